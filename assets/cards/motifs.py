"""What the courts of one suit wear: a motif on the dress and one on the belt, its own 180-degree turn."""

DRESS = {
    "s": "motif M-38,-18 L0,10 L38,-18 L38,0 L0,28 L-38,0 Z",
    "h": "motif* M-36,-8 A17,17 0 0 0 -2,-8 Z; M-17,12 A17,17 0 0 0 17,12 Z",
    "d": "motif* M-18,-20 L-5,0 L-18,20 L-31,0 Z; M18,-20 L31,0 L18,20 L5,0 Z",
    "c": "motif* o 0 -11 9; o -11 8 9",
}
BELT = {
    "s": "stock M-27.3,-7 L-13.5,-21 L13.5,7 L27.3,-7 L27.3,7 L13.5,21 L-13.5,-7 L-27.3,7 Z",
    "h": "stock o 0 0 14\nmain o 0 0 6",
    "d": "stock M-23,0 L0,-18 L23,0 L0,18 Z\nmain M-10,0 L0,-8 L10,0 L0,8 Z",
    "c": "stock* o -9 -9 8; o -9 9 8",
}
