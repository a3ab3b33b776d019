# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes about how people live with one another: one picture, one thought."""
import math
import random

from folk import INK, SKIN, figure, front_figure
from pic import Pic, dark, light, mix, num, sampled
from props import bird, bubble, cloud, skyline, star


def snail(p, x, y, s, skin='#d9b48c', flip=False, shell=True, mood='calm'):
    """A snail on the ground line y, facing right."""
    with p.group((x, y), 0, s, flip):
        p.path('M-190 0C-200 -26 -150 -46 -90 -50L90 -56C130 -60 140 -110 150 -140C170 -170 220 -160 222 -120C226 -60 190 0 130 0Z', p.lin(light(skin, .15), dark(skin, .12)))
        p.path('M-180 -6C-60 8 60 8 140 -4', None, dark(skin, .3), 5, .5)
        for dx, n in ((166, 78), (200, 66)):
            p.line([(dx, -146), (dx + 12, -146 - n)], skin, 10)
            p.circle(dx + 13, -150 - n, 12, '#ffffff', dark(skin, .3), 3)
            p.circle(dx + 17, -150 - n, 5.5, INK)
        mouth = {'calm': 'M186 -92Q202 -86 216 -94', 'smile': 'M182 -98Q200 -78 218 -100', 'sad': 'M184 -86Q202 -98 216 -86'}[mood]
        p.path(mouth, None, dark(skin, .5), 5)
        p.ellipse(178, -106, 13, 9, '#e2735b', o=.4)
        if shell:
            p.circle(-16, -130, 112, p.rad('#c98b5a', '#a9683c', '#7d4a2a', c=(.4, .35), r=.75))
            p.path('M-16 -130C-16 -150 12 -150 14 -128C16 -98 -38 -90 -50 -126C-62 -176 20 -204 52 -150C84 -90 10 -38 -56 -62', None, '#6b3d22', 10, .8)


def urgent_snail():
    p = Pic(1500, 1000)
    p.rect(0, 0, 1500, 1000, p.lin('#bfe0ee', '#e9f3ee', '#f8ecc9'))
    for x, y, w in ((240, 170, 260), (720, 120, 200), (1180, 210, 240)):
        cloud(p, x, y, w, '#ffffff', .9)
    p.path('M0 640C300 560 700 610 1500 540L1500 1000L0 1000Z', '#a9c98a')
    p.path('M0 720C400 650 1000 680 1500 640L1500 1000L0 1000Z', '#8fb56f')
    p.path('M0 900L0 800C500 740 1000 740 1330 640L1370 640C1100 770 600 820 60 1000L0 1000Z', '#e0cfa4')
    # the people at the end of the road, waiting under the sign
    p.rect(1300, 430, 14, 210, '#7a5a3c')
    p.rect(1210, 380, 200, 84, '#3f7f5a', 10, '#ffffff', 6)
    p.text(1310, 440, '群众', 52, '#ffffff', 'bold', 'middle')
    for x, c, h, hair in ((1232, '#c9503f', 104, 'bun'), (1262, '#3f6f9f', 116, 'short'), (1340, '#d99a3a', 108, 'bob'), (1374, '#6a7a8a', 112, 'bald')):
        front_figure(p, x, 640, h, c, hair=hair, mood='sad')
    # what has been left behind: offices
    p.rect(40, 420, 250, 330, p.lin('#e9e3d6', '#cfc5b2'))
    p.poly([(20, 420), (165, 340), (310, 420)], '#b5483a')
    for yy in (460, 560):
        for xx in (70, 150, 230):
            p.rect(xx, yy, 40, 60, '#86a9bd', 3, '#8a7a60', 4)
    p.rect(130, 660, 70, 90, '#6b4a34')
    p.text(165, 648, '办公室', 24, '#5a4030', 'bold', 'middle')
    # slime: hardly the way from the door to here
    p.path('M210 790C340 800 460 812 560 832L560 850C440 840 320 824 200 812Z', '#eef6d8', o=.85)
    p.shadow(760, 862, 330, 26, .35)
    snail(p, 760, 858, 1.45, '#d7b98a', shell=False, mood='smile')
    with p.group((735, 610), -3):   # its shell: a paper bag of documents
        p.rect(-170, -130, 330, 290, '#ffffff', 4)
        for k in range(4):
            p.rect(-180 + k * 6, -146 + k * 5, 330, 290, '#f3efe2', 3, '#cfc5b2', 2)
        p.rect(-166, -120, 340, 296, p.lin('#d9a45a', '#bd843c'), 6, '#8f5f28', 4)
        p.path('M-166 -120L4 10L174 -120', None, '#8f5f28', 5)
        p.circle(4, 10, 20, '#f3e3c2', '#8f5f28', 4)
        p.line([(4, 10), (4, 70)], '#b5322a', 6)
        with p.group((10, 92), -8):
            p.rect(-128, -54, 256, 104, None, 10, '#c4251f', 9)
            p.text(0, 34, '特急', 92, '#c4251f', 'serifbold', 'middle', 12)
    # the calendar sheds its leaves
    for x, y, a, t in ((330, 590, -16, '一月'), (440, 500, 12, '三月'), (560, 430, -8, '六月')):
        with p.group((x, y), a):
            p.rect(-44, -50, 88, 100, '#ffffff', 4, '#b8ad98', 2)
            p.rect(-44, -50, 88, 26, '#c9503f')
            p.text(0, 26, t, 32, '#4a4038', 'hand', 'middle')
    return p


def bridge_halves():
    p = Pic(1800, 900)
    p.rect(0, 0, 1800, 900, p.lin('#f7c98c', '#f6e0b4', '#cfe3e0', '#7fa8b4'))
    p.glow(900, 360, 420, '#fff4cf', .95)
    p.circle(900, 380, 96, '#fff7df')
    for x, y, w in ((300, 150, 300), (1420, 190, 260), (820, 110, 200)):
        cloud(p, x, y, w, '#ffffff', .75)
    for i in range(10):
        p.tube([(500 + i * 30, 780 + i * 10), (900, 790 + i * 10), (1290 - i * 20, 782 + i * 10)], [1, 4, 1], '#ffffff', .3, 4, False)
    for side, rock, grass in ((False, '#8a6a52', '#8fae5c'), (True, '#6f7480', '#7a9c8a')):
        with p.group((1800 if side else 0, 0), 0, 1, side):
            p.path('M-20 470L520 470C560 520 500 560 530 620C556 690 480 760 500 920L-20 920Z', p.lin(light(rock, .15), dark(rock, .3)))
            for y in (540, 620, 700, 790):
                p.path(f'M40 {y}L200 {y + 14}L260 {y + 6}M320 {y + 24}L440 {y + 16}', None, dark(rock, .35), 6, .4)
            p.path('M-20 478C100 440 300 450 540 470C500 500 200 500 -20 500Z', grass)
            # half an arch of planks towards the other side
            for k in range(9):
                t = k / 13
                x, y = 500 + k * 40, 476 - 90 * math.sin(t * math.pi * .72)
                with p.group((x, y), -14 + k * 1.8):
                    p.rect(-18, -9, 40, 18, mix('#c08a4e', '#8a5a30', (k % 2) * .4), 3, '#5f3d20', 2)
                p.line([(x, y - 6), (x, y - 62)], '#6b4526', 6)
            p.path('M500 414C600 360 720 318 824 312', None, '#d9b36a', 6)
            p.path('M500 490C600 440 720 400 824 396', None, '#6b4526', 7)
    figure(p, 780, 396, 190, 'push', '#c9503f', '#4a4038', hair='short', mood='smile')
    figure(p, 1020, 396, 190, 'push', '#3f6f9f', '#3a3f4a', '#2a2530', SKIN[3], 'bob', flip=True, mood='smile')
    # the plank they both hold
    p.rect(838, 262, 126, 22, '#d9a45f', 4, '#6b4526', 3)
    for x in (30, 150, 250):
        skyline(p, x, x + 90, 472, 70, 150, '#b0785a', seed=x, windows='#ffe6a8')
    for x in (1460, 1570, 1680):
        skyline(p, x, x + 90, 472, 80, 160, '#5f7484', seed=x, windows='#ffe6a8')
    # cannons left behind, flowers in them
    for x, flip in ((372, False), (1428, True)):
        with p.group((x, 462), 0, .9, flip):
            p.tube([(-50, -30), (60, -64)], [44, 30], '#3d4148')
            p.circle(-20, -16, 34, None, '#5a4030', 10)
            p.path('M-20 -50L-20 18M-54 -16L14 -16', None, '#5a4030', 6)
            for a, c in ((-30, '#e2573f'), (0, '#f2c23f'), (26, '#ffffff')):
                with p.group((62, -66), a):
                    p.line([(0, 0), (4, -46)], '#4f7d36', 5)
                    p.circle(4, -52, 14, c)
                    p.circle(4, -52, 5, '#7a4a20')
    for x, y, s in ((860, 200, 22), (920, 170, 17), (980, 206, 19)):
        bird(p, x, y, s, '#ffffff')
    return p


def qr_wall():
    p = Pic(1200, 1500)
    p.rect(0, 0, 1200, 1500, p.lin('#2c3e55', '#4a6380', '#8ba0b0'))
    rnd = random.Random(5)
    n, cell, x0, y0 = 21, 46, 117, 90
    p.rect(x0 - 40, y0 - 40, n * cell + 80, n * cell + 80, '#f4f6f8', 16)

    def finder(i, j):
        return any(a <= i < a + 8 and b <= j < b + 8 for a, b in ((-1, -1), (n - 7, -1), (-1, n - 7)))
    for i in range(n):
        for j in range(n):
            if not finder(i, j) and not (8 <= i <= 12 and j >= 13) and rnd.random() < .5:
                p.rect(x0 + i * cell, y0 + j * cell, cell + .5, cell + .5, '#1b2433')
    for a, b in ((0, 0), (n - 7, 0), (0, n - 7)):
        p.rect(x0 + a * cell, y0 + b * cell, 7 * cell, 7 * cell, '#1b2433')
        p.rect(x0 + (a + 1) * cell, y0 + (b + 1) * cell, 5 * cell, 5 * cell, '#f4f6f8')
        p.rect(x0 + (a + 2) * cell, y0 + (b + 2) * cell, 3 * cell, 3 * cell, '#1b2433')
    # in the middle of the code, a small door, and no handle but a picture of a phone
    dx, dy, w = x0 + 8.6 * cell, y0 + 13.4 * cell, 4 * cell
    p.rect(dx, dy, w, 8.2 * cell, p.lin('#ffd98a', '#f2b857'), 6, '#1b2433', 8)
    p.text(dx + w / 2, dy + 66, '医院', 52, '#7a3a20', 'bold', 'middle')
    p.rect(dx + 30, dy + 96, w - 60, 108, '#fff7e0', 8)
    p.text(dx + w / 2, dy + 138, '请扫码', 34, '#c4251f', 'bold', 'middle')
    p.text(dx + w / 2, dy + 184, '入内', 34, '#c4251f', 'bold', 'middle')
    p.rect(0, 1120, 1200, 380, p.lin('#9aa7ae', '#707c86'))
    for k in range(7):
        p.line([(600 + (k - 3) * 130, 1120), (600 + (k - 3) * 300, 1500)], '#5d6870', 3, .5)
    # young people slip through with a light in the hand
    for x, h, c, hair in ((930, 330, '#3f8f8a', 'pony'), (1060, 360, '#d2733f', 'short')):
        p.shadow(x, 1210, 70, 12, .4)

        def lit(q, hand):
            q.glow(hand[0] + 4, hand[1] - 4, 16, '#bff2d0', .9)
            q.rect(hand[0] - 1, hand[1] - 9, 7, 13, '#1c2029', 1.4)
            q.rect(hand[0], hand[1] - 7.6, 5, 9.6, '#6fe09a')
        figure(p, x, 1206, h, 'walk', c, '#2f3a52', hair=hair, mood='smile', flip=True, hold=lit, en=(6, -66), hn=(16, -72))
    # the old woman before the wall, her old telephone in hand
    p.shadow(430, 1420, 170, 22, .45)

    def keys(q, hand):
        q.rect(hand[0] - 3, hand[1] - 8, 7.4, 13.5, '#7d2f2a', 1.4)
        q.rect(hand[0] - 2, hand[1] - 7, 5.4, 4.4, '#bcd0b4')
        for i in range(3):
            for j in range(3):
                q.rect(hand[0] - 1.8 + i * 1.9, hand[1] - 1.6 + j * 2, 1.3, 1.3, '#f0e6d6')
    figure(p, 430, 1410, 480, 'stand', '#6d5a7c', '#3c3a48', '#2a2530', SKIN[1], 'bun', '#d8d8da', mood='sad', tilt=8, neck=(5, -76), head=(10, -85), hold=keys, en=(-2, -58), hn=(14, -60))
    p.line([(545, 1130), (560, 1412)], '#6b4a2e', 14)
    p.path('M545 1132C540 1096 500 1092 496 1122', None, '#6b4a2e', 14)
    p.rect(250, 1330, 110, 90, '#b5483a', 10, '#7d2f2a', 5)
    p.path('M275 1332C275 1290 336 1290 336 1332', None, '#7d2f2a', 8)
    p.text(305, 1392, '药', 46, '#ffe9d0', 'bold', 'middle')
    return p


def candle_desk():
    p = Pic(1100, 1400)
    p.rect(0, 0, 1100, 1400, p.lin('#131a2e', '#1e2a48', '#2a3352'))
    p.rect(90, 90, 920, 620, '#0f1730', 8)
    p.rect(106, 106, 888, 588, p.lin('#1a2750', '#33406c', '#5a5478'))
    skyline(p, 106, 994, 694, 160, 420, '#0f1733', seed=9, windows='#ffdf8a')
    p.circle(840, 220, 58, '#fdf2cf')
    for x in (400, 700):
        p.rect(x - 7, 98, 14, 604, '#0f1730')
    p.glow(550, 520, 460, '#ffb84a', .75)
    # the office worker is the candle
    p.path('M430 560C430 520 450 500 476 500L624 500C650 500 670 520 670 560L676 1010L424 1010Z', p.lin('#fff3dc', '#f3dfb8', '#d9bc88', a=(0, 0), b=(1, 0)))
    for x, y, n in ((430, 560, 150), (470, 512, 90), (622, 512, 190), (668, 566, 90), (560, 504, 60)):
        p.path(f'M{x - 17} {y - 8}L{x - 17} {y + n}C{x - 17} {y + n + 28} {x + 17} {y + n + 28} {x + 17} {y + n}L{x + 17} {y - 8}Z', '#fff6e4', o=.96)
    p.path('M550 506L550 440', None, '#3a2a20', 9)
    p.path('M550 300C600 360 612 410 588 446C574 468 526 468 512 446C488 410 520 380 550 300Z', p.lin('#ff9a3c', '#ffd35a', '#fff7d0'))
    p.path('M552 380C570 408 572 430 560 446C552 452 544 450 538 444C528 424 542 404 552 380Z', '#ffffff', o=.9)
    # face, tie, arms
    for s in (-1, 1):
        p.path(f'M{550 + s * 52 - 24} 642Q{550 + s * 52} 656 {550 + s * 52 + 24} 642', None, INK, 7)
        p.path(f'M{550 + s * 52 - 26} 668Q{550 + s * 52} 684 {550 + s * 52 + 26} 668', None, '#a98d6a', 5, .8)
        p.ellipse(550 + s * 84, 704, 26, 15, '#e2735b', o=.35)
    p.path('M522 742Q550 726 580 742', None, '#8c4a3a', 7)
    p.path('M528 800L572 800L562 836L584 960L550 1000L516 960L538 836Z', '#b5322a')
    p.path('M470 790L550 830L630 790', None, '#ffffff', 16)
    for s in (-1, 1):
        p.tube([(550 + s * 118, 820), (550 + s * 190, 930), (550 + s * 100, 1010)], [44, 36, 30], '#f0d9ae')
        p.circle(550 + s * 92, 1014, 24, '#f6e3c2')
    # desk: the keyboard, files, the lower wick under the table
    p.rect(60, 1020, 980, 44, p.lin('#8a5a38', '#6b4328'), 6)
    p.rect(380, 992, 340, 32, '#2a3040', 8)
    for k in range(13):
        p.rect(394 + k * 24.5, 998, 18, 9, '#5a6478', 2)
    p.rect(130, 826, 200, 150, '#20283c', 8)
    p.rect(142, 838, 176, 126, '#bfe0ff', 4)
    for k, w in enumerate((140, 90, 120, 150, 70)):
        p.rect(156, 852 + k * 22, w, 8, '#5f8fb8', 3)
    p.rect(214, 976, 34, 46, '#20283c')
    for k in range(7):
        p.rect(790 + (k % 2) * 10, 990 - k * 30, 190, 28, mix('#f2ead8', '#d9cbb0', k % 3 / 3), 3, '#a8987a', 2)
    p.text(890, 800, '加急', 44, '#c4251f', 'bold', 'middle')
    p.rect(100, 1064, 36, 336, '#5a3822')
    p.rect(964, 1064, 36, 336, '#5a3822')
    p.path('M424 1064L676 1064L670 1180C660 1210 640 1200 630 1184C610 1220 590 1196 580 1186C560 1220 530 1206 516 1184C500 1214 470 1200 462 1180C450 1200 434 1196 430 1176Z', p.lin('#f3dfb8', '#d9bc88'))
    p.glow(550, 1270, 190, '#ff9a3c', .7)
    p.path('M550 1196L550 1234', None, '#3a2a20', 9)
    with p.group((550, 1370), 180):
        p.path('M0 0C44 54 54 100 32 132C18 152 -20 152 -34 130C-54 96 -28 66 0 0Z', p.lin('#ff9a3c', '#ffd35a', '#fff7d0'))
    p.circle(180, 190, 62, '#f6f1e2', '#39424c', 8)
    p.path('M180 190L180 150M180 190L206 204', None, '#39424c', 7)
    p.text(180, 300, '02:10', 40, '#ffdf8a', 'bold', 'middle')
    return p


def shadow_dream():
    p = Pic(1500, 1100)
    p.rect(0, 0, 1500, 1100, p.lin('#e8c79a', '#d9a876', '#b98556', a=(0, 0), b=(1, .4)))
    # mud wall lit from the left
    rnd = random.Random(14)
    for _ in range(120):
        x, y = rnd.uniform(0, 1500), rnd.uniform(0, 820)
        p.line([(x, y), (x + rnd.uniform(10, 50), y + rnd.uniform(-3, 3))], '#8a5f3a', 2, rnd.uniform(.1, .3))
    for x, y in ((1240, 130), (160, 620)):
        p.path(f'M{x} {y}l110 6l-8 56l-100 -4Z', '#a9764a', o=.6)
        p.path(f'M{x + 8} {y + 30}l100 0M{x + 50} {y + 4}l2 28', None, '#7d5434', 3, .7)
    p.path('M0 0L560 0L900 820L0 820Z', p.lin(('#fff2c8', .75), ('#fff2c8', .15), a=(0, 0), b=(1, 1)))
    p.rect(0, 820, 1500, 280, p.lin('#c49a6c', '#8f6640'))
    # the shadow: an astronaut
    tone = '#69483a'   # one opaque tone: parts that overlap must show no seam
    with p.group((1010, 830), 2):
        p.circle(0, -560, 128, tone)
        p.circle(30, -556, 84, '#e5bd8c')
        p.path('M-6 -590C20 -620 70 -616 88 -584', None, '#fff2c8', 10, .8)
        p.rect(-176, -470, 110, 270, tone, 34)
        p.path('M-120 -452C-140 -300 -130 -220 -120 -170L120 -170C134 -240 136 -340 116 -452C80 -490 -80 -490 -120 -452Z', tone)
        p.tube([(100, -420), (210, -480), (250, -640)], [90, 76, 64], tone)
        p.circle(254, -668, 42, tone)
        p.tube([(-96, -410), (-190, -300), (-176, -190)], [86, 74, 62], tone)
        p.circle(-174, -166, 40, tone)
        for s in (-1, 1):
            p.tube([(s * 62, -190), (s * 72, -90), (s * 70, -12)], [104, 92, 88], tone)
            p.rect(s * 78 - 66, -40, 132, 44, tone, 18)
        p.rect(-60, -400, 120, 84, '#c99868', 12)
    for x, y, r in ((1215, 330, 18), (1380, 380, 16), (1180, 120, 18), (1420, 180, 12), (760, 170, 18), (860, 90, 12), (640, 290, 10)):
        star(p, x, y, r, '#4a2f24', o=.6)
    p.path('M1330 520C1400 470 1440 520 1420 580M1296 560A74 74 0 1 0 1440 590A74 74 0 1 0 1296 560', None, '#4a2f24', 8, .5)
    # the child, a pot on the head, a bucket for a pack
    p.path('M470 940C700 900 900 850 1010 836L1050 836C900 880 700 950 540 962Z', '#4a2f24', o=.42)
    p.shadow(480, 950, 140, 20, .4)
    with p.group((470, 940), 0, 1):
        p.rect(-96, -286, 66, 110, '#8f9aa2', 12)
        p.path('M-92 -250L-34 -250M-92 -210L-34 -210', None, '#5f6a72', 4)
    figure(p, 480, 944, 380, 'stand', '#d2733f', '#4a5f86', '#7a5a3c', SKIN[3], 'short', mood='smile', child=True, en=(12, -80), hn=(22, -102), ef=(-9, -62), hf=(-6, -48))
    with p.group((491, 592), -6):
        p.path('M-66 6C-66 -70 66 -70 66 6Z', p.lin('#cfd6da', '#8a959c'))
        p.rect(-72, 0, 144, 14, '#77828a', 6)
        p.rect(66, -8, 66, 13, '#5a4030', 5)
    # what lies about: a village yard, a book
    with p.group((250, 1000), -8):
        p.path('M-130 0C-90 -26 -30 -26 0 0C30 -26 90 -26 130 0L130 18C90 -6 30 -6 0 18C-30 -6 -90 -6 -130 18Z', '#fffaf0', '#a8987a', 3)
        p.circle(60, -8, 12, '#3f6f9f')
        p.line([(-100, -4), (-30, -8)], '#8a97a2', 3)
    return p


def thread_road():
    p = Pic(2200, 820)
    p.rect(0, 0, 2200, 820, p.lin('#2d3a5e', '#5a5a86', '#d98f6a', a=(0, 0), b=(1, .2)))
    rnd = random.Random(33)
    for _ in range(70):
        p.circle(rnd.uniform(800, 2200), rnd.uniform(0, 260), rnd.uniform(1, 3), '#ffffff', o=rnd.uniform(.4, .9))
    p.circle(1240, 150, 62, '#fff4d6')
    p.glow(1240, 150, 170, '#fff4d6', .5)
    # the city at the right, the village at the left
    skyline(p, 1620, 2200, 640, 180, 420, '#20294a', seed=6, windows='#ffd98a')
    p.path('M0 640C300 600 500 640 800 600C1100 560 1400 640 1700 620L2200 640L2200 820L0 820Z', '#3a4a52')
    p.path('M700 820C900 660 1300 700 1600 660L2200 690L2200 820Z', '#2d3b46')
    for x, y, s in ((900, 590, 1), (1100, 585, .8), (1420, 625, .9)):
        p.path(f'M{x - 120 * s} {y + 40}L{x} {y - 90 * s}L{x + 120 * s} {y + 40}Z', '#465a62')
    # lit room, cut open
    p.rect(60, 250, 560, 470, p.lin('#f0c588', '#e0a866'))
    p.path('M20 262L340 120L660 262Z', '#5a3a30')
    p.rect(60, 690, 560, 40, '#7a5236')
    p.rect(430, 330, 130, 130, '#2d3a5e', 4, '#7a5236', 10)
    p.line([(495, 330), (495, 460)], '#7a5236', 7)
    p.line([(340, 262), (340, 320)], '#5a4030', 5)
    p.glow(340, 350, 230, '#fff3c4', .9)
    p.path('M310 346L322 316L358 316L370 346Z', '#fff7dc', '#c9a24a', 3)
    p.rect(110, 560, 130, 130, '#8a5a38', 6)
    # mother on a stool, knitting
    figure(p, 300, 700, 400, 'sit', '#7d5a6e', '#4a4452', '#3a2a26', SKIN[1], 'bun', '#b9b4b8', mood='smile', tilt=12, en=(4, -47), hn=(17, -44), ef=(8, -46), hf=(19, -46), glasses=True)
    for a in (-32, 26):
        with p.group((372, 524), a):
            p.line([(0, 40), (0, -66)], '#c9a24a', 6)
    # what she knits runs out of the window over the land and winds round a neck
    red = '#d2402f'
    road = [(372, 528), (440, 600), (540, 640), (700, 640), (860, 690), (1060, 700), (1260, 650), (1440, 660), (1600, 690), (1710, 640), (1760, 540), (1786, 456)]
    p.tube(road, [34, 40, 46, 52, 58, 58, 56, 52, 46, 40, 34, 30], red, 1, 10)
    pts = sampled(road, 12)
    for i, (x, y, t) in enumerate(pts[3:-2:2]):
        xa, ya, _ = pts[min(i * 2 + 4, len(pts) - 1)]
        dx, dy = xa - x, ya - y
        n = math.hypot(dx, dy) or 1
        w = 17
        p.path(f'M{num(x - dy / n * w)} {num(y + dx / n * w)}L{num(x + dx / n * 9)} {num(y + dy / n * 9)}L{num(x + dy / n * w)} {num(y - dx / n * w)}', None, '#f08a6a', 4, .85)
    p.circle(470, 676, 34, red)
    p.path('M442 664C460 690 480 690 500 668M446 686C470 666 490 666 502 684', None, '#f08a6a', 4)
    # the son under the city's snow
    p.shadow(1800, 716, 100, 14, .5)
    figure(p, 1790, 712, 330, 'walk', '#3a4a66', '#242c40', hair='short', mood='smile', coat='#4a5d80')
    p.tube([(1770, 446), (1796, 456), (1820, 450)], [30, 32, 26], red)
    p.tube([(1808, 456), (1816, 500), (1812, 540)], [24, 26, 24], red)
    p.rect(1846, 590, 66, 110, '#7a4a36', 10)
    p.line([(1878, 590), (1850, 540)], '#3a2a26', 6)
    for _ in range(150):
        p.circle(rnd.uniform(1380, 2200), rnd.uniform(0, 800), rnd.uniform(2, 5.5), '#ffffff', o=rnd.uniform(.5, .95))
    return p


def start_line():
    p = Pic(1600, 1000)
    p.rect(0, 0, 1600, 1000, p.lin('#a9d3ee', '#e6f2f4', '#f3ead2'))
    for x, y, w in ((300, 130, 240), (1180, 110, 280)):
        cloud(p, x, y, w, '#ffffff', .9)
    p.rect(0, 620, 1600, 380, p.lin('#c9644a', '#a8452f'))
    for k in range(5):
        y = 640 + k * k * 15 + k * 28
        p.line([(0, y), (1600, y)], '#f6e6dc', 4 + k, .8)
    p.path('M380 620L300 1000L350 1000L420 620Z', '#ffffff', o=.95)
    p.text(130, 560, '起跑线', 54, '#8f2f20', 'bold', 'middle')
    p.rect(1480, 330, 16, 300, '#5a4030')
    for i in range(4):
        for j in range(3):
            p.rect(1496 + j * 30 - 90, 336 + i * 30, 30, 30, '#15171c' if (i + j) % 2 else '#ffffff')
    # far lane: a boy carried ahead on his father's shoulders, on an escalator of banknotes
    with p.group((0, 0)):
        p.path('M560 730L1120 470L1180 470L1180 730Z', p.lin('#7d8fa0', '#55677a'))
        for k in range(9):
            p.path(f'M{560 + k * 66} {730 - k * 30}l60 0l0 -30', None, '#3a4a5a', 7)
        for k in range(4):
            with p.group((640 + k * 140, 660 - k * 62), -24):
                p.rect(-48, -24, 96, 48, '#e57a72', 4, '#b5483a', 3)
                p.circle(0, 0, 14, None, '#fff0e6', 4)
        figure(p, 1030, 520, 330, 'walk', '#2f3a52', '#232a3a', hair='short', mood='smile')
        figure(p, 1042, 300, 170, 'sit', '#f2c23f', '#3f6f9f', hair='short', mood='smile', child=True, en=(10, -66), hn=(22, -80))
        for i, (t, c) in enumerate((('学区房', '#d9663f'), ('私教', '#3f8f7a'), ('名校', '#5a6fb0'))):
            x, y = 1180 + i * 90, 250 - (i % 2) * 60
            p.line([(1086, 226), (x, y + 40)], '#7a8a96', 2.5)
            p.ellipse(x, y, 62, 70, p.rad(light(c, .35), c, c=(.4, .35), r=.7))
            p.text(x, y + 10, t, 34, '#ffffff', 'bold', 'middle')
    # near lane: a girl on the line, an iron ball at her foot
    p.shadow(300, 962, 160, 18, .4)
    figure(p, 290, 956, 360, 'run', '#8fa37a', '#5a6478', '#6b5a4a', SKIN[3], 'pony', mood='sad', child=True, skirt='#7a5a8a', kn=(13, -34), fn=(18, -6), kf=(-8, -26), ff=(-20, -6))
    p.path('M240 930C200 990 170 940 140 960', None, '#3a4048', 9, dash='16 9')
    p.circle(96, 916, 62, p.rad('#6f7882', '#2f363e', c=(.35, .3), r=.8))
    p.text(96, 932, '家务', 42, '#e6eaee', 'bold', 'middle')
    with p.group((206, 690), -10):
        p.path('M-46 -60L30 -60C44 -40 44 60 36 84L-46 84Z', '#a58a5a', '#6f5a38', 4)
        p.rect(-40, -20, 60, 40, '#8a6f44', 4)
        p.path('M-6 -12l16 16m0 -16l-16 16', None, '#e9dcc0', 5)
    # the starter
    figure(p, 520, 640, 230, 'stand', '#ffffff', '#3a4048', hair='cap', hair_colour='#c9503f', en=(14, -84), hn=(20, -104))
    p.path('M560 392l36 -8l6 16l-22 6l-2 24l-14 0Z', '#2a2530')
    bubble(p, 585, 300, 330, 84, (560, 380), '#ffffff', '#2a2530', 4)
    p.text(750, 356, '公平竞争，预备！', 36, '#2a2530', 'hand', 'middle')
    return p


PICTURES = {'urgent-snail': (urgent_snail, '特急'), 'bridge-halves': (bridge_halves, '两半座桥'), 'qr-wall': (qr_wall, '请扫码'), 'candle-desk': (candle_desk, '加班的蜡烛'),
            'shadow-dream': (shadow_dream, '影子'), 'thread-road': (thread_road, '手中线'), 'start-line': (start_line, '起跑线')}
