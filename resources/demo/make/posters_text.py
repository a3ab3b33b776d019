# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures that are mostly lettering: what the second filter is for."""
import random

from folk import INK, SKIN, head
from pic import Pic, dark, light, mix, text_width
from props import cloud, heart, phone, seal, skyline, star, tree


def notice():
    p = Pic(900, 1250, '#8f6d4a')
    p.rect(0, 0, 900, 1250, p.lin('#a58058', '#7d5d3e'))
    p.shadow(450, 640, 470, 650, .5)
    p.rect(50, 45, 800, 1160, p.lin('#fdfbf4', '#f3eddd'), 4)
    p.rect(74, 69, 752, 1112, None, 2, '#c0392f', 5)
    p.text(450, 176, '温馨提示', 112, '#c0392f', 'serifbold', 'middle', 14)
    p.line([(100, 212), (800, 212)], '#c0392f', 4)
    rows = ['尊敬的各位业主：', '　　天气转凉，为保障大家安居，', '现将有关事项通知如下：', '一、请勿在楼道堆放杂物和电动车；',
            '二、请勿将垃圾袋放在家门口过夜；', '三、夜间十点后请降低电视的音量；', '四、遛狗请系绳，并及时清理粪便；', '五、车辆按线停放，不占消防通道；',
            '六、请勿从阳台向外抛掷任何物品；', '七、出门之前请关好水、电、煤气；', '八、如有陌生人敲门，先核实身份；', '九、快递及时领取，逾期不再保管；',
            '十、公共区域的花草，请只看不摘。', '　　感谢配合，祝您生活愉快！']
    p.lines(100, 282, rows, 43.5, '#2b2622', 'serif', gap=1.36)
    p.text(790, 1112, '本小区物业服务中心', 36, '#2b2622', 'serifbold', 'end')
    p.text(790, 1158, '二〇二四年十一月一日', 34, '#2b2622', 'serif', 'end')
    p.circle(652, 1108, 78, None, '#d23a30', 6, .75)
    star(p, 652, 1108, 28, '#d23a30', o=.75)
    for x, y in ((70, 62), (830, 62), (70, 1188), (830, 1188)):
        p.circle(x, y, 13, p.rad('#ff9a8a', '#c0392f', c=(.35, .3), r=.7))
    return p


def exam():
    p = Pic(1600, 900)
    p.rect(0, 0, 1600, 900, p.lin('#c2201f', '#a3151a', '#7d0f16'))
    for i in range(20):
        p.poly([(800, 900), (-200 + i * 110, -20), (-150 + i * 110, -20)], '#ffffff', o=.035)
    p.text(800, 170, '百日誓师 决战高考', 128, '#ffe9a6', 'bold', 'middle', 6)
    p.rect(180, 208, 1240, 8, '#ffd35a')
    rows = ['多考一分，超越千人；此时不拼，更待何时？', '眼泪不是答案，拼搏才是选择；今天多流汗，明天少流泪。', '三更灯火五更鸡，正是少年刷题时；不苦不累，高三无味。',
            '提高一分，压倒一片；宁可苦三个月，不可悔一辈子。', '吃得苦中苦，方为人上人；分数不会骗人，努力不会白费。', '没有比人更高的山，没有比脚更长的路，没有做不完的卷。']
    for i, row in enumerate(rows):
        y = 306 + i * 80
        p.rect(110, y - 54, 1380, 68, '#8d0f15' if i % 2 else '#951419', 6)
        p.text(800, y, row, 50, '#fff6dc', 'bold' if i % 2 == 0 else 'sans', 'middle', 2)
    p.rect(0, 770, 1600, 130, '#5f0a10')
    p.text(220, 862, '距高考还有', 62, '#ffe9a6', 'bold')
    p.text(565, 874, '100', 100, '#ffd35a', 'bold')
    p.text(775, 862, '天', 62, '#ffe9a6', 'bold')
    p.text(1500, 858, '高三年级组　全体师生', 52, '#ffe9a6', 'sans', 'end')
    return p


def chat():
    p = Pic(750, 1500, '#ededed')
    p.rect(0, 0, 750, 120, '#f7f7f7')
    p.line([(0, 120), (750, 120)], '#d9d9d9', 2)
    p.text(375, 92, '幸福一家人（5）', 38, '#191919', 'bold', 'middle')
    p.line([(52, 66), (34, 80), (52, 94)], '#191919', 4)
    for x in (670, 690, 710):
        p.circle(x, 80, 5, '#191919')
    p.text(40, 40, '21:46', 26, '#191919', 'bold')
    p.rect(660, 20, 50, 24, None, 6, '#191919', 3)
    p.rect(664, 24, 30, 16, '#191919', 3)
    rows = [(0, '妈', '#e58f8f', ['不转不是中国人！这三种食物千万不能', '一起吃，专家已经证实，赶紧告诉家人！']), (0, '爸', '#7fa3c9', ['重要通知：明天起手机将自动扣费，', '收到的人请立刻转发二十个群，一定', '要转，我同事不转就被扣了三百块！']),
            (1, '我', '#8cc28a', ['爸，妈，这些都是谣言，别再转了', '上个月就已经辟谣过三次了']), (0, '大姨', '#c9a3d9', ['早上好，朋友们！愿你今天心情美丽，', '平安喜乐，点开有惊喜，转给你最牵', '挂的人，好运会陪伴你一整年！']),
            (0, '妈', '#e58f8f', ['妈是为你好，宁可信其有']), (1, '我', '#8cc28a', ['……好，我知道了，你们早点睡']), (0, '爸', '#7fa3c9', ['震惊！睡觉时手机放枕头边，结果一', '夜之间全家人都后悔了，快看！'])]
    y = 160
    for side, name, colour, text in rows:
        h = len(text) * 47 + 36
        w = max(text_width(t, 31) for t in text) + 48
        if side:
            p.rect(662, y, 68, 68, colour, 10)
            p.text(696, y + 47, name, 34, '#fff', 'bold', 'middle')
            p.rect(642 - w, y, w, h, '#95ec69', 12)
            p.poly([(641, y + 24), (653, y + 34), (641, y + 44)], '#95ec69')
            x = 642 - w + 24
        else:
            p.rect(20, y, 68, 68, colour, 10)
            p.text(54, y + 47 if len(name) == 1 else y + 45, name, 34 if len(name) == 1 else 27, '#fff', 'bold', 'middle')
            p.rect(108, y, w, h, '#ffffff', 12)
            p.poly([(109, y + 24), (97, y + 34), (109, y + 44)], '#ffffff')
            x = 132
        p.lines(x, y + 52, text, 31, '#191919', 'sans', gap=1.52)
        y += h + 34
    p.rect(0, 1400, 750, 100, '#f7f7f7')
    p.rect(90, 1416, 480, 68, '#ffffff', 8)
    p.circle(46, 1450, 26, None, '#191919', 3)
    p.circle(616, 1450, 26, None, '#191919', 3)
    p.circle(690, 1450, 26, None, '#191919', 3)
    p.line([(676, 1450), (704, 1450)], '#191919', 3)
    p.line([(690, 1436), (690, 1464)], '#191919', 3)
    p.path('M606 1456q10 10 20 0', None, '#191919', 3)
    return p


def news():
    p = Pic(1200, 1500, '#efe9db')
    p.text(600, 150, '城市晨报', 132, '#1d1b18', 'serifbold', 'middle', 26)
    p.line([(60, 190), (1140, 190)], '#1d1b18', 6)
    p.text(60, 228, '第 2048 期', 26, '#1d1b18', 'serif')
    p.text(600, 228, '今日多云转晴　气温 9 至 17 度', 26, '#1d1b18', 'serif', 'middle')
    p.text(1140, 228, '今日十六版', 26, '#1d1b18', 'serif', 'end')
    p.line([(60, 246), (1140, 246)], '#1d1b18', 2)
    p.text(600, 350, '老街最后一家书店昨夜熄灯', 82, '#1d1b18', 'serifbold', 'middle', 2)
    p.text(600, 408, '店主：三十年里，借走的书都还了，只有读书的人没回来', 38, '#3a352e', 'serif', 'middle')
    body = ('昨晚九点，随着最后一盏灯熄灭，陪伴这条老街三十年的旧书店正式歇业。店主把没有卖完的书一本一本捆好，整齐地码在门口，'
            '写上请随意带走四个字。街坊说，从前放学的孩子总要在这里坐到天黑，如今他们坐在对面的网红饮品店里，一人一部手机，谁也不抬头。'
            '店主说他并不怪谁，书是慢的，日子是快的，慢的追不上快的，也没有什么好抱怨。只是有一次，一个小姑娘问他，爷爷，这些不能充电的东西，'
            '怎么打开呀？他愣了很久，然后翻开了第一页。记者离开时看到，门口的书已少了一半，有人在灯下翻了几页，又轻轻地放回原处。'
            '据了解，书店原址将改建为一家自助照相馆，预计下个月开业，届时前一百名顾客可以免费与书墙背景合影。'
            '一位在附近住了四十年的老人说，他年轻时在这里站着读完了一整套小说，店主从来没有催过他，后来他有了钱，反倒再没有时间走进来。'
            '还有一位中学老师赶来，买下最后一摞旧字典，说要放到教室的窗台上。她说现在的孩子查字都用手机，又快又准，可是快了以后，'
            '那些路过的字就再也没有人认识了。夜里起了风，门口剩下的书页哗哗地响，像是有许多人在同时翻书。街对面的霓虹灯换了颜色，'
            '照在空空的书架上，一格一格，像一本刚刚合上的书。')
    cols, size, gap = 3, 32, 42
    width = (1080 - 2 * 36) / cols
    per = int(width // size)
    rows = []
    while body:
        n = per + (body[per:per + 1] in tuple('，。、？；'))
        rows.append(body[:n])
        body = body[n:]
    y, top = 470, 470
    col = 0
    for row in rows + ['']:
        if y > (1440 if col != 1 else 880):
            col, y = col + 1, top
        if col > 2:
            break
        p.text(60 + col * (width + 36), y + 26, row, size, '#24211c', 'serif', spacing=(width - per * size) / per)
        y += gap
    cx = 60 + width + 36
    p.rect(cx, 930, width, 400, '#cfc7b4')
    p.rect(cx + 20, 960, width - 40, 340, '#6b655a')
    for r in range(4):
        xx = cx + 32
        rnd = random.Random(r)
        while xx < cx + width - 50:
            w, h = rnd.uniform(10, 20), rnd.uniform(48, 68)
            p.rect(xx, 1042 + r * 82 - h, w, h, mix('#e6dfcf', '#8f8878', rnd.random()))
            xx += w + 2
        p.rect(cx + 24, 1042 + r * 82, width - 48, 7, '#3a352e')
    p.text(cx + width / 2, 1372, '书店旧影　本报资料图片', 24, '#3a352e', 'serif', 'middle')
    p.line([(cx, 1400), (cx + width, 1400)], '#1d1b18', 2)
    p.text(cx + width / 2, 1440, '读者热线 请拨打报社总机', 26, '#1d1b18', 'serifbold', 'middle')
    return p


def menu():
    p = Pic(1000, 1400)
    p.rect(0, 0, 1000, 1400, p.lin('#2c3b34', '#1f2b27'))
    p.rect(36, 36, 928, 1328, None, 10, '#d9b36b', 4)
    p.rect(50, 50, 900, 1300, None, 6, '#d9b36b', 1.5)
    p.text(500, 170, '今日菜单', 108, '#f3dfae', 'serifbold', 'middle', 22)
    p.text(500, 228, '家常味道　用心做好每一餐', 36, '#d9c9a0', 'serif', 'middle', 6)
    groups = [('热菜', [('红烧狮子头', 48), ('清蒸鲈鱼', 68), ('鱼香嫩肉丝', 36), ('宫保脆鸡丁', 38), ('麻婆豆腐', 22), ('东北地三鲜', 26)]),
              ('凉菜', [('蒜泥拍黄瓜', 12), ('夫妻肺片', 32), ('川味口水鸡', 34), ('皮蛋豆腐', 16)]), ('主食', [('扬州炒饭', 18), ('葱油阳春面', 14), ('韭菜鸡蛋盒', 10), ('鲜肉小笼包', 20)])]
    y = 302
    for title, dishes in groups:
        p.rect(90, y - 42, 8, 52, '#c9463d')
        p.text(118, y, title, 52, '#ffd98a', 'bold', spacing=10)
        y += 66
        for name, price in dishes:
            p.text(118, y, name, 58, '#f6efdc', 'sans', spacing=3)
            w = text_width(name, 58, 'sans', 3)
            p.path(f'M{118 + w + 24:.0f} {y - 18}L740 {y - 18}', None, '#8f9a8a', 3, 1, '1 14')
            p.text(890, y, f'{price} 元', 56, '#ffd98a', 'bold', 'end')
            y += 61
        y += 14
    return p


def quote():
    p = Pic(1080, 1080)
    p.rect(0, 0, 1080, 1080, p.lin('#ff9a76', '#f76b8a', '#8f5bd0', a=(0, 0), b=(1, 1)))
    for x, y, r in ((120, 160, 180), (980, 220, 140), (900, 960, 220), (60, 900, 120)):
        p.circle(x, y, r, '#ffffff', o=.10)
    p.text(70, 230, '“', 240, '#ffffff', 'serifbold', o=.5)
    for i, row in enumerate(('每天叫醒你的', '不是闹钟', '而是梦想')):
        p.text(540, 330 + i * 170, row, 140, '#ffffff', 'bold', 'middle', 6)
    p.text(540, 800, '努力的人，运气都不会太差', 72, '#fff3d9', 'bold', 'middle', 4)
    p.text(540, 900, '转发给正在坚持的朋友，一起加油', 54, '#ffffff', 'sans', 'middle', 4)
    p.text(540, 1010, '早安 · 正能量 · 第 365 天', 50, '#fff3d9', 'sans', 'middle', 6)
    return p


PICTURES = {'text-notice': (notice, '温馨提示'), 'text-exam': (exam, '百日誓师'), 'text-chat': (chat, '家庭群'), 'text-news': (news, '城市晨报'),
            'text-menu': (menu, '今日菜单'), 'text-quote': (quote, '早安')}
