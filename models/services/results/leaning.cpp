// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/leaning.h"

#include "models/services/results/figures.h"
#include "models/services/results/table.h"
#include "models/services/rules/optionorder.h"

#include <algorithm>

namespace yuyi {

std::optional<Leaning> leaningOf(const ResultsData &data, const ResultsRun &run, const ResultsTable &table)
{
    const QSet<QString> kinds = fixedKinds(data.preset);
    QSet<QuestionVersionId> fixed;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    for (const ItemSetItem &item : items) {
        const QList<LabelCode> kind = item.labels.value(kindDimension);
        if (!kind.isEmpty() && kinds.contains(kind.constFirst().text()))
            fixed.insert(item.question);
    }
    if (const QSet<QuestionVersionId> *only = table.only())
        fixed.intersect(*only);
    if (fixed.isEmpty())
        return std::nullopt;
    const LetterHistogram histogram = letterHistogram(data, run.run.id, table.query.withExamples, &fixed);
    if (histogram.replies < leaningReplies)
        return std::nullopt;
    const auto most = std::max_element(histogram.answers.begin(), histogram.answers.end());
    if (*most < leaningShare * histogram.replies)
        return std::nullopt;
    return Leaning{histogram.letters.at(most - histogram.answers.begin()), *most, histogram.replies};
}

} // namespace yuyi
