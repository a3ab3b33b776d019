// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace yuyi::platform {

/// @brief A descriptor of the C library (on Windows of its runtime), closed at the end. Programs started by this one do not inherit it.
/// One thread at a time.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor &&other) noexcept : m_number(other.release()) {}
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        if (this != &other) {
            close();
            m_number = other.release();
        }
        return *this;
    }

    bool isOpen() const { return m_number >= 0; }
    /// -1 where nothing is open.
    int number() const { return m_number; }
    /// Leaves closing it to the caller.
    int release() { return std::exchange(m_number, -1); }
    /// Closes it now; nothing happens where nothing is open.
    void close();

private:
    int m_number = -1;
};

} // namespace yuyi::platform
