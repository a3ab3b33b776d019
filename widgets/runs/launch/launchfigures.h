// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class FigureRow;

/// @brief The estimated size and cost of a launch, always visible while it is set up. Below: what prevents the launch, or notes.
class LaunchFigures final : public QWidget
{
    Q_OBJECT
public:
    explicit LaunchFigures(QWidget *parent = nullptr);

    /// Shows the estimate of a plan.
    void setEstimate(const LaunchEstimate &estimate);
    /// Shows dashes because nothing is known.
    void clear();
    /// Sets rough figures that are known before the estimate. `requests` −1: not known.
    void setRough(int runs, qint64 requests);
    /// Shows that an estimate is being computed: `done` of `total` requests (`total` 0: not known). Until then the rough figures
    /// are shown.
    void setBusy(bool busy, qint64 done = 0, qint64 total = 0);
    /// Shows what prevents the launch; an empty text means nothing does.
    void setBlocker(const QString &sentence);
    QString blocker() const { return m_blocker; }
    const LaunchEstimate &estimate() const { return m_estimate; }
    void retranslate();

private:
    void refresh();

    FigureRow *m_row;
    QLabel *m_text;
    LaunchEstimate m_estimate;
    QString m_blocker;
    QString m_busyText;
    bool m_known = false;
    int m_roughRuns = 0;
    qint64 m_roughRequests = -1;
};

} // namespace yuyi
