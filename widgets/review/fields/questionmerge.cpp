// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/questionmerge.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::QuestionMerge)
};

} // namespace

QuestionMerge::QuestionMerge(const CaseField &field)
{
    take(field);
    m_options = alignOptions(sideOrNone(true), sideOrNone(false));
}

void QuestionMerge::take(const CaseField &field)
{
    m_left = field.left.questions;
    m_right = field.right.questions;
}

const Question *QuestionMerge::side(bool left) const
{
    const QList<Question> &questions = left ? m_left : m_right;
    return questions.isEmpty() ? nullptr : &questions.first();
}

Question QuestionMerge::sideOrNone(bool left) const
{
    const Question *question = side(left);
    return question ? *question : Question();
}

QList<QuestionPart> QuestionMerge::parts() const
{
    using Kind = QuestionPart::Kind;
    const Question left = sideOrNone(true);
    const Question right = sideOrNone(false);
    QList<QuestionPart> parts{{Kind::Stem, {}}};
    for (const Pair &pair : m_options)
        parts.append({Kind::Option, pair});
    const bool isWritten = m_options.isEmpty();
    if (isWritten)
        parts.append({Kind::Accepted, {}});
    const OptionSet leftKeys = left.keys();
    const OptionSet rightKeys = right.keys();
    const bool sameKeys = !leftKeys.isEmpty() && std::all_of(m_options.begin(), m_options.end(), [&](const Pair &pair) {
        return leftKeys.contains(pair.left) == rightKeys.contains(pair.right);
    });
    if (hasBoth() && !sameKeys && !isWritten)
        parts.append({Kind::Key, {}});
    if (!left.rationale.isEmpty() || !right.rationale.isEmpty())
        parts.append({Kind::Rationale, {}});
    return parts;
}

int QuestionMerge::optionIndex(const Question &final, const QuestionPart &part) const
{
    const bool left = isFromLeft(final);
    const int own = indexInSide(part, left);
    if (own >= 0)
        return own;
    const Question *base = side(left);
    int index = base ? static_cast<int>(base->options.size()) : 0;
    for (const Pair &pair : m_options) {
        if ((left ? pair.left : pair.right) >= 0)
            continue;
        if (pair == part.pair)
            return index;
        ++index;
    }
    return -1;
}

QString QuestionMerge::text(const Question &question, const QuestionPart &part, int option)
{
    switch (part.kind) {
    case QuestionPart::Kind::Stem: return question.stem;
    case QuestionPart::Kind::Rationale: return question.rationale;
    case QuestionPart::Kind::Accepted: return question.accepted.join(u'\n');
    case QuestionPart::Kind::Option:
        return option >= 0 && option < question.options.size() ? question.options.at(option).text : QString();
    case QuestionPart::Kind::Key: {
        QStringList keys;
        for (const int key : question.keys().positions())
            keys.append(question.options.at(key).text);
        return keys.isEmpty() ? Tr::tr("No key") : Tr::tr("Key: %1").arg(keys.join(QStringLiteral(" · ")));
    }
    }
    return {};
}

std::optional<Question> QuestionMerge::adopted(Question question, const QuestionPart &part, bool left) const
{
    const Question *from = side(left);
    if (!from)
        return std::nullopt;
    switch (part.kind) {
    case QuestionPart::Kind::Stem: question.stem = from->stem; break;
    case QuestionPart::Kind::Rationale: question.rationale = from->rationale; break;
    case QuestionPart::Kind::Accepted: question.accepted = from->accepted; break;
    case QuestionPart::Kind::Option: {
        const int source = indexInSide(part, left);
        const int target = optionIndex(question, part);
        if (source < 0 || target < 0)
            return std::nullopt;
        while (question.options.size() <= target)
            question.options.append(Option());
        question.options[target].text = from->options.at(source).text;
        question.options[target].note = from->options.at(source).note;
        break;
    }
    case QuestionPart::Kind::Key: {
        const OptionSet source = from->keys();
        OptionSet keys;
        for (const Pair &pair : m_options) {
            if (!source.contains(left ? pair.left : pair.right))
                continue;
            const QuestionPart option{QuestionPart::Kind::Option, pair};
            // A correct option that the final question does not have comes with the key.
            if (const int target = optionIndex(question, option); target >= question.options.size()) {
                const auto with = adopted(question, option, left);
                if (!with)
                    return std::nullopt;
                question = *with;
            }
            keys.add(optionIndex(question, option));
        }
        setKeys(question, keys);
        break;
    }
    }
    return question;
}

bool QuestionMerge::sameWording(const Question &a, const Question &b)
{
    return a.stem == b.stem && a.rationale == b.rationale && a.accepted == b.accepted
        && std::equal(a.options.begin(), a.options.end(), b.options.begin(), b.options.end(),
                      [](const Option &x, const Option &y) {
                          return x.text == y.text && x.note == y.note && x.correct == y.correct;
                      });
}

bool QuestionMerge::sameKey(const Question &a, const Question &b)
{
    const auto texts = [](const Question &question) {
        QStringList correct;
        for (const Option &option : question.options) {
            if (option.correct)
                correct.append(option.text);
        }
        correct.sort();
        return correct;
    };
    return !a.keys().isEmpty() && texts(a) == texts(b);
}

QStringList QuestionMerge::acceptedIn(const QString &text)
{
    QStringList accepted;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString wording = line.trimmed();
        if (!wording.isEmpty() && !accepted.contains(wording))
            accepted.append(wording);
    }
    return accepted;
}

void QuestionMerge::setKeys(Question &question, const OptionSet &keys)
{
    for (int i = 0; i < question.options.size(); ++i)
        question.options[i].correct = keys.contains(i);
}

} // namespace yuyi
