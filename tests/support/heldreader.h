// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/projectaccess.h"
#include "models/stores/stores.h"

#include <condition_variable>
#include <memory>
#include <mutex>

namespace yuyi::test {

/// @brief Keeps the reading thread of a project busy until release(): what is read afterwards comes later than the person acts.
/// A read that a write overtook is done again, so the thread stays free once it was let go.
class HeldReader
{
public:
    explicit HeldReader(ProjectAccess &project)
    {
        project.read([gate = m_gate](Stores &) -> Result<> {
            std::unique_lock lock(gate->mutex);
            gate->opened.wait(lock, [&] { return gate->isOpen; });
            return {};
        });
    }
    ~HeldReader() { release(); }
    HeldReader(const HeldReader &) = delete;
    HeldReader &operator=(const HeldReader &) = delete;

    void release()
    {
        {
            const std::lock_guard lock(m_gate->mutex);
            m_gate->isOpen = true;
        }
        m_gate->opened.notify_all();
    }

private:
    struct Gate {
        std::mutex mutex;
        std::condition_variable opened;
        bool isOpen = false;
    };
    std::shared_ptr<Gate> m_gate = std::make_shared<Gate>();
};

} // namespace yuyi::test
