// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/run.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// One line of a file of replies.
struct ImportedReply {
    int line = 0;                    ///< from 1
    QString id;
    QString reply;
    QString reasoning;
    QString error;                   ///< what the file says went wrong; empty: a reply
    qint64 tokensInput = -1;
    qint64 tokensOutput = -1;
};

struct RepliesFile {
    QList<ImportedReply> replies;    ///< each id once
    QStringList doubled;             ///< ids that stand there again with the same reply
};

/// @brief Reads JSONL: one object `{id, response}` per line, or an array of such objects. `id` may be a text or a number;
/// `response` null or an object reports an error, as does a member "error". `usage` as servers report it is read where it is there.
/// Invalid names the line, and lists ids that stand there twice with different replies. Any thread.
Result<RepliesFile> readReplies(const QByteArray &text);
Result<RepliesFile> readRepliesFile(const QString &path);

struct ResponseImportRequest {
    QString model;
    QString configuration;           ///< code; an unknown one is Invalid and the sentence names those there are
    ModelSection section = ModelSection::Closed;
    /// Unknown ids are listed and left out; with this nothing is imported when there is one.
    bool allKnown = false;
};

struct ResponseImportReport {
    RunId run;
    int matched = 0;
    QStringList unknown;             ///< ids of no item, in the order of the file
    QStringList doubled;
    int without = 0;                 ///< items of the project that the file says nothing about
    int correct = 0, incorrect = 0, miss = 0, error = 0;   ///< by the strict scorer
};

/// @brief Makes a run of replies that were made elsewhere; read by both scorers at once. All in one transaction. For leads.
/// An id is an item's name in files of results, the id of the imported entry, or the id of the question.
class ResponseImport
{
public:
    ResponseImport(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<ResponseImportReport> import(const RepliesFile &file, const ResponseImportRequest &request, Progress &progress);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
