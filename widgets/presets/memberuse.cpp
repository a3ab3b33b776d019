// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/memberuse.h"

#include "models/domain/json/jsonfields.h"

#include <QList>
#include <QRegularExpression>

namespace yuyi {

namespace {

/// Members of the entries of a list that mean nothing where another one has a value.
struct Exclusion {
    QString list;
    QString member;
    QStringList values; ///< of `member`
    QStringList unused;
};

const QList<Exclusion> &exclusions()
{
    static const QList<Exclusion> all{
        {QStringLiteral("kinds"),
         QStringLiteral("form"),
         {QStringLiteral("text")},
         {QStringLiteral("options"), QStringLiteral("correct"), QStringLiteral("fixed"), QStringLiteral("optionPictures")}},
        {QStringLiteral("tables"),
         QStringLiteral("by"),
         {QStringLiteral("configuration"), QStringLiteral("shots"), QStringLiteral("outcome"), QStringLiteral("size"),
          QStringLiteral("metric")},
         {QStringLiteral("dimensions")}},
        {QStringLiteral("tables"), QStringLiteral("by"), {QStringLiteral("metric")}, {QStringLiteral("metric")}},
    };
    return all;
}

} // namespace

bool isUsed(const Json &preset, const QString &pointer)
{
    static const QRegularExpression ofEntry(QStringLiteral("^/([A-Za-z]+)/(\\d+)/([A-Za-z]+)$"));
    const auto match = ofEntry.match(pointer);
    if (!match.hasMatch())
        return true;
    const Json &entry = elementOf(fieldOf(preset, toUtf8(match.captured(1)).c_str()), match.captured(2).toInt());
    for (const Exclusion &one : exclusions()) {
        if (one.list == match.captured(1) && one.unused.contains(match.captured(3))
            && one.values.contains(textOf(entry, toUtf8(one.member).c_str())))
            return false;
    }
    return true;
}

QStringList unusedBeside(const Json &preset, const QString &pointer)
{
    QStringList unused;
    for (const Exclusion &one : exclusions()) {
        if (pointer.section(u'/', 1, 1) != one.list || pointer.section(u'/', 3) != one.member)
            continue;
        for (const QString &member : one.unused) {
            const QString place = pointer.section(u'/', 0, 2) + u'/' + member;
            if (!isUsed(preset, place))
                unused.append(place);
        }
    }
    return unused;
}

} // namespace yuyi
