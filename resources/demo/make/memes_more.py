# SPDX-License-Identifier: GPL-3.0-or-later
"""More memes: one joke, one or two lines of lettering."""
import math

from folk import INK
from memes import caption
from pic import Pic, dark, light
from props import cloud, heart, skyline
from scenes_people import snail


def egg_face(p, mood):
    for s in (-1, 1):
        if mood == 'sad':
            p.path(f'M{s * 26 - 13} -6Q{s * 26} -16 {s * 26 + 13} -6', None, INK, 6)
        else:
            p.circle(s * 26, -8, 7, INK)
        p.ellipse(s * 46, 14, 13, 8, '#e2735b', o=.5)
    p.path({'sad': 'M-14 30Q0 18 14 30', 'glad': 'M-16 18Q0 38 16 18', 'calm': 'M-10 24L10 24'}[mood], None, INK, 6)


def frying_pan():
    p = Pic(1000, 1100, '#f7e7c8')
    p.rect(0, 130, 1000, 840, p.lin('#fdf3dc', '#f6dfb4'))
    p.rect(0, 720, 1000, 260, p.lin('#b98a5a', '#8f6438'))
    # the box he came from: crowded, but whole
    p.path('M60 560L440 560L410 700L90 700Z', p.lin('#b5b0a6', '#8f897c'))
    for i, x in enumerate((120, 205, 290, 375)):
        if i == 3:
            p.ellipse(x - 10, 560, 36, 12, '#6f6a5e')
            continue
        with p.group((x, 520), 0, .62):
            p.path('M0 -104C58 -104 84 -30 76 26C70 74 34 92 0 92C-34 92 -70 74 -76 26C-84 -30 -58 -104 0 -104Z', p.rad('#fff3e2', '#f0cda4', c=(.4, .35), r=.8))
            egg_face(p, 'calm')
    p.path('M60 570L440 570L410 710L90 710Z', p.lin('#a8a297', '#7d776a'))
    p.text(250, 656, '太挤了', 46, '#f7f2e4', 'handbold', 'middle')
    p.path('M384 470C470 330 600 320 690 470', None, '#7a4a20', 8, dash='6 20')
    p.path('M668 440L694 478L712 434', None, '#7a4a20', 8)
    # stove, flame, pan
    for k in range(5):
        x = 560 + k * 72
        p.path(f'M{x} 842C{x - 34} 800 {x - 4} 780 {x} 738C{x + 4} 780 {x + 34} 800 {x} 842Z', p.lin('#ffd35a', '#ff8a2c', '#3f7fd9'))
    p.rect(520, 838, 380, 30, '#3a3f47', 8)
    p.ellipse(700, 690, 250, 84, '#2a2e35')
    p.ellipse(700, 676, 250, 84, p.rad('#5a616b', '#3a4048'))
    p.tube([(460, 700), (380, 752), (330, 800)], [40, 34, 30], '#5a3a24')
    p.path('M520 676C500 620 600 600 640 616C680 590 780 596 800 626C880 620 910 690 850 712C820 748 720 736 690 726C640 744 540 736 520 676Z', '#fffdf6')
    p.circle(704, 668, 74, p.rad('#ffd75a', '#f2a62c', c=(.4, .35), r=.8))
    with p.group((704, 664), 0, 1):
        egg_face(p, 'sad')
        p.path('M-52 -10c-12 20 -10 30 0 30c10 0 12 -10 0 -30Z', '#7fc0e0')
    for x, y in ((560, 540), (640, 500), (780, 510), (860, 560)):
        p.path(f'M{x} {y}c-20 -24 20 -40 0 -66c-14 -20 10 -30 4 -50', None, '#ffffff', 8, .8)
    for s, x, y in ((-1, 490, 640), (1, 926, 650)):
        p.path(f'M{x} {y}l{s * 30} -26M{x - s * 6} {y + 40}l{s * 34} 4', None, '#e2573f', 7)
    p.rect(0, 0, 1000, 130, '#15171c')
    p.rect(0, 970, 1000, 130, '#15171c')
    p.text(500, 90, '听说换个环境会更好', 66, '#ffffff', 'bold', 'middle')
    p.text(500, 1060, '换了环境的我', 66, '#ffd35a', 'bold', 'middle')
    return p


def cactus_hug():
    p = Pic(1080, 1080)
    p.rect(0, 0, 1080, 1080, p.lin('#fbd9d9', '#fdeee0'))
    p.rect(0, 860, 1080, 220, '#e3b98a')
    for k in range(5):
        heart(p, 160 + k * 190, 190 + (k % 2) * 70, 18 + (k % 3) * 6, '#f2a0a8', .6)
    # cactus, arms open, smiling
    p.path('M250 760L470 760L446 900L274 900Z', p.lin('#d2774a', '#a8522c'))
    p.rect(236, 736, 248, 40, '#c4683c', 8)
    green = '#5f9a5a'
    p.tube([(440, 520), (530, 520), (560, 420)], [60, 56, 54], green)
    p.tube([(290, 580), (210, 570), (190, 500)], [56, 50, 48], dark(green, .1))
    p.tube([(362, 740), (362, 560), (362, 370)], [180, 190, 170], p.lin(light(green, .12), dark(green, .18), a=(0, 0), b=(1, 0)))
    for x in (312, 362, 412):
        p.line([(x, 330), (x, 730)], dark(green, .25), 4, .4)
    for x, y in ((300, 360), (340, 316), (400, 310), (440, 380), (296, 480), (446, 460), (300, 640), (430, 660), (360, 690), (560, 390), (530, 480), (600, 430), (186, 500), (220, 540), (340, 610), (400, 600)):
        p.path(f'M{x} {y}l-16 -10M{x} {y}l16 -12M{x} {y}l2 -20', None, '#f7f2d9', 4)
    for s in (-1, 1):
        p.circle(362 + s * 36, 450, 10, INK)
        p.circle(365 + s * 36, 446, 3.6, '#ffffff')
        p.ellipse(362 + s * 62, 484, 20, 12, '#e2735b', o=.6)
    p.path('M336 492Q362 520 388 492', None, INK, 7)
    for k in range(5):
        a = math.radians(k * 72 - 90)
        p.circle(362 + 26 * math.cos(a), 284 + 26 * math.sin(a), 20, '#e2578a')
    p.circle(362, 284, 14, '#f6cf4a')
    # balloon, drawing back
    p.path('M780 300C900 300 950 420 912 520C880 600 820 640 780 650C740 640 680 600 648 520C610 420 660 300 780 300Z', p.rad('#ff9aa2', '#e2435a', '#b5283f', c=(.38, .32), r=.8))
    p.path('M764 650L796 650L804 674L756 674Z', '#b5283f')
    p.path('M780 674C760 740 810 780 780 860', None, '#7a4a4a', 5)
    p.path('M692 380C700 350 720 336 744 330', None, '#ffffff', 14, .8)
    for s in (-1, 1):
        p.ellipse(770 + s * 44, 462, 12, 18, INK)
        p.circle(766 + s * 44, 456, 5, '#ffffff')
    p.path('M744 436L706 418M812 430L850 420', None, INK, 7)
    p.ellipse(772, 530, 20, 24, '#7a1c2a')
    for x, y in ((640, 360), (626, 430), (930, 380)):
        p.path(f'M{x} {y}c-14 18 -12 32 0 32c12 0 14 -14 0 -32Z', '#7fc0e0')
    p.tube([(660, 500), (632, 540), (640, 590)], [16, 14, 12], '#b5283f')
    caption(p, 120, '我只是想抱抱你', 84, '#ffffff')
    caption(p, 1030, '（爱，也要看看自己身上的刺）', 54, '#ffe27a')
    return p


def snail_house():
    p = Pic(1200, 1000)
    p.rect(0, 130, 1200, 740, p.lin('#bfe3f2', '#eef6ea'))
    cloud(p, 240, 250, 200)
    skyline(p, 520, 1200, 700, 220, 470, '#9fb3c4', seed=31, windows='#ffffff')
    for x, y, t in ((640, 330, '首付'), (850, 260, '月供'), (1040, 350, '涨价')):
        p.rect(x - 70, y - 46, 140, 64, '#c9503f', 8)
        p.text(x, y, t, 44, '#ffffff', 'bold', 'middle')
        p.line([(x, y + 18), (x, y + 80)], '#7a4a3a', 5)
    p.path('M0 690C400 650 800 700 1200 680L1200 870L0 870Z', '#8fbf6a')
    p.shadow(400, 822, 300, 22, .3)
    snail(p, 400, 820, 1.5, '#e0bd8a', mood='smile')
    with p.group((376, 626)):
        p.rect(-30, 10, 60, 74, '#5a3420', 28)
        p.circle(14, 50, 5, '#ffd35a')
        p.rect(42, -70, 26, 62, '#b5483a')
        p.path('M56 -84c-16 -14 14 -26 0 -44', None, '#ffffff', 9, .9)
    # sunglasses
    p.rect(624, 606, 62, 30, '#15171c', 12)
    p.rect(694, 606, 56, 30, '#15171c', 12)
    p.line([(680, 616), (700, 616)], '#15171c', 8)
    for x, h in ((930, 90), (990, 70), (1060, 84)):
        p.circle(x, 700 - h, 17, '#5a4a4a')
        p.path(f'M{x - 26} 760L{x - 20} {720 - h}Q{x} {700 - h + 8} {x + 20} {720 - h}L{x + 26} 760Z', '#7a6a72')
        for s in (-1, 1):
            p.circle(x + s * 6, 697 - h, 2.4, '#ffffff')
        p.path(f'M{x - 6} {708 - h}Q{x} {703 - h} {x + 6} {708 - h}', None, '#ffffff', 2.4)
    p.rect(0, 0, 1200, 130, '#15171c')
    p.rect(0, 870, 1200, 130, '#15171c')
    p.text(600, 90, '别人：三十岁还在攒首付', 64, '#ffffff', 'bold', 'middle')
    p.text(600, 960, '我：出生自带，全款，可移动', 64, '#ffd35a', 'bold', 'middle')
    return p


PICTURES = {'meme-egg': (frying_pan, '换个环境'), 'meme-cactus': (cactus_hug, '抱抱'), 'meme-snail': (snail_house, '全款')}
