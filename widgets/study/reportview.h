// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/tables.h"
#include "widgets/study/studydesk.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace yuyi {

class ActionButton;
class AnswersView;
class ChipRow;
class EmptyState;
class FrozenColumn;
class ReportCharts;
class SplitView;
class StudyTableModel;

/// @brief The report of a study: statistics of the participants, with and without the exclusion rules, people against models, and
/// the answers behind every figure. For leads. Its commands have the scope "study".
class ReportView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportView(StudyDesk &desk, QWidget *parent = nullptr);
    ~ReportView() override;

    /// Called when the tab is shown. The commands are valid only while it is.
    void enter();
    void leave();
    /// Updates the report after another study was selected or the study was frozen.
    void refresh();
    /// Reads again where answers, people or replies changed.
    void projectChanged(const Changes &changes);
    void retranslate();

    /// Returns true if the report shows the current selection.
    bool isComplete() const { return m_report != nullptr && !m_loading; }
    std::shared_ptr<const StudyReport> report() const { return m_report; }
    bool byRules() const { return m_byRules; }
    StudyTableModel *table() const { return m_model; }
    AnswersView *answers() const { return m_answers; }

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    QWidget *buildBar();
    void build();
    StudyId wanted() const;
    void follow();
    void reload();
    void take(StudyReport report);
    void showState(const QString &sentence, const QString &hint = {});
    void choose(const QString &view);
    void step(int by);
    void redraw();
    void fillTable();
    void placeParts();
    void fitBar();
    void setByRules(bool on);
    void openCell(int row, int column);
    void openTrials(const TrialFilter &filter, const QString &what);
    void exportMenu();
    void exportReport(int format);
    void exportData(bool json);
    void exportPicture();
    void showNotes();
    StudyTableKind kind() const;
    bool onAnswers() const;
    DimensionCode dimension() const;
    bool hasReport() const { return m_entered && m_report != nullptr; }

    StudyDesk &m_desk;
    PageContext m_context;
    StudyId m_study;                 ///< null: a draft
    std::shared_ptr<const StudyReport> m_report;
    QString m_view;                  ///< code of a table, or "answers"
    bool m_byRules = true;
    bool m_entered = false;
    bool m_loading = false;
    bool m_stale = false;
    quint64 m_request = 0;
    QWidget *m_bar = nullptr;
    ChipRow *m_views = nullptr;
    ChipRow *m_rules = nullptr;
    QComboBox *m_dimension = nullptr;
    QCheckBox *m_simulated = nullptr;
    ActionButton *m_export = nullptr;
    QLabel *m_remark = nullptr;
    ActionButton *m_how = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    SplitView *m_split = nullptr;
    ReportCharts *m_charts = nullptr;
    QTableView *m_table = nullptr;
    FrozenColumn *m_frozen = nullptr;
    StudyTableModel *m_model = nullptr;
    AnswersView *m_answers = nullptr;
};

} // namespace yuyi
