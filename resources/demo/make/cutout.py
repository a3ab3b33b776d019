# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture without a ground: what is not drawn stays see-through."""
import math

from pic import Pic, dark, light, mix
from props import tree


def bulb():
    p = Pic(900, 1200)
    p.glow(450, 470, 440, '#fff1a8', .55)
    for a in range(-150, -29, 20):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.line([(450 + 372 * c, 470 + 372 * s), (450 + 424 * c, 470 + 424 * s)], '#f2b632', 12)
    glass = 'M450 150C640 150 770 290 770 460C770 610 660 690 600 790C584 818 578 850 574 880L326 880C322 850 316 818 300 790C240 690 130 610 130 460C130 290 260 150 450 150Z'
    p.path(glass, p.rad(('#fffef2', .96), ('#eef8d8', .92, .6), ('#c9e6c0', .94), c=(.45, .4), r=.7))
    # the ground in the lamp, a tree for a filament
    p.path('M196 640C300 606 420 660 520 628C600 606 660 620 704 642C676 694 634 736 600 790C584 818 578 850 574 880L326 880C322 850 316 818 300 790C266 736 224 694 196 640Z', p.lin('#8fbf5a', '#5a8a45', '#6b4a32'))
    tree(p, 450, 656, 410, '#5fa84f', '#7a5438', 12)
    for pts in ([(450, 650), (420, 730), (380, 800), (386, 876)], [(450, 650), (470, 740), (516, 800), (512, 876)], [(450, 650), (448, 760), (452, 876)]):
        p.tube(pts, [12, 8, 6, 5], '#c9a56e', .9)
    p.rect(548, 590, 66, 48, '#f4efe0')
    p.poly([(538, 594), (581, 556), (624, 594)], '#c9503f')
    p.rect(572, 608, 18, 30, '#7a5138')
    p.path(glass, None, '#7fae8a', 9)
    p.path('M206 470C206 350 280 250 380 220', None, '#ffffff', 20, .8)
    p.circle(222, 540, 11, '#ffffff', o=.8)
    # the socket grows into a plug
    for i, y in enumerate((880, 930, 980)):
        p.rect(318 + i * 6, y, 264 - i * 12, 44, p.lin('#e9edf0', '#aab4bd', '#6f7a85', a=(0, 0), b=(1, 0)), 16)
    p.path('M350 1024L550 1024C540 1070 500 1086 450 1086C400 1086 360 1070 350 1024Z', '#3a4149')
    p.tube([(450, 1086), (452, 1130), (470, 1170)], [20, 18, 14], '#4f8a45')
    for x, y, a in ((462, 1140, 70), (456, 1120, -80)):
        with p.group((x, y), a):
            p.path('M0 0C-18 -20 -18 -52 0 -72C18 -52 18 -20 0 0Z', '#7cbf5a')
    return p


PICTURES = {'bulb': (bulb, '灯泡里的树')}
