// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/planning/plan.h"

#include <QByteArray>
#include <QSize>

namespace yuyi {

struct RunMaterial;

/// A text or image of a prompt as it is sent.
struct SentPart {
    QString text;
    QByteArray picture; ///< encoded bytes; empty: the part is a text
    QString mediaType;
    QSize size;      ///< pixels
    Sha256 sha256;   ///< of the bytes sent
    QString caption; ///< of one of several pictures: "Fig. 2", "Option C"; empty for the only one

    bool isPicture() const { return !picture.isEmpty(); }
};

struct SentTurn {
    bool byModel = false;
    QList<SentPart> parts;
};

/// A request of the step before a question, as it was sent, and what came of it.
struct SentStep {
    QList<SentTurn> turns; ///< empty if its picture cannot be shown any more
    int picture = 0;       ///< the number of its picture, as the question shows it; 0: it is about all pictures, or the only one
    bool answered = false;
    QString said; ///< the reply, or why there is none
};

/// @brief A prompt exactly as it is, or was, sent.
struct SentPrompt {
    QList<SentTurn> turns;
    QList<SentTurn> stepTurns; ///< of the request before it, where there is a step that has no replies yet
    QList<SentStep> steps;     ///< that were asked before it, in the order in which the question shows their pictures
    int stepRequests = 0;      ///< so many requests are sent before it, one for each picture or one; 0: there is no step, or it is done
    QList<OptionId> shownOrder;
    QStringList shownLabels; ///< parallel to shownOrder: "A" …
    QString url;             ///< where it is sent; contains no key
    QByteArray body;         ///< the request body, images replaced by their size and hash
    qint64 bytes = 0;        ///< of the whole body
    PromptTemplate promptTemplate;
    ChatParameters parameters;
    QString note;  ///< says that the model is text-only and gets no images; else empty
    int items = 1; ///< that the request asks
    int place = 1; ///< number of the item among them
};

/// @brief Returns the prompt of one item as a run would send it; the run may not be stored yet. `all`: the items of the run, which share
/// requests where the configuration asks several at once; empty: the item alone.
Result<SentPrompt> previewOf(Stores &stores, const QString &folder, const PlannedRun &planned, const ItemSetItem &item,
                             int rotation = 0, const QList<ItemSetItem> &all = {});

/// Returns the prompt of a request with its images. Errors: those of prepareRequest.
Result<SentPrompt> promptOf(const RunMaterial &material, const RunSlot &slot, const QString &folder);
/// The same of a request with several items. `shownOrder` and `shownLabels` are those of `slotList[shown]`.
Result<SentPrompt> promptOf(const RunMaterial &material, const QList<RunSlot> &slotList, qsizetype shown, const QString &folder);

/// @brief Adds the requests of the step that told the question in this slot something, with their replies. Does nothing for a run without
/// a step. A request that several questions share is that of the first of them.
Result<> addAskedSteps(Stores &stores, const RunMaterial &material, const RunSlot &slot, const QString &folder, SentPrompt &prompt);

} // namespace yuyi
