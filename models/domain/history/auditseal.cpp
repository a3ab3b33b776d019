// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/history/auditseal.h"

#include <QStringList>

namespace yuyi {

QString rangesText(const QList<EventRange> &ranges)
{
    QStringList parts;
    for (const EventRange &range : ranges) {
        parts.append(range.first == range.last ? QString::number(range.first)
                                               : QStringLiteral("%1-%2").arg(range.first).arg(range.last));
    }
    return parts.join(u',');
}

std::optional<QList<EventRange>> parseRanges(const QString &text)
{
    QList<EventRange> ranges;
    qint64 before = 0;
    const QStringList parts = text.split(u',');
    for (const QString &part : parts) {
        const qsizetype dash = part.indexOf(u'-');
        bool firstIsNumber = false;
        bool lastIsNumber = false;
        EventRange range;
        range.first = part.left(dash).toLongLong(&firstIsNumber);
        range.last = part.mid(dash + 1).toLongLong(&lastIsNumber);
        if (!firstIsNumber || !lastIsNumber || range.first <= before || range.last < range.first)
            return std::nullopt;
        before = range.last;
        ranges.append(range);
    }
    return ranges;
}

void addNumber(QList<EventRange> &ranges, qint64 number)
{
    if (!ranges.isEmpty() && ranges.constLast().last + 1 == number)
        ranges.last().last = number;
    else
        ranges.append({number, number});
}

qint64 sizeOf(const QList<EventRange> &ranges)
{
    qint64 size = 0;
    for (const EventRange &range : ranges)
        size += range.size();
    return size;
}

QString AuditHead::text() const
{
    return isNull() ? QString() : QStringLiteral("%1:%2").arg(QString::number(last.number), last.hash.hex());
}

bool SealedNumbers::take(const EventRange &range)
{
    for (qsizetype i = 0; i < m_gaps.size(); ++i) {
        const Gap gap = m_gaps.at(i);
        if (gap.numbers.last < range.first)
            continue;
        if (gap.numbers.first > range.first || gap.numbers.last < range.last)
            return false;
        m_gaps.removeAt(i);
        if (range.last < gap.numbers.last)
            m_gaps.insert(i, {{range.last + 1, gap.numbers.last}, gap.seal});
        if (gap.numbers.first < range.first)
            m_gaps.insert(i, {{gap.numbers.first, range.first - 1}, gap.seal});
        return true;
    }
    return false;
}

bool SealedNumbers::add(const AuditSeal &seal)
{
    if (seal.last() <= m_end || sizeOf(seal.covers) != seal.events)
        return false;
    for (const EventRange &range : seal.covers) {
        if (range.last <= m_begin)
            continue; // left out by a seal before those that are added
        if (range.first <= m_end) {
            if (!take(range))
                return false;
            continue;
        }
        if (range.first > m_end + 1)
            m_gaps.append({{m_end + 1, range.first - 1}, seal.number});
        m_end = range.last;
    }
    return true;
}

} // namespace yuyi
