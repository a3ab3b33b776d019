// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/descriptions/descriptionspagedata.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class BubbleChart;
class MatrixView;

/// @brief The agreement of each two scorers of a run of descriptions, and the scores of the selected pair as a table and as
/// bubbles. Hidden while there is no pair.
class ScorerPairsPanel final : public QWidget
{
    Q_OBJECT
public:
    ScorerPairsPanel(DescriptionsPageData &pageData, QWidget *parent);

    /// Shows the report of the page data; there must be one with scorers.
    void showReport();
    void nextPair();
    bool hasPair() const { return !m_list.isEmpty(); }
    /// The scores of the selected pair as they are printed.
    PrintFigure printedBubbles() const;
    PrintFigure printedTable() const;
    void retranslate();
    QTableWidget *pairs() const { return m_pairs; }
    MatrixView *matrix() const { return m_matrix; }
    BubbleChart *bubbles() const { return m_bubbles; }

Q_SIGNALS:
    /// A key has changed something that should be in view.
    void reached(QWidget *part);

private:
    void showPair();
    /// Adds titles and the number of descriptions to a figure of the selected pair.
    PrintFigure titled(PrintFigure figure) const;

    DescriptionsPageData &m_pageData;
    QList<ScorerPair> m_list;
    QLabel *m_title = nullptr;
    QTableWidget *m_pairs = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_matrixTitle = nullptr;
    MatrixView *m_matrix = nullptr;
    BubbleChart *m_bubbles = nullptr;
};

} // namespace yuyi
