// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/batches/batchentries.h"

#include <algorithm>

namespace yuyi {

namespace {

/// The same answer, however it is set: "**B**" and "b." say "B".
QString plainly(const QString &text)
{
    QString plain;
    for (const QChar one : text) {
        if (one.isLetterOrNumber())
            plain += one.toUpper();
    }
    return plain.isEmpty() ? text.simplified() : plain;
}

} // namespace

QList<BatchPart> sharedFault(int count, MissReason fault)
{
    BatchPart part;
    part.fault = fault;
    return QList<BatchPart>(count, part);
}

QList<BatchPart> partsOf(const QList<BatchEntry> &entries, int count)
{
    const auto numbered = std::count_if(entries.begin(), entries.end(), [](const BatchEntry &one) { return one.number >= 0; });
    QList<BatchEntry> placed = entries;
    if (numbered == 0) {
        if (entries.size() != count)
            return sharedFault(count, MissReason::PartCount);
        for (int i = 0; i < count; ++i)
            placed[i].number = i + 1;
    }
    const bool fromZero = std::any_of(placed.begin(), placed.end(), [](const BatchEntry &one) { return one.number == 0; });
    if (fromZero || (numbered > 0 && numbered < entries.size()))
        return sharedFault(count, MissReason::PartCount);
    QList<BatchPart> parts(count);
    for (const BatchEntry &entry : std::as_const(placed)) {
        if (entry.number > count || entry.text.trimmed().isEmpty())
            continue;
        BatchPart &part = parts[entry.number - 1];
        if (part.fault == MissReason::NoPart)
            part = {entry.text.trimmed(), MissReason::None, entry.position};
        else if (plainly(part.text) != plainly(entry.text))
            part = {{}, MissReason::PartTwice, -1};
    }
    return parts;
}

int writtenItemNumber(const QString &digits)
{
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    if (isNumber)
        return number;
    static const QString units(QStringLiteral("一二三四五六七八九"));
    const qsizetype ten = digits.indexOf(QChar(0x5341));
    const auto unit = [](const QString &one) { return one.size() == 1 ? static_cast<int>(units.indexOf(one)) + 1 : 0; };
    if (ten < 0)
        return unit(digits) > 0 ? unit(digits) : -1;
    const QString before = digits.left(ten);
    const QString after = digits.mid(ten + 1);
    if ((!before.isEmpty() && unit(before) == 0) || (!after.isEmpty() && unit(after) == 0))
        return -1;
    return (before.isEmpty() ? 1 : unit(before)) * 10 + unit(after);
}

} // namespace yuyi
