// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/statistics/participants.h"
#include "models/statistics/scores.h"

#include <QMap>

#include <optional>

namespace yuyi {

/// Kinds of scorers: a judge model, a person, or several people combined.
enum class ScorerKind {
    Judge,
    Person,
    MeanOfPeople,
    MedianOfPeople
};

inline constexpr CodeTable<ScorerKind, 4> codesOf(ScorerKind)
{
    return {{{ScorerKind::Judge, u"judge"},
             {ScorerKind::Person, u"person"},
             {ScorerKind::MeanOfPeople, u"people-mean"},
             {ScorerKind::MedianOfPeople, u"people-median"}}};
}

/// The score that one scorer gave to one description.
struct GivenScore {
    std::optional<double> score;
    QString rule; ///< for a judge: the rule that read the reply, or why it could not be read
    QMap<QString, double> perspectives;
    QString note;
    bool late = false; ///< a person changed it after scoring everything
};

struct DescriptionScorer {
    ScorerKind kind = ScorerKind::Judge;
    RunId run; ///< only for a judge
    PersonId person;
    bool practice = false;                   ///< the judge is a practice model
    QString name;                            ///< the model's name, the person's name (for leads), or else "Person 1"
    QList<std::optional<GivenScore>> scores; ///< one for each of the report's pictures; no value: not scored
    int scored = 0;
    int unread = 0; ///< number of a judge's replies without a score
    int failed = 0; ///< number of a judge's requests that failed
    int late = 0;
};

/// One picture of the run, or one question whose reply is scored, in one repeat.
struct ReportedDescription {
    RunSlot slot;
    AttemptId attempt; ///< null if there is no description or reply
    ImageId image;
    QString itemId;
    Labels labels;
};

/// The scores of the descriptions, or replies to questions, of one run. A plain value from which the figures are computed.
struct DescriptionReport {
    Run run;
    DescriptionTask task;
    QString configuration;       ///< title of that of a run of questions; empty for descriptions
    QList<Dimension> dimensions; ///< of the preset
    int promptNumber = 0;
    QList<ReportedDescription> pictures;
    QList<DescriptionScorer> scorers; ///< judges, people, then the people's mean and median if there are at least two people

    /// Descriptions or replies that there are.
    int described() const;
    int people() const;
    /// The model, and the configuration of a run of questions.
    QString title() const;
};

/// @brief Reads the report. Returns Refused while the person still has descriptions of the run to score and others have scored
/// some, so no one sees others' scores before their own are complete. A lead may give up the rest (openFigures).
class DescriptionReportService
{
public:
    DescriptionReportService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}
    Result<DescriptionReport> report(const RunId &descriptions);

private:
    Stores &m_stores;
    PersonId m_actor;
};

/// Mean and spread of one scorer's scores in one category.
struct ScoreCell {
    MeanAndSpread figures;
    int without = 0; ///< number of pictures in the category without a score of this scorer
};

/// The scores of one category. If `label` is empty, of all pictures; if `perspective` is not, of its sub-scores.
ScoreCell scoreCell(const DescriptionReport &report, int scorer, const DimensionCode &dimension = {}, const LabelCode &label = {},
                    const QString &perspective = {});

/// The agreement of two scorers on the pictures that both scored.
struct ScorerPair {
    int first = 0; ///< index in the report's scorers
    int second = 0;
    ScoreAgreement agreement;
};

/// Pairs of each judge with each person and with the people's mean and median; then pairs of people; then pairs of judges.
QList<ScorerPair> scorerPairs(const DescriptionReport &report);
std::vector<ScorePair> sharedScores(const DescriptionReport &report, int first, int second);
/// The tolerance for equal scores: half a point if a scorer is the mean or median of people.
double toleranceOf(const DescriptionReport &report, int first, int second);

/// Whether a person may see the scores of a run: they have none left to score, or no judge or other person has scored any.
Result<bool> maySeeFigures(Stores &stores, const PersonId &person, const RunId &run);

} // namespace yuyi
