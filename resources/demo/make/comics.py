# SPDX-License-Identifier: GPL-3.0-or-later
"""Comics of several panels in rows and columns."""
import math
import random

from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix
from props import bird, bubble, cloud, covered, heart, phone, skyline, star, tree

PAPER = '#fbf7ec'


def frames(p, cells, number=True, ink='#2b2a33', paper=PAPER):
    """The paper round the panels and their rims, drawn last."""
    covered(p, cells, paper)
    for i, (x, y, w, h) in enumerate(cells):
        p.rect(x, y, w, h, None, 4, ink, 5)
        if number:
            p.circle(x + 34, y + 34, 20, paper, ink, 3)
            p.text(x + 34, y + 44, str(i + 1), 27, ink, 'handbold', 'middle')


def monk(p, x, y, h, pose, flip=False, mood='calm', robe='#d99a3a', tilt=0, hold=None, **joints):
    figure(p, x, y, h, pose, robe, '#b9b2a4', '#5a4636', SKIN[0], 'none', INK, flip, mood, tilt, coat=robe, child=True,
           hold=hold, **joints)


def hill(p, x, y, w, h):
    p.rect(x, y, w, h, p.lin('#cfe4e6', '#f1f0dc', '#f8e6bd'))
    for tops, colour in (((.60, .40, .55, .36, .54), '#b7cda2'), ((.78, .72, .71, .75, .70), '#93b277')):
        line = curve([(x + w * i / 4, y + h * t) for i, t in enumerate(tops)])
        p.path(f'{line}L{x + w} {y + h}L{x} {y + h}Z', colour)


def bucket(p, x, y, s, water=True):
    with p.group((x, y), 0, s):
        p.path('M-26 -40L26 -40L20 6L-20 6Z', p.lin('#b57d4b', '#8a5a33', a=(0, 0), b=(1, 0)))
        p.ellipse(0, -40, 26, 7, '#5fb4d8' if water else '#5a3a22')
        p.path('M-24 -28L24 -28M-21 -8L21 -8', None, '#5a3a22', 4)
        p.path('M-24 -40Q0 -92 24 -40', None, '#5a3a22', 3.5)


def temple(p, x, y, s):
    with p.group((x, y), 0, s):
        p.rect(-90, -70, 180, 70, '#b5483a')
        p.rect(-28, -52, 56, 52, '#5a2a22')
        p.path('M-130 -66C-100 -80 -90 -110 -84 -124L84 -124C90 -110 100 -80 130 -66Z', '#4a5560')
        p.path('M-130 -66C-100 -76 -80 -84 0 -84C80 -84 100 -76 130 -66Z', '#39424c')


def monks():
    p = Pic(1200, 1560, PAPER)
    cells = [(50, 130, 535, 640), (615, 130, 535, 640), (50, 800, 1100, 710)]
    # one
    x, y, w, h = cells[0]
    hill(p, x, y, w, h)
    temple(p, x + 420, y + 330, .8)
    p.shadow(x + 260, y + 600, 150, 16, .35)
    p.line([(x + 120, y + 392), (x + 415, y + 372)], '#7a5230', 10)
    for bx, by in ((x + 132, y + 500), (x + 405, y + 482)):
        p.line([(bx, y + 388), (bx, by - 60)], '#5a3a22', 4)
        bucket(p, bx, by, 1)
    monk(p, x + 255, y + 600, 330, 'walk', mood='smile', en=(6, -74), hn=(13, -66))
    # two
    x, y, w, h = cells[1]
    hill(p, x, y, w, h)
    temple(p, x + 120, y + 320, .7)
    p.shadow(x + 150, y + 600, 90, 14, .35)
    p.shadow(x + 400, y + 600, 90, 14, .35)
    monk(p, x + 140, y + 600, 320, 'walk', mood='sad', en=(4, -72), hn=(9, -66))
    monk(p, x + 390, y + 600, 320, 'walk', mood='sad', robe='#b9743c', en=(4, -72), hn=(8, -66))
    p.line([(x + 108, y + 386), (x + 440, y + 386)], '#7a5230', 10)
    p.line([(x + 274, y + 388), (x + 274, y + 452)], '#5a3a22', 4)
    bucket(p, x + 274, y + 520, 1.15)
    # three
    x, y, w, h = cells[2]
    p.rect(x, y, w, h, p.lin('#e9c9a0', '#d9a87c'))
    p.rect(x, y + 540, w, 200, p.lin('#a8794f', '#7d5638'))
    for cx in (x + 60, x + 1040):
        p.rect(cx - 28, y, 56, 560, p.lin('#c0513f', '#8f352c', a=(0, 0), b=(1, 0)))
    p.glow(x + 550, y + 150, 300, '#fff1c8', .6)
    # vat, empty and cracked
    p.shadow(x + 550, y + 610, 160, 18, .4)
    p.path(f'M{x + 440} {y + 440}C{x + 400} {y + 540} {x + 450} {y + 610} {x + 550} {y + 610}C{x + 650} {y + 610} {x + 700} {y + 540} {x + 660} {y + 440}Z', p.lin('#8a6a58', '#4f3a32', a=(0, 0), b=(1, 1)))
    p.ellipse(x + 550, y + 440, 112, 24, '#2c211e')
    p.ellipse(x + 550, y + 440, 112, 24, None, '#a5826c', 8)
    p.text(x + 550, y + 550, '水', 78, '#d9b48a', 'serifbold', 'middle')
    p.path(f'M{x + 630} {y + 470}l-18 30l14 22l-20 34', None, '#2c211e', 4)

    def glow(q, hand):
        q.glow(hand[0] + 5, hand[1] - 6, 20, '#bfe3ff', .9)
        with q.group((hand[0] + 2, hand[1] - 1), -16):
            q.rect(-2, -10, 4, 14, '#1c2029', 1)
    for cx, flip, robe, m in ((210, False, '#d99a3a', 'calm'), (905, True, '#b9743c', 'smile')):
        p.rect(x + cx - 62, y + 590, 124, 26, '#8f352c', 12)
        p.shadow(x + cx, y + 616, 110, 14, .4)
        figure(p, x + cx, y + 600, 390, 'sitphone', robe, '#b9b2a4', '#5a4636', SKIN[0], 'none', INK, flip, m, 14,
               neck=(2, -36), hip=(-2, -6), head=(8, -49), kn=(20, -8), fn=(8, -3), kf=(23, -10), ff=(14, -2), en=(4, -20), hn=(17, -26), ef=(8, -20), hf=(18, -27), child=True, hold=glow)
    front_figure(p, x + 370, y + 586, 330, '#8f9a5a', '#8f9a5a', SKIN[0], 'none', INK, 'shut', child=True, arms=(((-18, -60), (-4, -56)), ((18, -60), (4, -58))))
    p.glow(x + 372, y + 392, 46, '#bfe3ff', .7)
    p.rect(x + 356, y + 378, 32, 52, '#1c2029', 5)
    for (bx, by, bw, tail, t) in ((x + 72, y + 96, 330, (x + 235, y + 345), '@所有人 谁去挑水？'), (x + 430, y + 70, 250, (x + 400, y + 200), '我在开会…'), (x + 715, y + 100, 290, (x + 850, y + 350), '已点赞，支持！')):
        bubble(p, bx, by, bw, 84, tail, '#ffffff', INK, 4, 26)
        p.text(bx + bw / 2, by + 54, t, 33, INK, 'hand', 'middle')
    frames(p, cells)
    p.text(600, 92, '三个和尚 · 新编', 60, '#2b2a33', 'handbold', 'middle', 6)
    return p


def seedling():
    p = Pic(1400, 1400, PAPER)
    cells = [(40, 40, 650, 650), (710, 40, 650, 650), (40, 710, 650, 650), (710, 710, 650, 650)]
    skies = [('#bfe0ea', '#f2f3d8'), ('#a9d8ee', '#eef6dc'), ('#f3cf9a', '#fbe9c4'), ('#a7aab0', '#d9d4c8')]

    def ground(x, y, c='#9c7048'):
        p.rect(x, y + 500, 650, 160, p.lin(c, dark(c, .35)))
        p.path(f'M{x} {y + 500}Q{x + 320} {y + 484} {x + 650} {y + 500}L{x + 650} {y + 514}L{x} {y + 514}Z', '#7d9a4a')

    def sapling(x, y, s, leaf='#6fae4c', droop=0):
        with p.group((x, y), 0, s):
            p.tube([(0, 0), (2 + droop * .2, -50), (droop * .6, -104 + droop * .3)], [10, 8, 6], '#6b8a3f' if not droop else '#8a6b45')
            for a, yy, k in ((-58, -46, 1), (54, -62, 1), (-40, -88, .9), (36, -102, .9)):
                with p.group((droop * .4 * (-yy / 104), yy + droop * .2), a + (droop * 2.2 if a > 0 else -droop * 2.2), k):
                    p.path('M0 0C-22 -18 -22 -46 0 -64C22 -46 22 -18 0 0Z', leaf)
                    p.line([(0, 0), (0, -50)], dark(leaf, .2), 2.5)
    # 1: he plants
    x, y, _, _ = cells[0]
    p.rect(x, y, 650, 650, p.lin(*skies[0]))
    p.glow(x + 540, y + 110, 130, '#fff3c0', .9)
    p.circle(x + 540, y + 110, 46, '#ffe9a0')
    cloud(p, x + 210, y + 170, 190, '#ffffff', .9)
    ground(x, y)
    p.ellipse(x + 420, y + 506, 90, 16, '#5a3a26')
    sapling(x + 420, y + 508, 1)

    def can(q, hand):
        with q.group(hand, 18):
            q.path('M-9 0L9 0L8 15L-8 15Z', '#3f86b5')
            q.path('M8 8L22 -4L24 -1L9 13Z', '#3f86b5')
            q.path('M-8 2C-16 4 -14 14 -7 13', None, '#2c6690', 2.2)
    figure(p, x + 225, y + 520, 390, 'stand', '#d8623f', '#3d4a6b', INK, SKIN[0], 'short', '#2a2227', False, 'smile', 6, hold=can, en=(6, -64), hn=(16, -62), ef=(4, -64), hf=(5, -50))
    for i in range(9):
        p.path(f'M{x + 350 + i * 7} {y + 330 + (i % 3) * 24}q7 11 0 16q-7 -5 0 -16Z', '#5fb0de')
    # 2: day after, he pulls it up to look
    x, y, _, _ = cells[1]
    p.rect(x, y, 650, 650, p.lin(*skies[1]))
    cloud(p, x + 480, y + 150, 220, '#ffffff', .9)
    ground(x, y)
    p.ellipse(x + 420, y + 508, 84, 20, '#3f2717')
    for dx, dy, r in ((-90, 0, 20), (-60, -12, 16), (96, 2, 18), (70, -10, 14)):
        p.circle(x + 420 + dx, y + 508 + dy, r, '#7a5230')
    with p.group((x + 425, y + 400), 14):
        sapling(0, 0, .95)
        for pts in ([(0, 0), (-14, 30), (-30, 56)], [(0, 0), (4, 36), (-4, 70)], [(0, 0), (20, 28), (30, 60)]):
            p.tube(pts, [6, 4, 2], '#b08a5c')
    figure(p, x + 230, y + 520, 390, 'reach', '#d8623f', '#3d4a6b', INK, SKIN[0], 'short', '#2a2227', False, 'calm', 10, en=(18, -64), hn=(40, -44), ef=(20, -60), hf=(42, -40))
    bubble(p, x + 70, y + 22, 330, 84, (x + 236, y + 132), '#ffffff', INK, 4)
    p.text(x + 235, y + 79, '长根了没有？', 42, INK, 'hand', 'middle')
    # 3: again and again
    x, y, _, _ = cells[2]
    p.rect(x, y, 650, 650, p.lin(*skies[2]))
    ground(x, y, '#946a45')
    for i, t in enumerate(('第三天', '第五天', '第七天', '第九天')):
        cx, cy = x + 130 + i * 138, y + 108 - (i % 2) * 8
        with p.group((cx, cy), (-5, 4, 3, -4)[i], .8):
            p.rect(-82, -44, 164, 88, '#fffdf4', 6, '#b8433b', 4)
            p.rect(-82, -44, 164, 20, '#d8433b', 5)
            p.text(0, 28, t, 40, INK, 'handbold', 'middle')
    p.ellipse(x + 500, y + 510, 80, 18, '#3f2717')
    with p.group((x + 505, y + 416), 26):
        sapling(0, 0, .85, '#a9b04a', 10)
        for pts in ([(0, 0), (-14, 26), (-26, 42)], [(0, 0), (8, 30), (6, 50)]):
            p.tube(pts, [6, 4, 2], '#b08a5c')
    figure(p, x + 330, y + 522, 345, 'reach', '#d8623f', '#3d4a6b', INK, SKIN[0], 'short', '#2a2227', False, 'shout', 12, en=(18, -64), hn=(39, -44), ef=(20, -60), hf=(41, -40))
    # 4: dead; the neighbour's grew
    x, y, _, _ = cells[3]
    p.rect(x, y, 650, 650, p.lin(*skies[3]))
    ground(x, y, '#8a7358')
    p.line([(x + 392, y + 505), (x + 392, y + 380)], '#8a6a4a', 12)
    for k in range(5):
        p.rect(x + 372 + k * 58, y + 410, 16, 100, '#a5835c', 4)
    p.rect(x + 362, y + 436, 300, 14, '#a5835c', 4)
    tree(p, x + 520, y + 504, 400, '#5f9f4a', '#6b4a34', 9)
    for dx, dy in ((-60, 250), (40, 300), (70, 210), (-20, 340), (10, 220)):
        p.circle(x + 520 + dx, y + 505 - dy, 15, '#e0503f')
    with p.group((x + 285, y + 508), 58):
        sapling(0, 0, .8, '#9a7a4a', 16)
    figure(p, x + 160, y + 524, 380, 'stand', '#d8623f', '#3d4a6b', INK, SKIN[0], 'short', '#2a2227', False, 'sad', 14, en=(-2, -64), hn=(6, -56))
    bubble(p, x + 64, y + 26, 316, 86, (x + 176, y + 138), '#ffffff', INK, 4)
    p.text(x + 222, y + 84, '怎么死了……', 42, INK, 'hand', 'middle')
    frames(p, cells)
    return p


def tomorrow():
    p = Pic(1700, 620, '#f4efe4')
    w, h = 385, 540
    cells = [(40 + i * (w + 26.6), 40, w, h) for i in range(4)]
    tones = [('#f6d9a8', '#f2b98a'), ('#cfe3d8', '#a5c9bf'), ('#cdd6ec', '#a4b2d6'), ('#b9aec9', '#8b7fa6')]
    words = ['明天开始跑步！', '明天开始早起！', '明天开始读书！', '明天……']
    for i, (x, y, w, h) in enumerate(cells):
        p.rect(x, y, w, h, p.lin(*tones[i]))
        p.rect(x, y + 420, w, 130, p.lin(mix(tones[i][1], '#5a4636', .45), mix(tones[i][1], '#3a2a26', .6)))
        # calendar
        p.rect(x + 270, y + 110, 90, 96, '#fffdf6', 6)
        p.rect(x + 270, y + 110, 90, 26, '#d8433b', 6)
        p.text(x + 315, y + 190, ('1', '32', '98', '365')[i], 50 if i < 3 else 42, INK, 'bold', 'middle')
        p.text(x + 315, y + 131, '天', 20, '#fff', 'bold', 'middle')
        # sofa and the man, heavier each time
        p.shadow(x + 185, y + 500, 180, 16, .4)
        p.rect(x + 30, y + 300, 300, 160, p.lin('#7a9a8a', '#567466'), 30)
        p.rect(x + 16, y + 380, 330, 100, p.lin('#8aab9a', '#5f7f70'), 26)
        p.rect(x + 10, y + 340, 52, 140, '#6d8d7d', 24)
        p.rect(x + 300, y + 340, 52, 140, '#5a7a6b', 24)
        fat = i * 9
        skin = SKIN[0]
        p.tube([(x + 110, y + 392), (x + 190, y + 398 - fat * .3), (x + 262, y + 404)], [62, 72 + fat * 2.2, 54], '#d8623f')
        p.tube([(x + 250, y + 404), (x + 300, y + 392), (x + 336, y + 404)], [46, 42, 34], '#3d4a6b')
        p.ellipse(x + 350, y + 396, 17, 22, '#f2efe8')
        head(p, x + 92, y + 352 - fat * .2, 44 + i * 2.2, 'front', 'short', skin, '#2a2227', -12, ('smile', 'calm', 'calm', 'shut')[i])
        p.tube([(x + 132, y + 392), (x + 170, y + 420), (x + 196, y + 372)], [26, 24, 18], '#b94e30')
        p.circle(x + 197, y + 366, 12, skin)
        p.glow(x + 190, y + 346, 46, '#d2efff', .8)
        with p.group((x + 196, y + 346), -24):
            p.rect(-13, -24, 26, 48, '#1b2030', 5)
        for k in range(i * 2 + 1):
            bx, by = x + 40 + (k * 67) % 300, y + 506 + (k * 29) % 30
            with p.group((bx, by), (k * 47) % 60 - 30):
                if k % 2:
                    p.rect(-12, -20, 24, 36, ('#e0a030', '#c8443d', '#3f8fb5')[k % 3], 5)
                    p.rect(-12, -12, 24, 8, '#fff', o=.7)
                else:
                    p.path('M-22 0C-22 -22 22 -22 22 0Z', '#f3d58a')
        if i:
            for k in range(i):
                cx, cy = (x + w - 8, y + 4)
                for a in (100, 125, 150, 172):
                    p.line([(cx, cy), (cx + 95 * math.cos(math.radians(a)) * (.6 + .25 * i), cy + 95 * math.sin(math.radians(a)) * (.6 + .25 * i))], '#ffffff', 2, .6)
                r = (22 + 24 * k) * (.7 + .2 * i)
                p.path(f'M{cx - r * .17:.1f} {cy + r:.1f}Q{cx - r * .4:.1f} {cy + r * .72:.1f} {cx - r * .57:.1f} {cy + r * .82:.1f}Q{cx - r * .64:.1f} {cy + r * .45:.1f} {cx - r * .87:.1f} {cy + r * .5:.1f}Q{cx - r * .75:.1f} {cy + r * .2:.1f} {cx - r:.1f} {cy + r * .14:.1f}', None, '#ffffff', 2, .6)
        bubble(p, x + 62, y + 22, 262 if i < 3 else 170, 70, (x + 110, y + 290), '#ffffff', INK, 3.5)
        p.text(x + 62 + (131 if i < 3 else 85), y + 68, words[i], 32, INK, 'hand', 'middle')
    frames(p, cells, False, paper='#f4efe4')
    return p


PICTURES = {'monks': (monks, '三个和尚新编'), 'seedling': (seedling, '种树'), 'tomorrow': (tomorrow, '明天')}
