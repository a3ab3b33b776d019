// SPDX-License-Identifier: GPL-3.0-or-later
// Agreement as JSON and CSV.
#include "models/services/agreement/agreementservice.h"

#include "models/exchange/csv.h"

#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

Json figureJson(const AgreementLine &line, const AgreementFigure &figure)
{
    Json json = Json::object();
    if (!figure.value) {
        json["value"] = nullptr;
        json["why"] = toUtf8(sentenceOf(figure.value.error()));
        return json;
    }
    json["value"] = *figure.value;
    json["lo"] = nullptr;
    json["hi"] = nullptr;
    if (figure.interval && *figure.interval) {
        json["lo"] = (*figure.interval)->lo;
        json["hi"] = (*figure.interval)->hi;
    } else if (figure.interval) {
        json["why"] = toUtf8(sentenceOf(figure.interval->error()));
    }
    json["n_used"] = line.used;
    json["n_total"] = line.total;
    return json;
}

Json lineJson(const AgreementLine &line)
{
    Json json = Json::object();
    for (const auto &[measure, code] : codesOf(AgreementMeasure{}))
        json[toUtf8(QString::fromUtf16(code))] = figureJson(line, line.figure(measure));
    json["remark"] = toUtf8(remarkOn(line));
    return json;
}

void addLines(Json &json, const AgreementGroup &group)
{
    json["dimensions"] = Json::object();
    for (const AgreementLine &line : group.lines) {
        if (line.dimension.isEmpty())
            json["all"] = lineJson(line);
        else
            json["dimensions"][toUtf8(line.dimension.text())] = lineJson(line);
    }
}

QString decimal(double value)
{
    return QString::number(value, 'g', 12);
}

} // namespace

Json agreementJson(const QList<AgreementGroup> &groups, const AgreementQuery &query, const BootstrapPlan &plan)
{
    Json json;
    json["by"] = toUtf8(codeOf(query.by));
    json["seed"] = plan.seed;
    json["draws"] = plan.draws;
    if (query.by == AgreementBy::Dimension) {
        json["dimensions"] = Json::object();
        if (!groups.isEmpty())
            addLines(json, groups.first());
        return json;
    }
    Json list = Json::array();
    for (const AgreementGroup &group : groups) {
        Json one = Json::object();
        one["name"] = toUtf8(group.title);
        one["code"] = toUtf8(group.code);
        addLines(one, group);
        list.push_back(std::move(one));
    }
    json["groups"] = std::move(list);
    return json;
}

QByteArray agreementCsv(const AgreementData &data, const QList<AgreementGroup> &groups, const BootstrapPlan &plan)
{
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBFgroup,dimension,title,measure,value,lo,hi,n_used,n_total,seed,draws,why\r\n");
    for (const AgreementGroup &group : groups) {
        for (const AgreementLine &line : group.lines) {
            for (const auto &[measure, code] : codesOf(AgreementMeasure{})) {
                const AgreementFigure &figure = line.figure(measure);
                const bool interval = figure.interval && *figure.interval;
                QString why;
                if (!figure.value)
                    why = sentenceOf(figure.value.error());
                else if (figure.interval && !*figure.interval)
                    why = sentenceOf(figure.interval->error());
                // Numbers stay numbers: a minus in front of one makes no formula of it.
                const QStringList numbers{figure.value ? decimal(*figure.value) : QString(),
                                          interval ? decimal((*figure.interval)->lo) : QString(),
                                          interval ? decimal((*figure.interval)->hi) : QString(), QString::number(line.used),
                                          QString::number(line.total), QString::number(plan.seed), QString::number(plan.draws)};
                QByteArray words = csvRow({group.title, line.dimension.text(), dimensionTitle(data.preset, line.dimension),
                                           QString::fromUtf16(code)});
                words.chop(2);
                text += words + ',' + numbers.join(QLatin1Char(',')).toUtf8() + ',' + csvRow({why});
            }
        }
    }
    return text;
}

QByteArray agreementRatingsCsv(const AgreementData &data)
{
    QHash<PersonId, QByteArray> marks;
    for (const SubmittedLabels &one : data.labels) {
        if (!marks.contains(one.person))
            marks.insert(one.person, QCryptographicHash::hash(one.person.toString().toUtf8(), QCryptographicHash::Sha256));
    }
    QList<PersonId> people = marks.keys();
    std::sort(people.begin(), people.end(), [&marks](const PersonId &a, const PersonId &b) { return marks.value(a) < marks.value(b); });
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBFimage,person,scope,round,dimension,labels\r\n");
    for (const SubmittedLabels &one : data.labels) {
        const auto scope = one.calibration.isNull() ? AgreementScope::Production : AgreementScope::Calibration;
        for (const Dimension &dimension : data.preset.dimensions) {
            QStringList labels;
            for (const LabelCode &label : one.labels.value(dimension.code))
                labels.append(label.text());
            text += csvRow({one.image.toString(), QStringLiteral("p%1").arg(people.indexOf(one.person) + 1), codeOf(scope), QString::number(one.round),
                            dimension.code.text(), labels.join(u';')});
        }
    }
    return text;
}

} // namespace yuyi
