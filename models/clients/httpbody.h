// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace yuyi {

/// @brief The body of a request as parts that follow one another. Parts are shared, not copied, so a picture is in memory once
/// however many requests show it.
class HttpBody
{
public:
    HttpBody() = default;
    HttpBody(const QByteArray &bytes) { append(bytes); }

    void append(const QByteArray &part)
    {
        if (part.isEmpty())
            return;
        m_parts.append(part);
        m_size += part.size();
    }

    const QByteArrayList &parts() const { return m_parts; }
    qint64 size() const { return m_size; }
    /// Returns the whole body, as a copy.
    QByteArray bytes() const { return m_parts.join(); }

private:
    QByteArrayList m_parts;
    qint64 m_size = 0;
};

} // namespace yuyi
