// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/tables.h"
#include "widgets/study/studypagedata.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace yuyi {

class ActionButton;
class AnswersView;
class EmptyState;
class ReportBar;
class ReportCharts;
class ReportController;
class ReportExport;
class ReportTable;
class SplitView;
class StateStack;
class StudyTableModel;

/// @brief The report of a study: statistics of the participants, with and without the exclusion rules, people against models, and
/// the answers behind every figure. For leads. Its commands have the scope "study".
class ReportView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportView(StudyPageData &pageData, QWidget *parent = nullptr);
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
    bool isComplete() const;
    std::shared_ptr<const StudyReport> report() const;
    bool byRules() const { return m_byRules; }
    StudyTableModel *table() const;
    AnswersView *answers() const { return m_answers; }

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void build();
    void connectController();
    StudyId wanted() const;
    void follow();
    /// Shows the report that was read. `again`: there was one of the same study before.
    void take(bool again);
    void showState(const QString &sentence, const QString &hint = {});
    void showSimulated();
    void showAllAnswers();
    void choose(const QString &view);
    void redraw();
    void showTable();
    void fillTable();
    void placeParts();
    void setByRules(bool on);
    void openTrials(const TrialFilter &filter, const QString &what);
    void offerExport();
    void showNotes();
    StudyTableKind kind() const;
    bool onAnswers() const;
    bool hasReport() const { return m_entered && report() != nullptr; }

    StudyPageData &m_pageData;
    PageContext m_context;
    ReportController *m_controller;
    QString m_view; ///< code of a table, or of the answers
    bool m_byRules = true;
    bool m_entered = false;
    ReportBar *m_bar = nullptr;
    QLabel *m_remark = nullptr;
    ActionButton *m_how = nullptr;
    StateStack *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    SplitView *m_split = nullptr;
    ReportCharts *m_charts = nullptr;
    ReportTable *m_table = nullptr;
    AnswersView *m_answers = nullptr;
    ReportExport *m_export = nullptr;
};

} // namespace yuyi
