// SPDX-License-Identifier: GPL-3.0-or-later
// endpoint
#include "app/cli/command.h"
#include "app/cli/options/endpoint.h"
#include "app/cli/waiting.h"
#include "app/secrets/keychainstore.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/endpointtester.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliEndpoint)
};

constexpr qint64 longestKey = 64 * 1024;

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Exit stopped(const Context &context)
{
    return context.console.fail({ErrorCode::Cancelled, Tr::tr("Stopped."), {}});
}

/// The first line of standard input.
Result<QByteArray> keyFromInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("Standard input cannot be read."));
    const QByteArray typed = input.readLine(longestKey);
    if (typed.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("--key-stdin: there is no key on standard input."));
    return usableKey(typed);
}

Error withHint(const Error &error)
{
    if (error.code != ErrorCode::Environment)
        return error;
    return {
        error.code,
        Tr::tr(
            "%1 On the command line, use an environment variable that holds the key: --key-env VAR.")
            .arg(error.sentence),
        error.detail};
}

/// Puts the key of --key-stdin where the endpoint says. The endpoint is not stored yet.
Result<> keepKey(SecretStore &secrets, const Endpoint &endpoint, const std::optional<QByteArray> &key)
{
    if (!key)
        return {};
    const auto kept = waitFor(secrets.write(endpoint.id, *key));
    if (!kept)
        return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
    return *kept ? Result<>() : tl::unexpected<Error>(withHint(kept->error()));
}

Json describe(const Endpoint &endpoint, double spent)
{
    Json json;
    json["name"] = toUtf8(endpoint.name);
    json["service"] = toUtf8(endpoint.service);
    json["dialect"] = toUtf8(codeOf(endpoint.dialect));
    json["base_url"] = toUtf8(endpoint.baseUrl);
    json["model"] = toUtf8(endpoint.model);
    json["section"] = toUtf8(codeOf(endpoint.section));
    json["size_billions"] = endpoint.billions ? Json(*endpoint.billions) : Json();
    json["key"] = toUtf8(codeOf(endpoint.keySource));
    if (endpoint.keySource == KeySource::Environment)
        json["key_variable"] = toUtf8(endpoint.keyVariable);
    json["practice"] = endpoint.isPractice();
    json["parameters"] = toJson(endpoint.parameters);
    json["one_image"] = endpoint.pictures.one;
    json["concurrency"] = endpoint.concurrency;
    json["rpm"] = endpoint.requestsPerMinute;
    json["deadline_seconds"] = endpoint.deadlineSeconds;
    json["price_input"] = endpoint.priceInput;
    json["price_output"] = endpoint.priceOutput;
    json["currency"] = toUtf8(endpoint.currency);
    json["budget"] = endpoint.budget;
    json["spent"] = spent;
    return json;
}

Exit save(Context &context, OpenProject &project, bool add)
{
    const Arguments &arguments = context.arguments;
    if (const auto lead = requireLead(*project.stores, project.actor.id); !lead)
        return context.console.fail(lead.error());
    EndpointService service(*project.stores, project.actor.id);
    Endpoint before;
    if (!add) {
        const auto found = service.named(arguments.value(QStringLiteral("name")));
        if (!found)
            return context.console.fail(found.error());
        before = *found;
    }
    const auto wanted = endpointFromOptions(arguments, add ? nullptr : &before);
    if (!wanted)
        return usage(context, wanted.error().sentence);
    Endpoint endpoint = tidied(*wanted);
    if (add)
        endpoint.id = EndpointId::create();
    // Nothing is asked of the keychain for an endpoint that cannot be.
    if (const QList<EndpointFault> faults = faultsOf(endpoint); !faults.isEmpty())
        return context.console.fail({ErrorCode::Invalid, faults.first().sentence, faults.first().field});
    const auto other = service.named(endpoint.name);
    if (other && other->id != endpoint.id) {
        return context.console.fail(
            {ErrorCode::Refused,
             Tr::tr("There is already an endpoint “%1”; use “update” to change it.")
                 .arg(other->name),
             {}});
    }
    std::optional<QByteArray> key;
    if (arguments.has(QStringLiteral("key-stdin"))) {
        const auto typed = keyFromInput();
        if (!typed)
            return context.console.fail(typed.error());
        key = *typed;
    }
    KeychainStore secrets;
    if (const auto kept = keepKey(secrets, endpoint, key); !kept)
        return context.console.fail(kept.error());
    const auto saved = add ? service.add(endpoint) : service.update(endpoint);
    if (!saved) {
        if (add && key)
            waitFor(secrets.remove(endpoint.id));
        return context.console.fail(saved.error());
    }
    if (const QString caution = cautionOf(*saved); !caution.isEmpty())
        context.console.say(caution);
    if (saved->isPractice()) {
        context.console.result(describe(*saved, 0),
                               Tr::tr("%1: practice model %2. It needs no key and no network; its results are marked as "
                                      "practice.")
                                   .arg(saved->name, saved->model));
        return Exit::Done;
    }
    const QString sentence = key ? Tr::tr("%1: model %2 at %3. The key is in the keychain.") : Tr::tr("%1: model %2 at %3.");
    context.console.result(describe(*saved, 0), sentence.arg(saved->name, saved->model, saved->baseUrl));
    return Exit::Done;
}

Exit list(Context &context, OpenProject &project)
{
    EndpointService service(*project.stores, project.actor.id);
    const auto endpoints = service.list();
    if (!endpoints)
        return context.console.fail(endpoints.error());
    Json json;
    json["endpoints"] = Json::array();
    QStringList lines;
    for (const Endpoint &endpoint : *endpoints) {
        const auto spent = service.spent(endpoint.id);
        if (!spent)
            return context.console.fail(spent.error());
        json["endpoints"].push_back(describe(endpoint, *spent));
        lines.append(QStringList{endpoint.name, codeOf(endpoint.dialect), endpoint.model, endpoint.baseUrl, codeOf(endpoint.keySource)}
                         .join(QLatin1Char('\t')));
    }
    context.console.result(json, lines.isEmpty() ? Tr::tr("This project has no endpoints yet.") : lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Exit remove(Context &context, OpenProject &project)
{
    EndpointService service(*project.stores, project.actor.id);
    const auto endpoint = service.named(context.arguments.value(QStringLiteral("name")));
    if (!endpoint)
        return context.console.fail(endpoint.error());
    if (const auto removed = service.remove(endpoint->id); !removed)
        return context.console.fail(removed.error());
    // The keychain may still hold a key from before the source was changed.
    KeychainStore secrets;
    const auto gone = waitFor(secrets.remove(endpoint->id));
    const bool removed = gone && gone->has_value();
    const bool keyGone = removed || endpoint->keySource != KeySource::Keychain;
    if (!keyGone && gone)
        context.console.say(Tr::tr("The key could not be removed from the keychain: %1").arg(gone->error().sentence));
    Json json;
    json["name"] = toUtf8(endpoint->name);
    json["removed"] = true;
    json["key_removed"] = removed;
    context.console.done(json, Tr::tr("Endpoint %1 is removed. Its runs are kept.").arg(endpoint->name));
    return keyGone ? Exit::Done : Exit::Findings;
}

QStringList replyLines(const Endpoint &endpoint, const EndpointTrial &trial)
{
    QStringList lines;
    if (trial.modelsListed)
        lines.append(
            Tr::tr("The server lists %n model(s): %1", nullptr, static_cast<int>(trial.models.size()))
                .arg(trial.models.join(QStringLiteral(", "))));
    else
        lines.append(trial.modelsFault.isEmpty() ? Tr::tr("The server lists no models.") : Tr::tr("The server did not return a list of "
                                                                                                  "models: %1")
                                                                                               .arg(trial.modelsFault));
    if (trial.answered())
        lines.append(Tr::tr("The model %1 replied after %2 ms: %3").arg(endpoint.model, QString::number(trial.milliseconds), trial.text));
    else
        lines.append(trial.message);
    if (trial.pictureSeen && *trial.pictureSeen)
        lines.append(Tr::tr("The model correctly read the number in the test image: %1.").arg(trial.shownNumber));
    if (!trial.advice.isEmpty())
        lines.append(trial.advice);
    return lines;
}

Json describe(const Endpoint &endpoint, const EndpointTrial &trial)
{
    Json json;
    json["name"] = toUtf8(endpoint.name);
    json["model"] = toUtf8(endpoint.model);
    json["models"] = Json::array();
    for (const QString &model : trial.models)
        json["models"].push_back(toUtf8(model));
    json["reply"] = trial.answered() ? Json(toUtf8(trial.text)) : Json();
    json["status"] = toUtf8(codeOf(trial.status));
    json["http_status"] = trial.httpStatus;
    json["milliseconds"] = trial.milliseconds;
    json["tokens"] = {{"input", trial.tokensIn < 0 ? Json() : Json(trial.tokensIn)},
                      {"output", trial.tokensOut < 0 ? Json() : Json(trial.tokensOut)}};
    json["picture_seen"] = trial.pictureSeen ? Json(*trial.pictureSeen) : Json();
    json["message"] = toUtf8(trial.message);
    json["advice"] = toUtf8(trial.advice);
    return json;
}

Exit test(Context &context, OpenProject &project)
{
    EndpointService service(*project.stores, project.actor.id);
    const auto endpoint = service.named(context.arguments.value(QStringLiteral("name")));
    if (!endpoint)
        return context.console.fail(endpoint.error());
    KeychainStore secrets;
    const auto secret = waitFor(secrets.keyOf(*endpoint));
    if (!secret)
        return stopped(context);
    if (!secret->given()) {
        const ErrorCode code = secret->state == SecretState::Unavailable ? ErrorCode::Environment : ErrorCode::Refused;
        return context.console.fail(withHint({code, secret->sentence, {}}));
    }
    EndpointTester tester;
    EndpointTrial trial;
    QEventLoop loop;
    QTimer watch;
    QObject::connect(&tester, &EndpointTester::finished, &loop, [&](const EndpointTrial &result) {
        trial = result;
        loop.quit();
    });
    QObject::connect(&watch, &QTimer::timeout, &tester, [&tester] {
        if (stopAsked() && tester.isRunning())
            tester.stop();
    });
    watch.start(lookForStopEvery);
    QTimer::singleShot(0, &tester, [&] { tester.start(*endpoint, secret->key); });
    loop.exec();
    if (trial.stopped)
        return stopped(context);
    if (trial.newlyLearned) {
        if (const auto kept = service.learn(endpoint->id, trial.learned); !kept)
            return context.console.fail(kept.error());
    }
    context.console.result(describe(*endpoint, trial), replyLines(*endpoint, trial).join(QLatin1Char('\n')));
    if (trial.status == ReplyStatus::Transient)
        return Exit::Environment;
    return trial.answered() && trial.advice.isEmpty() ? Exit::Done : Exit::Findings;
}

Exit runEndpoint(Context &context)
{
    const QStringList allowed{QStringLiteral("add"), QStringLiteral("list"), QStringLiteral("test"), QStringLiteral("update"),
                              QStringLiteral("remove")};
    const QString action = context.arguments.positional.value(1);
    if (!allowed.contains(action))
        return usage(context, Tr::tr("“endpoint” needs one of these subcommands: %1.").arg(allowed.join(QStringLiteral(", "))));
    if (action != QLatin1String("list") && context.arguments.value(QStringLiteral("name")).trimmed().isEmpty())
        return usage(context, Tr::tr("endpoint PROJECT %1 needs --name.").arg(action));
    const QString wrong = misplacedOption(context.arguments, action);
    if (!wrong.isEmpty())
        return usage(context, wrong);
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (action == QLatin1String("list"))
        return list(context, *project);
    if (action == QLatin1String("test"))
        return test(context, *project);
    if (action == QLatin1String("remove"))
        return remove(context, *project);
    return save(context, *project, action == QLatin1String("add"));
}

} // namespace

QList<Command> endpointCommands()
{
    return {{QStringLiteral("endpoint"), QStringLiteral("PROJECT add|list|test|update|remove"), 2, 2,
             Tr::tr("Manages model endpoints: adds, changes, tests and removes them."),
             endpointOptions(), runEndpoint}};
}

} // namespace yuyi::cli
