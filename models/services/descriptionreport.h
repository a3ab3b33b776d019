// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/services/freetext.h"
#include "models/statistics/participants.h"
#include "models/statistics/scores.h"

#include <QMap>

#include <optional>

namespace yuyi {

/// Who scored: a judge, a person, or people taken together.
enum class ScorerKind { Judge, Person, MeanOfPeople, MedianOfPeople };

inline constexpr CodeTable<ScorerKind, 4> codesOf(ScorerKind)
{
    return {{{ScorerKind::Judge, u"judge"}, {ScorerKind::Person, u"person"}, {ScorerKind::MeanOfPeople, u"people-mean"},
             {ScorerKind::MedianOfPeople, u"people-median"}}};
}

/// What one scorer made of one description.
struct GivenScore {
    std::optional<double> score;
    QString rule;                    ///< of a judge's reply: how it was read, or why not
    QMap<QString, double> perspectives;
    QString note;
    bool late = false;               ///< a person changed it after scoring everything
};

struct DescriptionScorer {
    ScorerKind kind = ScorerKind::Judge;
    RunId run;                       ///< of a judge
    PersonId person;
    bool practice = false;           ///< a practice model as judge
    QString name;                    ///< a model, a person's name (for leads), else "Person 1"
    QList<std::optional<GivenScore>> scores;   ///< parallel to the report's pictures; nothing: not scored
    int scored = 0;
    int unread = 0;                  ///< a judge's replies without a score
    int failed = 0;                  ///< a judge's requests that ended with an error
    int late = 0;
};

/// One picture of the run, in one repeat.
struct ReportedDescription {
    RunSlot slot;
    AttemptId attempt;               ///< null: it was not described
    ImageId image;
    QString itemId;
    Labels labels;
};

/// @brief What was said of the descriptions of one run. A plain value; figures are computed from it.
struct DescriptionReport {
    Run run;
    DescriptionTask task;
    QList<Dimension> dimensions;     ///< of the preset
    int promptNumber = 0;
    QList<ReportedDescription> pictures;
    QList<DescriptionScorer> scorers;    ///< judges, people, then their mean and median where there are two people or more

    int described() const;
    int people() const;
};

/// @brief Reads it. Refused while the person has descriptions of the run left to score and others have scored some: nobody sees before what others said. A lead
/// may give up scoring what is left (openFigures).
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
    int without = 0;                 ///< pictures of the category that have no score of this scorer
};

/// `label` null: all pictures. `perspective` not empty: of its sub-scores.
ScoreCell scoreCell(const DescriptionReport &report, int scorer, const DimensionCode &dimension = {}, const LabelCode &label = {},
                    const QString &perspective = {});

/// Two scorers on the pictures both scored.
struct ScorerPair {
    int first = 0;                   ///< in the report's scorers
    int second = 0;
    ScoreAgreement agreement;
};

/// Each judge with each person and with their mean and median; then people among themselves; then judges.
QList<ScorerPair> scorerPairs(const DescriptionReport &report);
std::vector<ScorePair> sharedScores(const DescriptionReport &report, int first, int second);
/// Mean and median of people are compared with a tolerance of half a point.
double toleranceOf(const DescriptionReport &report, int first, int second);

/// @brief Whether a person may see what was said of the descriptions of a run: he has none left to score, or nobody else has said anything.
Result<bool> maySeeFigures(Stores &stores, const PersonId &person, const RunId &run);

/// @name For files
/// @{
Json scoreCellJson(const ScoreCell &cell);
Json descriptionReportJson(const DescriptionReport &report);
/// One line per picture: labels, then the score of each scorer. UTF-8.
QByteArray descriptionScoresCsv(const DescriptionReport &report);
/// One line per scorer and category: n, mean, sd, interval.
QByteArray descriptionMeansCsv(const DescriptionReport &report);
/// One line per pair of scorers.
QByteArray scorerPairsCsv(const DescriptionReport &report);
/// @}

} // namespace yuyi
