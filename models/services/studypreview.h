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

/// One label of a study's category or blocks.
struct StudyShare {
    QString code;                ///< empty: items without a label
    QString title;               ///< in the person's language
    int items = 0;               ///< main items that have it
    int lowest = 0;              ///< main items of it for one person
    int highest = 0;
};

/// Something that is wrong with a draft.
struct StudyProblem {
    QString field;               ///< "items", "people", "category", "coverage", "practice", "gold", "blocks", "texts"
    QString text;                ///< a whole sentence
    bool prevents = false;       ///< it cannot be frozen
};

/// How fast people were.
struct StudyPace {
    double seconds = 0;              ///< for a question
    int people = 0;                  ///< it is from; 0: nothing is known
};

/// @brief What a study is, or would be.
struct StudyPreview {
    int mainItems = 0;
    int images = 0;              ///< distinct, of main items
    int practiceItems = 0;
    int goldItems = 0;           ///< there are
    int people = 0;
    int itemsLowest = 0;         ///< main items for one person
    int itemsHighest = 0;
    int goldPerPerson = 0;
    int questionsPerPerson = 0;  ///< all parts; of the person with most
    int blocks = 0;              ///< most of one person, without practice
    double minutes = 0;          ///< for the person with most
    double secondsEach = 0;      ///< that is reckoned with
    int peopleMeasured = 0;          ///< of earlier studies, that it is from; 0: it is assumed
    int answersLowest = 0;       ///< people who answer one main item
    int answersHighest = 0;
    QMap<int, int> coverage;     ///< number of answers → main items that get so many
    int pairsLowest = 0;         ///< people who answer the same two main items; −1: not counted
    int pairsHighest = 0;
    QList<StudyShare> categories;    ///< in the preset's order; empty without a category
    QList<StudyShare> blockShares;   ///< in the preset's order; empty without such a dimension
    QList<StudyProblem> problems;
    QStringList notes;           ///< whole sentences: what was left out, what is assumed

    bool mayFreeze() const;
};

/// A study's items, before it is frozen or as it was frozen.
struct StudySelection {
    QList<StudyItem> items;      ///< main, then practice, then gold
    QList<Question> questions;   ///< parallel, with their keys
    QList<StudyProblem> problems;
    QStringList notes;

    /// Options of each question in the author's order.
    QHash<QuestionVersionId, QList<OptionId>> options() const;
};

/// @brief Finds a draft's items. What is wrong with its filters are problems, not errors. An item that fits the filter of practice
/// or gold items is none of the main ones.
Result<StudySelection> selectItems(Stores &stores, const Study &study);
/// Of a frozen study: as stored.
Result<StudySelection> frozenSelection(Stores &stores, const Study &study);

/// Plans all people of the design. Without a pace an assumption is made.
StudyPreview previewOf(const Study &study, const StudySelection &selection, const Preset &preset, const StudyPace &pace = {});

/// @brief Values out of their range, and dimensions that are not there. Nothing about items.
QList<StudyProblem> designProblems(const Study &study, const Preset &preset);
QList<StudyProblem> textProblems(const StudyTexts &texts);

} // namespace yuyi
