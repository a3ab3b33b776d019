// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"

namespace yuyi {

/// @brief Progress of a later phase of a longer job. The phase counts from zero; the steps of earlier phases are added. Any thread.
class LaterPhase final : public Progress
{
public:
    /// `before`: number of steps of the earlier phases.
    LaterPhase(Progress &whole, qint64 before) : m_whole(whole), m_before(before) {}

    void setTotal(qint64 steps) override { m_whole.setTotal(m_before + steps); }
    void advance(qint64 steps) override { m_whole.advance(steps); }
    bool cancelled() const override { return m_whole.cancelled(); }

private:
    Progress &m_whole;
    qint64 m_before;
};

} // namespace yuyi
