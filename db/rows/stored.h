// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/runvalues.h"
#include "models/domain/runs/endpoint.h"

#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace yuyi::sql {

/// @brief How a value is bound to a statement and read from a column. Not defined for types that have no form in the database.
template <typename V>
struct Stored;

/// @brief A code of an enum to be read, `unknown` where the stored one is not known, as when a newer program wrote it.
template <auto unknown>
struct CodeOr {
    decltype(unknown) value = unknown;
    operator decltype(unknown)() const { return value; }
};

/// @brief Bytes as they are, not text.
struct Blob {
    QByteArray value;
    operator QByteArray() const { return value; }
};

/// @brief The JSON that the type's toJson writes and `parse` reads: `template <> struct Stored<Study> : StoredJson<studyOf> { };`
template <auto parse>
struct StoredJson {
    using Value = std::invoke_result_t<decltype(parse), const Json &>;
    static QVariant bound(const Value &value) { return json(toJson(value)); }
    static Value read(const Row &row, int column) { return parse(storedJson(row.utf8(column))); }
};

template <>
struct Stored<QString> {
    static QVariant bound(const QString &value) { return text(value); }
    static QString read(const Row &row, int column) { return row.text(column); }
};
/// UTF-8 text, not bytes: those are a Blob.
template <>
struct Stored<QByteArray> {
    static QVariant bound(const QByteArray &value) { return text(value); }
    static QByteArray read(const Row &row, int column) { return row.utf8(column); }
};
template <>
struct Stored<Blob> {
    static QVariant bound(const Blob &value) { return blob(value.value); }
    static Blob read(const Row &row, int column) { return {row.blob(column)}; }
};
template <>
struct Stored<int> {
    static QVariant bound(int value) { return value; }
    static int read(const Row &row, int column) { return row.small(column); }
};
template <>
struct Stored<qint64> {
    static QVariant bound(qint64 value) { return integer(value); }
    static qint64 read(const Row &row, int column) { return row.integer(column); }
};
template <>
struct Stored<quint32> {
    static QVariant bound(quint32 value) { return integer(value); }
    static quint32 read(const Row &row, int column) { return static_cast<quint32>(row.integer(column)); }
};
template <>
struct Stored<OptionSet> {
    static QVariant bound(const OptionSet &value) { return integer(value.bits); }
    static OptionSet read(const Row &row, int column) { return {static_cast<quint32>(row.integer(column))}; }
};
template <>
struct Stored<double> {
    static QVariant bound(double value) { return value; }
    static double read(const Row &row, int column) { return row.real(column); }
};
template <>
struct Stored<bool> {
    static QVariant bound(bool value) { return flag(value); }
    static bool read(const Row &row, int column) { return row.flag(column); }
};
template <>
struct Stored<QDateTime> {
    static QVariant bound(const QDateTime &value) { return time(value); }
    static QDateTime read(const Row &row, int column) { return row.time(column); }
};
template <>
struct Stored<QUuid> {
    static QVariant bound(const QUuid &value) { return uuid(value); }
    static QUuid read(const Row &row, int column) { return row.uuid(column); }
};
template <>
struct Stored<Sha256> {
    static QVariant bound(const Sha256 &value) { return text(value.hex()); }
    static Sha256 read(const Row &row, int column) { return Sha256::fromHex(row.text(column)).value_or(Sha256()); }
};
template <typename Tag>
struct Stored<Id<Tag>> {
    static QVariant bound(const Id<Tag> &value) { return id(value); }
    static Id<Tag> read(const Row &row, int column) { return row.id<Id<Tag>>(column); }
};
template <auto unknown>
struct Stored<CodeOr<unknown>> {
    static QVariant bound(const CodeOr<unknown> &value) { return code(value.value); }
    static CodeOr<unknown> read(const Row &row, int column) { return {row.code(column, unknown)}; }
};
template <>
struct Stored<DimensionCode> {
    static QVariant bound(const DimensionCode &value) { return text(value.text()); }
    static DimensionCode read(const Row &row, int column) { return DimensionCode(row.text(column)); }
};
template <>
struct Stored<LabelCode> {
    static QVariant bound(const LabelCode &value) { return text(value.text()); }
    static LabelCode read(const Row &row, int column) { return LabelCode(row.text(column)); }
};
/// A JSON array of texts.
template <>
struct Stored<QStringList> {
    static QVariant bound(const QStringList &value) { return list(value); }
    static QStringList read(const Row &row, int column) { return parseList(row.text(column)); }
};
/// A JSON array of ids.
template <typename Tag>
struct Stored<QList<Id<Tag>>> {
    static QVariant bound(const QList<Id<Tag>> &value) { return ids(value); }
    static QList<Id<Tag>> read(const Row &row, int column) { return parseIds<Id<Tag>>(row.text(column)); }
};
/// A JSON array of codes, without unknown ones.
template <typename E>
    requires std::is_enum_v<E>
struct Stored<QList<E>> {
    static QVariant bound(const QList<E> &value) { return codes(value); }
    static QList<E> read(const Row &row, int column) { return parseCodes<E>(row.text(column)); }
};
template <>
struct Stored<Json> {
    static QVariant bound(const Json &value) { return json(value); }
    static Json read(const Row &row, int column) { return storedJson(row.utf8(column)); }
};
template <>
struct Stored<Labels> {
    static QVariant bound(const Labels &value) { return json(labelsJson(value)); }
    static Labels read(const Row &row, int column) { return labelsOf(storedJson(row.utf8(column))); }
};
template <>
struct Stored<PictureProfile> : StoredJson<pictureProfile> {
};
/// Without what was learned from the server.
template <>
struct Stored<ChatParameters> : StoredJson<chatParameters> {
};
/// Null when there is no value.
template <typename V>
struct Stored<std::optional<V>> {
    static QVariant bound(const std::optional<V> &value)
    {
        return value ? Stored<V>::bound(*value) : QVariant(QMetaType(QMetaType::QString));
    }
    static std::optional<V> read(const Row &row, int column)
    {
        return row.isNull(column) ? std::nullopt : std::optional<V>(Stored<V>::read(row, column));
    }
};

} // namespace yuyi::sql

namespace yuyi {

template <typename... Values>
std::tuple<Values...> Row::as(int first) const
{
    return [&]<int... offsets>(std::integer_sequence<int, offsets...>)
    {
        return std::tuple<Values...>{sql::Stored<Values>::read(*this, first + offsets)...};
    }
    (std::make_integer_sequence<int, sizeof...(Values)>());
}

template <typename Value>
Value Row::first() const
{
    return sql::Stored<Value>::read(*this, 0);
}

} // namespace yuyi
