# SPDX-License-Identifier: GPL-3.0-or-later
"""An SVG page to draw on: shapes, gradients, lettering as paths. Only what Qt's SVG (Tiny 1.2) can show:
no clip paths, masks, filters or fonts, so what must be cut off is covered instead."""
import math
from contextlib import contextmanager
from functools import lru_cache

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTCollection, TTFont

NOTO = '/usr/share/fonts/opentype/noto/'
WENKAI = '/usr/share/fonts/truetype/lxgw-wenkai/'
FACES = {
    'sans': (NOTO + 'NotoSansCJK-Regular.ttc', 2),
    'bold': (NOTO + 'NotoSansCJK-Bold.ttc', 2),
    'serif': (NOTO + 'NotoSerifCJK-Regular.ttc', 2),
    'serifbold': (NOTO + 'NotoSerifCJK-Bold.ttc', 2),
    'hand': (WENKAI + 'LXGWWenKai-Regular.ttf', None),
    'handbold': (WENKAI + 'LXGWWenKai-Bold.ttf', None),
}


def num(value):
    text = f'{value:.1f}'
    return text[:-2] if text.endswith('.0') else text


@lru_cache(None)
def face(name):
    path, index = FACES[name]
    font = TTFont(path) if index is None else TTCollection(path).fonts[index]
    return font, font.getGlyphSet(), font.getBestCmap(), font['head'].unitsPerEm


def glyph(name, char):
    font, glyphs, cmap, em = face(name)
    if ord(char) not in cmap:
        raise ValueError(f'{name} has no glyph for {char!r}')
    return glyphs, glyphs[cmap[ord(char)]], em


def text_width(text, size, name='sans', spacing=0):
    return sum(glyph(name, c)[1].width / glyph(name, c)[2] * size + spacing for c in text) - spacing


def mix(a, b, t):
    ca, cb = (tuple(int(c[i:i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return '#' + ''.join(f'{round(x + (y - x) * t):02x}' for x, y in zip(ca, cb))


def dark(colour, t=0.2):
    return mix(colour, '#10131c', t)


def light(colour, t=0.2):
    return mix(colour, '#ffffff', t)


def curve(points, closed=False, tension=1.0):
    """A Catmull-Rom spline through the points, as path data."""
    n = len(points)
    at = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
    out = [f'M{num(points[0][0])} {num(points[0][1])}']
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        out.append('C' + ' '.join(num(v) for v in (*c1, *c2, *p2)))
    return ''.join(out) + ('Z' if closed else '')


def sampled(points, steps=8):
    """Points lying close together on the spline, with the parameter 0 … 1 of each."""
    n = len(points)
    at = lambda i: points[min(max(i, 0), n - 1)]
    out = []
    for i in range(n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for s in range(steps):
            t = s / steps
            f = lambda a, b, c, d: 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                          + (3 * b - a - 3 * c + d) * t ** 3)
            out.append((f(p0[0], p1[0], p2[0], p3[0]), f(p0[1], p1[1], p2[1], p3[1]), (i + t) / (n - 1)))
    out.append((points[-1][0], points[-1][1], 1.0))
    return out


def tube(points, widths, steps=8, caps=True):
    """The outline of a line whose width changes: limbs, branches, brush strokes."""
    line = sampled(points, steps)
    m = len(widths) - 1

    def width(t):
        i = min(int(t * m), m - 1) if m else 0
        if not m:
            return widths[0]
        f = t * m - i
        f = f * f * (3 - 2 * f)
        return widths[i] + (widths[i + 1] - widths[i]) * f
    left, right = [], []
    for i, (x, y, t) in enumerate(line):
        xa, ya, _ = line[max(i - 1, 0)]
        xb, yb, _ = line[min(i + 1, len(line) - 1)]
        dx, dy = xb - xa, yb - ya
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        w = width(t) / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    r0, r1 = widths[0] / 2, widths[-1] / 2
    d = f'M{num(left[0][0])} {num(left[0][1])}'
    d += ''.join(f'L{num(x)} {num(y)}' for x, y in left[1:])
    if caps:
        d += f'A{num(r1)} {num(r1)} 0 0 0 {num(right[-1][0])} {num(right[-1][1])}'
    d += ''.join(f'L{num(x)} {num(y)}' for x, y in reversed(right))
    if caps:
        d += f'A{num(r0)} {num(r0)} 0 0 0 {num(left[0][0])} {num(left[0][1])}'
    return d + 'Z'


class Pic:
    def __init__(self, width, height, ground=None):
        self.w, self.h = width, height
        self.defs, self.body, self.count, self.lettered = [], [], 0, 0
        if ground:
            self.rect(0, 0, width, height, ground)

    # --- paint ---
    def _stops(self, stops):
        n = len(stops) - 1
        out = ''
        for i, stop in enumerate(stops):
            colour, opacity, at = stop, 1, i / n
            if isinstance(stop, tuple):
                colour, opacity, *rest = stop
                at = rest[0] if rest else at
            out += f'<stop offset="{at:.3g}" stop-color="{colour}"'
            out += f' stop-opacity="{opacity:.3g}"/>' if opacity != 1 else '/>'
        return out

    def lin(self, *stops, a=(0, 0), b=(0, 1), page=False):
        """A linear gradient from a to b, in shares of the shape or in page units. A stop is a colour or
        (colour, opacity[, place])."""
        self.count += 1
        units = ' gradientUnits="userSpaceOnUse"' if page else ''
        self.defs.append(f'<linearGradient id="g{self.count}" x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" '
                         f'y2="{b[1]:g}"{units}>{self._stops(stops)}</linearGradient>')
        return f'url(#g{self.count})'

    def rad(self, *stops, c=(0.5, 0.5), r=0.5, page=False):
        self.count += 1
        units = ' gradientUnits="userSpaceOnUse"' if page else ''
        self.defs.append(f'<radialGradient id="g{self.count}" cx="{c[0]:g}" cy="{c[1]:g}" r="{r:g}" '
                         f'fx="{c[0]:g}" fy="{c[1]:g}"{units}>{self._stops(stops)}</radialGradient>')
        return f'url(#g{self.count})'

    def _style(self, fill, stroke, width, opacity, dash, cap):
        out = f' fill="{fill or "none"}"'
        if stroke:
            out += f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="{cap}" stroke-linejoin="round"'
        if dash:
            out += f' stroke-dasharray="{dash}"'
        if opacity != 1:
            out += f' opacity="{opacity:g}"'
        return out

    def _put(self, tag, fill, stroke, width, opacity, dash=None, cap='round'):
        self.body.append(f'<{tag}{self._style(fill, stroke, width, opacity, dash, cap)}/>')

    # --- shapes ---
    def rect(self, x, y, w, h, fill=None, r=0, stroke=None, sw=1, o=1):
        round_ = f' rx="{r:g}" ry="{r:g}"' if r else ''
        self._put(f'rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{round_}', fill, stroke, sw, o)

    def circle(self, x, y, r, fill=None, stroke=None, sw=1, o=1):
        self._put(f'circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"', fill, stroke, sw, o)

    def ellipse(self, x, y, rx, ry, fill=None, stroke=None, sw=1, o=1):
        self._put(f'ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"', fill, stroke, sw, o)

    def path(self, d, fill=None, stroke=None, sw=1, o=1, dash=None, cap='round', rule=None):
        extra = f' fill-rule="{rule}"' if rule else ''
        self._put(f'path d="{d}"{extra}', fill, stroke, sw, o, dash, cap)

    def poly(self, points, fill=None, stroke=None, sw=1, o=1):
        self.path('M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in points) + 'Z', fill, stroke, sw, o)

    def blob(self, points, fill=None, stroke=None, sw=1, o=1, tension=1.0):
        self.path(curve(points, True, tension), fill, stroke, sw, o)

    def line(self, points, stroke, sw=1, o=1, dash=None, smooth=False, cap='round'):
        d = curve(points) if smooth else 'M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in points)
        self.path(d, None, stroke, sw, o, dash, cap)

    def tube(self, points, widths, fill, o=1, steps=8, caps=True):
        self.path(tube(points, widths, steps, caps), fill, o=o)

    def glow(self, x, y, r, colour, strength=0.8, ry=None):
        paint = self.rad((colour, strength), (colour, strength * 0.35, 0.45), (colour, 0))
        self.ellipse(x, y, r, ry or r, paint)

    def shadow(self, x, y, rx, ry, strength=0.35, colour='#0b1020'):
        self.ellipse(x, y, rx, ry, self.rad((colour, strength), (colour, strength * 0.6, 0.5), (colour, 0)))

    @contextmanager
    def group(self, move=(0, 0), turn=0, size=1, flip=False, o=1):
        parts = [f'translate({num(move[0])} {num(move[1])})']
        if turn:
            parts.append(f'rotate({turn:g})')
        if size != 1 or flip:
            parts.append(f'scale({-size if flip else size:g} {size:g})')
        opacity = f' opacity="{o:g}"' if o != 1 else ''
        self.body.append(f'<g transform="{" ".join(parts)}"{opacity}>')
        yield
        self.body.append('</g>')

    # --- lettering ---
    def text(self, x, y, text, size, fill, name='sans', anchor='start', spacing=0, o=1, stroke=None, sw=0):
        """One line of lettering on the base line y, as one path."""
        width = text_width(text, size, name, spacing)
        pen_x = x - {'start': 0, 'middle': width / 2, 'end': width}[anchor]
        d = ''
        for char in text:
            glyphs, shape, em = glyph(name, char)
            pen = SVGPathPen(glyphs, num)
            k = size / em
            shape.draw(TransformPen(pen, (k, 0, 0, -k, pen_x, y)))
            d += pen.getCommands()
            pen_x += shape.width * k + spacing
        self.lettered += width * size * 1.05
        if stroke:
            self.path(d, None, stroke, sw, o)
        self.path(d, fill, o=o)
        return width

    def lines(self, x, y, rows, size, fill, name='sans', anchor='start', gap=1.6, spacing=0, o=1):
        for i, row in enumerate(rows):
            if row:
                self.text(x, y + i * size * gap, row, size, fill, name, anchor, spacing, o)
        return y + len(rows) * size * gap

    def column(self, x, y, text, size, fill, name='hand', gap=1.15, o=1):
        """One vertical column, x at its middle, y at the top of the first character."""
        for i, char in enumerate(text):
            if char != ' ':
                self.text(x, y + size * (0.86 + i * gap), char, size, fill, name, 'middle', o=o)

    def write(self, path, title):
        with open(path, 'w', encoding='utf-8') as out:
            out.write(f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
                      f'viewBox="0 0 {self.w} {self.h}" width="{self.w}" height="{self.h}">\n'
                      f'<title>{title}</title>\n<desc>Yuyi example set, CC0-1.0</desc>\n')
            if self.defs:
                out.write('<defs>\n' + '\n'.join(self.defs) + '\n</defs>\n')
            out.write('\n'.join(self.body) + '\n</svg>\n')
