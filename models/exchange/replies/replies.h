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

/// Formats of reply files made by other tools. Lines: JSON Lines or an array of `{id, response}`.
enum class ReplyFormat {
    Lines,
    VlmEvalKit,
    LmmsEval,
    Inspect
};

inline constexpr CodeTable<ReplyFormat, 4> codesOf(ReplyFormat)
{
    return {{{ReplyFormat::Lines, u"jsonl"},
             {ReplyFormat::VlmEvalKit, u"vlmevalkit"},
             {ReplyFormat::LmmsEval, u"lmms-eval"},
             {ReplyFormat::Inspect, u"inspect"}}};
}
/// The format's own name; not translated.
QString titleOf(ReplyFormat format);

/// One reply of such a file, with everything that identifies its item.
struct ImportedReply {
    int line = 0;        ///< line, row or sample, from 1
    QString id;          ///< item id; empty if not given
    qint64 index = -1;   ///< index in the list of items that was asked, from 0; −1 if not given
    QString split;       ///< empty if not given
    QString question;    ///< the question's text, or the whole prompt; empty if not given
    QStringList options; ///< option texts in the order shown to the model; empty if not given
    int repeat = 0;
    QString reply;
    QString reasoning;
    QString error; ///< error message of the request; empty if there is a reply
    qint64 tokensInput = -1;
    qint64 tokensOutput = -1;

    /// The name shown in lists: the id, or the index if there is no id.
    QString name() const;
};

struct RepliesFile {
    ReplyFormat format = ReplyFormat::Lines;
    QString model;                ///< from the file or the name of its folder; empty if not given
    QList<ImportedReply> replies; ///< each pair of id and repeat occurs once
    QStringList doubled;          ///< ids that occur more than once with the same reply
    QStringList notes;            ///< notes to show before the import
    int repeats() const;          ///< at least 1
};

/// @brief Reads a file of replies. The format is detected from the content unless `format` is given. May be called on any thread.
/// JSON Lines: one object `{id, response}` per line, or an array of such objects. `id` may be a text or a number; a `response` that
/// is null or an object reports an error, as does a member "error". `usage` as servers report it is read if present.
/// VLMEvalKit: the workbook, TSV or JSON of predictions. lmms-eval: `*_samples_*.jsonl`. Inspect: `.eval` or `.json`.
/// Returns Invalid for a wrong entry (names the row and the fields found) or for ids that occur twice with different replies.
Result<RepliesFile> readReplies(const QByteArray &bytes, std::optional<ReplyFormat> format = {});
/// Reads a file by path. Also takes the model and the split from the names of the file and its folder.
Result<RepliesFile> readRepliesFile(const QString &path, std::optional<ReplyFormat> format = {});

} // namespace yuyi
