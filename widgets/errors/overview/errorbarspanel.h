// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "models/services/errors/directanswers.h"
#include "widgets/errors/errorspagedata.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace yuyi {

class ChipRow;
class DirectAnswersChart;
class MatrixView;
class StackedBarChart;

/// @brief The error types of a coded sample by category as stacked bars, or by model as a matrix; or by type, how often models reply
/// correctly when they are asked directly. Clicking a segment asks for its cases.
class ErrorBarsPanel final : public QWidget
{
    Q_OBJECT
public:
    ErrorBarsPanel(ErrorsPageData &pageData, QWidget *parent);

    /// Shows the current data of the page data; there must be some.
    void refresh();
    /// Groups by the next dimension; the models and the direct questions come last, then the first dimension again.
    void nextGrouping();
    void toggleShares();
    /// The name of a file for what is shown.
    QString fileName() const;
    /// The numbers of what is shown, as CSV.
    QByteArray table() const;
    /// What is shown, as it is printed.
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
    bool isDirect() const;
    QList<DirectAnswers> directRows() const;
    void showBars();
    void showMatrix();
    void showDirect();
    void openMark(int row, int type);
    void openDirect(int row);

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
    DirectAnswersChart *m_direct = nullptr;
};

} // namespace yuyi
