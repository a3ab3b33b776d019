// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/practice/practicereply.h"

#include "models/domain/annotation/written.h"
#include "models/domain/annotation/writtenparts.h"
#include "models/domain/text.h"
#include "models/evaluation/practice/practicedraw.h"
#include "models/evaluation/practice/practicewords.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace yuyi {

namespace {

constexpr double sameWay = 0.6;    // share of answers that do not depend on configuration, repeat and rotation
constexpr double ofCategory = 0.7; // of the spread, for each category of the item
constexpr double ofItem = 0.8;

/// −1 … 1
double sign(double unit)
{
    return 2 * unit - 1;
}

template <typename Kind>
std::optional<Kind> drawnFrom(const QMap<Kind, double> &shares, double unit)
{
    double up = 0;
    for (auto it = shares.cbegin(); it != shares.cend(); ++it) {
        up += it.value();
        if (unit < up)
            return it.key();
    }
    return std::nullopt;
}

/// The same in most configurations and repeats, as a model's answers are.
double mostlySame(const PracticeDraw &draw, const QString &name)
{
    return draw.ofRequest(QStringLiteral("way")) < sameWay ? draw.ofBoth(name) : draw.ofRequest(name);
}

bool isRight(const PracticeCase &asked, const PracticeDraw &draw)
{
    return mostlySame(draw, QStringLiteral("answer")) < practiceChance(asked);
}

/// Distractors tempt unevenly: mostly the same ones tempt all models, a little each its own.
int temptingOption(const PracticeCase &asked, const PracticeDraw &draw)
{
    // By text and picture: the order in which options are shown changes nothing.
    QMap<QString, QPair<double, int>> weights;
    double all = 0;
    for (int i = 0; i < static_cast<int>(asked.options.size()); ++i) {
        if (asked.keys.contains(i))
            continue;
        const QString text = practiceOption(asked, i);
        const double common = draw.ofItem(QStringLiteral("tempts ") + text);
        const double own = draw.ofBoth(QStringLiteral("tempts ") + text);
        const double weight = 0.03 + 3 * common * common * common * common + 0.3 * own * own;
        weights.insert(text, {weight, i});
        all += weight;
    }
    double left = mostlySame(draw, QStringLiteral("wrong")) * all;
    int chosen = -1;
    for (const auto &[weight, index] : std::as_const(weights)) {
        chosen = index;
        left -= weight;
        if (left < 0)
            break;
    }
    return chosen;
}

/// Where several options are correct, one of them is missing, or a distractor is among them.
OptionSet wrongChoice(const PracticeCase &asked, const PracticeDraw &draw)
{
    const int tempting = temptingOption(asked, draw);
    if (!asked.takesSeveral)
        return tempting >= 0 ? OptionSet::of(tempting) : asked.keys;
    OptionSet chosen = asked.keys;
    const QList<int> correct = asked.keys.positions();
    if (correct.size() > 1 && (tempting < 0 || mostlySame(draw, QStringLiteral("leaves out")) < 0.5)) {
        const auto left = static_cast<qsizetype>(draw.ofItem(QStringLiteral("left out")) * static_cast<double>(correct.size()));
        chosen.bits &= ~OptionSet::of(correct.at(std::min(left, correct.size() - 1))).bits;
    } else if (tempting >= 0) {
        chosen.add(tempting);
    }
    return chosen;
}

/// Texts that could be the answer and are none: near numbers with the same unit, or words of the same language.
QStringList wrongTexts(const PracticeCase &asked)
{
    const QString key = asked.accepted.value(0);
    QStringList texts;
    const QString plain = withPowers(key).normalized(QString::NormalizationForm_KC).replace(QChar(0x2212), u'-').simplified();
    if (const auto number = writtenNumber(plain)) {
        // The unit stays, and so does what multiplies the digits; Chinese numerals become digits.
        static const QRegularExpression form(QStringLiteral("\\d[\\d,]*(?:\\.\\d+)?"));
        const auto digits = form.match(key);
        const double value = digits.hasMatch() ? digits.captured().remove(u',').toDouble() : number->value;
        constexpr int shownDigits = 15;
        for (const double wrong : {value + 1, value + 2, value * 2, value * 10, std::abs(value - 1)}) {
            const QString written = QString::number(wrong, 'g', shownDigits);
            texts.append(digits.hasMatch() ? QString(key.left(digits.capturedStart()) + written + key.mid(digits.capturedEnd()))
                                           : QString(written + number->unit));
        }
    } else if (holdsChinese(key)) {
        texts = {QStringLiteral("希望"), QStringLiteral("孤独"), QStringLiteral("自由"), QStringLiteral("压力"),
                 QStringLiteral("时间"), QStringLiteral("友谊"), QStringLiteral("污染")};
    } else {
        texts = {QStringLiteral("hope"), QStringLiteral("loneliness"), QStringLiteral("freedom"), QStringLiteral("pressure"),
                 QStringLiteral("time"), QStringLiteral("friendship"), QStringLiteral("pollution")};
    }
    texts.removeIf([&](const QString &text) {
        return std::any_of(asked.accepted.begin(), asked.accepted.end(), [&](const QString &one) { return sameWritten(text, one); });
    });
    return texts;
}

/// One of them, as distractors tempt. `without`: another than this.
QString wrongText(const PracticeCase &asked, const PracticeDraw &draw, const QString &without = {})
{
    PracticeCase choice = asked;
    choice.keys = {};
    choice.options.clear();
    choice.optionPictures.clear();
    const QStringList texts = wrongTexts(asked);
    for (const QString &text : texts) {
        if (text != without)
            choice.options.append({QString(), text});
    }
    return choice.options.value(temptingOption(choice, draw)).text;
}

/// The options as one: their labels and texts behind one another. Without a text if one of them is only a picture.
ShownOption together(const PracticeCase &asked, const OptionSet &chosen)
{
    ShownOption all;
    bool told = true;
    for (const int position : chosen.positions()) {
        const ShownOption one = asked.options.value(position);
        all.label += one.label;
        all.text += all.text.isEmpty() ? one.text : QString(u'、' + one.text);
        told = told && !one.text.isEmpty();
    }
    if (!told)
        all.text.clear();
    return all;
}

/// How much of what people wrote a description says, 0…1: shared pairs of neighbouring characters.
double agreement(const PracticeCase &asked)
{
    const std::vector<quint32> human = shingles(asked.explanation + asked.impliedMeaning);
    const std::vector<quint32> said = shingles(asked.judged);
    if (human.empty())
        return said.empty() ? 0 : 0.5;
    std::vector<quint32> shared;
    std::set_intersection(human.begin(), human.end(), said.begin(), said.end(), std::back_inserter(shared));
    return static_cast<double>(shared.size()) / static_cast<double>(human.size());
}

int practiceScore(const PracticeCase &asked, const PracticeDraw &draw)
{
    const int range = asked.highest - asked.lowest;
    int score = asked.lowest + static_cast<int>(std::lround(agreement(asked) * range));
    // A judge that is wrong is wrong by one.
    if (!isRight(asked, draw))
        score += draw.ofRequest(QStringLiteral("off by")) < 0.5 ? -1 : 1;
    return std::clamp(score, asked.lowest, asked.highest);
}

PracticeWords wordsFor(const PracticeCase &asked, const PracticeDraw &draw)
{
    const PracticeLanguage language = asked.settings.language != PracticeLanguage::AsAsked           ? asked.settings.language
                                    : holdsChinese(asked.words.isEmpty() ? asked.stem : asked.words) ? PracticeLanguage::Chinese
                                                                                                     : PracticeLanguage::English;
    return PracticeWords(language == PracticeLanguage::Chinese, draw.ofRequest(QStringLiteral("wording")));
}

PracticeReply missed(PracticeMiss miss, const PracticeCase &asked, const PracticeWords &words, const PracticeDraw &draw)
{
    const bool judges = asked.ask == PracticeCase::Ask::Judgement;
    switch (miss) {
    case PracticeMiss::Refusal: return {words.refusal(), false};
    case PracticeMiss::Empty: return {{}, false};
    case PracticeMiss::CutOff: return {words.unfinished(), true};
    case PracticeMiss::OutOfRange:
        return {judges ? words.scored(asked.highest + 4)
                : asked.options.isEmpty()
                    ? words.rambling()
                    : words.answer(optionLetter(asked.options.size() + (draw.ofRequest(QStringLiteral("beyond")) < 0.5 ? 0 : 1))),
                false};
    case PracticeMiss::Several: break;
    }
    if (judges)
        return {words.scored(asked.lowest) + u'\n' + words.scored(asked.highest), false};
    if (asked.options.isEmpty()) {
        const QString text = practiceText(asked);
        return {words.either(text, wrongText(asked, draw, text)), false};
    }
    const int first = std::max(0, practiceChoice(asked).positions().value(0));
    const int second = (first + 1) % static_cast<int>(std::max<qsizetype>(1, asked.options.size()));
    const QString labels[] = {asked.options.value(first).label, asked.options.value(second).label};
    // Where several options may be chosen, two of them are an answer: "A or B" is none.
    return {asked.takesSeveral ? words.either(labels[0], labels[1]) : words.several(labels[0], labels[1]), false};
}

} // namespace

namespace {

/// One line for each item. An empty reply leaves its line out, one that is cut off ends the list.
PracticeReply listedReply(const PracticeCase &asked)
{
    PracticeReply all;
    int number = 0;
    for (const PracticeCase &one : asked.together) {
        ++number;
        const PracticeReply reply = practiceReply(one);
        if (!reply.text.isEmpty())
            all.text += (all.text.isEmpty() ? QString() : QStringLiteral("\n")) + QString::number(number) + QStringLiteral(". ")
                      + reply.text.simplified();
        all.cutShort = reply.cutShort;
        if (reply.cutShort)
            break;
    }
    return all;
}

} // namespace

QString practiceOption(const PracticeCase &asked, qsizetype option)
{
    return asked.options.value(option).text + asked.optionPictures.value(option);
}

double practiceShift(const PracticeCase &asked)
{
    const PracticeDraw draw(asked);
    double shift = ofItem * sign(draw.ofItem(QStringLiteral("hardness")));
    for (auto it = asked.labels.cbegin(); it != asked.labels.cend(); ++it) {
        const double share = ofCategory / static_cast<double>(std::max<qsizetype>(1, it.value().size()));
        for (const QString &label : it.value())
            shift += share * sign(draw.ofModel(QStringLiteral("category ") + it.key().text() + u'=' + label));
    }
    return shift;
}

double practiceChance(const PracticeCase &asked)
{
    const PracticeSettings &settings = asked.settings;
    double chance = asked.withPicture ? settings.accuracy : settings.textOnlyAccuracy;
    chance += settings.byConfiguration.value(asked.configuration, 0);
    chance = std::clamp(chance, 0.0, 1.0);
    // Nothing is left to shift where all or none shall be right.
    const double room = 4 * chance * (1 - chance) * settings.spread;
    chance = std::clamp(chance + room * (practiceShift(asked) - asked.commonShift), 0.0, 1.0);
    const double read = 1 - settings.missesTogether();
    return read <= 0 ? 0 : std::min(1.0, chance / read);
}

OptionSet practiceChoice(const PracticeCase &asked)
{
    if (asked.options.isEmpty())
        return {};
    const PracticeDraw draw(asked);
    return !asked.keys.isEmpty() && isRight(asked, draw) ? asked.keys : wrongChoice(asked, draw);
}

QString practiceText(const PracticeCase &asked)
{
    if (!asked.options.isEmpty() || asked.accepted.isEmpty())
        return {};
    const PracticeDraw draw(asked);
    return isRight(asked, draw) ? asked.accepted.constFirst() : wrongText(asked, draw);
}

PracticeReply practiceReply(const PracticeCase &asked)
{
    if (!asked.together.empty())
        return listedReply(asked);
    const PracticeDraw draw(asked);
    const PracticeWords words = wordsFor(asked, draw);
    if (asked.ask == PracticeCase::Ask::Number)
        return {asked.words, false};
    if (asked.ask == PracticeCase::Ask::Reading && drawnFrom(asked.settings.misses, draw.ofRequest(QStringLiteral("miss"))))
        return {QStringLiteral("NONE"), false};
    if (asked.ask == PracticeCase::Ask::Letter || asked.ask == PracticeCase::Ask::Judgement) {
        if (const auto miss = drawnFrom(asked.settings.misses, draw.ofRequest(QStringLiteral("miss"))))
            return missed(*miss, asked, words, draw);
    }
    const bool written = asked.options.isEmpty();
    const ShownOption chosen = written ? ShownOption{{}, practiceText(asked)} : together(asked, practiceChoice(asked));
    switch (asked.ask) {
    case PracticeCase::Ask::Judgement: return {words.scored(practiceScore(asked, draw)), false};
    case PracticeCase::Ask::Description:
        return {isRight(asked, draw) ? words.description(asked.explanation, asked.impliedMeaning)
                                     : words.description(asked.explanation.left(asked.explanation.size() / 2), chosen.text),
                false};
    case PracticeCase::Ask::Words:
        return {words.explained(asked.words,
                                !asked.saidText.isEmpty() ? ShownOption{{}, asked.saidText}
                                : asked.said.isEmpty()    ? chosen
                                                          : together(asked, asked.said)),
                false};
    case PracticeCase::Ask::Reading: return {written ? chosen.text : chosen.label, false};
    case PracticeCase::Ask::Letter:
    case PracticeCase::Ask::Number: break;
    }
    switch (asked.settings.style) {
    case PracticeStyle::Letter: return {written ? chosen.text : chosen.label, false};
    case PracticeStyle::Answer: return {words.answer(written ? chosen.text : chosen.label), false};
    case PracticeStyle::Sentence: return {written ? words.writtenSentence(chosen.text) : words.sentence(chosen), false};
    case PracticeStyle::Thinking: break;
    }
    return {written ? words.writtenThought(chosen.text) : words.thought(chosen), false};
}

std::optional<PracticeFault> practiceFault(const PracticeCase &asked)
{
    if (asked.attempt < 1)
        return std::nullopt;
    return drawnFrom(asked.settings.faults, PracticeDraw(asked).ofRequest(QStringLiteral("fault %1").arg(asked.attempt)));
}

int practiceDelay(const PracticeCase &asked)
{
    constexpr double longest = 600000;
    if (asked.settings.delay <= 0)
        return 0;
    const PracticeDraw draw(asked);
    // A normal number from two even ones (Box & Muller 1958).
    const double first = std::max(draw.ofRequest(QStringLiteral("delay %1").arg(asked.attempt)), 1e-12);
    const double second = draw.ofRequest(QStringLiteral("delay again %1").arg(asked.attempt));
    const double normal = std::sqrt(-2 * std::log(first)) * std::cos(2 * std::numbers::pi * second);
    return static_cast<int>(std::min(longest, asked.settings.delay * std::exp(asked.settings.delaySpread * normal)));
}

} // namespace yuyi
