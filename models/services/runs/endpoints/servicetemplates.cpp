// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/servicetemplates.h"

#include "models/services/runs/endpoints/endpointrules.h"

#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>

#include <algorithm>

/// The list is in a static library: its resource is not there by itself.
static void openServices()
{
    Q_INIT_RESOURCE(services);
}

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServiceTemplates)
};

/// Reads one service; the first member that is missing or of the wrong kind is kept.
class Reader
{
public:
    explicit Reader(const Json &json) : m_json(json) {}

    QString text(const char *name)
    {
        const Json *member = find(name, [](const Json &json) { return json.is_string(); });
        return member ? fromUtf8(member->get_ref<const std::string &>()) : QString();
    }
    bool flag(const char *name)
    {
        const Json *member = find(name, [](const Json &json) { return json.is_boolean(); });
        return member && member->get<bool>();
    }
    int number(const char *name, int standard)
    {
        if (!m_json.contains(name))
            return standard;
        const Json *member = find(name, [](const Json &json) { return json.is_number_integer(); });
        return member ? member->get<int>() : standard;
    }
    QString textOr(const char *name) { return m_json.contains(name) ? text(name) : QString(); }
    Json object(const char *name)
    {
        const Json *member = find(name, [](const Json &json) { return json.is_object(); });
        return member ? *member : Json::object();
    }
    QStringList texts(const char *name)
    {
        const Json *member = find(name, [](const Json &json) {
            return json.is_array() && std::all_of(json.begin(), json.end(), [](const Json &one) { return one.is_string(); });
        });
        QStringList list;
        if (member) {
            for (const Json &one : *member)
                list.append(fromUtf8(one.get_ref<const std::string &>()));
        }
        return list;
    }
    Title title(const char *name)
    {
        const Json *member = find(name, [](const Json &json) {
            return json.is_object() && json.contains("zh") && json["zh"].is_string() && json.contains("en") && json["en"].is_string();
        });
        if (!member)
            return {};
        return {fromUtf8((*member)["zh"].get_ref<const std::string &>()), fromUtf8((*member)["en"].get_ref<const std::string &>())};
    }
    template <typename E>
    E code(const char *name)
    {
        const auto value = fromCode<E>(text(name));
        if (!value && m_wrong.isEmpty())
            m_wrong = QString::fromLatin1(name);
        return value.value_or(E{});
    }
    /// Members there are besides these.
    void onlyKnown(std::initializer_list<const char *> known)
    {
        for (const auto &member : m_json.items()) {
            const bool is = std::any_of(known.begin(), known.end(), [&](const char *name) { return member.key() == name; });
            if (!is && m_wrong.isEmpty())
                m_wrong = fromUtf8(member.key());
        }
    }
    const QString &wrong() const { return m_wrong; }

private:
    template <typename Is>
    const Json *find(const char *name, Is is)
    {
        const auto found = m_json.find(name);
        if (found != m_json.end() && is(*found))
            return &*found;
        if (m_wrong.isEmpty())
            m_wrong = QString::fromLatin1(name);
        return nullptr;
    }

    const Json &m_json;
    QString m_wrong;
};

Result<ServiceTemplate> readService(const Json &json)
{
    if (!json.is_object())
        return failure(ErrorCode::Invalid, Tr::tr("Each service must be a JSON object."));
    Reader reader(json);
    ServiceTemplate service;
    service.code = reader.text("code");
    service.title = reader.title("title");
    service.needsKey = reader.flag("needs_key");
    service.local = reader.flag("local");
    service.keyVariable = reader.textOr("key_variable");
    service.models = reader.texts("models");
    service.note = reader.title("note");
    Endpoint &endpoint = service.endpoint;
    endpoint.service = service.code;
    endpoint.dialect = reader.code<ChatDialect>("dialect");
    endpoint.baseUrl = reader.text("base_url");
    endpoint.section = reader.code<ModelSection>("section");
    endpoint.parameters = chatParameters(reader.object("parameters"));
    if (endpoint.isPractice() && !endpoint.parameters.practice)
        endpoint.parameters.practice = PracticeSettings();
    endpoint.pictures = pictureProfile(reader.object("pictures"));
    endpoint.keySource = service.needsKey ? KeySource::Keychain : KeySource::None;
    endpoint.concurrency = reader.number("concurrency", endpoint.concurrency);
    endpoint.requestsPerMinute = reader.number("requests_per_minute", endpoint.requestsPerMinute);
    endpoint.deadlineSeconds = reader.number("deadline_seconds", endpoint.deadlineSeconds);
    endpoint.currency = reader.textOr("currency");
    reader.onlyKnown({"code", "title", "dialect", "base_url", "section", "needs_key", "local", "key_variable", "models", "concurrency",
                      "requests_per_minute", "deadline_seconds", "currency", "parameters", "pictures", "note"});
    if (!reader.wrong().isEmpty())
        return failure(ErrorCode::Invalid,
                       Tr::tr("Service “%1”: the field “%2” is missing, unknown or has the wrong type.")
                           .arg(service.code, reader.wrong()));
    Endpoint whole = endpoint;
    whole.name = service.code;
    whole.model = service.models.value(0);
    if (const QList<EndpointFault> faults = faultsOf(whole); !faults.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Service “%1”: %2").arg(service.code, faults.first().sentence));
    return service;
}

} // namespace

Result<QList<ServiceTemplate>> readServices(const QByteArray &text)
{
    YUYI_TRY(const auto json, parseJson(text));
    if (!json.is_object() || !json.contains("services") || !json["services"].is_array())
        return failure(ErrorCode::Invalid, Tr::tr("The list of services is missing."));
    QList<ServiceTemplate> services;
    for (const Json &one : json["services"]) {
        YUYI_TRY(auto service, readService(one));
        const bool twice =
            std::any_of(services.begin(), services.end(),
                        [&](const ServiceTemplate &other) { return other.code == service.code; });
        if (twice)
            return failure(ErrorCode::Invalid, Tr::tr("There are two services with the code “%1”.").arg(service.code));
        services.append(std::move(service));
    }
    return services;
}

const QList<ServiceTemplate> &serviceTemplates()
{
    static const QList<ServiceTemplate> services = [] {
        openServices();
        QFile file(QStringLiteral(":/services/services.json"));
        auto read = file.open(QIODevice::ReadOnly) ? readServices(file.readAll())
                                                   : Result<QList<ServiceTemplate>>(failure(ErrorCode::NotFound, file.errorString()));
        if (!read)
            qCritical().noquote() << read.error().sentence;
        return read.value_or(QList<ServiceTemplate>());
    }();
    return services;
}

const ServiceTemplate *serviceTemplate(const QString &code)
{
    const QList<ServiceTemplate> &all = serviceTemplates();
    const auto found = std::find_if(all.begin(), all.end(), [&](const ServiceTemplate &service) { return service.code == code; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace yuyi
