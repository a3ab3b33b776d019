// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/optiontexts.h"

#include "models/evaluation/extraction/replytext.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

// Shorter words turn up by chance.
constexpr qsizetype shortestWithin = 4;

/// A text without what carries no meaning, with the place of each unit.
struct LettersOfText {
    QString text;
    QList<qsizetype> origin;
};

LettersOfText lettersWithPositions(const QString &text, qsizetype from = 0)
{
    LettersOfText made;
    for (qsizetype i = from; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.isSpace() || unit.isPunct())
            continue;
        const QString folded = QString(unit).toCaseFolded();
        for (const QChar letter : folded) {
            made.text.append(letter);
            made.origin.append(i);
        }
    }
    return made;
}

QString withoutSpace(QStringView text)
{
    QString kept;
    for (const QChar unit : text) {
        if (!unit.isSpace())
            kept.append(unit);
    }
    return kept.toCaseFolded();
}

QString withoutStop(const QString &text)
{
    qsizetype end = text.size();
    while (end > 0 && (text.at(end - 1) == u'.' || text.at(end - 1) == u'。'))
        --end;
    return end == 0 ? text : text.left(end);
}

/// How far a passage agrees with an option mark by mark: 0 where letters alone do; more with each mark, and with the final stop.
qsizetype agreement(const QString &passage, const QString &exact)
{
    if (passage.contains(exact))
        return 2 * exact.size();
    const QString open = withoutStop(exact);
    return passage.contains(open) ? 2 * open.size() - 1 : 0;
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

OptionTexts::OptionTexts(const QList<ShownOption> &options)
{
    for (const ShownOption &option : options) {
        const QString text = inNormalForm(option.text);
        m_wordings.append({withoutSpace(text), lettersWithPositions(text).text});
    }
}

OptionTextFound OptionTexts::whole(const QString &text, qsizetype from) const
{
    OptionTextFound found;
    const LettersOfText reply = lettersWithPositions(text, from);
    const QString exact = withoutSpace(QStringView(text).mid(from));
    if (exact.isEmpty())
        return found;
    // Of options that differ in marks alone ("100" and "100%") the one that is given mark by mark.
    qsizetype best = -1;
    for (qsizetype i = 0; i < m_wordings.size(); ++i) {
        const Wording &wording = m_wordings.at(i);
        const bool alike = wording.letters.isEmpty() ? !wording.exact.isEmpty() && withoutStop(wording.exact) == withoutStop(exact)
                                                     : wording.letters == reply.text;
        if (!alike)
            continue;
        const qsizetype agrees = agreement(exact, wording.exact);
        if (agrees < best)
            continue;
        found.several = agrees == best;
        found.option = static_cast<int>(i);
        best = agrees;
    }
    if (best < 0)
        return found;
    if (found.several) {
        found.option = -1;
        return found;
    }
    found.start = reply.origin.isEmpty() ? from : reply.origin.first();
    found.length = (reply.origin.isEmpty() ? text.size() : reply.origin.last() + 1) - found.start;
    return found;
}

OptionTextFound OptionTexts::within(const QString &text) const
{
    struct Match {
        int option;
        qsizetype start;
        qsizetype end;
        qsizetype agrees;
    };
    const LettersOfText reply = lettersWithPositions(text);
    QList<Match> matches;
    for (qsizetype i = 0; i < m_wordings.size(); ++i) {
        const QString &wording = m_wordings.at(i).letters;
        if (wording.size() < shortestWithin)
            continue;
        for (qsizetype at = reply.text.indexOf(wording); at >= 0; at = reply.text.indexOf(wording, at + 1)) {
            const qsizetype behind = at + wording.size();
            const qsizetype start = reply.origin.at(at);
            if (rejectedBefore(text, start))
                continue;
            // With the marks on both sides of it.
            const qsizetype from = at == 0 ? 0 : reply.origin.at(at - 1) + 1;
            const qsizetype to = behind == reply.origin.size() ? text.size() : reply.origin.at(behind);
            const QString passage = withoutSpace(QStringView(text).mid(from, to - from));
            matches.append({static_cast<int>(i), start, reply.origin.at(behind - 1) + 1,
                            agreement(passage, m_wordings.at(i).exact)});
        }
    }
    OptionTextFound found;
    for (const Match &match : std::as_const(matches)) {
        const bool outdone = std::any_of(matches.begin(), matches.end(), [&](const Match &other) {
            if (other.option == match.option || other.start > match.start || other.end < match.end)
                return false;
            return other.end - other.start > match.end - match.start || other.agrees > match.agrees;
        });
        if (outdone)
            continue;
        if (found.option >= 0 && found.option != match.option) {
            found = {};
            found.several = true;
            return found;
        }
        if (found.option < 0) {
            found.option = match.option;
            found.start = match.start;
            found.length = match.end - match.start;
        }
    }
    return found;
}

bool OptionTexts::begins(const QString &text, qsizetype from, qsizetype length) const
{
    const QString letters = lettersWithPositions(text, from).text;
    return std::any_of(m_wordings.begin(), m_wordings.end(), [&](const Wording &wording) {
        return wording.letters.size() > length && wording.letters.size() >= shortestWithin && letters.startsWith(wording.letters);
    });
}

} // namespace yuyi
