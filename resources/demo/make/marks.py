# SPDX-License-Identifier: GPL-3.0-or-later
"""What others put over a picture when they pass it on."""
from pic import Pic


def watermark():
    p = Pic(420, 90)
    p.circle(45, 45, 36, None, '#ffffff', 6)
    p.path('M30 45L41 57L62 33', None, '#ffffff', 7)
    p.text(98, 62, '@搬运小站', 56, '#15171c', 'bold', o=.35)
    p.text(95, 59, '@搬运小站', 56, '#ffffff', 'bold')
    return p


def sticker():
    p = Pic(700, 110)
    p.rect(0, 0, 700, 110, '#15171c', 12)
    p.text(350, 76, '转给需要的人看看', 60, '#ffd35a', 'bold', 'middle', 6)
    return p


PICTURES = {'mark-station': (watermark, '水印'), 'mark-share': (sticker, '转发条')}
