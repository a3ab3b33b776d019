// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/questionmerge.h"

#include "models/comparison/labelsets.h"
#include "models/domain/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::QuestionMerge)
};

/// The option at this place; null if there is none.
const Option *optionAt(const Question &question, int index)
{
    return index >= 0 && index < question.options.size() ? &question.options.at(index) : nullptr;
}

void putLabels(Labels &labels, const DimensionCode &dimension, const QList<LabelCode> &wanted)
{
    if (wanted.isEmpty())
        labels.remove(dimension);
    else
        labels.insert(dimension, wanted);
}

/// Whether the labels of a nested dimension belong to those that it is nested in.
bool fits(const Dimension &nested, const Labels &labels)
{
    const QList<LabelCode> own = labels.value(nested.code);
    const QList<LabelCode> parents = labels.value(nested.parent);
    return std::all_of(own.begin(), own.end(), [&](const LabelCode &label) {
        const LabelValue *value = nested.value(label);
        return !value || value->parent.isEmpty() || parents.contains(value->parent);
    });
}

} // namespace

QuestionMerge::QuestionMerge(const CaseField &field, const QList<Dimension> &dimensions) : m_dimensions(dimensions)
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
    if (!left.media.isEmpty() || !right.media.isEmpty())
        parts.append({Kind::Pictures, {}});
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
    for (const Dimension &dimension : m_dimensions) {
        if (!left.labels.value(dimension.code).isEmpty() || !right.labels.value(dimension.code).isEmpty())
            parts.append({Kind::Label, {}, dimension.code});
    }
    return parts;
}

const Dimension *QuestionMerge::dimensionOf(const QuestionPart &part) const
{
    const auto found = std::find_if(m_dimensions.begin(), m_dimensions.end(),
                                    [&](const Dimension &dimension) { return dimension.code == part.dimension; });
    return found == m_dimensions.end() ? nullptr : &*found;
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
    case QuestionPart::Kind::Pictures:
    case QuestionPart::Kind::Label: return {};
    case QuestionPart::Kind::Option: {
        const Option *shown = optionAt(question, option);
        return shown ? shown->text : QString();
    }
    case QuestionPart::Kind::Key: {
        QStringList keys;
        for (const int key : question.keys().positions()) {
            const Option &correct = question.options.at(key);
            keys.append(correct.picture.isNull() ? correct.text : Tr::tr("%1. %2").arg(optionLetter(key), optionWords(correct)));
        }
        return keys.isEmpty() ? Tr::tr("No key") : Tr::tr("Key: %1").arg(keys.join(QStringLiteral(" · ")));
    }
    }
    return {};
}

QString QuestionMerge::shownText(const Question &question, const QuestionPart &part, int option)
{
    return part.kind == QuestionPart::Kind::Stem ? readableStem(question.stem) : text(question, part, option);
}

QList<ItemPicture> QuestionMerge::pictures(const Question &question, const QuestionPart &part, int option, const Medium &own)
{
    if (part.kind == QuestionPart::Kind::Pictures)
        return itemPictures(stemPictures(question, own), {});
    const Option *shown = part.kind == QuestionPart::Kind::Option ? optionAt(question, option) : nullptr;
    return !shown || shown->picture.isNull() ? QList<ItemPicture>() : QList<ItemPicture>{{shown->picture, 0, option}};
}

bool QuestionMerge::sameIn(const QuestionPart &part, const Question &a, int optionOfA, const Question &b, int optionOfB)
{
    if (part.kind == QuestionPart::Kind::Pictures)
        return a.media == b.media;
    if (part.kind == QuestionPart::Kind::Label) {
        const QList<LabelCode> labels = a.labels.value(part.dimension);
        return !labels.isEmpty() && labels == b.labels.value(part.dimension);
    }
    if (part.kind == QuestionPart::Kind::Key)
        return sameKey(a, b);
    const QString said = text(a, part, optionOfA);
    if (part.kind != QuestionPart::Kind::Option)
        return !said.isEmpty() && said == text(b, part, optionOfB);
    const Option *one = optionAt(a, optionOfA);
    const Option *other = optionAt(b, optionOfB);
    return one && other && !(said.isEmpty() && one->picture.isNull()) && said == other->text && one->picture == other->picture;
}

std::optional<Question> QuestionMerge::adopted(Question question, const QuestionPart &part, bool left) const
{
    const Question *from = side(left);
    if (!from)
        return std::nullopt;
    switch (part.kind) {
    case QuestionPart::Kind::Stem: question.stem = from->stem; break;
    case QuestionPart::Kind::Pictures: question.media = from->media; break;
    case QuestionPart::Kind::Rationale: question.rationale = from->rationale; break;
    case QuestionPart::Kind::Accepted: question.accepted = from->accepted; break;
    case QuestionPart::Kind::Label: {
        QSet<DimensionCode> done;
        takeLabels(question.labels, from->labels, part.dimension, done);
        break;
    }
    case QuestionPart::Kind::Option: {
        const int source = indexInSide(part, left);
        const int target = optionIndex(question, part);
        if (source < 0 || target < 0)
            return std::nullopt;
        while (question.options.size() <= target)
            question.options.append(Option());
        question.options[target].text = from->options.at(source).text;
        question.options[target].note = from->options.at(source).note;
        question.options[target].picture = from->options.at(source).picture;
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

void QuestionMerge::takeLabels(Labels &labels, const Labels &from, const DimensionCode &dimension, QSet<DimensionCode> &done) const
{
    if (done.contains(dimension))
        return;
    done.insert(dimension);
    putLabels(labels, dimension, from.value(dimension));
    for (const Dimension &one : m_dimensions) {
        if (!one.parent.isEmpty() && one.code == dimension && !fits(one, labels))
            takeLabels(labels, from, one.parent, done);
    }
    for (const Dimension &one : m_dimensions) {
        if (one.parent == dimension && !fits(one, labels))
            takeLabels(labels, from, one.code, done);
    }
}

std::optional<Question> QuestionMerge::joined(Question question, const QuestionPart &part, bool either) const
{
    const Dimension *dimension = part.kind == QuestionPart::Kind::Label ? dimensionOf(part) : nullptr;
    if (!dimension || !dimension->pickMany || !hasBoth())
        return std::nullopt;
    const QList<LabelCode> left = side(true)->labels.value(dimension->code);
    const QList<LabelCode> right = side(false)->labels.value(dimension->code);
    putLabels(question.labels, dimension->code,
              either ? unionOf(*dimension, left, right) : intersectionOf(*dimension, left, right));
    return question;
}

bool QuestionMerge::sameWording(const Question &a, const Question &b)
{
    return a.stem == b.stem && a.rationale == b.rationale && a.accepted == b.accepted && a.media == b.media
        && std::equal(a.options.begin(), a.options.end(), b.options.begin(), b.options.end(),
                      [](const Option &x, const Option &y) {
                          return x.text == y.text && x.note == y.note && x.correct == y.correct && x.picture == y.picture;
                      });
}

bool QuestionMerge::sameKey(const Question &a, const Question &b)
{
    const auto texts = [](const Question &question) {
        QStringList correct;
        for (const Option &option : question.options) {
            if (option.correct)
                correct.append(option.picture.isNull() ? option.text : QString(option.text % pictureToken(option.picture.sha256)));
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
