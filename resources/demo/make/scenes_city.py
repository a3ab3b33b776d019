# SPDX-License-Identifier: GPL-3.0-or-later
"""Single scenes: town, telephones, loneliness."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head, phone_in_hand
from pic import Pic, dark, light, mix
from props import bird, bubble, cloud, heart, phone, skyline, star, tree


def metro():
    p = Pic(1600, 1000, '#22323f')
    # the view outside, seen through three windows
    p.rect(0, 120, 1600, 480, p.lin('#5b4b8a', '#d9668a', '#ffb36b', '#ffe3a0'))
    p.glow(840, 470, 330, '#fff3c4', .9)
    p.circle(840, 470, 74, '#fff6d6')
    for pts, c in (([(0, 520), (180, 400), (360, 500), (520, 420), (700, 510), (900, 430), (1080, 500), (1260, 390), (1440, 480), (1600, 420), (1600, 640), (0, 640)], '#9a5a86'),
                   ([(0, 560), (220, 480), (420, 550), (680, 500), (900, 560), (1160, 480), (1400, 550), (1600, 500), (1600, 640), (0, 640)], '#6b3f73')):
        p.poly(pts, c)
    p.rect(0, 566, 1600, 60, p.lin('#f4a874', '#8c4f78'))
    for x, y, s in ((560, 300, 17), (610, 270, 13), (655, 292, 11), (1010, 250, 15), (1060, 278, 11), (1270, 300, 14), (300, 280, 13)):
        bird(p, x, y, s, '#4a2f58')
    wall = '#2d4452'
    holes = [(70, 165, 410, 400), (595, 165, 410, 400), (1120, 165, 410, 400)]
    d = 'M0 0L1600 0L1600 1000L0 1000Z'
    for x, y, w, h in holes:
        r = 56
        d += f'M{x + r} {y}L{x + w - r} {y}Q{x + w} {y} {x + w} {y + r}L{x + w} {y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}L{x + r} {y + h}Q{x} {y + h} {x} {y + h - r}L{x} {y + r}Q{x} {y} {x + r} {y}Z'
    p.path(d, p.lin('#38535f', '#2a3f4d', '#1d2c38'), rule='evenodd')
    for x, y, w, h in holes:
        p.rect(x - 7, y - 7, w + 14, h + 14, None, 62, '#546f7a', 8)
        p.poly([(x + 60, y + 4), (x + 150, y + 4), (x + 20, y + h * .6), (x + 4, y + h * .4)], '#ffffff', o=.10)
    # floor, bench, rail and straps
    p.rect(0, 850, 1600, 150, p.lin('#3c4a55', '#1b242c'))
    p.rect(0, 640, 1600, 26, '#c8843f')
    p.rect(0, 640, 1600, 8, '#e0a25c')
    p.rect(0, 666, 1600, 130, p.lin('#7d4a2c', '#55301f'))
    p.rect(0, 796, 1600, 54, '#17212a')
    p.rect(0, 70, 1600, 12, p.lin('#d5dde2', '#7c8d96'))
    for x in (90, 290, 500, 1090, 1300, 1510):
        p.line([(x, 82), (x, 138)], '#c9b48c', 6)
        p.circle(x, 160, 22, None, '#e8e2d2', 7)
    p.glow(800, 560, 250, '#ffd28a', .35)
    with p.group((800, 668), 0, 1):
        front_figure(p, 0, 0, 300, top='#ffc23c', bottom='#3d6ea8', child=True, hair='twin', face='back', shoes='#e8503a',
                     arms=(((-19, -74), (-22, -88)), ((19, -74), (22, -88))), hair_colour='#3a2430')
    p.ellipse(734, 395, 16, 18, '#ffffff', o=.22)
    p.ellipse(866, 395, 16, 18, '#ffffff', o=.22)
    row = [(90, 'short', '#5c7484', 645, False), (285, 'long', '#6a6f8c', 605, False), (480, 'cap', '#4d6672', 640, False),
           (1115, 'bun', '#75708f', 610, True), (1310, 'bald', '#56707d', 650, True), (1510, 'bob', '#666a86', 600, True)]
    for x, hair, top, h, flip in row:
        p.shadow(x, 965, 90, 16, .5)
        p.glow(x + (60 if not flip else -60), 960 - h * .71, 130, '#a9dcff', .35)
        figure(p, x, 962, h, 'phone', top, '#2b3846', '#141b22', mix('#c9b5a8', '#9fd0f0', .25), hair, '#1d2630', flip, 'sad', 16,
               hold=phone_in_hand())
    return p


def puppet():
    p = Pic(1000, 1400)
    p.rect(0, 0, 1000, 1400, p.lin('#141a33', '#2a2455', '#4b2a63'))
    p.glow(500, 350, 560, '#6fb7ff', .55)
    rnd = random.Random(4)
    for _ in range(46):
        p.circle(rnd.uniform(0, 1000), rnd.uniform(0, 1150), rnd.uniform(1, 2.6), '#cfe6ff', o=rnd.uniform(.2, .7))
    # stage
    p.ellipse(500, 1290, 430, 84, '#150f2b')
    p.ellipse(500, 1272, 430, 84, p.lin('#7a3b6d', '#41255a'))
    p.poly([(330, 520), (670, 520), (890, 1275), (110, 1275)], p.lin(('#8cc8ff', .30), ('#8cc8ff', .04)))
    # telephone
    phone(p, 500, 330, 360, 600, p.lin('#e6f5ff', '#8cc6ff', '#4b7bd8'), '#0e1222')
    for i, (x, y, c) in enumerate(((395, 130, '#ff7a7a'), (465, 130, '#ffd166'), (535, 130, '#7ddc9a'), (605, 130, '#b79cff'),
                                   (395, 205, '#5ad1e8'), (465, 205, '#ff9f6b'), (535, 205, '#f47fb3'), (605, 205, '#8ea6ff'))):
        p.rect(x - 26, y - 26, 52, 52, c, 14)
        p.circle(x + 22, y - 22, 10, '#ff3b3b')
    # the hand that comes out of the screen
    for rx, ry, o in ((148, 40, .35), (124, 31, .6), (100, 22, 1)):
        p.ellipse(500, 264, rx, ry, '#16305f' if o == 1 else None, '#ffffff', 3, o)
    p.path('M410 262L590 262L578 420C560 446 440 446 422 420Z', p.lin('#27314f', '#1b2238'))
    p.rect(408, 400, 184, 34, '#f6f7fb', 8)
    p.circle(568, 417, 6, '#c9a13c')
    skin, shade = '#f2c6a0', '#d99b74'
    p.path('M424 434C410 470 410 520 424 552L576 552C592 520 592 470 578 434Z', p.lin(skin, '#e5ad83'))
    for bar in (((250, 612), (750, 540)), ((300, 520), (700, 640))):
        p.tube([*bar], [22, 22], '#8a5a33')
        p.tube([*bar], [8, 8], '#b57d4b')
    for i, x in enumerate((424, 464, 504, 544)):
        p.rect(x - 2, 520, 38, 92 + (6 if i in (1, 2) else -4), p.lin('#f4cba8', '#e2a67b'), 19)
        p.path(f'M{x + 6} 566Q{x + 17} 572 {x + 28} 566', None, shade, 3)
    p.path('M576 480C612 500 620 560 596 596C584 610 562 600 566 582C574 556 560 540 556 520Z', '#eab48b')
    # strings
    tips = {(262, 610): (336, 822), (300, 525): (474, 1150), (738, 542): (664, 822), (700, 636): (526, 1150), (500, 610): (500, 838)}
    for (a, b), (c, d) in tips.items():
        p.line([(a, b), (c, d)], '#f3efe2', 2.6, .85)
    with p.group((500, 1290), 0):
        front_figure(p, 0, 0, 470, top='#e0693f', bottom='#33508a', hair='short', mood='calm', hair_colour='#2b1f2b',
                     arms=(((-22, -80), (-35, -99)), ((22, -80), (35, -99))))
    for x, y in ((336, 822), (664, 822)):
        p.circle(x, y + 2, 7, '#f3efe2')
    p.circle(500, 836, 6, '#f3efe2')
    for x in (474, 526):
        p.line([(x - (x - 500) * .31, 1078), (x, 1150)], '#f3efe2', 2.6, .85)
        p.circle(x, 1150, 6, '#f3efe2')
    return p


def wall_between():
    p = Pic(1500, 1000, '#1a2138')
    p.rect(0, 0, 1500, 1000, p.lin('#121a33', '#243056', '#3a4270'))
    rnd = random.Random(9)
    for _ in range(70):
        p.circle(rnd.uniform(0, 1500), rnd.uniform(0, 260), rnd.uniform(.8, 2.2), '#dfe8ff', o=rnd.uniform(.3, .9))
    p.glow(1310, 90, 130, '#fff1c9', .5)
    p.circle(1310, 90, 42, '#fff3d0')
    skyline(p, 0, 1500, 1000, 560, 820, '#1b2443', 7, '#f5c56b', .9)
    # house in section
    p.rect(130, 180, 1240, 780, '#0f1428', 6)
    for x, wall, floor, lamp in ((160, ('#f0b978', '#c77d55'), '#6d4030', 300), (770, ('#7fa7b8', '#466a86'), '#2e4659', 1200)):
        p.rect(x, 215, 570, 710, p.lin(*wall))
        p.rect(x, 860, 570, 65, p.lin(floor, dark(floor, .3)))
        p.rect(x, 852, 570, 10, dark(floor, .25))
        p.line([(lamp, 215), (lamp, 320)], '#20263a', 5)
        p.poly([(lamp - 54, 372), (lamp - 26, 318), (lamp + 26, 318), (lamp + 54, 372)], '#20263a')
        p.poly([(lamp - 54, 374), (lamp + 54, 374), (lamp + 190, 852), (lamp - 140, 852)], p.lin(('#fff0b8', .5), ('#fff0b8', .02)))
        p.ellipse(lamp, 374, 54, 10, '#fff3c2')
    # left: window, plant, shelf, cup
    p.rect(210, 400, 150, 200, '#28345e', 4, '#8a5238', 12)
    p.line([(285, 400), (285, 600)], '#8a5238', 8)
    p.line([(210, 500), (360, 500)], '#8a5238', 8)
    p.rect(440, 470, 170, 12, '#8a5238')
    for i, (w, h, c) in enumerate(((20, 74, '#c8553d'), (16, 88, '#2f7f79'), (24, 66, '#e9d8a6'), (16, 82, '#3f5f9f'), (22, 70, '#8a4f7d'))):
        p.rect(452 + i * 26, 470 - h, w, h, c, 2)
    p.path('M228 852L236 792L284 792L292 852Z', '#b4553a')
    for a in (-50, -25, 0, 25, 50):
        with p.group((260, 794), a):
            p.path('M0 0C-20 -40 -14 -80 0 -100C14 -80 20 -40 0 0Z', '#4e8a57')
    # right: picture, bed, desk
    p.rect(1130, 440, 150, 110, '#dfe7e6', 3, '#2c4257', 9)
    p.poly([(1138, 542), (1180, 480), (1215, 520), (1240, 495), (1272, 542)], '#8fb3bd')
    p.circle(1240, 470, 12, '#f2c879')
    p.rect(1070, 760, 270, 92, '#35506a', 8)
    p.rect(1070, 730, 270, 50, '#e7edf0', 16)
    p.rect(1260, 700, 74, 44, '#f7f9fa', 18)
    p.rect(1328, 660, 14, 192, '#2a3f55', 4)
    # the wall
    p.rect(730, 180, 40, 780, p.lin('#3a3f57', '#6a708a', '#2b2f45', a=(0, 0), b=(1, 0)))
    p.rect(100, 150, 1300, 36, '#0b1022', 6)
    # two people, back to back
    p.shadow(650, 858, 130, 12, .5)
    p.shadow(850, 858, 130, 12, .5)

    def sitting(x, flip, top, bottom, hair, colour, mood):
        figure(p, x, 856, 430, 'sit', top, bottom, '#f2efe8', SKIN[0], hair, colour, flip, mood, 24,
               neck=(1, -42), hip=(-2, -7), head=(6, -50), kn=(19, -27), fn=(25, -3), kf=(22, -28), ff=(29, -3),
               en=(5, -24), hn=(21, -24), ef=(8, -24), hf=(23, -26))
    sitting(695, True, '#d95f52', '#3d4a6b', 'long', '#3a2430', 'sad')
    sitting(805, False, '#f1c453', '#3b5568', 'short', '#20222c', 'sad')
    for x, y, w, t, tail in ((330, 660, 210, '好友 999 人', (545, 770)), (955, 655, 210, '附近没有人', (945, 765))):
        bubble(p, x, y, w, 62, tail, '#ffffff', None, r=22)
        p.text(x + w / 2, y + 42, t, 30, '#30374f', 'sans', 'middle')
    for x in (566, 918):
        p.glow(x + 8, 795, 46, '#d2efff', .8)
        p.rect(x - 6 if x < 700 else x + 4, 772, 18, 34, '#1b2030', 4)
    return p


def clock_run():
    p = Pic(1200, 1200)
    p.rect(0, 0, 1200, 1200, p.lin('#f6d8a8', '#f2a97e', '#d9737b'))
    for i in range(24):
        a = math.radians(i * 15)
        p.poly([(600, 560), (600 + 1000 * math.cos(a), 560 + 1000 * math.sin(a)),
                (600 + 1000 * math.cos(a + .13), 560 + 1000 * math.sin(a + .13))], '#fff4dc', o=.16)
    p.shadow(600, 1120, 480, 40, .45, '#4a1f33')
    for s in (-1, 1):
        p.tube([(600 + s * 10, 560), (600 + s * 330, 1120)], [34, 42], '#5a3a50')
    p.rect(200, 1100, 800, 34, '#46293f', 14)
    p.circle(600, 560, 470, '#3b2a45')
    p.circle(600, 560, 452, p.rad('#fff9ea', '#f4e6c8', '#e3c9a0'))
    for i in range(60):
        a = math.radians(i * 6)
        r0 = 414 if i % 5 == 0 else 430
        p.line([(600 + r0 * math.cos(a), 560 + r0 * math.sin(a)), (600 + 446 * math.cos(a), 560 + 446 * math.sin(a))], '#3b2a45', 9 if i % 5 == 0 else 4)
    for i in range(1, 13):
        a = math.radians(i * 30 - 90)
        if i == 6:
            continue
        p.text(600 + 366 * math.cos(a), 560 + 366 * math.sin(a) + 23, str(i), 64, '#3b2a45', 'serifbold', 'middle')
    p.path('M600 560L470 300', None, '#c9463d', 20)
    p.path('M600 560L850 440', None, '#3b2a45', 14)
    p.circle(600, 560, 30, '#3b2a45')
    p.circle(600, 560, 13, '#f2c879')
    # the inner track
    p.path('M262 845A440 440 0 0 0 938 845', None, '#b48a63', 16)
    p.shadow(600, 985, 150, 16, .5, '#4a1f33')
    for x, y, n in ((430, 640, 110), (455, 700, 80), (440, 905, 60)):
        p.line([(x, y), (x - n, y)], '#c79a72', 7, .8)

    def bag(q, hand):
        q.rect(hand[0] - 8, hand[1], 17, 12, '#6b4226', 2)
        q.path(f'M{hand[0] - 3} {hand[1]}Q{hand[0]} {hand[1] - 4} {hand[0] + 4} {hand[1]}', None, '#6b4226', 1.5)
    figure(p, 590, 1000, 440, 'run', '#34507c', '#2a3147', '#20222c', SKIN[0], 'short', '#2a2530', False, 'shout', 8, hold=bag)
    p.tube([(642, 690), (610, 660), (560, 664), (520, 640)], [12, 16, 18, 10], '#d8433b')
    for x, y in ((706, 566), (724, 596), (690, 548)):
        p.path(f'M{x} {y}q10 16 0 22q-10 -6 0 -22Z', '#7cc3e8')
    return p


def likes_scale():
    p = Pic(1400, 1050)
    p.rect(0, 0, 1400, 1050, p.lin('#fde8d8', '#fbd0c6', '#e9a7b4'))
    p.glow(1020, 640, 420, '#fff6dc', .9)
    p.shadow(700, 975, 380, 34, .35, '#5a2340')
    gold = p.lin('#f6d58a', '#c8963e', '#8d5f22', a=(0, 0), b=(1, 0))
    p.path('M560 975C570 930 640 925 670 900L730 900C760 925 830 930 840 975Z', gold)
    p.rect(684, 230, 32, 680, gold, 12)
    with p.group((700, 240), 15):
        p.path('M-440 -8C-200 -34 200 -34 440 -8L440 10C200 2 -200 2 -440 10Z', p.lin('#f6d58a', '#b98232'))
    p.circle(700, 232, 34, gold)
    p.circle(700, 232, 14, '#7a4f1d')
    lx, ly, rx, ry = 700 - 425, 240 - 114, 700 + 425, 240 + 114
    for x, y, drop in ((lx, ly, 250), (rx, ry, 330)):
        for s in (-150, 150):
            p.line([(x, y), (x + s, y + drop)], '#8d5f22', 4)
    rnd = random.Random(12)
    py = ly + 250
    for i in range(34):
        row = int((i / 34) ** .8 * 5)
        x = lx + rnd.uniform(-1, 1) * (130 - row * 20)
        y = py - 18 - row * 34 + rnd.uniform(-10, 10)
        c = ('#ff5a6e', '#ff8795', '#ff3f5e', '#4f8df7')[i % 4]
        if i % 4 == 3:
            with p.group((x, y), rnd.uniform(-25, 25), 1.25):
                p.rect(-20, -6, 9, 22, dark(c, .15), 2)
                p.path('M-9 -6L-1 -22C4 -24 7 -20 6 -15L4 -7L16 -7C20 -7 21 -3 20 0L16 14C15 16 13 16 12 16L-9 16Z', c)
        else:
            heart(p, x, y, 23, c, turn=rnd.uniform(-25, 25))
    for i in range(9):
        heart(p, lx + rnd.uniform(-170, 200), py - 200 - i * 26 + rnd.uniform(-8, 8), rnd.uniform(8, 14), '#ff8795', o=.55, turn=rnd.uniform(-30, 30))
    p.path(f'M{lx - 185} {py}L{lx + 185} {py}C{lx + 150} {py + 70} {lx - 150} {py + 70} {lx - 185} {py}Z', gold)
    p.rect(lx - 70, py + 18, 140, 44, '#fff7e8', 22)
    p.text(lx, py + 51, '10万+', 32, '#a33a4b', 'bold', 'middle')
    qy = ry + 330
    p.ellipse(rx, qy, 185, 22, '#8d5f22')
    p.shadow(rx, qy - 2, 120, 16, .4, '#5a2340')
    figure(p, rx + 42, qy, 375, 'stand', '#5d8a66', '#3a4258', '#2a2530', SKIN[1], 'old', '#d9d5cf', True, 'smile', 6,
           head=(5, -91), en=(10, -66), hn=(20, -72), ef=(9, -64), hf=(19, -62), coat='#5d8a66')
    figure(p, rx - 40, qy, 282, 'stand', '#f0a33a', '#40608f', '#c8553d', SKIN[0], 'pony', '#3a2430', False, 'shut', -6, child=True,
           head=(7, -90), en=(10, -72), hn=(21, -76), ef=(10, -66), hf=(22, -66))
    p.path(f'M{rx - 185} {qy}L{rx + 185} {qy}C{rx + 150} {qy + 80} {rx - 150} {qy + 80} {rx - 185} {qy}Z', gold)
    p.rect(rx - 62, qy + 20, 124, 46, '#fff7e8', 22)
    p.text(rx, qy + 54, '1 次', 32, '#8d5f22', 'bold', 'middle')
    return p


def masks():
    p = Pic(1200, 1250)
    p.rect(0, 0, 1200, 1250, p.lin('#5a6b7c', '#465567', '#354253'))
    p.poly([(700, 0), (1200, 0), (1200, 1080), (820, 1080)], p.lin(('#ffe2a6', .30), ('#ffe2a6', .05), a=(1, 0), b=(0, 1)))
    p.rect(0, 1080, 1200, 170, p.lin('#6a4a38', '#3f2a22'))
    p.rect(0, 1064, 1200, 18, '#2f3a49')
    # door with the evening light
    p.rect(880, 250, 270, 830, '#2b2430')
    p.rect(900, 270, 250, 810, p.lin('#ffcf87', '#f29b67', '#b8606a'))
    skyline(p, 900, 1150, 1080, 120, 330, '#7a4560', 3, '#ffdf9a', .9)
    p.path('M880 250L880 1080L790 1130L790 215Z', p.lin('#8a5a3c', '#6b432c', a=(1, 0), b=(0, 0)))
    p.circle(808, 690, 12, '#e6c070')
    # rack with masks
    p.rect(90, 300, 640, 26, p.lin('#a67448', '#7a5030'), 8)
    data = [(170, '#ffd9b0', 'smile', '见领导'), (330, '#ffe0bd', 'grin', '见客户'), (490, '#f9cfa6', 'laugh', '朋友圈')]
    for i, x in enumerate((170, 330, 490, 650)):
        p.tube([(x, 326), (x, 352), (x + 14, 360)], [9, 8, 6], '#d9b36b')

    def mask(x, y, s, kind, tone='#ffe0bd', turn=0):
        with p.group((x, y), turn, s):
            p.ellipse(4, 6, 58, 72, '#1d2530', o=.35)
            p.path('M-56 -40C-60 30 -30 74 0 74C30 74 60 30 56 -40C40 -72 -40 -72 -56 -40Z', p.lin(light(tone, .35), tone, dark(tone, .12), a=(0, 0), b=(1, 1)))
            for e in (-1, 1):
                p.path(f'M{e * 26 - 15} -6Q{e * 26} -28 {e * 26 + 15} -6', None, '#3a2a2a', 6)
                p.ellipse(e * 34, 14, 11, 8, '#f0785f', o=.5)
            if kind == 'smile':
                p.path('M-24 28Q0 52 24 28', None, '#b23a35', 6)
            elif kind == 'grin':
                p.path('M-28 24L28 24C26 54 -26 54 -28 24Z', '#ffffff', '#b23a35', 5)
                p.line([(-26, 37), (26, 37)], '#d9c9c0', 3)
            else:
                p.path('M-30 20L30 20C28 62 -28 62 -30 20Z', '#8c2f2b')
                p.path('M-16 46C-6 38 8 38 18 46C10 56 -8 56 -16 46Z', '#ee7f72')
    for x, tone, kind, label in data:
        p.line([(x, 352), (x, 400)], '#d6d0c4', 3)
        mask(x, 452, 1, kind, tone)
        p.rect(x - 52, 236, 104, 42, '#f3ead6', 6)
        p.text(x, 267, label, 30, '#4c3a2e', 'hand', 'middle')
    p.rect(650 - 52, 236, 104, 42, '#f3ead6', 6)
    p.text(650, 267, '见同事', 30, '#4c3a2e', 'hand', 'middle')
    # him
    p.shadow(540, 1150, 170, 24, .5)

    figure(p, 520, 1150, 610, 'reach', '#e9edf2', '#3a4052', '#20222c', '#e9b48c', 'short', '#2a2530', False, 'sad', 8,
           en=(13, -74), hn=(22, -92), ef=(6, -64), hf=(11, -51), kn=(2, -26), fn=(1, -3), kf=(-3, -26), ff=(-7, -3))
    p.path('M541 690L555 698L549 722L561 820L547 842L535 820L541 722Z', '#8a2f3c')
    mask(672, 540, 1, 'smile', '#ffd9b0', 8)
    p.path('M594 626q9 15 0 21q-9 -6 0 -21Z', '#8fd0f2')
    p.rect(340, 1075, 110, 84, '#5b3a28', 8)
    p.rect(340, 1105, 110, 8, '#7a5238')
    p.path('M372 1076Q395 1046 418 1076', None, '#5b3a28', 9)
    return p


PICTURES = {
    'metro': (metro, '地铁'), 'puppet': (puppet, '提线'), 'wall-between': (wall_between, '一墙之隔'),
    'clock-run': (clock_run, '时钟跑轮'), 'likes-scale': (likes_scale, '点赞与拥抱'), 'masks': (masks, '面具'),
}
