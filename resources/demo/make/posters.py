# SPDX-License-Identifier: GPL-3.0-or-later
"""Posters in which a picture leads and a few words follow."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix
from props import bird, cloud, heart, seal, skyline, star, tree


def rice():
    p = Pic(1100, 1500)
    p.rect(0, 0, 1100, 1500, p.lin('#fbf3df', '#f6e6c2', '#eccf98'))
    p.glow(550, 640, 560, '#fffdf2', .9)
    p.circle(830, 330, 92, '#e0573c')
    for x, y, w, o in ((240, 300, 240, .9), (930, 430, 200, .9), (560, 220, 150, .7)):
        cloud(p, x, y, w, '#ffffff', o)
    # the hill of rice is a hill of fields
    top = [(550, 470, 60), (548, 540, 130), (553, 615, 205), (548, 695, 280), (551, 780, 345), (549, 868, 398)]
    for i, (cx, cy, rx) in enumerate(reversed(top)):
        k = len(top) - 1 - i
        ry = rx * .27 + 12
        p.path(f'M{cx - rx} {cy}C{cx - rx} {cy + ry * 1.2} {cx + rx} {cy + ry * 1.2} {cx + rx} {cy}L{cx + rx} {cy + 60}C{cx + rx} {cy + 60 + ry} {cx - rx} {cy + 60 + ry} {cx - rx} {cy + 60}Z', mix('#b98a4a', '#8f6a38', k / 6))
        p.ellipse(cx, cy, rx, ry, p.lin('#f3d982', '#cfc25a', '#9fb04a'))
        p.ellipse(cx, cy + ry * .2, rx * .82, ry * .66, p.lin(('#d9f0f2', .85), ('#a9d5d9', .55)))
        rnd = random.Random(k)
        for _ in range(int(16 + rx * .3)):
            a = rnd.uniform(0, math.tau)
            q = rnd.uniform(.55, .97)
            x, y = cx + rx * q * math.cos(a), cy + ry * q * math.sin(a)
            n = 9 + k * .0 + ry * .10
            p.path(f'M{x:.1f} {y:.1f}l-4 -{n:.1f}M{x:.1f} {y:.1f}l0 -{n * 1.2:.1f}M{x:.1f} {y:.1f}l4 -{n:.1f}', None, rnd.choice(('#5f8f3a', '#7fa845', '#4f7d36', '#d9b23c')), 2.6)
    # farmer and ox on the second step
    p.shadow(470, 566, 60, 9, .4)

    def hoe(q, hand):
        q.path(f'M{hand[0] - 16} {hand[1] + 22}L{hand[0] + 22} {hand[1] - 30}', None, '#6b4a2e', 2.6)
        q.path(f'M{hand[0] - 16} {hand[1] + 22}l10 8l-14 6Z', '#4a4f55')
    figure(p, 462, 566, 150, 'walk', '#c9d4d8', '#4a5a70', '#5a4030', SKIN[3], 'short', INK, False, 'smile', 26, neck=(10, -72), head=(18, -80), hold=hoe,
           en=(14, -58), hn=(24, -56), ef=(18, -60), hf=(28, -58))
    p.path('M478 438L502 420L524 446C508 454 490 452 478 438Z', '#d9b25a')
    with p.group((630, 572), 0, .62):
        p.shadow(0, 4, 100, 12, .4)
        p.path('M-86 -84C-60 -104 40 -104 74 -88C96 -100 112 -92 118 -76L138 -58C142 -46 130 -38 116 -42L100 -50C92 -36 86 -30 80 -26L80 2L60 2L58 -24L-40 -24L-44 2L-66 2L-70 -34C-88 -46 -96 -66 -86 -84Z', '#6b5a52')
        p.path('M98 -90C92 -120 112 -134 136 -128C120 -122 112 -112 112 -92Z', '#e9dcc0')
        p.circle(112, -70, 4, '#1d1a1a')
        p.path('M-86 -80C-108 -70 -106 -40 -98 -20', None, '#6b5a52', 7)
        p.tube([(54, -24), (54, 2)], [16, 14], '#574840')
        p.tube([(-54, -24), (-54, 2)], [16, 14], '#574840')
    # bowl
    p.shadow(550, 1268, 420, 40, .4, '#5a3a18')
    p.path('M110 868C110 1090 290 1225 430 1240L670 1240C810 1225 990 1090 990 868C880 950 220 950 110 868Z', p.lin('#f7fafb', '#d9e4ea', '#9fb5c4', a=(0, 0), b=(1, 1)))
    p.path('M110 868C220 950 880 950 990 868C990 884 989 898 987 912C880 992 220 992 113 912C111 898 110 884 110 868Z', '#2f5f9f')
    for i in range(9):
        x = 205 + i * 86
        y = 1020 - abs(i - 4) * 11
        p.path(f'M{x - 30} {y}q0 -30 26 -30q22 2 20 22q-4 14 -18 10q-8 -6 0 -14', None, '#2f5f9f', 6, .85)
        p.line([(x - 34, y + 10), (x + 30, y + 10)], '#2f5f9f', 5, .85)
    p.path('M180 1000C230 1120 330 1190 430 1215', None, '#ffffff', 22, .6)
    p.path('M420 1238L440 1272L660 1272L680 1238Z', p.lin('#d9e4ea', '#9fb5c4', a=(0, 0), b=(1, 0)))
    p.rect(432, 1250, 236, 8, '#2f5f9f')
    # chopsticks
    for a, b in (((1010, 560), (800, 930)), ((1062, 590), (842, 938))):
        p.tube([a, b], [26, 13], '#8f3527')
        p.tube([a, (a[0] + (b[0] - a[0]) * .2, a[1] + (b[1] - a[1]) * .2)], [27, 25], '#d9a441')
    p.column(120, 330, '粒粒皆辛苦', 92, '#6b3a1d', 'handbold', 1.08)
    p.text(550, 1396, '一碗饭里，有一座山的汗水', 54, '#6b3a1d', 'handbold', 'middle', 4)
    p.text(550, 1452, '光盘，从这一餐开始', 32, '#8f5f35', 'hand', 'middle', 6)
    return p


def water():
    p = Pic(1200, 800)
    p.rect(0, 0, 1200, 800, p.lin('#e9c58f', '#d9a566', '#b97a45'))
    p.glow(930, 160, 300, '#fff0c2', .9)
    p.circle(930, 160, 70, '#fff3cf')
    rnd = random.Random(40)
    p.rect(0, 540, 1200, 260, '#5f3c22')
    p.rect(0, 534, 1200, 12, '#8f6238')
    rows = [540, 562, 592, 632, 684, 750, 840]
    grid = []
    for i, y in enumerate(rows):
        step = 66 + i * 24
        grid.append([(-80 + k * step + (step / 2 if i % 2 else 0) + rnd.uniform(-.18, .18) * step, y + (rnd.uniform(-.2, .2) * (y - 530) * .3 if i else 0)) for k in range(int(1400 / step) + 2)])
    for upper, lower in zip(grid, grid[1:]):
        for k in range(len(upper) - 1):
            (ax, ay), (bx, by) = upper[k], upper[k + 1]
            near = sorted(lower, key=lambda q: abs(q[0] - (ax + bx) / 2))[:2]
            near.sort(key=lambda q: -q[0])
            poly = [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - 3), (bx, by), *near]
            cx = sum(x for x, _ in poly) / len(poly)
            cy = sum(y for _, y in poly) / len(poly)
            p.blob([(cx + (x - cx) * .93, cy + (y - cy) * .9) for x, y in poly], mix('#c08a55', '#9a6840', rnd.random()), tension=.45)
    # tap
    steel = p.lin('#f4f7f9', '#b9c4cc', '#6f7d88', a=(0, 0), b=(0, 1))
    p.rect(-20, 130, 330, 74, steel)
    p.rect(60, 112, 34, 110, steel, 6)
    p.path('M300 130C400 130 430 180 430 250L430 280L350 280L350 250C350 220 336 204 300 204Z', p.lin('#f4f7f9', '#aab6bf', '#6f7d88', a=(1, 0), b=(0, 1)))
    p.rect(340, 276, 100, 22, '#8a97a2', 6)
    p.rect(186, 84, 26, 52, steel)
    p.tube([(120, 80), (199, 70), (280, 80)], [26, 20, 26], '#c9463d')
    # drop with a fish that has nowhere else to be
    p.shadow(390, 655, 120, 16, .45)
    p.glow(390, 470, 210, '#dff6ff', .7)
    p.path('M390 312C430 400 500 450 500 530C500 594 450 640 390 640C330 640 280 594 280 530C280 450 350 400 390 312Z',
           p.rad(('#e9fbff', .95), ('#8fd6ee', .92, .55), ('#3f9fc9', .95), c=(.42, .55), r=.62))
    p.path('M310 520C312 470 344 438 366 404', None, '#ffffff', 12, .8)
    p.ellipse(462, 574, 12, 20, '#ffffff', o=.5)
    with p.group((396, 545), -6, 1.05):
        p.path('M-58 0C-40 -38 20 -38 46 -4L78 -26L72 2L80 28L46 6C20 36 -40 34 -58 0Z', p.lin('#ff9a4a', '#ef6a35', '#d9502f'))
        p.path('M-6 -28C4 -48 26 -44 30 -24Z', '#f2803f')
        p.path('M-14 -22C-6 -8 -6 10 -14 24', None, '#fff2df', 7)
        p.path('M14 -22C20 -8 20 10 14 22', None, '#fff2df', 6)
        p.circle(-38, -6, 8, '#fff')
        p.circle(-39, -5, 4.4, INK)
        p.path('M-56 6Q-50 10 -46 6', None, '#8f3527', 3)
    for x, y, r in ((350, 500, 6), (342, 478, 4), (352, 460, 3)):
        p.circle(x, y, r, None, '#ffffff', 2.4, .9)
    # bones in the dry bed
    with p.group((860, 690), -8, 1.1):
        p.path('M-90 0L70 0', None, '#f3e6cb', 8)
        for k in range(-60, 60, 24):
            n = 34 - abs(k) * .28
            p.path(f'M{k} -{n:.0f}Q{k + 10} 0 {k} {n:.0f}', None, '#f3e6cb', 6)
        p.poly([(70, 0), (106, -28), (98, 0), (106, 28)], '#f3e6cb')
        p.path('M-90 -26C-140 -24 -150 18 -90 26C-80 10 -80 -10 -90 -26Z', '#f3e6cb')
        p.circle(-112, -4, 6, '#7a4f2e')
    p.text(620, 330, '这是最后一滴', 76, '#fff8e6', 'bold', spacing=8)
    p.text(624, 400, '还是第一次珍惜？', 54, '#fff1d0', 'sans', spacing=6)
    p.rect(624, 432, 120, 7, '#3f9fc9')
    p.text(624, 488, '节约用水 · 就在现在', 34, '#6b3f1f', 'bold', spacing=4)
    return p


def cigarette():
    p = Pic(900, 1350)
    p.rect(0, 0, 900, 1350, p.lin('#17191f', '#262a33', '#3a3f4a'))
    p.glow(450, 980, 420, '#6a2f1a', .55)
    rnd = random.Random(7)
    # smoke that becomes a family leaving
    for i in range(60):
        t = i / 60
        x = 450 + 130 * math.sin(t * 5) * t + rnd.uniform(-20, 20)
        y = 770 - t * 560
        r = 26 + t * 110
        p.circle(x, y, r, p.rad(('#cfd6de', .10), ('#cfd6de', .05, .6), ('#cfd6de', 0)))
    for x, h, kind in ((330, 330, 'bob'), (470, 210, 'twin'), (590, 350, 'short')):
        c = '#8d959f'
        front_figure(p, x, 560, h, c, mix(c, '#5f6670', .3), mix(c, '#ffffff', .12), kind, mix(c, '#565d67', .4), 'shut', c, child=kind == 'twin', face='back',
                     skirt=mix(c, '#666e78', .4) if kind != 'short' else None, neck=mix(c, '#ffffff', .05))
    for i in range(34):
        x, y, r = rnd.uniform(230, 690), rnd.uniform(440, 620), rnd.uniform(30, 80)
        p.circle(x, y, r, p.rad(('#2a2e37', .5), ('#2a2e37', 0)))
    for i in range(20):
        p.circle(450 + rnd.uniform(-50, 50), 800 - i * 12, 24 + i * 2, p.rad(('#cfd6de', .14), ('#cfd6de', 0)))
    # cigarette, burning like a fuse to a clock
    p.shadow(450, 1220, 330, 26, .6)
    p.rect(405, 860, 90, 250, p.lin('#d9d6cf', '#ffffff', '#c9c6c0', a=(0, 0), b=(1, 0)), 4)
    p.rect(405, 1060, 90, 140, p.lin('#b9793a', '#e0a35a', '#9c6128', a=(0, 0), b=(1, 0)), 4)
    for _ in range(26):
        p.circle(rnd.uniform(410, 490), rnd.uniform(1068, 1192), 2.4, '#8a5522', o=.7)
    p.rect(405, 1054, 90, 8, '#d9b25a')
    p.path('M405 866C405 810 420 790 436 780C450 800 470 776 480 800C492 812 495 840 495 866Z', '#5a5a5e')
    p.path('M405 868C420 846 440 880 456 858C470 842 484 878 495 862L495 882L405 882Z', '#ff7a2f')
    p.glow(450, 866, 120, '#ff7a2f', .7)
    for k, y in enumerate((930, 980, 1030)):
        p.text(450, y, ('工作', '健康', '家人')[k], 34, '#9aa0a6', 'bold', 'middle')
    p.text(450, 1282, '你吐出的，不只是烟', 58, '#f1ede4', 'bold', 'middle', 4)
    p.text(450, 1324, '戒烟，为了还在等你回家的人', 28, '#b9bec7', 'sans', 'middle', 3)
    return p


def reading():
    p = Pic(1000, 1400)
    p.rect(0, 0, 1000, 1400, p.lin('#0f3d4a', '#1b6470', '#3f9a94'))
    p.glow(500, 560, 480, '#ffe9b0', .75)
    # a book is a boat, its page a sail
    p.circle(770, 250, 82, '#fff0c2')
    for x, y in ((180, 250), (300, 160), (420, 240), (890, 420), (120, 480), (640, 120)):
        star(p, x, y, 9, '#fff6dc', 4, .35)
    p.line([(500, 330), (500, 900)], '#6b4226', 16)
    p.path('M488 350C420 520 330 700 210 820C320 860 420 850 488 830Z', p.lin('#fffdf4', '#e9dcc0', a=(1, 0), b=(0, 1)))
    p.path('M512 350C600 500 720 640 800 760C720 830 610 850 512 830Z', p.lin('#fff7e2', '#d9c9a4'))
    for i in range(9):
        y = 470 + i * 40
        wl = 40 + i * 24
        p.path(f'M{470 - wl} {y + 8}Q{470 - wl / 2} {y - 2} 468 {y}', None, '#b9a67a', 4, .8)
        p.path(f'M534 {y}Q{534 + wl / 2} {y - 2} {534 + wl * .9} {y + 8}', None, '#b9a67a', 4, .8)
    p.path('M494 330L494 290L580 306L494 326Z', '#d8433b')
    p.path('M120 880C300 930 700 930 880 880C840 1010 700 1060 500 1060C300 1060 160 1010 120 880Z', p.lin('#a5382c', '#7a2822'))
    p.path('M120 880C300 930 700 930 880 880L872 906C700 952 300 952 128 906Z', '#fff7e2')
    p.path('M128 906C300 952 700 952 872 906L866 920C700 966 300 966 134 920Z', '#e9dcc0')
    p.path('M500 960L500 1060', None, '#d9b25a', 10)
    figure(p, 660, 916, 190, 'stand', '#f2b632', '#2f4a6b', '#c9463d', SKIN[0], 'short', '#2a2227', False, 'smile', -10, child=True, en=(10, -78), hn=(20, -88), ef=(4, -60), hf=(8, -48))
    p.tube([(700, 752), (740, 738)], [9, 13], '#d9b25a')
    for i, (y, o) in enumerate(((1010, .55), (1060, .7), (1120, .85), (1190, 1))):
        d = f'M-20 {y}'
        for k in range(6):
            d += f'q50 -34 100 0t100 0'
        p.path(d + 'L1200 1420L-20 1420Z', mix('#2f8f94', '#0c3440', i / 3), o=o)
    p.text(500, 1260, '读一本书', 92, '#fff7e2', 'serifbold', 'middle', 12)
    p.text(500, 1336, '就多一片海', 60, '#ffe3a0', 'serif', 'middle', 12)
    return p


PICTURES = {'rice': (rice, '粒粒皆辛苦'), 'water': (water, '最后一滴'), 'smoke': (cigarette, '不只是烟'), 'reading': (reading, '书船')}
