# SPDX-License-Identifier: GPL-3.0-or-later
"""Flowers, birds, insects and stones in ink, with a verse and a seal."""
import math
import random

from ink import SUMI, boat, mist, mountain, paper, pine
from pic import Pic, curve, mix, num, sampled
from props import seal

GREY = '#5b676e'


def blade(p, points, width, ink=SUMI, o=.88):
    """A long leaf: swells in the middle, ends in a point."""
    p.tube(points, [width * .25, width, width * .75, width * .1], ink, o, 10, False)


def rock(p, points, rnd, ink=SUMI, o=.7, strokes=40):
    """A stone: a wash, a rim and dry strokes along it."""
    ys = [y for _, y in points]
    p.path(curve(points, True), p.lin((ink, o), (ink, o * .35, .5), (ink, o * .75)))
    p.path(curve(points, True), None, ink, 4, o)
    xs = [x for x, _ in points]
    for _ in range(strokes):
        t = rnd.random()
        x = min(xs) + (max(xs) - min(xs)) * (.15 + .7 * rnd.random())
        y = min(ys) + (max(ys) - min(ys)) * (.2 + .6 * t)
        n = rnd.uniform(18, 60)
        p.tube([(x, y), (x + n * .4, y + n * .4), (x + n * .55, y + n)], [1.5, rnd.uniform(4, 10), 1], ink, rnd.uniform(.18, .5), 4, False)


def orchid():
    p = paper(860, 1500, ('#f3eddc', '#e3d9c0'))
    rnd = random.Random(31)
    mountain(p, rnd, 260, 1180, 620, 420, GREY, .26, .5, 24)
    mist(p, 560, 640, 460, 90)
    cliff = [(-60, 560), (120, 600), (240, 690), (330, 800), (300, 920), (390, 1010), (330, 1150), (380, 1290), (300, 1560), (-80, 1560)]
    rock(p, cliff, rnd, SUMI, .62, 90)
    root = (300, 800)
    for tip, lift, w in (((820, 700), -180, 15), ((760, 990), -120, 14), ((640, 480), -140, 13), ((500, 1120), -40, 13), ((120, 480), -120, 12),
                         ((690, 840), -210, 11), ((420, 420), -60, 10), ((580, 1060), -130, 11), ((250, 430), -70, 10)):
        mid = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + lift)
        blade(p, [root, (root[0] * .7 + mid[0] * .3, root[1] * .7 + mid[1] * .3 - 30), mid, tip], w, SUMI, rnd.uniform(.6, .92))
    for sx, sy, size, turn in ((470, 560, 1, 10), (560, 640, .9, 40), (390, 500, .85, -20), (640, 610, .7, 60)):
        p.tube([root, ((root[0] + sx) / 2 + 10, (root[1] + sy) / 2 - 20), (sx, sy)], [5, 4, 3], '#6a7a5c', .8, 8)
        with p.group((sx, sy), turn, size):
            for a, n in ((-90, 62), (-30, 56), (-150, 56), (20, 44), (160, 44)):
                with p.group((0, 0), a + 90):
                    p.path(f'M0 0C-13 {-n * .35} -9 {-n * .85} 0 {-n}C9 {-n * .85} 13 {-n * .35} 0 0Z', p.lin(('#93a573', .9), ('#dfe3bd', .9)))
                    p.path(f'M0 -4L0 {-n * .8}', None, '#6a7a5c', 1.2, .6)
            p.path('M-8 2C-10 22 -4 34 0 38C4 34 10 22 8 2Z', '#efe2a8')
            for x, y in ((-3, 14), (3, 20), (0, 28)):
                p.circle(x, y, 2, '#a2452f')
    for _ in range(90):
        p.circle(rnd.uniform(0, 340), rnd.uniform(620, 1460), rnd.uniform(2, 6), SUMI, o=rnd.uniform(.2, .6))
    mist(p, 560, 1420, 520, 120, '#e3d9c0', .95)
    p.column(780, 90, '不以无人而不芳', 46, '#2a2d2f')
    seal(p, 754, 480, 52, '空谷', seed=11)
    return p


def little_bird(p, x, y, s, body='#6a5a45', belly='#e3d6b8', turn=0, flip=False, eye=True):
    """A small bird on a twig, its feet at 0, looking right."""
    with p.group((x, y), turn, s, flip):
        p.path('M-34 -20C-70 0 -96 22 -112 34L-92 10C-86 0 -60 -30 -40 -38Z', SUMI, o=.85)
        p.path('M-46 -34C-40 -74 -4 -86 24 -82C44 -92 68 -82 70 -62C68 -50 58 -44 54 -34C46 -6 14 4 -10 -2C-34 -6 -48 -16 -46 -34Z', body, o=.9)
        p.path('M52 -46C46 -10 14 2 -10 -4C0 -26 30 -30 52 -46Z', belly, o=.95)
        p.path('M-46 -36C-30 -64 4 -62 20 -48C4 -26 -40 -16 -72 -4C-64 -16 -52 -26 -46 -36Z', SUMI, o=.72)
        for k in range(4):
            p.line([(-58 + k * 12, -14 - k * 3), (6 - k * 4, -46 + k * 7)], belly, 1.6, .5)
        p.path('M68 -70L92 -62L68 -56Z', SUMI)
        if eye:
            p.circle(54, -68, 5.4, '#f7f2e4')
            p.circle(55, -68, 3.4, '#15171c')
        p.path('M44 -78Q54 -84 66 -76', None, '#f7f2e4', 3, .9)
        p.line([(-2, -2), (-2, 12)], SUMI, 3)
        p.line([(12, -4), (12, 12)], SUMI, 3)


def cage():
    p = paper(1500, 1050, ('#f4eedd', '#e5dac0'))
    rnd = random.Random(52)
    # a branch with new leaves, free birds on it
    p.tube([(1540, 300), (1330, 360), (1120, 330), (930, 420), (820, 400)], [46, 34, 24, 14, 5], SUMI, .85)
    p.tube([(1250, 352), (1180, 250), (1060, 190)], [20, 12, 4], SUMI, .85)
    p.tube([(1080, 340), (1010, 470), (900, 540)], [15, 9, 3], SUMI, .8)
    for x, y in ((840, 404), (900, 530), (960, 470), (1064, 196), (1130, 240), (1000, 400), (1180, 268), (1300, 350), (1400, 330), (1040, 440)):
        for k in range(5):
            a = math.radians(rnd.uniform(20, 170))
            n = rnd.uniform(40, 80)
            ex, ey = x + n * math.cos(a), y + n * math.sin(a)
            p.tube([(x, y), ((x + ex) / 2 + 4, (y + ey) / 2), (ex, ey)], [2, n * .22, .6], mix('#56703f', SUMI, rnd.random() * .5), rnd.uniform(.5, .85), 6, False)
    little_bird(p, 1200, 330, 1.15, turn=-6, flip=True)
    little_bird(p, 1090, 180, .9, '#75624a', turn=-14)
    with p.group((760, 230), -18):   # one on the wing
        p.tube([(-60, 20), (0, 0), (56, -6)], [5, 26, 14], '#6a5a45', .9)
        p.path('M-10 -4C-30 -60 -10 -100 -40 -130C20 -110 40 -50 26 -4Z', SUMI, o=.75)
        p.path('M14 -4C30 -44 60 -70 96 -84C84 -50 60 -20 40 2Z', SUMI, o=.5)
        p.path('M54 -12L76 -4L54 2Z', SUMI)
        p.circle(48, -8, 3, '#15171c')
    # the cage hangs from a hook; its door stands open
    p.line([(400, -10), (400, 130)], SUMI, 5, .9)
    p.path('M400 130C372 130 372 168 400 168', None, '#a3752f', 8)
    gold = '#a3752f'
    p.shadow(400, 800, 240, 22, .3)
    little_bird(p, 396, 610, 1.5, '#7a6548')
    p.rect(270, 622, 260, 9, gold, 4)
    for i in range(15):
        a = -1 + i / 7
        x = 400 + 200 * a
        if 9 <= i <= 11:
            p.path(f'M{num(400 + 10 * a)} 172C{num(400 + 190 * a)} 190 {num(x)} 290 {num(x)} 380L{num(x)} 450', None, gold, 4)
            continue
        p.path(f'M{num(400 + 10 * a)} 172C{num(400 + 190 * a)} 190 {num(x)} 290 {num(x)} 380L{num(x)} 770', None, gold, 4)
    for y, rx in ((380, 200), (450, 200), (770, 204)):
        p.path(f'M{400 - rx} {y}C{400 - rx} {y + 26} {400 + rx} {y + 26} {400 + rx} {y}', None, gold, 7)
        p.path(f'M{400 - rx} {y}C{400 - rx} {y - 20} {400 + rx} {y - 20} {400 + rx} {y}', None, gold, 3, .6)
    p.path('M196 770C196 800 604 800 604 770L596 810C560 830 240 830 204 810Z', p.lin('#c0914a', '#7a5424'))
    # door, swung out
    p.path('M520 470L640 440L640 690L520 756Z', None, gold, 6)
    for t in (.25, .5, .75):
        p.line([(520 + 120 * t, 470 - 30 * t), (520 + 120 * t, 756 - 66 * t)], gold, 3.5)
    for x, c in ((300, '#e9e4d6'), (470, '#6f8fa8')):   # full dishes
        p.path(f'M{x - 34} 728C{x - 30} 766 {x + 30} 766 {x + 34} 728Z', '#dfe6ea', '#4a6a86', 3)
        p.ellipse(x, 728, 34, 9, '#c9a24a' if x == 300 else '#a9cddc')
    p.column(1420, 560, '始知锁向金笼听', 42, '#2a2d2f')
    p.column(1366, 560, '不及林间自在啼', 42, '#2a2d2f')
    seal(p, 1340, 916, 52, '自在', seed=12)
    return p


def mantis():
    p = paper(800, 1640, ('#f2ead4', '#ddd0b0'))
    rnd = random.Random(8)
    p.tube([(-40, 260), (160, 330), (330, 300), (520, 380), (700, 360)], [56, 42, 30, 18, 8], SUMI, .85)
    p.tube([(330, 304), (420, 480), (470, 700), (450, 920), (480, 1180)], [26, 20, 15, 10, 4], SUMI, .85)
    for x0, y0, n in ((200, 330, 780), (560, 380, 620), (660, 364, 900), (90, 300, 1000), (380, 320, 560)):
        pts = [(x0, y0), (x0 + rnd.uniform(-30, 30), y0 + n * .5), (x0 + rnd.uniform(-50, 50), y0 + n)]
        p.tube(pts, [4, 3, 1], '#4e5c3c', .6, 10, False)
        for x, y, t in sampled(pts, 16)[2::2]:
            s = rnd.choice((-1, 1))
            p.tube([(x, y), (x + s * 14, y + 22), (x + s * 18, y + 58)], [1.5, 9, .5], mix('#6d8250', SUMI, rnd.random() * .4), rnd.uniform(.35, .7), 5, False)
    # cicada, singing
    with p.group((476, 1110), 20, 1.15):
        p.path('M-20 -56C-34 -30 -30 40 0 84C30 40 34 -30 20 -56Z', '#3a3228')
        for s in (-1, 1):
            with p.group((0, 0), 0, 1, s < 0):
                p.path('M8 -44C44 -30 52 60 30 118C14 90 6 20 8 -44Z', '#dcd8c6', SUMI, 2, .8)
                p.path('M14 -30C30 10 34 60 30 110M12 0L40 20M14 40L40 66', None, SUMI, 1.3, .6)
        p.ellipse(0, -60, 26, 16, '#4a4034')
        p.circle(-24, -62, 7, '#a2452f')
        p.circle(24, -62, 7, '#a2452f')
    # mantis above it, arms drawn back
    with p.group((450, 800), 8, 1.2):
        green = '#7f9a4c'
        p.tube([(40, -150), (14, -70), (26, 20)], [16, 42, 20], green, .95)
        p.path('M44 -150C20 -90 8 -30 40 40C62 -20 66 -90 54 -150Z', mix(green, '#ffffff', .25), SUMI, 2, .9)
        p.tube([(26, 10), (10, 70)], [13, 11], green)
        p.path('M-16 66L30 66L8 106Z', green, SUMI, 2)
        p.circle(-12, 72, 7, '#3d2c1c')
        p.circle(26, 72, 7, '#3d2c1c')
        for s in (-1, 1):
            p.path(f'M10 40L{10 + s * 58} 16L{10 + s * 44} 78L{10 + s * 26} 118', None, green, 10)
            p.path(f'M{10 + s * 48} 66L{10 + s * 30} 112', None, SUMI, 2, .6)
            p.path(f'M24 -40L{24 + s * 70} -60L{24 + s * 92} 10M30 -90L{30 + s * 66} -126L{30 + s * 96} -70', None, '#5c7036', 4)
            p.path(f'M{8 + s * 8} 100Q{8 + s * 40} 140 {8 + s * 66} 136', None, SUMI, 2)
    # and the oriole above both, head down
    with p.group((340, 330), 62, 1.55):
        little_bird(p, 0, 0, 1, '#d9a52c', '#f0d27a')
    p.column(96, 1130, '螳螂方欲食蝉', 42, '#2a2622')
    p.column(44, 1130, '而不知黄雀在后', 42, '#2a2622')
    seal(p, 70, 1500, 54, '戒贪', seed=14)
    return p


def cabbage():
    p = paper(1300, 1000, ('#f4efe0', '#e6dcc6'))
    rnd = random.Random(66)
    p.shadow(600, 800, 520, 50, .22)
    # cabbage lying, leaves to the left
    with p.group((640, 640), -8):
        for a, n, w, tone in ((200, 360, 190, '#41543a'), (168, 390, 200, '#384b33'), (185, 330, 170, '#4d6243'), (150, 320, 150, '#54694a'), (214, 300, 150, '#4d6243')):
            with p.group((-40, 0), a + 90):
                pts = []
                for i in range(26):
                    t = i / 25 * math.pi
                    r = 1 + rnd.uniform(-.06, .07)
                    pts.append((-w * .62 * math.cos(t) * r, -n * (.25 + .75 * math.sin(t)) * r))
                pts += [(w * .3, 0), (-w * .3, 0)]
                p.path(curve(pts, True, .8), p.lin((tone, .85), (tone, .55, .5), (tone, .25)))
                p.tube([(0, 0), (0, -n * .5), (rnd.uniform(-10, 10), -n * .92)], [34, 18, 3], '#efe9d4', .85, 6)
                for k in range(5):
                    y = -n * (.35 + k * .12)
                    for s in (-1, 1):
                        p.tube([(0, y), (s * w * .22, y - 26), (s * w * .44, y - 40)], [5, 3, 1], '#efe9d4', .5, 4, False)
        for y, w in ((-74, 60), (-38, 74), (6, 80), (48, 74), (84, 56)):
            p.path(f'M-80 {y * .9 - w * .4}C60 {y - w * .75} 200 {y * .5 - 26} 268 {y * .14}C200 {y * .5 + 26} 60 {y + w * .55} -80 {y * .9 + w * .3}Z', p.lin('#fbf8ec', '#ddd9c0'), SUMI, 2, .95)
        p.ellipse(270, 0, 26, 34, '#d9cfae', SUMI, 2)
        for k in range(9):
            p.tube([(278, -24 + k * 6), (310, -30 + k * 8), (334, -36 + k * 10)], [3, 2, .6], SUMI, .6, 4, False)
    # two radishes
    for x, y, s, a in ((930, 760, 1, 16), (820, 830, .8, -12)):
        with p.group((x, y), a, s):
            p.path('M-70 -46C-30 -84 60 -76 86 -14C100 20 60 52 10 54C-40 56 -96 10 -70 -46Z', p.rad('#d9697a', '#b52b46', '#8f1d38', c=(.4, .35), r=.7))
            p.tube([(84, 4), (120, 14), (166, 2)], [16, 6, 1], '#b52b46')
            for t in (-40, -5, 30):
                with p.group((-66, -34), t - 70):
                    p.tube([(0, 0), (4, -60), (-4, -120)], [7, 24, 2], '#4d6243', .85)
    # a cricket looks up at it
    with p.group((330, 852), 0, 1):
        p.path('M-60 0C-40 -34 30 -36 58 -10C30 12 -30 14 -60 0Z', '#4a3d2c')
        p.circle(58, -12, 17, '#3a2f22')
        p.circle(64, -17, 3.4, '#f0e6c8')
        p.path('M-10 -8L-46 -52L-86 4M20 0L14 26L28 30M40 0L46 24L60 26', None, '#3a2f22', 5)
        p.path('M66 -24Q104 -62 150 -56M68 -20Q110 -40 150 -26', None, '#3a2f22', 2)
    p.column(1200, 90, '咬得菜根', 58, '#2a2d2f')
    p.column(1130, 90, '百事可做', 58, '#2a2d2f')
    p.column(1076, 96, '一身清白', 32, '#2a2d2f')
    seal(p, 1040, 262, 48, '淡泊', seed=15)
    return p


def drip():
    p = paper(800, 1500, ('#eeeade', '#d8d1be'))
    rnd = random.Random(90)
    mountain(p, rnd, -200, 700, 500, 380, GREY, .3, .5, 30)
    mist(p, 300, 520, 420, 80, '#eeeade')
    lip = [(880, -40), (880, 360), (700, 330), (560, 300), (440, 236), (390, 170), (420, 90), (520, 20), (600, -40)]
    rock(p, lip, rnd, SUMI, .8, 50)
    pine(p, rnd, 700, 60, 10, .1)
    for pts in ([(470, 246), (430, 330), (460, 420)], [(600, 310), (640, 420), (600, 520)], [(540, 290), (520, 400), (560, 470)]):
        p.tube(pts, [6, 4, 1], '#4e5c3c', .8, 8)
        for x, y, _ in sampled(pts, 8)[2::2]:
            for s in (-1, 1):
                p.tube([(x, y), (x + s * 14, y + 8), (x + s * 26, y + 22)], [1.5, 8, .5], '#56703f', .7, 4, False)
    for y, r in ((270, 10), (430, 12), (620, 13), (800, 14), (930, 15)):
        p.path(f'M400 {y - r * 2.2}C{400 + r} {y - r * .6} {400 + r} {y + r} 400 {y + r}C{400 - r} {y + r} {400 - r} {y - r * .6} 400 {y - r * 2.2}Z', '#6f93a4', SUMI, 1.6, .9)
        p.circle(397, y, r * .25, '#ffffff', o=.9)
    stone = [(90, 1180), (150, 1060), (280, 1010), (400, 1000), (540, 1004), (650, 1070), (720, 1190), (690, 1320), (560, 1390), (380, 1410), (190, 1380), (100, 1300)]
    rock(p, stone, rnd, SUMI, .66, 110)
    p.path('M330 1012C346 1090 362 1240 380 1404L424 1404C436 1240 452 1090 470 1012C430 1034 370 1034 330 1012Z', p.lin('#d8d1be', '#eeeade', '#f7f4ea'))
    p.path('M330 1012C346 1090 362 1240 380 1404M470 1012C452 1090 436 1240 424 1404', None, SUMI, 5, .9)
    p.ellipse(400, 1014, 71, 17, None, SUMI, 4, .9)
    for i, y in enumerate((1090, 1180, 1290)):
        p.path(f'M400 {y - 24}C409 {y - 6} 409 {y + 10} 400 {y + 10}C391 {y + 10} 391 {y - 6} 400 {y - 24}Z', '#6f93a4', SUMI, 1.4, .9)
    for k, (a, n) in enumerate(((-150, 50), (-120, 66), (-60, 66), (-30, 50))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.tube([(400 + 26 * c, 996 + 20 * s), (400 + n * c, 996 + n * s)], [5, 1], '#6f93a4', .9, 4)
    for rx, o in ((70, .6), (130, .4), (200, .25)):
        p.ellipse(402, 1436, rx, rx * .12, None, SUMI, 2.5, o)
    for x in (120, 180, 640, 700):
        for k in range(5):
            n = rnd.uniform(40, 90)
            lean = rnd.uniform(-30, 30)
            p.tube([(x + k * 8, 1440), (x + k * 8 + lean * .4, 1440 - n * .6), (x + k * 8 + lean, 1440 - n)], [4, 3, .6], SUMI, .6, 5, False)
    p.column(160, 560, '绳锯木断', 46, '#2a2d2f')
    p.column(104, 560, '水滴石穿', 46, '#2a2d2f')
    seal(p, 108, 800, 48, '有恒', seed=16)
    return p


def geese():
    p = Pic(1300, 900, '#7d6c52')
    p.rect(0, 0, 1300, 900, p.lin('#6d5d46', '#8d7a5c'))
    fan = 'M60 560C200 160 460 60 650 60C840 60 1100 160 1240 560L910 800C840 700 750 660 650 660C550 660 460 700 390 800Z'
    with p.group((8, 14)):
        p.path(fan, '#2a2016', o=.35)
    p.path(fan, p.rad('#f6efdc', '#ece1c4', '#dccfa9', c=(.5, .35), r=.8))
    rnd = random.Random(17)
    for i in range(1, 24):
        t = i / 24
        a = math.radians(206 + t * 128)
        p.line([(650 + 250 * math.cos(a), 790 + 165 * math.sin(a)), (650 + 640 * math.cos(a), 660 + 560 * math.sin(a) * .98)], '#b9a67c', 1.2, .28)
    p.glow(880, 230, 105, '#fffdf0', .95)
    p.circle(880, 230, 62, '#fffdf4')
    p.circle(880, 230, 62, None, '#c9bb95', 2.5, .6)
    for x0, x1, b, h, o in ((210, 640, 560, 150, .3), (560, 1110, 590, 190, .36)):
        mountain(p, rnd, x0, x1, b, h, '#4c5a60', o, .5, 24)
    mist(p, 640, 590, 420, 40, '#ece1c4')
    for i in range(11):   # the character for man, written by geese
        k = i - 5
        x, y = 520 + abs(k) * 38 * (1 if k > 0 else -.8), 150 + abs(k) * 24
        p.path(f'M{num(x - 20)} {num(y - 7)}Q{num(x - 8)} {num(y - 13)} {num(x)} {num(y)}Q{num(x + 8)} {num(y - 13)} {num(x + 20)} {num(y - 7)}M{num(x)} {num(y)}L{num(x + 4)} {num(y + 9)}', None, SUMI, 3.4, .85)
    boat(p, 560, 640, .62)
    for x, y, n in ((430, 660, 60), (700, 640, 70), (640, 655, 40)):
        p.tube([(x - n, y), (x, y + 2), (x + n, y)], [.6, 2.4, .6], GREY, .5, 4, False)
    for _ in range(40):   # reeds in seed on the right bank
        x = rnd.uniform(890, 1080)
        y = 650 + (x - 890) * -.12 + rnd.uniform(0, 40)
        n = rnd.uniform(80, 170)
        lean = rnd.uniform(-40, -10)
        p.tube([(x, y), (x + lean * .4, y - n * .6), (x + lean, y - n)], [3, 2, .8], '#5a4a32', .7, 5, False)
        p.tube([(x + lean, y - n), (x + lean * 1.3 - 8, y - n + 6), (x + lean * 1.6 - 16, y - n + 24)], [2, 7, 1], '#a48e62', .7, 4, False)
    p.column(262, 430, '雁字回时', 32, '#2f2a24')
    p.column(222, 462, '月满西楼', 32, '#2f2a24')
    seal(p, 300, 470, 34, '归', seed=18)
    return p


PICTURES = {'ink-orchid': (orchid, '空谷幽兰'), 'ink-cage': (cage, '笼中鸟'), 'ink-mantis': (mantis, '螳螂捕蝉'), 'ink-cabbage': (cabbage, '菜根'),
            'ink-drip': (drip, '水滴石穿'), 'ink-geese': (geese, '归雁')}
