// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace yuyi {

/// Progress reports and cancellation of long work. All methods may be called from any thread.
class Progress
{
public:
    virtual ~Progress() = default;
    virtual void setTotal(qint64 steps) = 0;
    virtual void advance(qint64 steps = 1) = 0;
    virtual bool cancelled() const = 0;
};

/// Discards progress and never cancels; for tests and short work.
class NoProgress final : public Progress
{
public:
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return false; }
};

} // namespace yuyi
