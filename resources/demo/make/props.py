# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that stand in more than one picture."""
import math
import random

from pic import curve, dark, light, mix, num


def cloud(p, x, y, w, colour='#ffffff', o=1):
    h = w * .34
    p.path(f'M{num(x - w * .5)} {num(y)}C{num(x - w * .56)} {num(y - h * .5)} {num(x - w * .34)} {num(y - h * .7)} {num(x - w * .26)} {num(y - h * .5)}'
           f'C{num(x - w * .2)} {num(y - h * 1.15)} {num(x + w * .1)} {num(y - h * 1.15)} {num(x + w * .16)} {num(y - h * .62)}'
           f'C{num(x + w * .34)} {num(y - h * .85)} {num(x + w * .56)} {num(y - h * .4)} {num(x + w * .5)} {num(y)}Z', colour, o=o)


def bird(p, x, y, s, colour, o=1):
    p.path(f'M{num(x - s)} {num(y - s * .35)}Q{num(x - s * .4)} {num(y - s * .6)} {num(x)} {num(y)}Q{num(x + s * .4)} {num(y - s * .6)} {num(x + s)} {num(y - s * .35)}'
           f'Q{num(x + s * .45)} {num(y - s * .35)} {num(x)} {num(y + s * .16)}Q{num(x - s * .45)} {num(y - s * .35)} {num(x - s)} {num(y - s * .35)}Z', colour, o=o)


def heart(p, x, y, s, colour, o=1, turn=0):
    with p.group((x, y), turn, s):
        p.path('M0 .9C-1.3 0 -1.05 -.95 -.5 -.95C-.2 -.95 -.05 -.75 0 -.55C.05 -.75 .2 -.95 .5 -.95C1.05 -.95 1.3 0 0 .9Z', colour, o=o)


def star(p, x, y, r, colour, n=5, inner=.45, turn=-90, o=1):
    pts = []
    for i in range(n * 2):
        a = math.radians(turn + i * 180 / n)
        k = r if i % 2 == 0 else r * inner
        pts.append((x + k * math.cos(a), y + k * math.sin(a)))
    p.poly(pts, colour, o=o)


def skyline(p, x0, x1, base, low, high, colour, seed=1, windows=None, o=1):
    """A row of houses from x0 to x1 standing on base."""
    rnd = random.Random(seed)
    x = x0
    while x < x1:
        w = min(rnd.uniform(.35, .8) * (high + low) / 4 + 12, x1 - x)
        h = rnd.uniform(low, high)
        p.rect(x, base - h, w, h, colour, o=o)
        kind = rnd.random()
        if kind < .2:
            p.rect(x + w * .45, base - h - h * .16, w * .08, h * .16, colour, o=o)
        elif kind < .4:
            p.poly([(x, base - h), (x + w / 2, base - h - w * .35), (x + w, base - h)], colour, o=o)
        elif kind < .55:
            p.rect(x + w * .2, base - h - h * .08, w * .6, h * .08 + 1, colour, o=o)
        if windows:
            step = max(9, w / 5)
            yy = base - h + step * .7
            while yy < base - step:
                xx = x + step * .45
                while xx < x + w - step * .6:
                    if rnd.random() < .42:
                        p.rect(xx, yy, step * .4, step * .5, windows, o=o * rnd.uniform(.35, 1))
                    xx += step
                yy += step * 1.1
        x += w + (rnd.uniform(2, 8) if rnd.random() < .4 else 0)


def tree(p, x, y, h, leaf='#5f9a4f', trunk='#6b4a34', seed=1):
    rnd = random.Random(seed)
    p.tube([(x, y), (x + h * .01, y - h * .3), (x, y - h * .55)], [h * .1, h * .055, h * .03], trunk)
    for dx, dy, r in ((-.16, .5, .17), (.17, .52, .16), (-.1, .7, .2), (.12, .72, .18), (0, .86, .16), (0, .6, .18)):
        p.circle(x + h * dx, y - h * dy, h * r, mix(leaf, '#2c5a3a', rnd.uniform(0, .35)))
    for dx, dy, r in ((-.12, .76, .1), (.06, .86, .08), (.14, .64, .07)):
        p.circle(x + h * dx, y - h * dy, h * r, light(leaf, .18), o=.6)


def book(p, x, y, w, h, colour, title=None):
    """A closed book lying flat, its spine to us; x, y is the lower left corner."""
    p.rect(x, y - h, w, h, p.lin(light(colour, .15), colour, dark(colour, .18)), min(5, h * .2))
    p.rect(x + w * .06, y - h, w * .025, h, '#f3d58a', o=.85)
    p.rect(x + w * .9, y - h, w * .025, h, '#f3d58a', o=.85)
    if title:
        p.text(x + w / 2, y - h * .27, title, h * .58, '#fff4dc', 'serifbold', 'middle', spacing=h * .12)


def bubble(p, x, y, w, h, tail, fill='#ffffff', stroke=None, sw=3, r=None):
    """A speech bubble; tail is where it points to."""
    r = r or min(w, h) * .32
    cx = min(max(tail[0], x + r * 1.4), x + w - r * 1.4)
    below = tail[1] > y + h / 2
    edge = y + h if below else y
    a, b = (cx + r * .45, cx - r * .45) if below else (cx - r * .45, cx + r * .45)
    s = 1 if below else 0
    if below:
        d = (f'M{num(x + r)} {num(y)}L{num(x + w - r)} {num(y)}Q{num(x + w)} {num(y)} {num(x + w)} {num(y + r)}L{num(x + w)} {num(y + h - r)}'
             f'Q{num(x + w)} {num(y + h)} {num(x + w - r)} {num(y + h)}L{num(a)} {num(edge)}L{num(tail[0])} {num(tail[1])}L{num(b)} {num(edge)}'
             f'L{num(x + r)} {num(y + h)}Q{num(x)} {num(y + h)} {num(x)} {num(y + h - r)}L{num(x)} {num(y + r)}Q{num(x)} {num(y)} {num(x + r)} {num(y)}Z')
    else:
        d = (f'M{num(x + r)} {num(y)}L{num(a)} {num(edge)}L{num(tail[0])} {num(tail[1])}L{num(b)} {num(edge)}L{num(x + w - r)} {num(y)}'
             f'Q{num(x + w)} {num(y)} {num(x + w)} {num(y + r)}L{num(x + w)} {num(y + h - r)}Q{num(x + w)} {num(y + h)} {num(x + w - r)} {num(y + h)}'
             f'L{num(x + r)} {num(y + h)}Q{num(x)} {num(y + h)} {num(x)} {num(y + h - r)}L{num(x)} {num(y + r)}Q{num(x)} {num(y)} {num(x + r)} {num(y)}Z')
    p.path(d, fill, stroke, sw)


def phone(p, x, y, w, h, screen='#cfe8ff', body='#1b1f2a', turn=0):
    """A telephone seen from the front, x, y its centre; draws the empty screen."""
    with p.group((x, y), turn):
        r = w * .13
        p.rect(-w / 2, -h / 2, w, h, p.lin(light(body, .2), body, a=(0, 0), b=(1, 1)), r)
        p.rect(-w * .45, -h * .475, w * .9, h * .95, screen, r * .75)
        p.rect(-w * .14, -h * .465, w * .28, w * .05, body, w * .025)


def covered(p, holes, colour, r=0):
    """Covers the page but for the holes (x, y, w, h): the frame of a comic."""
    d = f'M-50 -50L{p.w + 50} -50L{p.w + 50} {p.h + 50}L-50 {p.h + 50}Z'
    for x, y, w, h in holes:
        d += f'M{num(x)} {num(y)}L{num(x)} {num(y + h)}L{num(x + w)} {num(y + h)}L{num(x + w)} {num(y)}Z'
    p.path(d, colour, rule='evenodd')


def rain(p, x0, y0, x1, y1, n, colour, seed=3, length=34, slant=.22, o=.5, skip=None):
    rnd = random.Random(seed)
    for _ in range(n):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        k = rnd.uniform(.5, 1.2) * length
        if skip and (skip(x, y) or skip(x - k * slant, y + k)):
            continue
        p.line([(x, y), (x - k * slant, y + k)], colour, rnd.uniform(1.2, 2.6), o * rnd.uniform(.4, 1))


def seal(p, x, y, size, chars, colour='#b3322a', seed=5, carved=True):
    """A square seal, its characters in columns from right to left."""
    rnd = random.Random(seed)
    pts = []
    for side in range(4):
        for i in range(6):
            t = i / 6
            ex, ey = ((t, 0), (1, t), (1 - t, 1), (0, 1 - t))[side]
            pts.append((x + (ex + rnd.uniform(-.018, .018)) * size, y + (ey + rnd.uniform(-.018, .018)) * size))
    if carved:
        p.path(curve(pts, True, .55), colour, o=.93)
    else:
        p.path(curve(pts, True, .55), None, colour, size * .06)
    n = math.ceil(math.sqrt(len(chars)))
    cell = size * .86 / n
    ink = '#f7efe0' if carved else colour
    middle = (n - math.ceil(len(chars) / n)) * cell * .5
    for i, char in enumerate(chars):
        col, row = i // n, i % n
        rows = min(n, len(chars) - col * n)
        p.text(x + size * .93 - middle - cell * (col + .5), y + size * .07 + cell * (row + .86) + (n - rows) * cell * .5,
               char, cell * .96, ink, 'serifbold', 'middle')
    for _ in range(14):
        p.circle(x + rnd.random() * size, y + rnd.random() * size, rnd.uniform(.004, .014) * size, '#f7efe0' if carved else colour, o=.6)
