// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// Files of replies that were made elsewhere. Lines: JSON lines or an array of `{id, response}`.
enum class ReplyFormat { Lines, VlmEvalKit, LmmsEval, Inspect };

inline constexpr CodeTable<ReplyFormat, 4> codesOf(ReplyFormat)
{
    return {{{ReplyFormat::Lines, u"jsonl"}, {ReplyFormat::VlmEvalKit, u"vlmevalkit"},
             {ReplyFormat::LmmsEval, u"lmms-eval"}, {ReplyFormat::Inspect, u"inspect"}}};
}
/// As its makers call it; no translation.
QString titleOf(ReplyFormat format);

/// One reply of such a file, with all that it says about which item it is of.
struct ImportedReply {
    int line = 0;                    ///< line, row or sample, from 1
    QString id;                      ///< empty: there is none
    qint64 place = -1;               ///< place in the list that was asked, from 0; −1: not told
    QString split;                   ///< empty: not told
    QString question;                ///< the question's text, or the whole prompt; empty: not told
    QStringList options;             ///< texts in the order the model was shown them in; empty: not told
    int repeat = 0;
    QString reply;
    QString reasoning;
    QString error;                   ///< what the file says went wrong; empty: a reply
    qint64 tokensInput = -1;
    qint64 tokensOutput = -1;

    /// What lists call it: its id, or its place.
    QString name() const;
};

struct RepliesFile {
    ReplyFormat format = ReplyFormat::Lines;
    QString model;                   ///< as the file or its folder says; empty: not told
    QList<ImportedReply> replies;    ///< each id and repeat once
    QStringList doubled;             ///< ids that stand there again with the same reply
    QStringList notes;               ///< what a person should know before importing it
    int repeats() const;             ///< at least 1
};

/// @brief Reads a file of replies; its content says what it is, unless `format` does. Any thread.
/// JSON lines: one object `{id, response}` per line, or an array of such objects. `id` may be a text or a number; `response` null or an
/// object reports an error, as does a member "error". `usage` as servers report it is read where it is there.
/// VLMEvalKit: the workbook, TSV or JSON of predictions. lmms-eval: `*_samples_*.jsonl`. Inspect: `.eval` or `.json`.
/// Invalid names the row and the fields that were found, and lists ids that stand there twice with different replies.
Result<RepliesFile> readReplies(const QByteArray &bytes, std::optional<ReplyFormat> format = {});
/// The same, with what name and folder say: model and split.
Result<RepliesFile> readRepliesFile(const QString &path, std::optional<ReplyFormat> format = {});

} // namespace yuyi
