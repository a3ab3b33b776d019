// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/runs/sqlendpointstore.h"

#include "db/rows/columns.h"
#include "models/domain/clock.h"
#include "models/domain/preset/configurationjson.h"

#include <QCoreApplication>

namespace yuyi::sql {

template <>
struct Stored<Configuration> : StoredJson<configurationFrom> {
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EndpointStore)
};

/// Without the column `learned`, which fills a part of the parameters and is written apart.
const sql::Columns<Endpoint> endpointColumns("endpoint", {{"id", &Endpoint::id},
                                                          {"name", &Endpoint::name},
                                                          {"service", &Endpoint::service},
                                                          {"dialect", &Endpoint::dialect, ChatDialect::OpenAi},
                                                          {"base_url", &Endpoint::baseUrl},
                                                          {"model", &Endpoint::model},
                                                          {"section", &Endpoint::section, ModelSection::Closed},
                                                          {"parameters", &Endpoint::parameters},
                                                          {"picture_profile", &Endpoint::pictures},
                                                          {"key_source", &Endpoint::keySource, KeySource::None},
                                                          {"key_variable", &Endpoint::keyVariable},
                                                          {"concurrency", &Endpoint::concurrency},
                                                          {"requests_per_minute", &Endpoint::requestsPerMinute},
                                                          {"deadline_seconds", &Endpoint::deadlineSeconds},
                                                          {"price_input", &Endpoint::priceInput},
                                                          {"price_output", &Endpoint::priceOutput},
                                                          {"currency", &Endpoint::currency},
                                                          {"budget", &Endpoint::budget},
                                                          {"active", &Endpoint::active},
                                                          {"created_at", &Endpoint::createdAt, sql::orNow},
                                                          {"created_by", &Endpoint::createdBy},
                                                          {"version", &Endpoint::version},
                                                          {"model_size", &Endpoint::billions}});

const sql::Columns<PromptTemplate> templateColumns("prompt_template", {{"id", &PromptTemplate::id},
                                                                       {"number", &PromptTemplate::number},
                                                                       {"body", &PromptTemplate::configuration},
                                                                       {"created_at", &PromptTemplate::createdAt},
                                                                       {"created_by", &PromptTemplate::createdBy}});

} // namespace

Result<> SqlEndpointStore::requireFreeName(const Endpoint &endpoint)
{
    YUYI_TRY(const auto other, named(endpoint.name));
    if (other && other->id != endpoint.id) {
        return failure(ErrorCode::Refused,
                       Tr::tr("An endpoint named “%1” already exists. Choose another name.")
                           .arg(endpoint.name));
    }
    return {};
}

Result<> SqlEndpointStore::add(const Endpoint &e)
{
    YUYI_CHECK(requireFreeName(e));
    return sql::addRow(m_connection, endpointColumns, e, {{"learned", sql::json(learnedJson(e.parameters))}});
}

Result<> SqlEndpointStore::update(const Endpoint &e)
{
    if (e.active)
        YUYI_CHECK(requireFreeName(e));
    return sql::updateRow(m_connection, endpointColumns, e,
                          {"name", "service", "dialect", "base_url", "model", "section", "parameters",
                           "picture_profile", "key_source", "key_variable", "concurrency", "requests_per_minute",
                           "deadline_seconds", "price_input", "price_output", "currency", "budget", "active", "model_size"});
}

Result<> SqlEndpointStore::setLearned(const EndpointId &id, const ChatParameters &learned)
{
    return sql::nothing(m_connection.write(QStringLiteral("UPDATE endpoint SET learned = ? WHERE id = ?"),
                                           {sql::json(learnedJson(learned)), sql::id(id)}));
}

Result<QList<Endpoint>> SqlEndpointStore::where(const QString &condition,
                                                const QVariantList &values)
{
    QList<Endpoint> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, learned FROM endpoint ").arg(endpointColumns.names()) + condition, values,
        [&](const Row &row) {
            Endpoint e = endpointColumns.read(row);
            readLearned(sql::Stored<Json>::read(row, endpointColumns.count()), e.parameters);
            list.append(e);
        }));
    return list;
}

Result<Endpoint> SqlEndpointStore::endpoint(const EndpointId &id)
{
    YUYI_TRY(const auto found, where(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This endpoint is no longer in the project."), id.toString());
    return found.constFirst();
}

Result<std::optional<Endpoint>> SqlEndpointStore::named(const QString &name)
{
    YUYI_TRY(const auto found, where(QStringLiteral("WHERE name = ? AND active = 1"), {sql::text(name)}));
    if (found.isEmpty())
        return std::optional<Endpoint>();
    return std::optional<Endpoint>(found.constFirst());
}

Result<QList<Endpoint>> SqlEndpointStore::endpoints(bool removedToo)
{
    return where(removedToo ? QStringLiteral("ORDER BY name, created_at")
                            : QStringLiteral("WHERE active = 1 ORDER BY name, created_at"),
                 {});
}

Result<double> SqlEndpointStore::spent(const EndpointId &id)
{
    double sum = 0;
    YUYI_CHECK(m_connection.read(
        // Free questions about cases of error review are paid for as well.
        QStringLiteral("SELECT (SELECT coalesce(sum(r.cost), 0) FROM run u JOIN response r ON "
                       "r.run_id = u.id WHERE u.endpoint_id = ?) + (SELECT coalesce(sum(p.cost), "
                       "0) FROM error_probe p WHERE p.endpoint_id = ?)"),
        {sql::id(id), sql::id(id)}, [&](const Row &row) { sum = row.first<double>(); }));
    return sum;
}

Result<PromptTemplate> SqlEndpointStore::addTemplate(const PromptTemplate &promptTemplate)
{
    PromptTemplate added = promptTemplate;
    YUYI_TRY(const auto newest, m_connection.number(
                                    QStringLiteral("SELECT coalesce(max(number), 0) FROM prompt_template WHERE configuration = ?"),
                                    {sql::text(added.configuration.code)}));
    added.number = static_cast<int>(newest) + 1;
    if (!added.createdAt.isValid())
        added.createdAt = currentTime();
    YUYI_CHECK(sql::addRow(m_connection, templateColumns, added,
                           {{"configuration", sql::text(added.configuration.code)}}));
    return added;
}

Result<PromptTemplate> SqlEndpointStore::promptTemplate(const PromptTemplateId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, templateColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This prompt is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<PromptTemplate>> SqlEndpointStore::templates()
{
    return sql::rowsWhere(m_connection, templateColumns, QStringLiteral("ORDER BY configuration, number"), {});
}

} // namespace yuyi
