# SPDX-License-Identifier: GPL-3.0-or-later
"""More posters: one shape that is two things, and a line of words."""
import math
import random

from folk import INK
from pic import Pic, mix
from props import bird


def whale():
    p = Pic(1200, 1600)
    p.rect(0, 0, 1200, 1600, p.lin('#7fd0e6', '#2f8fb8', '#11466e', '#0a2a4a'))
    for k in range(5):
        p.path(f'M{160 + k * 240} -20L{260 + k * 210} -20L{380 + k * 150} 1100L{60 + k * 230} 1100Z', p.lin(('#ffffff', .2), ('#ffffff', 0)))
    rnd = random.Random(77)

    def inside(x, y):
        u, v = (x - 560) / 470, (y - 760) / 250
        body = u * u + v * v < 1 and not (v > .1 and u > .75)
        t = (x - 930) / 190
        tail = 0 < t < 1.05 and abs(y - (700 - t * 190)) < 92 - t * 40
        fluke = 1040 < x < 1180 and abs(y - 470) < 26 + abs(x - 1090) * .3 and y < 540
        return body or tail or fluke
    pieces = []
    while len(pieces) < 520:
        x, y = rnd.uniform(80, 1190), rnd.uniform(380, 1030)
        if inside(x, y):
            pieces.append((x, y))
    tones = ('#f4f8fa', '#cfe6ee', '#9fd0e6', '#e2573f', '#f2b84a', '#7fbf7a', '#ffffff', '#5aa8d9')
    p.path('M90 760C100 600 300 510 560 510C760 510 860 560 930 640C1000 620 1060 560 1090 500C1050 470 1010 440 1000 400C1060 410 1100 440 1120 470C1130 430 1160 400 1195 392C1196 450 1170 500 1130 520C1110 640 1040 760 940 830C860 960 720 1010 560 1010C300 1010 100 920 90 760Z', '#0d3a5c', o=.75)
    for x, y in pieces:
        c = rnd.choice(tones)
        with p.group((x, y), rnd.uniform(0, 360), rnd.uniform(.7, 1.25)):
            k = rnd.randrange(5)
            if k in (0, 1):   # a bottle
                p.path('M-10 -24L-10 22Q-10 28 -4 28L8 28Q14 28 14 22L14 -24L8 -32L8 -42L-4 -42L-4 -32Z', c, '#0d3a5c', 1.5, .9)
                p.rect(-5, -47, 14, 7, '#e2573f' if c != '#e2573f' else '#3f7fb8')
                p.rect(-10, -8, 24, 16, '#3f9fc4', o=.7)
            elif k == 2:      # a bag
                p.path('M-22 -14L-18 26L18 26L22 -14L12 -14L12 -30M-12 -30L-12 -14Z', c, '#0d3a5c', 1.5, .85)
            elif k == 3:      # a cup with a straw
                p.path('M-14 -16L14 -16L9 24L-9 24Z', c, '#0d3a5c', 1.5, .9)
                p.line([(2, -16), (12, -40)], '#f2b84a', 4)
            else:             # a lid
                p.circle(0, 0, 13, c, '#0d3a5c', 1.5, .9)
                p.circle(0, 0, 7, None, '#0d3a5c', 1.2, .5)
    p.circle(250, 720, 34, '#ffffff')
    p.circle(250, 720, 20, '#0a1a2a')
    p.circle(258, 712, 7, '#ffffff')
    p.path('M236 768c-16 30 -14 48 2 48c16 0 18 -18 -2 -48Z', '#bfeaff')
    p.path('M110 850C240 900 380 900 470 850', None, '#ffffff', 9, .85)
    p.path('M330 500C320 430 260 420 240 380M330 500C340 430 400 420 420 380', None, '#dff4fb', 14, .9)
    # small fish flee, a baby whale of clean water follows
    for x, y, s in ((200, 1130, 1), (300, 1180, .8), (150, 1210, .7)):
        with p.group((x, y), -8, s):
            p.path('M-40 0C-20 -22 20 -22 40 0C20 22 -20 22 -40 0ZM36 0L62 -18L62 18Z', '#f2b84a')
            p.circle(-22, -4, 4, INK)
    with p.group((860, 1150), 6, .42):
        p.path('M-300 0C-290 -120 -120 -170 40 -160C160 -150 220 -100 260 -50C300 -60 330 -90 344 -120C320 -150 318 -170 330 -190C356 -176 366 -156 370 -140C390 -156 410 -160 430 -158C424 -110 390 -70 350 -50C320 40 200 120 40 130C-140 140 -290 100 -300 0Z', '#5fb4e0')
        p.path('M-290 30C-200 110 -40 130 80 120C0 150 -240 140 -290 30Z', '#dff4fb')
        p.circle(-200, -20, 16, '#0a1a2a')
    p.text(600, 1370, '它吃下的', 84, '#ffffff', 'serifbold', 'middle', 10)
    p.text(600, 1480, '是我们丢掉的', 84, '#ffd98a', 'serifbold', 'middle', 10)
    p.text(600, 1550, '少用一次性塑料', 34, '#bfe0f0', 'sans', 'middle', 8)
    return p


def chopsticks():
    p = Pic(1000, 1500)
    p.rect(0, 0, 1000, 1500, p.lin('#f3f0e2', '#e6e0c8'))
    p.circle(500, 420, 330, '#dbe6c4')
    rnd = random.Random(15)
    for x, lean in ((420, -14), (580, 14)):
        p.path(f'M{x - 26} 520L{x + 26} 520L{x + lean * 2 + 11} 1180L{x + lean * 2 - 11} 1180Z', p.lin('#c9975a', '#e3bb82', '#b5803f', a=(0, 0), b=(1, 0)))
        for k in range(6):
            p.path(f'M{x - 14 + k * 5} 540Q{x - 10 + k * 5 + lean} 800 {x + lean * 2 - 6 + k * 2} 1150', None, '#8f6230', 1.6, .5)
        p.path(f'M{x - 40} 540C{x - 20} 500 {x - 18} 460 {x - 16} 420L{x + 16} 420C{x + 18} 460 {x + 20} 500 {x + 40} 540C{x + 10} 526 {x - 10} 526 {x - 40} 540Z', '#8a6238')
        for k in range(46):
            a, r = rnd.uniform(0, math.tau), rnd.uniform(0, 1) ** .5
            p.circle(x + (x - 500) * .5 + 118 * r * math.cos(a), 320 + 140 * r * math.sin(a), rnd.uniform(22, 46), mix('#4f9a4a', '#8fc25a', rnd.random()), o=.95)
        for s in (-1, 1):
            p.tube([(x, 440), (x + s * 30, 400), (x + s * 60, 350)], [16, 10, 4], '#8a6238')
    bird(p, 240, 300, 24, '#5a6a4a')
    bird(p, 190, 350, 18, '#5a6a4a')
    # the bite: a last piece of wood between the tips
    with p.group((500, 1200), -6):
        p.rect(-62, -34, 124, 68, p.lin('#e9c99a', '#c9975a'), 8, '#8f6230', 4)
        p.ellipse(-30, 0, 22, 24, None, '#8f6230', 3, .7)
        p.ellipse(-30, 0, 11, 12, None, '#8f6230', 3, .7)
    for x in (150, 260, 740, 850):
        p.path(f'M{x - 36} 1310L{x - 28} 1262L{x + 28} 1262L{x + 36} 1310Z', '#a8794a')
        p.ellipse(x, 1262, 28, 9, '#e3bb82')
        p.ellipse(x, 1262, 15, 5, None, '#8f6230', 2)
    p.rect(0, 1306, 1000, 194, '#4a5a3a')
    p.text(500, 1396, '一顿饭，一双筷', 64, '#ffffff', 'serifbold', 'middle', 6)
    p.text(500, 1462, '一片林，几十年', 46, '#d9e6b4', 'serifbold', 'middle', 8)
    return p


def belt():
    p = Pic(1500, 1000)
    p.rect(0, 0, 1500, 1000, p.lin('#1a1d26', '#0d0f15', a=(0, 0), b=(1, 1)))
    for x in range(0, 1500, 60):
        p.line([(x, 0), (x, 1000)], '#2a3040', 1.5, .6)
    for y in range(0, 1000, 60):
        p.line([(0, y), (1500, y)], '#2a3040', 1.5, .6)
    # seat, shoulder
    p.path('M180 1000C170 700 220 520 360 480C420 460 480 460 540 480C690 520 740 700 730 1000Z', '#2f3747')
    p.rect(330, 130, 250, 200, '#3a4356', 60)
    p.rect(400, 320, 20, 90, '#55607a')
    p.rect(490, 320, 20, 90, '#55607a')
    # the strap comes down, clicks in, and goes on as a beating line
    p.path('M250 470L318 430L660 836L600 886Z', p.lin('#55606f', '#8a97a8', '#4a5462', a=(0, 0), b=(1, 1)))
    p.line([(292, 450), (636, 856)], '#c4ced9', 3, .7, '14 10')
    with p.group((650, 880), 48):
        p.rect(-44, -52, 88, 104, '#c7ced6', 10, '#7a8592', 5)
        p.rect(-22, -30, 44, 20, '#5f6a77', 4)
    p.rect(660, 876, 130, 92, '#b5322a', 14, '#6b1a16', 5)
    p.text(725, 940, 'PRESS', 32, '#ffe9e0', 'bold', 'middle')
    beat = 'M790 922L900 922L930 880L960 922L1000 922L1030 790L1070 988L1104 922L1150 922L1180 890L1204 922L1270 922L1296 812L1332 984L1362 922L1500 922'
    p.path(beat, None, '#3fd98a', 26, .16)
    p.path(beat, None, '#5ff0a4', 9)
    p.circle(1500, 922, 16, '#d9ffe9')
    # without it: the flat line
    p.path('M820 640L1500 640', None, '#e2435a', 22, .14)
    p.path('M820 640L1500 640', None, '#e2435a', 6)
    p.text(1450, 616, '没系', 42, '#e2435a', 'bold', 'end')
    p.text(1450, 780, '系上', 42, '#5ff0a4', 'bold', 'end')
    p.text(830, 250, '“咔哒”一声', 104, '#ffffff', 'serifbold')
    p.text(830, 390, '有人等你回家', 92, '#ffd98a', 'serifbold')
    p.text(832, 470, '开车、坐车，请系好安全带', 40, '#9fb0c4', 'sans')
    return p


PICTURES = {'whale': (whale, '塑料鲸'), 'chopsticks': (chopsticks, '一双筷'), 'belt': (belt, '咔哒')}
