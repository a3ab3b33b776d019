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

/// @brief A prompt exactly as it is, or was, sent.
struct SentPrompt {
    QList<SentTurn> turns;
    QList<SentTurn> stepTurns; ///< of the request before it, where there is a step that has no replies yet
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

} // namespace yuyi
