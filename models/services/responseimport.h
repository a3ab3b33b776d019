// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/run.h"
#include "models/services/replymatch.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

struct ResponseImportRequest {
    QString model;
    QString configuration;           ///< code; an unknown one is Invalid and the sentence names those there are
    ModelSection section = ModelSection::Closed;
    /// Unknown ids are listed and left out; with this nothing is imported when there is one.
    bool allKnown = false;
    ReplyMatching matching = ReplyMatching::Automatic;
    QString split;                   ///< of which places are meant; empty: what the file says
};

struct ResponseImportReport {
    RunId run;                       ///< null: nothing was written
    ReplyFormat format = ReplyFormat::Lines;
    ReplyMatching way = ReplyMatching::Id;
    QString split;                   ///< whose places were taken
    int matched = 0;                 ///< replies
    int items = 0;
    int repeats = 1;
    bool shuffled = false;           ///< the model saw options in another order than written
    int empty = 0;                   ///< matched replies without a text
    int failed = 0;                  ///< matched replies that report an error
    QStringList unknown;             ///< ids of no item, in the order of the file
    QStringList different;           ///< those whose question or options are not the item's
    QStringList doubled;
    int without = 0;                 ///< items of the project that the file says nothing about
    int correct = 0, incorrect = 0, miss = 0, error = 0;   ///< by the strict scorer
};

/// @brief Makes a run of replies that were made elsewhere; read by both scorers at once. All in one transaction. For leads.
/// An id is an item's name in files of results, the id of the imported entry, or the id of the question. Repeats become those of the run,
/// and options in another order are read in that order.
class ResponseImport
{
public:
    ResponseImport(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// What import would do, without model and configuration; nothing is written and no score is there.
    Result<ResponseImportReport> examine(const RepliesFile &file, const ResponseImportRequest &request);
    Result<ResponseImportReport> import(const RepliesFile &file, const ResponseImportRequest &request, Progress &progress);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
