// SPDX-License-Identifier: GPL-3.0-or-later
// agreement: how far people agree before anything was discussed
#include "app/cli/command.h"
#include "models/exchange/files/textfile.h"
#include "models/services/agreement/agreementservice.h"

#include <QCoreApplication>

#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliAgreement)
};

QString figureText(AgreementMeasure measure, const AgreementFigure &figure)
{
    if (!figure.value)
        return QStringLiteral("%1 –").arg(titleOf(measure));
    QString text = QString::number(*figure.value, 'f', 3);
    if (figure.interval && *figure.interval) {
        text = QStringLiteral("%1 [%2, %3]")
                   .arg(text, QString::number((*figure.interval)->lo, 'f', 3),
                        QString::number((*figure.interval)->hi, 'f', 3));
    }
    return QStringLiteral("%1 %2").arg(titleOf(measure), text);
}

QString groupText(const AgreementData &data, const AgreementGroup &group)
{
    QStringList lines{group.title};
    for (const AgreementLine &line : group.lines) {
        QStringList figures;
        for (const auto &[measure, code] : codesOf(AgreementMeasure{})) {
            const Measure &value = line.figure(measure).value;
            if (value || (value.error() != Undefined::TakesOne && value.error() != Undefined::TakesSeveral))
                figures.append(figureText(measure, line.figure(measure)));
        }
        lines.append(Tr::tr("  Dimension %1 (%2 of %3 images): %4")
                         .arg(dimensionTitle(data.preset, line.dimension), QString::number(line.used),
                              QString::number(line.total), figures.join(QStringLiteral(", "))));
        lines.append(QStringLiteral("    %1").arg(remarkOn(line)));
    }
    return lines.join(QLatin1Char('\n'));
}

/// The tables that a program for statistics reads.
enum class AgreementTable {
    Figures,
    Ratings
};

inline constexpr CodeTable<AgreementTable, 2> codesOf(AgreementTable)
{
    return {{{AgreementTable::Figures, u"csv"}, {AgreementTable::Ratings, u"ratings"}}};
}

/// A table in the file or, without one, printed.
Exit giveTable(Context &context, const QByteArray &table, const Json &json)
{
    const QString path = context.arguments.value(QStringLiteral("out"));
    if (path.isEmpty()) {
        context.console.result(json, QString::fromUtf8(table.mid(3)).trimmed());
        return Exit::Done;
    }
    if (const auto saved = saveText(path, table); !saved)
        return context.console.fail(saved.error());
    context.console.done(json, Tr::tr("The table was written to “%1”.").arg(path));
    return Exit::Done;
}

Exit runAgreement(Context &context)
{
    AgreementQuery query;
    std::optional<AgreementTable> table;
    if (context.arguments.has(QStringLiteral("format"))) {
        table = fromCode<AgreementTable>(context.arguments.value(QStringLiteral("format")));
        if (!table) {
            context.console.fail({ErrorCode::Invalid,
                                  Tr::tr("--format takes csv or ratings, not “%1”.").arg(context.arguments.value(QStringLiteral("format"))),
                                  {}});
            return Exit::Usage;
        }
    }
    if (context.arguments.has(QStringLiteral("out")) && !table)
        table = AgreementTable::Figures;
    if (context.arguments.has(QStringLiteral("by"))) {
        const QString by = context.arguments.value(QStringLiteral("by"));
        const auto known = fromCode<AgreementBy>(by);
        if (!known || *known == AgreementBy::Label) {
            context.console.fail({ErrorCode::Invalid, Tr::tr("--by takes dimension, pair, round or week, not “%1”.").arg(by), {}});
            return Exit::Usage;
        }
        query.by = *known;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto data = AgreementService(*project->stores, project->actor.id).data();
    if (!data)
        return context.console.fail(data.error());
    BootstrapPlan plan;
    const auto seed = intOption(context.arguments, QStringLiteral("seed"), static_cast<int>(plan.seed), 0, 2'000'000'000);
    if (!seed)
        return context.console.fail(seed.error());
    plan.seed = static_cast<quint64>(*seed);
    const QList<AgreementGroup> groups = agreementReport(*data, query, plan);
    QStringList texts;
    for (const AgreementGroup &group : groups)
        texts.append(groupText(*data, group));
    if (data->preset.dimensions.isEmpty())
        texts.append(Tr::tr("This benchmark has no labels of images. Labels of questions are not compared: two people write different "
                            "questions."));
    else if (groups.isEmpty())
        texts.append(data->hidden > 0 || data->ofOthers > 0 ? Tr::tr("There are no values to show yet.")
                                                            : Tr::tr("Nothing has been labelled yet."));
    else
        texts.append(Tr::tr("Intervals: %1 %, %2 bootstrap samples, seed %3.")
                         .arg(QString::number(plan.level * 100), QString::number(plan.draws), QString::number(plan.seed)));
    if (data->hidden > 0)
        context.console.say(
            Tr::tr("%n image(s) are excluded until you have submitted your own labels or the calibration batch is revealed.", nullptr,
                   static_cast<int>(data->hidden)));
    if (data->ofOthers > 0)
        context.console.say(Tr::tr("%n image(s) are excluded: you see agreement only for images that you labelled yourself.", nullptr,
                                   static_cast<int>(data->ofOthers)));
    const Json json = agreementJson(groups, query, plan);
    if (table)
        return giveTable(context, *table == AgreementTable::Ratings ? agreementRatingsCsv(*data) : agreementCsv(*data, groups, plan), json);
    context.console.result(json, texts.join(QLatin1Char('\n')));
    return Exit::Done;
}

} // namespace

QList<Command> agreementCommands()
{
    return {
        {QStringLiteral("agreement"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Reports how well independent labels agree."),
         {{QStringLiteral("by"), QStringLiteral("dimension|pair|round|week"),
           Tr::tr("Grouping (default: dimension).")},
          {QStringLiteral("seed"), QStringLiteral("N"),
           Tr::tr("Random seed of the intervals (default: as in "
                  "the desktop program).")},
          {QStringLiteral("format"), QStringLiteral("csv|ratings"),
           Tr::tr(
               "Format: csv (the agreement values) or ratings (each person's labels for each image, with codes instead of names).")},
          {QStringLiteral("out"), QStringLiteral("FILE"),
           Tr::tr("Writes the output to this file (as csv unless --format is given).")},
          asOption()},
         runAgreement}};
}

} // namespace yuyi::cli
