// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/preset/categories.h"
#include "models/domain/preset/chainrules.h"
#include "models/domain/preset/composing.h"
#include "models/domain/preset/dimension.h"
#include "models/domain/preset/grouping.h"
#include "models/domain/preset/objects.h"
#include "models/domain/preset/questionkind.h"
#include "models/domain/preset/tableform.h"
#include "models/domain/preset/title.h"
#include "models/domain/preset/workrules.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

struct DiscardReason {
    QString code;
    Title title;
    QString key;           ///< the key that discards with this reason on the inspection page, one character
    bool asksNote = false; ///< the person must write a note
};

/// Rules for the questions of a benchmark.
struct QuestionRules {
    int minimum = 1; ///< questions per image
    int maximum = 3;
    QString firstStem;     ///< prefilled in an image's first question
    Title firstStemIn;     ///< proposed as firstStem for a new project, by language; may be empty
    int stemMaximum = 200; ///< characters
    int optionMaximum = 300;
    bool rationale = false; ///< whether authors explain the answers
};

/// Which texts about the image an annotation must have.
struct TextRules {
    bool explanationRequired = false;
    bool meaningRequired = false;
    bool image = true; ///< whether there are such texts at all
};

/// Thresholds of the linter that a benchmark may set.
struct LintRules {
    double longestOptionFactor = 1.5; ///< warns if the correct option is longer than this times the longest distractor
    double lengthSpreadFactor = 3.0;  ///< longest option ÷ shortest option
    double similarityLimit = 0.85;    ///< similarity of near-duplicate questions, 0…1
};

/// What one request asks. Batch: several items, each with its number.
enum class AskForm {
    Item,
    Batch
};

inline constexpr CodeTable<AskForm, 2> codesOf(AskForm)
{
    return {{{AskForm::Item, u"item"}, {AskForm::Batch, u"batch"}}};
}

inline constexpr int usualBatch = 10;
inline constexpr int smallestBatch = 2;
inline constexpr int largestBatch = 50;

/// A request before the question. What the model replies to it stands in the prompt of the question, in place of {step}.
struct PromptStep {
    bool eachPicture = false; ///< asked for each picture of the item alone; false: once, with all of them
    QString prompt;           ///< may have {question} and {options}

    friend bool operator==(const PromptStep &, const PromptStep &) = default;
};

/// Before the code of a fact that a configuration adds to its prompts.
inline const QString factPrefix = QStringLiteral("fact:");

/// The prompts of a configuration in another language than its own.
struct TranslatedPrompts {
    QString language; ///< "zh" or "en"
    QString prompt;
    QMap<QString, QString> kindPrompts; ///< as those of the configuration; a kind without one is asked with `prompt`
    QString step;                       ///< prompt of the step; empty: as the configuration has it

    friend bool operator==(const TranslatedPrompts &, const TranslatedPrompts &) = default;
};

struct Configuration {
    QString code; ///< "none", "cot", …
    Title title;
    QString prompt;                     ///< with {question}, {options}, {key_words}, {facts}
    QMap<QString, QString> kindPrompts; ///< prompts of the kinds of questions that have one of their own, by code
    DimensionCode keywords;             ///< dimension whose labels are used as key words; empty: none
    int shots = 0;
    QStringList examples;             ///< ids of the few-shot examples
    std::optional<ShotRule> shotRule; ///< chooses as many as `shots` for each item; then there are no `examples`
    bool withImage = true;
    QString placeholder; ///< stands in the text for a picture, with {n} for its number; empty: pictures stand at their places
    QString optionLine;  ///< how an option is offered, with {label} and {text}; empty: "({label}) {text}"
    AskForm ask = AskForm::Item;
    int batch = usualBatch;         ///< items in one request at most, 2…50; only with AskForm::Batch
    QString batchPrompt;            ///< around the items of a request, with {items} and {count}; empty: words of the program
    bool askMissed = false;         ///< an item that has no answer of its own in such a reply is asked again by itself
    std::optional<PromptStep> step; ///< asked first; then `withImage` says whether the question itself is asked with the pictures

    /// In which language items are asked, "zh" or "en"; empty: as the launch or the endpoint says, else as they are written.
    QString language;
    QList<TranslatedPrompts> translations; ///< at most one for each language
    QStringList add;                       ///< what {facts} stands for: "fact:" and the code of a fact about images, each once

    /// The codes of the facts that it adds.
    QStringList addedFacts() const;
    /// The prompt for a question of this kind.
    QString promptFor(const QString &kind) const { return kindPrompts.value(kind, prompt); }
    /// Items in one request at most.
    int itemsAtOnce() const { return ask == AskForm::Batch ? batch : 1; }
    /// Whether it has prompts for this language beside its own.
    bool isTranslated(const QString &wanted) const;
    /// Whether its step has a prompt for this language beside the usual one.
    bool isStepTranslated(const QString &wanted) const;
};

/// The configuration with its prompts in this language; as it is where it has none.
Configuration inLanguage(Configuration configuration, const QString &language);

struct ErrorType {
    QString code;
    Title title;
    QList<ErrorType> subtypes;
};

/// @brief A task in which free texts of models are scored on a scale. Either models describe some of the pictures and judges and people
/// score the descriptions; or, with `configurations`, people score the replies to questions with the reasoning in them (ComBo, section 5:
/// "CoT, manual scoring").
struct DescriptionTask {
    QString code;
    Title title;
    QString items;       ///< filter of the items, as runs use it, for example "domain=art"
    QString prompt;      ///< prompt for the model, sent with the picture only
    QString judgePrompt; ///< prompt for the judge, with {description}, {explanation} and {implied_meaning} of the gold annotation
    int lowest = 1;      ///< lowest score
    int highest = 5;
    QList<LabelValue> perspectives; ///< perspectives of optional sub-scores; `published` is the rubric's name
    QStringList configurations;     ///< codes of configurations whose replies are scored; empty: descriptions are asked for and scored
    bool showKey = false;           ///< people who score replies see which option is correct
    int most = 0;                   ///< replies of each run that are scored, the same items in every run; 0: all

    bool isAboutReplies() const { return !configurations.isEmpty(); }
};

struct SplitPart {
    QString name;
    double weight = 0; ///< relative; 0: all remaining items
};

/// What stays together when questions are assigned to splits.
enum class SplitBy {
    Image, ///< all questions of one image, and so of one chain of concepts
    Item,  ///< nothing: each question is assigned by itself
    Shown  ///< all questions that show a picture, so that no picture is in two splits
};

inline constexpr CodeTable<SplitBy, 3> codesOf(SplitBy)
{
    return {{{SplitBy::Image, u"image"}, {SplitBy::Item, u"item"}, {SplitBy::Shown, u"shown"}}};
}

/// @brief A target of the collection, counted for each combination of labels of one or more dimensions. Exactly one of the three limits
/// is above zero.
struct Quota {
    QList<DimensionCode> over;
    int items = 0;   ///< at least so many items
    int most = 0;    ///< at most so many items
    int sources = 0; ///< at least so many different sources of their images
};

/// A rule by which questions are caught: enough models that were not shown the picture answered them correctly in every run.
struct Gate {
    QString code;
    Title title;
    int models = 1; ///< so many different text-only models
    QString reason; ///< the discard reason of images whose questions are all caught
};

/// The baseline that always answers with the option that is most often correct in one split, for each label of a dimension.
struct FrequentRule {
    DimensionCode by;
    QString split;
};

/// A preset file may have so many bytes.
inline constexpr qint64 largestPreset = 4 * 1024 * 1024;

/// The labels, question rules, prompts and error types of a benchmark, as data.
struct Preset {
    QString code;
    int version = 1;
    Title title;
    Title about;                 ///< what the benchmark is about, in one sentence; may be empty
    QString language;            ///< of the items: "zh" or "en"
    QList<Dimension> dimensions; ///< in the order shown
    QList<DiscardReason> discardReasons;
    QuestionRules questions;
    QList<QuestionKind> kinds; ///< at least one; new questions are of the first
    QList<QuestionGroup> groups;
    QList<Metric> metrics;
    QList<FactForm> facts;             ///< what is known of each image, for templates
    ObjectForm objects;                ///< what the images show, if these are objects made of factors; else empty
    QList<QuestionTemplate> templates; ///< of each kind in the order in which they are tried
    std::optional<ChainRules> chains;  ///< questions made of chains of concepts
    QList<SheetForm> sheets;           ///< pictures that can be composed of the panels of an image
    QList<OptionPool> pools;           ///< of which options of questions are drawn
    std::optional<CategoryForm> categories;
    QList<LevelRule> levels; ///< dimensions that forItems() adds
    TextRules texts;
    WorkRules work; ///< the rules under which the benchmark was built
    LintRules lint;
    QList<Configuration> configurations;
    QList<ErrorType> errorTypes;
    QList<DescriptionTask> descriptions;
    QList<SplitPart> splits;
    SplitBy splitBy = SplitBy::Image;
    QStringList scorers; ///< codes of the scorers that read replies: strict, alone or with a published one; empty: see scorersOf()
    QList<Quota> quotas;
    QList<Gate> gates;
    std::optional<FrequentRule> frequent;
    QList<TableForm> tables;
    bool countsVerdicts = false; ///< whether error tables count cases in which not the model was wrong beside the error types
    QByteArray source;           ///< the JSON text it was read from, stored with a project

    const Dimension *dimension(const DimensionCode &code) const;
    /// Those whose labels belong to images, in the preset's order.
    QList<Dimension> imageDimensions() const;
    QList<Dimension> questionDimensions() const;
    /// Whether questions have labels of their own.
    bool labelsQuestions() const;
    const DiscardReason *discardReason(const QString &code) const;
    const QuestionKind *kind(const QString &code) const;
    /// The group that a kind of question belongs to; null: none.
    const QuestionGroup *groupOf(const QString &kind) const;
    const Metric *metric(const QString &code) const;
    const FactForm *fact(const QString &code) const;
    const SheetForm *sheet(const QString &code) const;
    /// The pool of which the options of questions of this kind are drawn; null: none.
    const OptionPool *poolOf(const QString &kind) const;
    /// Whether the options of this kind are the same in many questions on purpose: they are fixed, drawn from a pool, the values of a
    /// factor, or concepts of chains.
    bool repeatsOptions(const QString &kind) const;
    /// Whether the options of this kind are the values of a factor.
    bool asksOfFactor(const QString &kind) const;
    /// Whether questions of this kind are made of chains of concepts: what one asks, another answers.
    bool asksOfChains(const QString &kind) const;
    /// Whether templates or pools fill questions.
    bool fillsQuestions() const { return !templates.isEmpty() || !pools.isEmpty() || chains.has_value(); }
    /// Whether authors choose the kind of a question.
    bool hasKinds() const { return kinds.size() > 1; }
    /// Whether a question of the kind may have several correct options. An unknown kind may not.
    bool takesSeveral(const QString &code) const;
    /// Whether questions of some kind may.
    bool takesSeveral() const;
    /// Whether the answer to some kind of question is written.
    bool takesWritten() const;
    /// Whether questions of some kind may have other pictures than that of their image.
    bool takesPictures() const;
    /// Whether questions of this kind may. Those of an unknown kind may not.
    bool takesPictures(const QString &code) const;
    /// The greatest number of options that a question may have.
    int mostOptions() const;
};

/// The dimension under which items have their kind of question as a label, where the preset has several kinds.
inline const DimensionCode kindDimension{QStringLiteral("kind")};
/// The dimension under which items have their split as a label, where tables are made by splits.
inline const DimensionCode splitDimension{QStringLiteral("split")};
/// @brief The dimension by which items are grouped unless somebody chooses another: of those that take a single label, have no order and
/// are neither open nor nested, the one with the most values (the last of equals), or else the first that is not open. Null without one.
const Dimension *groupingDimension(const Preset &preset);
/// The dimensions by which items can be grouped, also by kind of question: all of forItems() but the open ones.
QList<Dimension> groupingDimensions(const Preset &preset);
/// @brief The preset as items are grouped by it: its dimensions, and behind them its levels and, if there are several, the kind of
/// question.
Preset forItems(Preset preset);
/// @brief The preset with the labels that occur as values of its open dimensions, the most frequent first, at most so many of each: so
/// tables can have a row for each. What is not among them is no value; see foundLabels().
Preset withValuesOf(Preset preset, const QList<Labels> &labels, qsizetype most = 40);
/// The preset with the splits as values of one more dimension behind the others. Without splits: the preset.
Preset withSplits(Preset preset, const QStringList &splits);

/// @brief Reads a preset and checks it as presetFaults() does. Invalid names the location of the first fault as a JSON pointer, for
/// example "/dimensions/2/values/0/code", and the reason.
Result<Preset> readPreset(const QByteArray &json);
/// The preset with another text prefilled in an image's first question; `source` is updated too. Invalid: too long.
Result<Preset> withFirstStem(const Preset &preset, const QString &stem);
/// Codes of the presets that come with the program.
QStringList presetCodes();
/// A preset that comes with the program. NotFound lists the available codes.
Result<Preset> builtInPreset(const QString &code);
/// A preset by its code, or read from a file (any name that ends in ".json"). Errors name the file.
Result<Preset> findPreset(const QString &codeOrFile);

} // namespace yuyi
