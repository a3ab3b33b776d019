// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/runfixture.h"

#include "models/domain/json/json.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"

namespace yuyi::test {

/// Describes, and judges in ten different forms.
inline QString describeOrJudge(const ReadRequest &request)
{
    static const QRegularExpression described(QStringLiteral("描述#(\\d+)"));
    const auto found = described.match(request.text());
    static int pictures = 0;
    if (!found.hasMatch())
        return QStringLiteral("<think>先看一看</think>描述#%1：山水。").arg(pictures++);
    const int n = found.captured(1).toInt();
    const int score = 1 + n % 5;
    switch (n % 10) {
    case 0: return QStringLiteral("[%1]").arg(score);
    case 1: return QStringLiteral("[[%1]]").arg(score);
    case 2: return QStringLiteral("评分：[%1]").arg(score);
    case 3: return QStringLiteral("%1分").arg(score);
    case 4: return QStringLiteral("%1 / 5").arg(score);
    case 5: return QStringLiteral("**%1**").arg(score);
    case 6: return QStringLiteral("Rating: %1.0").arg(score);
    case 7: return QStringLiteral("{\"rating\": %1}").arg(score);
    case 8: return QStringLiteral("[%1 points]").arg(score);
    default: return QStringLiteral("[ratings]");
    }
}

/// CII-Bench with a task that scores the replies of the configuration “none” from 0 to 3. `most`: of each run; 0: all.
inline Preset presetWithReplyTask(int most, bool showKey = false)
{
    Json json = parseJson(builtInPreset(QStringLiteral("cii-bench"))->source).value_or(Json::object());
    json["descriptions"].push_back({{"code", "reasoning"},
                                    {"title", {{"zh", "推理"}, {"en", "Reasoning"}}},
                                    {"configurations", {"none"}},
                                    {"showKey", showKey},
                                    {"most", most},
                                    {"lowest", 0},
                                    {"highest", 3}});
    return readPreset(jsonText(json)).value();
}

/// @brief A project whose pictures are described, and whose descriptions are judged by models and scored by people.
struct DescribedProject : RunProject {
    explicit DescribedProject(int items) : RunProject(items) {}

    DescriptionService descriptions() const { return DescriptionService(*stores, projectFolder(), lead); }

    DescriptionPlan descriptionPlan(const Endpoint &endpoint) const
    {
        DescriptionPlan made;
        made.taskItems = false;
        made.run = plan(endpoint);
        return made;
    }

    PersonId addPerson(const QString &name, const QList<Role> &roles)
    {
        Person person;
        person.id = PersonId::create();
        person.name = name;
        person.roles = roles;
        const auto added = stores->transaction([&] { return stores->project().addPerson(person); });
        return added ? person.id : PersonId();
    }

    Run describe(const Endpoint &endpoint) { return asked(descriptions().create(descriptionPlan(endpoint))); }
    Run judge(const Endpoint &endpoint, const Run &described)
    {
        return asked(descriptions().create(JudgePlan{{described.id}, false, {}, plan(endpoint)}));
    }

    Result<> open(const PersonId &person, const RunId &run) { return openFigures(*stores, person, run); }
    Result<> rate(const PersonId &person, const AttemptId &attempt, double score, const QMap<QString, double> &subScores = {})
    {
        ReplyRating rating;
        rating.attempt = attempt;
        rating.score = score;
        rating.perspectives = subScores;
        return RatingService(*stores, person).rate(rating);
    }

private:
    Run asked(const Result<QList<Run>> &made)
    {
        if (!made)
            qFatal("%s", whatFailed(made).constData());
        ask(made->constFirst().id);
        return made->constFirst();
    }
};

} // namespace yuyi::test
