// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/optiontexts.h"

#include "models/evaluation/extraction/replytext.h"

#include <algorithm>

namespace yuyi {

namespace {

// Shorter words turn up by chance.
constexpr qsizetype shortestWithin = 4;
// How many places of one text are looked at.
constexpr int placesAtMost = 2000;

/// A text without what carries no meaning, with the place of each unit.
struct LettersOfText {
    QString text;
    QList<qsizetype> origin;
};

bool carriesMeaning(QChar unit)
{
    return !unit.isSpace() && !unit.isPunct() && (unit.unicode() < answerOpens || unit.unicode() > struckCloses);
}

LettersOfText lettersOf(const PlainReply &reply)
{
    LettersOfText made;
    for (qsizetype i = 0; i < reply.folded.size(); ++i) {
        if (!carriesMeaning(reply.folded.at(i)))
            continue;
        made.text.append(reply.folded.at(i));
        made.origin.append(i);
    }
    return made;
}

QString withoutSpace(QStringView text)
{
    QString kept;
    for (const QChar unit : text) {
        if (!unit.isSpace() && (unit.unicode() < answerOpens || unit.unicode() > struckCloses))
            kept.append(unit);
    }
    return kept;
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

struct Match {
    OptionTextFound found;
    qsizetype agrees = 0;
    qsizetype letters = 0;
};

} // namespace

OptionTexts::OptionTexts(const QList<ShownOption> &options)
{
    for (const ShownOption &option : options) {
        const PlainReply text = plainReply(inNormalForm(option.text));
        const QString exact = withoutSpace(text.folded);
        qsizetype tail = exact.size();
        while (tail > 0 && !carriesMeaning(exact.at(tail - 1)))
            --tail;
        m_wordings.append({exact, lettersOf(text).text, withoutStop(exact).mid(tail)});
    }
}

OptionTextFound OptionTexts::whole(const PlainReply &reply) const
{
    OptionTextFound found;
    const LettersOfText letters = lettersOf(reply);
    const QString exact = withoutSpace(reply.folded);
    if (exact.isEmpty())
        return found;
    // Of options that differ in marks alone ("100" and "100%") the one that is given mark by mark.
    qsizetype best = -1;
    for (qsizetype i = 0; i < m_wordings.size(); ++i) {
        const Wording &wording = m_wordings.at(i);
        const bool alike = wording.letters.isEmpty()
                             ? !wording.exact.isEmpty() && withoutStop(wording.exact) == withoutStop(exact)
                             : wording.letters == letters.text;
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
    found.start = letters.origin.isEmpty() ? 0 : letters.origin.first();
    found.length = (letters.origin.isEmpty() ? reply.text.size() : letters.origin.last() + 1) - found.start;
    return found;
}

QList<OptionTextFound> OptionTexts::matches(const PlainReply &reply) const
{
    const LettersOfText letters = lettersOf(reply);
    QList<Match> all;
    for (qsizetype i = 0; i < m_wordings.size(); ++i) {
        const QString &wording = m_wordings.at(i).letters;
        if (wording.isEmpty() || (wording.size() == 1 && wording.at(0).unicode() < 0x250))
            continue;
        int number = 0;
        for (qsizetype at = letters.text.indexOf(wording); at >= 0 && number < placesAtMost;
             at = letters.text.indexOf(wording, at + wording.size())) {
            ++number;
            const qsizetype behind = at + wording.size();
            const qsizetype start = letters.origin.at(at);
            const qsizetype end = letters.origin.at(behind - 1) + 1;
            // Latin words are not parts of longer ones.
            const auto latin = [&](qsizetype position) {
                return position >= 0 && position < reply.text.size() && reply.text.at(position).unicode() < 0x250
                    && reply.text.at(position).isLetterOrNumber();
            };
            if ((latin(start) && latin(start - 1)) || (latin(end - 1) && latin(end)))
                continue;
            // With the marks on both sides of it.
            const qsizetype from = at == 0 ? 0 : letters.origin.at(at - 1) + 1;
            const qsizetype to = behind == letters.origin.size() ? reply.text.size() : letters.origin.at(behind);
            Match match;
            match.found.option = static_cast<int>(i);
            match.found.brief = wording.size() < shortestWithin;
            match.found.start = start;
            match.letters = wording.size();
            match.found.length = end - start;
            for (const QChar mark : m_wordings.at(i).tail) {
                const qsizetype next = start + match.found.length;
                if (next >= reply.folded.size() || reply.folded.at(next) != mark)
                    break;
                ++match.found.length;
            }
            constexpr qsizetype marksAtMost = 12;
            match.agrees =
                agreement(withoutSpace(QStringView(reply.folded)
                                           .mid(std::max(from, start - marksAtMost),
                                                std::min(to, end + marksAtMost) - std::max(from, start - marksAtMost))),
                          m_wordings.at(i).exact);
            all.append(match);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Match &a, const Match &b) {
        if (a.found.start != b.found.start)
            return a.found.start < b.found.start;
        return a.letters != b.letters ? a.letters > b.letters : a.agrees > b.agrees;
    });
    QList<OptionTextFound> kept;
    qsizetype best = 0;
    qsizetype letterCount = 0;
    for (const Match &match : std::as_const(all)) {
        if (!kept.isEmpty() && match.found.start < kept.last().start + kept.last().length) {
            OptionTextFound &last = kept.last();
            last.several =
                last.several || (match.found.start == last.start && match.letters == letterCount && match.agrees == best);
            continue;
        }
        kept.append(match.found);
        best = match.agrees;
        letterCount = match.letters;
    }
    return kept;
}

} // namespace yuyi
