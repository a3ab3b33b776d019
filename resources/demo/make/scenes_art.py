# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes about art: who makes it, who looks at it, what it does."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, mix, num
from props import bird, cloud, heart, skyline, tree

HUES = ('#e2573f', '#f29a3c', '#f6cf4a', '#6fb85a', '#3f9fc4', '#6a6fc0', '#b565a8')


def violin():
    p = Pic(1800, 1100)
    p.rect(0, 0, 1800, 1100, p.lin('#8d949b', '#b4b9bd', '#cfd1d2'))
    rnd = random.Random(12)
    skyline(p, 0, 1800, 760, 240, 560, '#868d94', seed=3, windows='#9aa1a7')
    skyline(p, 0, 1800, 800, 140, 380, '#737a82', seed=8, windows='#8d949b')
    p.rect(0, 800, 1800, 300, p.lin('#8b9198', '#6b7178'))
    for k in range(9):
        p.line([(900 + (k - 4) * 150, 800), (900 + (k - 4) * 420, 1100)], '#5f656c', 3, .5)
    # grey people pass with bent heads; the nearest one takes on colour and looks round
    for x, h, flip, hair in ((160, 300, False, 'short'), (1690, 330, True, 'short'), (1540, 300, True, 'bob'), (300, 320, True, 'cap')):
        figure(p, x, 1010, h, 'phone', '#7d848b', '#666c73', '#4f555b', '#a9adb1', hair, '#5a6067', flip=flip)
    # ribbons of colour out of the violin
    for i, c in enumerate(HUES):
        d = i * 24
        pts = [(770, 560), (900, 520 - d * .6), (1080, 440 - d * 1.1), (1280, 400 + math.sin(i) * 20 - d * 1.2), (1520, 250 - d * .7 + i * 10), (1860, 160 + d * 1.5)]
        p.tube(pts, [4, 16, 26, 30, 34, 44], c, .85, 12, False)
    for x, y, s, c in ((1130, 250, 30, '#e2573f'), (1300, 190, 36, '#3f9fc4'), (1430, 130, 26, '#f29a3c'), (1240, 110, 22, '#b565a8')):
        bird(p, x, y, s, c)
    for x, y, c in ((960, 420, '#f29a3c'), (1060, 300, '#6fb85a'), (1220, 330, '#e2573f'), (880, 360, '#6a6fc0'), (1380, 250, '#f6cf4a')):
        p.ellipse(x, y, 17, 12, c)
        p.line([(x + 15, y), (x + 15, y - 62)], c, 6)
        p.path(f'M{x + 15} {y - 62}Q{x + 40} {y - 50} {x + 34} {y - 26}', None, c, 6)
    # grass and flowers where the sound falls
    p.path('M420 1010C520 960 820 950 1160 1000C1180 1020 1000 1040 760 1044C560 1040 440 1034 420 1010Z', p.lin('#8fc06a', '#5f9a4f'))
    for _ in range(46):
        x, y = rnd.uniform(450, 1120), rnd.uniform(985, 1032)
        c = rnd.choice(HUES)
        p.line([(x, y), (x + rnd.uniform(-4, 4), y - 26)], '#4f8a3f', 3)
        for k in range(5):
            a = math.radians(k * 72)
            p.circle(x + 7 * math.cos(a), y - 30 + 7 * math.sin(a), 5.5, c)
        p.circle(x, y - 30, 4, '#fff3c4')
    p.shadow(660, 1012, 150, 18, .35)
    figure(p, 660, 1010, 500, 'stand', '#3a4a66', '#2a3040', '#3a2a20', SKIN[0], 'long', '#3a2a26', mood='shut', tilt=14, head=(3, -90), en=(6, -62), hn=(20, -74), ef=(14, -68), hf=(26, -79), coat='#b5322a')
    with p.group((752, 640), -24):
        p.path('M-70 0C-80 -40 -40 -46 -22 -24C-6 -38 30 -34 30 0C30 34 -6 38 -22 24C-40 46 -80 40 -70 0Z', p.lin('#c9783c', '#8a4a20'), '#5a2e14', 3)
        p.rect(16, -7, 96, 14, '#2a1a12', 4)
        p.path('M-44 -8q6 -6 4 10M-44 12q6 -6 4 8', None, '#3a2010', 3)
    p.line([(640, 560), (830, 700)], '#e9dcc0', 5)
    p.circle(770, 664, 16, SKIN[0])
    figure(p, 1290, 1010, 330, 'stand', '#f2b84a', '#4f7f9f', '#8a5a3a', SKIN[1], 'twin', flip=True, mood='smile', child=True)
    figure(p, 1400, 1010, 420, 'stand', '#8d949b', '#666c73', '#4f555b', '#c9a88c', 'short', flip=True, mood='calm')
    # his open case holds a coin and a leaf
    p.path('M470 1050L640 1050L656 1078L452 1078Z', '#3a2a20', '#241812', 4)
    p.path('M480 1056L630 1056L640 1072L470 1072Z', '#a8434a')
    p.circle(540, 1064, 6, '#f6cf4a')
    return p


def painted_door():
    p = Pic(1200, 1400)
    p.rect(0, 0, 1200, 1400, p.lin('#6a6f78', '#565b64', '#43474f'))
    rnd = random.Random(4)
    for r in range(16):
        for c in range(-1, 9):
            x, y = c * 150 + (75 if r % 2 else 0), r * 74
            p.rect(x + 3, y + 3, 144, 68, mix('#6d727b', '#50555e', rnd.random()), 4)
    p.rect(0, 1130, 1200, 270, p.lin('#3b3f47', '#2a2d34'))
    for x in (80, 1010):
        p.rect(x, 80, 110, 150, '#1d2027', 4)
        for k in range(4):
            p.line([(x + 14 + k * 27, 80), (x + 14 + k * 27, 230)], '#8a8f98', 8)
    # barbed wire
    p.path('M0 30C100 10 200 50 300 30C400 10 500 50 600 30C700 10 800 50 900 30C1000 10 1100 50 1200 30', None, '#9aa0a8', 5)
    for x in range(40, 1200, 90):
        p.path(f'M{x} 16l16 28m0 -28l-16 28', None, '#9aa0a8', 4)
    # the door: chalk strokes that have opened
    p.path('M560 1136L560 480L960 480L960 1136Z', p.lin('#8fd0f2', '#d7eef5', '#f8edc4'))
    p.circle(850, 590, 54, '#fff3c4')
    p.glow(850, 590, 150, '#fff3c4', .9)
    cloud(p, 670, 600, 130)
    p.path('M560 900C650 830 760 900 960 820L960 1136L560 1136Z', '#a6cf78')
    p.path('M560 980C700 920 820 990 960 940L960 1136L560 1136Z', '#7fb85a')
    tree(p, 900, 930, 170, '#5fa84f', '#7a5438', 4)
    p.path('M720 1136C740 1060 800 1020 770 960C760 930 790 905 800 890L810 892C806 920 800 940 812 964C840 1020 840 1070 860 1136Z', '#efdcae')
    for _ in range(40):
        x, y = rnd.uniform(570, 950), rnd.uniform(980, 1126)
        p.circle(x, y, 5, rnd.choice(('#e2573f', '#ffffff', '#f6cf4a', '#b565a8')))
    # light falls out on the floor
    p.path('M560 1136L960 1136L1100 1400L300 1400Z', p.lin(('#fff3c4', .6), ('#fff3c4', .05)))
    # leaf of the door swung out, still a drawing
    p.path('M560 480L560 1136L400 1230L400 420Z', '#4b5059', o=.55)

    def chalk(d, w=8):
        for k in range(3):
            with p.group((rnd.uniform(-2.5, 2.5), rnd.uniform(-2.5, 2.5))):
                p.path(d, None, '#f4f1e6', w * (.9 - .25 * k), .75)
    chalk('M560 1136L560 480L960 480L960 1136')
    chalk('M560 480L400 420L400 1230L560 1136')
    chalk('M436 560L530 584L530 760L436 760ZM436 850L530 846L530 1050L436 1090Z', 5)
    chalk('M420 800A12 12 0 1 0 446 800A12 12 0 1 0 420 800', 5)
    for a in range(-70, 71, 28):
        c, s = math.cos(math.radians(a - 90)), math.sin(math.radians(a - 90))
        chalk(f'M{num(760 + 250 * c)} {num(470 + 110 * s)}L{num(760 + 320 * c)} {num(470 + 150 * s)}', 5)
    # the child, chalk in hand, stripes on the jacket
    p.shadow(280, 1330, 140, 20, .5)
    figure(p, 270, 1322, 430, 'reach', '#c9ccd2', '#9aa0a8', '#3a3d44', SKIN[0], 'short', mood='smile', child=True)
    for k in range(5):
        p.line([(252 + k * 2, 1010 + k * 26), (312 + k, 1004 + k * 27)], '#4b5059', 7, .55)
    p.line([(386, 930), (402, 896)], '#ffffff', 11)
    for x, c in ((170, '#e2573f'), (130, '#3f9fc4'), (200, '#f6cf4a')):
        with p.group((x, 1350), rnd.uniform(-40, 40)):
            p.rect(-24, -6, 48, 12, c, 4)
    bird(p, 660, 700, 20, '#3f5f7f')
    bird(p, 500, 380, 26, '#ffffff')
    bird(p, 430, 300, 20, '#ffffff', .8)
    return p


def gallery():
    p = Pic(1700, 1100)
    p.rect(0, 0, 1700, 1100, p.lin('#7a2f36', '#94404a'))
    for x in range(0, 1700, 100):
        p.rect(x, 0, 44, 760, '#8a3a43', o=.5)
    p.rect(0, 740, 1700, 26, '#c9a24a')
    p.rect(0, 766, 1700, 334, p.lin('#8a5f3c', '#5f3f28'))
    p.path('M560 0L1140 0L1330 760L370 760Z', p.lin(('#fff3d0', .42), ('#fff3d0', .05)))
    # the portrait: hands over the ears, looks away
    p.rect(590, 90, 520, 620, p.lin('#e3bf62', '#a67a2a', '#e3bf62', a=(0, 0), b=(1, 1)), 8)
    p.rect(612, 112, 476, 576, None, 4, '#7a5518', 6)
    p.rect(634, 134, 432, 532, p.lin('#5a7a6a', '#3f5a52', '#2f423e'))
    p.path('M634 420C720 380 800 430 900 400C980 380 1030 400 1066 390L1066 520L634 520Z', '#4f6a52', o=.8)
    p.path('M650 666C660 540 740 500 850 500C960 500 1040 540 1050 666Z', p.lin('#3a2a3a', '#241a26'))
    p.path('M800 500C810 540 890 540 900 500L890 450L810 450Z', '#e0b088')
    p.path('M850 286C752 286 748 390 738 470C728 540 712 590 730 640C760 660 800 600 812 500L888 500C900 600 940 660 970 640C988 590 972 540 962 470C952 390 948 286 850 286Z', '#3a221c')
    p.path('M784 370C780 470 820 500 850 502C880 500 920 470 916 370C910 320 790 320 784 370Z', '#eec49c')
    p.path('M784 376C788 330 824 326 850 312C876 326 912 330 916 376C924 290 776 290 784 376Z', '#3a221c')
    for s in (-1, 1):
        p.path(f'M{850 + s * 32 - 17} 402Q{850 + s * 32} {414} {850 + s * 32 + 17} 402', None, INK, 4)
        p.path(f'M{850 + s * 32 - 20} {384 - s * 2}L{850 + s * 32 + 18} {378 + s * 4}', None, '#5a3a2a', 4)
        p.path(f'M{850 + s * 170} 640C{850 + s * 200} 560 {850 + s * 140} 480 {850 + s * 80} 434L{850 + s * 62} 452C{850 + s * 100} 500 {850 + s * 110} 560 {850 + s * 90} 640Z', '#2f2230')
        p.ellipse(850 + s * 66, 424, 21, 34, '#eec49c', '#c9946a', 2)
    p.path('M846 410L838 438L852 440', None, '#c9946a', 4)
    p.path('M832 470Q842 460 850 464Q858 460 868 470Q850 476 832 470Z', '#b5283f')
    p.circle(850, 528, 9, '#e3bf62')
    p.path('M800 500Q850 546 900 500', None, '#e3bf62', 4)
    p.rect(760, 706, 180, 40, '#f6efd8', 3, '#a67a2a', 3)
    p.text(850, 736, '请静赏', 28, '#4a3a20', 'serif', 'middle')
    p.path('M420 760L420 900M1280 760L1280 900', None, '#d9bc6a', 10)
    p.path('M420 790Q850 900 1280 790', None, '#c4251f', 14)
    # the crowd: backs to the portrait, faces to their telephones
    rnd = random.Random(6)
    looks = [(160, 420, '#3f6f9f', 'bob'), (330, 460, '#d99a3a', 'short'), (520, 430, '#5f9a6f', 'long'), (700, 470, '#b565a8', 'cap'), (1010, 466, '#e2735b', 'bun'),
             (1190, 430, '#4a5a86', 'short'), (1370, 470, '#7a8f3a', 'twin'), (1550, 440, '#c9503f', 'bald')]
    for i, (x, h, c, hair) in enumerate(looks):
        arms = (((-20, -84), (-6, -104)), ((16, -64), (16.5, -47))) if i % 2 else (((-16, -64), (-16.5, -47)), ((20, -84), (6, -104)))
        front_figure(p, x, 1180, h, c, '#3a3f52', SKIN[i % 4], hair, mood='smile', arms=arms)
        hx = x + (-6 if i % 2 else 6) * h / 100
        hy = 1180 - 111 * h / 100
        with p.group((hx, hy), rnd.uniform(-10, 10)):
            p.rect(-34, -60, 68, 118, '#1b1f2a', 10)
            p.rect(-22, -50, 16, 16, '#3a4254', 5)
            p.circle(12, -42, 6, '#fff7d0')
            p.path('M-12 14C-30 -4 -22 -18 -10 -14C-4 -12 -2 -8 0 -4C2 -8 4 -12 10 -14C22 -18 30 -4 12 14L0 26Z', '#e2435a', o=.9)
        if i in (1, 4, 6):
            p.glow(hx + 12, hy - 42, 90, '#ffffff', .9)
    # one child alone looks the other way
    front_figure(p, 856, 1120, 300, '#f2f0e6', '#4f7f9f', SKIN[0], 'pony', face='back', child=True)
    return p


def opera_seats():
    p = Pic(1600, 1200)
    p.rect(0, 0, 1600, 1200, '#1a1014')
    p.rect(180, 60, 1240, 560, p.lin('#5a1f22', '#7d2a28', '#3a1416'))
    p.path('M560 60L1040 60L1200 620L400 620Z', p.lin(('#ffe9b0', .6), ('#ffe9b0', .12)))
    for s in (-1, 1):
        for k in range(5):
            x = 800 + s * (640 - k * 64)
            p.path(f'M{x - s * 40} 40C{x - s * 40} 300 {x - s * 20} 480 {x - s * 60} 640L{x + s * 20} 640C{x + s * 30} 460 {x + s * 20} 240 {x + s * 34} 40Z', p.lin('#b5322a', '#7a1c1c', '#c4453a', a=(0, 0), b=(1, 0)))
    p.path('M120 30L1480 30L1480 120C1400 170 1320 120 1240 130C1160 175 1080 122 1000 130C920 176 840 124 800 130C720 176 640 124 560 130C480 176 400 122 320 130C240 172 180 124 120 140Z', p.lin('#c4352a', '#8a1f1f'))
    p.path('M120 138C180 122 240 170 320 128C400 120 480 174 560 128C640 122 720 174 800 128C840 122 920 174 1000 128C1080 120 1160 173 1240 128C1320 118 1400 168 1480 118', None, '#e3bf62', 7)
    p.rect(160, 612, 1280, 46, p.lin('#a8763c', '#6b4526'))
    # the actress: crown, water sleeves, sword
    p.shadow(800, 622, 180, 16, .5)
    with p.group((800, 618), 0, 1.06):
        p.path('M-66 -180C-90 -90 -110 -40 -120 0L120 0C110 -40 90 -90 66 -180Z', p.lin('#f2d9a0', '#d9a52c', '#b5322a'))
        for k in range(-3, 4):
            p.path(f'M{k * 16} -176Q{k * 26} -80 {k * 34} -2', None, '#a3361f', 4, .7)
        p.path('M-56 -300C-76 -250 -66 -200 -66 -170L66 -170C66 -200 76 -250 56 -300C30 -316 -30 -316 -56 -300Z', p.lin('#f6cf4a', '#d98a2c'))
        for y in (-276, -246, -216):
            for k in range(-2, 3):
                p.path(f'M{k * 24 - 10} {y}q10 14 20 0', None, '#8a3a1a', 3)
        p.path('M-40 -302C-90 -330 -110 -330 -104 -290C-90 -240 -70 -200 -60 -170C-30 -230 -30 -270 -40 -302ZM40 -302C90 -330 110 -330 104 -290C90 -240 70 -200 60 -170C30 -230 30 -270 40 -302Z', '#2f6f9f', '#e3bf62', 4)
        p.tube([(60, -290), (150, -340), (210, -430)], [34, 26, 20], '#f6cf4a')
        p.path('M196 -420C250 -440 330 -420 380 -330C400 -280 360 -250 350 -200C330 -260 300 -330 230 -380Z', '#fffaf0', o=.95)
        p.tube([(-60, -290), (-150, -250), (-200, -300)], [34, 26, 20], '#f6cf4a')
        p.path('M-190 -316C-240 -300 -300 -250 -310 -160C-300 -130 -270 -120 -276 -90C-240 -130 -220 -220 -196 -280Z', '#fffaf0', o=.95)
        p.line([(210, -440), (120, -560)], '#dfe6ea', 8)
        p.ellipse(0, -352, 45, 54, '#fbeee2')
        for s in (-1, 1):
            p.path(f'M{s * 34} -380C{s * 40} -350 {s * 30} -330 {s * 12} -338C{s * 8} -356 {s * 12} -372 {s * 34} -380Z', '#e8859a', o=.75)
            p.path(f'M{s * 8} -360Q{s * 22} -374 {s * 38} -372Q{s * 24} -352 {s * 8} -360Z', INK)
            p.path(f'M{s * 8} -376Q{s * 24} -392 {s * 42} -388', None, INK, 4)
        p.path('M-9 -322Q0 -314 9 -322Q0 -328 -9 -322Z', '#c4251f')
        p.path('M-48 -362C-52 -420 52 -420 48 -362C40 -390 20 -398 0 -384C-20 -398 -40 -390 -48 -362Z', '#1a1418')
        p.path('M-60 -396C-70 -450 -30 -460 0 -480C30 -460 70 -450 60 -396C30 -416 -30 -416 -60 -396Z', p.lin('#6fc4d9', '#2f6f9f'), '#e3bf62', 4)
        for x, y, r in ((-60, -430, 13), (-36, -456, 13), (0, -484, 16), (36, -456, 13), (60, -430, 13), (-20, -424, 9), (20, -424, 9)):
            p.circle(x, y, r, '#e2435a' if r < 14 else '#f6cf4a', '#fff3c4', 3)
    # rows of empty seats; on each a telephone on a stand, lit; one old man
    for row in range(4):
        y, s = 760 + row * 122, .82 + row * .2
        n = 9 - row
        for k in range(n):
            x = 800 + (k - (n - 1) / 2) * 172 * s
            if row == 1 and k == 3:
                with p.group((x, y - 44 * s), 0, 34 * s):
                    p.path('M-1.9 3C-1.9 1.5 -1.2 1.2 -.5 1L.5 1C1.2 1.2 1.9 1.5 1.9 3Z', '#5a6472')
                head(p, x, y - 44 * s, 34 * s, 'back', 'old', SKIN[1], '#d8d8da')
            elif (row * 5 + k * 3) % 4:
                p.glow(x, y - 52 * s, 70 * s, '#9fd8ff', .5)
                p.line([(x, y - 20 * s), (x, y + 40 * s)], '#5a6472', 6 * s)
                p.rect(x - 24 * s, y - 92 * s, 48 * s, 82 * s, '#11141c', 7 * s)
                p.rect(x - 20 * s, y - 87 * s, 40 * s, 72 * s, p.lin('#7a2a2c', '#c4453a'), 4 * s)
                p.path(f'M{num(x)} {num(y - 74 * s)}l{num(9 * s)} {num(34 * s)}l{num(-18 * s)} 0Z', '#f6cf4a')
                heart(p, x + 12 * s, y - 24 * s, 5 * s, '#ff5a7a')
            p.path(f'M{num(x - 66 * s)} {num(y + 110 * s)}L{num(x - 66 * s)} {num(y + 16 * s)}C{num(x - 66 * s)} {num(y - 16 * s)} {num(x + 66 * s)} {num(y - 16 * s)} {num(x + 66 * s)} {num(y + 16 * s)}L{num(x + 66 * s)} {num(y + 110 * s)}Z', p.lin(mix('#8a2a2c', '#3a1014', .1 * row), '#3a1014'), '#220a0c', 3)
    return p


PICTURES = {'violin': (violin, '琴声'), 'painted-door': (painted_door, '画出来的门'), 'gallery': (gallery, '请静赏'), 'opera-seats': (opera_seats, '满座')}
