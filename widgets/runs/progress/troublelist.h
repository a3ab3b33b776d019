// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/live.h"

#include <QScrollArea>
#include <QTimer>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief The problems of a run: errors by kind with advice, and requests waiting to be retried with a countdown. It is shown
/// even if there are no problems, so the layout does not move.
class TroubleList final : public QScrollArea
{
    Q_OBJECT
public:
    explicit TroubleList(QWidget *parent = nullptr);

    void setRun(const RunLive &run);
    /// All sentences, for screen readers and tests.
    QStringList sentences() const;
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        QString strong;
        QString text;
        QString tone;
    };
    QList<Line> lines() const;
    void refresh();

    RunLive m_run;
    QWidget *m_page;
    QVBoxLayout *m_column;
    QList<QPair<QLabel *, QLabel *>> m_labels;
    QTimer m_second;
};

} // namespace yuyi
