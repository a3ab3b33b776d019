// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/optiontexts.h"

#include "models/domain/text.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

/// The text without what carries no meaning, with the place of each unit.
struct BareText {
    QString text;
    QList<qsizetype> origin;
};

BareText bareWithPlaces(const QString &text)
{
    BareText made;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString unit = bare(text.mid(i, 1));
        for (const QChar character : unit) {
            made.text.append(character);
            made.origin.append(i);
        }
    }
    return made;
}

bool rejectedBefore(const QString &text, qsizetype position)
{
    static const QRegularExpression words(
        QStringLiteral("(?:不是|并非|而非|没有|不在于|不在|不|\\b(?:not|n't|never|rather than|instead of)(?:\\s+that)?)\\s*"
                       "(?:要|想|在|为了|单纯|只是)?[\\s\"“‘「]*$"),
        QRegularExpression::CaseInsensitiveOption);
    const qsizetype from = std::max<qsizetype>(0, position - 24);
    return words.match(text.mid(from, position - from)).hasMatch();
}

} // namespace

OptionTextFound findOptionText(const QString &text, const QList<ShownOption> &options)
{
    // Shorter words turn up by chance.
    constexpr qsizetype shortest = 4;
    struct Place {
        int option;
        qsizetype start;
        qsizetype end;
    };
    const BareText reply = bareWithPlaces(text);
    OptionTextFound found;
    QList<Place> places;
    for (qsizetype i = 0; i < options.size(); ++i) {
        const QString wording = bare(options.at(i).text);
        if (wording.isEmpty())
            continue;
        if (wording == reply.text) {
            found.option = static_cast<int>(i);
            found.equal = true;
            found.start = reply.origin.first();
            found.length = reply.origin.last() + 1 - found.start;
            return found;
        }
        if (wording.size() < shortest)
            continue;
        for (qsizetype at = reply.text.indexOf(wording); at >= 0; at = reply.text.indexOf(wording, at + 1)) {
            const qsizetype start = reply.origin.at(at);
            if (!rejectedBefore(text, start))
                places.append({static_cast<int>(i), start, reply.origin.at(at + wording.size() - 1) + 1});
        }
    }
    for (const Place &place : std::as_const(places)) {
        const bool within = std::any_of(places.begin(), places.end(), [&](const Place &other) {
            return other.option != place.option && other.start <= place.start && other.end >= place.end
                && other.end - other.start > place.end - place.start;
        });
        if (within)
            continue;
        if (found.option >= 0 && found.option != place.option) {
            found = {};
            found.several = true;
            return found;
        }
        if (found.option < 0) {
            found.option = place.option;
            found.start = place.start;
            found.length = place.end - place.start;
        }
    }
    return found;
}

} // namespace yuyi
