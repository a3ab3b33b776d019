// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/suspectreport.h"

#include "models/domain/text.h"
#include "models/exchange/csv.h"

namespace yuyi {

namespace {

QString letterAt(int position)
{
    return position >= 0 ? optionLetter(position) : QString();
}

Json optionJson(const Suspect &suspect, int position)
{
    if (position < 0)
        return nullptr;
    return {{"label", toUtf8(optionLetter(position))},
            {"text", toUtf8(suspect.options.at(position).text)},
            {"models", suspect.modelCounts.value(position)},
            {"people", suspect.peopleCounts.value(position)}};
}

Json countJson(const SuspectCount &count)
{
    return {{"k", count.k}, {"n", count.n}};
}

QStringList reasonCodes(const Suspect &suspect)
{
    QStringList codes;
    for (const SuspectReason reason : suspect.reasons)
        codes.append(codeOf(reason));
    return codes;
}

Json suspectJson(const Suspect &suspect)
{
    Json reasons = Json::array();
    for (const QString &code : reasonCodes(suspect))
        reasons.push_back(toUtf8(code));
    Json flags = Json::object();
    for (const auto &[flag, code] : codesOf(VoteFlag{}))
        flags[toUtf8(QString::fromUtf16(code))] = suspect.flags.value(flag);
    Json options = Json::array();
    for (int i = 0; i < suspect.options.size(); ++i)
        options.push_back(optionJson(suspect, i));
    Json json{{"item", toUtf8(suspect.itemId)},
              {"question_version", toUtf8(suspect.version.toString())},
              {"image", toUtf8(suspect.image.toString())},
              {"question", toUtf8(suspect.stem)},
              {"state", toUtf8(codeOf(suspect.state))},
              {"again", suspect.isAgain()},
              {"score", suspect.score},
              {"reasons", reasons},
              {"key", optionJson(suspect, suspect.key)},
              {"favoured", optionJson(suspect, suspect.favoured)},
              {"together", suspect.together},
              {"models", countJson(suspect.models)},
              {"people", countJson(suspect.people)},
              {"without_picture", countJson(suspect.withoutPicture)},
              {"weak_models", countJson(suspect.weak)},
              {"key_length", suspect.keyLength},
              {"next_length", suspect.nextLength},
              {"flagged", countJson(suspect.flagged)},
              {"flags", flags},
              {"expert_cases", suspect.experts.size()},
              {"options", options}};
    if (suspect.mark)
        json["note"] = toUtf8(suspect.mark->note);
    return json;
}

} // namespace

Json suspectsJson(const ResultsData &data, const SuspectRules &rules, const QList<Suspect> &suspects)
{
    Json counts = Json::object();
    const QMap<SuspectReason, int> byReason = reasonCounts(suspects);
    for (const auto &[reason, code] : codesOf(SuspectReason{}))
        counts[toUtf8(QString::fromUtf16(code))] = byReason.value(reason);
    Json list = Json::array();
    for (const Suspect &suspect : suspects)
        list.push_back(suspectJson(suspect));
    return {{"scorer", toUtf8(codeOf(data.scorer))},
            {"practice", holdsPractice(data)},
            {"models", modelsAsked(data, true)},
            {"models_without_picture", modelsAsked(data, false)},
            {"rules",
             {{"min_models", rules.models},
              {"model_share", rules.modelShare},
              {"min_people", rules.people},
              {"people_share", rules.peopleShare},
              {"min_without_picture", rules.withoutPicture},
              {"weak_below", rules.weakBelow},
              {"min_flags", rules.flags}}},
            {"counts", counts},
            {"suspects", list}};
}

QByteArray suspectsCsv(const ResultsData &data, const QList<Suspect> &suspects)
{
    Table table;
    table.columns = columnsOf({"item", "state", "score", "reasons", "question", "key", "key_text", "favoured", "favoured_text", "models_on_key",
                               "models_on_favoured", "models", "people_on_key", "people_on_favoured", "people", "right_without_picture",
                               "without_picture", "weak_models_on_key", "weak_models", "key_length", "next_length", "flagged", "validators",
                               "expert_cases", "note"});
    for (const Dimension &dimension : data.preset.dimensions)
        table.addColumn(dimension.code.text());
    table.addColumn(QStringLiteral("practice"));
    const bool practice = holdsPractice(data);
    for (const Suspect &suspect : suspects) {
        const auto textAt = [&](int position) { return position >= 0 ? suspect.options.at(position).text : QString(); };
        QList<TableCell> row{suspect.itemId,
                             codeOf(suspect.state),
                             TableCell::rounded(suspect.score, 3),
                             reasonCodes(suspect).join(QLatin1Char(' ')),
                             suspect.stem,
                             letterAt(suspect.key),
                             textAt(suspect.key),
                             letterAt(suspect.favoured),
                             textAt(suspect.favoured),
                             suspect.modelCounts.value(suspect.key),
                             suspect.modelCounts.value(suspect.favoured),
                             suspect.models.n,
                             suspect.peopleCounts.value(suspect.key),
                             suspect.peopleCounts.value(suspect.favoured),
                             suspect.people.n,
                             suspect.withoutPicture.k,
                             suspect.withoutPicture.n,
                             suspect.weak.k,
                             suspect.weak.n,
                             suspect.keyLength,
                             suspect.nextLength,
                             suspect.flagged.k,
                             suspect.flagged.n,
                             suspect.experts.size(),
                             suspect.mark ? suspect.mark->note : QString()};
        for (const Dimension &dimension : data.preset.dimensions)
            row.append(codeTexts(suspect.labels.value(dimension.code)).join(QLatin1Char(' ')));
        row.append(practice);
        table.add(row);
    }
    return tableCsv(table);
}

} // namespace yuyi
