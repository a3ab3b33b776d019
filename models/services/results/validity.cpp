// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/validity.h"

#include "models/services/results/figures.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::NoResult)
};

} // namespace

std::optional<NoResult> noResultOf(const ResultsData &data, const ResultsRun &run, bool withExamples,
                                   const QSet<QuestionVersionId> *only)
{
    int answered = 0;
    int unread = 0;
    bool incorrect = false;
    for (const ScoredSlot &slot : run.replies) {
        if (slot.status != ReplyStatus::Answered || (only != nullptr && !only->contains(slot.slot.question))
            || (!withExamples && run.run.examples.contains(slot.slot.question)))
            continue;
        if (slot.overruled)
            return std::nullopt; // a person found an answer, or looked for one
        ++answered;
        unread += slot.result == ResponseResult::Miss && slot.drawnFrom == 0 ? 1 : 0;
        incorrect = incorrect || slot.result == ResponseResult::Incorrect;
    }
    if (answered >= noReadingReplies && unread == answered)
        return NoResult{{}, answered};
    if (answered - unread < noResultReplies || !incorrect)
        return std::nullopt;
    const LetterHistogram letters = letterHistogram(data, run.run.id, withExamples, only);
    const auto most = std::max_element(letters.answers.begin(), letters.answers.end());
    // Questions without options, labels that a question does not have and answers with several labels are other answers.
    if (most == letters.answers.end() || letters.others > 0 || *most != answered - unread)
        return std::nullopt;
    for (auto other = letters.answers.begin(); other != letters.answers.end(); ++other) {
        if (other != most && *other > 0)
            return std::nullopt;
    }
    return NoResult{letters.letters.at(most - letters.answers.begin()), *most};
}

QString noResultWords()
{
    return Tr::tr("no valid result");
}

QString noResultText(const NoResult &none)
{
    return none.label.isEmpty() ? Tr::tr("None of %n reply(s) can be read.", nullptr, none.replies)
                                : Tr::tr("All %n readable reply(s) give the label “%1”, whatever the question.", nullptr, none.replies)
                                      .arg(none.label);
}

} // namespace yuyi
