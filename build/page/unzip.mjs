// Lays out the bundle's zips in Python's file system. They are stored, not compressed (the wire compresses), so
// a file is a part of the archive's own bytes: nothing is copied, and Python need not run for it.

function* members(archive) {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const end = archive.byteLength - 22; // bundle.py writes no comment
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left -= 1) {
    const [size, local] = [view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    const [name, more, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [text.decode(new Uint8Array(archive, at + 46, name)), new Uint8Array(archive, start, size)];
    at += 46 + name + more + comment;
  }
}

// fs: Python's file system; what lies below `prefix` in the archive goes below `folder`
export function unzip(fs, archive, folder, prefix = "") {
  const made = new Set();
  for (const [name, bytes] of members(archive)) {
    const path = `${folder}/${name.slice(prefix.length)}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(path, bytes, { canOwn: true });
  }
}

// one file of an archive, undefined if it is not there
export function member(archive, wanted) {
  for (const [name, bytes] of members(archive)) if (name.endsWith(wanted)) return { name, bytes };
}
