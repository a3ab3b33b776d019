// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/study.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QStringList>

namespace yuyi {

class Stores;

/// One label of the dimension that gives a study's categories or blocks.
struct StudyShare {
    QString code;                ///< empty: items without a label
    QString title;               ///< in the person's language
    int items = 0;               ///< main items with this label
    int lowest = 0;              ///< fewest main items with it for one person
    int highest = 0;
};

/// A problem of a draft.
struct StudyProblem {
    QString field;               ///< "items", "people", "category", "coverage", "practice", "gold", "blocks", "texts"
    QString text;                ///< a whole sentence
    bool prevents = false;       ///< the draft cannot be frozen
};

/// Pace of people in earlier studies.
struct StudyPace {
    double seconds = 0;              ///< per question
    int people = 0;                  ///< number of people it is based on; 0: not known
};

/// @brief Planned size of a study.
struct StudyPreview {
    int mainItems = 0;
    int images = 0;              ///< distinct images of main items
    int practiceItems = 0;
    int goldItems = 0;           ///< available gold items
    int people = 0;
    int itemsLowest = 0;         ///< fewest main items for one person
    int itemsHighest = 0;
    int goldPerPerson = 0;
    int questionsPerPerson = 0;  ///< all parts; for the person with most
    int blocks = 0;              ///< most blocks for one person, without practice
    double minutes = 0;          ///< for the person with most
    double secondsEach = 0;      ///< seconds per question used in the estimate
    int peopleMeasured = 0;          ///< number of people in earlier studies it is based on; 0: assumed
    int answersLowest = 0;       ///< fewest people who answer one main item
    int answersHighest = 0;
    QMap<int, int> coverage;     ///< number of answers → number of main items that get it
    int pairsLowest = 0;         ///< fewest people who answer the same two main items; −1: not counted
    int pairsHighest = 0;
    QList<StudyShare> categories;    ///< in the preset's order; empty without a category
    QList<StudyShare> blockShares;   ///< in the preset's order; empty without such a dimension
    QList<StudyProblem> problems;
    QStringList notes;           ///< whole sentences: what was left out, what is assumed

    bool mayFreeze() const;
};

/// The items of a draft or of a frozen study.
struct StudySelection {
    QList<StudyItem> items;      ///< main, then practice, then gold
    QList<Question> questions;   ///< parallel, with their keys
    QList<StudyProblem> problems;
    QStringList notes;

    /// Options of each question in the author's order.
    QHash<QuestionVersionId, QList<OptionId>> options() const;
};

/// @brief Finds a draft's items. Faults of its filters are returned as problems, not as errors. An item that matches the filter
/// of practice or gold items is not a main item.
Result<StudySelection> selectItems(Stores &stores, const Study &study);
/// Returns the items of a frozen study, as stored.
Result<StudySelection> frozenSelection(Stores &stores, const Study &study);

/// Plans all people of the design. Without a pace a default is assumed.
StudyPreview previewOf(const Study &study, const StudySelection &selection, const Preset &preset, const StudyPace &pace = {});

/// @brief Returns values out of range and unknown dimensions. Does not look at items.
QList<StudyProblem> designProblems(const Study &study, const Preset &preset);
QList<StudyProblem> textProblems(const StudyTexts &texts);

} // namespace yuyi
