"""Takes annotations out of the game's code for the page: nothing there reads them.

A NamedTuple whose annotations are text compiles each of them when its module is imported: some 800 small
compilations, a fifth of all imports in WebAssembly.
"""

import ast
import importlib.util
import marshal
from typing import TypeVar

UNCHECKED_HASH = 1  # flags of a .pyc whose source nobody looks at (PEP 552)
Def = TypeVar("Def", ast.FunctionDef, ast.AsyncFunctionDef)


class Bare(ast.NodeTransformer):
    """Leaves only that a class has a field: its annotation is None."""

    def __init__(self) -> None:
        self._in_class = False

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """Without annotations, postponing them is of no use."""
        return None if node.module == "__future__" else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._within(node, True)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if self._in_class:
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
            return node
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def _function(self, node: Def) -> ast.AST:
        node.returns = None
        return self._within(node, False)

    def _within(self, node: ast.AST, in_class: bool) -> ast.AST:
        before, self._in_class = self._in_class, in_class
        self.generic_visit(node)
        self._in_class = before
        return node


def bare(source: str, name: str) -> ast.Module:
    """The syntax tree of a module without its annotations."""
    tree = Bare().visit(ast.parse(source, name))
    if not isinstance(tree, ast.Module):
        raise TypeError(f"{name} is no module")
    return tree


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """The .pyc of a module without its annotations; `name` is what tracebacks call it."""
    code = compile(bare(source.decode(), name), name, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little")
    return header + importlib.util.source_hash(source) + marshal.dumps(code)
