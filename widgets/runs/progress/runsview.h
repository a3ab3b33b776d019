// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/live.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QTableView;

namespace yuyi {

class EmptyState;
class RunDetail;
class RunsModel;
class StateStack;

/// @brief The list of runs by launch, and the live details of the selected run. Includes runs that another program is working on.
class RunsView final : public QWidget
{
    Q_OBJECT
public:
    explicit RunsView(PageContext context, QWidget *parent = nullptr);

    void enter();
    void leave();
    void retranslate();
    void select(const RunId &run);
    /// The selected run; null if none is selected.
    const RunLive *current() const;
    void step(int by);

    /// The actions of the buttons. They act on the selected run.
    void resume();
    void help(); ///< joins the programs that work on the run
    void pause();
    void cancel();
    void retryErrors();
    void hide();
    void pauseEverything();
    bool mayResume() const;
    bool mayHelp() const;
    bool mayPause() const;
    bool mayCancel() const;
    bool mayRetryErrors() const;
    bool mayHide() const;

    RunsModel *model() const { return m_model; }
    RunDetail *detail() const { return m_detail; }
    /// "3 in progress, 36 runs in total".
    QString summary() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void stateChanged();
    void itemOpened(const yuyi::RunId &run, const yuyi::ImageId &image);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void refreshRun(const RunId &id);
    void showCurrent();
    void spanHeadings();
    void fitColumns();

    PageContext m_context;
    RunsModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    RunDetail *m_detail = nullptr;
    StateStack *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    RunId m_wanted;
    bool m_active = false;
};

} // namespace yuyi
