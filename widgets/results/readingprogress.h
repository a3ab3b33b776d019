// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"

#include <atomic>

namespace yuyi {

/// @brief The progress of reading the replies; updated on the thread that reads.
class ReadingProgress final : public Progress
{
public:
    void setTotal(qint64 steps) override { m_total.store(steps); }
    void advance(qint64 steps = 1) override { m_done.fetch_add(steps); }
    bool cancelled() const override { return m_cancelled.load(); }
    void cancel() { m_cancelled.store(true); }
    qint64 total() const { return m_total.load(); }
    qint64 done() const { return m_done.load(); }

private:
    std::atomic<qint64> m_total{0};
    std::atomic<qint64> m_done{0};
    std::atomic<bool> m_cancelled{false};
};

} // namespace yuyi
