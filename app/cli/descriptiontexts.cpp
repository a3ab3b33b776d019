// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/descriptiontexts.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliDescribe)
};

QString figure(const Measure &value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : QStringLiteral("–");
}

QString cellText(const ScoreCell &cell)
{
    const QString text = QStringLiteral("%1 ± %2  n %3")
                             .arg(figure(cell.figures.mean, 2), figure(cell.figures.sample, 2),
                                  QString::number(cell.figures.n));
    return cell.without > 0 ? Tr::tr("%1 (%2 without a score)").arg(text, QString::number(cell.without)) : text;
}

Json lineJson(const DescriptionRun &line)
{
    return {{"run", toUtf8(line.run.id.toString())},
            {"model", toUtf8(line.run.model)},
            {"state", toUtf8(codeOf(line.run.state))},
            {"pictures", line.pictures},
            {"prompt_version", line.promptNumber},
            {"config", toUtf8(line.run.configuration)},
            {"failed", line.failed}};
}

} // namespace

QString promptText(const SentPrompt &prompt)
{
    QStringList parts;
    for (const SentTurn &turn : prompt.turns) {
        for (const SentPart &part : turn.parts) {
            parts.append(part.isPicture() ? QStringLiteral("[%1, %2 × %3]")
                                                .arg(part.mediaType)
                                                .arg(part.size.width())
                                                .arg(part.size.height())
                                          : part.text);
        }
    }
    return parts.join(QLatin1Char('\n'));
}

QString descriptionReportText(const DescriptionReport &data)
{
    const QString counted = data.task.isAboutReplies() ? Tr::tr("%1: %2 of %3 questions with a reply")
                                                       : Tr::tr("%1: %2 of %3 images described");
    QStringList lines{counted.arg(data.title(), QString::number(data.described()), QString::number(data.pictures.size()))};
    for (int i = 0; i < static_cast<int>(data.scorers.size()); ++i) {
        lines.append(QStringLiteral("%1: %2").arg(data.scorers.at(i).name, cellText(scoreCell(data, i))));
        for (const Dimension &dimension : data.dimensions) {
            for (const LabelValue &value : dimension.values) {
                const ScoreCell cell = scoreCell(data, i, dimension.code, value.code);
                if (cell.figures.n > 0)
                    lines.append(QStringLiteral("  %1 %2: %3").arg(dimension.title.text(), value.title.text(), cellText(cell)));
            }
        }
    }
    const QList<ScorerPair> pairs = scorerPairs(data);
    for (const ScorerPair &pair : pairs) {
        const ScoreAgreement &found = pair.agreement;
        lines.append(Tr::tr("%1 and %2 (n %3): exact agreement %4, within one point %5, κ linear %6, κ quadratic %7, Spearman %8")
                         .arg(data.scorers.at(pair.first).name, data.scorers.at(pair.second).name, QString::number(found.n),
                              figure(found.exact, 3), figure(found.withinOne, 3), figure(found.linear, 3),
                              figure(found.quadratic, 3), figure(found.spearman, 3)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString descriptionRowsText(const DescriptionTable &table)
{
    QStringList lines;
    for (const DescriptionRow &row : table.rows) {
        lines.append(Tr::tr("%1, scored by %2", "model, judge or people").arg(row.model, row.scorer));
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const DescriptionColumn &column = table.columns.at(i);
            const QString title =
                column.group.isEmpty()
                    ? column.title
                    : Tr::tr("%1: %2", "dimension, label").arg(column.group, column.title);
            lines.append(QStringLiteral("  %1  %2").arg(title, cellText(row.cells.at(i))));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

Json descriptionRunsJson(const QList<DescriptionRun> &runs)
{
    Json json{{"runs", Json::array()}};
    for (const DescriptionRun &line : runs) {
        Json one = lineJson(line);
        one["described"] = line.described;
        one["judges"] = Json::array();
        for (const DescriptionRun &judge : line.judges) {
            Json reader = lineJson(judge);
            reader["replies"] = judge.described;
            reader["read"] = judge.read;
            one["judges"].push_back(reader);
        }
        json["runs"].push_back(one);
    }
    return json;
}

QString descriptionRunsText(const QList<DescriptionRun> &runs)
{
    QStringList lines;
    for (const DescriptionRun &line : runs) {
        const QString counted = line.isOfQuestions() ? Tr::tr("%1  %2: %3 of %4 replies to score")
                                                     : Tr::tr("%1  %2: %3 of %4 images described");
        lines.append(counted.arg(line.run.id.toString(), modelTitle(line.run),
                                 QString::number(line.described), QString::number(line.pictures)));
        for (const DescriptionRun &judge : line.judges) {
            lines.append(Tr::tr("  %1  judge %2: %3 replies, %4 with a score")
                             .arg(judge.run.id.toString(), modelTitle(judge.run),
                                  QString::number(judge.described), QString::number(judge.read)));
        }
    }
    if (lines.isEmpty())
        lines.append(Tr::tr("No model has been asked to describe images yet. Run “describe PROJECT run --endpoint NAME” first."));
    return lines.join(QLatin1Char('\n'));
}

} // namespace yuyi::cli
