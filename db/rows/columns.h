// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/stored.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <new>
#include <type_traits>

namespace yuyi::sql {

/// Marks a time that is set to the present when it is written without a value.
struct OrNow {
};
inline constexpr OrNow orNow;

/// @brief The columns of a stored type: each is named once, with the member that it fills. SELECT, INSERT and UPDATE are made of
/// them, so that no column is read by its number.
///
/// A column is `{"name", &Type::member}`; with a third value, `{"state", &Run::state, RunState::Paused}`, the code that is read
/// where the stored one is unknown. In place of a member, a lambda `[](auto &run) -> auto & { … }` names a part of one. A type that
/// is only read may have SQL expressions as names.
template <typename T>
class Columns
{
public:
    /// A name, and how its value is bound and read: what is known of the member's type is two functions, since objects that hold a
    /// function each take the compiler three times as long.
    class Column
    {
    public:
        template <typename Member>
        Column(const char *name, Member member)
            : Column(name, member, &bound<Member>, &read<Member>)
        {
        }
        template <typename Member, typename Code>
        Column(const char *name, Member member, Code unknown)
            : Column(name, Coded<Member, Code>{member, unknown}, &boundCode<Member, Code>, &readCode<Member, Code>)
        {
        }
        template <typename Member>
        Column(const char *name, Member member, OrNow)
            : Column(name, member, &boundOrNow<Member>, &read<Member>)
        {
        }

    private:
        friend class Columns;
        using Bound = QVariant (*)(const Column &, const T &);
        using Read = void (*)(const Column &, T &, const Row &, int);
        template <typename Member>
        using Value = std::remove_cvref_t<std::invoke_result_t<Member, T &>>;
        template <typename Member, typename Code>
        struct Coded {
            Member member;
            Code unknown;
        };

        template <typename Kept>
        Column(const char *name, const Kept &kept, Bound bind, Read take)
            : m_name(name),
              m_bound(bind),
              m_read(take)
        {
            static_assert(std::is_trivially_copyable_v<Kept> && sizeof(Kept) <= sizeof(m_kept) && alignof(Kept) <= alignof(void *));
            new (m_kept) Kept(kept);
        }
        template <typename Kept>
        const Kept &kept() const
        {
            return *std::launder(reinterpret_cast<const Kept *>(m_kept));
        }

        template <typename Member>
        static QVariant bound(const Column &column, const T &row)
        {
            return Stored<Value<Member>>::bound(std::invoke(column.kept<Member>(), row));
        }
        template <typename Member>
        static void read(const Column &column, T &row, const Row &from, int index)
        {
            std::invoke(column.kept<Member>(), row) = Stored<Value<Member>>::read(from, index);
        }
        template <typename Member, typename Code>
        static QVariant boundCode(const Column &column, const T &row)
        {
            return code(std::invoke(column.kept<Coded<Member, Code>>().member, row));
        }
        template <typename Member, typename Code>
        static void readCode(const Column &column, T &row, const Row &from, int index)
        {
            const auto &coded = column.kept<Coded<Member, Code>>();
            std::invoke(coded.member, row) = from.code(index, coded.unknown);
        }
        template <typename Member>
        static QVariant boundOrNow(const Column &column, const T &row)
        {
            return timeOrNow(std::invoke(column.kept<Member>(), row));
        }

        const char *m_name;
        Bound m_bound;
        Read m_read;
        alignas(void *) std::byte m_kept[3 * sizeof(void *)] = {};
    };

    /// The table is empty for a type that is only read.
    Columns(const char *table, std::initializer_list<Column> columns)
        : m_table(QLatin1String(table)), m_columns(columns)
    {
    }

    const QString &table() const { return m_table; }
    int count() const { return static_cast<int>(m_columns.size()); }

    /// "id, name", or "r.id, r.name" for the alias r.
    QString names(const char *alias = "") const
    {
        const QString prefix = *alias ? QLatin1String(alias) + u'.' : QString();
        QStringList names;
        for (const Column &column : m_columns)
            names.append(prefix + QLatin1String(column.m_name));
        return names.join(QLatin1String(", "));
    }

    /// Reads what `names` selected, from the column at `first` on.
    T read(const Row &row, int first = 0) const
    {
        T value{};
        for (const Column &column : m_columns)
            column.m_read(column, value, row, first++);
        return value;
    }

    QVariantList values(const T &value) const
    {
        QVariantList list;
        list.reserve(count());
        for (const Column &column : m_columns)
            list.append(column.m_bound(column, value));
        return list;
    }
    /// The value of one column, bound.
    QVariant valueOf(const T &value, QLatin1String name) const
    {
        for (const Column &column : m_columns) {
            if (QLatin1String(column.m_name) == name)
                return column.m_bound(column, value);
        }
        Q_UNREACHABLE();
    }

private:
    QString m_table;
    QList<Column> m_columns;
};

/// @brief The values of a type in the rows that the condition ("WHERE …", "ORDER BY …") selects. With an alias of the table, the
/// condition may begin with JOIN.
template <typename T>
Result<QList<T>> rowsWhere(Connection &connection, const Columns<T> &columns, const QString &condition,
                           const QVariantList &values, const char *alias = "")
{
    QList<T> list;
    YUYI_CHECK(connection.read(QLatin1String("SELECT ") + columns.names(alias) + QLatin1String(" FROM ") + columns.table() + u' '
                                   + QLatin1String(alias) + u' ' + condition,
                               values, [&](const Row &row) { list.append(columns.read(row)); }));
    return list;
}

/// A column that is written beside those of a type.
struct Extra {
    const char *name;
    QVariant value;
};

/// @brief INSERT of the value with the columns of its type and `extra` ones. `conflict` follows the statement: "ON CONFLICT …".
template <typename T>
Result<> addRow(Connection &connection, const Columns<T> &columns, const T &value, const QList<Extra> &extra = {},
                const QString &conflict = {})
{
    QString names = columns.names();
    QVariantList values = columns.values(value);
    for (const Extra &one : extra) {
        names += QLatin1String(", ") + QLatin1String(one.name);
        values.append(one.value);
    }
    return nothing(connection.write(QLatin1String("INSERT INTO ") + columns.table() + QLatin1String(" (") + names
                                        + QLatin1String(") VALUES (") + marks(values.size()) + QLatin1String(") ") + conflict,
                                    values));
}

/// @brief Writes some columns of one row in its version and counts the version up. The table has the columns id and version.
/// Conflict when the row has another version by now.
template <typename T>
Result<> updateRow(Connection &connection, const Columns<T> &columns, const T &value,
                   std::initializer_list<const char *> names)
{
    QStringList assignments;
    QVariantList values;
    for (const char *name : names) {
        assignments.append(QLatin1String(name) + QLatin1String(" = ?"));
        values.append(columns.valueOf(value, QLatin1String(name)));
    }
    assignments.append(QStringLiteral("version = version + 1"));
    values << columns.valueOf(value, QLatin1String("id")) << columns.valueOf(value, QLatin1String("version"));
    return connection.writeVersion(QLatin1String("UPDATE ") + columns.table() + QLatin1String(" SET ")
                                       + assignments.join(QLatin1String(", "))
                                       + QLatin1String(" WHERE id = ? AND version = ?"),
                                   values);
}

} // namespace yuyi::sql
