// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Estimates the size and cost of a launch on a thread of its own, one plan at a time.
class LaunchEstimator final : public QObject
{
    Q_OBJECT
public:
    explicit LaunchEstimator(ProjectAccess &project, QObject *parent = nullptr);
    ~LaunchEstimator() override;

    /// Estimates a plan; an earlier one is stopped. estimated() or failed() follows, unless stop() is called.
    void start(const RunPlan &plan);
    void stop();

Q_SIGNALS:
    /// `done` of `total` requests have been looked at; `total` 0: not known.
    void progressed(qint64 done, qint64 total);
    void estimated(const yuyi::LaunchEstimate &estimate);
    void failed(const yuyi::Error &error);

private:
    struct Weighing;

    ProjectAccess &m_project;
    std::shared_ptr<Weighing> m_weighing;
    QTimer m_look;
};

} // namespace yuyi
