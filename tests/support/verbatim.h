// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace yuyi::testing {

/// The options of a question as a model is shown them, A first.
inline QList<ShownOption> lettered(const QStringList &texts)
{
    QList<ShownOption> options;
    for (const QString &text : texts)
        options.append({QString(QChar(static_cast<char16_t>(u'A' + options.size()))), text});
    return options;
}

/// Replies that are an option word for word, as models give it back.
inline QStringList verbatimReplies(const QString &option)
{
    QString open = option;
    while (open.endsWith(u'。') || open.endsWith(u'.'))
        open.chop(1);
    QStringList replies;
    for (const QString &words : {option, open, QString(open + u'。')}) {
        replies << words << QStringLiteral("答案是：") + words << QStringLiteral("The answer is: ") + words
                << QStringLiteral("{\"answer\": \"") + words + QStringLiteral("\"}")
                << QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("answer"), words}}).toJson())
                << QStringLiteral("**") + words + QStringLiteral("**");
    }
    return replies;
}

/// Sentences that an option's words stand in.
inline QStringList sentencesWith(const QString &option)
{
    QString open = option;
    while (open.endsWith(u'。') || open.endsWith(u'.'))
        open.chop(1);
    return {QStringLiteral("我觉得图片") + option, QStringLiteral("画面很生动，我觉得图片") + open + QStringLiteral("，所以这样理解。")};
}

/// What strict makes of a reply other than this option; empty: it reads the option.
inline QString readOtherwise(const QString &reply, const QList<ShownOption> &options, int option)
{
    const Extraction found = extract(Scorer::Strict, reply, options);
    if (found.option == option)
        return {};
    return QStringLiteral("“%1” is read as %2 (%3, %4), not as %5")
        .arg(reply, found.missed() ? QStringLiteral("a miss") : found.label, found.rule, codeOf(found.reason), options.at(option).label);
}

} // namespace yuyi::testing
