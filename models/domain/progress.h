// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace yuyi {

/// @brief How long work reports where it is and learns that it shall stop. Every method may be called from any thread.
class Progress
{
public:
    virtual ~Progress() = default;
    virtual void setTotal(qint64 steps) = 0;
    virtual void advance(qint64 steps = 1) = 0;
    virtual bool cancelled() const = 0;
};

/// Where nobody watches and nobody stops: tests and short work.
class NoProgress final : public Progress
{
public:
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return false; }
};

} // namespace yuyi
