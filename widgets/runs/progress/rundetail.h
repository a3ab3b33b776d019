// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/live.h"
#include "widgets/shell/page/page.h"

#include <QScrollArea>

class QLabel;
class QTableView;

namespace yuyi {

class Badge;
class FigureRow;
class RepliesModel;
class ResultBar;
class TroubleList;

/// @brief The details of one run, live: progress, speed, cost, replies, errors and advice.
class RunDetail final : public QScrollArea
{
    Q_OBJECT
public:
    explicit RunDetail(PageContext context, QWidget *parent = nullptr);

    void setRun(const RunLive &run);
    const RunLive &run() const { return m_run; }
    RepliesModel *replies() const { return m_replies; }
    TroubleList *trouble() const { return m_trouble; }
    ResultBar *bar() const { return m_bar; }
    void retranslate();

Q_SIGNALS:
    void failed(const QString &sentence);
    /// The person opened a reply.
    void itemOpened(const yuyi::RunId &run, const yuyi::ImageId &image);

private:
    QWidget *buildHead();
    QWidget *buildLists();
    void showNumbers();
    void loadImages();
    /// Shows the errors of the run. For a run that is not running here they are read from the database.
    void showTrouble();
    void loadErrors();
    QString programText() const;

    PageContext m_context;
    RunLive m_run;
    QLabel *m_title = nullptr;
    Badge *m_state = nullptr;
    QWidget *m_resume = nullptr;
    QWidget *m_help = nullptr;
    QLabel *m_program = nullptr;
    FigureRow *m_figures = nullptr;
    ResultBar *m_bar = nullptr;
    QTableView *m_table = nullptr;
    RepliesModel *m_replies = nullptr;
    QLabel *m_troubleTitle = nullptr;
    TroubleList *m_trouble = nullptr;
    ItemSetId m_imagesOf;
    RunId m_errorsOf;         ///< whose stored errors are shown, or read
    int m_errorsCounted = -1; ///< its number of errors at that time
    bool m_errorsRead = false;
    QList<LiveErrors> m_errors;
};

} // namespace yuyi
