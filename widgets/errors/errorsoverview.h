// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "widgets/errors/errorsdesk.h"

#include <QWidget>

#include <atomic>

class QCheckBox;
class QLabel;
class QComboBox;
class QScrollArea;
class QStackedWidget;
class QTableView;

namespace yuyi {

class ChipRow;
class DonutChart;
class ErrorListModel;
class FilterChip;
class MatrixView;
class PracticeSwitch;
class StackedBarChart;

/// @brief The results of a coded sample: error types as a ring chart and by category, the agreement of the experts, and the
/// cases. Clicking a segment of a chart filters the list.
class ErrorsOverview final : public QWidget
{
    Q_OBJECT
public:
    explicit ErrorsOverview(ErrorsDesk &desk, QWidget *parent = nullptr);
    ~ErrorsOverview() override;

    void enter();
    void leave() { m_active = false; }
    void refresh();
    void retranslate();

    /// Groups by the next dimension; the models come last, then the first dimension again.
    void nextGrouping();
    void toggleShares();
    void clearFilter();
    void openCase();
    void walk(int step);
    void exportRing();
    void exportBars();
    void exportTable();
    void exportBook();
    bool hasCodes() const { return m_coded > 0; }
    bool isNarrowed() const { return m_narrowed; }
    bool isMakingBook() const { return m_making; }

Q_SIGNALS:
    void caseWanted(const yuyi::ErrorCaseId &id);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    QWidget *buildRing();
    QWidget *buildBars();
    QWidget *buildList();
    void fillGroupings();
    void fillModels();
    /// Rows of the stacked bars: for all models together, for one model, or for each model side by side.
    QList<CategoryErrors> barRows(const DimensionCode &dimension) const;
    QString modelTitle(const RunId &run) const;
    void openSegment(int category, int series);
    void showRing();
    void showBars();
    void showMatrix();
    void showAgreement();
    void showList();
    void narrow(const CaseFilter &filter, const QString &what);
    bool byRun() const;
    QString typeTitle(const QString &code) const;
    QList<ReportedCase> listed() const;
    QList<ErrorCaseId> bookCases() const;
    void askForBook(bool withProbes);
    void saveBook(const QString &path, bool withProbes);
    void saveTable(const QString &path, const QByteArray &table);
    PrintFigure printedRing() const;
    PrintFigure printedBars() const;
    void addPracticeNote(PrintFigure &figure) const;
    void saveFigure(const QString &path, const PrintFigure &figure);
    /// Returns true if the shown data may be exported; else shows the reason.
    bool mayLeave();

    ErrorsDesk &m_desk;
    ErrorSampleId m_shown;
    CaseFilter m_filter;
    bool m_narrowed = false;
    bool m_active = false;
    bool m_making = false;
    qsizetype m_coded = 0;
    QList<CategoryErrors> m_rows;    ///< the data of the bars or the matrix
    QList<QStringList> m_parts;      ///< subtypes on the ring chart, one list per type
    std::shared_ptr<std::atomic<bool>> m_cancel;
    PracticeSwitch *m_practice = nullptr;
    QLabel *m_ringTitle = nullptr;
    DonutChart *m_ring = nullptr;
    QLabel *m_barsTitle = nullptr;
    ChipRow *m_grouping = nullptr;
    QCheckBox *m_shares = nullptr;
    QStackedWidget *m_stack = nullptr;
    QComboBox *m_models = nullptr;
    QScrollArea *m_barsArea = nullptr;
    StackedBarChart *m_bars = nullptr;
    MatrixView *m_matrix = nullptr;
    QLabel *m_listTitle = nullptr;
    FilterChip *m_chip = nullptr;
    QLabel *m_agreement = nullptr;
    QTableView *m_table = nullptr;
    ErrorListModel *m_model = nullptr;
};

} // namespace yuyi
