// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/endpoint.h"

#include "models/domain/annotation/translation.h"
#include "models/services/runs/endpoints/servicetemplates.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>
#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliEndpoint)
};

template <typename E>
QString codesText()
{
    QStringList list;
    for (const auto &[value, code] : codesOf(E{}))
        list.append(QString::fromUtf16(code));
    return list.join(QStringLiteral(", "));
}

QString servicesText()
{
    QStringList list;
    for (const ServiceTemplate &service : serviceTemplates())
        list.append(service.code);
    return list.join(QStringLiteral(", "));
}

/// Reads options into fields; keeps the first sentence about one that cannot be read.
class Reading
{
public:
    explicit Reading(const Arguments &arguments) : m_arguments(arguments) {}

    void text(const char *name, QString &field)
    {
        if (m_arguments.has(QString::fromLatin1(name)))
            field = m_arguments.value(QString::fromLatin1(name));
    }
    template <typename E>
    void code(const char *name, E &field)
    {
        const QString option = QString::fromLatin1(name);
        if (!m_arguments.has(option))
            return;
        const auto value = fromCode<E>(m_arguments.value(option));
        if (value)
            field = *value;
        else
            wrong(Tr::tr("--%1 takes one of: %2.").arg(option, codesText<E>()));
    }
    template <typename T>
    void whole(const char *name, T &field)
    {
        const QString option = QString::fromLatin1(name);
        if (!m_arguments.has(option))
            return;
        bool ok = false;
        const qint64 value = m_arguments.value(option).toLongLong(&ok);
        if (ok && value >= 0 && value <= std::numeric_limits<int>::max())
            field = static_cast<int>(value);
        else
            wrong(Tr::tr("--%1 takes a whole number of 0 or more.").arg(option));
    }
    template <typename T>
    void real(const char *name, T &field)
    {
        const QString option = QString::fromLatin1(name);
        if (!m_arguments.has(option))
            return;
        bool ok = false;
        const double value = m_arguments.value(option).toDouble(&ok);
        if (ok && std::isfinite(value) && value >= 0)
            field = value;
        else
            wrong(Tr::tr("--%1 must be a number, 0 or greater.").arg(option));
    }
    /// A number, or "unknown" for none.
    void known(const char *name, std::optional<double> &field)
    {
        if (m_arguments.value(QString::fromLatin1(name)) == QLatin1String("unknown"))
            field.reset();
        else
            real(name, field);
    }
    void wrong(const QString &sentence)
    {
        if (m_wrong.isEmpty())
            m_wrong = sentence;
    }
    const QString &wrong() const { return m_wrong; }

private:
    const Arguments &m_arguments;
    QString m_wrong;
};

void readParameters(const Arguments &arguments, Reading &reading, ChatParameters &parameters)
{
    reading.real("temperature", parameters.temperature);
    reading.real("top-p", parameters.topP);
    reading.whole("max-tokens", parameters.maxTokens);
    reading.whole("seed", parameters.seed);
    if (arguments.has(QStringLiteral("stream")))
        parameters.stream = true;
    if (arguments.has(QStringLiteral("ask-in"))) {
        const auto language = fromCode<ItemLanguage>(arguments.value(QStringLiteral("ask-in")));
        if (language)
            parameters.language = codeOf(*language);
        else
            reading.wrong(Tr::tr("--ask-in takes zh or en, not “%1”.").arg(arguments.value(QStringLiteral("ask-in"))));
    }
    if (arguments.has(QStringLiteral("extra"))) {
        const auto extra = parseJson(arguments.value(QStringLiteral("extra")).toUtf8());
        if (!extra || !extra->is_object())
            reading.wrong(Tr::tr("--extra takes a JSON object, like '{\"enable_thinking\": false}'."));
        else
            parameters.extra = *extra;
    }
}

/// Options that only a practice model has.
QList<Option> practiceOptions()
{
    return {
        {QStringLiteral("accuracy"), QStringLiteral("P"),
         Tr::tr("Practice model: share of correct replies, "
                "0 to 1 (default: 0.6).")},
        {QStringLiteral("text-accuracy"), QStringLiteral("P"),
         Tr::tr("Practice model: share of correct replies when the request contains no image, 0 to 1 (default: 0.3).")},
        {QStringLiteral("spread"), QStringLiteral("S"),
         Tr::tr(
             "Practice model: variation of accuracy across items and across categories, 0 to 0.5 (default: 0.1).")},
        {QStringLiteral("by-config"), QStringLiteral("LIST"),
         Tr::tr(
             "Practice model: change in accuracy for each configuration, for example cot=0.04,3-shot=-0.02.")},
        {QStringLiteral("delay-ms"), QStringLiteral("N"),
         Tr::tr("Practice model: median reply time in "
                "milliseconds (default: 300).")},
        {QStringLiteral("delay-spread"), QStringLiteral("S"),
         Tr::tr("Practice model: variation of the reply "
                "time, 0 to 2 (default: 0.4).")},
        {QStringLiteral("faults"), QStringLiteral("P|LIST"),
         Tr::tr("Practice model: share of failed requests, in total or by kind (%1), for example "
                "429=0.05,cut=0.02.")
             .arg(codesText<PracticeFault>())},
        {QStringLiteral("misses"), QStringLiteral("P|LIST"),
         Tr::tr("Practice model: share of misses (no extracted answer), in total or by kind (%1).")
             .arg(codesText<PracticeMiss>())},
        {QStringLiteral("style"), QStringLiteral("S"),
         Tr::tr("Practice model: reply style, one of: %1.").arg(codesText<PracticeStyle>())},
        {QStringLiteral("reply-language"), QStringLiteral("L"),
         Tr::tr("Practice model: reply language, one of: %1.")
             .arg(codesText<PracticeLanguage>())}};
}

template <typename Kind>
void readShares(const Arguments &arguments, const QString &option, Reading &reading, QMap<Kind, double> &shares)
{
    if (!arguments.has(option))
        return;
    bool one = false;
    const double all = arguments.value(option).toDouble(&one);
    if (one && std::isfinite(all)) {
        shares = sharedEvenly<Kind>(all);
        if (all < 0)
            reading.wrong(Tr::tr("--%1 takes a share from 0 to 1.").arg(option));
        return;
    }
    const auto named = namedNumbers(arguments.value(option));
    shares.clear();
    const QMap<QString, double> kinds = named.value_or(QMap<QString, double>());
    for (auto it = kinds.cbegin(); it != kinds.cend(); ++it) {
        if (const auto kind = fromCode<Kind>(it.key()))
            shares.insert(*kind, it.value());
        else
            reading.wrong(Tr::tr("--%1 takes %2, not “%3”.").arg(option, codesText<Kind>(), it.key()));
    }
    if (!named)
        reading.wrong(Tr::tr("--%1 takes a share from 0 to 1, or a share for each kind, like %2=0.05.").arg(option, codeOf(Kind{})));
}

void readPractice(const Arguments &arguments, Reading &reading, Endpoint &endpoint)
{
    PracticeSettings settings = endpoint.parameters.practice.value_or(PracticeSettings());
    reading.real("accuracy", settings.accuracy);
    reading.real("text-accuracy", settings.textOnlyAccuracy);
    reading.real("spread", settings.spread);
    reading.whole("delay-ms", settings.delay);
    reading.real("delay-spread", settings.delaySpread);
    reading.whole("seed", settings.seed);
    readShares(arguments, QStringLiteral("faults"), reading, settings.faults);
    readShares(arguments, QStringLiteral("misses"), reading, settings.misses);
    reading.code("style", settings.style);
    reading.code("reply-language", settings.language);
    if (arguments.has(QStringLiteral("by-config"))) {
        const auto offsets = namedNumbers(arguments.value(QStringLiteral("by-config")));
        if (offsets)
            settings.byConfiguration = *offsets;
        else
            reading.wrong(Tr::tr("--by-config takes configuration codes, each with a number, like cot=0.04,3-shot=-0.02."));
    }
    endpoint.parameters.practice = settings;
    // Its seed is that of its replies; none is sent.
    endpoint.parameters.seed.reset();
}

} // namespace

QList<Option> endpointOptions()
{
    QList<Option> options{
        {QStringLiteral("name"), QStringLiteral("N"),
         Tr::tr("Name of the endpoint in the project.")},
        {QStringLiteral("service"), QStringLiteral("S"),
         Tr::tr("add: template of a known service, one of: %1.").arg(servicesText())},
        {QStringLiteral("dialect"), QStringLiteral("D"),
         Tr::tr("API format: %1.").arg(codesText<ChatDialect>())},
        {QStringLiteral("base-url"), QStringLiteral("URL"), Tr::tr("Address of the server.")},
        {QStringLiteral("model"), QStringLiteral("M"), Tr::tr("Model name on the server.")},
        {QStringLiteral("section"), QStringLiteral("S"),
         Tr::tr("Section of the results table in which the model is listed, one of: %1.").arg(codesText<ModelSection>())},
        {QStringLiteral("size"), QStringLiteral("B|unknown"),
         Tr::tr("Model size in billions of parameters, for example 7 (default: unknown).")},
        {QStringLiteral("key-stdin"),
         {},
         Tr::tr("Reads the key from standard input and puts it into the keychain.")},
        {QStringLiteral("key-env"), QStringLiteral("VAR"),
         Tr::tr("Environment variable with the key.")},
        {QStringLiteral("no-key"), {}, Tr::tr("The server needs no key.")},
        {QStringLiteral("concurrency"), QStringLiteral("N"),
         Tr::tr("Maximum number of concurrent requests "
                "(1 to 256).")},
        {QStringLiteral("rpm"), QStringLiteral("N"),
         Tr::tr("Maximum requests per minute (0: no limit).")},
        {QStringLiteral("deadline"), QStringLiteral("SECONDS"),
         Tr::tr("Timeout of one request, in seconds.")},
        {QStringLiteral("price-input"), QStringLiteral("P"),
         Tr::tr("Price per million input tokens.")},
        {QStringLiteral("price-output"), QStringLiteral("P"),
         Tr::tr("Price per million output tokens.")},
        {QStringLiteral("currency"), QStringLiteral("C"),
         Tr::tr("Currency of prices and budget, like CNY or USD.")},
        {QStringLiteral("budget"), QStringLiteral("B"),
         Tr::tr("Maximum total cost of this endpoint's runs (0: no limit).")},
        {QStringLiteral("temperature"), QStringLiteral("T"),
         Tr::tr("Temperature, from 0 to 2 (default: 0).")},
        {QStringLiteral("top-p"), QStringLiteral("P"),
         Tr::tr("Top p, greater than 0 and at most 1 (default: set by the server).")},
        {QStringLiteral("max-tokens"), QStringLiteral("N"),
         Tr::tr("Maximum reply length in tokens (default: "
                "set by the server).")},
        {QStringLiteral("seed"), QStringLiteral("N"),
         Tr::tr("Random seed sent with each request (default: "
                "none); for a practice model, seed of its "
                "replies (default: 1).")},
        {QStringLiteral("ask-in"), QStringLiteral("zh|en"),
         Tr::tr("Language in which this model is asked, unless the run or the configuration says another one.")},
        {QStringLiteral("stream"),
         {},
         Tr::tr("Streams replies, as some reasoning models require.")},
        {QStringLiteral("one-image"), QStringLiteral("yes|no"),
         Tr::tr("The model takes one image in a request: several are sent as one sheet with numbers (default: no).")},
        {QStringLiteral("extra"), QStringLiteral("JSON"),
         Tr::tr("Additional request parameters, as a JSON object.")}};
    options += practiceOptions();
    options.append(asOption());
    return options;
}

QString misplacedOption(const Arguments &arguments, const QString &action)
{
    const bool saves = action == QLatin1String("add") || action == QLatin1String("update");
    for (const Option &option : endpointOptions()) {
        if (!arguments.has(option.name) || option.name == QLatin1String("as"))
            continue;
        const bool name = option.name == QLatin1String("name");
        const bool fits = saves ? option.name != QLatin1String("service") || action == QLatin1String("add")
                                : name && action != QLatin1String("list");
        if (!fits)
            return Tr::tr("endpoint PROJECT %1 takes no --%2.").arg(action, option.name);
    }
    int keys = 0;
    for (const char *name : {"key-stdin", "key-env", "no-key"})
        keys += arguments.has(QString::fromLatin1(name)) ? 1 : 0;
    return keys > 1 ? Tr::tr("Use only one of --key-stdin, --key-env and --no-key.") : QString();
}

Result<Endpoint> endpointFromOptions(const Arguments &arguments, const Endpoint *before)
{
    Endpoint endpoint;
    endpoint.parameters.temperature = 0;
    if (before)
        endpoint = *before;
    const QString code = arguments.value(QStringLiteral("service"));
    if (!code.isEmpty()) {
        const ServiceTemplate *service = serviceTemplate(code);
        if (!service)
            return failure(ErrorCode::Invalid, Tr::tr("--service takes one of: %1.").arg(servicesText()));
        endpoint = service->endpoint;
    } else if (!before && arguments.value(QStringLiteral("dialect")) == codeOf(ChatDialect::Practice)) {
        endpoint = serviceTemplate(codeOf(ChatDialect::Practice))->endpoint;
    } else if (!before && !arguments.has(QStringLiteral("dialect"))) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("endpoint PROJECT add needs --service, or --dialect with one of: %1.")
                           .arg(codesText<ChatDialect>()));
    }
    Reading reading(arguments);
    reading.text("name", endpoint.name);
    reading.code("dialect", endpoint.dialect);
    reading.text("base-url", endpoint.baseUrl);
    reading.text("model", endpoint.model);
    reading.code("section", endpoint.section);
    reading.known("size", endpoint.billions);
    reading.whole("concurrency", endpoint.concurrency);
    reading.whole("rpm", endpoint.requestsPerMinute);
    reading.whole("deadline", endpoint.deadlineSeconds);
    reading.real("price-input", endpoint.priceInput);
    reading.real("price-output", endpoint.priceOutput);
    reading.text("currency", endpoint.currency);
    reading.real("budget", endpoint.budget);
    readParameters(arguments, reading, endpoint.parameters);
    if (const QString one = QStringLiteral("one-image"); arguments.has(one)) {
        endpoint.pictures.one = arguments.value(one) == QLatin1String("yes");
        if (!endpoint.pictures.one && arguments.value(one) != QLatin1String("no"))
            reading.wrong(Tr::tr("--%1 takes yes or no.").arg(one));
    }
    if (endpoint.isPractice()) {
        readPractice(arguments, reading, endpoint);
        if (endpoint.model.isEmpty())
            endpoint.model = endpoint.name;
        for (const char *name : {"base-url", "key-stdin", "key-env"}) {
            if (arguments.has(QString::fromLatin1(name)))
                reading.wrong(Tr::tr("A practice model has no server and no key: --%1 cannot be used.").arg(QString::fromLatin1(name)));
        }
    } else {
        for (const Option &option : practiceOptions()) {
            if (arguments.has(option.name))
                reading.wrong(Tr::tr("--%1 is an option of practice models (--dialect practice).").arg(option.name));
        }
    }
    if (arguments.has(QStringLiteral("key-stdin")))
        endpoint.keySource = KeySource::Keychain;
    if (arguments.has(QStringLiteral("no-key")))
        endpoint.keySource = KeySource::None;
    if (arguments.has(QStringLiteral("key-env"))) {
        endpoint.keySource = KeySource::Environment;
        endpoint.keyVariable = arguments.value(QStringLiteral("key-env"));
    }
    if (!reading.wrong().isEmpty())
        return failure(ErrorCode::Invalid, reading.wrong());
    return endpoint;
}

} // namespace yuyi::cli
