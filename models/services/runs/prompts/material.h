// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/evaluation/ratings/ratingextraction.h"
#include "models/services/rules/missreadings.h"
#include "models/services/runs/prompts/materialloading.h"
#include "models/services/runs/prompts/sentpictures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace yuyi {

/// An item or few-shot example with all data its prompt is made from.
struct MaterialItem {
    QuestionVersionId version;
    QString itemId;
    Medium own; ///< the picture of its image
    Question question;
    QMap<DimensionCode, QStringList> labels; ///< published texts
    QString explanation;                     ///< of the gold; only for judges and for practice models that describe images
    QString impliedMeaning;
    QString facts; ///< values of the facts that the configuration adds, one a line
};

/// A description that a judge scores.
struct JudgedText {
    AttemptId attempt;
    QString text;
};

/// @brief The data that the requests of a run are made from. Read once, then constant; may be used on any thread.
struct RunMaterial {
    Run run;
    Endpoint endpoint;
    PromptTemplate promptTemplate;
    QString itemSetName;
    QList<MaterialItem> items; ///< by position
    QList<MaterialItem> examples;
    QHash<QuestionVersionId, QList<MaterialItem>> shots; ///< worked examples of single items, where a rule chose them; these have no others
    PictureProfile pictures;                             ///< the run's profile, limited to what the dialect supports

    /// Returns every request in sending order: by repeat, then item, then rotation. Of a step: equal requests once. Of a judge: those about
    /// descriptions that exist.
    QList<RunSlot> allSlots() const;
    /// Whether anything is asked for this slot of an item.
    bool isAsked(const RunSlot &slot) const;
    int requests() const; ///< of items; several of them may go in one, see allBatches()
    /// @brief The same slots as they are sent: each list is one request. One with several items holds those of one repeat and one rotation,
    /// at most as many as the configuration says: in the order of the item set, or, where options are shuffled, in an order that follows
    /// from the run's seed and the repeat.
    QList<QList<RunSlot>> allBatches() const;
    /// Items in one request at most.
    int itemsAtOnce() const;
    const MaterialItem *item(const QuestionVersionId &version) const;
    /// The slot of the step that is asked for this one: itself, or an earlier one with the same request.
    RunSlot stepSlot(const RunSlot &slot) const { return sharedSteps.value(slot, slot); }
    /// The worked examples that an item is asked with.
    const QList<MaterialItem> &examplesFor(const QuestionVersionId &version) const;
    /// How replies to questions of this kind are read.
    AnswerForm formOf(const QString &kind) const { return {severalKinds.contains(kind), labelKinds.contains(kind)}; }

    QHash<QuestionVersionId, qsizetype> indexes; ///< index of each item
    QHash<RunSlot, JudgedText> descriptions;     ///< only for a run of judgements
    QHash<RunSlot, QString> stepReplies;         ///< what the run of steps says, by its slots; only for questions that follow one
    QHash<RunSlot, RunSlot> sharedSteps;         ///< slots of steps that are not asked: the earlier one that asks the same (shareSteps())
    QHash<RunSlot, MissedReply> misses;          ///< only for a run of extractions, which has no other slots
    RatingScale scale;                           ///< scale of the judge's scores
    QSet<QString> fixedKinds;                    ///< see fixedKinds()
    QSet<QString> severalKinds;                  ///< codes of the kinds of questions that take several options
    QSet<QString> labelKinds;                    ///< codes of the kinds whose fixed options are their own labels; see areLabels()
    QList<Scorer> scorers = scorersOf(Preset()); ///< read the replies; the strict one is the first
    QString language;                            ///< of the items: "zh" or "en"
    double practiceShift = 0;                    ///< for a practice model; see commonPracticeShift
};

/// One item of a prepared request.
struct PreparedItem {
    QList<OptionId> shownOrder;
    QList<ShownOption> shown;
    QString pictureSha256; ///< see Attempt::pictureSha256
};

/// @brief A prepared request, with the data for the records of its attempt.
struct PreparedRequest {
    HttpCall call;
    QString hash;          ///< see Attempt::requestHash
    QString pictureSha256; ///< see Attempt::pictureSha256; of the first item
    QList<OptionId> shownOrder;
    QList<ShownOption> shown;
    QList<PreparedItem> items;  ///< of a request with several: all of them in their order; else empty
    int pictures = 0;           ///< number of pictures in the request
    qint64 estimatedTokens = 0; ///< input tokens, used if the server does not report them
    QList<ChatTurn> turns;      ///< only if requested
    QList<EncodedPicture> sent; ///< only if requested; in the order of the turns
    QStringList captions;       ///< parallel to `sent`: "Fig. 2", "Option C"; empty for the only picture of an item
};

/// Returns the options with the labels that models see.
QList<ShownOption> labelled(const QList<Option> &options, const AnswerForm &form = {});
/// Returns an item's options in the order shown in this slot.
QList<Option> optionsFor(const RunMaterial &material, const Question &question, const RunSlot &slot);
/// How often an item is asked in one repeat: once for each rotation of its options; in a run of steps, once or for each picture.
int rotationsOf(const RunMaterial &material, const MaterialItem &item);

/// Provides the images of a request: a picture of this item, and one sheet of several pictures with numbers.
struct PictureSource {
    std::function<Result<EncodedPicture>(const MaterialItem &item, const Medium &picture)> picture;
    std::function<Result<EncodedPicture>(const QList<Medium> &pictures)> sheet;
};
PictureSource picturesOf(const RunMaterial &material, SentPictures &pictures);

/// @brief Makes the request of a slot. `learned`: parameters that the endpoint and model turned out to reject. Errors: those of
/// the images, NotFound for an item that is not in the run.
Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       const PictureSource &pictures, bool withTurns = false);
Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       SentPictures &pictures, bool withTurns = false);

/// @brief Makes the request of several items (one: as above). Errors: as above, of any of them.
Result<PreparedRequest> prepareBatch(const RunMaterial &material, const QList<RunSlot> &slotList, const ChatParameters &learned,
                                     const PictureSource &pictures, bool withTurns = false);

/// Returns the parameters of a run, adapted to what was learned since.
ChatParameters withLearned(ChatParameters parameters, const ChatParameters &learned);

} // namespace yuyi
