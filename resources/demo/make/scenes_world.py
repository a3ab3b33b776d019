# SPDX-License-Identifier: GPL-3.0-or-later
"""Single scenes: nature, peace and war, offices."""
import math
import random

from folk import INK, SKIN, figure, front_figure
from pic import Pic, curve, dark, light, mix
from props import bird, cloud, heart, skyline, star, tree


def bezier(a, b, c, d, n=40):
    return [tuple((1 - t) ** 3 * a[i] + 3 * t * (1 - t) ** 2 * b[i] + 3 * t * t * (1 - t) * c[i] + t ** 3 * d[i] for i in (0, 1))
            for t in (k / n for k in range(n + 1))]


def last_tree():
    p = Pic(1500, 1050)
    p.rect(0, 0, 1500, 1050, p.lin('#5a6168', '#7b7f80', '#8f8d86'))
    p.poly([(0, 0), (1500, 0), (1250, 160), (250, 160)], '#484f57')
    p.poly([(0, 0), (250, 160), (250, 760), (0, 1050)], p.lin('#4b5259', '#6a6c6c', a=(0, 0), b=(1, 0)))
    p.poly([(1500, 0), (1250, 160), (1250, 760), (1500, 1050)], p.lin('#4b5259', '#6a6c6c', a=(1, 0), b=(0, 0)))
    p.poly([(0, 1050), (250, 760), (1250, 760), (1500, 1050)], p.lin('#9b978c', '#6e6b64'))
    # a window with the town of smoke on either side
    for pts in ([(60, 330), (195, 360), (195, 640), (60, 700)], [(1440, 330), (1305, 360), (1305, 640), (1440, 700)]):
        p.poly(pts, p.lin('#a98f6b', '#c7b08a'))
    for x, s in ((80, 1), (128, .8), (168, 1.1), (1328, 1.1), (1376, .8), (1420, 1)):
        p.rect(x - 9, 560 - 120 * s, 16, 120 * s + 70, '#4a453f')
        for i in range(3):
            p.circle(x - 4 + i * 4, 545 - 120 * s - i * 17, 9 + i * 2, '#6b625a', o=.6)
    for pts in ([(50, 318), (205, 352), (205, 362), (50, 332)], [(50, 694), (205, 636), (205, 648), (50, 710)]):
        p.poly(pts, '#3a4046')
        p.poly([(1500 - x, y) for x, y in pts], '#3a4046')
    for x in (52, 198, 1302, 1448):
        p.rect(x - 5, 325 if x in (52, 1448) else 355, 10, 375 if x in (52, 1448) else 290, '#3a4046')
    # lamp and light
    p.poly([(690, 0), (810, 0), (1010, 800), (490, 800)], p.lin(('#fffbe0', .75), ('#fffbe0', .10)))
    p.poly([(700, 0), (800, 0), (830, 50), (670, 50)], '#2d3238')
    p.ellipse(750, 50, 80, 12, '#fffbe6')
    # pedestal, tree and glass
    p.shadow(750, 850, 380, 46, .45)
    p.poly([(520, 720), (980, 720), (1020, 850), (480, 850)], p.lin('#d9d4c6', '#a49f93'))
    p.rect(500, 700, 500, 28, '#ece7d9', 4)
    p.ellipse(750, 698, 150, 20, '#6a4a32')
    p.ellipse(750, 694, 130, 14, '#4f8a4a')
    p.glow(750, 470, 290, '#fbffd0', .55)
    tree(p, 750, 696, 400, '#6fb65a', '#7a5438', 5)
    for x, y, a in ((640, 600, 30), (872, 560, -40), (690, 672, 80)):
        with p.group((x, y), a):
            p.path('M0 -12C10 -6 10 8 0 14C-10 8 -10 -6 0 -12Z', '#8ecb6b')
    p.rect(545, 215, 410, 485, p.lin(('#dff4ff', .34), ('#dff4ff', .10), ('#dff4ff', .24), a=(0, 0), b=(1, 1)), 6, '#eef9ff', 5)
    p.poly([(575, 230), (650, 230), (585, 560), (560, 560)], '#ffffff', o=.28)
    p.rect(590, 748, 320, 74, '#2f343a', 6)
    p.text(750, 779, '树（已灭绝）', 28, '#f4ecd2', 'serifbold', 'middle')
    p.text(750, 809, '地球上的最后一棵', 22, '#cfc7ad', 'serif', 'middle')
    # ropes
    for x in (385, 1115):
        p.rect(x - 6, 800, 12, 130, '#b98d3d', 4)
        p.circle(x, 796, 14, '#d9ad58')
        p.ellipse(x, 932, 30, 8, '#8d6a2c')
    p.path('M385 815Q750 905 1115 815', None, '#a23a36', 13)
    # visitors
    rows = [(150, 1010, 330, '#4d5661', 'short', False), (318, 1030, 300, '#5d5a6a', 'long', False), (1180, 1030, 305, '#565d58', 'bob', False),
            (1355, 1015, 335, '#4a5260', 'short', False)]
    for x, y, h, c, hair, child in rows:
        p.shadow(x, y, 70, 12, .5)
        front_figure(p, x, y, h, c, '#30353d', SKIN[0], hair, '#24262c', face='back', child=child)
    p.shadow(590, 1035, 80, 12, .5)
    front_figure(p, 590, 1040, 345, '#465463', '#2d3239', SKIN[0], 'short', '#24262c', face='back',
                 arms=(((-17, -66), (-13, -74)), ((17, -66), (13, -74))))
    front_figure(p, 590, 812, 170, '#f2b43a', '#4d6fae', SKIN[0], 'twin', '#3a2a26', face='back', child=True, shoes='#d8543c',
                 arms=(((-19, -64), (-17, -50)), ((24, -84), (36, -100))))
    p.shadow(905, 1030, 60, 10, .5)
    front_figure(p, 905, 1035, 205, '#d9653f', '#3f4c63', SKIN[0], 'short', '#3a2a26', face='back', child=True,
                 arms=(((-22, -84), (-30, -100)), ((18, -64), (17, -48))))
    return p


def hourglass():
    p = Pic(1000, 1400)
    p.rect(0, 0, 1000, 1400, p.lin('#0d2b45', '#1f5573', '#5fa3ad', '#f4c48a'))
    rnd = random.Random(2)
    for _ in range(60):
        p.circle(rnd.uniform(0, 1000), rnd.uniform(0, 520), rnd.uniform(.8, 2.4), '#ffffff', o=rnd.uniform(.2, .8))
    p.glow(500, 1180, 620, '#ffd9a0', .55)
    p.shadow(500, 1322, 400, 34, .5)
    wood = p.lin('#5a3423', '#a4683f', '#6d402a', '#3b2018', a=(0, 0), b=(1, 0))
    for x in (190, 782):
        p.rect(x, 170, 28, 1060, wood, 10)
    glass_top = 'M258 200C258 480 290 560 440 660C470 680 476 700 476 710L524 710C524 700 530 680 560 660C710 560 742 480 742 200Z'
    glass_bot = 'M258 1210C258 930 290 860 440 760C470 740 476 722 476 710L524 710C524 722 530 740 560 760C710 860 742 930 742 1210Z'
    p.path(glass_top, p.lin('#bfe3f2', '#7db7d6', '#4a8db8'))
    p.path(glass_bot, p.lin('#7fa9bd', '#c2b38f', '#e8c389'))
    # upper bulb: sea, ice, bear
    side = bezier((258, 200), (258, 480), (290, 560), (440, 660))
    wet = [(x, y) for x, y in side if y > 430] + bezier((440, 660), (470, 680), (476, 700), (476, 710))
    p.poly([(wet[0][0], 430)] + wet + [(1000 - x, y) for x, y in reversed(wet)] + [(1000 - wet[0][0], 430)],
           p.lin('#5fb4d8', '#2d7fb0', '#1b5b8c'))
    for pts, c in (([(330, 430), (352, 372), (420, 352), (470, 366), (560, 340), (640, 380), (668, 430)], '#f4fbff'),
                   ([(352, 372), (420, 352), (430, 430), (380, 430)], '#dcebf3'), ([(560, 340), (640, 380), (620, 430), (575, 430)], '#d2e6f0')):
        p.poly(pts, c)
    p.poly([(330, 432), (668, 432), (630, 500), (560, 545), (520, 590), (470, 550), (400, 520), (360, 480)], '#bfe3f2', o=.75)
    p.line([(300, 431), (700, 431)], '#dff3fb', 4, .7)
    p.path('M500 590q-10 20 -2 40M515 600q10 22 2 36', None, '#e4f5fc', 4, .8)
    with p.group((506, 352), 0, 1.02):
        p.tube([(-62, -40), (-58, -12), (-60, 6)], [40, 30, 30], '#d3dee4')
        p.tube([(34, -44), (38, -14), (36, 6)], [34, 25, 26], '#d3dee4')
        p.path('M-98 -34C-104 -72 -62 -96 -8 -92C24 -90 38 -102 58 -112C76 -122 98 -114 106 -98L126 -86C130 -76 122 -69 110 -69C100 -58 90 -52 78 -40'
               'C60 -26 20 -22 -20 -22C-52 -20 -92 -14 -98 -34Z', p.lin('#ffffff', '#f3f7f9', '#d9e4ea'))
        p.tube([(-78, -42), (-84, -14), (-82, 8)], [44, 32, 32], '#f4f8fa')
        p.tube([(58, -50), (62, -16), (62, 8)], [40, 28, 28], '#f9fbfc')
        p.circle(66, -112, 10, '#ffffff')
        p.circle(67, -111, 5, '#c8d2d8')
        p.circle(93, -93, 3.8, '#1f2a33')
        p.ellipse(123, -84, 6.5, 5.5, '#1f2a33')
        p.path('M108 -70Q114 -72 120 -76', None, '#8f9ba3', 2.5)
    # lower bulb: town under water
    rnd = random.Random(21)
    x = 292
    while x < 690:
        w = rnd.uniform(34, 58)
        h = rnd.uniform(110, 225) if 340 < x < 620 else rnd.uniform(80, 130)
        p.rect(x, 1208 - h, w, h, mix('#3a3550', '#5a4a66', rnd.random()))
        for yy in range(int(1208 - h) + 12, 1200, 20):
            for xx in range(int(x) + 7, int(x + w) - 8, 13):
                if rnd.random() < .5:
                    p.rect(xx, yy, 6, 9, '#ffdf8f', o=.9)
        x += w + 4
    p.path('M262 1100C300 1088 330 1110 370 1100C410 1090 440 1112 480 1100C520 1090 560 1112 600 1100C640 1090 700 1112 738 1098L742 1210L258 1210Z',
           p.lin(('#4aa3cf', .72), ('#12507f', .9)))
    p.path('M262 1100C300 1088 330 1110 370 1100C410 1090 440 1112 480 1100C520 1090 560 1112 600 1100C640 1090 700 1112 738 1098', None, '#e4f6ff', 4, .9)
    for y in range(735, 1085, 34):
        p.path(f'M500 {y}q9 15 0 21q-9 -6 0 -21Z', '#bfe6f7')
    p.path('M478 1098Q500 1060 522 1098Z', '#cdeefb', o=.8)
    for d in (glass_top, glass_bot):
        p.path(d.replace('L524 710', 'M524 710').replace('Z', ''), None, '#eafaff', 7, .85)
    p.path('M292 230C292 430 310 500 372 560', None, '#ffffff', 16, .35)
    p.path('M292 1180C292 1020 305 960 350 905', None, '#ffffff', 16, .35)
    for y in (128, 1210):
        p.rect(160, y, 680, 64, wood, 14)
        p.rect(160, y + 6, 680, 8, '#d19a63', 4, o=.5)
    return p


def kick_ball():
    p = Pic(1600, 960)
    p.rect(0, 0, 1600, 960, p.lin('#e9e4d4', '#d9d0b8'))
    p.rect(0, 0, 1600, 620, p.lin('#8fa9a4', '#a9bdb4'))
    for i in range(3):
        x = 130 + i * 520
        p.rect(x - 20, 110, 340, 510, '#5d7a76', 8)
        p.rect(x, 130, 300, 490, p.lin('#f4efdf', '#d9d3bf'))
        p.rect(x + 20, 152, 260, 66, '#2f5a57', 8)
        p.text(x + 150, 199, ('受理科', '审核科', '综合科')[i], 42, '#f8f3e2', 'bold', 'middle', 6)
        p.rect(x + 40, 250, 220, 180, p.lin('#a9cdd3', '#d8ecec'), 6, '#5d7a76', 6)
        p.rect(x + 70, 300, 160, 54, '#c9463d', 6)
        p.text(x + 150, 339, ('不归我管', '请找他们', '回去等着')[i], 34, '#fff6e4', 'bold', 'middle')
        p.rect(x - 8, 560, 316, 22, '#7d5638', 4)
        p.rect(x, 582, 300, 40, '#5c3e29')
    p.rect(0, 620, 1600, 340, p.lin('#c3ab84', '#97805e'))
    for i in range(9):
        p.line([(i * 220 - 80, 620), (i * 330 - 520, 960)], '#8a7454', 3, .5)
    for y in (690, 800):
        p.line([(0, y), (1600, y)], '#8a7454', 3, .4)
    # path of the ball
    p.path('M330 790C430 560 640 540 760 735', None, '#7a3f2e', 5, .7, '4 18')
    p.path('M860 735C960 500 1150 470 1245 690', None, '#7a3f2e', 5, .7, '4 18')
    for x, flip, c, hair, hc, m in ((235, False, '#3b4f72', 'short', '#22252e', 'smile'), (770, False, '#5a4a3c', 'old', '#bfb8ac', 'calm'),
                                    (1440, True, '#41564a', 'bald', '#3a2c26', 'smile')):
        p.shadow(x, 902, 120, 18, .4)
        figure(p, x, 900, 470, 'kick', c, dark(c, .25), '#1d1f26', SKIN[1], hair, hc, flip, m, -4, glasses=x == 770)
        with p.group((x, 0), 0, 1, flip):
            p.path('M-26 561L-10 564L-8 584L8 664L-4 682L-18 664L-21 584Z', '#b8433b')
    # the ball: an application rolled up
    with p.group((1215, 560), -14):
        p.shadow(10, 190, 90, 14, .25)
        p.circle(0, 0, 92, p.rad('#ffffff', '#f3ecd8', '#c9b98f', c=(.38, .32), r=.75))
        for d in ('M-80 -30C-30 -50 20 -40 86 -28', 'M-70 52C-30 30 40 30 78 46', 'M-30 -84C-46 -30 -44 40 -26 86', 'M40 -80C56 -30 54 40 34 84'):
            p.path(d, None, '#c4b48a', 4, .8)
        p.text(0, 4, '办事', 50, '#a5382f', 'serifbold', 'middle')
        p.text(0, 54, '申请', 50, '#a5382f', 'serifbold', 'middle')
    for dx, dy in ((-130, -70), (-150, -10), (-120, 50)):
        p.line([(1215 + dx, 560 + dy), (1215 + dx - 50, 560 + dy + 14)], '#7a3f2e', 5, .6)
    # the one who runs after it
    p.shadow(1030, 925, 120, 14, .4)
    figure(p, 1035, 918, 330, 'run', '#d9823b', '#3c4a63', '#2a2530', SKIN[0], 'short', '#2a2530', False, 'shout', -8,
           ef=(18, -80), hf=(30, -92), en=(14, -84), hn=(24, -98))
    for x, y in ((1000, 616), (975, 640), (1010, 590)):
        p.path(f'M{x} {y}q9 14 0 20q-9 -6 0 -20Z', '#6db8dd')
    return p


def war_chess():
    p = Pic(1500, 1050)
    p.rect(0, 0, 1500, 1050, p.lin('#241a1c', '#4a2a26', '#8a4a32'))
    p.glow(750, 250, 620, '#e98a4a', .55)
    for x, s in ((160, 1), (330, .7), (1190, .8), (1370, 1.1)):
        for i in range(7):
            p.circle(x + i * 14 * s, 400 - i * 46 * s, (30 + i * 9) * s, '#1a1214', o=.34)
    skyline(p, 0, 1500, 470, 30, 110, '#1c1315', 6)
    # board in perspective
    q = lambda u, v: (750 + (u - 4) * (92 + v * 13.5) * 1.02, 450 + v * 47 + v * v * 3.0)
    p.poly([q(-.25, -.2), q(8.25, -.2), q(8.3, 8.25), q(-.3, 8.25)], '#3d2317')
    for i in range(8):
        for k in range(8):
            c = '#e8cfa2' if (i + k) % 2 else '#7a4a31'
            p.poly([q(i, k), q(i + 1, k), q(i + 1, k + 1), q(i, k + 1)], c)
    y0, y1 = q(-.3, 8.25)[1], q(-.3, 8.25)[1] + 46
    p.rect(q(-.3, 8.25)[0], y0, q(8.3, 8.25)[0] - q(-.3, 8.25)[0], 46, p.lin('#5a3422', '#2c1810'))

    def at(u, v):
        x, y = q(u + .5, v + .62)
        return x, y, .55 + v * .085

    def house(u, v, c, roof):
        x, y, s = at(u, v)
        p.shadow(x, y, 54 * s, 13 * s, .5)
        with p.group((x, y), 0, s):
            p.rect(-34, -58, 68, 58, c)
            p.poly([(-46, -54), (0, -100), (46, -54)], roof)
            p.rect(-10, -34, 20, 34, '#4a2a1f')
            p.rect(-28, -48, 14, 14, '#ffe09a')
            p.rect(15, -48, 14, 14, '#ffe09a')

    def soldier(u, v, c):
        x, y, s = at(u, v)
        p.shadow(x, y, 44 * s, 11 * s, .5)
        with p.group((x, y), 0, s * 1.5):
            front_figure(p, 0, 0, 84, c, dark(c, .3), SKIN[1], 'cap', dark(c, .1), 'calm')
            p.line([(17, -52), (11, -16)], '#1d1f22', 4)
    for u, v, c in ((0, 1, '#6b7d55'), (1, 3, '#6b7d55'), (2, 1, '#6b7d55'), (0, 4.0, '#6b7d55'), (7, 1, '#7a6f5c'), (6, 3, '#7a6f5c'), (5, 1, '#7a6f5c'), (7, 4.0, '#7a6f5c')):
        soldier(u, v, c)
    house(3, 2, '#d9b48a', '#a5452f')
    house(4, 3, '#c9d0c8', '#5a6b7a')
    house(2, 4.3, '#e3c7a0', '#8a4a32')
    # a family in the middle, which nobody asked
    x, y, s = at(4.1, 5.2)
    p.glow(x, y - 70, 170, '#ffe3b0', .55)
    p.shadow(x, y, 120, 22, .5)
    front_figure(p, x - 34, y, 178, '#b9564a', '#4a3a4a', SKIN[0], 'long', '#2c1f24', 'sad', skirt='#5a3f55')
    front_figure(p, x + 42, y + 6, 112, '#e0a542', '#4a5a78', SKIN[0], 'short', '#2c1f24', 'sad', child=True)
    # broken pieces off the board
    with p.group((330, 1000), -78):
        front_figure(p, 0, 0, 130, '#6b7d55', '#48543a', SKIN[1], 'cap', '#5a6b48', 'shut')
    with p.group((1130, 985), 80):
        front_figure(p, 0, 0, 130, '#7a6f5c', '#544c40', SKIN[1], 'cap', '#665c4c', 'shut')

    # two hands
    def hand(flip, sleeve, ring):
        with p.group((0, 0) if not flip else (1500, 0), 0, 1, flip):
            p.path('M-20 20L150 -20L330 170L210 290L-20 150Z', p.lin(sleeve, dark(sleeve, .4)))
            p.path('M306 150L338 178L226 300L194 270Z', '#f3f1ea')
            p.circle(268, 224, 8, ring)
            skin = '#e9b48c'
            p.path('M322 192C372 196 420 220 452 252L480 300C470 330 430 338 404 322L330 330C290 328 254 306 240 284Z', p.lin(light(skin, .1), dark(skin, .1)))
            p.tube([(430, 250), (486, 290), (502, 352)], [44, 36, 26], light(skin, .06))
            p.tube([(404, 290), (456, 322), (474, 372)], [42, 34, 24], skin)
            p.tube([(370, 310), (420, 344), (440, 384)], [40, 32, 22], dark(skin, .06))
            p.tube([(330, 316), (398, 378), (462, 396)], [42, 36, 26], light(skin, .12))
            p.ellipse(500, 358, 9, 12, '#f7d9c2', o=.8)
            p.ellipse(466, 394, 11, 9, '#f7d9c2', o=.8)
    with p.group((486, 486), 0):
        front_figure(p, 0, 0, 150, '#6b7d55', '#48543a', SKIN[1], 'cap', '#5a6b48', 'sad')
    with p.group((1014, 486), 0):
        front_figure(p, 0, 0, 150, '#7a6f5c', '#544c40', SKIN[1], 'cap', '#665c4c', 'sad')
    hand(False, '#20283f', '#d9b45a')
    hand(True, '#3d2030', '#c0c6cf')
    return p


def helmet_nest():
    p = Pic(1300, 1000)
    p.rect(0, 0, 1300, 1000, p.lin('#8fb7d8', '#cfdcdf', '#f9dcae', '#f3b983'))
    p.glow(930, 470, 430, '#fff6d0', .95)
    p.circle(930, 470, 62, '#fffbe8')
    for x, y, w, o in ((240, 150, 280, .7), (620, 90, 200, .5), (1110, 190, 240, .65)):
        cloud(p, x, y, w, '#ffffff', o)
    # ruins
    for pts in ([(60, 620), (60, 380), (120, 360), (120, 410), (170, 400), (180, 300), (240, 330), (235, 430), (280, 440), (290, 620)],
                [(1040, 600), (1050, 420), (1090, 400), (1110, 450), (1160, 440), (1170, 360), (1230, 340), (1240, 600)]):
        p.poly(pts, '#a99a92', o=.75)
    for x, y in ((92, 440), (150, 460), (210, 380), (1100, 500), (1195, 420), (1190, 500)):
        p.rect(x, y, 24, 34, '#e9d5bd', o=.8)
    p.blob([(-60, 640), (200, 560), (520, 600), (820, 560), (1100, 590), (1400, 560), (1400, 1100), (-60, 1100)], p.lin('#a7a977', '#6f7a4c'))
    p.blob([(-60, 780), (250, 700), (650, 720), (1000, 690), (1400, 730), (1400, 1100), (-60, 1100)], p.lin('#7f8d52', '#4c5c38'))
    # the rifle that became a stake
    p.tube([(1010, 820), (1040, 520)], [20, 14], '#5a4030')
    p.tube([(1040, 520), (1052, 410)], [10, 8], '#3a3f45')
    for a, y in ((-40, 690), (35, 610), (-30, 520), (30, 450)):
        with p.group((1024 + (700 - y) * .1, y), a):
            p.path('M0 0C-26 -20 -26 -56 0 -76C26 -56 26 -20 0 0Z', '#5f9150')
            p.line([(0, 0), (0, -60)], '#8fbf74', 3)
    p.path('M1006 830C980 760 1060 720 1016 650C990 600 1062 560 1036 500', None, '#4f7d43', 8)
    # helmet
    p.shadow(600, 858, 380, 44, .5)
    p.path('M280 560C286 780 430 868 600 868C770 868 914 780 920 560C800 590 400 590 280 560Z', p.lin('#8a9163', '#5c6640', '#3a4229', a=(0, 0), b=(1, 1)))
    p.path('M250 540C330 572 480 586 600 586C720 586 870 572 950 540L956 570C860 616 720 626 600 626C480 626 340 616 244 570Z', p.lin('#6d764c', '#4a5234'))
    p.path('M380 640C400 740 470 800 540 822', None, '#a9b07f', 18, .4)
    p.circle(790, 730, 26, '#2c331f')
    for a in range(0, 360, 45):
        p.line([(790 + 27 * math.cos(math.radians(a)), 730 + 27 * math.sin(math.radians(a))), (790 + 44 * math.cos(math.radians(a + 8)), 730 + 44 * math.sin(math.radians(a + 8)))], '#2c331f', 4)
    for x, turn in ((292, 8), (908, -10)):
        with p.group((x, 606), turn):
            p.rect(-8, 0, 16, 120, '#4a3524', 5)
            p.rect(-14, 70, 28, 24, None, 3, '#c9a45a', 5)
    # nest
    rnd = random.Random(8)
    p.ellipse(600, 552, 290, 62, '#6b4a2a')
    for _ in range(150):
        a = rnd.uniform(0, math.tau)
        x, y = 600 + 285 * math.cos(a) * rnd.uniform(.82, 1), 552 + 58 * math.sin(a) * rnd.uniform(.8, 1.1)
        t = a + math.pi / 2 + rnd.uniform(-.5, .5)
        n = rnd.uniform(22, 58)
        p.line([(x - n * math.cos(t), y - n * .3 * math.sin(t)), (x + n * math.cos(t), y + n * .3 * math.sin(t))],
               rnd.choice(('#8f6a3e', '#b08a55', '#6b4a2a', '#c9a56e')), rnd.uniform(3, 6))
    # chicks
    for x, y, s in ((440, 520, 1), (510, 536, .9)):
        p.circle(x, y, 38 * s, '#f4e3b8')
        p.circle(x, y - 40 * s, 28 * s, '#f8ecc8')
        p.circle(x + 8 * s, y - 46 * s, 4.5, '#33261c')
        p.path(f'M{x + 24 * s} {y - 48 * s}l{24 * s} {-10 * s}l{-6 * s} {14 * s}l{8 * s} {10 * s}Z', '#f0943a')
    # dove
    p.path('M520 560C500 470 580 400 660 410C690 372 740 356 776 376C800 390 806 420 792 446C800 500 770 566 700 580Z', p.lin('#ffffff', '#eef0f2', '#c9d0d8'))
    p.path('M560 500C600 450 680 452 706 500C690 560 620 590 540 580C500 586 460 566 430 586C450 540 500 520 560 500Z', p.lin('#f4f6f8', '#b9c3ce'))
    p.path('M470 568C520 556 560 548 620 560M500 580C550 570 600 566 650 566', None, '#a9b5c2', 4)
    p.circle(762, 404, 6.5, '#33261c')
    p.path('M794 402L828 414L796 424Z', '#e9a13b')
    p.path('M812 416C850 430 880 420 906 396', None, '#5a7d3f', 6)
    for x, y, a in ((840, 428, 20), (862, 424, 140), (884, 412, 30), (898, 400, 150), (908, 392, 60)):
        with p.group((x, y), a):
            p.path('M0 0C8 -14 24 -16 34 -8C26 4 10 8 0 0Z', '#6f9a4e')
    # poppies and grass
    for x, y, s in ((170, 900, 1.1), (250, 950, .9), (1120, 920, 1.1), (1200, 960, .9), (380, 965, .8), (960, 960, .9)):
        p.line([(x, y + 60 * s), (x + 4, y)], '#3f5a2f', 6)
        for dx, dy in ((-18, 0), (18, 0), (0, -14), (0, 10)):
            p.circle(x + dx * s, y + dy * s, 22 * s, '#d8412f' if dy <= 0 else '#b83226')
        p.circle(x, y, 9 * s, '#2a1a1c')
    for _ in range(120):
        x = rnd.uniform(0, 1300)
        y = rnd.uniform(880, 1010)
        p.tube([(x, y), (x + rnd.uniform(-6, 6), y - 24), (x + rnd.uniform(-16, 16), y - rnd.uniform(38, 60))], [6, 4, 1], mix('#54683a', '#8fa55a', rnd.random()), steps=3)
    return p


def sprout():
    p = Pic(1500, 950)
    p.rect(0, 0, 1500, 660, p.lin('#fde6bd', '#f9cf95', '#f2b27c', a=(0, 0), b=(1, 0)))
    p.glow(60, 560, 640, '#fff8dc', .95)
    rnd = random.Random(31)
    for row in range(8):
        for i in range(13):
            x = i * 130 - (65 if row % 2 else 0)
            if rnd.random() < .55:
                p.rect(x, row * 82, 126, 78, mix('#e0a76f', '#c98a5a', rnd.random()), 5, o=.22)
    # shadow of the tree on the wall
    c = '#b57f5f'
    p.path('M975 660C1000 560 1000 470 1012 360L1062 360C1066 470 1078 560 1128 660Z', c)
    for pts, w in (([(1030, 470), (960, 400), (890, 370)], [30, 20, 10]), ([(1045, 450), (1120, 390), (1190, 370)], [30, 20, 10])):
        p.tube(pts, w, c)
    for x, y, r in ((1036, 200, 165), (900, 260, 120), (1170, 255, 125), (820, 340, 70), (1265, 330, 72), (960, 130, 95), (1120, 125, 100), (1036, 330, 110),
                    (880, 380, 50), (1200, 390, 52), (1040, 60, 50)):
        p.circle(x, y, r, c)
    for x, y, r in ((930, 330, 17), (1130, 300, 20), (1050, 170, 14), (990, 240, 11), (1190, 220, 13), (880, 230, 12), (1090, 390, 12)):
        p.blob([(x - r, y), (x - r * .2, y - r * .7), (x + r, y - r * .1), (x + r * .2, y + r * .8)], '#f6c490')
    for x, y in ((760, 170), (1370, 200), (700, 260)):
        bird(p, x, y, 22, c)
    # ground
    p.rect(0, 655, 1500, 295, p.lin('#b9875f', '#7a5443'))
    p.rect(0, 648, 1500, 12, '#8f6248')
    p.poly([(285, 752), (318, 760), (1135, 659), (968, 659)], p.lin(('#4a2c2a', .85), ('#6b4033', .75), a=(0, 0), b=(1, 0)))
    for pts in ([(60, 800), (150, 770), (230, 760), (300, 745), (380, 770), (460, 762), (560, 800)], [(300, 745), (290, 820), (330, 880)], [(230, 760), (190, 850)]):
        p.line(pts, '#4f3329', 6, .8)
    p.poly([(250, 750), (278, 722), (300, 736), (322, 720), (352, 752), (300, 764)], '#5a3a2c')
    # sprout
    p.tube([(300, 745), (296, 700), (302, 652)], [11, 8, 6], '#5c9a45')
    p.path('M302 656C270 600 210 596 180 616C200 660 260 680 302 656Z', p.lin('#a5d66b', '#5f9f46'))
    p.path('M302 656C330 590 396 586 424 604C408 652 350 682 302 656Z', p.lin('#bfe57c', '#6fae4c'))
    p.path('M302 656C262 640 224 626 192 618M302 656C344 634 384 616 414 607', None, '#4f8a3a', 3)
    p.circle(214, 612, 5, '#ffffff', o=.8)
    for x, y, s in ((640, 880, 20), (780, 840, 12), (1180, 880, 24), (1320, 820, 14), (90, 900, 16)):
        p.ellipse(x + s, y + 5, s * 1.6, s * .4, '#3f2820', o=.4)
        p.blob([(x - s, y), (x - s * .4, y - s * .8), (x + s * .6, y - s * .6), (x + s, y), (x, y + s * .3)], '#a5795a')
    return p


PICTURES = {
    'last-tree': (last_tree, '最后一棵树'), 'hourglass': (hourglass, '沙漏'), 'kick-ball': (kick_ball, '踢皮球'),
    'war-chess': (war_chess, '棋盘'), 'helmet-nest': (helmet_nest, '钢盔里的巢'), 'sprout': (sprout, '小苗的影子'),
}
