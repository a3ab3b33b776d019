// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"
#include "models/domain/result.h"
#include "models/evaluation/prompt.h"
#include "models/evaluation/ratingextraction.h"
#include "models/services/sentpictures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>

namespace yuyi {

/// An item or few-shot example with all that its prompt is made from.
struct MaterialItem {
    QuestionVersionId version;
    QString itemId;
    QString file;                 ///< of its picture
    Sha256 sha256;
    Question question;
    QMap<DimensionCode, QStringList> labels;   ///< as published
    QString explanation;          ///< of the gold; only where a judge compares with it, or a practice model describes
    QString impliedMeaning;
};

/// What a judge reads.
struct JudgedText {
    AttemptId attempt;
    QString text;
};

/// @brief What the requests of a run are made from. Read once; never changes; any thread may use it.
struct RunMaterial {
    Run run;
    Endpoint endpoint;
    PromptTemplate promptTemplate;
    QString itemSetName;
    QList<MaterialItem> items;    ///< by position
    QList<MaterialItem> examples;
    PictureProfile pictures;      ///< the run's, cut down to what the dialect takes

    /// Every request in the order asked: repeat after repeat, items in their order, rotations together.
    QList<RunSlot> allSlots() const;
    int requests() const;
    const MaterialItem *item(const QuestionVersionId &version) const;

    QHash<QuestionVersionId, qsizetype> places;   ///< of items
    QHash<RunSlot, JudgedText> descriptions;      ///< only of a run of judgements
    RatingScale scale;                            ///< of its scores
    double practiceShift = 0;                     ///< of a practice model; see commonPracticeShift
};

/// @brief A request that can be sent, and what belongs in the records of its attempt.
struct PreparedRequest {
    HttpCall call;
    QString hash;                 ///< see Attempt::requestHash
    QString pictureSha256;
    QList<OptionId> shownOrder;
    QList<ShownOption> shown;
    int pictures = 0;
    qint64 estimatedTokens = 0;   ///< of the input, where the server will not tell
    QList<ChatTurn> turns;        ///< only where asked for
    QList<SentPicture> sent;      ///< only where asked for; in the order of the turns
};

/// The material of a stored run. @param folder of the project.
Result<RunMaterial> loadMaterial(Stores &stores, const QString &folder, const RunId &run);
/// Fills items, examples and picture profile of a run that may not be stored yet; run, endpoint and template are set.
Result<> fillMaterial(Stores &stores, const QString &folder, const QList<ItemSetItem> &items, RunMaterial &material);

/// With the labels that models see.
QList<ShownOption> labelled(const QList<Option> &options);
/// The order in which an item's options are shown in a slot.
QList<Option> optionsFor(const Run &run, const Question &question, const RunSlot &slot);
int rotationsOf(const Run &run, const Question &question);

/// Where the pictures of a request come from.
using PictureSource = std::function<Result<SentPicture>(const MaterialItem &item)>;
PictureSource picturesOf(const RunMaterial &material, SentPictures &pictures);

/// @brief Makes the request of a slot. `learned`: what endpoint and model turned out to refuse. Errors: those of the pictures,
/// NotFound for an item that is none of the run's.
Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       const PictureSource &pictures, bool withTurns = false);
Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       SentPictures &pictures, bool withTurns = false);

/// The parameters of a run with what was learned since.
ChatParameters withLearned(ChatParameters parameters, const ChatParameters &learned);

} // namespace yuyi
