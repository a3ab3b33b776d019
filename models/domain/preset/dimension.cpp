// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/dimension.h"

#include "models/domain/text.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

/// Half a surrogate pair, which no database stores, reads as U+FFFD.
bool hasControlCharacter(const QString &text)
{
    const QList<uint> points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint point) {
        return point == QChar::ReplacementCharacter || QChar::category(point) == QChar::Other_Control;
    });
}

QString folded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded().trimmed();
}

/// Whether the syllables have the letters from the beginning of one on, written out or by initials.
bool soundsLike(const QString &pinyin, QString letters)
{
    letters.remove(u' ');
    const QStringList syllables = folded(pinyin).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < syllables.size(); ++i) {
        QString whole;
        QString initials;
        for (qsizetype j = i; j < syllables.size(); ++j) {
            whole += syllables.at(j);
            initials += syllables.at(j).front();
        }
        if (whole.startsWith(letters) || initials.startsWith(letters))
            return true;
    }
    return false;
}

} // namespace

const LabelValue *Dimension::value(const LabelCode &wanted) const
{
    for (const LabelValue &candidate : values) {
        if (candidate.code == wanted)
            return &candidate;
    }
    return nullptr;
}

const LabelValue *Dimension::published(const QString &text) const
{
    const QString wanted = text.trimmed();
    for (const LabelValue &candidate : values) {
        if (candidate.published == wanted || candidate.code.text() == wanted)
            return &candidate;
    }
    return nullptr;
}

bool Dimension::knows(const LabelCode &label) const
{
    if (!open)
        return value(label) != nullptr;
    const auto same = openLabel(label.text());
    return same && *same == label;
}

QString Dimension::titleOf(const LabelCode &label) const
{
    const LabelValue *known = value(label);
    return known ? known->title.text() : label.text();
}

QString Dimension::publishedOf(const LabelCode &label) const
{
    const LabelValue *known = value(label);
    return known ? known->published : label.text();
}

std::optional<LabelCode> Dimension::read(const QString &text) const
{
    if (open) {
        const auto label = openLabel(text);
        return label ? std::optional(*label) : std::nullopt;
    }
    const LabelValue *known = published(text);
    return known ? std::optional(known->code) : std::nullopt;
}

QList<LabelValue> Dimension::under(const QList<LabelCode> &parents) const
{
    if (parent.isEmpty())
        return values;
    QList<LabelValue> found;
    for (const LabelValue &one : values) {
        if (parents.contains(one.parent))
            found.append(one);
    }
    return found;
}

bool Dimension::hasDigits() const
{
    if (open)
        return false;
    QHash<LabelCode, qsizetype> atOnce;
    for (const LabelValue &one : values) {
        if (++atOnce[parent.isEmpty() ? LabelCode() : one.parent] > mostDigits)
            return false;
    }
    return true;
}

QList<LabelCode> Dimension::inOrder(const QList<LabelCode> &labels) const
{
    QList<LabelCode> sorted;
    if (!open) {
        for (const LabelValue &one : values) {
            if (labels.contains(one.code))
                sorted.append(one.code);
        }
    }
    for (const LabelCode &label : labels) {
        if (!sorted.contains(label))
            sorted.append(label);
    }
    return sorted;
}

Result<LabelCode> openLabel(const QString &text)
{
    const QString label = text.normalized(QString::NormalizationForm_C).simplified();
    if (label.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A label cannot be empty."));
    if (characters(label) > longestOpenLabel) {
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is too long: a label has at most %2 characters.")
                                               .arg(label.left(20) % u'…', QString::number(longestOpenLabel)));
    }
    if (label.contains(u';'))
        return failure(ErrorCode::Invalid, Tr::tr("“%1” contains a semicolon, which separates labels in tables.").arg(label));
    if (hasControlCharacter(label))
        return failure(ErrorCode::Invalid, Tr::tr("A label cannot contain control characters."));
    return LabelCode(label);
}

bool matchesTyped(const LabelValue &value, const QString &typed)
{
    const QString wanted = folded(typed);
    if (wanted.isEmpty())
        return true;
    for (const QString &text : {value.published, value.title.zh, value.title.en, value.code.text()}) {
        if (folded(text).contains(wanted))
            return true;
    }
    return soundsLike(value.pinyin, wanted);
}

QList<FoundLabel> foundLabels(const DimensionCode &dimension, const QList<Labels> &labels)
{
    QHash<LabelCode, int> counts;
    for (const Labels &one : labels) {
        const QList<LabelCode> ofDimension = one.value(dimension);
        for (const LabelCode &label : ofDimension)
            ++counts[label];
    }
    QList<FoundLabel> found;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        found.append({one.key(), one.value()});
    std::sort(found.begin(), found.end(), [](const FoundLabel &a, const FoundLabel &b) {
        return a.count != b.count ? a.count > b.count : naturallyBefore(a.label.text(), b.label.text());
    });
    return found;
}

} // namespace yuyi
