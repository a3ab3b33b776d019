// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// @brief Frozen items, runs, attempts and replies. Thread of the connection.
class RunStore
{
public:
    virtual ~RunStore() = default;

    virtual Result<> addItemSet(const ItemSet &set, const QList<ItemSetItem> &items) = 0;
    virtual Result<ItemSet> itemSet(const ItemSetId &id) = 0;
    virtual Result<QList<ItemSet>> itemSets() = 0; ///< newest first
    virtual Result<std::optional<ItemSet>> itemSetOfHash(const QString &hash) = 0;
    virtual Result<QList<ItemSetItem>> itemsOf(const ItemSetId &id) = 0; ///< by position
    virtual Result<> renameItemSet(const ItemSetId &id, const QString &name) = 0;
    /// Current or former versions of questions with their keys, in the order of `versions`; missing ones are left out.
    virtual Result<QList<Question>> questions(const QList<QuestionVersionId> &versions) = 0;
    /// The image that each version's question was written about; missing versions are left out.
    virtual Result<QHash<QuestionVersionId, ImageId>> imagesOf(const QList<QuestionVersionId> &versions) = 0;

    virtual Result<> addRun(const Run &run) = 0;
    /// The worked examples that were chosen for single items of a run, in the order in which they are shown. Once for each run.
    virtual Result<> addShots(const RunId &id, const QHash<QuestionVersionId, QList<QuestionVersionId>> &shots) = 0;
    /// By item; empty where no rule chose any.
    virtual Result<QHash<QuestionVersionId, QList<QuestionVersionId>>> shots(const RunId &id) = 0;
    /// The values of facts that the prompts of a run show, by the versions of its items and examples. Once for each run.
    virtual Result<> addFacts(const RunId &id, const QHash<QuestionVersionId, QString> &facts) = 0;
    virtual Result<QHash<QuestionVersionId, QString>> facts(const RunId &id) = 0;
    /// The texts in another language that a run asks with, those of its examples included. Once for each run.
    virtual Result<> addTexts(const RunId &id, const AskedTexts &texts) = 0;
    /// By version, each in the order of a form; empty where the run asks its items as they are written.
    virtual Result<AskedTexts> texts(const RunId &id) = 0;
    virtual Result<Run> run(const RunId &id) = 0;
    virtual Result<QList<Run>> runs(bool hiddenToo = false, RunKind kind = RunKind::Questions) = 0; ///< newest first
    /// Writes state, message, budget, hidden and ending. Returns Conflict if the version differs.
    virtual Result<> updateRun(const Run &run) = 0;
    /// @brief States the size of a model in the runs of an endpoint that asked it, and with `importedToo` in imported runs of this model
    /// name. Not refused while a program works on them; their versions stay.
    virtual Result<> stateSize(const EndpointId &endpoint, const QString &model, std::optional<double> billions, bool importedToo) = 0;
};

} // namespace yuyi
