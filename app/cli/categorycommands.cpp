// SPDX-License-Identifier: GPL-3.0-or-later
// categories: questions over categories that two rules make
#include "app/cli/command.h"
#include "models/domain/json/jsonfields.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csvfile.h"
#include "models/services/composing/categoryfile.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <limits>
#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliCategories)
};

constexpr int mostDrawn = 100'000;

/// What the line asks for; a sentence says what is wrong with it.
struct Wanted {
    int draw = 0; ///< 0: nothing is drawn
    quint64 seed = 1;
    int fewest = 0;
    int most = 0;
    QString problem = {};
};

Wanted wantedBy(const Arguments &arguments)
{
    Wanted wanted;
    const bool draws = arguments.has(QStringLiteral("draw"));
    const bool reads = arguments.has(QStringLiteral("csv"));
    bool isNumber = true;
    if (draws) {
        wanted.draw = arguments.value(QStringLiteral("draw")).toInt(&isNumber);
        if (!isNumber || wanted.draw < 1 || wanted.draw > mostDrawn)
            wanted.problem = Tr::tr("yuyi-cli: --draw takes a number from 1 to %1.").arg(mostDrawn);
    }
    if (arguments.has(QStringLiteral("seed"))) {
        wanted.seed = arguments.value(QStringLiteral("seed")).toULongLong(&isNumber);
        if (!isNumber || wanted.seed > std::numeric_limits<quint32>::max())
            wanted.problem = Tr::tr("yuyi-cli: --seed takes a whole number from 0 to 4294967295.");
        else if (!draws && !reads)
            wanted.problem = Tr::tr("yuyi-cli: use --seed only together with --draw or --csv.");
    }
    if (arguments.has(QStringLiteral("conditions"))) {
        static const QRegularExpression range(QStringLiteral("^([1-9][0-9]?)(?:-([1-9][0-9]?))?$"));
        const auto found = range.match(arguments.value(QStringLiteral("conditions")));
        wanted.fewest = found.captured(1).toInt();
        wanted.most = found.captured(2).isEmpty() ? wanted.fewest : found.captured(2).toInt();
        if (!found.hasMatch() || wanted.most < wanted.fewest)
            wanted.problem = Tr::tr("yuyi-cli: --conditions takes a number or a range, for example 1-2.");
        else if (!draws)
            wanted.problem = Tr::tr("yuyi-cli: use --conditions only together with --draw.");
    }
    if (draws && reads)
        wanted.problem = Tr::tr("yuyi-cli: use --draw or --csv, not both.");
    if (arguments.has(QStringLiteral("dry-run")) && (!(draws || reads) || arguments.has(QStringLiteral("write"))))
        wanted.problem = Tr::tr("yuyi-cli: use --dry-run only together with --draw or --csv, and without --write.");
    return wanted;
}

Json itemJson(const QString &id, const CategoryRule &first, const CategoryRule &second, bool isFirst, const QString &test)
{
    return {{"id", toUtf8(id)},
            {"rule_a", toUtf8(first.text())},
            {"rule_b", toUtf8(second.text())},
            {"test", toUtf8(test)},
            {"key", isFirst ? "a" : "b"}};
}

QString itemLine(const QString &id, const CategoryRule &first, const CategoryRule &second, bool isFirst, const QString &test)
{
    return Tr::tr("%1  A: %2  B: %3  test picture %4: %5", "id, two rules, file name, A or B")
        .arg(id, first.text(), second.text(), test, isFirst ? QStringLiteral("A") : QStringLiteral("B"));
}

Json namesJson(const QList<CategoryImage> &images)
{
    Json names = Json::array();
    for (const CategoryImage &image : images)
        names.push_back(toUtf8(image.name));
    return names;
}

void sayRefused(const CategoryPlan &plan, Json &json, QStringList &lines)
{
    json["refused"] = Json::array();
    for (const CategoryPlan::Refused &row : plan.refused) {
        json["refused"].push_back({{"row", row.row}, {"reason", toUtf8(row.reason)}});
        lines.append(Tr::tr("  row %1: %2", "of a file, why it is rejected").arg(QString::number(row.row), row.reason));
    }
}

void listItems(const QList<StoredCategory> &items, Json &json, QStringList &lines)
{
    json["items"] = Json::array();
    for (const StoredCategory &item : items) {
        Json one = itemJson(item.id, item.first, item.second, item.isFirst, item.testName);
        one["sheet_a"] = toUtf8(item.firstSheet.sha256.hex());
        one["sheet_b"] = toUtf8(item.secondSheet.sha256.hex());
        one["distance"] = item.distance.isEmpty() ? Json() : Json(toUtf8(item.distance));
        one["holds"] = item.holds;
        one["question"] = item.asked;
        json["items"].push_back(one);
        QString line = itemLine(item.id, item.first, item.second, item.isFirst, item.testName);
        if (!item.distance.isEmpty())
            line = Tr::tr("%1  distance %2", "a line about an item, a number").arg(line, item.distance);
        lines.append(line);
        if (!item.holds)
            lines.append(Tr::tr("  Facts changed since: a picture does not meet its rule any more."));
    }
    if (items.isEmpty())
        lines.append(Tr::tr("There are no items over categories yet."));
}

Result<CategoryPlan> planOf(Context &context, CategoryService &service, const Wanted &wanted)
{
    if (wanted.draw > 0)
        return service.draw(wanted.draw, wanted.seed, wanted.fewest, wanted.most);
    YUYI_TRY(const auto rows, readCsvFile(context.arguments.value(QStringLiteral("csv"))));
    return service.read(rows, wanted.seed);
}

/// Draws or reads items and keeps them unless only the outcome is wanted. Returns whether all that was wanted is there.
Result<bool> makeItems(Context &context, CategoryService &service, const Wanted &wanted, Json &json, QStringList &lines)
{
    YUYI_TRY(const auto plan, planOf(context, service, wanted));
    if (context.arguments.has(QStringLiteral("dry-run"))) {
        json["drawn"] = Json::array();
        for (const CategoryItem &item : plan.items) {
            Json one = itemJson(item.id, item.first, item.second, item.isFirst, item.test.name);
            one["images_a"] = namesJson(item.ofFirst);
            one["images_b"] = namesJson(item.ofSecond);
            json["drawn"].push_back(one);
            lines.append(itemLine(item.id, item.first, item.second, item.isFirst, item.test.name));
        }
    } else {
        ConsoleProgress progress(context.console, Tr::tr("Composing sheets"));
        YUYI_TRY(const auto kept, service.keep(plan, progress));
        json["added"] = kept.added;
        json["known"] = kept.known;
        json["distances"] = kept.distances;
        lines.append(Tr::tr("Items: %1 added, %2 known, %3 rejected.")
                         .arg(QString::number(kept.added), QString::number(kept.known), QString::number(plan.refused.size())));
    }
    sayRefused(plan, json, lines);
    json["missing"] = plan.missing();
    if (plan.missing() > 0)
        lines.append(Tr::tr("%n item(s) could not be drawn: too few images meet two such rules.", nullptr, plan.missing()));
    return plan.refused.isEmpty() && plan.missing() == 0;
}

Result<bool> writeQuestions(Context &context, CategoryService &service, Json &json, QStringList &lines)
{
    ConsoleProgress progress(context.console, Tr::tr("Writing questions"));
    YUYI_TRY(const auto written, service.write(progress));
    json["written"] = written.questions;
    json["lacking"] = Json::array();
    for (const QString &sentence : written.lacking)
        json["lacking"].push_back(toUtf8(sentence));
    lines.append(Tr::tr("%n question(s) written.", nullptr, written.questions));
    lines += written.lacking;
    return written.lacking.isEmpty();
}

Exit runCategories(Context &context)
{
    const Wanted wanted = wantedBy(context.arguments);
    if (!wanted.problem.isEmpty()) {
        context.console.warn(wanted.problem);
        return Exit::Usage;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    CategoryService service(*project->stores, project->factory->folder(), project->actor.id);
    Json json = Json::object();
    QStringList lines;
    bool complete = true;
    const bool makes = wanted.draw > 0 || context.arguments.has(QStringLiteral("csv"));
    if (makes) {
        const auto made = makeItems(context, service, wanted, json, lines);
        if (!made)
            return context.console.fail(made.error());
        complete = *made;
    }
    const bool writes = context.arguments.has(QStringLiteral("write"));
    if (writes) {
        const auto written = writeQuestions(context, service, json, lines);
        if (!written)
            return context.console.fail(written.error());
        complete = complete && *written;
    }
    const auto items = service.list();
    if (!items)
        return context.console.fail(items.error());
    if (context.arguments.has(QStringLiteral("save"))) {
        if (const auto saved = saveText(context.arguments.value(QStringLiteral("save")), categoryTable(*items)); !saved)
            return context.console.fail(saved.error());
    }
    QStringList listed;
    listItems(*items, json, listed);
    if (!makes && !writes)
        lines += listed;
    context.console.result(json, lines.join(u'\n'));
    return complete ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> categoryCommands()
{
    return {
        {QStringLiteral("categories"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Lists the items over categories; draws new ones, reads them from a file, and writes their questions."),
         {{QStringLiteral("draw"), QStringLiteral("N"), Tr::tr("Draw so many items: two rules, two sheets and a test picture each.")},
          {QStringLiteral("seed"), QStringLiteral("NUMBER"), Tr::tr("The seed: the same one draws the same items (default: 1).")},
          {QStringLiteral("conditions"), QStringLiteral("MIN-MAX"),
           Tr::tr("How many conditions a drawn rule has (default: as the preset says).")},
          {QStringLiteral("csv"), QStringLiteral("FILE.csv"),
           Tr::tr("Read the rules from a file with the columns id, rule_a, rule_b and, if wanted, distance.")},
          {QStringLiteral("dry-run"), {}, Tr::tr("Only say what would be added.")},
          {QStringLiteral("write"), {}, Tr::tr("Write a question for each item in your own drafts.")},
          {QStringLiteral("save"), QStringLiteral("FILE.csv"),
           Tr::tr("Save the rules and distances of all items as a file that --csv reads.")},
          asOption()},
         runCategories},
    };
}

} // namespace yuyi::cli
