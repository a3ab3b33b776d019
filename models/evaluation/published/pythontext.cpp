// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/pythontext.h"

#include <QList>

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace yuyi::python {

namespace {

bool isSpace(QChar character)
{
    return character.isSpace() || (character >= QChar(0x1c) && character <= QChar(0x1f));
}

} // namespace

QString stripped(const QString &text)
{
    qsizetype begin = 0;
    qsizetype end = text.size();
    while (begin < end && isSpace(text.at(begin)))
        ++begin;
    while (end > begin && isSpace(text.at(end - 1)))
        --end;
    return text.mid(begin, end - begin);
}

QString stripped(const QString &text, QChar character)
{
    qsizetype begin = 0;
    qsizetype end = text.size();
    while (begin < end && text.at(begin) == character)
        ++begin;
    while (end > begin && text.at(end - 1) == character)
        --end;
    return text.mid(begin, end - begin);
}

qsizetype countOf(const QString &text, const QString &part)
{
    if (part.isEmpty())
        return lengthOf(text) + 1;
    qsizetype count = 0;
    for (qsizetype at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.size()))
        ++count;
    return count;
}

qsizetype lengthOf(const QString &text)
{
    qsizetype length = text.size();
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (text.at(i).isLowSurrogate() && text.at(i - 1).isHighSurrogate())
            --length;
    }
    return length;
}

std::optional<double> floatOf(const QString &text)
{
    QByteArray plain;
    const QList<uint> points = stripped(text).toUcs4();
    for (qsizetype i = 0; i < points.size(); ++i) {
        const uint point = points.at(i);
        const int digit = QChar::category(point) == QChar::Number_DecimalDigit ? QChar::digitValue(point) : -1;
        if (digit >= 0) {
            plain.append(static_cast<char>('0' + digit));
        } else if (point == '_') {
            const auto isDigit = [&](qsizetype at) {
                return at >= 0 && at < points.size() && QChar::category(points.at(at)) == QChar::Number_DecimalDigit;
            };
            if (!isDigit(i - 1) || !isDigit(i + 1))
                return std::nullopt;
        } else if (point < 0x80) {
            plain.append(static_cast<char>(point));
        } else {
            return std::nullopt;
        }
    }
    bool negative = false;
    if (plain.startsWith('+') || plain.startsWith('-')) {
        negative = plain.startsWith('-');
        plain.remove(0, 1);
    }
    const QByteArray lower = plain.toLower();
    double value = 0;
    if (lower == "inf" || lower == "infinity") {
        value = std::numeric_limits<double>::infinity();
    } else if (lower == "nan") {
        value = std::numeric_limits<double>::quiet_NaN();
    } else {
        // from_chars reads words like "inf(" too.
        if (plain.isEmpty() || !(plain.front() == '.' || (plain.front() >= '0' && plain.front() <= '9')))
            return std::nullopt;
        const auto [end, error] = std::from_chars(plain.constData(), plain.constData() + plain.size(), value);
        if (end != plain.constData() + plain.size())
            return std::nullopt;
        if (error == std::errc::result_out_of_range)
            value = plain.toDouble();
        else if (error != std::errc())
            return std::nullopt;
    }
    return negative ? -value : value;
}

double roundedTo2(double value)
{
    if (!std::isfinite(value))
        return value;
    std::array<char, 400> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 2);
    double rounded = 0;
    std::from_chars(text.data(), written.ptr, rounded);
    return rounded;
}

QString textOf(double value)
{
    if (std::isnan(value))
        return QStringLiteral("nan");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    std::array<char, 400> text{};
    const double size = std::abs(value);
    const bool exponent = size != 0 && (size < 1e-4 || size >= 1e16);
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       exponent ? std::chars_format::scientific : std::chars_format::fixed);
    QString result = QString::fromLatin1(text.data(), written.ptr - text.data());
    if (!exponent && !result.contains(u'.'))
        result += QLatin1String(".0");
    return result;
}

} // namespace yuyi::python
