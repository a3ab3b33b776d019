// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class StatNumber;

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
    /// Being weighed anew: `done` of `total` pictures, 0: not known. The former figures stay until then.
    void setBusy(bool busy, qint64 done = 0, qint64 total = 0);
    /// What stops it; empty: nothing does.
    void setBlocker(const QString &sentence);
    QString blocker() const { return m_blocker; }
    const LaunchEstimate &estimate() const { return m_estimate; }
    void retranslate();

private:
    void refresh();

    StatNumber *m_runs;
    StatNumber *m_requests;
    StatNumber *m_pictures;
    StatNumber *m_tokens;
    StatNumber *m_bytes;
    StatNumber *m_cost;
    StatNumber *m_time;
    QLabel *m_text;
    LaunchEstimate m_estimate;
    QString m_blocker;
    QString m_busyText;
    bool m_known = false;
};

} // namespace yuyi
