// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/json/json.h"

#include <QMap>
#include <QString>

#include <optional>

namespace yuyi {

/// How a practice model words its choice. Thinking: gives reasons first and the answer in the last line.
enum class PracticeStyle {
    Letter,
    Answer,
    Sentence,
    Thinking
};

inline constexpr CodeTable<PracticeStyle, 4> codesOf(PracticeStyle)
{
    return {{{PracticeStyle::Letter, u"letter"},
             {PracticeStyle::Answer, u"answer"},
             {PracticeStyle::Sentence, u"sentence"},
             {PracticeStyle::Thinking, u"cot"}}};
}
QString titleOf(PracticeStyle style);

/// AsAsked: the language of the question.
enum class PracticeLanguage {
    AsAsked,
    Chinese,
    English
};

inline constexpr CodeTable<PracticeLanguage, 3> codesOf(PracticeLanguage)
{
    return {{{PracticeLanguage::AsAsked, u"as-asked"}, {PracticeLanguage::Chinese, u"zh"}, {PracticeLanguage::English, u"en"}}};
}
QString titleOf(PracticeLanguage language);

/// A simulated request failure; a retry may succeed.
enum class PracticeFault {
    TooMany,
    ServerError,
    BrokenJson,
    Cut,
    Timeout
};

inline constexpr CodeTable<PracticeFault, 5> codesOf(PracticeFault)
{
    return {{{PracticeFault::TooMany, u"429"},
             {PracticeFault::ServerError, u"500"},
             {PracticeFault::BrokenJson, u"broken"},
             {PracticeFault::Cut, u"cut"},
             {PracticeFault::Timeout, u"timeout"}}};
}

/// Simulated replies without a readable option.
enum class PracticeMiss {
    Refusal,
    Several,
    Empty,
    OutOfRange,
    CutOff
};

inline constexpr CodeTable<PracticeMiss, 5> codesOf(PracticeMiss)
{
    return {{{PracticeMiss::Refusal, u"refusal"},
             {PracticeMiss::Several, u"several"},
             {PracticeMiss::Empty, u"empty"},
             {PracticeMiss::OutOfRange, u"out-of-range"},
             {PracticeMiss::CutOff, u"cut-off"}}};
}

/// @brief How a practice model answers. Shares and accuracies are 0…1.
struct PracticeSettings {
    double accuracy = 0.6;                 ///< expected share of right replies among all, with the picture
    double textOnlyAccuracy = 0.3;         ///< the same for requests without a picture
    double spread = 0.1;                   ///< how much items and categories vary around the accuracy, 0…0.5; 0: not at all
    QMap<QString, double> byConfiguration; ///< code → added to the accuracy, −1…1
    qint64 seed = 1;                       ///< ≥ 0
    int delay = 300;                       ///< median, milliseconds; 0: at once
    double delaySpread = 0.4;              ///< standard deviation of the delay's logarithm, 0…2
    QMap<PracticeFault, double> faults;    ///< share of each among the attempts
    QMap<PracticeMiss, double> misses;     ///< share of each among the replies
    PracticeStyle style = PracticeStyle::Answer;
    PracticeLanguage language = PracticeLanguage::AsAsked;

    double faultsTogether() const;
    double missesTogether() const;
    friend bool operator==(const PracticeSettings &, const PracticeSettings &) = default;
};

/// @name JSON forms as stored. Unknown members are ignored, missing ones keep their defaults; never throws.
/// @{
Json toJson(const PracticeSettings &settings);
PracticeSettings practiceSettings(const Json &json);
/// @}

/// @name Names with numbers as people type them: “cot=0.05, 1-shot=-0.02”
/// @{
QString namedNumbersText(const QMap<QString, double> &numbers);
/// Nothing if the text is not in this form.
std::optional<QMap<QString, double>> namedNumbers(const QString &text);
/// @}

/// An equal share for each kind, with the sum `all`.
template <typename Kind>
QMap<Kind, double> sharedEvenly(double all)
{
    QMap<Kind, double> shares;
    for (const auto &[kind, code] : codesOf(Kind{})) {
        if (all > 0)
            shares.insert(kind, all / static_cast<double>(codesOf(Kind{}).size()));
    }
    return shares;
}

} // namespace yuyi
