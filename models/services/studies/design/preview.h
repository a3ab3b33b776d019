// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/design/problems.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace yuyi {

struct StudySelection;

/// One label of the dimension that gives a study's categories or blocks.
struct StudyShare {
    QString code;   ///< empty: items without a label; of two dimensions both, as StudyItem::category
    QString title;  ///< in the person's language
    int items = 0;  ///< main items with this label
    int lowest = 0; ///< fewest main items with it for one person
    int highest = 0;
};

/// Pace of people in earlier studies.
struct StudyPace {
    double seconds = 0; ///< per question
    int people = 0;     ///< number of people it is based on; 0: not known
};

/// @brief Planned size of a study.
struct StudyPreview {
    int mainItems = 0;
    int images = 0; ///< distinct images of main items
    int practiceItems = 0;
    int goldItems = 0; ///< available gold items
    int people = 0;
    int itemsLowest = 0; ///< fewest main items for one person
    int itemsHighest = 0;
    int goldPerPerson = 0;
    int questionsPerPerson = 0; ///< all parts; for the person with most
    int blocks = 0;             ///< most blocks for one person, without practice
    double minutes = 0;         ///< for the person with most
    double secondsEach = 0;     ///< seconds per question used in the estimate
    int peopleMeasured = 0;     ///< number of people in earlier studies it is based on; 0: assumed
    int answersLowest = 0;      ///< fewest people who answer one main item
    int answersHighest = 0;
    QMap<int, int> coverage; ///< number of answers → number of main items that get it
    int pairsLowest = 0;     ///< fewest people who answer the same two main items; −1: not counted
    int pairsHighest = 0;
    QList<StudyShare> categories;  ///< in the preset's order; empty without a category
    QList<StudyShare> blockShares; ///< in the preset's order; empty without such a dimension
    QList<StudyProblem> problems;
    QStringList notes; ///< whole sentences: what was left out, what is assumed

    bool mayFreeze() const;
};

/// Plans all people of the design. Without a pace a default is assumed.
StudyPreview previewOf(const Study &study, const StudySelection &selection, const Preset &preset, const StudyPace &pace = {});

} // namespace yuyi
