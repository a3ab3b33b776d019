# SPDX-License-Identifier: GPL-3.0-or-later
"""Memes: one picture, a caption above or below; some in two versions of the caption."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix
from props import bubble, cloud, heart, phone, skyline, star


DARK_BAR, LIGHT_BAR = ('#15171c', '#ffffff'), ('#ffd35a', '#15171c')


def caption(p, y, text, size=64, fill='#ffffff', rim='#15171c'):
    p.text(p.w / 2, y, text, size, fill, 'bold', 'middle', 2, stroke=rim, sw=size * .16)


def cat_scene(p):
    w, h = p.w, p.h
    p.rect(0, 0, w, h, p.lin('#cfe0e8', '#aac4d1'))
    p.rect(60, 120, 260, 300, '#f2f6f8', 6, '#8aa3b0', 12)
    skyline(p, 66, 314, 414, 50, 170, '#a5bcc8', 4)
    p.line([(190, 120), (190, 420)], '#8aa3b0', 10)
    p.rect(700, 200, 230, 20, '#9a7350')
    for i, (bw, bh, c) in enumerate(((28, 110, '#c8553d'), (22, 128, '#2f7f79'), (32, 96, '#e0a030'), (24, 118, '#3f5f9f'), (28, 100, '#8a4f7d'))):
        p.rect(716 + i * 38, 200 - bh, bw, bh, c, 3)
    # cat behind the desk
    p.path('M280 800C270 560 330 420 500 420C670 420 730 560 720 800Z', p.lin('#f3b36a', '#e2914a', '#c97636'))
    for s in (-1, 1):
        for y in (560, 630, 700):
            p.path(f'M{500 + s * 212} {y}Q{500 + s * 160} {y + 14} {500 + s * 128} {y + 4}', None, '#b8642c', 18, .8)
    p.path('M420 800C410 660 440 560 500 560C560 560 590 660 580 800Z', '#fbe9cf')
    for s in (-1, 1):
        p.path(f'M{500 + s * 160} 300L{500 + s * 182} 120L{500 + s * 66} 214Z', '#e2914a')
        p.path(f'M{500 + s * 150} 266L{500 + s * 164} 160L{500 + s * 92} 218Z', '#f2b3a5')
    p.path('M306 340C306 230 390 190 500 190C610 190 694 230 694 340C694 450 610 496 500 496C390 496 306 450 306 340Z', p.lin('#f8c27e', '#e8994f'))
    for dx in (-44, 0, 44):
        p.path(f'M{500 + dx} 196Q{500 + dx * .9} 226 {500 + dx * .8} 254', None, '#b8642c', 18, .85)
    p.path('M400 420C410 372 450 362 500 374C550 362 590 372 600 420C590 476 550 490 500 490C450 490 410 476 400 420Z', '#fdf1dc')
    for s in (-1, 1):
        p.ellipse(500 + s * 88, 332, 46, 44, '#fffdf2')
        p.circle(500 + s * 84, 346, 26, '#5a7a3a')
        p.ellipse(500 + s * 84, 348, 12, 22, INK)
        p.circle(500 + s * 84 + 8, 338, 6, '#fff')
        # heavy lids
        p.path(f'M{500 + s * 88 - 50} 330C{500 + s * 88 - 44} 276 {500 + s * 88 + 44} 276 {500 + s * 88 + 50} 330C{500 + s * 88 + 26} 322 {500 + s * 88 - 26} 322 {500 + s * 88 - 50} 330Z', '#e2914a')
        p.path(f'M{500 + s * 88 - 50} 330Q{500 + s * 88} 318 {500 + s * 88 + 50} 330', None, '#9a5224', 6)
        p.path(f'M{500 + s * 88 - 34} 390Q{500 + s * 88} 404 {500 + s * 88 + 34} 390', None, '#c97636', 5, .8)
        for k in (-1, 0, 1):
            p.line([(500 + s * 74, 424 + k * 10), (500 + s * 200, 412 + k * 30)], '#fff8ea', 4, .9)
    p.path('M480 396L520 396L500 416Z', '#d9697a')
    p.path('M500 416L500 432M468 448Q484 436 500 440Q516 436 532 448', None, '#7a4a30', 6)
    # tie, desk, keyboard, cup, papers
    p.path('M484 500L516 500L524 530L536 690L500 730L464 690L476 530Z', '#3f5f9f')
    for y in (560, 610, 660):
        p.line([(470, y + 18), (530, y - 8)], '#f1f4fa', 9)
    p.rect(-20, 760, w + 40, h - 740, p.lin('#a97b52', '#7d5638'))
    p.rect(-20, 752, w + 40, 20, '#c2946a')
    p.poly([(300, 800), (700, 800), (760, 890), (240, 890)], '#3a404b')
    for r in range(4):
        for k in range(12):
            y = 808 + r * 19
            x0 = 306 - (y - 800) * .62
            x1 = 694 + (y - 800) * .62
            step = (x1 - x0) / 12
            p.rect(x0 + k * step + 3, y, step - 6, 14, '#d9dee6', 3)
    for s in (-1, 1):
        p.ellipse(500 + s * 118, 800, 58, 36, '#f8c27e')
        for k in (-22, 0, 22):
            p.path(f'M{500 + s * 118 + k} 812l0 18', None, '#c97636', 5)
    p.rect(790, 680, 96, 110, p.lin('#ffffff', '#d5dde2', a=(0, 0), b=(1, 0)), 12)
    p.path('M884 706C930 700 930 762 884 760', None, '#d5dde2', 14)
    heart(p, 838, 736, 24, '#d8433b')
    for i in range(3):
        p.path(f'M{814 + i * 22} 664q-12 -18 0 -34q12 -16 0 -32', None, '#ffffff', 6, .6)
    for i in range(9):
        p.rect(70 + (i % 3) * 4, 782 - i * 17, 180, 14, '#fdfbf3' if i % 2 else '#e9e3d3', 2)


def cat(text):
    def draw():
        p = Pic(1000, 1000)
        cat_scene(p)
        caption(p, 96, text[0], 76)
        caption(p, 968, text[1], 76)
        return p
    return draw


def duck(words, bars):
    def draw():
        p = Pic(1100, 1180)
        p.rect(0, -20, 1100, 540, p.lin('#bfe3f2', '#e9f5f0'))
        cloud(p, 220, 170, 240, '#ffffff', .95)
        cloud(p, 900, 120, 200, '#ffffff', .9)
        for x in range(-20, 1120, 26):
            n = 60 + (x * 37 % 70)
            p.tube([(x, 520), (x + 6, 520 - n * .6), (x + (x * 13 % 30) - 12, 520 - n)], [9, 6, 2], mix('#6fa34a', '#3f7a3a', (x * 7 % 10) / 10), steps=3)
        p.rect(0, 505, 1100, 595, p.lin('#5fb4d2', '#2a7aa5', '#12466e'))
        # the rays under water and the duck's busy feet
        for x in (180, 420, 760):
            p.poly([(x, 520), (x + 110, 520), (x + 10, 1100), (x - 190, 1100)], '#ffffff', o=.07)
        for i, (dx, a, o) in enumerate(((-86, -52, .25), (-50, -28, .45), (0, 8, 1), (60, 30, .45), (96, 54, .25))):
            for foot, sx in ((0, 480), (1, 640)):
                with p.group((sx, 660), (a if foot == 0 else -a), 1, False, o):
                    p.tube([(0, -40), (2, 50), (0, 120)], [26, 20, 18], '#ef8a2f')
                    p.path('M-8 110C-60 150 -64 170 -60 180C-40 172 -26 180 -14 192C-6 178 12 178 22 192C34 178 50 174 66 180C60 150 30 130 8 110Z', '#f29b3f')
        rnd = random.Random(3)
        for _ in range(44):
            a, r = rnd.uniform(0, math.tau), rnd.uniform(120, 320)
            x, y = 560 + r * math.cos(a), 800 + r * .55 * math.sin(a)
            p.circle(x, y, rnd.uniform(5, 16), None, '#ffffff', 3, .7)
        for k in range(3):
            for s in (-1, 1):
                p.path(f'M{560 + s * (190 + k * 46)} {720 + k * 10}q{s * 40} 60 {-s * 6} 130', None, '#ffffff', 7, .55)
        # body
        p.path('M250 470C230 380 330 420 420 420C520 420 560 400 600 340C640 300 640 260 640 230C640 150 700 110 770 118C840 124 880 180 872 250C866 310 830 340 830 400C850 560 720 660 540 660C380 660 270 590 250 470Z',
               p.lin('#fffdf2', '#fbf1d6', '#e9d3a0'))
        p.path('M330 520C400 470 560 460 650 520C600 600 440 610 330 520Z', '#f1dfb2')
        p.path('M350 524C420 490 560 486 630 524M380 548C440 520 540 520 600 546', None, '#d9bf85', 5)
        p.path('M860 200C920 190 960 206 972 224C960 250 910 262 862 250Z', '#f29b3f')
        p.path('M862 226Q920 236 968 226', None, '#b8641f', 5)
        p.circle(792, 196, 15, INK)
        p.circle(797, 190, 5, '#fff')
        p.ellipse(752, 240, 30, 18, '#f2a58a', o=.6)
        p.path('M770 160Q790 146 812 158', None, '#8f7a4a', 6)
        p.path('M-20 560C80 540 180 570 280 556C480 530 640 572 840 552C940 542 1020 562 1120 550', None, '#ffffff', 10, .75)
        p.path('M-20 560C80 540 180 570 280 556C480 530 640 572 840 552C940 542 1020 562 1120 550L1120 690L-20 690Z', '#5fb4d2', o=.38)
        # the whole scene moves down, to leave room for the upper caption
        p.body = ['<g transform="translate(0 80)">', *p.body, '</g>']
        for y, text, (bar, ink) in ((0, words[0], bars[0]), (1050, words[1], bars[1])):
            p.rect(0, y, 1100, 130, bar)
            p.text(550, y + 95, text, 84, ink, 'bold', 'middle', 6)
        return p
    return draw


def salted_fish():
    p = Pic(1200, 900)
    p.rect(0, 0, 1200, 900, p.lin('#f7e3b8', '#f2c98a'))
    p.glow(980, 150, 260, '#fff6d6', .95)
    p.circle(980, 150, 74, '#ffe28a')
    for a in range(0, 360, 30):
        p.line([(980 + 96 * math.cos(math.radians(a)), 150 + 96 * math.sin(math.radians(a))), (980 + 130 * math.cos(math.radians(a)), 150 + 130 * math.sin(math.radians(a)))], '#ffd35a', 9)
    p.rect(0, 640, 1200, 260, p.lin('#f3dcae', '#d9b578'))
    p.path('M0 640C200 620 420 656 640 636C860 618 1020 650 1200 632L1200 560L0 560Z', p.lin('#7fcfe0', '#4aa9c9'))
    p.path('M0 640C200 620 420 656 640 636C860 618 1020 650 1200 632', None, '#ffffff', 9, .8)
    # deck chair
    p.shadow(580, 800, 430, 36, .35, '#5a3a18')
    for pts in (((250, 790), (470, 560)), ((820, 800), (620, 640)), ((330, 640), (900, 740))):
        p.tube([*pts], [20, 20], '#8a5a33')
    p.path('M200 520L300 470L480 650L900 690L880 750L440 712Z', '#e0573c')
    for k in range(4):
        p.path(f'M{246 + k * 60} {498 + k * 50}L{290 + k * 64} {478 + k * 54}', None, '#fff1d9', 22, .9)
    p.path('M560 662L548 722M700 676L690 734M820 684L812 742', None, '#fff1d9', 22, .9)
    # fish lying on its back
    with p.group((560, 560), 24, 1.12):
        p.path('M-300 -10C-250 -110 -60 -140 90 -90C160 -66 210 -40 250 -10L330 -70C340 -30 336 30 330 70L250 20C200 60 100 100 -40 92C-180 90 -270 60 -300 -10Z', p.lin('#c9d3d6', '#9fb0b5', '#6f858c'))
        p.path('M-300 -10C-270 60 -180 90 -40 92C100 100 200 60 250 20C150 40 -100 60 -300 -10Z', '#e9e2cf')
        for i in range(5):
            for k in range(3):
                x, y = -120 + i * 62 + (k % 2) * 30, -60 + k * 36
                p.path(f'M{x} {y}q22 16 0 34', None, '#5f757c', 4, .6)
        p.path('M-190 -62C-160 -20 -160 30 -196 66', None, '#5f757c', 6)
        p.path('M-40 -116C0 -170 80 -166 110 -110Z', '#7d9299')
        p.rect(-282, -62, 84, 40, '#1b1e26', 14)
        p.rect(-210, -56, 60, 34, '#1b1e26', 12)
        p.line([(-276, -52), (-254, -34)], '#ffffff', 5, .6)
        p.line([(-204, -48), (-190, -34)], '#ffffff', 5, .6)
        p.path('M-296 8Q-262 34 -236 18', None, '#4a5a60', 6)
        p.tube([(-70, 50), (-20, 110), (60, 90)], [34, 26, 18], '#8fa3a9')
    p.rect(880, 560, 70, 110, '#fff1c9', 10, '#d9a441', 5, .95)
    p.rect(884, 590, 62, 76, '#ff9a4a', 8)
    p.line([(930, 560), (960, 500)], '#d8433b', 8)
    p.circle(884, 560, 26, '#ffd35a', '#d9a441', 5)
    p.rect(860, 668, 110, 14, '#8a5a33', 6)
    p.rect(908, 680, 14, 120, '#8a5a33')
    p.rect(90, 150, 330, 120, '#ffffff', 18, '#2a2530', 5)
    p.poly([(330, 266), (378, 266), (380, 330)], '#ffffff', '#2a2530', 5)
    p.rect(326, 255, 58, 14, '#ffffff')
    p.text(255, 226, '翻身？太累', 54, INK, 'handbold', 'middle')
    caption(p, 866, '咸鱼翻身，还是咸鱼', 78, '#fff6d6', '#5a3218')
    return p


def battery(level, text, tone, mood):
    def draw():
        p = Pic(720, 720, '#fdf6e6')
        p.rect(0, 0, 720, 720, p.rad('#fffdf4', '#f9edd2', r=.7))
        p.shadow(360, 610, 190, 20, .3)
        for s in (-1, 1):
            p.line([(360 + s * 50, 540), (360 + s * 54, 600)], INK, 14)
            p.ellipse(360 + s * 64, 604, 30, 13, INK)
        p.tube([(246, 360), (190, 420 if level < 50 else 340), (180, 490 if level < 50 else 270)], [18, 16, 16], INK)
        p.tube([(474, 360), (530, 420 if level < 50 else 340), (540, 490 if level < 50 else 270)], [18, 16, 16], INK)
        p.rect(320, 118, 80, 40, '#4a505b', 10)
        p.rect(236, 150, 248, 400, '#ffffff', 40, INK, 14)
        h = 352 * level / 100
        p.rect(260, 526 - h, 200, h, tone, min(22, h / 2))
        y = 300
        for s in (-1, 1):
            if mood == 'tired':
                p.path(f'M{360 + s * 54 - 24} {y}Q{360 + s * 54} {y + 22} {360 + s * 54 + 24} {y}', None, INK, 9)
                p.path(f'M{360 + s * 54 - 20} {y + 32}Q{360 + s * 54} {y + 42} {360 + s * 54 + 20} {y + 32}', None, '#b9b0c4', 6)
            else:
                p.circle(360 + s * 54, y, 15, INK)
                p.circle(360 + s * 54 + 5, y - 5, 5, '#fff')
            p.ellipse(360 + s * 82, y + 40, 20, 12, '#f08a7a', o=.5)
        p.path('M332 370Q360 350 388 370' if mood == 'tired' else 'M322 352Q360 404 398 352', None, INK, 9)
        p.text(360, 84, text, 62, INK, 'bold', 'middle', 4)
        p.text(360, 690, f'电量 {level}%', 54, tone if level < 50 else '#2f7a45', 'bold', 'middle', 4)
        return p
    return draw


PICTURES = {
    'meme-cat-1': (cat(('老板：这个很简单', '我：好的（第九版）')), '加班猫一'), 'meme-cat-2': (cat(('周一早上八点', '人到了，魂还在路上')), '加班猫二'),
    'meme-duck-1': (duck(('朋友圈里的我', '实际生活中的我'), (DARK_BAR, DARK_BAR)), '鸭子一'), 'meme-duck-2': (duck(('老师眼里的学霸', '凌晨两点的学霸'), (DARK_BAR, LIGHT_BAR)), '鸭子二'),
    'meme-fish': (salted_fish, '咸鱼'), 'meme-battery-1': (battery(100, '周六的我', '#4fb36a', 'happy'), '电量一'), 'meme-battery-2': (battery(3, '周一的我', '#e0503f', 'tired'), '电量二'),
}
