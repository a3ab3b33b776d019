// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/cevalresponse.h"

#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/published/cevalscorer.h"

namespace yuyi {

ScoredResponse scoreAsCeval(Scorer scorer, const Response &response, const QList<OptionId> &shownOrder, const Question &question)
{
    ScoredResponse scored;
    scored.attempt = response.attempt;
    scored.scorer = scorer;
    scored.scorerVersion = scorerVersion(scorer);
    scored.result = ResponseResult::Incorrect;
    QString key;
    for (qsizetype i = 0; i < shownOrder.size(); ++i) {
        if (question.key().contains(shownOrder.at(i)))
            key += shownLabel(i);
    }
    const PublishedReading found = scorer == Scorer::Ceval
                                     ? ceval::read(response.reply, key)
                                     : ceval::readReasoned(response.reply, shownOptions(question, shownOrder), key);
    scored.rule = found.answer ? codeOf(scorer) : QStringLiteral("none");
    if (!found.answer)
        return scored;
    scored.label = *found.answer;
    const OptionId option = shownOrder.value(scored.label.at(0).unicode() - u'A');
    if (option.isNull())
        return scored;
    scored.answer = option;
    if (found.correct && question.isRight(scored.answer))
        scored.result = ResponseResult::Correct;
    return scored;
}

} // namespace yuyi
