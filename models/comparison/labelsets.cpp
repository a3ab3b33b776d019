// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/labelsets.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Values of the dimension, or labels of an open one; each once, in its first spelling.
QList<LabelCode> eachOnce(const Dimension &dimension, const QList<LabelCode> &labels)
{
    QList<LabelCode> list;
    QSet<QString> known;
    const QList<LabelCode> sorted = dimension.inOrder(labels);
    for (const LabelCode &label : sorted) {
        const QString form = labelForm(label);
        if (!dimension.knows(label) || known.contains(form))
            continue;
        known.insert(form);
        list.append(label);
    }
    return list;
}

} // namespace

QString labelForm(const LabelCode &label)
{
    return label.text().normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QSet<QString> labelForms(const QList<LabelCode> &labels)
{
    QSet<QString> forms;
    for (const LabelCode &label : labels)
        forms.insert(labelForm(label));
    return forms;
}

bool equalLabels(const QList<LabelCode> &a, const QList<LabelCode> &b)
{
    return labelForms(a) == labelForms(b);
}

bool equalLabels(const Labels &a, const Labels &b)
{
    const auto within = [](const Labels &some, const Labels &others) {
        return std::all_of(some.keyBegin(), some.keyEnd(), [&](const DimensionCode &dimension) {
            return equalLabels(some.value(dimension), others.value(dimension));
        });
    };
    return within(a, b) && within(b, a);
}

QList<LabelCode> unionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b)
{
    return eachOnce(dimension, a + b);
}

QList<LabelCode> intersectionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b)
{
    QList<LabelCode> list = eachOnce(dimension, a);
    const QSet<QString> others = labelForms(b);
    list.removeIf([&](const LabelCode &label) { return !others.contains(labelForm(label)); });
    return list;
}

} // namespace yuyi
