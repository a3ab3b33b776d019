// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/run.h"

#include "models/domain/annotation/translation.h"
#include "models/services/runs/endpoints/endpointservice.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRun)
};

QStringList list(const Arguments &arguments, const QString &name)
{
    QStringList values;
    const QStringList parts = arguments.value(name).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString &part : parts)
        values.append(part.trimmed());
    values.removeDuplicates();
    return values;
}

Result<double> numberOption(const Arguments &arguments, const QString &name, double fallback)
{
    if (!arguments.has(name))
        return fallback;
    bool good = false;
    const double value = arguments.value(name).toDouble(&good);
    if (!good || value < 0)
        return failure(ErrorCode::Invalid, Tr::tr("--%1 must be a number, 0 or greater.").arg(name));
    return value;
}

template <typename E>
QString codes()
{
    QStringList all;
    for (const auto &[value, code] : codesOf(E{}))
        all.append(QString::fromUtf16(code));
    return all.join(QLatin1Char('|'));
}

template <typename E>
Result<E> codeOption(const Arguments &arguments, const QString &name, E fallback)
{
    if (!arguments.has(name))
        return fallback;
    const auto value = fromCode<E>(arguments.value(name));
    if (!value)
        return failure(ErrorCode::Invalid, Tr::tr("--%1 takes one of %2, not “%3”.").arg(name, codes<E>(), arguments.value(name)));
    return *value;
}

Result<> readNumbers(const Arguments &arguments, RunPlan &plan)
{
    const auto limit = intOption(arguments, QStringLiteral("limit"), 0, 1, 10000000);
    const auto repeats = intOption(arguments, QStringLiteral("repeats"), 1, 1, 100);
    const auto seed = intOption(arguments, QStringLiteral("seed"), 1, 0, 2147483647);
    const auto maxTokens = intOption(arguments, QStringLiteral("max-tokens"), 0, 1, 10000000);
    const auto replyTokens = intOption(arguments, QStringLiteral("reply-tokens"), 0, 1, 10000000);
    for (const Result<int> *number : {&limit, &repeats, &seed, &maxTokens, &replyTokens}) {
        if (!*number)
            return passOn(*number);
    }
    const auto budget = numberOption(arguments, QStringLiteral("budget"), 0);
    const auto temperature = numberOption(arguments, QStringLiteral("temperature"), 0);
    const auto order = codeOption(arguments, QStringLiteral("order"), OptionOrder::Written);
    const auto exampleItems = codeOption(arguments, QStringLiteral("example-items"), ExampleItems::LeaveOutOfFewShot);
    if (!budget)
        return passOn(budget);
    if (!temperature)
        return passOn(temperature);
    if (!order)
        return passOn(order);
    if (!exampleItems)
        return passOn(exampleItems);
    YUYI_TRY(const auto exampleForm, codeOption(arguments, QStringLiteral("examples-as"), ExampleForm::Together));
    plan.items.limit = *limit;
    plan.repeats = *repeats;
    plan.seed = *seed;
    plan.expectedReplyTokens = *replyTokens;
    if (arguments.has(QStringLiteral("budget")))
        plan.budget = *budget;
    plan.order = *order;
    plan.exampleItems = *exampleItems;
    plan.parameters.examples = exampleForm;
    if (arguments.has(QStringLiteral("ask-in"))) {
        YUYI_TRY(const auto language, codeOption(arguments, QStringLiteral("ask-in"), ItemLanguage::English));
        plan.parameters.language = codeOf(language);
    }
    plan.leaveOutUntranslated = arguments.has(QStringLiteral("leave-out-untranslated"));
    if (*maxTokens > 0)
        plan.parameters.maxTokens = *maxTokens;
    if (arguments.has(QStringLiteral("temperature")))
        plan.parameters.temperature = *temperature;
    return {};
}

Result<> readItems(const Arguments &arguments, Stores &stores, RunPlan &plan)
{
    ItemChooser chooser(stores);
    YUYI_TRY(const auto filter, chooser.read(arguments.value(QStringLiteral("filter"))));
    plan.items.filter = filter;
    if (!arguments.has(QStringLiteral("set")))
        return {};
    YUYI_TRY(const auto set, chooser.setNamed(arguments.value(QStringLiteral("set"))));
    plan.items.set = set.id;
    return {};
}

/// What each subcommand of `describe` reads; “resume”: run and judge where they continue runs.
const QStringList &optionsOf(const QString &action)
{
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    static const QHash<QString, QStringList> all{
        {QStringLiteral("run"),
         words(
             "endpoint task filter any-picture set limit prompt temperature max-tokens budget reply-tokens dry-run "
             "again")},
        {QStringLiteral("judge"),
         words(
             "endpoint run with-picture prompt temperature max-tokens budget reply-tokens dry-run again")},
        {QStringLiteral("resume"), words("endpoint run budget dry-run resume retry-errors")},
        {QStringLiteral("rate"), words("run item score perspective note")},
        {QStringLiteral("report"), words("run open rescore csv practice")},
        {QStringLiteral("table"), words("run open by format out practice")},
        {QStringLiteral("choose"), words("run")},
        {QStringLiteral("leave"), words("run")},
        {QStringLiteral("list"), {}}};
    return *all.constFind(action);
}

bool mayGoOn(const Run &run, const RunFigures &figures, RunAsk ask)
{
    if (run.origin != RunOrigin::Asked || run.state == RunState::Cancelled)
        return false;
    if (ask == RunAsk::Errors)
        return figures.blocked + figures.badRequest + figures.account + figures.transient > 0;
    return run.state != RunState::Done || figures.transient + figures.account > 0;
}

} // namespace

QList<Option> runOptions()
{
    return {
        {QStringLiteral("endpoint"), QStringLiteral("N[,N2]"),
         Tr::tr("Endpoints whose models answer the items.")},
        {QStringLiteral("config"), QStringLiteral("C[,C2]"),
         Tr::tr("Configurations to run, separated by commas: none, cot, "
                "1-shot …")},
        {QStringLiteral("filter"), QStringLiteral("EXPR"),
         Tr::tr(
             "Filters items: field=value, field!=value or field~text, values separated by commas (default: all accepted "
             "items).")},
        {QStringLiteral("set"), QStringLiteral("NAME"), Tr::tr("Name of a frozen item set.")},
        {QStringLiteral("limit"), QStringLiteral("N"),
         Tr::tr("Only the first N items, not counting example items.")},
        {QStringLiteral("repeats"), QStringLiteral("N"),
         Tr::tr("How many times each item is asked (default: 1).")},
        {QStringLiteral("order"), codes<OptionOrder>(),
         Tr::tr("Order in which the model sees the options (default: written, as in the question).")},
        {QStringLiteral("seed"), QStringLiteral("N"),
         Tr::tr("Random seed for shuffling the options and for choosing few-shot examples with the same labels (default: 1).")},
        {QStringLiteral("examples"), QStringLiteral("ID[,ID2]"),
         Tr::tr("Items to use as few-shot examples for every item, instead of the "
                "examples or the rule of the configuration.")},
        {QStringLiteral("example-items"), codes<ExampleItems>(),
         Tr::tr(
             "Whether items that serve as few-shot examples are also asked as questions: not-few-shot (default; they are asked only in "
             "runs without few-shot examples), never or always.")},
        {QStringLiteral("examples-as"), codes<ExampleForm>(),
         Tr::tr(
             "How few-shot examples are sent: together (default; in one message with the question) or turns (as chat turns).")},
        {QStringLiteral("ask-in"), codes<ItemLanguage>(),
         Tr::tr("Language in which the items are asked (default: that of the configuration, then of the endpoint, otherwise as they are "
                "written).")},
        {QStringLiteral("leave-out-untranslated"),
         {},
         Tr::tr("Leaves out items whose translation into the language is missing, incomplete or out of date. Without it, nothing is asked "
                "while there are some.")},
        {QStringLiteral("temperature"), QStringLiteral("T"),
         Tr::tr("Temperature (default: the endpoint's "
                "setting, otherwise 0).")},
        {QStringLiteral("max-tokens"), QStringLiteral("N"),
         Tr::tr("Maximum reply length in tokens; replaces the endpoint's setting.")},
        {QStringLiteral("budget"), QStringLiteral("X"),
         Tr::tr("Pauses a run when its cost reaches this amount; changes the budget of a run that is continued.")},
        {QStringLiteral("reply-tokens"), QStringLiteral("N"),
         Tr::tr("Reply length assumed for the cost estimate, in tokens.")},
        {QStringLiteral("dry-run"),
         {},
         Tr::tr("Shows what would be sent and the estimated cost; sends nothing.")},
        againOption(),
        {QStringLiteral("resume"),
         {},
         Tr::tr("Continues unfinished runs, or helps other programs that work on them; sends only the requests that have no reply yet.")},
        {QStringLiteral("retry-errors"), {}, Tr::tr("Resends requests that ended with an error.")},
        {QStringLiteral("run"), QStringLiteral("ID[,ID2]"),
         Tr::tr("Runs to continue (default: all).")},
        asOption()};
}

Result<QList<EndpointId>> endpointsNamed(const Arguments &arguments, Stores &stores, const PersonId &actor)
{
    EndpointService service(stores, actor);
    QList<EndpointId> ids;
    const QStringList names = list(arguments, QStringLiteral("endpoint"));
    for (const QString &name : names) {
        YUYI_TRY(const auto endpoint, service.named(name));
        ids.append(endpoint.id);
    }
    return ids;
}

Result<> setBudgets(const Arguments &arguments, OpenProject &project, const QList<Asked> &runs)
{
    if (!arguments.has(QStringLiteral("budget")))
        return {};
    YUYI_TRY(const auto budget, numberOption(arguments, QStringLiteral("budget"), 0));
    RunService service(*project.stores, project.factory->folder(), project.actor.id);
    QList<Run> changing;
    for (const Asked &asked : runs) {
        YUYI_TRY(auto run, project.stores->runs().run(asked.id));
        if (run.budget != budget)
            changing.append(run);
    }
    // Runs without prices refuse a budget. They come first, so that then no run is changed.
    std::stable_partition(changing.begin(), changing.end(), [](const Run &run) { return run.priceInput <= 0 && run.priceOutput <= 0; });
    for (const Run &run : std::as_const(changing))
        YUYI_CHECK(service.setBudget(run.id, budget));
    return {};
}

QString unreadOption(const Arguments &arguments, const QString &action, const QList<Option> &options)
{
    const bool asks = action == QLatin1String("run") || action == QLatin1String("judge");
    const bool goesOn = asks && (arguments.has(QStringLiteral("resume")) || arguments.has(QStringLiteral("retry-errors")));
    const QStringList &known = optionsOf(goesOn ? QStringLiteral("resume") : action);
    for (const Option &option : options) {
        if (!arguments.has(option.name) || option.name == QLatin1String("as") || known.contains(option.name))
            continue;
        return goesOn ? Tr::tr("describe PROJECT %1 takes no --%2 together with --resume or --retry-errors.").arg(action, option.name)
                      : Tr::tr("describe PROJECT %1 takes no --%2.").arg(action, option.name);
    }
    return {};
}

Result<RunPlan> planFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor, const QString &folder)
{
    RunPlan plan;
    YUYI_CHECK(readNumbers(arguments, plan));
    EndpointService service(stores, actor);
    YUYI_TRY(const auto endpoints, endpointsNamed(arguments, stores, actor));
    plan.endpoints = endpoints;
    const QStringList configurations = list(arguments, QStringLiteral("config"));
    for (const QString &code : configurations)
        plan.configurations.append({code, {}});
    if (plan.endpoints.isEmpty() || plan.configurations.isEmpty()) {
        YUYI_TRY(const auto offered, RunService(stores, folder, actor).configurations());
        YUYI_TRY(const auto known, service.list());
        QStringList codesThere, names;
        for (const OfferedConfiguration &one : offered)
            codesThere.append(one.newest.configuration.code);
        for (const Endpoint &endpoint : known)
            names.append(endpoint.name);
        return failure(ErrorCode::Invalid,
                       plan.configurations.isEmpty()
                           ? Tr::tr("--config is missing. Available: %1.").arg(codesThere.join(QStringLiteral(", ")))
                           : Tr::tr("--endpoint is missing. Available: %1.").arg(names.join(QStringLiteral(", "))));
    }
    YUYI_CHECK(readItems(arguments, stores, plan));
    plan.examples = list(arguments, QStringLiteral("examples"));
    return plan;
}

Result<RunPlan> plainPlanFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor)
{
    RunPlan plan;
    YUYI_CHECK(readNumbers(arguments, plan));
    EndpointService service(stores, actor);
    YUYI_TRY(const auto endpoints, endpointsNamed(arguments, stores, actor));
    plan.endpoints = endpoints;
    if (plan.endpoints.isEmpty()) {
        YUYI_TRY(const auto known, service.list());
        QStringList names;
        for (const Endpoint &endpoint : known)
            names.append(endpoint.name);
        return failure(ErrorCode::Invalid, Tr::tr("--endpoint is missing. Available: %1.").arg(names.join(QStringLiteral(", "))));
    }
    YUYI_CHECK(readItems(arguments, stores, plan));
    return plan;
}

Result<QList<RunId>> storedRuns(const Arguments &arguments, Stores &stores, const PersonId &actor, RunAsk ask)
{
    YUYI_TRY(const auto all, stores.runs().runs(false));
    YUYI_TRY(const auto endpoints, endpointsNamed(arguments, stores, actor));
    const QStringList wanted = list(arguments, QStringLiteral("run"));
    const QStringList configurations = list(arguments, QStringLiteral("config"));
    QList<RunId> found;
    for (const QString &id : wanted) {
        const bool there = std::any_of(all.begin(), all.end(), [&](const Run &run) { return run.id.toString() == id; });
        if (!there)
            return failure(ErrorCode::NotFound, Tr::tr("There is no run “%1” in this project.").arg(id));
    }
    // Oldest first: as they were started.
    for (auto run = all.rbegin(); run != all.rend(); ++run) {
        if (!wanted.isEmpty() && !wanted.contains(run->id.toString()))
            continue;
        if (!endpoints.isEmpty() && !endpoints.contains(run->endpoint))
            continue;
        if (!configurations.isEmpty() && !configurations.contains(run->configuration))
            continue;
        YUYI_TRY(const auto figures, stores.responses().figures(run->id, Scorer::Strict));
        if (mayGoOn(*run, figures, ask))
            found.append(run->id);
    }
    return found;
}

} // namespace yuyi::cli
