# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures in the manner of ink painting: washes are gradients that end in nothing, strokes have a width that
swells and dries, and wet edges are several see-through layers."""
import math
import random

from pic import Pic, curve, mix, num, sampled, tube
from props import seal

SUMI = '#1f2326'
PAPERS = ('#f3ecda', '#ece2cb')


def paper(w, h, tones=PAPERS):
    p = Pic(w, h)
    p.rect(0, 0, w, h, p.rad(tones[0], tones[0], tones[1], c=(.5, .45), r=.75))
    return p


def ridge(rnd, x0, x1, base, height, rough=.5, steps=7):
    """A mountain line by halving: points from left to right."""
    pts = [(x0, base), (x0 + (x1 - x0) * rnd.uniform(.35, .65), base - height), (x1, base)]
    swing = height * .34
    for _ in range(steps - 2):
        out = [pts[0]]
        for (ax, ay), (bx, by) in zip(pts, pts[1:]):
            out.append(((ax + bx) / 2 + rnd.uniform(-.12, .12) * (bx - ax), (ay + by) / 2 + rnd.uniform(-swing, swing) * rough))
            out.append((bx, by))
        pts, swing = out, swing * .55
    return pts


def mountain(p, rnd, x0, x1, base, height, ink, strength, rough=.5, texture=60, foot=None):
    pts = ridge(rnd, x0, x1, base, height, rough)
    top = min(y for _, y in pts)
    foot = foot or base
    d = 'M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in pts) + f'L{num(x1)} {num(foot)}L{num(x0)} {num(foot)}Z'
    p.path(d, p.lin((ink, strength), (ink, strength * .55, .35), (ink, strength * .12, .75), (ink, 0), a=(0, top), b=(0, foot), page=True))
    for k in range(2):
        shift = (k + 1) * height * .012
        e = 'M' + 'L'.join(f'{num(x)} {num(y + shift)}' for x, y in pts)
        p.path(e, None, ink, height * (.010 - .004 * k), strength * (.75 - .35 * k))
    # the dry strokes that show how the rock is split
    for _ in range(texture):
        i = rnd.randrange(2, len(pts) - 2)
        x, y = pts[i]
        slope = (pts[i + 1][1] - pts[i - 1][1]) / max(1, pts[i + 1][0] - pts[i - 1][0])
        way = 1 if slope > 0 else -1
        n = rnd.uniform(.06, .26) * height
        sx, sy = x + rnd.uniform(0, .10) * height * way, y + rnd.uniform(.01, .16) * height
        p.tube([(sx, sy), (sx + way * n * .28, sy + n * .5), (sx + way * n * .4, sy + n)],
               [height * .004, height * rnd.uniform(.008, .02), height * .002], ink, strength * rnd.uniform(.10, .38), 4, False)
    return pts


def mist(p, x, y, rx, ry, tone=PAPERS[0], o=.9):
    p.ellipse(x, y, rx, ry, p.rad((tone, o), (tone, o * .6, .55), (tone, 0)))


def pine(p, rnd, x, y, h, o=.9, lean=.1):
    top = (x + h * lean, y - h)
    p.tube([(x, y), (x + h * lean * .1, y - h * .35), (x + h * lean * .9, y - h * .65), top], [h * .075, h * .05, h * .035, h * .012], SUMI, o, 6)
    needles = ''
    for i in range(7):
        t = .38 + i * .1
        bx, by = x + h * lean * t, y - h * t
        side = -1 if i % 2 else 1
        n = h * (.36 - i * .033)
        tip = (bx + side * n, by + n * .05 - h * .03)
        p.tube([(bx, by), ((bx + tip[0]) / 2, by - h * .02), tip], [h * .022, h * .014, h * .006], SUMI, o, 4)
        for k in range(4):
            cx, cy = bx + side * n * (.35 + k * .22), by - h * .02 + rnd.uniform(-.01, .02) * h
            p.ellipse(cx, cy - h * .02, h * .085, h * .034, SUMI, o=o * .28)
            for a in range(-78, 79, 13):
                r = h * rnd.uniform(.05, .075)
                needles += f'M{num(cx)} {num(cy)}L{num(cx + r * math.sin(math.radians(a)))} {num(cy - r * .7 * math.cos(math.radians(a)))}'
    p.path(needles, None, SUMI, round(h * .005, 2), o * .8)


def boat(p, x, y, s, o=.95):
    with p.group((x, y), 0, s):
        p.path('M-90 -6C-60 14 60 14 92 -10C64 26 -60 28 -90 -6Z', SUMI, o=o)
        p.path('M-70 14C-30 22 40 22 70 12', None, SUMI, 2, .25)
        p.path('M-44 2C-40 -26 -2 -30 8 0Z', SUMI, o=.35)
        p.path('M-44 2C-40 -26 -2 -30 8 0M-32 -2L-28 -18M-18 -2L-16 -22M-5 -2L-6 -18', None, SUMI, 2.5, .8)
        p.path('M26 -2C24 -18 28 -28 38 -28C48 -28 50 -14 52 0Z', SUMI, o=.8)
        p.path('M20 -26L39 -44L58 -26Z', SUMI, o=.9)
        p.circle(38, -28, 6, '#d9b494', o=.9)
        p.path('M46 -18C70 -34 100 -44 140 -42', None, SUMI, 2.2, .9)
        p.path('M140 -42L140 8', None, SUMI, .9, .6)


def snow_river():
    p = paper(1000, 1600, ('#efebe0', '#dcd6c6'))
    rnd = random.Random(42)
    mountain(p, rnd, -160, 640, 720, 430, '#5b676e', .34, .5, 30)
    mountain(p, rnd, 380, 1150, 760, 560, '#4f5c63', .40, .55, 46)
    mist(p, 500, 740, 620, 90)
    mountain(p, rnd, -240, 520, 900, 470, '#39444a', .62, .6, 110, 930)
    mountain(p, rnd, 620, 1240, 930, 330, '#39444a', .52, .6, 70, 950)
    mist(p, 560, 930, 640, 80, '#efebe0')
    mist(p, 180, 960, 420, 70, '#efebe0')
    for x, y, h in ((96, 900, 190), (180, 925, 140), (40, 935, 150)):
        pine(p, rnd, x, y, h, .85, .12 if x != 40 else -.08)
    # the river is bare paper with a few lines
    for i in range(16):
        y = 1010 + i * 30
        x = 500 + rnd.uniform(-380, 330)
        n = rnd.uniform(60, 190)
        p.tube([(x - n, y), (x, y + rnd.uniform(-4, 4)), (x + n, y)], [1, 3, 1], '#5b676e', .28, 4, False)
    boat(p, 560, 1170, 1.05)
    p.ellipse(560, 1196, 120, 10, SUMI, o=.14)
    # near bank with reeds
    p.path('M-20 1640L-20 1440C120 1400 260 1430 360 1500C430 1550 470 1600 480 1640Z', p.lin((SUMI, .85), (SUMI, .35)))
    p.path('M-20 1450C120 1406 250 1430 350 1496', None, '#f4f1e8', 14, .8)
    for _ in range(44):
        x = rnd.uniform(0, 380)
        y = 1440 + x * .16 + rnd.uniform(-6, 30)
        n = rnd.uniform(60, 150)
        lean = rnd.uniform(10, 60)
        p.tube([(x, y), (x + lean * .3, y - n * .6), (x + lean, y - n)], [4, 3, .8], SUMI, rnd.uniform(.45, .9), 5, False)
    for _ in range(260):
        p.circle(rnd.uniform(0, 1000), rnd.uniform(0, 1600), rnd.uniform(1.2, 4), '#ffffff', o=rnd.uniform(.45, .95))
    for i, line in enumerate(('千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪')):
        p.column(905 - i * 56, 90, line, 40, '#2a2d2f')
    seal(p, 711, 338, 52, '寓意之印', seed=3)
    return p


def bamboo():
    p = paper(640, 1700, ('#f4eedd', '#e6dcc4'))
    rnd = random.Random(11)

    def stalk(x, y0, y1, w, ink, lean, o):
        y, k = y0, 0
        while y > y1:
            n = rnd.uniform(150, 215)
            top = max(y - n, y1)
            xa, xb = x + lean * (y0 - y), x + lean * (y0 - top)
            p.path(f'M{num(xa - w / 2)} {num(y)}C{num(xa - w * .40)} {num(y - n * .3)} {num(xb - w * .40)} {num(top + n * .3)} {num(xb - w * .52)} {num(top + 7)}'
                   f'L{num(xb + w * .52)} {num(top + 7)}C{num(xb + w * .40)} {num(top + n * .3)} {num(xa + w * .40)} {num(y - n * .3)} {num(xa + w / 2)} {num(y)}Z',
                   p.lin((ink, o), (ink, o * .42, .35), (ink, o * .55, .65), (ink, o * .95), a=(0, 0), b=(1, 0)))
            p.path(f'M{num(xa - w * .56)} {num(y + 1)}Q{num(xa)} {num(y + 9)} {num(xa + w * .56)} {num(y)}', None, ink, 4.5, min(1, o * 1.1))
            y, k = top, k + 1

    def leaves(x, y, s, n, ink, o, base=100):
        for _ in range(n):
            a = math.radians(base + rnd.uniform(-60, 60))
            m = rnd.uniform(.65, 1.1) * s
            ex, ey = x + m * math.cos(a), y + m * math.sin(a)
            bend = rnd.uniform(-.1, .1) * m
            cx, cy = (x + ex) / 2 + bend * math.sin(a), (y + ey) / 2 - bend * math.cos(a)
            p.tube([(x, y), (cx, cy), (ex, ey)], [m * .03, m * .16, .6], ink, o * rnd.uniform(.6, 1), 8, False)
    stalk(470, 1760, -40, 30, '#6d7a70', -.05, .38)
    for x, y in ((415, 520), (440, 240), (455, 860)):
        leaves(x, y, 160, 6, '#6d7a70', .38, 80)
    stalk(210, 1760, -40, 46, SUMI, .045, .82)
    stalk(330, 1760, 560, 34, SUMI, -.02, .66)
    leaves(322, 566, 170, 8, SUMI, .8, 90)
    leaves(322, 590, 150, 5, SUMI, .6, 70)
    for (x, y), (u, v) in (((272, 420), (420, 330)), ((262, 640), (110, 560)), ((318, 700), (470, 620)), ((281, 210), (150, 130)), ((244, 1010), (390, 930))):
        p.tube([(x, y), ((x + u) / 2, (y + v) / 2 + 8), (u, v)], [8, 6, 3], SUMI, .8, 6)
        leaves(u, v, 190, 7, SUMI, .9, 95 if u > x else 85)
        leaves((x + u) / 2, (y + v) / 2, 150, 4, SUMI, .7, 100 if u > x else 80)
    # rock
    p.path('M-20 1720L-20 1440C40 1400 90 1420 120 1380C180 1350 230 1420 300 1440C380 1420 430 1500 500 1510C560 1530 600 1600 660 1620L660 1720Z',
           p.lin((SUMI, .60), (SUMI, .22, .6), (SUMI, .5)))
    for _ in range(46):
        x = rnd.uniform(0, 560)
        y = 1420 + x * .26 + rnd.uniform(0, 190)
        n = rnd.uniform(30, 90)
        p.tube([(x, y), (x + n * .5, y + n * .35), (x + n * .7, y + n)], [2, rnd.uniform(5, 13), 1], SUMI, rnd.uniform(.2, .55), 4, False)
    for i, line in enumerate(('咬定青山不放松', '立根原在破岩中')):
        p.column(588 - i * 46, 980, line, 33, '#2a2d2f')
    seal(p, 521, 1262, 46, '有节', seed=8, carved=False)
    return p


def plum():
    p = Pic(1200, 1200, '#b9a27a')
    p.rect(0, 0, 1200, 1200, p.lin('#9c8460', '#c4ac82', '#8f7752', a=(0, 0), b=(1, 1)))
    for i in range(40):
        p.line([(i * 60 - 1200, 1200), (i * 60, 0)], '#ffffff', 1, .08)
        p.line([(i * 60, 1200), (i * 60 - 1200, 0)], '#5a4630', 1, .08)
    p.shadow(612, 622, 580, 580, .5, '#3a2a18')
    p.circle(600, 600, 540, '#6b4a2a')
    p.circle(600, 600, 530, p.rad('#f7f0de', '#f0e6cd', '#e0d0ab', c=(.5, .45), r=.6))
    rnd = random.Random(23)
    p.glow(820, 350, 220, '#fffdf2', .95)
    p.circle(820, 350, 118, '#fffdf4', o=.9)
    p.circle(820, 350, 118, None, '#cdbf9f', 3, .5)

    def branch(pts, widths, o=.92):
        line = sampled(pts, 10)
        rough = [(x + rnd.uniform(-2.5, 2.5), y + rnd.uniform(-2.5, 2.5)) for x, y, _ in line[::3]]
        p.path(tube(rough, widths, 5), SUMI, o=o)
        for x, y, t in line[2:-4:2]:
            w = widths[0] + (widths[-1] - widths[0]) * t
            if w > 12:
                p.tube([(x, y - w * .2), (x + 14, y - w * .1), (x + 30, y + 2)], [1, w * .14, 1], '#f0e6cd', .32, 4, False)
    branch([(264, 976), (310, 866), (420, 790), (470, 660), (600, 600), (700, 500), (860, 470)], [62, 54, 44, 38, 30, 20, 8])
    branch([(450, 700), (400, 600), (420, 470), (360, 360), (380, 250)], [30, 24, 18, 12, 5])
    branch([(600, 600), (720, 650), (840, 640), (980, 700)], [24, 18, 12, 5])
    branch([(420, 470), (520, 400), (560, 300)], [15, 10, 4])
    branch([(700, 500), (690, 400), (740, 300)], [15, 10, 4])
    branch([(330, 850), (220, 760), (170, 640)], [22, 14, 5])

    def flower(x, y, s, turn):
        for k in range(5):
            a = math.radians(turn + k * 72)
            cx, cy = x + s * .62 * math.cos(a), y + s * .62 * math.sin(a)
            p.circle(cx, cy, s * .56, p.rad(('#e86f78', .95), ('#cf3146', .92, .7), ('#b71f38', .95)))
            p.circle(cx + s * .1, cy - s * .12, s * .2, '#f7b3b5', o=.5)
        for k in range(11):
            a = math.radians(turn + k * 33)
            r = s * (.42 + .16 * (k % 2))
            p.line([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], '#f9e7b8', s * .05)
            p.circle(x + r * math.cos(a), y + r * math.sin(a), s * .075, '#f6d26a')
        p.circle(x, y, s * .14, '#8a1b2e')

    def bud(x, y, s):
        p.circle(x, y, s * .45, '#c2283f')
        p.circle(x - s * .1, y - s * .12, s * .16, '#ef9aa0', o=.7)
        p.path(f'M{num(x - s * .4)} {num(y + s * .3)}Q{num(x)} {num(y + s * .62)} {num(x + s * .4)} {num(y + s * .3)}', None, SUMI, s * .18, .9)
    for x, y, s, a in ((478, 640, 44, 10), (566, 585, 38, 40), (396, 578, 36, 70), (416, 452, 40, 0), (366, 350, 34, 30), (640, 548, 46, 20), (742, 494, 40, 55),
                       (716, 402, 36, 15), (812, 640, 42, 33), (900, 664, 34, 5), (540, 382, 36, 48), (300, 862, 40, 22), (222, 744, 34, 60), (690, 646, 32, 12)):
        flower(x, y, s, a)
    for x, y, s in ((862, 468, 24), (380, 246, 24), (562, 300, 22), (742, 300, 22), (984, 704, 24), (168, 636, 24), (820, 486, 20), (378, 290, 18), (950, 684, 18),
                    (196, 694, 18), (556, 340, 17), (732, 346, 17), (436, 758, 22)):
        bud(x, y, s)
    for x, y in ((560, 900), (640, 860), (820, 930), (480, 1000), (640, 1010)):
        with p.group((x, y), rnd.uniform(0, 180)):
            p.path('M0 0C6 -16 26 -16 28 0C26 10 8 12 0 0Z', '#cf3146', o=.75)
    p.circle(600, 600, 536, None, '#6b4a2a', 28)
    p.column(716, 800, '清气满乾坤', 40, '#2f2a24')
    seal(p, 694, 1050, 46, '暗香', seed=2)
    return p


def lotus():
    p = paper(1500, 900, ('#f1ecdf', '#e2dac6'))
    rnd = random.Random(77)
    for _ in range(9):
        x, y = rnd.uniform(0, 1500), rnd.uniform(600, 880)
        p.ellipse(x, y, rnd.uniform(160, 340), rnd.uniform(20, 50), p.rad(('#5f7472', .24), ('#5f7472', 0)))

    def leaf(x, y, rx, ry, ink, o, turn=0, veins=True):
        with p.group((x, y), turn):
            for k in range(4):
                pts = []
                for a in range(0, 360, 15):
                    q = 1 + rnd.uniform(-.05, .06) - .08 * math.cos(math.radians(a * 6)) * .4
                    pts.append((rx * q * (1 - k * .05) * math.cos(math.radians(a)), ry * q * (1 - k * .05) * math.sin(math.radians(a))))
                p.path(curve(pts, True), p.rad((ink, o * .36), (ink, o * .22, .5), (ink, o * .5), c=(.5, .42), r=.62))
            if veins:
                for a in range(0, 360, 24):
                    e = (rx * .92 * math.cos(math.radians(a)), ry * .92 * math.sin(math.radians(a)))
                    p.tube([(0, -ry * .06), (e[0] * .5 + rnd.uniform(-6, 6), e[1] * .5 - ry * .04), e], [5, 3, 1], SUMI, .55 * o, 5, False)
                p.ellipse(0, -ry * .06, rx * .05, ry * .07, SUMI, o=.6)
    for pts, w in (([(330, 930), (350, 640), (320, 430)], 11), ([(760, 900), (740, 640), (790, 330)], 10), ([(1120, 900), (1100, 700), (1150, 560)], 10),
                   ([(600, 900), (590, 700), (560, 560)], 8), ([(1290, 900), (1300, 660), (1260, 300), (1330, 240)], 8)):
        p.tube(pts, [w, w * .8, w * .7], '#3c4a42', .85, 8)
        for x, y, _ in sampled(pts, 14)[1::2]:
            p.circle(x + rnd.uniform(-7, 7), y, 1.8, SUMI, o=.6)
    leaf(300, 420, 265, 120, '#2f4038', .95, -7)
    leaf(1140, 580, 250, 96, '#33443c', .85, 6)
    leaf(560, 620, 150, 54, '#55685e', .62, -4)
    leaf(860, 790, 210, 52, '#55685e', .5, 2, False)

    # a withered leaf, bent over
    with p.group((1335, 300), 22):
        p.path('M-10 -50C60 -60 120 -10 110 60C100 120 60 150 30 190C20 150 -10 150 -30 180C-40 130 -80 120 -90 150C-100 80 -70 -30 -10 -50Z', p.lin(('#7a6340', .72), ('#4a3b26', .5), ('#7a6340', .25)))
        for e in ((100, 70), (40, 170), (-30, 170), (-84, 130), (60, 140)):
            p.tube([(0, -44), (e[0] * .5, e[1] * .4), e], [4, 3, 1], SUMI, .6, 5, False)

    # flower
    def petal(x, y, n, w, turn, tip='#d95f7d', o=.95):
        with p.group((x, y), turn):
            d = f'M0 0C{num(-w)} {num(-n * .25)} {num(-w * .8)} {num(-n * .8)} 0 {num(-n)}C{num(w * .8)} {num(-n * .8)} {num(w)} {num(-n * .25)} 0 0Z'
            p.path(d, '#fbf5ec')
            p.path(d, p.lin((tip, o), ('#f0a5b0', o * .8, .4), ('#fdf4ea', .9)))
            p.path(d, None, '#a84a62', 1.6, .5)
            for k in (-.3, 0, .3):
                p.path(f'M{num(w * k * .4)} {num(-n * .1)}Q{num(w * k)} {num(-n * .5)} {num(w * k * .35)} {num(-n * .9)}', None, '#b8506a', 1.2, .45)
    fx, fy = 792, 345
    for turn, n, w in ((-82, 150, 40), (82, 150, 40), (-58, 185, 52), (58, 185, 52), (-30, 205, 58), (30, 205, 58), (0, 215, 60)):
        petal(fx, fy, n, w, turn)
    p.path(f'M{fx - 44} {fy - 52}C{fx - 40} {fy - 16} {fx + 40} {fy - 16} {fx + 44} {fy - 52}Z', '#b9b04a')
    p.ellipse(fx, fy - 54, 44, 14, '#d9cf6a')
    for k in range(7):
        p.ellipse(fx - 30 + k * 10, fy - 55 + (k % 2) * 5 - 2, 3.4, 2.6, '#6b6a2a')
    for turn, n, w in ((-40, 150, 50), (40, 150, 50), (-14, 125, 46), (16, 125, 46)):
        petal(fx, fy + 14, n * .8, w, turn * 1.15, '#e88a9c', .75)
    # bud and dragonfly
    p.path('M556 566C526 520 536 470 560 430C586 470 594 520 566 566Z', p.lin('#cf4f70', '#f2b4bc', '#e9d8c4'))
    with p.group((566, 408), -24):
        for a, o in ((-18, .8), (16, .8), (-160, .8), (164, .8)):
            with p.group((0, 0), a):
                p.path('M0 0C30 -18 84 -18 96 -4C84 10 30 10 0 0Z', '#8fa5a8', o=.55)
                p.path('M0 0C30 -18 84 -18 96 -4C84 10 30 10 0 0Z', None, SUMI, 1.3, .7)
        p.tube([(0, -22), (0, 10), (4, 90)], [9, 8, 4], '#a3352f')
        p.circle(-5, -26, 6, SUMI)
        p.circle(5, -26, 6, SUMI)
    p.column(1100, 60, '出淤泥而不染', 38, '#2a2d2f')
    p.column(1050, 60, '濯清涟而不妖', 38, '#2a2d2f')
    seal(p, 1026, 336, 48, '清荷', seed=6)
    return p


def smog():
    """A landscape scroll whose mist is smoke and whose peaks are heaps."""
    p = paper(1100, 1500, ('#e9e0c9', '#cfc3a4'))
    rnd = random.Random(19)
    p.circle(790, 300, 84, '#b5452f', o=.55)
    p.glow(790, 300, 220, '#b5643f', .30)
    for x0, x1, b, h, o in ((-120, 520, 700, 420, .34), (420, 1230, 760, 520, .40)):
        pts = ridge(rnd, x0, x1, b, h, .35, 5)
        top = min(y for _, y in pts)
        p.path('M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in pts) + 'Z', p.lin(('#565049', o), ('#565049', o * .5, .5), ('#565049', 0), a=(0, top), b=(0, b), page=True))
    # towers of flats drawn like cliffs
    for i in range(17):
        x = rnd.uniform(-30, 1090)
        w, h = rnd.uniform(34, 70), rnd.uniform(170, 420) * (1.15 - abs(x - 560) / 900)
        b = 860
        p.rect(x, b - h, w, h, p.lin(('#37342f', .62), ('#37342f', .30, .5), ('#37342f', 0)))
        for yy in range(int(b - h) + 14, b - 120, 17):
            for xx in range(int(x) + 6, int(x + w) - 7, 11):
                if rnd.random() < .6:
                    p.rect(xx, yy, 5, 7, '#e9e0c9', o=.38)
        p.tube([(x, b - h), (x + w / 2, b - h - 4), (x + w, b - h)], [3, 5, 3], '#37342f', .8, 3, False)
    for x, y, rx, ry in ((250, 860, 460, 70), (850, 850, 460, 80), (560, 740, 420, 50)):
        mist(p, x, y, rx, ry, '#d9cda9', .95)
    # chimneys and their clouds, drawn as the auspicious clouds of old paintings
    for x, b, h, s in ((180, 980, 400, 1), (300, 1000, 300, .8), (910, 990, 430, 1.1), (1010, 1010, 320, .8)):
        p.path(f'M{num(x - 26 * s)} {b}L{num(x - 15 * s)} {num(b - h)}L{num(x + 15 * s)} {num(b - h)}L{num(x + 26 * s)} {b}Z', p.lin((SUMI, .9), (SUMI, .6, .5), (SUMI, .15)))
        for yy in (.12, .22):
            p.rect(x - 17 * s, b - h + h * yy, 34 * s, 12 * s, '#a5382c', o=.7)
        for i in range(9):
            cx = x + i * i * 2.2 * s - i * 6 * s
            cy = b - h - 24 * s - i * 27 * s
            r = (20 + i * 8) * s
            p.circle(cx, cy, r, p.rad((SUMI, .5 - i * .03), (SUMI, .30 - i * .02, .6), (SUMI, 0)))
            p.path(f'M{num(cx - r * .7)} {num(cy)}C{num(cx - r * .7)} {num(cy - r * .8)} {num(cx + r * .6)} {num(cy - r * .8)} {num(cx + r * .6)} {num(cy)}C{num(cx + r * .6)} {num(cy + r * .45)} {num(cx - r * .2)} {num(cy + r * .45)} {num(cx - r * .2)} {num(cy)}C{num(cx - r * .2)} {num(cy - r * .25)} {num(cx + r * .2)} {num(cy - r * .25)} {num(cx + r * .2)} {num(cy)}',
                   None, SUMI, 2.2 * s, .5 - i * .035)
    # foreground: heaps of rubbish modelled like rocks
    for x0, x1, b, h in ((-150, 560, 1330, 290), (470, 1260, 1360, 330)):
        mountain(p, rnd, x0, x1, b + 60, h + 60, SUMI, .85, .5, 90)
    for _ in range(60):
        x = rnd.uniform(20, 1080)
        y = 1250 + rnd.uniform(-60, 90) - 60 * math.sin(x / 180)
        k = rnd.randrange(4)
        with p.group((x, y), rnd.uniform(-70, 70), rnd.uniform(.7, 1.2)):
            if k == 0:
                p.path('M-9 -30L-9 24Q-9 30 -3 30L9 30Q15 30 15 24L15 -30L8 -38L8 -50L-2 -50L-2 -38Z', '#e9e0c9', SUMI, 2.5, .9)
                p.rect(-8, -10, 22, 18, '#a5382c', o=.6)
            elif k == 1:
                p.path('M-24 20C-34 -10 -14 -26 0 -28C14 -26 34 -10 24 20C10 28 -10 28 -24 20Z', '#d9cda9', SUMI, 2.5, .9)
                p.path('M-6 -28L-14 -44M6 -28L14 -44M-12 -4L-6 12M8 -8L4 10', None, SUMI, 2.5)
            elif k == 2:
                p.circle(0, 0, 26, '#2f3133')
                p.circle(0, 0, 13, '#d9cda9')
            else:
                p.rect(-20, -14, 40, 30, '#cbb98c', 2, SUMI, 2.5)
                p.line([(-20, 0), (20, 0)], SUMI, 2)
    # lone boat on black water
    p.rect(0, 1400, 1100, 100, p.lin((SUMI, 0), (SUMI, .55)))
    boat(p, 560, 1428, .95)
    # masks on the fisherman and the crane that leaves
    for x, y, s in ((470, 460, 1), (540, 420, .75)):
        with p.group((x, y), -10, s):
            p.tube([(-60, 6), (0, 0), (40, -6)], [4, 14, 6], SUMI, .85, 6)
            p.tube([(40, -6), (66, -14), (92, -8)], [5, 3, 1.5], SUMI, .85, 5)
            p.path('M-10 0C-30 -40 -20 -60 -44 -78C0 -70 20 -30 16 -2Z', '#f7f2e4', SUMI, 2.4)
            p.path('M-44 -78C-30 -64 -24 -50 -24 -40', None, SUMI, 6)
            p.path('M6 2C0 34 14 44 -6 66C28 56 36 20 26 -4Z', '#f7f2e4', SUMI, 2.4)
            p.circle(66, -16, 3.5, '#b5322a')
    p.column(84, 70, '江山如此多烟', 50, '#2a2622')
    seal(p, 57, 436, 54, '叹', seed=9)
    return p


def scroll():
    p = Pic(2400, 800)
    p.rect(0, 0, 2400, 800, '#5a4630')
    p.rect(0, 0, 2400, 800, p.lin('#6b5138', '#4a3824'))
    p.rect(120, 40, 2160, 720, p.lin('#f2e8cd', '#e9dcba', '#e2d2aa'))
    rnd = random.Random(64)
    spans = [(110, 760, 560, 300, '#5f7a86', .40), (600, 1330, 560, 380, '#54707a', .45), (1200, 1900, 570, 300, '#5f7a86', .40), (1740, 2300, 560, 350, '#54707a', .42)]
    for x0, x1, b, h, c, o in spans:
        mountain(p, rnd, x0, x1, b, h, c, o, .5, 40)
    for x in range(300, 2300, 330):
        mist(p, x, 560, 260, 50, '#efe4c6', .9)
    for x0, x1, b, h in ((110, 640, 660, 230), (760, 1250, 680, 170), (1380, 2000, 670, 260), (1900, 2290, 670, 170)):
        mountain(p, rnd, x0, x1, b, h, '#2f5a4c', .62, .55, 90, 700)
        mountain(p, rnd, x0 + 60, x1 - 70, b + 30, h * .55, '#8a6a3c', .42, .5, 40, 720)
    for x in range(250, 2300, 290):
        mist(p, x, 706, 240, 40, '#eadfbd', .85)
    for x, y, h in ((300, 650, 130), (350, 668, 100), (980, 668, 120), (1560, 640, 150), (1620, 664, 110), (2080, 662, 120)):
        pine(p, rnd, x, y, h, .85, rnd.uniform(-.12, .14))
    # a high-speed train crosses the old painting on its viaduct
    for x in range(140, 2290, 96):
        p.rect(x, 606, 16, 110, p.lin(('#6d6a60', .75), ('#6d6a60', .15)))
    p.rect(120, 594, 2160, 15, '#7d796d', o=.85)
    p.rect(120, 592, 2160, 4, '#3d3b36', o=.8)
    p.path('M900 590L1500 590C1600 590 1640 582 1668 574C1630 552 1580 546 1500 546L900 546Z', p.lin('#ffffff', '#e6ebee', '#b9c4ca'))
    p.path('M900 576L1662 576C1650 584 1600 590 1500 590L900 590Z', '#2f6f9f')
    p.path('M1560 552C1600 554 1624 562 1640 570L1590 570C1574 566 1564 560 1560 552Z', '#26323b')
    for x in range(914, 1540, 38):
        p.rect(x, 555, 26, 12, '#33434d', 3)
    for x in (1050, 1200, 1350):
        p.line([(x, 546), (x, 590)], '#93a0a8', 3)
    for y, n in ((556, 160), (570, 220), (584, 130)):
        p.tube([(900 - n, y), (900 - n / 2, y), (898, y)], [.6, 2, 4], '#8f8a78', .6, 4, False)
    for x, y, s in ((620, 190, 1), (690, 215, .8), (750, 180, .7), (1500, 160, .9), (1560, 185, .7)):
        p.path(f'M{num(x - 30 * s)} {num(y - 8 * s)}Q{num(x - 12 * s)} {num(y - 16 * s)} {num(x)} {num(y)}Q{num(x + 12 * s)} {num(y - 16 * s)} {num(x + 30 * s)} {num(y - 8 * s)}', None, SUMI, 3 * s, .75)
    for i in range(12):
        x, y, n = rnd.uniform(200, 2200), rnd.uniform(722, 750), rnd.uniform(40, 120)
        p.tube([(x - n, y), (x, y + 2), (x + n, y)], [.6, 2.4, .6], '#5f6f6a', .4, 4, False)
    boat(p, 700, 728, .5)
    p.rect(0, 0, 2400, 40, '#5f4931')
    p.rect(0, 760, 2400, 40, '#4a3824')
    for x in (0, 2280):
        p.rect(x, 24, 120, 752, p.lin('#8a6f4a', '#a98d62', '#8a6f4a', a=(0, 0), b=(1, 0)))
        for i in range(14):
            for k in range(2):
                cx, cy = x + 30 + k * 60, 54 + i * 54
                p.path(f'M{cx} {cy - 16}L{cx + 16} {cy}L{cx} {cy + 16}L{cx - 16} {cy}Z', None, '#d9bf8a', 2, .5)
    p.column(2215, 84, '千里江山', 46, '#3a2f22')
    p.column(2155, 84, '一日还', 46, '#3a2f22')
    seal(p, 2130, 262, 50, '新图', seed=4)
    return p


PICTURES = {
    'ink-snow': (snow_river, '寒江独钓'), 'ink-bamboo': (bamboo, '竹石'), 'ink-plum': (plum, '月下红梅'),
    'ink-lotus': (lotus, '荷'), 'ink-smog': (smog, '江山如此多烟'), 'ink-scroll': (scroll, '千里江山一日还'),
}
