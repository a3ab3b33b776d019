// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/flaggeditemreport.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/tables/csv.h"

namespace yuyi {

namespace {

/// The texts of the options, or what was written.
QString answerText(const FlaggedItem &flaggedItem, const GivenAnswer &answer)
{
    if (flaggedItem.isWritten())
        return flaggedItem.textOf(answer);
    QStringList texts;
    for (const int position : answer.options.positions())
        texts.append(optionWords(flaggedItem.options.at(position)));
    return texts.join(QStringLiteral("; "));
}

/// The label is empty where the answer is written.
Json answerJson(const FlaggedItem &flaggedItem, const GivenAnswer &answer)
{
    if (answer.isEmpty())
        return nullptr;
    return {{"label", toUtf8(optionLabels(flaggedItem.form, answer.options))},
            {"text", toUtf8(answerText(flaggedItem, answer))},
            {"models", flaggedItem.modelCounts.value(answer)},
            {"people", flaggedItem.peopleCounts.value(answer)}};
}

Json optionJson(const FlaggedItem &flaggedItem, int position)
{
    const Option &option = flaggedItem.options.at(position);
    Json json{{"label", toUtf8(optionLabel(flaggedItem.form, position))},
              {"text", toUtf8(option.text)},
              {"models", timesChosen(flaggedItem.modelCounts, flaggedItem.options.size()).at(position)},
              {"people", timesChosen(flaggedItem.peopleCounts, flaggedItem.options.size()).at(position)}};
    if (!option.picture.isNull())
        json["picture"] = toUtf8(option.picture.sha256.hex());
    return json;
}

Json countJson(const FlaggedItemCount &count)
{
    return {{"k", count.k}, {"n", count.n}};
}

QStringList reasonCodes(const FlaggedItem &flaggedItem)
{
    QStringList codes;
    for (const FlaggedItemReason reason : flaggedItem.reasons)
        codes.append(codeOf(reason));
    return codes;
}

Json flaggedItemJson(const FlaggedItem &flaggedItem)
{
    Json reasons = Json::array();
    for (const QString &code : reasonCodes(flaggedItem))
        reasons.push_back(toUtf8(code));
    Json flags = Json::object();
    for (const auto &[flag, code] : codesOf(VoteFlag{}))
        flags[toUtf8(QString::fromUtf16(code))] = flaggedItem.flags.value(flag);
    Json options = Json::array();
    for (int i = 0; i < flaggedItem.options.size(); ++i)
        options.push_back(optionJson(flaggedItem, i));
    Json json{{"item", toUtf8(flaggedItem.itemId)},
              {"question_version", toUtf8(flaggedItem.version.toString())},
              {"image", toUtf8(flaggedItem.image.toString())},
              {"question", toUtf8(flaggedItem.stem)},
              {"state", toUtf8(codeOf(flaggedItem.state))},
              {"again", flaggedItem.isAgain()},
              {"score", flaggedItem.score},
              {"reasons", reasons},
              {"key", answerJson(flaggedItem, flaggedItem.key)},
              {"favoured", answerJson(flaggedItem, flaggedItem.favoured)},
              {"together", flaggedItem.together},
              {"models", countJson(flaggedItem.models)},
              {"people", countJson(flaggedItem.people)},
              {"without_picture", countJson(flaggedItem.withoutPicture)},
              {"weak_models", countJson(flaggedItem.weak)},
              {"key_length", flaggedItem.keyLength},
              {"next_length", flaggedItem.nextLength},
              {"flagged", countJson(flaggedItem.flagged)},
              {"flags", flags},
              {"expert_cases", flaggedItem.experts.size()},
              {"options", options}};
    if (flaggedItem.isWritten())
        json["accepted"] = flaggedItem.accepted;
    if (!flaggedItem.media.isEmpty()) {
        Json pictures = Json::array();
        for (const Medium &medium : flaggedItem.media)
            pictures.push_back(toUtf8(medium.sha256.hex()));
        json["pictures"] = pictures;
    }
    if (flaggedItem.mark)
        json["note"] = toUtf8(flaggedItem.mark->note);
    return json;
}

} // namespace

Json flaggedItemsJson(const ResultsData &data, const FlaggedItemRules &rules, const QList<FlaggedItem> &flaggedItems)
{
    Json counts = Json::object();
    const QMap<FlaggedItemReason, int> byReason = reasonCounts(flaggedItems);
    for (const auto &[reason, code] : codesOf(FlaggedItemReason{}))
        counts[toUtf8(QString::fromUtf16(code))] = byReason.value(reason);
    Json list = Json::array();
    for (const FlaggedItem &flaggedItem : flaggedItems)
        list.push_back(flaggedItemJson(flaggedItem));
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

QByteArray flaggedItemsCsv(const ResultsData &data, const QList<FlaggedItem> &flaggedItems)
{
    Table table;
    table.columns = columnsOf({"item",
                               "state",
                               "score",
                               "reasons",
                               "question",
                               "key",
                               "key_text",
                               "favoured",
                               "favoured_text",
                               "models_on_key",
                               "models_on_favoured",
                               "models",
                               "people_on_key",
                               "people_on_favoured",
                               "people",
                               "right_without_picture",
                               "without_picture",
                               "weak_models_on_key",
                               "weak_models",
                               "key_length",
                               "next_length",
                               "flagged",
                               "validators",
                               "expert_cases",
                               "note"});
    for (const Dimension &dimension : data.preset.dimensions)
        table.addColumn(dimension.code.text());
    table.addColumn(QStringLiteral("practice"));
    const bool practice = holdsPractice(data);
    for (const FlaggedItem &flaggedItem : flaggedItems) {
        QList<TableCell> row{flaggedItem.itemId,
                             codeOf(flaggedItem.state),
                             TableCell::rounded(flaggedItem.score, 3),
                             reasonCodes(flaggedItem).join(QLatin1Char(' ')),
                             readableStem(flaggedItem.stem),
                             optionLabels(flaggedItem.form, flaggedItem.key.options),
                             answerText(flaggedItem, flaggedItem.key),
                             optionLabels(flaggedItem.form, flaggedItem.favoured.options),
                             answerText(flaggedItem, flaggedItem.favoured),
                             flaggedItem.modelCounts.value(flaggedItem.key),
                             flaggedItem.modelCounts.value(flaggedItem.favoured),
                             flaggedItem.models.n,
                             flaggedItem.peopleCounts.value(flaggedItem.key),
                             flaggedItem.peopleCounts.value(flaggedItem.favoured),
                             flaggedItem.people.n,
                             flaggedItem.withoutPicture.k,
                             flaggedItem.withoutPicture.n,
                             flaggedItem.weak.k,
                             flaggedItem.weak.n,
                             flaggedItem.keyLength,
                             flaggedItem.nextLength,
                             flaggedItem.flagged.k,
                             flaggedItem.flagged.n,
                             flaggedItem.experts.size(),
                             flaggedItem.mark ? flaggedItem.mark->note : QString()};
        for (const Dimension &dimension : data.preset.dimensions) {
            const QStringList codes = codeTexts(flaggedItem.labels.value(dimension.code));
            row.append(codes.join(dimension.open ? u';' : u' ')); // a typed label may have blanks
        }
        row.append(practice);
        table.add(row);
    }
    return tableCsv(table);
}

} // namespace yuyi
