// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

enum class Backend {
    Sqlite,
    Postgres
};

/// @brief The few differences between the SQL of SQLite and PostgreSQL. Statements are written once with {{placeholders}}: blob,
/// identity and binary in migrations; like in queries.
class SqlDialect
{
public:
    explicit SqlDialect(Backend backend) : m_backend(backend) {}

    Backend backend() const { return m_backend; }
    QString expand(const QString &sql) const;
    /// The statement that starts a transaction that may write.
    QString begin() const;

private:
    Backend m_backend;
};

/// A LIKE pattern that finds `text` anywhere; use it with ESCAPE '\'.
QString likeAnywhere(const QString &text);

} // namespace yuyi
