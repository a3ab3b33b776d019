// SPDX-License-Identifier: GPL-3.0-or-later
// statistics: figures from standard input, without a project
#include "app/cli/command.h"
#include "models/statistics/cases.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliStatistics)
};

constexpr qint64 largestInput = qint64(256) << 20;

Exit runStatistics(Context &context)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return context.console.fail({ErrorCode::Environment, Tr::tr("Standard input cannot be read."), {}});
    const QByteArray text = input.read(largestInput + 1);
    const auto document = parseJson(text, largestInput);
    if (!document)
        return context.console.fail(document.error());
    const auto answers = answerCases(*document);
    if (!answers)
        return context.console.fail(answers.error());
    for (const QString &error : answers->errors)
        context.console.say(error);
    context.console.result(answers->answers, QString::fromUtf8(jsonText(answers->answers, 2)));
    return answers->errors.isEmpty() ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> statisticsCommands()
{
    return {{QStringLiteral("statistics"),
             QString(),
             0,
             0,
             Tr::tr("Computes the statistics requested on standard input (JSON)."),
             {},
             runStatistics}};
}

} // namespace yuyi::cli
