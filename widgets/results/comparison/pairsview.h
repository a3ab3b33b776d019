// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/compareservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class MatrixView;

/// @brief A matrix of runs × runs with the p-value of every pair, Holm-corrected over all pairs. Significant pairs are coloured.
/// A cell opens its pair.
class PairsView final : public QWidget
{
    Q_OBJECT
public:
    explicit PairsView(QWidget *parent = nullptr);

    /// Every pair once, in the order of comparePairs(). Runs are listed by accuracy, best first.
    void setPairs(const QList<Comparison> &pairs);
    const QList<Comparison> &pairs() const { return m_pairs; }
    MatrixView *matrix() const { return m_matrix; }
    void retranslate();

Q_SIGNALS:
    void pairChosen(yuyi::RunId first, yuyi::RunId second);

private:
    void show(const QList<Comparison> &pairs);
    void choose(int row, int column);

    QList<Comparison> m_pairs;
    QList<RunId> m_order;
    MatrixView *m_matrix = nullptr;
    QLabel *m_remark = nullptr;
};

} // namespace yuyi
