// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/errors/errorspagedata.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace yuyi {

class ChipRow;
class MatrixView;
class StackedBarChart;

/// @brief The error types of a coded sample by category as stacked bars, or by model as a matrix. Clicking a segment asks for its
/// cases.
class ErrorBarsPanel final : public QWidget
{
    Q_OBJECT
public:
    ErrorBarsPanel(ErrorsPageData &pageData, QWidget *parent);

    /// Shows the current data of the page data; there must be some.
    void refresh();
    /// Groups by the next dimension; the models come last, then the first dimension again.
    void nextGrouping();
    void toggleShares();
    /// The data of the bars or the matrix.
    const QList<CategoryErrors> &rows() const { return m_rows; }
    /// The bars or the matrix as they are printed.
    PrintFigure printed() const;
    void retranslate();

Q_SIGNALS:
    /// The cases of a segment or cell are wanted; `what` describes them.
    void narrowed(const yuyi::CaseFilter &filter, const QString &what);

private:
    void build();
    void fillGroupings();
    void fillModels();
    /// Rows of the stacked bars: for all models together, for one model, or for each model side by side.
    QList<CategoryErrors> barRows(const DimensionCode &dimension) const;
    QString modelTitle(const RunId &run) const;
    QString typeTitle(const QString &code) const;
    bool byRun() const;
    void showBars();
    void showMatrix();
    void openMark(int row, int type);

    ErrorsPageData &m_pageData;
    qsizetype m_coded = 0;
    QList<CategoryErrors> m_rows;
    QLabel *m_title = nullptr;
    ChipRow *m_grouping = nullptr;
    QCheckBox *m_shares = nullptr;
    QStackedWidget *m_stack = nullptr;
    QComboBox *m_models = nullptr;
    QScrollArea *m_barsArea = nullptr;
    StackedBarChart *m_bars = nullptr;
    MatrixView *m_matrix = nullptr;
};

} // namespace yuyi
