// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/runs/run.h"
#include "models/services/runs/replies/replymatch.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

struct ResponseImportRequest {
    QString model;
    QString configuration; ///< code; Invalid lists the known codes if it is unknown
    ModelSection section = ModelSection::Closed;
    std::optional<double> billions; ///< parameters of the model, see modelsize.h; no value: not stated
    /// True: import nothing if the file has unknown ids. False: list and skip them.
    bool allKnown = false;
    ReplyMatching matching = ReplyMatching::Automatic;
    QString split; ///< split that positions refer to; empty: as the file says
};

struct ResponseImportReport {
    RunId run; ///< null: nothing was imported
    ReplyFormat format = ReplyFormat::Lines;
    ReplyMatching way = ReplyMatching::Id;
    QString split;   ///< split that positions referred to
    int matched = 0; ///< number of matched replies
    int items = 0;
    int repeats = 1;
    bool shuffled = false; ///< the model saw the options in another order than written
    int empty = 0;         ///< matched replies without a text
    int failed = 0;        ///< matched replies that report an error
    QStringList unknown;   ///< ids that belong to no item, in the order of the file
    QStringList different; ///< ids whose question or options differ from the item's
    QStringList doubled;
    int without = 0;                                     ///< items of the project without a reply in the file
    int correct = 0, incorrect = 0, miss = 0, error = 0; ///< by the strict scorer
};

/// @brief Makes a run from replies obtained elsewhere, scored by the scorers of its preset, in one transaction. For leads. An id is an
/// item's name in result files, the id of the imported entry, or the id of the question. Repeats are kept; options in another
/// order are read in that order.
class ResponseImport
{
public:
    ResponseImport(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Returns what import() would do; needs no model or configuration. Writes nothing, so there are no scores.
    Result<ResponseImportReport> examine(const RepliesFile &file, const ResponseImportRequest &request);
    Result<ResponseImportReport> import(const RepliesFile &file, const ResponseImportRequest &request, Progress &progress);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
