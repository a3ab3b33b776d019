// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/maderesults.h"

#include "models/services/results/compareservice.h"
#include "models/services/results/responseviewer.h"
#include "models/services/results/tabletexts.h"

#include <QTest>

#include <cmath>

namespace yuyi::test {

inline bool close(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

inline const ResultsRow *rowOf(const ResultsTable &table, const QString &model)
{
    for (const ResultsRow &row : table.rows) {
        if (row.model == model)
            return &row;
    }
    return nullptr;
}

inline const ResultsRow *rowOf(const ResultsTable &table, RowKind kind)
{
    for (const ResultsRow &row : table.rows) {
        if (row.kind == kind)
            return &row;
    }
    return nullptr;
}

inline qsizetype columnOf(const ResultsTable &table, const LabelCode &label)
{
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (table.columns.at(i).label == label)
            return i;
    }
    return -1;
}

/// Eight items on six images: two images have two questions.
inline MadeResults eight()
{
    MadeResults made;
    const Dimension &domain = made.dimension("domain");
    const Dimension &rhetoric = made.dimension("rhetoric");
    QList<ImageId> images;
    for (int i = 0; i < 6; ++i)
        images.append(ImageId::create());
    const int image[] = {0, 0, 1, 1, 2, 3, 4, 5};
    for (int i = 0; i < 8; ++i) {
        Labels labels{{domain.code, {domain.values.at(i % 2).code}}};
        labels.insert(rhetoric.code, i < 3 ? QList<LabelCode>{rhetoric.values.at(0).code, rhetoric.values.at(1).code}
                                           : QList<LabelCode>{rhetoric.values.at(0).code});
        made.addItem(QStringLiteral("dev-%1").arg(i + 1), images.at(image[i]), i < 3 ? 2 : i % 6, labels, i < 4 ? i % 6 : -1);
    }
    return made;
}

} // namespace yuyi::test
