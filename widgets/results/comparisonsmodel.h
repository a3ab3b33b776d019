// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/compareservice.h"

#include <QAbstractTableModel>

namespace yuyi {

/// @brief Runs against one: difference, interval, test; sorted as given.
class ComparisonsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Items, First, Second, Difference, Changed, P, Adjusted, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparisons(const QList<Comparison> &comparisons);
    const QList<Comparison> &comparisons() const { return m_comparisons; }
    void retranslate();
    /// −1: as they were made. What comes later is put in the same order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();

    QList<Comparison> m_made;            ///< in the order they were made in
    QList<Comparison> m_comparisons;
    int m_sorted = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// "0.032", "< 0.001".
QString probabilityText(double p);
/// "p = 0.032", "p < 0.001".
QString probabilityPhrase(double p);
/// The comparison in one or two sentences.
QString comparisonText(const Comparison &comparison, int comparisons);

} // namespace yuyi
