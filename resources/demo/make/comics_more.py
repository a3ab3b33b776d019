# SPDX-License-Identifier: GPL-3.0-or-later
"""More comics of several panels: what comes next is the point."""
import math

from comics import PAPER, frames
from folk import INK, SKIN, figure
from pic import Pic, dark, light, mix
from props import bird, bubble, cloud, rain, skyline, tree


def field(p, x, y, w, h, top='#cfe8f5', low='#f6f0d6', ground='#a9cc7c'):
    p.rect(x, y, w, h, p.lin(top, low))
    p.path(f'M{x} {y + h * .72}C{x + w * .3} {y + h * .66} {x + w * .7} {y + h * .76} {x + w} {y + h * .7}L{x + w} {y + h}L{x} {y + h}Z', ground)


def parasol(p, x, y, s, colour='#c9503f', turn=0, shut=False):
    """An umbrella, its handle at x, y."""
    with p.group((x, y), turn, s):
        p.line([(0, 0), (0, -150)], '#5a3a24', 6)
        p.path('M0 0C0 22 -24 22 -24 4', None, '#5a3a24', 7)
        if shut:
            p.path('M-15 -40L0 -166L15 -40Z', colour)
            return
        p.path('M-124 -112C-110 -190 -50 -222 0 -224C50 -222 110 -190 124 -112C104 -128 84 -128 64 -112C44 -130 20 -130 0 -112C-20 -130 -44 -130 -64 -112C-84 -128 -104 -128 -124 -112Z', colour)
        p.path('M-64 -112C-56 -170 -30 -206 0 -224C30 -206 56 -170 64 -112M0 -112L0 -224', None, dark(colour, .3), 3, .7)


def umbrella_loan():
    p = Pic(1600, 860, PAPER)
    cells = [(40, 40, 740, 780), (820, 40, 740, 780)]
    x, y, w, h = cells[0]
    field(p, x, y, w, h, '#8fd0f0', '#fdf3cf', '#b5d486')
    p.circle(x + 600, y + 130, 74, '#ffd35a')
    for a in range(0, 360, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.line([(x + 600 + 92 * c, y + 130 + 92 * s), (x + 600 + 122 * c, y + 130 + 122 * s)], '#ffd35a', 9)
    cloud(p, x + 240, y + 130, 170)
    p.rect(x + 20, y + 330, 200, 340, p.lin('#f2ecdc', '#d6cab0'))
    p.poly([(x, y + 340), (x + 120, y + 262), (x + 240, y + 340)], '#c9a24a')
    for k in range(4):
        p.rect(x + 36 + k * 46, y + 356, 22, 306, '#ffffff', 4, '#cbbf9f', 2)
    p.text(x + 120, y + 328, '借伞行', 38, '#6b4a14', 'serifbold', 'middle')
    p.shadow(x + 330, y + 700, 110, 16, .3)
    p.shadow(x + 580, y + 700, 110, 16, .3)
    figure(p, x + 330, y + 696, 330, 'stand', '#2f3a52', '#232a3a', hair='short', mood='smile', en=(12, -70), hn=(30, -70), hold=lambda q, hand: parasol(q, hand[0] + 5, hand[1] + 2, .34, turn=12))
    figure(p, x + 590, y + 696, 310, 'stand', '#d99a3a', '#5a6f86', tone=SKIN[1], hair='bob', flip=True, mood='calm', en=(2, -64), hn=(14, -62), ef=(12, -70), hf=(20, -72))
    bubble(p, x + 270, y + 40 + 170, 250, 84, (x + 350, y + 380), '#ffffff', '#2b2a33', 4)
    p.text(x + 395, y + 266, '别客气，拿着！', 32, '#2b2a33', 'hand', 'middle')
    x, y, w, h = cells[1]
    field(p, x, y, w, h, '#4f5c6c', '#8f9aa4', '#6f8a64')
    for cx, cy, cw in ((200, 130, 300), (520, 110, 340), (360, 180, 300)):
        cloud(p, x + cx, y + cy, cw, '#3d4856', .95)
    p.rect(x + 20, y + 330, 200, 340, p.lin('#b5b0a4', '#8f8a7c'))
    p.poly([(x, y + 340), (x + 120, y + 262), (x + 240, y + 340)], '#8a7438')
    for k in range(4):
        p.rect(x + 36 + k * 46, y + 356, 22, 306, '#c4c0b4', 4, '#8f8a7c', 2)
    p.text(x + 120, y + 328, '借伞行', 38, '#3a2a10', 'serifbold', 'middle')
    p.path(f'M{x + 420} {y + 716}C{x + 470} {y + 694} {x + 700} {y + 694} {x + 730} {y + 716}C{x + 700} {y + 740} {x + 460} {y + 740} {x + 420} {y + 716}Z', '#a9c0cc', o=.7)
    figure(p, x + 300, y + 696, 330, 'stand', '#2f3a52', '#232a3a', hair='short', mood='calm', en=(12, -70), hn=(26, -76), hold=lambda q, hand: parasol(q, hand[0] - 3, hand[1] + 6, .42, turn=-6))
    figure(p, x + 590, y + 702, 310, 'reach', '#b57f30', '#4a5c70', tone=SKIN[1], hair='bob', flip=True, mood='shout', kn=(2, -26), fn=(3, -3), kf=(-4, -26), ff=(-6, -4))
    rain(p, x, y + 200, x + w, y + h, 130, '#dfe9f0', 5, 40, skip=lambda a, b: x + 130 < a < x + 470 and b > y + 330)
    bubble(p, x + 130, y + 96, 290, 84, (x + 300, y + 236), '#ffffff', '#2b2a33', 4)
    p.text(x + 275, y + 152, '下雨了，请还伞。', 32, '#2b2a33', 'hand', 'middle')
    frames(p, cells)
    return p


def shade():
    p = Pic(1200, 1700, PAPER)
    cells = [(50, 50, 1100, 500), (50, 590, 1100, 500), (50, 1130, 1100, 520)]
    x, y, w, h = cells[0]
    field(p, x, y, w, h)
    p.circle(x + 950, y + 110, 60, '#ffd35a')
    p.ellipse(x + 430, y + 440, 330, 30, '#6f9a52', o=.7)
    tree(p, x + 430, y + 440, 440, '#5fa84f', '#7a5438', 3)
    figure(p, x + 540, y + 446, 230, 'sit', '#e9e4d6', '#5a7a9a', tone=SKIN[2], hair='short', mood='smile', hip=(-2, -12), neck=(-10, -42), head=(-9, -52), kn=(20, -20), fn=(36, -3), kf=(24, -18), ff=(40, -3), en=(-14, -26), hn=(-4, -14), ef=(2, -26), hf=(12, -18))
    for bx, by in ((180, 120), (250, 160), (760, 150)):
        bird(p, x + bx, y + by, 20, '#5a6472')
    p.text(x + 720, y + 330, '真凉快。', 40, '#3a4a30', 'hand')
    x, y, w, h = cells[1]
    field(p, x, y, w, h)
    p.circle(x + 950, y + 130, 76, '#ffc23f')
    p.rect(x + 396, y + 330, 74, 110, '#7a5438')
    p.ellipse(x + 433, y + 330, 37, 12, '#d9b27a')
    with p.group((x + 690, y + 430), 84):
        tree(p, 0, 0, 400, '#7fa84f', '#7a5438', 3)
    figure(p, x + 250, y + 446, 300, 'push', '#e9e4d6', '#5a7a9a', tone=SKIN[2], hair='short', mood='smile')
    p.path(f'M{x + 340} {y + 244}L{x + 470} {y + 296}L{x + 462} {y + 318}L{x + 336} {y + 268}Z', '#cfd6da', '#6a747c', 3)
    p.text(x + 120, y + 120, '做把椅子，坐着更舒服！', 40, '#3a4a30', 'hand')
    for dx, dy in ((0, 0), (26, -16), (50, 6), (-20, 10)):
        p.circle(x + 440 + dx, y + 440 + dy, 5, '#d9b27a')
    x, y, w, h = cells[2]
    field(p, x, y, w, h, '#f7c65f', '#fdeebb', '#d9bd76')
    p.circle(x + 880, y + 150, 120, '#ff9a2c')
    for a in range(0, 360, 20):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.line([(x + 880 + 140 * c, y + 150 + 140 * s), (x + 880 + 190 * c, y + 150 + 190 * s)], '#ff9a2c', 10)
    p.rect(x + 130, y + 400, 70, 50, '#7a5438')
    p.ellipse(x + 165, y + 400, 35, 11, '#d9b27a')
    for k in range(4):
        p.path(f'M{x + 240 + k * 190} {y + 480}l40 -12l30 16l44 -10', None, '#a98a4a', 4)
    wood = '#a9743f'
    for dx in (-70, 60):
        p.rect(x + 470 + dx, y + 350, 20, 110, wood)
    p.rect(x + 386, y + 336, 170, 24, light(wood, .15), 5)
    p.rect(x + 386, y + 150, 20, 200, wood)
    for k in range(3):
        p.rect(x + 376, y + 168 + k * 48, 16, 30, light(wood, .2), 4)
    figure(p, x + 440, y + 462, 300, 'sit', '#e9e4d6', '#5a7a9a', tone='#e08a62', hair='short', mood='sad', hip=(-4, -42), neck=(-4, -74), head=(-2, -84), kn=(20, -40), fn=(20, -3), kf=(24, -40), ff=(25, -3), en=(8, -64), hn=(6, -82), ef=(4, -58), hf=(14, -48))
    for dx, dy in ((-44, -280), (50, -270), (66, -236), (-52, -240)):
        p.path(f'M{x + 440 + dx} {y + 462 + dy}c10 16 10 26 0 26c-10 0 -10 -10 0 -26Z', '#7fc0e0')
    p.text(x + 620, y + 440, '怎么这么热？', 44, '#7a3a10', 'hand')
    frames(p, cells)
    return p


def rumour():
    p = Pic(1240, 1560, PAPER)
    cells = [(40, 40, 560, 720), (640, 40, 560, 720), (40, 800, 560, 720), (640, 800, 560, 720)]
    words = ('他家的猫丢了', '他家丢了猫和钱！', '他家进贼了！！', '小区来了老虎！！！')
    sizes = (34, 42, 52, 45)
    walls = (('#e3efe6', '#f6f1dc'), ('#e9e6d0', '#f6e2bc'), ('#f2d3a8', '#f2b98a'), ('#c96a5a', '#7a2f3a'))
    folk = (('#3f8f8a', 'bun', SKIN[1]), ('#d2733f', 'short', SKIN[0]), ('#5a6fb0', 'long', SKIN[2]), ('#8a5a9a', 'bald', SKIN[3]), ('#c9503f', 'bob', SKIN[0]))
    for i, (x, y, w, h) in enumerate(cells):
        p.rect(x, y, w, h, p.lin(*walls[i]))
        skyline(p, x, x + w, y + 560, 120, 260, mix(walls[i][1], '#5a5060', .28), seed=20 + i)
        p.rect(x, y + 560, w, 160, mix(walls[i][1], '#4a3a34', .45))
        bw, bh = 230 + i * 84, 96 + i * 44
        by = y + 90 - i * 6
        if i == 3:
            pts = []
            for k in range(36):
                a = math.radians(k * 10)
                r = 1 if k % 2 else .84
                pts.append((x + 285 + 272 * r * math.cos(a), by + 120 + 132 * r * math.sin(a)))
            p.poly(pts, '#fff3c4', '#2b2a33', 6)
            p.text(x + 285, by + 140, words[i], sizes[i], '#c4251f', 'bold', 'middle')
        else:
            bubble(p, x + 64, by, bw + 30, bh, (x + 190, y + 330), '#ffffff', '#2b2a33', 4 + i)
            p.text(x + 64 + (bw + 30) / 2, by + bh / 2 + sizes[i] * .36, words[i], sizes[i] * .92, '#2b2a33', 'hand' if i < 2 else 'handbold', 'middle')
        tall = 360
        if i < 3:
            a, b = folk[i], folk[i + 1]
            figure(p, x + 170, y + 690, tall, 'stand', a[0], '#4a4a5a', tone=a[2], hair=a[1], mood='calm' if i == 0 else 'shout', en=(8, -74), hn=(16, -84))
            figure(p, x + 400, y + 690, tall, 'stand', b[0], '#3a4052', tone=b[2], hair=b[1], mood='calm', flip=True, en=(2, -66), hn=(12, -66), head=(4 + i, -90))
        else:
            for k, (c, hair, tone) in enumerate(folk):
                figure(p, x + 70 + k * 108, y + 700 - (k % 2) * 26, 290, 'run', c, '#3a3a4a', tone=tone, hair=hair, mood='shout', flip=k % 2 == 0)
    # the cat asleep on the wall of the last panel
    with p.group((1110, 1178), 0, .42):
        p.rect(-150, 0, 300, 24, '#8a6a5a')
        p.path('M-90 0C-110 -60 -50 -96 10 -90C70 -96 110 -50 96 0Z', '#e39a4a')
        p.path('M-40 -88L-30 -60M-6 -92L0 -60M28 -90L30 -60', None, '#b56a24', 8)
        p.circle(-84, -34, 42, '#e39a4a')
        p.path('M-120 -50L-122 -92L-92 -70ZM-70 -72L-46 -94L-46 -54Z', '#e39a4a')
        p.path('M-108 -32Q-98 -24 -88 -32M-76 -32Q-66 -24 -56 -32M-90 -16Q-82 -10 -76 -16', None, INK, 5)
        p.path('M96 -10C140 -6 150 -50 120 -60', None, '#e39a4a', 18)
        p.text(-40, -110, 'Zzz', 50, '#fff3c4', 'handbold')
    frames(p, cells)
    return p


PICTURES = {'umbrella-loan': (umbrella_loan, '借伞'), 'shade': (shade, '树荫'), 'rumour': (rumour, '传话')}
