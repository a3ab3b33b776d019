// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class FigureRow;

/// @brief What a launch would send and cost, always in sight while it is set up; under it what stops it, or what to know.
class LaunchFigures final : public QWidget
{
    Q_OBJECT
public:
    explicit LaunchFigures(QWidget *parent = nullptr);

    /// Figures of a plan that was weighed.
    void setEstimate(const LaunchEstimate &estimate);
    /// Nothing is known: dashes.
    void clear();
    /// What is known before anything is weighed; `requests` −1: not known.
    void setRough(int runs, qint64 requests);
    /// Being weighed again: `done` of `total` requests, 0: not known. Until then the rough figures are shown.
    void setBusy(bool busy, qint64 done = 0, qint64 total = 0);
    /// What stops it; empty: nothing does.
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
