# SPDX-License-Identifier: GPL-3.0-or-later
"""A long strip: the frog in its well, told anew; and two single panels."""
import math
import random

from comics import PAPER, frames
from folk import INK, SKIN, figure, front_figure, head
from pic import Pic, curve, dark, light, mix
from props import bird, bubble, cloud, heart, phone, skyline, star, tree


def frog(p, x, y, s, mood='calm', gaze=(0, 0)):
    with p.group((x, y), 0, s):
        p.shadow(0, 4, 105, 14, .5)
        for e in (-1, 1):
            p.path(f'M{e * 40} -30C{e * 110} -60 {e * 120} 0 {e * 92} 0L{e * 40} 0Z', '#4f8f3f')
            p.path(f'M{e * 92} 0C{e * 120} -4 {e * 126} 6 {e * 118} 8L{e * 60} 8Z', '#3f7a34')
        p.path('M-70 -10C-90 -80 -60 -128 0 -128C60 -128 90 -80 70 -10C50 8 -50 8 -70 -10Z', p.lin('#86c55a', '#5aa046', '#3f7a34'))
        p.path('M-44 -12C-56 -62 -32 -78 0 -78C32 -78 56 -62 44 -12C30 2 -30 2 -44 -12Z', '#e4efb8')
        for e in (-1, 1):
            p.circle(e * 38, -128, 28, '#6fb34c')
            p.circle(e * 38, -130, 20, '#fffdf0')
            if mood == 'happy':
                p.path(f'M{e * 38 - 14} -126Q{e * 38} -146 {e * 38 + 14} -126', None, INK, 6)
            else:
                p.circle(e * 38 + gaze[0] * 8, -130 + gaze[1] * 8, 9, INK)
                p.circle(e * 38 + gaze[0] * 8 + 3, -134 + gaze[1] * 8, 3, '#fff')
            p.tube([(e * 52, -50), (e * 58, -20), (e * 40, 2)], [22, 20, 16], '#5aa046')
            p.ellipse(e * 34, 5, 20, 8, '#4f8f3f')
        p.path('M-40 -92Q0 -68 40 -92' if mood == 'happy' else 'M-34 -88Q0 -80 34 -88', None, '#2f5a28', 6)


def stones(p, x, y, w, h, seed, base, hi):
    rnd = random.Random(seed)
    p.rect(x, y, w, h, p.lin(base, dark(base, .45)))
    row, yy = 0, y
    while yy < y + h:
        hh = rnd.uniform(44, 58)
        xx = x - (60 if row % 2 else 10)
        while xx < x + w:
            ww = rnd.uniform(70, 120)
            p.rect(xx + 3, yy + 3, ww - 6, hh - 6, mix(base, hi, rnd.uniform(0, .5)), 12, o=.55)
            xx += ww
        yy += hh
        row += 1


def well():
    p = Pic(900, 2300, PAPER)
    cells = [(40, 40 + i * 560, 820, 530) for i in range(4)]
    # 1: the old well
    x, y, w, h = cells[0]
    stones(p, x, y, w, h, 1, '#5f6670', '#8a929c')
    p.ellipse(x + 410, y + 110, 250, 86, '#2c323a')
    p.ellipse(x + 410, y + 104, 236, 78, p.lin('#8fd0ee', '#d9f1f6'))
    cloud(p, x + 440, y + 120, 130, '#ffffff', .95)
    bird(p, x + 330, y + 92, 16, '#3a5568')
    p.poly([(x + 190, y + 130), (x + 630, y + 130), (x + 720, y + 540), (x + 100, y + 540)], p.lin(('#e9f8ff', .35), ('#e9f8ff', 0)))
    p.ellipse(x + 410, y + 500, 380, 60, '#2f4d55')
    frog(p, x + 410, y + 492, 1.25, 'calm', (0, -1))
    bubble(p, x + 520, y + 250, 260, 80, (x + 480, y + 340), '#ffffff', INK, 4)
    p.text(x + 650, y + 302, '天，就这么大。', 34, INK, 'hand', 'middle')
    # 2: a telephone falls in
    x, y, w, h = cells[1]
    stones(p, x, y, w, h, 2, '#565d6b', '#8a929c')
    p.poly([(x + 300, y), (x + 520, y), (x + 700, y + 540), (x + 120, y + 540)], p.lin(('#e9f8ff', .35), ('#e9f8ff', .05)))
    p.ellipse(x + 410, y + 500, 380, 60, '#2f4d55')
    for i in range(5):
        p.line([(x + 470 - i * 22, y + 18 + i * 6), (x + 455 - i * 22, y + 90 + i * 6)], '#e9f8ff', 4, .6)
    p.glow(x + 410, y + 210, 170, '#9fd8ff', .7)
    phone(p, x + 410, y + 205, 104, 190, p.lin('#ffd6e0', '#bfe3ff'), turn=-14)
    frog(p, x + 410, y + 492, 1.2, 'calm', (0, -1))
    for e, (dx, dy) in zip('！！', ((-150, 250), (165, 245))):
        p.text(x + 400 + dx, y + dy + 70, e, 70, '#ffd35a', 'handbold', 'middle')
    # 3: screens for walls
    x, y, w, h = cells[2]
    p.rect(x, y, w, h, p.lin('#2a2350', '#191536'))
    rnd = random.Random(7)
    icons = ['蛙', '井', '蛙', '赞', '井', '蛙']
    for r in range(4):
        for c in range(7):
            sx, sy = x + 16 + c * 116, y + 16 + r * 112
            if r == 3 and 1 < c < 5:
                continue
            col = rnd.choice((('#ff9fb0', '#ffd0a8'), ('#8fd0ff', '#c4b5ff'), ('#a5e6b5', '#e6f2a0'), ('#ffd98a', '#ffb08a')))
            p.rect(sx, sy, 104, 98, '#0d0b20', 12)
            p.rect(sx + 6, sy + 6, 92, 86, p.lin(*col), 8)
            k = (r * 7 + c) % 6
            if k in (0, 3):
                with p.group((sx + 52, sy + 80), 0, .42):
                    frog(p, 0, 0, 1, 'happy')
            elif k == 1:
                p.text(sx + 52, sy + 50, '井底最美', 20, '#33284f', 'bold', 'middle')
                p.text(sx + 52, sy + 76, '▶ 99万' if False else '99万赞', 18, '#5a4a80', 'sans', 'middle')
            elif k == 2:
                p.ellipse(sx + 52, sy + 48, 36, 22, '#7ec8ee')
                cloud(p, sx + 54, sy + 54, 36)
            elif k == 4:
                heart(p, sx + 52, sy + 48, 26, '#e8415a')
            else:
                p.text(sx + 52, sy + 48, '猜你', 24, '#33284f', 'bold', 'middle')
                p.text(sx + 52, sy + 78, '喜欢', 24, '#33284f', 'bold', 'middle')
    p.glow(x + 410, y + 420, 260, '#bfe3ff', .5)
    p.ellipse(x + 410, y + 506, 400, 56, '#15122e')
    frog(p, x + 410, y + 500, 1.3, 'happy')
    # 4: the door stands open
    x, y, w, h = cells[3]
    p.rect(x, y, w, h, p.lin('#8fd0ee', '#d9f1f6', '#fdf3cf'))
    p.glow(x + 660, y + 120, 170, '#fff7cf', .9)
    p.circle(x + 660, y + 120, 48, '#fff1b0')
    p.poly([(x, y + 330), (x + 150, y + 210), (x + 300, y + 320), (x + 480, y + 180), (x + 660, y + 310), (x + 820, y + 230), (x + 820, y + 540), (x, y + 540)], '#8fb7a5')
    p.blob([(x - 60, y + 400), (x + 250, y + 350), (x + 560, y + 390), (x + 900, y + 350), (x + 900, y + 600), (x - 60, y + 600)], '#a9c97a')
    for bx, by, s in ((520, 110, 18), (570, 90, 14), (610, 118, 12), (220, 120, 15)):
        bird(p, x + bx, y + by, s, '#3a5568')
    tree(p, x + 720, y + 440, 200, '#5f9f4a', '#6b4a34', 4)
    p.path(f'M{x + 130} {y + 300}L{x + 470} {y + 300}L{x + 450} {y + 560}L{x + 150} {y + 560}Z', p.lin('#7d8590', '#535a66', a=(0, 0), b=(1, 0)))
    for r in range(5):
        for c in range(4):
            p.rect(x + 150 + c * 78 - (20 if r % 2 else 0), y + 336 + r * 44, 66, 34, '#8f97a3', 9, o=.5)
    p.ellipse(x + 300, y + 300, 176, 46, '#454c57')
    p.ellipse(x + 300, y + 296, 158, 36, '#1d1a38')
    p.glow(x + 300, y + 296, 150, '#a9dcff', .75, 60)
    p.path(f'M{x + 456} {y + 300}L{x + 560} {y + 520}M{x + 492} {y + 300}L{x + 596} {y + 520}M{x + 474} {y + 350}L{x + 512} {y + 344}M{x + 500} {y + 404}L{x + 538} {y + 398}M{x + 528} {y + 460}L{x + 566} {y + 454}', None, '#8a5f38', 9)
    bubble(p, x + 70, y + 60, 380, 92, (x + 290, y + 284), '#ffffff', INK, 4)
    p.text(x + 260, y + 119, '世界真大，都在这里！', 35, INK, 'hand', 'middle')
    frames(p, cells)
    return p


PICTURES = {'well': (well, '井底之蛙新编')}
