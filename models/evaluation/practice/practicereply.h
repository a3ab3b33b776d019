// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/runs/practice.h"
#include "models/evaluation/extraction/extraction.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace yuyi {

/// The input of a practice model: the request and everything needed to reach the configured accuracy.
struct PracticeCase {
    /// Words: a free question about the picture. Number: the number on a test picture. Reading: which answer another reply gives; it says
    /// one that it would give itself, or none.
    enum class Ask {
        Letter,
        Reading,
        Description,
        Judgement,
        Words,
        Number
    };

    Ask ask = Ask::Letter;
    PracticeSettings settings;
    QString model;
    QString configuration; ///< code
    bool withPicture = true;
    int repeat = 0;
    int rotation = 0;
    int attempt = 0; ///< from 1; 0: an attempt without simulated failures
    qint64 tokensIn = 0;

    QByteArray picture;      ///< its SHA-256
    QList<QByteArray> media; ///< SHA-256 of each picture of the stem, if the question lists them
    QString stem;
    QList<ShownOption> options; ///< in the order shown
    QStringList optionPictures; ///< parallel to them: what an option's picture is told from others by; empty: none has one
    OptionSet keys;             ///< the correct options
    QStringList accepted;       ///< without options: the accepted answers
    bool takesSeveral = false;  ///< several options may be correct
    OptionSet said;             ///< what it chose before; empty: nothing, or unknown
    QString saidText;           ///< what it wrote before; empty: nothing, or unknown
    QMap<DimensionCode, QStringList> labels;
    double commonShift = 0; ///< mean practiceShift of the items asked together; subtracted so their mean accuracy is unchanged
    QString explanation;    ///< for descriptions and judgements
    QString impliedMeaning;
    QString judged; ///< the description to be scored
    int lowest = 1; ///< lowest score
    int highest = 5;
    std::vector<PracticeCase> together; ///< all items of a request with several, this one first; empty: it asks only this one
    QString words;                      ///< the prompt or question as sent, which decides the language; the number on a test picture
};

/// The reply of a practice model.
struct PracticeReply {
    QString text;
    bool cutShort = false; ///< cut off at the token limit
};

/// What an option is told from others by: its text and its picture.
QString practiceOption(const PracticeCase &asked, qsizetype option);
/// How much easier than average an item is, by itself and by its categories, in units of the spread.
double practiceShift(const PracticeCase &asked);
/// The probability that a reply that is not a miss is correct.
double practiceChance(const PracticeCase &asked);
/// The options that it chooses; empty without options.
OptionSet practiceChoice(const PracticeCase &asked);
/// What it writes to a question without options: the first accepted answer, or a text that could be one and is none. Empty with options.
QString practiceText(const PracticeCase &asked);
/// @brief The reply. Depends only on the settings, the model's name, the item's texts and picture, configuration, repeat and
/// rotation: the same on every machine, in any order and after any number of attempts. To several items: a line with its number for each,
/// which says what the model would reply to the item alone. Pure; any thread.
PracticeReply practiceReply(const PracticeCase &asked);
/// The simulated failure of this attempt; nothing if the reply arrives. Depends on the attempt number too, so a retry may succeed.
std::optional<PracticeFault> practiceFault(const PracticeCase &asked);
/// Milliseconds until the reply.
int practiceDelay(const PracticeCase &asked);

} // namespace yuyi
