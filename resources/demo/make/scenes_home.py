# SPDX-License-Identifier: GPL-3.0-or-later
"""Single scenes: school, books, home and family."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix, tube
from props import bird, book, bubble, cloud, heart, phone, rain, skyline, star, tree


def school_bag():
    p = Pic(1100, 1500)
    p.rect(0, 0, 1100, 1500, p.lin('#8ec5d6', '#c9e3d8', '#fbeec6', '#f7d9a0'))
    p.glow(860, 250, 260, '#fff8dc', .9)
    for x, y, w, o in ((200, 170, 220, .7), (960, 480, 200, .6), (130, 620, 180, .5)):
        cloud(p, x, y, w, '#ffffff', o)
    p.blob([(-60, 1350), (300, 1290), (700, 1200), (1180, 1080), (1180, 1600), (-60, 1600)], p.lin('#a9b96a', '#6d8546'))
    p.path('M-60 1420C300 1360 700 1290 1180 1150L1180 1240C760 1370 360 1440 -60 1510Z', p.lin('#d8bd8a', '#b08f5c'))
    for i in range(9):
        x = 40 + i * 125
        p.line([(x, 1462 - x * .262), (x + 34, 1454 - x * .262)], '#f2e3bd', 5, .8)
    # flag far away
    p.line([(1010, 1160), (1010, 1020)], '#6b4a34', 8)
    p.path('M1012 1024L1080 1044L1012 1070Z', '#d8433b')
    p.text(1030, 1054, '第一', 21, '#fff4dc', 'bold', 'middle')
    # boy
    bx, by = 655, 1336
    p.shadow(bx, by + 4, 190, 24, .45)
    figure(p, bx, by, 330, 'push', '#f4f1e6', '#33507f', '#c9463d', SKIN[0], 'short', '#2a2530', False, 'sad', 24, child=True,
           neck=(10, -62), hip=(-6, -42), head=(24, -66), en=(8, -44), hn=(17, -40), ef=(20, -46), hf=(26, -38), kn=(6, -24), fn=(-4, -4),
           kf=(-12, -22), ff=(-26, -3))
    # bag
    with p.group((510, 1146), -12):
        p.path('M-150 -150C-150 -230 150 -230 150 -150L160 80C160 116 -160 116 -160 80Z', p.lin('#e98a3c', '#c9602c', '#9c431f', a=(0, 0), b=(1, 1)))
        p.path('M-150 -150C-150 -230 150 -230 150 -150L153 -90C80 -60 -80 -60 -153 -90Z', p.lin('#f2a04e', '#d9742f'))
        p.rect(-110, -20, 220, 110, '#b8522a', 18)
        p.rect(-110, -20, 220, 34, '#d9742f', 14)
        p.rect(-14, 0, 28, 26, '#f3d58a', 5)
        p.path('M140 -100C176 -80 178 0 150 50', None, '#7a3418', 18)
    # tower of books, trophies, instruments
    rnd = random.Random(14)
    names = ['奥数', '英语', '钢琴', '作文', '编程', '书法', '舞蹈', '真题', '物理', '口才', '围棋', '预习', '错题', '网课', '阅读', '压轴题']
    colours = ['#c8443d', '#2f7f79', '#3f5f9f', '#e0a030', '#7a4b83', '#5b7f3a', '#b8573a', '#35688a']
    y, x, tilt = 965, 492, -11
    for i, name in enumerate(names):
        w, h = rnd.uniform(215, 290) - i * 3, rnd.uniform(44, 58)
        with p.group((x + rnd.uniform(-14, 14), y), tilt + rnd.uniform(-2.5, 2.5)):
            book(p, -w / 2, 0, w, h, colours[i % len(colours)], name)
            if i % 3 == 1:
                p.path(f'M{w * .22} {0}l0 26l7 -8l7 8l0 -26Z', '#f4d35e')
        x += math.sin(math.radians(-tilt)) * -h * .9 + (i > 7) * 8
        y -= h * .97
        tilt += 1.5
    with p.group((x + 8, y + 2), 10):
        p.path('M-34 -96L34 -96C34 -50 20 -36 8 -30L8 -12L26 0L-26 0L-8 -12L-8 -30C-20 -36 -34 -50 -34 -96Z', p.lin('#ffe08a', '#d9a02f', a=(0, 0), b=(1, 0)))
        p.path('M-34 -86C-64 -86 -56 -46 -24 -48M34 -86C64 -86 56 -46 24 -48', None, '#d9a02f', 8)
        star(p, 0, -68, 14, '#fff7d6')
    # what he does not see: butterfly and kite
    for x, y, s, c in ((880, 980, 1, '#e56b8a'), (960, 890, .7, '#f0b23c')):
        with p.group((x, y), -15, s):
            p.path('M0 0C10 -40 50 -46 52 -20C52 -4 24 4 0 0C20 8 36 28 20 36C8 40 0 16 0 0Z', c)
            p.path('M0 0C-10 -40 -50 -46 -52 -20C-52 -4 -24 4 0 0C-20 8 -36 28 -20 36C-8 40 0 16 0 0Z', light(c, .15))
            p.line([(0, -14), (0, 18)], '#3a2a30', 5)
    for x, y in ((800, 1090), (815, 1130), (770, 1060)):
        p.path(f'M{x} {y}q10 16 0 23q-10 -7 0 -23Z', '#6db8dd')
    return p


def edu_factory():
    p = Pic(1800, 900)
    p.rect(0, 0, 1800, 900, p.lin('#f3ead7', '#e7d6b9'))
    p.rect(0, 0, 760, 900, p.lin(('#ffe9b0', .9), ('#ffe9b0', 0), a=(0, 0), b=(1, 0)))
    p.rect(1040, 0, 760, 900, p.lin(('#aeb4b8', 0), ('#aeb4b8', .85), a=(0, 0), b=(1, 0)))
    p.rect(0, 790, 1800, 110, p.lin('#8d7a63', '#6b5a49'))
    # belt
    p.rect(40, 640, 1720, 54, '#33373f', 27)
    p.rect(40, 640, 1720, 14, '#565c68', 7)
    for i in range(23):
        p.circle(72 + i * 75.3, 668, 15, '#8a929e')
        p.circle(72 + i * 75.3, 668, 5, '#33373f')
    for x in (150, 520, 1280, 1650):
        p.poly([(x - 20, 694), (x + 20, 694), (x + 34, 800), (x - 34, 800)], '#4a505b')

    def eyes(x, y, s, mood='smile'):
        for e in (-1, 1):
            p.circle(x + e * 17 * s, y, 5.4 * s, INK)
            p.ellipse(x + e * 28 * s, y + 13 * s, 8 * s, 5 * s, '#e8604f', o=.4)
        p.path(f'M{x - 11 * s} {y + 12 * s}Q{x} {y + (24 if mood == "smile" else 6) * s} {x + 11 * s} {y + 12 * s}', None, INK, 4 * s)

    def legs(x, y, h=44):
        for e in (-1, 1):
            p.line([(x + e * 18, y - h), (x + e * 18, y - 5)], INK, 7)
            p.ellipse(x + e * 18 + 5, y - 4, 13, 6, INK)
    y = 640
    legs(130, y)
    star(p, 130, y - 105, 84, '#f5b82e', 5, .52)
    star(p, 130, y - 108, 66, '#ffd05a', 5, .52)
    eyes(130, y - 108, 1)
    legs(300, y)
    for a in range(0, 360, 60):
        p.circle(300 + 50 * math.cos(math.radians(a)), y - 108 + 50 * math.sin(math.radians(a)), 34, '#ee6f8b')
    p.circle(300, y - 108, 48, '#ffd9a8')
    eyes(300, y - 112, .9)
    legs(470, y)
    p.path('M470 456L556 604Q560 610 550 610L390 610Q380 610 384 604Z', '#36a386')
    eyes(470, y - 78, .9)
    legs(640, y)
    heart(p, 640, y - 106, 78, '#e2503f')
    eyes(640, y - 118, .95)
    # machine
    p.shadow(900, 800, 330, 26, .4)
    p.rect(735, 250, 330, 545, p.lin('#7d8a97', '#566270', '#3d4753', a=(0, 0), b=(1, 1)), 16)
    p.rect(735, 250, 330, 26, '#93a0ad', 12)
    p.rect(715, 440, 40, 205, '#2a313a', 6)
    p.rect(1045, 500, 40, 145, '#2a313a', 6)
    p.rect(775, 300, 250, 84, '#20262e', 10)
    p.text(900, 361, '标准答案', 54, '#7df0b4', 'bold', 'middle')
    for i, c in enumerate(('#e0503f', '#f5b82e', '#49b97c')):
        p.circle(800 + i * 44, 424, 14, c)
    p.rect(930, 408, 90, 32, '#2a313a', 6)
    p.line([(944, 432), (962, 416), (978, 428), (1006, 414)], '#7df0b4', 4)
    for x, yy, r, n in ((850, 545, 62, 12), (945, 600, 46, 10)):
        star(p, x, yy, r, '#c7ced6', n, .8, 8)
        p.circle(x, yy, r * .42, '#566270')
        p.circle(x, yy, r * .16, '#c7ced6')
    for x in (800, 900, 1000):
        p.rect(x - 20, 120 + (x % 3) * 10, 40, 140, p.lin('#8f99a5', '#5a6572', a=(0, 0), b=(1, 0)))
        for k in range(4):
            p.circle(x + k * 15, 105 - k * 26, 20 + k * 7, '#b7b2a8', o=.55)
    # what comes out
    for i, x in enumerate((1180, 1350, 1520, 1690)):
        legs(x, y, 40)
        p.rect(x - 56, y - 148, 112, 112, p.lin('#b9bfc6', '#8e969f'), 6)
        p.rect(x - 56, y - 148, 112, 12, '#cdd2d8', 5)
        for e in (-1, 1):
            p.line([(x + e * 18 - 7, y - 98), (x + e * 18 + 7, y - 98)], INK, 5)
        p.line([(x - 12, y - 70), (x + 12, y - 70)], INK, 4)
        p.poly([(x - 62, y - 170), (x, y - 196), (x + 62, y - 170), (x, y - 146)], '#272c36')
        p.rect(x - 30, y - 164, 60, 24, '#1d222a', 5)
        p.line([(x, y - 170), (x + 46, y - 162), (x + 48, y - 128)], '#f2c34a', 4)
    p.rect(1560, 250, 200, 120, '#f8f4e8', 6, '#8e969f', 6)
    p.text(1660, 300, '合格率', 34, '#4a505b', 'bold', 'middle')
    p.text(1660, 350, '100%', 44, '#c0392f', 'bold', 'middle')
    for x, c in ((60, '#f5b82e'), (215, '#ee6f8b'), (385, '#36a386'), (560, '#e2503f')):
        p.circle(x, 400 - (x % 7) * 9, 9, c, o=.7)
        star(p, x + 50, 330 + (x % 11) * 7, 13, c, 5, o=.7)
    return p


def books_wall():
    p = Pic(1100, 1400)
    p.rect(0, 0, 1100, 1400, p.lin('#233a6b', '#5e5a94', '#e58a7f', '#ffd18a', '#ffe8b8'))
    rnd = random.Random(3)
    for _ in range(60):
        p.circle(rnd.uniform(0, 1100), rnd.uniform(0, 330), rnd.uniform(1, 2.6), '#fff', o=rnd.uniform(.3, .9))
    p.glow(560, 640, 420, '#fff2c2', .95)
    p.circle(560, 640, 80, '#fff8e0')
    for x, y, w in ((200, 430, 260), (900, 380, 300), (820, 520, 170)):
        cloud(p, x, y, w, '#ffd9c2', .6)
    p.poly([(0, 720), (160, 600), (300, 690), (470, 560), (640, 700), (820, 590), (980, 680), (1100, 620), (1100, 900), (0, 900)], '#8a5f86')
    p.poly([(0, 760), (240, 680), (460, 750), (700, 690), (900, 750), (1100, 700), (1100, 900), (0, 900)], '#6a4876')
    for x, y in ((420, 480), (480, 450), (540, 470), (700, 430)):
        bird(p, x, y, 20, '#4a3560')
    # wall
    top = 800
    p.rect(0, top, 1100, 460, p.lin('#8c8480', '#5f5a5c'))
    p.rect(0, top - 22, 1100, 34, p.lin('#b5aca4', '#7d7572'), 3)
    for row in range(9):
        for i in range(10):
            x = i * 130 - (65 if row % 2 else 0)
            p.rect(x + 2, top + 16 + row * 50, 125, 45, mix('#7d7572', '#9a918a', rnd.random()), 4, o=.55)
    p.rect(0, 1250, 1100, 150, p.lin('#4d4a45', '#34322f'))
    # stack of books with a girl on it
    y = 1300
    colours = ['#c8443d', '#2f7f79', '#e0a030', '#3f5f9f', '#7a4b83', '#5b7f3a', '#d9733c', '#35688a']
    titles = ['诗经', '史记', '昆虫记', '天工开物', '几何原本', '本草', '论语', '星空']
    p.shadow(330, 1304, 230, 22, .6)
    for i in range(8):
        w = 330 - i * 12 + rnd.uniform(-14, 14)
        h = 50 + rnd.uniform(-5, 8)
        book(p, 330 - w / 2 + rnd.uniform(-10, 10), y, w, h, colours[i], titles[i])
        y -= h
    front_figure(p, 330, y + 3, 300, '#ffc23c', '#3d6ea8', SKIN[0], 'twin', '#3a2430', face='back', child=True, shoes='#e8503a',
                 arms=(((-21, -78), (-31, -86)), ((21, -78), (31, -86))))
    p.glow(330, y - 270, 150, '#fff2c2', .35)
    # the others have no books
    p.shadow(700, 1310, 90, 14, .6)
    p.shadow(900, 1330, 90, 14, .6)
    figure(p, 680, 1308, 300, 'phone', '#6d7480', '#3c414b', '#22252c', mix(SKIN[0], '#8a9099', .35), 'short', '#23262e', False, 'calm', 18, child=True,
           hold=lambda q, h: (q.glow(h[0] + 6, h[1] - 6, 20, '#a9dcff', .7), q.rect(h[0] - 1, h[1] - 9, 4, 12, '#15181f', 1)))
    front_figure(p, 900, 1330, 310, '#767078', '#403e48', mix(SKIN[0], '#8a9099', .35), 'bob', '#26232c', face='back', child=True)
    bubble(p, 800, 905, 250, 84, (890, 1032), '#f4f1ea', None)
    p.text(925, 960, '只是一堵墙', 38, '#3d3a40', 'hand', 'middle')
    return p


def reunion():
    p = Pic(1600, 1050)
    p.rect(0, 0, 1600, 1050, p.lin('#8f2a27', '#a93a2c', '#7a2422'))
    for i in range(12):
        for k in range(6):
            p.circle(70 + i * 134, 60 + k * 110, 3, '#e9b25a', o=.28)
    p.rect(560, 70, 480, 330, '#5a2a1c', 6)
    p.rect(578, 88, 444, 294, p.lin('#16234d', '#2c3f78'))
    p.glow(880, 170, 120, '#fff2c2', .7)
    p.circle(880, 170, 42, '#fff4d0')
    skyline(p, 578, 1022, 382, 40, 150, '#101a3a', 5, '#ffd27a')
    for x in (722, 872):
        p.rect(x, 88, 8, 294, '#5a2a1c')
    p.rect(578, 230, 444, 8, '#5a2a1c')
    for x in (300, 1300):
        p.line([(x, 0), (x, 90)], '#e9b25a', 5)
        p.glow(x, 170, 190, '#ffb35a', .55)
        p.ellipse(x, 170, 92, 74, p.rad('#ff7a4a', '#d8352a', '#a51f1f', c=(.4, .35), r=.8))
        for k in (-52, -18, 18, 52):
            p.path(f'M{x} 97Q{x + k * 1.3} 170 {x} 243', None, '#f0a24a', 3, .7)
        p.rect(x - 38, 90, 76, 16, '#e9b25a', 5)
        p.rect(x - 38, 236, 76, 16, '#e9b25a', 5)
        for k in range(-3, 4):
            p.line([(x + k * 8, 252), (x + k * 9, 320)], '#e9b25a', 3)
        p.text(x, 193, '福', 62, '#ffe3a0', 'serifbold', 'middle')
    # the old couple
    for x, hair, top, hc, m, g in ((640, 'old', '#3f4a63', '#dcd8d2', 'calm', True), (960, 'bun', '#7f3550', '#c9c4c0', 'sad', False)):
        p.rect(x - 92, 470, 184, 330, '#4a2317', 20)
        front_figure(p, x, 905, 500, top, '#2d2a35', SKIN[1], hair, hc, m, glasses=g, arms=(((-19, -62), (-10, -47)), ((19, -62), (10, -47))))
    # table
    p.shadow(800, 960, 760, 100, .5)
    p.ellipse(800, 850, 640, 190, '#4a1f16')
    p.ellipse(800, 826, 640, 190, p.rad('#a5623a', '#8a4a2c', '#6b3521'))
    p.ellipse(800, 818, 380, 108, p.rad(('#fff1d0', .5), ('#fff1d0', .22)), '#f3d9a8', 3)

    def dish(x, y, r, inside):
        p.ellipse(x, y + 7, r, r * .36, '#5a2a1c', o=.5)
        p.ellipse(x, y, r, r * .36, '#f8f6f0')
        p.ellipse(x, y, r * .8, r * .27, '#dfe7ea')
        inside(x, y, r)

    def fish(x, y, r):
        p.path(f'M{x - r * .7} {y}C{x - r * .3} {y - r * .34} {x + r * .3} {y - r * .3} {x + r * .5} {y}L{x + r * .78} {y - r * .2}L{x + r * .74} {y + r * .18}L{x + r * .5} {y + r * .02}C{x + r * .2} {y + r * .24} {x - r * .4} {y + r * .22} {x - r * .7} {y}Z', '#b5532f')
        p.circle(x - r * .5, y - r * .04, r * .04, '#fff')
        for k in (-.2, 0, .2):
            p.line([(x + r * k, y - r * .16), (x + r * (k + .06), y + r * .1)], '#7a3018', 4)
        p.line([(x - r * .3, y - r * .2), (x + r * .3, y - r * .16)], '#6fa34a', 5)

    def dumplings(x, y, r):
        for dx, dy in ((-.4, .02), (0, .08), (.4, .02), (-.2, -.1), (.2, -.1)):
            p.path(f'M{x + r * dx - r * .2} {y + r * dy}Q{x + r * dx} {y + r * dy - r * .26} {x + r * dx + r * .2} {y + r * dy}Q{x + r * dx} {y + r * dy + r * .1} {x + r * dx - r * .2} {y + r * dy}Z', '#fff6e2', '#d9c29a', 2.5)

    def greens(x, y, r):
        rnd = random.Random(int(x))
        for _ in range(22):
            p.ellipse(x + rnd.uniform(-.5, .5) * r, y + rnd.uniform(-.2, .08) * r, r * .16, r * .07, rnd.choice(('#5f9a45', '#7fb85a', '#3f7a35', '#d8433b')))

    def meat(x, y, r):
        for dx, dy in ((-.36, 0), (-.1, .06), (.18, .05), (.38, -.02), (-.22, -.13), (.06, -.14), (.28, -.14)):
            p.rect(x + r * dx - r * .12, y + r * dy - r * .09, r * .24, r * .17, '#8a3320', r * .05)
            p.rect(x + r * dx - r * .12, y + r * dy - r * .09, r * .24, r * .06, '#e39a6a', r * .03)
    dish(800, 815, 120, fish)
    dish(590, 800, 92, dumplings)
    dish(1010, 800, 92, meat)
    dish(690, 880, 84, greens)
    dish(915, 880, 84, dumplings)
    for x, y in ((800, 742),):
        dish(x, y, 70, greens)
    for x, y in ((700, 748), (1150, 790), (905, 748), (450, 790)):
        for k in range(3):
            p.path(f'M{x + k * 8 - 8} {y - 12}q-9 -16 0 -30q9 -14 0 -28', None, '#fff1dc', 3, .22)
    for x in (640, 960):
        p.ellipse(x, 776, 34, 11, '#f8f6f0')
        p.path(f'M{x - 32} 776Q{x} 818 {x + 32} 776Z', '#e3ecef')
        p.ellipse(x, 774, 27, 7, '#fffdf4')
        p.line([(x + 46, 760), (x + 66, 796)], '#5a2a1c', 5)
        p.line([(x + 54, 758), (x + 74, 794)], '#5a2a1c', 5)
    # the children are here on screens
    for x, y, s, hair, tone, c, face in ((190, 790, 1.0, 'short', SKIN[0], '#3f6f9f', 'smile'), (400, 930, 1.12, 'long', SKIN[2], '#c8553d', 'smile'),
                                         (1200, 930, 1.12, 'short', SKIN[1], '#5b7f3a', 'smile'), (1410, 790, 1.0, 'bob', SKIN[0], '#8a4f7d', 'smile')):
        with p.group((x, y), 0, s):
            p.path('M-100 150L-92 -196C-90 -214 90 -214 92 -196L100 150Z', p.lin('#5e2c1c', '#3a1a12'))
            for k in (-62, 0, 62):
                p.line([(k, 24), (k, 140)], '#2a120c', 8, .6)
            p.shadow(0, 24, 110, 14, .5)
            p.rect(-82, -170, 164, 190, '#15171d', 14)
            p.rect(-73, -160, 146, 170, p.lin('#d6ecf7', '#9cc7dd'), 7)
            p.path('M-58 10C-58 -34 -30 -40 0 -40C30 -40 58 -34 58 10Z', c)
            p.rect(-12, -58, 24, 26, mix(tone, '#a4553c', .28))
            head(p, 0, -86, 42, 'front', hair, tone, '#2a2227', 0, face)
            p.rect(-73, -12, 146, 22, '#10131a', o=.55)
            p.text(0, 5, '对方网络不佳' if x == 1410 else '明年一定回' if x == 190 else '加班中' if x == 1200 else '妈 我吃过了', 17, '#ffffff', 'sans', 'middle')
            p.circle(58, -146, 6, '#49d17c')
    return p


def umbrella():
    p = Pic(1000, 1300)
    p.rect(0, 0, 1000, 1300, p.lin('#4a5c72', '#6d7f8f', '#93a0a4'))
    skyline(p, 0, 1000, 1010, 240, 560, '#55677b', 17, '#f2cf8a', .55)
    skyline(p, 0, 1000, 1030, 120, 300, '#435467', 5, '#f6d694', .7)
    p.rect(0, 1020, 1000, 280, p.lin('#5d6b76', '#3d4954'))
    for x, y, rx in ((270, 1230, 190), (720, 1140, 200), (820, 1260, 130)):
        p.ellipse(x, y, rx, rx * .14, p.lin(('#a9bcc8', .55), ('#7f93a2', .3)))
    # lamp
    p.rect(862, 330, 14, 700, '#2b3440')
    p.path('M868 330C868 280 800 280 790 310', None, '#2b3440', 12)
    p.glow(788, 330, 240, '#ffe2a0', .65)
    p.path('M760 312L816 312L806 340L770 340Z', '#ffefc2')
    centre = (610, 590)

    def sheltered(x, y):
        return 430 < x < 800 and y > 560
    rain(p, -20, -20, 1080, 1240, 230, '#dcebf5', 6, 46, .2, .55, sheltered)
    p.shadow(455, 1148, 130, 20, .5)
    p.shadow(650, 1152, 90, 16, .5)
    # father: one side of him is wet
    figure(p, 430, 1145, 560, 'walk', '#51708f', '#2d384a', '#1f242c', SKIN[1], 'short', '#23232b', False, 'smile', 6,
           en=(12, -70), hn=(24, -79), ef=(14, -62), hf=(29, -51))
    p.tube([(432, 700), (408, 780), (412, 872)], [26, 38, 40], '#34506d', .55)
    for x, y in ((392, 792), (402, 900), (420, 960), (386, 742)):
        p.path(f'M{x} {y}q8 13 0 19q-8 -6 0 -19Z', '#bfe0f2')
    figure(p, 640, 1148, 300, 'walk', '#f2b632', '#c8503d', '#d8433b', SKIN[0], 'twin' if False else 'pony', '#3a2430', False, 'smile', -4, child=True,
           ef=(13, -58), hf=(17, -48), en=(-10, -74), hn=(-15, -88))
    p.rect(592, 930, 58, 84, '#3f7fb5', 14)
    p.rect(600, 962, 42, 30, '#5a9bd0', 8)
    # umbrella, leaning to the child
    with p.group(centre, 19):
        p.line([(0, -150), (0, 130)], '#2a2530', 9)
        p.path('M0 120C0 150 -30 150 -30 128', None, '#2a2530', 9)
        p.path('M-232 0C-220 -150 -90 -176 0 -178C90 -176 220 -150 232 0C200 -26 172 -26 150 0C120 -28 82 -28 54 0C30 -22 -30 -22 -54 0C-82 -28 -120 -28 -150 0C-172 -26 -200 -26 -232 0Z',
               p.lin('#e8604c', '#c23b37', '#8f2730', a=(0, 0), b=(1, 1)))
        p.path('M0 -178C-50 -150 -60 -60 -54 0C-30 -22 30 -22 54 0C60 -60 50 -150 0 -178Z', '#f07a62', o=.55)
        p.path('M0 -178C-110 -150 -150 -70 -150 0M0 -178C110 -150 150 -70 150 0', None, '#8f2730', 3, .6)
        p.rect(-5, -200, 10, 26, '#2a2530', 4)
    rnd = random.Random(5)
    for _ in range(26):
        t = rnd.uniform(-1, 1)
        a = math.radians(19)
        ux, uy = t * 215, -170 * math.sqrt(1 - t * t) - 6
        x = centre[0] + ux * math.cos(a) - uy * math.sin(a)
        y = centre[1] + ux * math.sin(a) + uy * math.cos(a)
        p.path(f'M{x - 9:.1f} {y - 8:.1f}Q{x:.1f} {y - 2:.1f} {x + 9:.1f} {y - 9:.1f}', None, '#eaf6fd', 2.5, .8)
    for _ in range(36):
        x, y = rnd.uniform(0, 1000), rnd.uniform(1060, 1290)
        p.ellipse(x, y, 14, 3.6, None, '#dcebf5', 2, .5)
    return p


PICTURES = {
    'school-bag': (school_bag, '书包'), 'edu-factory': (edu_factory, '流水线'), 'books-wall': (books_wall, '书与墙'),
    'reunion': (reunion, '年夜饭'), 'umbrella': (umbrella, '伞'),
}
