// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/studies/studyjson.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

void read(const Json &json, const char *name, bool &value)
{
    if (const Json &field = fieldOf(json, name); field.is_boolean())
        value = field.get<bool>();
}

void read(const Json &json, const char *name, int &value)
{
    if (const Json &field = fieldOf(json, name); field.is_number())
        value = static_cast<int>(numberOf(field));
}

void read(const Json &json, const char *name, double &value)
{
    if (const Json &field = fieldOf(json, name); field.is_number())
        value = numberOf(field);
}

void read(const Json &json, const char *name, QString &value)
{
    if (const Json &field = fieldOf(json, name); field.is_string())
        value = textOf(field);
}

void read(const Json &json, const char *name, DimensionCode &value)
{
    value = DimensionCode(textOf(fieldOf(json, name)));
}

} // namespace

Json toJson(const StudyDesign &design)
{
    Json json{{"shape", toUtf8(codeOf(design.shape))},
              {"category", toUtf8(design.category.text())},
              {"per_category", design.perCategory},
              {"answers_per_item", design.answersPerItem},
              {"people", design.people},
              {"blocks", toUtf8(design.blocks.text())},
              {"block_size", design.blockSize},
              {"practice", design.practice},
              {"practice_filter", toUtf8(design.practiceFilter)},
              {"gold_share", design.goldShare},
              {"gold_filter", toUtf8(design.goldFilter)},
              {"time_limit_seconds", design.timeLimitSeconds},
              {"shuffle_options", design.shuffleOptions},
              {"shuffle_items", design.shuffleItems},
              {"may_go_back", design.mayGoBack},
              {"resume_hours", design.resumeHours}};
    // Hashes of frozen studies are made over this text: those of designs without them stay.
    if (!design.across.isEmpty())
        json["across"] = toUtf8(design.across.text());
    if (design.atLeast > 0)
        json["at_least"] = design.atLeast;
    return json;
}

StudyDesign studyDesign(const Json &json)
{
    StudyDesign design;
    design.shape = fromCode<StudyShape>(textOf(fieldOf(json, "shape"))).value_or(design.shape);
    read(json, "category", design.category);
    read(json, "across", design.across);
    read(json, "at_least", design.atLeast);
    read(json, "per_category", design.perCategory);
    read(json, "answers_per_item", design.answersPerItem);
    read(json, "people", design.people);
    read(json, "blocks", design.blocks);
    read(json, "block_size", design.blockSize);
    read(json, "practice", design.practice);
    read(json, "practice_filter", design.practiceFilter);
    read(json, "gold_share", design.goldShare);
    read(json, "gold_filter", design.goldFilter);
    read(json, "time_limit_seconds", design.timeLimitSeconds);
    read(json, "shuffle_options", design.shuffleOptions);
    read(json, "shuffle_items", design.shuffleItems);
    read(json, "may_go_back", design.mayGoBack);
    read(json, "resume_hours", design.resumeHours);
    return design;
}

Json toJson(const ExclusionRules &rules)
{
    return {{"minimum_gold", rules.minimumGold},
            {"fastest_median_ms", rules.fastestMedianMs},
            {"minimum_answered", rules.minimumAnswered},
            {"maximum_flagged", rules.maximumFlagged},
            {"prior_exposure", rules.priorExposure},
            {"slowest_trial_ms", rules.slowestTrialMs},
            {"fastest_trial_ms", rules.fastestTrialMs}};
}

ExclusionRules exclusionRules(const Json &json)
{
    ExclusionRules rules;
    read(json, "minimum_gold", rules.minimumGold);
    read(json, "fastest_median_ms", rules.fastestMedianMs);
    read(json, "minimum_answered", rules.minimumAnswered);
    read(json, "maximum_flagged", rules.maximumFlagged);
    read(json, "prior_exposure", rules.priorExposure);
    read(json, "slowest_trial_ms", rules.slowestTrialMs);
    read(json, "fastest_trial_ms", rules.fastestTrialMs);
    return rules;
}

Json toJson(const QMap<BackgroundField, QString> &background)
{
    Json json = Json::object();
    for (auto it = background.cbegin(); it != background.cend(); ++it)
        json[toUtf8(codeOf(it.key()))] = toUtf8(it.value());
    return json;
}

QMap<BackgroundField, QString> backgroundFrom(const Json &json)
{
    QMap<BackgroundField, QString> background;
    if (!json.is_object())
        return background;
    for (const auto &[name, value] : json.items()) {
        if (const auto field = fromCode<BackgroundField>(fromUtf8(name)))
            background.insert(*field, textOf(value));
    }
    return background;
}

} // namespace yuyi
