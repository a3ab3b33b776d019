// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runlive.h"

#include <QScrollArea>
#include <QTimer>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief What went wrong in a run and what to do: errors by kind with their advice, and what waits to be asked again with its
/// countdown. Always there, also when nothing went wrong, so that nothing moves.
class TroubleList final : public QScrollArea
{
    Q_OBJECT
public:
    explicit TroubleList(QWidget *parent = nullptr);

    void setRun(const RunLive &run);
    /// All sentences, for readers and tests.
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
