# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes that mean nothing beyond what they show: what the inspection discards."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix
from props import bird, cloud, heart, skyline, star, tree


def mug():
    p = Pic(1200, 900)
    p.rect(0, 0, 1200, 900, p.lin('#e9ddcd', '#d6c3ac'))
    p.rect(0, 560, 1200, 340, p.lin('#a97e58', '#7d5638'))
    for i in range(7):
        p.path(f'M0 {600 + i * 46}Q600 {588 + i * 48} 1200 {606 + i * 45}', None, '#8a6444', 3, .5)
    p.shadow(560, 756, 330, 40, .5)
    p.ellipse(560, 742, 300, 52, '#f4f1ea')
    p.ellipse(560, 734, 300, 52, p.lin('#ffffff', '#dcd6cb'))
    p.ellipse(560, 734, 200, 30, '#cfc8ba', o=.6)
    p.path('M720 500C830 480 840 650 712 640', None, '#f2eee6', 34)
    p.path('M720 500C830 480 840 650 712 640', None, '#d9d2c4', 10, .6)
    p.path('M390 440L400 640C404 710 460 734 556 734C652 734 712 710 716 640L726 440Z', p.lin('#ffffff', '#f2eee6', '#c9c1b2', a=(0, 0), b=(1, 0)))
    p.ellipse(558, 440, 168, 40, '#f7f4ee')
    p.ellipse(558, 446, 150, 31, p.rad('#8a5a36', '#5a3820', '#3f2614'))
    p.path('M470 446Q558 420 640 448Q560 462 470 446Z', '#c9986a', o=.6)
    for i in range(3):
        p.path(f'M{500 + i * 58} 400q-26 -40 0 -80q26 -40 0 -78', None, '#ffffff', 10, .4)
    p.path('M880 730L1010 700', None, '#c2c7cb', 12)
    p.ellipse(1036, 694, 38, 18, '#d5dadd')
    p.rect(150, 690, 120, 76, '#8a5a36', 16)
    p.rect(150, 690, 120, 18, '#a87448', 9)
    return p


def hills():
    p = Pic(1500, 1000)
    p.rect(0, 0, 1500, 1000, p.lin('#5aa6dd', '#a9d6f0', '#eaf5ee'))
    for x, y, w in ((280, 180, 330), (820, 120, 260), (1250, 230, 300), (620, 300, 180)):
        cloud(p, x, y, w, '#ffffff', .92)
    p.blob([(-80, 620), (240, 470), (560, 580), (900, 430), (1240, 560), (1600, 470), (1600, 1080), (-80, 1080)], '#8fb7a9')
    p.blob([(-80, 700), (300, 600), (700, 690), (1100, 590), (1600, 690), (1600, 1080), (-80, 1080)], p.lin('#86b866', '#5f9a4a'))
    p.blob([(-80, 820), (360, 720), (820, 800), (1300, 720), (1600, 780), (1600, 1080), (-80, 1080)], p.lin('#a3cc6a', '#6fa34a'))
    p.path('M620 1010C700 900 880 860 820 800C780 760 860 720 880 690', None, '#e9dcb0', 30, .9)
    rnd = random.Random(6)
    for _ in range(16):
        x = rnd.uniform(30, 1470)
        y = 700 + rnd.uniform(20, 90) + 20 * math.sin(x / 150)
        tree(p, x, y, rnd.uniform(70, 130), seed=int(x))
    p.rect(1080, 700, 120, 80, '#f2ead9')
    p.poly([(1060, 704), (1140, 640), (1220, 704)], '#b5533f')
    p.rect(1126, 736, 28, 44, '#7a5138')
    return p


def fruit():
    p = Pic(1000, 1000)
    p.rect(0, 0, 1000, 1000, p.rad('#8a7a66', '#5f5245', '#3a322b', c=(.35, .3), r=.9))
    p.rect(0, 640, 1000, 360, p.lin('#6b4a34', '#3f2a1e'))
    p.path('M0 660C200 700 320 640 520 690C700 730 860 660 1000 700L1000 1000L0 1000Z', p.lin('#e9e4da', '#b9b0a2'))
    for x in (140, 420, 700, 880):
        p.path(f'M{x} 690Q{x + 30} 820 {x - 20} 1000', None, '#a39a8c', 5, .5)
    p.shadow(500, 830, 380, 50, .5)
    p.path('M200 640C210 780 340 830 500 830C660 830 790 780 800 640Z', p.lin('#6f8fa5', '#46647c', '#2f4657', a=(0, 0), b=(1, 1)))
    for x, y, r, c in ((350, 560, 110, '#c9372c'), (640, 560, 112, '#e0892f'), (500, 500, 118, '#d9a52f'), (500, 610, 104, '#b5302a')):
        p.circle(x, y, r, p.rad(light(c, .35), c, dark(c, .45), c=(.34, .3), r=.75))
        p.tube([(x + 4, y - r + 12), (x + 8, y - r - 14), (x + 20, y - r - 30)], [9, 7, 6], '#4a3320')
    p.path('M524 366C560 330 620 336 640 360C610 390 560 396 524 366Z', '#5f8f3f')
    p.path('M200 640C300 690 700 690 800 640C796 664 790 690 782 710C690 752 310 752 218 710C210 690 204 664 200 640Z', '#5a7a92')
    p.path('M700 470C780 520 820 600 800 660C760 690 720 650 700 600C690 560 690 500 700 470Z', p.lin('#f2d24a', '#d9a52f'))
    for x, y in ((180, 860), (224, 880), (206, 836), (250, 850)):
        p.circle(x, y, 30, p.rad('#8f6aa5', '#5a3a6f', '#33204a', c=(.35, .3), r=.75))
    return p


def street():
    p = Pic(1400, 900)
    p.rect(0, 0, 1400, 900, p.lin('#5f7488', '#9fb0b8', '#d9d4c6'))
    skyline(p, 0, 520, 620, 280, 520, '#4d5e6f', 4, '#f2d79a', .9)
    skyline(p, 900, 1400, 620, 260, 500, '#566879', 9, '#f2d79a', .9)
    skyline(p, 480, 940, 600, 100, 220, '#7d8c97', 2)
    p.poly([(560, 600), (840, 600), (1400, 900), (0, 900)], p.lin('#6d7278', '#4a4f55'))
    for i in range(6):
        y = 620 + i * i * 11
        p.poly([(696 - i, y), (704 + i, y), (706 + i * 2, y + 10 + i * 4), (694 - i * 2, y + 10 + i * 4)], '#e9e4d0')
    for x, y, s, c in ((480, 720, 1, '#b5433a'), (860, 690, .8, '#3f6f9f'), (960, 810, 1.4, '#d9d4c6')):
        p.rect(x - 70 * s, y - 40 * s, 140 * s, 46 * s, c, 14 * s)
        p.rect(x - 46 * s, y - 74 * s, 92 * s, 42 * s, dark(c, .15), 14 * s)
        p.rect(x - 38 * s, y - 66 * s, 76 * s, 28 * s, '#cfe0ea', 8 * s)
        for d in (-44, 44):
            p.circle(x + d * s, y + 8 * s, 16 * s, '#22262c')
    for x, h in ((220, 170), (300, 150), (1180, 165), (1260, 180)):
        front_figure(p, x, 860, h, mix('#5a6b7c', '#8a5a4a', (x % 7) / 7), '#33383f', hair='short')
    return p


def flowers():
    p = Pic(900, 1200)
    p.rect(0, 0, 900, 1200, p.lin('#f3ece4', '#e3d6c9'))
    p.rect(0, 880, 900, 320, p.lin('#cdb79d', '#a98f72'))
    p.shadow(450, 1090, 210, 26, .4)
    rnd = random.Random(10)
    heads = [(450, 300, 92, '#ef8fa0'), (300, 380, 80, '#f2b36a'), (600, 390, 84, '#c98fd0'), (370, 520, 66, '#f2d46a'), (540, 530, 66, '#ef8fa0'), (220, 540, 56, '#f7c2c9'), (690, 560, 56, '#f2b36a')]
    for x, y, r, c in heads:
        p.path(f'M{x} {y}Q{(x + 450) / 2} {(y + 760) / 2 + 40} 450 800', None, '#5f8f4a', 10)
    for x, y, a in ((330, 640, -60), (580, 650, 60), (400, 690, -30), (520, 700, 35), (260, 620, -80), (640, 630, 80)):
        with p.group((x, y), a):
            p.path('M0 60C-40 20 -36 -40 0 -80C36 -40 40 20 0 60Z', '#6fa35a')
    for x, y, r, c in heads:
        for ring, k in ((1, 9), (.66, 7), (.36, 5)):
            for i in range(k):
                a = math.tau * i / k + ring
                p.circle(x + r * .55 * ring * math.cos(a), y + r * .55 * ring * math.sin(a), r * .42 * (.5 + ring * .5), mix(c, '#ffffff', .28 * (1 - ring)) if i % 2 else mix(c, '#a03a5a', .10))
        p.circle(x, y, r * .2, '#f7e3a0')
    p.path('M360 760C330 880 320 960 340 1040C350 1084 400 1096 450 1096C500 1096 550 1084 560 1040C580 960 570 880 540 760Z', p.lin('#dfeaf0', '#a9c2d0', '#7d9aab', a=(0, 0), b=(1, 0)))
    p.ellipse(450, 760, 90, 18, '#c2d5df')
    p.path('M384 820C372 900 372 970 384 1030', None, '#ffffff', 14, .6)
    return p


def card():
    p = Pic(1200, 760)
    p.rect(0, 0, 1200, 760, p.lin('#8a6a4a', '#6b4f36'))
    for i in range(9):
        p.path(f'M0 {40 + i * 88}Q600 {20 + i * 92} 1200 {50 + i * 86}', None, '#5a4028', 4, .4)
    p.shadow(610, 400, 520, 320, .5)
    with p.group((600, 380), -3):
        p.rect(-470, -270, 940, 540, p.lin('#ffffff', '#f2f4f6'), 14)
        p.rect(-470, -270, 26, 540, '#2f6f9f')
        p.rect(-400, -190, 270, 350, p.lin('#cfe0ea', '#a9c2d0'), 8)
        p.path('M-396 160C-390 70 -330 50 -265 50C-200 50 -140 70 -134 160Z', '#3b4f72')
        p.path('M-300 52L-265 110L-230 52Z', '#ffffff')
        p.rect(-290, 6, 50, 56, mix(SKIN[0], '#a4553c', .28), 12)
        head(p, -265, -56, 82, 'front', 'short', SKIN[0], INK, 0, 'smile')
        p.text(-60, -120, '某某某', 86, '#1d2433', 'bold', spacing=14)
        p.text(250, -120, '业务经理', 38, '#667085', 'sans')
        p.rect(-60, -84, 480, 4, '#2f6f9f')
        for i, row in enumerate(('手机　000 0000 0000', '邮箱　name@example.org', '住址　幸福路 8 号 3 单元 502')):
            p.text(-60, 0 + i * 76, row, 38, '#2b3344', 'sans')
    return p


PICTURES = {'plain-mug': (mug, '咖啡'), 'plain-hills': (hills, '山坡'), 'plain-fruit': (fruit, '水果'), 'plain-street': (street, '街'),
            'plain-flowers': (flowers, '花'), 'plain-card': (card, '名片')}
