// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A title in both languages of the program.
struct Title {
    QString zh;
    QString en;
    /// In the language in force (QLocale::default).
    QString text() const;
};

/// One value of a label dimension.
struct LabelValue {
    LabelCode code;
    Title title;
    QString published;   ///< exactly as benchmark files write it
};

/// @brief A dimension of labels (for CII-Bench: type, domain, emotion, rhetoric, difficulty).
struct Dimension {
    DimensionCode code;   ///< also the field of benchmark files
    Title title;
    bool pickMany = false;
    bool ordered = false;
    bool required = true;
    QList<LabelValue> values;

    const LabelValue *value(const LabelCode &code) const;
    /// By published text or code; null when unknown.
    const LabelValue *published(const QString &text) const;
};

struct DiscardReason {
    QString code;
    Title title;
    QString key;          ///< the key that discards with it on the inspect page, one character
    bool asksNote = false; ///< the person says in words why
};

/// What a question of this benchmark looks like.
struct QuestionRules {
    int minimum = 1;            ///< questions per image
    int maximum = 3;
    int options = 6;
    int correct = 1;
    QString firstStem;          ///< prefilled in an image's first question
    Title firstStemIn;          ///< proposed for it when a project is made, by language; may be empty
    int stemMaximum = 200;      ///< characters
    int optionMaximum = 300;
};

/// Which texts about the image an annotation must have.
struct TextRules {
    bool explanationRequired = false;
    bool meaningRequired = false;
};

/// Rules a new project starts with. 1 annotator and 0 votes: one person can go the whole way.
struct WorkRules {
    int annotatorsPerImage = 1;
    int votesPerQuestion = 0;
    int rounds = 1;                    ///< of validation
    int passingVotes = 0;              ///< correct votes that a question needs; 0: four of five, rounded up
    double textSimilarity = 0.9;       ///< 0…1: two texts at least this alike are merged without a person
    bool openPool = true;              ///< free images may be taken by whoever is next
    bool calibratedOnly = false;       ///< images of production go to those who passed a calibration
    int reservationMinutes = 120;      ///< how long an image taken from the pool is kept for its taker
    bool requireLicence = false;       ///< release refuses images without source or licence
    QStringList allowedSources;        ///< hosts; empty: all
    QStringList forbiddenSources;      ///< hosts
    double textRatioLimit = 0.30;      ///< 0…1
    double textReviewBand = 0.02;      ///< half width, 0…1
    int duplicateDistance = 0;         ///< 0: chosen by the number of images
    double certaintyLimit = 0.98;      ///< 0…1: groups of duplicates so certain may be confirmed together
};

/// Numbers of the linter that a benchmark may set.
struct LintRules {
    double longestOptionFactor = 1.5;  ///< correct option longer than this times the longest distractor
    double lengthSpreadFactor = 3.0;   ///< longest option over shortest
    double similarityLimit = 0.85;     ///< near-duplicate questions, 0…1
};

struct Configuration {
    QString code;         ///< "none", "cot", …
    Title title;
    QString prompt;       ///< with {question}, {options}, {key_words}
    DimensionCode keywords;   ///< dimension whose labels are the key words; empty: none
    int shots = 0;
    QStringList examples;     ///< ids of the items shown as examples in a prompt with shots
    bool withImage = true;
};

struct ErrorType {
    QString code;
    Title title;
    QList<ErrorType> subtypes;
};

/// @brief A free text asked of models about some of the pictures, and how it is judged.
struct DescriptionTask {
    QString code;
    Title title;
    QString items;        ///< which: a filter as runs use it, for example "domain=art"
    QString prompt;       ///< what the model is asked; with the picture alone
    QString judgePrompt;  ///< with {description}, {explanation} and {implied_meaning} of the item's gold
    int lowest = 1;       ///< scores
    int highest = 5;
    QList<LabelValue> perspectives;   ///< of optional sub-scores; `published` as the rubric calls it
};

struct SplitPart {
    QString name;
    double weight = 0;   ///< relative; 0: the rest
};

/// @brief A benchmark's labels, question kinds, prompts and error types, as data.
struct Preset {
    QString code;
    int version = 1;
    Title title;
    QString language;             ///< of the items: "zh" or "en"
    QList<Dimension> dimensions;  ///< in the order shown
    QList<DiscardReason> discardReasons;
    QuestionRules questions;
    TextRules texts;
    WorkRules work;               ///< as the benchmark was built
    LintRules lint;
    QList<Configuration> configurations;
    QList<ErrorType> errorTypes;
    QList<DescriptionTask> descriptions;
    QList<SplitPart> splits;
    QByteArray source;            ///< the JSON text it was read from, stored with a project

    const Dimension *dimension(const DimensionCode &code) const;
    const DiscardReason *discardReason(const QString &code) const;
};

/// @brief Reads a preset and validates it against the JSON Schema (resources/presets/preset.schema.json).
/// Invalid names the place of the fault as a JSON pointer, for example "/dimensions/2/values/0/code".
Result<Preset> readPreset(const QByteArray &json);
/// The preset with another text prefilled in an image's first question, its source included. Invalid: too long.
Result<Preset> withFirstStem(const Preset &preset, const QString &stem);
/// Codes of the presets that come with the program.
QStringList presetCodes();
/// NotFound names those that are there.
Result<Preset> builtInPreset(const QString &code);

} // namespace yuyi
