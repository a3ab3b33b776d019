// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/images/sqlmediumstore.h"

#include "db/connection/chunks.h"
#include "db/migrations/migrations.h"
#include "db/pictures/serverpictures.h"
#include "db/rows/columns.h"

#include <QCoreApplication>
#include <QHash>

#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MediumStore)
};

/// Without the size, whose width and height are no members.
const sql::Columns<MediumFacts> factColumns("medium", {{"sha256", &MediumFacts::sha256},
                                                       {"format", &MediumFacts::format, ImageFormat::Unknown},
                                                       {"bytes", &MediumFacts::bytes},
                                                       {"source_url", &MediumFacts::sourceUrl},
                                                       {"licence", &MediumFacts::licence},
                                                       {"created_by", &MediumFacts::createdBy}});

bool isRead(ImageFormat format)
{
    return format != ImageFormat::Unknown && format <= ImageFormat::Tiff;
}

} // namespace

Result<> SqlMediumStore::add(const MediumFacts &facts, const QByteArray &content)
{
    if (facts.sha256.isNull() || !isRead(facts.format))
        return failure(ErrorCode::Invalid, Tr::tr("A picture without a hash or a known format cannot be saved."), facts.sha256.hex());
    if (!content.isEmpty() && Sha256::of(content) != facts.sha256)
        return failure(ErrorCode::Invalid, Tr::tr("The bytes of the picture do not match its hash."), facts.sha256.hex());
    YUYI_CHECK(sql::addRow(
        m_connection, factColumns, facts,
        {{"width", facts.size.width()}, {"height", facts.size.height()}, {"created_at", sql::timeOrNow({})}},
        QStringLiteral("ON CONFLICT (sha256) DO NOTHING")));
    if (m_connection.backend() == Backend::Postgres)
        return keepOnServer(facts, content);
    YUYI_TRY(const auto application, m_connection.number(QStringLiteral("PRAGMA application_id")));
    return static_cast<quint32>(application) == packageApplicationId ? keepInPackage(facts, content) : Result<>();
}

Result<> SqlMediumStore::keepOnServer(const MediumFacts &facts, const QByteArray &content)
{
    YUYI_TRY(const auto there, m_connection.number(QStringLiteral("SELECT count(*) FROM blob WHERE sha256 = ? AND "
                                                                  "encode(sha256(content), 'hex') = sha256"),
                                                   {facts.sha256.hex()}));
    if (there > 0)
        return {};
    return content.isEmpty()
             ? storeServerPicture(m_connection, facts.sha256, facts.format, facts.createdBy)
             : storeServerPicture(m_connection, facts.sha256, content, sql::timeOrNow({}), sql::id(facts.createdBy));
}

Result<> SqlMediumStore::keepInPackage(const MediumFacts &facts, const QByteArray &content)
{
    YUYI_TRY(const auto there, m_connection.number(QStringLiteral("SELECT (SELECT count(*) FROM blob WHERE sha256 = ?) + "
                                                                  "(SELECT count(*) FROM medium_content WHERE sha256 = ?)"),
                                                   {facts.sha256.hex(), facts.sha256.hex()}));
    if (there > 0)
        return {};
    if (content.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A picture without its bytes cannot be saved in a work package."), facts.sha256.hex());
    return sql::nothing(m_connection.write(QStringLiteral("INSERT INTO medium_content (sha256, content) VALUES (?, ?)"),
                                           {facts.sha256.hex(), sql::blob(content)}));
}

Result<QList<MediumFacts>> SqlMediumStore::mediaWhere(const QString &condition, const QVariantList &values)
{
    QList<MediumFacts> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, width, height FROM medium %2").arg(factColumns.names(), condition), values, [&](const Row &row) {
            MediumFacts facts = factColumns.read(row);
            const auto [width, height] = row.as<int, int>(factColumns.count());
            facts.size = {width, height};
            list.append(facts);
        }));
    return list;
}

Result<QList<MediumFacts>> SqlMediumStore::media(const QList<Sha256> &hashes)
{
    QHash<Sha256, MediumFacts> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        for (qsizetype from = 0; from < hashes.size(); from += sql::mostIds) {
            QVariantList values;
            const QList<Sha256> chunk = hashes.mid(from, sql::mostIds);
            for (const Sha256 &sha256 : chunk)
                values.append(sha256.hex());
            YUYI_TRY(const auto some, mediaWhere(QStringLiteral("WHERE sha256 IN (%1)").arg(sql::marks(values.size())), values));
            for (const MediumFacts &facts : some)
                found.insert(facts.sha256, facts);
        }
        return {};
    }));
    QList<MediumFacts> list;
    for (const Sha256 &sha256 : hashes) {
        if (const auto facts = found.constFind(sha256); facts != found.constEnd())
            list.append(*facts);
    }
    return list;
}

Result<QList<MediumFacts>> SqlMediumStore::all()
{
    return mediaWhere(QStringLiteral("ORDER BY sha256"), {});
}

Result<QByteArray> SqlMediumStore::added(const Sha256 &sha256)
{
    std::optional<QByteArray> content;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT content FROM medium_content WHERE sha256 = ?"), {sha256.hex()},
                                 [&](const Row &row) { content = row.first<sql::Blob>().value; }));
    if (!content)
        return failure(ErrorCode::NotFound, Tr::tr("This picture was not added in this work package."), sha256.hex());
    return *content;
}

Result<> SqlMediumStore::setSource(const Sha256 &sha256, const QString &url, const QString &licence)
{
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("UPDATE medium SET source_url = ?, licence = ? WHERE sha256 = ?"),
                                                 {sql::text(url), sql::text(licence), sha256.hex()}));
    if (rows == 0)
        return failure(ErrorCode::NotFound, Tr::tr("This picture is not in the project."), sha256.hex());
    return {};
}

} // namespace yuyi
