// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/questionlabels.h"

#include "models/domain/annotation/itemlabels.h"

#include <QSet>

namespace yuyi {

namespace {

void takeDimension(Labels &labels, const Labels &from, const DimensionCode &dimension)
{
    if (from.value(dimension).isEmpty())
        labels.remove(dimension);
    else
        labels.insert(dimension, from.value(dimension));
}

/// The dimension that a nested one is nested in at last.
DimensionCode rootOf(const DimensionCode &code, const Preset &preset)
{
    DimensionCode root = code;
    for (const Dimension *dimension = preset.dimension(root); dimension && !dimension->parent.isEmpty();
         dimension = preset.dimension(root))
        root = dimension->parent;
    return root;
}

} // namespace

Labels repairedLabels(const Labels &gold, const Labels &former, const Labels &now, const Preset &preset)
{
    Labels labels = gold;
    QSet<DimensionCode> said;
    for (const Labels *one : {&former, &now}) {
        for (auto dimension = one->cbegin(); dimension != one->cend(); ++dimension)
            said.insert(dimension.key());
    }
    QSet<DimensionCode> changed;
    for (const DimensionCode &dimension : std::as_const(said)) {
        if (former.value(dimension) == now.value(dimension))
            continue;
        changed.insert(rootOf(dimension, preset));
        takeDimension(labels, now, dimension);
    }
    const auto outside = outsideParent(labels, preset);
    for (const auto &[nested, label] : outside) {
        const DimensionCode root = rootOf(nested, preset);
        if (!changed.contains(root))
            continue; // it was decided so
        for (const Dimension &dimension : preset.dimensions) {
            if (rootOf(dimension.code, preset) == root)
                takeDimension(labels, now, dimension.code);
        }
    }
    return labels;
}

} // namespace yuyi
