// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlendpointstore.h"

#include "db/rows/runvalues.h"
#include "models/domain/clock.h"
#include "models/domain/configurationjson.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EndpointStore)
};

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
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO endpoint (id, name, service, dialect, base_url, model, "
                       "section, parameters, learned, picture_profile, key_source, key_variable, "
                       "concurrency, requests_per_minute, deadline_seconds, price_input, "
                       "price_output, currency, budget, active, created_at, created_by, version) "
                       "VALUES (%1)")
            .arg(sql::marks(23)),
        {sql::id(e.id), sql::text(e.name), sql::text(e.service), sql::code(e.dialect),
         sql::text(e.baseUrl), sql::text(e.model), sql::code(e.section),
         sql::json(toJson(e.parameters)), sql::json(learnedJson(e.parameters)), sql::json(toJson(e.pictures)),
         sql::code(e.keySource), sql::text(e.keyVariable), e.concurrency, e.requestsPerMinute,
         e.deadlineSeconds, e.priceInput, e.priceOutput, sql::text(e.currency), e.budget,
         sql::flag(e.active), sql::timeOrNow(e.createdAt), sql::id(e.createdBy), e.version}));
}

Result<> SqlEndpointStore::update(const Endpoint &e)
{
    if (e.active)
        YUYI_CHECK(requireFreeName(e));
    return m_connection.writeVersion(
        QStringLiteral("UPDATE endpoint SET name = ?, service = ?, dialect = ?, base_url = ?, "
                       "model = ?, section = ?, parameters = ?, picture_profile = ?, "
                       "key_source = ?, key_variable = ?, concurrency = ?, "
                       "requests_per_minute = ?, deadline_seconds = ?, price_input = ?, "
                       "price_output = ?, currency = ?, budget = ?, active = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::text(e.name), sql::text(e.service), sql::code(e.dialect), sql::text(e.baseUrl),
         sql::text(e.model), sql::code(e.section), sql::json(toJson(e.parameters)),
         sql::json(toJson(e.pictures)), sql::code(e.keySource), sql::text(e.keyVariable),
         e.concurrency, e.requestsPerMinute, e.deadlineSeconds, e.priceInput, e.priceOutput,
         sql::text(e.currency), e.budget, sql::flag(e.active), sql::id(e.id), e.version});
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
        QLatin1String("SELECT id, name, service, dialect, base_url, model, section, parameters, "
                      "learned, picture_profile, key_source, key_variable, concurrency, "
                      "requests_per_minute, deadline_seconds, price_input, price_output, "
                      "currency, budget, active, created_at, created_by, version FROM endpoint ")
            + condition,
        values, [&](const Row &row) {
            Endpoint e;
            e.id = row.id<EndpointId>(0);
            e.name = row.text(1);
            e.service = row.text(2);
            e.dialect = row.code(3, ChatDialect::OpenAi);
            e.baseUrl = row.text(4);
            e.model = row.text(5);
            e.section = row.code(6, ModelSection::Closed);
            e.parameters = chatParameters(sql::storedJson(row.text(7)));
            readLearned(sql::storedJson(row.text(8)), e.parameters);
            e.pictures = pictureProfile(sql::storedJson(row.text(9)));
            e.keySource = row.code(10, KeySource::None);
            e.keyVariable = row.text(11);
            e.concurrency = row.small(12);
            e.requestsPerMinute = row.small(13);
            e.deadlineSeconds = row.small(14);
            e.priceInput = row.real(15);
            e.priceOutput = row.real(16);
            e.currency = row.text(17);
            e.budget = row.real(18);
            e.active = row.flag(19);
            e.createdAt = row.time(20);
            e.createdBy = row.id<PersonId>(21);
            e.version = row.small(22);
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
        {sql::id(id), sql::id(id)}, [&](const Row &row) { sum = row.real(0); }));
    return sum;
}

Result<PromptTemplate> SqlEndpointStore::addTemplate(const PromptTemplate &promptTemplate)
{
    PromptTemplate added = promptTemplate;
    YUYI_TRY(const auto newest, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM prompt_template "
                                           "WHERE configuration = ?"),
                            {sql::text(added.configuration.code)}));
    added.number = static_cast<int>(newest) + 1;
    if (!added.createdAt.isValid())
        added.createdAt = currentTime();
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO prompt_template (id, configuration, number, body, created_at, "
                       "created_by) VALUES (?, ?, ?, ?, ?, ?)"),
        {sql::id(added.id), sql::text(added.configuration.code), added.number,
         sql::json(toJson(added.configuration)), sql::time(added.createdAt),
         sql::id(added.createdBy)}));
    return added;
}

Result<QList<PromptTemplate>> SqlEndpointStore::templatesWhere(const QString &condition,
                                                               const QVariantList &values)
{
    QList<PromptTemplate> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, number, body, created_at, created_by FROM prompt_template ")
            + condition,
        values, [&](const Row &row) {
            list.append({row.id<PromptTemplateId>(0), row.small(1),
                         configurationFrom(sql::storedJson(row.text(2))), row.time(3),
                         row.id<PersonId>(4)});
        }));
    return list;
}

Result<PromptTemplate> SqlEndpointStore::promptTemplate(const PromptTemplateId &id)
{
    YUYI_TRY(const auto found, templatesWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This prompt is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<PromptTemplate>> SqlEndpointStore::templates()
{
    return templatesWhere(QStringLiteral("ORDER BY configuration, number"), {});
}

} // namespace yuyi
