// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/preset/preset.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>

#include <random>

namespace yuyi::test {

/// What is true of an image, against which the simulated people make their mistakes.
using Truths = QHash<ImageId, AnnotationContent>;

/// A set of invented truths for images that have none.
Truths inventTruths(const QList<ImageId> &images, const Preset &preset, quint32 seed);

/// @brief A team at work through the services alone: annotators with set error rates, adjudicators who know the truth,
/// validators with a set skill. The same seed makes the same people say the same.
class SimulatedTeam
{
public:
    struct Plan {
        QList<double> annotatorErrors{0.03, 0.06, 0.1, 0.15, 0.2, 0.3}; ///< of each label
        int adjudicators = 2;
        int validators = 8;
        double skill = 0.9;      ///< of validators where the key is right
        double wrongKeys = 0.05; ///< of annotators' questions
        quint32 seed = 1;
    };
    /// One blind hand-in, as the simulation remembers it.
    struct HandedIn {
        ImageId image;
        PersonId person;
        Labels labels;
    };
    struct Counts {
        int submissions = 0, cases = 0, fields = 0, votes = 0, returns = 0, discussions = 0, passes = 0;
    };

    SimulatedTeam(Stores &stores, const PersonId &lead, Truths truths, Plan plan);

    /// Adds the people, sets the rules (2 annotators, 5 answers of which 4 must be right, 5 rounds), hands all images out.
    Result<> begin();
    /// Works until nothing is left to do, or for so many rounds.
    Result<> work(int rounds = 20);

    const QList<HandedIn> &handedIn() const { return m_handedIn; }
    const Counts &counts() const { return m_counts; }
    const QList<PersonId> &annotators() const { return m_annotators; }
    const QList<PersonId> &adjudicators() const { return m_adjudicators; }
    const QList<PersonId> &validators() const { return m_validators; }

private:
    Clock clock() const;
    bool chance(double share);
    int pick(qsizetype size);
    AnnotationContent written(const AnnotationContent &truth, const AnnotationContent &fresh, double error);
    void repair(AnnotationContent &content, const AnnotationContent &truth);
    Result<bool> annotate(const PersonId &person, double error);
    Result<bool> adjudicate(const PersonId &person);
    Result<bool> validate(const PersonId &person);
    Result<bool> discuss();

    Stores &m_stores;
    PersonId m_lead;
    Truths m_truths;
    Plan m_plan;
    Preset m_preset;
    std::mt19937 m_random;
    QList<PersonId> m_annotators;
    QList<PersonId> m_adjudicators;
    QList<PersonId> m_validators;
    QList<HandedIn> m_handedIn;
    Counts m_counts;
    qint64 m_days = 0; ///< that have passed
    int m_idle = 0;    ///< days in a row on which nobody had anything to do
};

} // namespace yuyi::test
