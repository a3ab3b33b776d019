// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/describe.h"

#include "app/cli/options/run.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliDescribe)
};

} // namespace

QList<Option> describeOptions()
{
    return {
        {QStringLiteral("endpoint"), QStringLiteral("N[,N2]"),
         Tr::tr("Endpoints whose models describe images or judge descriptions.")},
        {QStringLiteral("run"), QStringLiteral("RUN[,RUN…]"),
         Tr::tr(
             "Runs in which models describe images, or whose replies to questions are scored: an ID, the beginning of an ID, or a model.")},
        {QStringLiteral("task"), QStringLiteral("CODE"),
         Tr::tr("Task of the preset (default: the first task).")},
        {QStringLiteral("filter"), QStringLiteral("EXPR"),
         Tr::tr("Filters the images: field=value, field!=value or field~text.")},
        {QStringLiteral("any-picture"),
         {},
         Tr::tr("Includes images that the task does not cover.")},
        {QStringLiteral("set"), QStringLiteral("NAME"), Tr::tr("Name of a frozen item set.")},
        {QStringLiteral("limit"), QStringLiteral("N"), Tr::tr("Uses only the first N images.")},
        {QStringLiteral("prompt"), QStringLiteral("FILE"),
         Tr::tr("File with a different prompt; the prompt is saved as a new version.")},
        {QStringLiteral("with-picture"), {}, Tr::tr("Shows the image to the judge, too.")},
        {QStringLiteral("temperature"), QStringLiteral("T"),
         Tr::tr("Temperature (default: the endpoint's "
                "setting, otherwise 0).")},
        {QStringLiteral("max-tokens"), QStringLiteral("N"),
         Tr::tr("Maximum reply length in tokens; replaces the "
                "endpoint's setting.")},
        {QStringLiteral("budget"), QStringLiteral("X"),
         Tr::tr(
             "Pauses each run when its cost reaches this amount; changes the budget of a run that is continued.")},
        {QStringLiteral("reply-tokens"), QStringLiteral("N"),
         Tr::tr("Reply length assumed for the cost estimate, in tokens.")},
        {QStringLiteral("dry-run"),
         {},
         Tr::tr("Shows the first prompt and the estimated cost; sends nothing.")},
        againOption(),
        {QStringLiteral("resume"),
         {},
         Tr::tr("Continues unfinished runs; sends only the requests that have no reply yet.")},
        {QStringLiteral("retry-errors"),
         {},
         Tr::tr("Resends the requests that ended with an error.")},
        {QStringLiteral("item"), QStringLiteral("ID"), Tr::tr("Item whose description or reply you score.")},
        {QStringLiteral("score"), QStringLiteral("N"),
         Tr::tr("The score, an integer on the scale.")},
        {QStringLiteral("perspective"), QStringLiteral("CODE=N[,…]"),
         Tr::tr("The score for each perspective.")},
        {QStringLiteral("note"), QStringLiteral("TEXT"), Tr::tr("Note on the score.")},
        {QStringLiteral("open"),
         {},
         Tr::tr(
             "report, table: shows the results to a lead who has not scored all descriptions yet. The lead can then no longer score "
             "the remaining descriptions.")},
        {QStringLiteral("rescore"),
         {},
         Tr::tr(
             "Before the report is made, re-scores the stored replies of judge models; sends no requests.")},
        {QStringLiteral("by"), QStringLiteral("D[,D2]"),
         Tr::tr(
             "table: dimensions to group by (default: dimensions that have at most four labels and allow only one label per image).")},
        {QStringLiteral("format"), QStringLiteral("F"),
         Tr::tr("table: file format md, csv, latex or xlsx.")},
        {QStringLiteral("out"), QStringLiteral("FILE"),
         Tr::tr("table: writes the table to a file.")},
        {QStringLiteral("csv"), QStringLiteral("FILE"),
         Tr::tr("report: also writes the scores to a CSV "
                "file.")},
        {QStringLiteral("practice"),
         {},
         Tr::tr(
             "table, report: includes practice runs in the output and in the files that are written.")},
        asOption()};
}

} // namespace yuyi::cli
