# SPDX-License-Identifier: GPL-3.0-or-later
"""People: heads, hands, whole figures given by their joints. A figure is drawn in units of a hundredth of
its height, the ground at 0, up negative, facing right; flip and turn do the rest."""
from pic import dark, light, mix

SKIN = ['#f2c6a0', '#e9b48c', '#f6d2b3', '#dfa57c']
INK = '#2a2530'


def _hair_side(p, style, colour):
    if style == 'none':
        return
    if style == 'bald':
        p.path('M-.8 .15C-.9 .4 -.75 .6 -.6 .62C-.62 .4 -.6 .3 -.66 .1Z', colour)
        return
    if style == 'old':
        p.path('M-.15 -.05C-.2 -.4 -.35 -.62 -.3 -.98C-.85 -.85 -1.02 -.2 -.78 .5C-.7 .66 -.5 .62 -.42 .5C-.4 .3 -.3 .1 -.15 -.05Z', colour)
        return
    if style == 'cap':
        p.path('M-.35 .1C-.5 .3 -.55 .55 -.6 .68C-.82 .5 -.9 .1 -.85 -.2L-.2 -.3Z', mix(colour, '#000000', .1))
        p.path('M.78 -.34C.75 -1.0 .2 -1.18 -.2 -1.12C-.75 -1.04 -.98 -.6 -.95 -.12L.5 -.34L1.28 -.26C1.32 -.4 1.1 -.44 .78 -.44Z', colour)
        return
    if style in ('long', 'pony', 'bun', 'bob'):
        p.path('M.62 -.5C.68 -.82 .3 -1.12 -.14 -1.1C-.72 -1.08 -1.04 -.58 -1 0C-.98 .3 -.9 .5 -.78 .62'
               'C-.6 .6 -.48 .5 -.4 .36C-.36 .1 -.2 0 -.1 -.04C.02 -.3 .3 -.44 .62 -.5Z', colour)
        if style == 'long':
            p.path('M-.95 -.3C-1.2 .5 -1.1 1.3 -1.2 1.9C-.85 2.05 -.4 1.9 -.2 1.7C-.3 1.2 -.3 .7 -.35 .3Z', colour)
        elif style == 'bob':
            p.path('M-.98 -.2C-1.1 .3 -1.08 .8 -.98 1.02C-.7 1.12 -.35 1.08 -.12 .9C-.05 .6 -.1 .3 -.15 .05Z', colour)
        elif style == 'bun':
            p.circle(-.86, -.82, .4, colour)
        else:
            p.path('M-.8 -.6C-1.5 -.7 -1.75 0 -1.55 .95C-1.3 .7 -1.1 .3 -.85 .1Z', colour)
        return
    p.path('M.66 -.46C.72 -.86 .34 -1.14 -.1 -1.12C-.66 -1.1 -1.02 -.66 -.98 -.06C-.96 .2 -.88 .42 -.74 .56'
           'C-.62 .54 -.52 .44 -.46 .3C-.5 .1 -.36 -.06 -.2 -.04C-.14 -.02 -.12 .04 -.1 .08C-.02 -.06 0 -.2 0 -.32'
           'C.22 -.34 .48 -.36 .66 -.46Z', colour)


def _hair_front(p, style, colour):
    if style == 'none':
        return
    if style == 'bald':
        p.path('M-.86 -.1C-.95 .15 -.88 .3 -.82 .4L-.74 -.1Z M.86 -.1C.95 .15 .88 .3 .82 .4L.74 -.1Z', colour)
        return
    if style == 'cap':
        p.path('M-.9 -.3C-.95 -1.25 .95 -1.25 .9 -.3C.4 -.45 -.4 -.45 -.9 -.3Z', colour)
        p.path('M-.98 -.26C-.5 -.5 .5 -.5 .98 -.26C.6 -.2 -.6 -.2 -.98 -.26Z', dark(colour, .25))
        return
    if style in ('long', 'bob'):
        end = 1.7 if style == 'long' else .85
        p.path(f'M0 -1.14C-.8 -1.14 -1.05 -.6 -1.02 0C-1 .5 -1.05 {end - .3} -1.1 {end}C-.9 {end + .08} -.7 {end + .05} -.62 {end - .05}'
               f'C-.66 .5 -.84 .2 -.78 -.2C-.5 -.3 -.2 -.5 .05 -.74C.3 -.5 .55 -.35 .78 -.2C.84 .2 .66 .5 .62 {end - .05}'
               f'C.7 {end + .05} .9 {end + .08} 1.1 {end}C1.05 {end - .3} 1 .5 1.02 0C1.05 -.6 .8 -1.14 0 -1.14Z', colour)
        return
    if style in ('bun', 'pony'):
        p.circle(0 if style == 'bun' else .7, -1.2 if style == 'bun' else -.95, .42 if style == 'bun' else .34, colour)
    if style == 'twin':
        for s in (-1, 1):
            p.path(f'M{s * .75} -.45C{s * 1.35} -.6 {s * 1.45} .1 {s * 1.2} .55C{s * 1.0} .35 {s * .9} .1 {s * .8} -.1Z', colour)
    if style == 'old':
        p.path('M-.78 .0C-.95 -.2 -1.0 -.75 -.55 -.95C-.6 -.6 -.72 -.3 -.78 0Z M.78 .0C.95 -.2 1.0 -.75 .55 -.95C.6 -.6 .72 -.3 .78 0Z', colour)
        return
    p.path('M-.84 -.02C-1.05 -.75 -.6 -1.16 0 -1.14C.62 -1.16 1.05 -.75 .84 -.02C.8 -.2 .74 -.34 .66 -.44C.3 -.3 -.1 -.4 -.34 -.58'
           'C-.48 -.4 -.64 -.34 -.7 -.32C-.78 -.2 -.82 -.12 -.84 -.02Z', colour)


def head(p, x, y, r, face='side', hair='short', tone=SKIN[0], hair_colour=INK, tilt=0, mood='calm', flip=False,
         glasses=False, blush=True):
    """A head of radius r. face: side (looking right), front, back. mood: calm smile sad shut shout."""
    with p.group((x, y), tilt if not flip else -tilt, r, flip):
        shade = mix(tone, '#a4553c', .28)
        if face == 'back':
            p.ellipse(0, 0, .84, 1, tone)
            if hair == 'old':
                p.path('M-.84 0C-.9 .5 -.5 .85 0 .85C.5 .85 .9 .5 .84 0C.7 .2 .4 .3 0 .3C-.4 .3 -.7 .2 -.84 0Z', hair_colour)
                return
            p.circle(-.86, .12, .17, shade)
            p.circle(.86, .12, .17, shade)
            p.path('M0 -1.14C-.75 -1.14 -1.02 -.6 -.96 .05C-.9 .5 -.6 .8 0 .82C.6 .8 .9 .5 .96 .05C1.02 -.6 .75 -1.14 0 -1.14Z', hair_colour)
            if hair in ('long', 'bob'):
                end = 1.8 if hair == 'long' else 1.0
                p.path(f'M-.97 -.1C-1.1 .5 -1.05 {end - .3} -1 {end}C-.4 {end + .15} .4 {end + .15} 1 {end}C1.05 {end - .3} 1.1 .5 .97 -.1Z', hair_colour)
            if hair == 'bun':
                p.circle(0, -.95, .42, dark(hair_colour, .12))
            if hair == 'pony':
                p.path('M-.2 -.5C-.45 .2 -.35 1.2 0 1.7C.35 1.2 .45 .2 .2 -.5Z', dark(hair_colour, .15))
            if hair == 'twin':
                for s in (-1, 1):
                    p.path(f'M{s * .8} -.35C{s * 1.4} -.4 {s * 1.45} .3 {s * 1.25} .8C{s * 1.0} .5 {s * .9} .2 {s * .85} 0Z', hair_colour)
            return
        if face == 'front':
            if hair in ('long',):
                p.path('M-1 -.2C-1.15 .7 -1.1 1.3 -1.05 1.7L1.05 1.7C1.1 1.3 1.15 .7 1 -.2Z', dark(hair_colour, .2))
            p.circle(-.86, .1, .19, shade)
            p.circle(.86, .1, .19, shade)
            p.path('M-.86 -.2C-.9 .5 -.5 1 0 1C.5 1 .9 .5 .86 -.2C.84 -.8 .5 -1 0 -1C-.5 -1 -.84 -.8 -.86 -.2Z', tone)
            _hair_front(p, hair, hair_colour)
            for s in (-1, 1):
                if blush:
                    p.ellipse(s * .5, .38, .19, .12, '#e2735b', o=.28)
                if mood in ('shut', 'smile'):
                    bend = .09 if mood == 'shut' else -.12
                    p.path(f'M{s * .36 - .16} .08Q{s * .36} {.08 + bend} {s * .36 + .16} .08', None, INK, .07)
                else:
                    p.ellipse(s * .35, .06, .085, .11, INK)
                lift = -.08 if mood == 'sad' else 0
                p.path(f'M{s * .18} {-.2 + lift}L{s * .52} {-.22 - lift}', None, mix(hair_colour, '#5a4038', .3), .06)
                if glasses:
                    p.circle(s * .36, .07, .27, None, INK, .06)
            if glasses:
                p.path('M-.1 .05L.1 .05', None, INK, .06)
            p.path('M-.03 .14Q.1 .34 -.04 .36', None, shade, .06)
            mouth = {'smile': 'M-.26 .56Q0 .8 .26 .56', 'sad': 'M-.2 .68Q0 .52 .2 .68', 'calm': 'M-.16 .6Q0 .66 .16 .6',
                     'shut': 'M-.14 .6Q0 .65 .14 .6', 'shout': ''}[mood]
            if mood == 'shout':
                p.ellipse(0, .62, .2, .24, '#8c2f2b')
            else:
                p.path(mouth, None, '#a5433a', .08)
            return
        p.path('M-.5 .5L-.52 1.3L.26 1.3L.22 .7Z', shade)
        p.path('M-.72 -.1C-.8 -.8 -.3 -1.02 .1 -.98C.5 -.95 .74 -.66 .76 -.3C.76 -.2 .74 -.14 .75 -.06L.98 .24C1 .3 .92 .34 .82 .34'
               'C.84 .42 .86 .46 .83 .54C.84 .6 .82 .62 .8 .66C.82 .8 .74 .94 .56 .95C.3 .97 .05 .88 -.12 .74C-.4 .8 -.7 .4 -.72 -.1Z', tone)
        if blush:
            p.ellipse(.36, .36, .17, .11, '#e2735b', o=.3)
        if mood in ('shut', 'smile'):
            bend = .08 if mood == 'shut' else -.1
            p.path(f'M.38 .04Q.5 {.04 + bend} .62 .03', None, INK, .07)
        else:
            p.ellipse(.52, .02, .065, .1, INK)
        brow = {'sad': 'M.36 -.2L.64 -.3', 'shout': 'M.36 -.3L.66 -.18'}.get(mood, 'M.36 -.24Q.52 -.32 .68 -.24')
        p.path(brow, None, mix(hair_colour, '#5a4038', .3), .06)
        mouth = {'smile': 'M.46 .54Q.6 .72 .8 .58', 'sad': 'M.56 .66Q.66 .56 .8 .62'}.get(mood, 'M.56 .6L.8 .58')
        if mood == 'shout':
            p.path('M.82 .5C.6 .46 .5 .6 .56 .74C.66 .8 .78 .74 .8 .68Z', '#8c2f2b')
        else:
            p.path(mouth, None, '#a5433a', .065)
        _hair_side(p, hair, hair_colour)
        p.ellipse(-.2, .16, .15, .2, shade)
        if glasses:
            p.circle(.52, .04, .24, None, INK, .06)
            p.path('M.28 .02L-.16 .06', None, INK, .06)


# Joints: neck, hip, head, then elbow/hand and knee/foot of the near (n) and the far (f) side.
POSES = {
    'stand': dict(neck=(0, -81), hip=(0, -49), head=(2, -91), en=(-6, -66), hn=(-2, -50), ef=(5, -66), hf=(6, -50),
                  kn=(-1, -26), fn=(-2, -3), kf=(3, -26), ff=(4, -3)),
    'walk': dict(neck=(1, -80), hip=(-1, -49), head=(4, -90), en=(-9, -66), hn=(-7, -51), ef=(10, -66), hf=(16, -54),
                 kn=(6, -28), fn=(12, -4), kf=(-5, -26), ff=(-17, -6)),
    'phone': dict(neck=(2, -79), hip=(0, -49), head=(7, -87), en=(-3, -63), hn=(13, -66), ef=(5, -63), hf=(14, -67),
                  kn=(0, -26), fn=(-2, -3), kf=(3, -26), ff=(5, -3)),
    'sit': dict(neck=(0, -62), hip=(-2, -32), head=(3, -72), en=(-2, -47), hn=(12, -42), ef=(5, -47), hf=(16, -44),
                kn=(20, -31), fn=(20, -3), kf=(23, -31), ff=(24, -3)),
    'sitphone': dict(neck=(2, -60), hip=(-2, -32), head=(7, -69), en=(1, -45), hn=(16, -50), ef=(6, -45), hf=(17, -51),
                     kn=(20, -31), fn=(19, -3), kf=(23, -31), ff=(24, -3)),
    'reach': dict(neck=(3, -80), hip=(-1, -49), head=(5, -90), en=(14, -84), hn=(26, -92), ef=(14, -80), hf=(27, -86),
                  kn=(4, -26), fn=(6, -3), kf=(-7, -26), ff=(-14, -4)),
    'push': dict(neck=(10, -72), hip=(-6, -46), head=(15, -82), en=(22, -64), hn=(34, -66), ef=(24, -70), hf=(36, -72),
                 kn=(4, -28), fn=(-8, -4), kf=(-16, -26), ff=(-32, -5)),
    'run': dict(neck=(8, -79), hip=(-1, -50), head=(13, -89), en=(-4, -64), hn=(-12, -54), ef=(16, -66), hf=(24, -76),
                kn=(16, -40), fn=(10, -20), kf=(-10, -30), ff=(-28, -24)),
    'kick': dict(neck=(-8, -78), hip=(-1, -49), head=(-7, -89), en=(-18, -68), hn=(-24, -58), ef=(6, -68), hf=(16, -70),
                 kn=(18, -46), fn=(38, -44), kf=(-2, -26), ff=(-4, -3)),
    'climb': dict(neck=(6, -78), hip=(-4, -48), head=(8, -88), en=(16, -86), hn=(18, -102), ef=(16, -76), hf=(24, -84),
                  kn=(14, -44), fn=(10, -22), kf=(-4, -26), ff=(-8, -4)),
}


def shoe(p, x, y, colour, turn=0):
    with p.group((x, y), turn):
        p.path('M-3.2 -1.2C-3.4 1 -3.2 3 -2.6 3L7.2 3C7.6 1 5.4 .2 3 -1.6C1 -2.6 -2.6 -2.6 -3.2 -1.2Z', colour)
        p.path('M-2.8 2.4L7.2 2.4L7.2 3.4L-2.8 3.4Z', dark(colour, .35))


def figure(p, x, y, height, pose='stand', top='#3f6f9f', bottom='#2f3a52', shoes='#2a2530', tone=SKIN[0], hair='short',
           hair_colour=INK, flip=False, mood='calm', tilt=0, skirt=None, face='side', glasses=False, child=False, sleeves='long',
           coat=None, o=1, turn=0, hold=None, **joints):
    """One person. pose names the joints, keyword joints (hn=(x, y) …) override them. child makes the head larger.
    hold(p, hand) draws a thing into the near hand before the near arm is drawn."""
    j = dict(POSES[pose], **joints)
    r = 8.6 if not child else 11.5
    if child and 'head' not in joints:
        j['head'] = (j['head'][0] + .5, j['head'][1] - 2.5)
    stout = 1.12 if child else 1
    with p.group((x, y), turn, height / 100, flip, o):
        back_top, back_bottom = dark(top, .28), dark(bottom, .3)

        def arm(elbow, hand, colour, skin):
            sx, sy = j['neck'][0], j['neck'][1] + 4.5
            p.tube([hand, hand], [4.6, 4.6], skin)
            ex, ey = elbow
            dx, dy = hand[0] - ex, hand[1] - ey
            length = (dx * dx + dy * dy) ** .5 or 1
            tip = (hand[0] + dx / length * 2.2, hand[1] + dy / length * 2.2)
            if sleeves == 'short':
                p.tube([(sx, sy), elbow, tip], [6.5, 5, 4], skin)
                half = ((sx + ex) / 2 + (ex - sx) * .2, (sy + ey) / 2 + (ey - sy) * .2)
                p.tube([(sx, sy), half], [8.5 * stout, 7.4 * stout], colour)
            else:
                p.tube([hand, tip], [4.6, 4.2], skin)
                p.tube([(sx, sy), elbow, hand], [8.4 * stout, 6.6 * stout, 5.2 * stout], colour)

        def leg(knee, foot, colour, dx):
            hx, hy = j['hip']
            p.tube([(hx + dx, hy), knee, (foot[0], foot[1] - 2.2)], [11.5 * stout, 8.2 * stout, 5.6 * stout], colour)

        def angle(knee, foot):
            import math
            return max(-60, min(60, math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0])) - 90)) * .75

        arm(j['ef'], j['hf'], back_top if not coat else dark(coat, .28), dark(tone, .1))
        shoe(p, *j['ff'], dark(shoes, .2), angle(j['kf'], j['ff']))
        leg(j['kf'], j['ff'], back_bottom if not skirt else dark(tone, .12), 1.5)
        shoe(p, *j['fn'], shoes, angle(j['kn'], j['fn']))
        leg(j['kn'], j['fn'], bottom if not skirt else tone, -1)
        hx, hy = j['hip']
        nx, ny = j['neck']
        if skirt:
            kx = (j['kn'][0] + j['kf'][0]) / 2
            ky = (j['kn'][1] + j['kf'][1]) / 2
            p.tube([(hx, hy - 4), ((hx + kx) / 2, (hy + ky) / 2), (kx, ky - 2)], [13, 18, 22], skirt, caps=False)
        p.tube([(nx, ny + 5), ((nx + hx) / 2 - .5, (ny + hy) / 2), (hx, hy + 1)],
               [12.5 * stout, 15.5 * stout, 13.5 * stout], p.lin(light(top, .08), dark(top, .12), a=(1, 0), b=(0, 0)))
        if coat:
            kx = hx * .6 + j['kn'][0] * .4
            p.tube([(nx - 1, ny + 5), ((nx + hx) / 2 - 1.5, (ny + hy) / 2), (hx - 1.5, hy + 2), (kx - 2, hy + 16)],
                   [13, 16, 17, 21], p.lin(light(coat, .08), dark(coat, .12), a=(1, 0), b=(0, 0)), caps=False)
        if face != 'side':
            p.tube([(nx, ny + 4), (j['head'][0], j['head'][1] + r * .6)], [6.5, 6], mix(tone, '#a4553c', .28))
        head(p, *j['head'], r, face, hair, tone, hair_colour, tilt, mood, glasses=glasses)
        if hold:
            hold(p, j['hn'])
        arm(j['en'], j['hn'], coat or top, tone)


def phone_in_hand(glow='#bfe3ff'):
    def draw(p, hand):
        x, y = hand
        p.glow(x + 6, y - 6, 17, glow, .55)
        with p.group((x + 1.5, y - 1), -18):
            p.rect(-1.6, -8.5, 3.2, 11, '#1c2029', 1)
            p.rect(-2.2, -8, 1.2, 10, glow, .4)
    return draw


def front_figure(p, x, y, height, top='#3f6f9f', bottom='#2f3a52', tone=SKIN[0], hair='short', hair_colour=INK, mood='calm',
                 shoes='#2a2530', child=False, face='front', skirt=None, arms='down', glasses=False, tilt=0, o=1, neck=None):
    """A person seen from the front (or from behind). arms: down, up, pockets, or a pair of (elbow, hand)."""
    r = 8.8 if not child else 12
    wide = 11 if not child else 12
    with p.group((x, y), 0, height / 100, o=o):
        hands = {'down': (((-16, -64), (-16.5, -47)), ((16, -64), (16.5, -47))),
                 'up': (((-21, -88), (-22, -106)), ((21, -88), (22, -106))),
                 'pockets': (((-18, -62), (-10, -50)), ((18, -62), (10, -50)))}.get(arms, arms)
        for s in (-1, 1):
            if skirt:
                p.tube([(s * 5, -48), (s * 5, -26), (s * 5, -4)], [9, 7, 5], tone)
            p.path(f'M{s * 5 - 4} -2.5C{s * 5 - 4.5} 1.5 {s * 6 + 5} 1.5 {s * 5 + 4} -2.5Z', shoes)
            if not skirt:
                p.tube([(s * 5.2, -48), (s * 5.4, -26), (s * 5, -3)], [11.5, 9, 7], bottom if s < 0 else dark(bottom, .12))
        if skirt:
            p.path('M-10 -52C-14 -40 -17 -32 -18 -25C-8 -22 8 -22 18 -25C17 -32 14 -40 10 -52Z', skirt)
        neck = neck or mix(tone, '#a4553c', .28)
        top_y = -81 if not child else -77
        p.tube([(0, top_y + 6), (0, top_y - 4)], [6.5, 6.5], neck)
        for (elbow, hand), s in zip(hands, (-1, 1)):
            dx, dy = hand[0] - elbow[0], hand[1] - elbow[1]
            length = (dx * dx + dy * dy) ** .5 or 1
            p.tube([hand, (hand[0] + dx / length * 3.4, hand[1] + dy / length * 3.4)], [5, 5.4], tone)
            p.tube([(s * (wide - 1.5), top_y + 5), elbow, hand], [8, 6.8, 5.4], dark(top, .1))
        p.path(f'M-4 {top_y + 1}C-9 {top_y + 2} -{wide + 2} {top_y + 3} -{wide + 2} {top_y + 10}L-11.5 -47C-6 -45 6 -45 11.5 -47L{wide + 2} {top_y + 10}'
               f'C{wide + 2} {top_y + 3} 9 {top_y + 2} 4 {top_y + 1}C2 {top_y + 4} -2 {top_y + 4} -4 {top_y + 1}Z',
               p.lin(light(top, .08), dark(top, .1), a=(0, 0), b=(1, 1)))
        head(p, 0, -91 if not child else -88, r, face, hair, tone, hair_colour, tilt, mood, glasses=glasses)


def crowd_head(p, x, y, size, colour, hair='short', face='back'):
    """Head and shoulders in one tone."""
    with p.group((x, y), 0, size):
        p.path('M-1.9 3C-1.9 1.5 -1.2 1.2 -.5 1L.5 1C1.2 1.2 1.9 1.5 1.9 3Z', colour)
        p.ellipse(0, 0, .82, 1, colour)
        if hair in ('long', 'bob'):
            p.path('M-.9 -.2C-1.1 .6 -1 .9 -.9 1.2L.9 1.2C1 .9 1.1 .6 .9 -.2Z', colour)
