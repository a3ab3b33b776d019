// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/practice.h"
#include "models/evaluation/extraction.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What a practice model is asked, and all that it needs to know for being right as often as it shall be.
struct PracticeCase {
    /// Words: a free question about the picture. Number: which one is on a test picture.
    enum class Ask { Letter, Description, Judgement, Words, Number };

    Ask ask = Ask::Letter;
    PracticeSettings settings;
    QString model;
    QString configuration;           ///< code
    bool withPicture = true;
    int repeat = 0;
    int rotation = 0;
    int attempt = 0;                 ///< from 1; 0: a try that nothing goes wrong with
    qint64 tokensIn = 0;

    QByteArray picture;              ///< its SHA-256
    QString stem;
    QList<ShownOption> options;      ///< in the order shown
    int key = -1;                    ///< place of the right one among them; −1: none
    int said = -1;                   ///< place of the option it chose before; −1: none, or not known
    QMap<DimensionCode, QStringList> labels;
    double commonShift = 0;          ///< mean of practiceShift over the items asked together: it makes no item harder than another
    QString explanation;             ///< where it describes or judges
    QString impliedMeaning;
    QString judged;                  ///< the description to be scored
    int lowest = 1;                  ///< of the scores
    int highest = 5;
    QString words;                   ///< the prompt or question as it is sent, for its language; the number on a test picture
};

/// What it says.
struct PracticeReply {
    QString text;
    bool cutShort = false;           ///< ended by the limit of tokens
};

/// @brief How much easier than others an item is by itself and by its categories, in units of the spread.
double practiceShift(const PracticeCase &asked);
/// @brief The chance that the letter will be right; misses are taken off before.
double practiceChance(const PracticeCase &asked);
/// The place of the option that it holds for right; −1 without options.
int practiceChoice(const PracticeCase &asked);
/// @brief The reply: a function of the settings' seed, the model's name, the texts and picture of the item, configuration, repeat and
/// rotation, and of nothing else: the same on every machine, in any order and after any number of tries. Pure; any thread.
PracticeReply practiceReply(const PracticeCase &asked);
/// @brief What goes wrong with this try; nothing: it arrives. Depends on the number of the try too, so that another may go well.
std::optional<PracticeFault> practiceFault(const PracticeCase &asked);
/// Milliseconds until the reply.
int practiceDelay(const PracticeCase &asked);

} // namespace yuyi
