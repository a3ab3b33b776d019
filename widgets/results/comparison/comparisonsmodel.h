// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/compareservice.h"

#include <QAbstractTableModel>

namespace yuyi {

/// @brief Comparisons of other runs with one run: difference, interval, test. Initially in the given order.
class ComparisonsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Name,
        Items,
        First,
        Second,
        Difference,
        Changed,
        P,
        Adjusted,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparisons(const QList<Comparison> &comparisons);
    const QList<Comparison> &comparisons() const { return m_comparisons; }
    void retranslate();
    /// Sorts by a column; −1 restores the original order. Comparisons that are set later are sorted in the same way.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();

    QList<Comparison> m_made; ///< in the original order
    QList<Comparison> m_comparisons;
    int m_sorted = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// "0.032", "< 0.001".
QString probabilityText(double p);
/// "p = 0.032", "p < 0.001".
QString probabilityPhrase(double p);
/// Describes a comparison in one or two sentences. `comparisons`: how many of those made test something.
QString comparisonText(const Comparison &comparison, int comparisons);

} // namespace yuyi
