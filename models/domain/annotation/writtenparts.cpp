// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/writtenparts.h"

#include "models/domain/annotation/numberwords.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <cmath>

namespace yuyi {

namespace {

/// A double holds so many digits.
constexpr int exactDigits = 15;

// ——— Chinese numerals ———

/// −1: no digit.
int digitOf(QChar numeral)
{
    static const QString digits = QStringLiteral("零一二三四五六七八九");
    if (numeral == u'〇')
        return 0;
    return numeral == u'两' ? 2 : static_cast<int>(digits.indexOf(numeral));
}

/// 0: no unit.
int unitOf(QChar numeral)
{
    return numeral == u'十' ? 10 : numeral == u'百' ? 100
                             : numeral == u'千'     ? 1000
                                                    : 0;
}

/// A number below ten thousand: 一百零五, 十二. `inside`: the rest of a greater one, which may begin with 零.
std::optional<double> belowTenThousand(QStringView text, bool inside)
{
    if (text.size() == 1 && digitOf(text.front()) == 0)
        return inside ? std::nullopt : std::optional(0.0);
    double total = 0;
    int last = 10000; // the unit before
    bool zero = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        int digit = digitOf(text.at(i));
        if (digit == 0) {
            if (zero || (i == 0 && !inside))
                return std::nullopt;
            zero = true;
            continue;
        }
        const bool bareTen = digit < 0 && i == 0 && text.at(i) == u'十';
        if (digit < 0 && !bareTen)
            return std::nullopt;
        if (bareTen)
            digit = 1;
        else if (++i == text.size()) // 一百二 is 120, 一百零二 is 102
            return total + digit * (total > 0 && !zero && last >= 100 ? last / 10 : 1);
        const int unit = unitOf(text.at(i));
        if (unit == 0 || unit >= last)
            return std::nullopt;
        total += digit * unit;
        last = unit;
        zero = false;
    }
    return zero || total == 0 ? std::nullopt : std::optional(total);
}

/// A number with 万 and 亿.
std::optional<double> chineseWhole(QStringView text, bool inside = false)
{
    for (const auto &[mark, size] : {std::pair(u'亿', 1e8), std::pair(u'万', 1e4)}) {
        const qsizetype at = text.lastIndexOf(mark);
        if (at < 0)
            continue;
        const auto many = chineseWhole(text.left(at), inside);
        const QStringView rest = text.mid(at + 1);
        if (!many || rest.isEmpty())
            return many ? std::optional(*many * size) : std::nullopt;
        // 一万五 is 15000.
        if (rest.size() == 1 && digitOf(rest.front()) > 0)
            return *many * size + digitOf(rest.front()) * size / 10;
        const auto few = chineseWhole(rest, true);
        return few && *few < size ? std::optional(*many * size + *few) : std::nullopt;
    }
    return belowTenThousand(text, inside);
}

QString plainDigits(double number)
{
    return std::abs(number) < 1e15 && number == std::floor(number) ? QString::number(number, 'f', 0)
                                                                   : QString::number(number, 'g', exactDigits);
}

/// The digits of 三百二十, 三点一四, and, where four numerals may stand for four digits, 一九四九.
QString chineseDigits(QStringView text, bool four)
{
    const qsizetype point = text.indexOf(u'点');
    const QStringView whole = point < 0 ? text : text.left(point);
    QString digits;
    if (four && text.size() == 4) {
        for (const QChar one : text) {
            if (digitOf(one) >= 0 && one != u'两')
                digits += QString::number(digitOf(one));
        }
        if (digits.size() == text.size())
            return digits;
    }
    const auto number = chineseWhole(whole);
    if (!number)
        return {};
    digits = plainDigits(*number);
    if (point < 0)
        return digits;
    digits += u'.';
    for (const QChar one : text.mid(point + 1)) {
        if (digitOf(one) < 0 || one == u'两')
            return {};
        digits += QString::number(digitOf(one));
    }
    return digits.endsWith(u'.') ? QString() : digits;
}

// ——— units ———

QSet<QString> wordsOf(const char16_t *list)
{
    const QStringList words = QString::fromUtf16(list).split(u' ');
    return {words.begin(), words.end()};
}

/// Words that count things; a noun may stand behind them.
const QSet<QString> &measureWords()
{
    static const QSet<QString> words = wordsOf(u"个 只 条 张 头 匹 名 位 件 块 座 棵 朵 颗 粒 片 本 支 枝 把 辆 艘 架 栋 间 所 家 群 对 双 副 幅 "
                                               u"首 句 段 台 部 封 根 盏 扇 面 枚 种 类 项 组 排 层 株 滴 杯 瓶 碗 份 顶 串 束 笔 道 篇 则 册 "
                                               u"卷 场");
    return words;
}

const QSet<QString> &chineseUnits()
{
    static const QSet<QString> words = wordsOf(
        u"元 美元 欧元 英镑 日元 港元 角 分 毛 米 厘米 毫米 分米 微米 纳米 公里 里 尺 寸 丈 英里 英尺 英寸 海里 光年 克 毫克 公斤 斤 两 吨 磅 "
        u"秒 毫秒 分钟 时 小时 个小时 钟头 个钟头 刻 天 日 周 星期 个星期 礼拜 月 月份 个月 季度 年 岁 世纪 个世纪 年代 点 点钟 平方米 平方厘米 "
        u"平方公里 亩 公顷 立方米 立方厘米 升 毫升 度 摄氏度 华氏度 倍 成 折 次 人次 回 遍 人 个人 口 牛 牛顿 焦 焦耳 瓦 瓦特 安 安培 伏 伏特 欧 "
        u"欧姆 赫兹 帕 帕斯卡 摩尔 字 个字 词 页 集 章 节 期 届 号 楼 级 代 步 票 分贝 像素 字节 比特 米/秒 公里/小时");
    return words;
}

/// Letters that may stand right behind a number: 5g, 20kV. In 5G and 3D they are no unit.
bool isUnitSymbol(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:[%‰°′″$€£]|°\\s*[CFcf]|∠.{1,20}|(?:[TGMkhdcmμun]|da)?(?:m|g|s|A|K|mol|cd|Hz|N|Pa|J|W|V|Ω|Ohm|ohm|eV|l|L|bar|cal|Wh|VA)[23]?|"
        "[kMGmμn](?:F|H|S|T|Wb|B)|KG|Kg|KM|CM|MM|ML|KB|Mbps|Gbps|kbps|min|h|d|t|dB|rpm|px|ppm|ha|mph|ft|in|lb|oz|bit|USD|RMB|CNY|EUR)"
        "(?:[/·*](?:[kcmμ]?(?:m|g|s|L|l|mol|A|V|K|W|J)|min|h)[23]?|/(?:天|年|月|人|次))*$"));
    return form.match(text).hasMatch();
}

bool isChinese(QStringView text)
{
    for (const QChar one : text) {
        if (one.script() != QChar::Script_Han)
            return false;
    }
    return !text.isEmpty();
}

/// A measure word with the noun that is counted. 3个半苹果 are not 3.
bool isCounted(const QString &text)
{
    constexpr qsizetype longestNoun = 4;
    static const QRegularExpression half(QStringLiteral("^.半(?![圆球])"));
    return measureWords().contains(text.left(1)) && text.size() > 1 && text.size() <= 1 + longestNoun && isChinese(text)
        && !half.match(text).hasMatch();
}

/// The same behind Chinese numerals: not 一本正经, 三位一体.
bool isCountedInNumerals(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^[个名位只条张匹件座棵朵颗辆艘架台枚株][^零〇一二两三四五六七八九十]+$"));
    return isCounted(text) && form.match(text).hasMatch();
}

/// Whether what stands behind digits is a unit, or a measure word with the noun that is counted.
bool isUnit(const QString &text, bool apart)
{
    if (chineseUnits().contains(text) || measureWords().contains(text) || isUnitSymbol(text) || isCounted(text))
        return true;
    // 3 people; 3 Idiots is a title.
    static const QRegularExpression word(
        QStringLiteral("^(?![A-Z][a-z]{3}(?<!Cels|Fahr|Kelv|Newt|Joul|Watt|Volt|Pasc|Hert|Ohms|Ampe|Amps|Tesl|Coul|Yuan|Euro|Doll|Poun))"
                       "[A-Za-zµμ]{1,20}[23]?(?:/[A-Za-z]{1,12}[23]?| per [A-Za-z]{1,12})?$"));
    return apart && word.match(text).hasMatch();
}

double timesOf(const QString &word)
{
    static const QHash<QString, double> times{{QStringLiteral("百"), 1e2},
                                              {QStringLiteral("千"), 1e3},
                                              {QStringLiteral("万"), 1e4},
                                              {QStringLiteral("百万"), 1e6},
                                              {QStringLiteral("千万"), 1e7},
                                              {QStringLiteral("亿"), 1e8},
                                              {QStringLiteral("万亿"), 1e12},
                                              {QStringLiteral("thousand"), 1e3},
                                              {QStringLiteral("million"), 1e6},
                                              {QStringLiteral("billion"), 1e9},
                                              {QStringLiteral("trillion"), 1e12}};
    return times.value(word.toLower(), 1);
}

/// Gives a number its unit; 万 belongs to a unit behind it, and to the number where there is none.
std::optional<WrittenNumber> numberWith(const QString &digits, double power, const QString &many, const QString &unit)
{
    WrittenNumber number;
    number.digits = digits;
    number.value = digits.toDouble();
    number.unit = unit.toCaseFolded();
    if (unit == QLatin1String("%"))
        number.times = 0.01;
    const bool noughts = number.value == 0;
    if (unit.isEmpty())
        power *= timesOf(many);
    else
        number.times *= timesOf(many);
    if (power != 1) {
        number.value *= power;
        number.digits = plainDigits(number.value);
    }
    // Too great or too small for a double.
    if (!std::isfinite(number.value) || (number.value == 0 && !noughts))
        return std::nullopt;
    return number;
}

/// What may stand before a number without changing it, its sign, and the unit that stands there.
struct Before {
    QString rest;
    bool negative = false;
    bool ordinal = false;
    QString unit;
};

Before readBefore(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:(?:大约|约|一共|共计|共|≈|~|about |approximately |around )\\s*)?"
                                                        "(第)?\\s*(百分之)?([¥$€£])?\\s*"
                                                        "([-+]|负)?\\s*([¥$€£])?\\s*"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto found = form.match(text);
    Before before;
    before.rest = text.mid(found.capturedLength());
    before.ordinal = found.capturedLength(1) > 0;
    before.negative = found.captured(4) == QLatin1String("-") || found.captured(4) == QStringLiteral("负");
    before.unit = found.captured(3) + found.captured(5);
    if (before.unit == QStringLiteral("¥"))
        before.unit = QStringLiteral("元");
    if (found.capturedLength(2) > 0)
        before.unit = QStringLiteral("%");
    return before;
}

/// 三个半, 三个半小时: the unit around 半 behind a number.
bool takeHalf(QString &unit)
{
    if (unit.endsWith(u'半') && isUnit(unit.chopped(1), false)) {
        unit.chop(1);
        return true;
    }
    if (!unit.startsWith(QStringLiteral("个半")) || !chineseUnits().contains(u'个' + unit.mid(2)))
        return false;
    unit.remove(1, 1);
    return true;
}

std::optional<WrittenNumber> inDigits(const QString &text, NumberUnits units)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:10\\s*\\^\\s*\\{?([-+]?\\d+)\\}?|(\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)"
                       "(?:\\s*(?:[×x*·]\\s*10\\s*\\^\\s*\\{?([-+]?\\d+)\\}?|[eE]([-+]?\\d+)))?)"
                       "(?:\\s*(万亿|千万|百万|[万亿千百])|\\s+(thousand|million|billion|trillion)\\b)?(\\s*)(\\D.*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto found = form.match(text);
    if (!found.hasMatch())
        return std::nullopt;
    const bool onlyPower = found.capturedLength(1) > 0;
    QString digits = onlyPower ? QStringLiteral("1") : found.captured(2).remove(u',').remove(u' ');
    QString unit = found.captured(8).trimmed();
    const QString exponent = found.captured(1) + found.captured(3) + found.captured(4);
    bool whole = true;
    const double power = exponent.isEmpty() ? 1 : std::pow(10, exponent.toInt(&whole));
    if (!whole)
        return std::nullopt;
    const bool half = takeHalf(unit);
    static const QRegularExpression anyUnit(QStringLiteral("^(?:[^\\d]{0,10}|∠.*)$"));
    const bool known = unit.isEmpty() || isUnit(unit, found.capturedLength(7) > 0);
    if (!known && (units != NumberUnits::Any || !anyUnit.match(unit).hasMatch()))
        return std::nullopt;
    if (units != NumberUnits::Any) {
        // 007 and the number of an identity card are names.
        const bool named = unit.isEmpty() && digits.size() > 1 && digits.startsWith(u'0') && digits.at(1).isDigit();
        if (named || digits.size() - digits.count(u'.') > exactDigits)
            return std::nullopt;
    }
    if (digits.startsWith(u'.'))
        digits.prepend(u'0');
    if (half) {
        if (digits.contains(u'.') || !exponent.isEmpty())
            return std::nullopt;
        digits += QLatin1String(".5");
    }
    auto number = numberWith(digits, power, found.captured(5) + found.captured(6), unit);
    // 4K; 300K and 4 K are temperatures.
    if (number)
        number->word = unit == QLatin1String("K") && digits.size() == 1 && text == digits + unit;
    return number;
}

std::optional<WrittenNumber> inNumerals(const QString &text, NumberUnits units)
{
    // 半小时
    if (text.size() > 1 && text.startsWith(u'半')
        && (chineseUnits().contains(text.mid(1)) || measureWords().contains(text.mid(1))))
        return numberWith(QStringLiteral("0.5"), 1, {}, text.mid(1));
    static const QRegularExpression form(QStringLiteral("^([零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?)"));
    const qsizetype most = form.match(text).capturedLength();
    // 三两: the last numeral may be the unit.
    for (qsizetype length = most; length > 0 && length >= most - 1; --length) {
        QString unit = text.mid(length).trimmed();
        // 一九四九年, 二〇二四; 零零七 is a name.
        const bool four = unit == QStringLiteral("年") || (unit.isEmpty() && digitOf(text.front()) > 0);
        const QString digits = chineseDigits(QStringView(text).left(length), four);
        if (digits.isEmpty())
            continue;
        const bool half = !digits.contains(u'.') && takeHalf(unit);
        // 三个和尚 is also the name of a tale.
        const bool known = chineseUnits().contains(unit) || measureWords().contains(unit) || isUnitSymbol(unit)
                        || (units == NumberUnits::Nouns && isCountedInNumerals(unit));
        if (!known && !unit.isEmpty())
            continue;
        auto number = numberWith(half ? digits + QLatin1String(".5") : digits, 1, {}, unit);
        // 三角, 十字, 八字, 九章, 三毛
        if (number)
            number->word = length == 1 && !half && unit.size() == 1 && QStringLiteral("角毛字章牛焦瓦安伏欧帕").contains(unit);
        return number;
    }
    return std::nullopt;
}

/// Nine, twenty-one; where nouns may stand behind it also four grids.
std::optional<WrittenNumber> inWords(const QString &text, NumberUnits units)
{
    const auto number = numberWordAt(text);
    if (!number)
        return std::nullopt;
    const QString digits = QString::number(number->value);
    const QString behind = text.mid(number->length);
    if (behind.isEmpty())
        return numberWith(digits, 1, {}, {});
    const QString noun = behind.trimmed();
    if (units == NumberUnits::Known || !behind.front().isSpace() || !isCountedBy(number->value, noun))
        return std::nullopt;
    return numberWith(digits, 1, {}, noun);
}

// ——— marks ———

bool isOuterMark(QChar c)
{
    static const QString marks = QStringLiteral("\"'“”‘’,，.。;；:：!！?？、…~～");
    return c.isSpace() || marks.contains(c);
}

constexpr char16_t openers[] = u"([（【「『《〈";
constexpr char16_t closers[] = u")]）】」』》〉";

/// The position of the bracket that belongs to the one at `at`; −1: none.
qsizetype partnerOf(QStringView text, qsizetype at, bool forward)
{
    int depth = 0;
    for (qsizetype i = at; i >= 0 && i < text.size(); i += forward ? 1 : -1) {
        if (QStringView(openers).contains(text.at(i)))
            depth += forward ? 1 : -1;
        else if (QStringView(closers).contains(text.at(i)))
            depth -= forward ? 1 : -1;
        if (depth == 0)
            return i;
    }
    return -1;
}

} // namespace

std::optional<WrittenNumber> writtenNumber(const QString &text, NumberUnits units)
{
    const Before before = readBefore(text.trimmed());
    auto number = inDigits(before.rest, units);
    if (!number)
        number = inNumerals(before.rest, units);
    if (!number)
        number = inWords(before.rest, units);
    if (!number)
        return std::nullopt;
    if (!before.unit.isEmpty()) {
        // ¥5元 says it twice.
        if (!number->unit.isEmpty() && number->unit != before.unit)
            return std::nullopt;
        number->times = before.unit == QLatin1String("%") ? 0.01 : number->times;
        number->unit = before.unit;
    }
    number->word = number->word && !before.ordinal && !before.negative && before.unit.isEmpty();
    if (before.negative) {
        number->value = number->value == 0 ? 0 : -number->value;
        number->digits.prepend(u'-');
    }
    return number;
}

QString measureWordOf(const QString &unit)
{
    const bool counts = !chineseUnits().contains(unit) && (measureWords().contains(unit) || isCounted(unit));
    return counts ? unit.left(1) : QString();
}

TextPart withoutOuterMarks(QStringView text)
{
    qsizetype start = 0;
    qsizetype end = text.size();
    while (start < end) {
        const QStringView inner = text.mid(start, end - start);
        const QChar first = inner.front();
        const QChar last = inner.back();
        const bool opens = QStringView(openers).contains(first);
        const qsizetype partner = opens ? partnerOf(inner, 0, true) : -1;
        if (opens && partner == inner.size() - 1) {
            ++start;
            --end;
        } else if (opens ? partner < 0
                         : QStringView(closers).contains(first)
                               || (isOuterMark(first) && !(first == u'.' && inner.size() > 1 && inner.at(1).isDigit()))) {
            ++start;
        } else if (isOuterMark(last) || (QStringView(closers).contains(last) && partnerOf(inner, inner.size() - 1, false) < 0)
                   || QStringView(openers).contains(last)) {
            --end;
        } else {
            break;
        }
    }
    return {start, end - start};
}

QString withPowers(const QString &text, QList<qsizetype> *origin)
{
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString plain;
    const auto put = [&](QChar unit, qsizetype from) {
        plain.append(unit);
        if (origin)
            origin->append(from);
    };
    bool power = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool sign = unit == u'⁻' || unit == u'⁺';
        const bool behindDigit = i > 0 && text.at(i - 1).isDigit() && !raised.contains(text.at(i - 1));
        if (behindDigit && (raised.contains(unit) || (sign && i + 1 < text.size() && raised.contains(text.at(i + 1))))) {
            put(u'^', i);
            power = true;
        }
        power = power && (raised.contains(unit) || sign);
        if (!power)
            put(unit, i);
        else
            put(sign ? QChar(unit == u'⁻' ? u'-' : u'+') : QChar(u'0' + static_cast<char16_t>(raised.indexOf(unit))), i);
    }
    if (origin)
        origin->append(text.size());
    return plain;
}

} // namespace yuyi
