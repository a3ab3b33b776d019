// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/cmmmuresponse.h"

#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/extraction/verdictanswer.h"
#include "models/evaluation/published/cmmmuscorer.h"
#include "models/evaluation/published/pythontext.h"

#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype longestLabel = 200; // characters
constexpr int mostLetters = 4;          // that the published scorer draws among

bool isTrueFalse(const Question &question)
{
    const auto has = [&](const QString &word) {
        return std::any_of(question.options.begin(), question.options.end(),
                           [&](const Option &option) { return option.picture.isNull() && option.text == word; });
    };
    return question.options.size() == 2 && has(rightVerdict) && has(wrongVerdict);
}

/// The options that the question has, with the texts of a file in CMMMU's form. A picture is a tag there, which no reply repeats.
QList<ShownOption> filedOptions(const Question &question, const QList<OptionId> &shownOrder)
{
    QList<ShownOption> options = shownOptions(question, shownOrder);
    for (qsizetype i = options.size() - 1; i >= 0; --i) {
        if (!question.optionIds().contains(shownOrder.at(i)))
            options.removeAt(i);
        else if (options.at(i).pictured)
            options[i].text = QStringLiteral("<img>");
    }
    return options;
}

/// The letters of the correct options as shown.
QString keyLetters(const Question &question, const QList<OptionId> &shownOrder)
{
    QString letters;
    for (qsizetype i = 0; i < shownOrder.size(); ++i) {
        if (question.key().contains(shownOrder.at(i)))
            letters += shownLabel(i);
    }
    return letters;
}

/// What the letters name; empty if one of them is no option of the item.
Answer chosenBy(const QString &letters, const QList<OptionId> &shownOrder)
{
    QList<OptionId> chosen;
    for (const QChar letter : letters) {
        const OptionId option = shownOrder.value(letter.unicode() - u'A');
        if (option.isNull())
            return {};
        chosen.append(option);
    }
    return chosen;
}

/// @param drawable one of the answers that are drawn among is the key
void setDrawn(ScoredResponse &scored, int options, bool drawable)
{
    if (!drawable) {
        scored.rule = QStringLiteral("not-drawn");
        return;
    }
    scored.result = ResponseResult::Miss;
    scored.rule = drawnRule(options);
    scored.reason = QStringLiteral("drawn");
}

void readChoice(ScoredResponse &scored, const QString &reply, const QList<OptionId> &shownOrder, const Question &question)
{
    const QString key = keyLetters(question, shownOrder);
    const PublishedReading found = cmmmu::readChoice(reply, filedOptions(question, shownOrder), key);
    if (found.isDrawn()) {
        setDrawn(scored, found.drawnFrom, key.size() == 1 && key.at(0).unicode() - u'A' < mostLetters);
        return;
    }
    scored.rule = found.answer ? QStringLiteral("choice") : QStringLiteral("none");
    scored.label = found.answer.value_or(QString());
    scored.answer = chosenBy(scored.label, shownOrder);
    if (found.correct && question.isRight(scored.answer))
        scored.result = ResponseResult::Correct;
}

void readTrueFalse(ScoredResponse &scored, const QString &reply, const QList<OptionId> &shownOrder, const Question &question)
{
    QString key;
    for (const Option &option : question.options) {
        if (option.correct)
            key += option.text;
    }
    const PublishedReading found = cmmmu::readTrueFalse(reply, key);
    if (found.isDrawn()) {
        setDrawn(scored, found.drawnFrom, key == rightVerdict || key == wrongVerdict);
        return;
    }
    scored.rule = QStringLiteral("true-false");
    const auto option = std::find_if(question.options.begin(), question.options.end(),
                                     [&](const Option &one) { return one.text == found.answer; });
    if (option == question.options.end())
        return;
    scored.answer = option->id;
    scored.label = shownLabel(std::max<qsizetype>(0, shownOrder.indexOf(option->id)));
    if (found.correct)
        scored.result = ResponseResult::Correct;
}

QString textOf(const PublishedReading::Candidate &candidate)
{
    return std::holds_alternative<double>(candidate) ? python::textOf(std::get<double>(candidate)) : std::get<QString>(candidate);
}

void readBlank(ScoredResponse &scored, const QString &reply, const Question &question)
{
    scored.rule = QStringLiteral("blank");
    const QString key = question.accepted.value(0);
    // Every reply contains an empty key.
    if (key.isEmpty())
        return;
    const PublishedReading found = cmmmu::readBlank(reply, key);
    QStringList texts;
    for (const PublishedReading::Candidate &one : found.candidates)
        texts.append(textOf(one));
    scored.label = texts.join(QStringLiteral("; "));
    if (scored.label.size() > longestLabel)
        scored.label = scored.label.left(longestLabel - 1) + u'…';
    scored.answer = Answer::written(found.correct ? key : texts.value(0));
    if (found.correct)
        scored.result = ResponseResult::Correct;
}

} // namespace

ScoredResponse scoreAsCmmmu(const Response &response, const QList<OptionId> &shownOrder, const Question &question)
{
    ScoredResponse scored;
    scored.attempt = response.attempt;
    scored.scorer = Scorer::CmmmuOfficial;
    scored.scorerVersion = scorerVersion(Scorer::CmmmuOfficial);
    scored.result = ResponseResult::Incorrect;
    if (question.options.isEmpty())
        readBlank(scored, response.reply, question);
    else if (isTrueFalse(question))
        readTrueFalse(scored, response.reply, shownOrder, question);
    else
        readChoice(scored, response.reply, shownOrder, question);
    return scored;
}

} // namespace yuyi
