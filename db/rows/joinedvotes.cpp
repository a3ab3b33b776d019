// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/joinedvotes.h"

#include "db/rows/joinedlabels.h"
#include "db/rows/runvalues.h"
#include "models/domain/annotation/written.h"

#include <QStringTokenizer>

namespace yuyi::sql {

namespace {

constexpr qsizetype idLength = 36;
constexpr QChar partSeparator(0x1e);

} // namespace

QString JoinedVotes::joined()
{
    // A right answer says what was chosen: no option is looked up for it.
    return QStringLiteral("{{joined}}(o.created_by || o.milliseconds || CASE WHEN o.correct = 1 AND o.flags = '[]' AND o.note = '' "
                          "THEN '' ELSE '{part}' || o.correct || '{part}' || CASE WHEN o.note = '' THEN '0' ELSE '1' END || '{part}' || "
                          "CASE WHEN o.correct = 1 THEN '' WHEN o.options <> '[]' THEN coalesce(CAST((SELECT sum(1 << p.position) "
                          "FROM question_option p WHERE p.question_version_id = o.question_version_id AND o.options LIKE '%' || p.id "
                          "|| '%') AS TEXT), '') ELSE coalesce(CAST((SELECT 1 << q.position FROM question_option q WHERE "
                          "q.question_version_id = o.question_version_id AND q.id = o.option_id) AS TEXT), '') END || '{part}' || "
                          "o.flags || '{part}' || CASE WHEN o.correct = 1 THEN '' ELSE replace(replace(o.answer, '{part}', ' '), "
                          "'{unit}', ' ') END END, '{unit}')")
        .replace(QLatin1String("{part}"), partSeparator)
        .replace(QLatin1String("{unit}"), unitSeparator);
}

void JoinedVotes::read(QStringView text, int index, ItemVotes &all)
{
    for (const QStringView one : qTokenize(text, unitSeparator)) {
        const QUuid id = QUuid::fromString(one.first(std::min(idLength, one.size())));
        const QStringView rest = one.sliced(std::min(idLength, one.size()));
        ItemVote vote;
        vote.item = index;
        auto known = m_people.constFind(id);
        if (known == m_people.constEnd()) {
            known = m_people.insert(id, static_cast<int>(all.people.size()));
            all.people.append(PersonId(id));
        }
        vote.person = *known;
        const qsizetype end = rest.indexOf(partSeparator);
        vote.milliseconds = (end < 0 ? rest : rest.first(end)).toLongLong();
        vote.correct = true;
        if (end >= 0) {
            const auto parts = rest.sliced(end + 1).split(partSeparator);
            vote.correct = parts.value(0) == u"1";
            vote.noted = parts.value(1) == u"1";
            vote.chosen = OptionSet{parts.value(2).toUInt()};
            vote.flags = flagsOf(parts.value(3));
            if (!parts.value(4).isEmpty())
                vote.chosen.text = writtenForm(parts.value(4).toString());
        }
        if (vote.correct)
            vote.chosen = all.items.at(index).key;
        all.votes.push_back(std::move(vote));
    }
}

int JoinedVotes::flagsOf(QStringView codes)
{
    const QString text = codes.toString();
    const auto known = m_flags.constFind(text);
    if (known != m_flags.constEnd())
        return *known;
    int bits = 0;
    for (const VoteFlag flag : parseCodes<VoteFlag>(text))
        bits |= 1 << static_cast<int>(flag);
    m_flags.insert(text, bits);
    return bits;
}

} // namespace yuyi::sql
