// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/flaggeditem.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/percent.h"
#include "models/services/review/validationrules.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FlaggedItems)
};

QString shown(const FlaggedItem &flaggedItem, const GivenAnswer &answer)
{
    return answer.isEmpty() ? QStringLiteral("–") : flaggedItem.labelOf(answer);
}

/// What models or people say against the key, in these words.
QString against(const FlaggedItem &flaggedItem, const AnswerCounts &counts, const FlaggedItemCount &count, const QString &words)
{
    return words.arg(shownNumber(count.k), shownNumber(count.n), shown(flaggedItem, mostAttractiveOf(counts, flaggedItem.key)),
                     shownNumber(counts.value(flaggedItem.key)), shown(flaggedItem, flaggedItem.key));
}

QString flagged(const FlaggedItem &flaggedItem)
{
    QStringList flags;
    for (auto flag = flaggedItem.flags.constBegin(); flag != flaggedItem.flags.constEnd(); ++flag)
        flags.append(Tr::tr("%1: %2", "a fault and how often it was found")
                         .arg(flagTitle(flag.key(), flaggedItem.isWritten()), shownNumber(flag.value())));
    return flags.join(Tr::tr(", ", "between faults"));
}

QString expertsSaid(const FlaggedItem &flaggedItem)
{
    const QString note = flaggedItem.experts.constLast().note.trimmed();
    const int count = static_cast<int>(flaggedItem.experts.size());
    if (note.isEmpty())
        return Tr::tr("In error review, experts marked the annotation as wrong in %n case(s).", nullptr, count);
    return Tr::
        tr("In error review, experts marked the annotation as wrong in %n case(s); an expert's note: “%1”",
           nullptr, count)
            .arg(note);
}

} // namespace

QString titleOf(FlaggedItemReason reason)
{
    switch (reason) {
    case FlaggedItemReason::ModelsAgree: return Tr::tr("Models against key");
    case FlaggedItemReason::PeopleAgree: return Tr::tr("People against key");
    case FlaggedItemReason::AnnotationWrong: return Tr::tr("Annotation wrong");
    case FlaggedItemReason::NoPicture: return Tr::tr("Image not needed");
    case FlaggedItemReason::LongestOption: return Tr::tr("Correct option is longest");
    case FlaggedItemReason::Flagged: return Tr::tr("Reported");
    }
    return {};
}

QString titleOf(FlaggedItemState state)
{
    switch (state) {
    case FlaggedItemState::Open: return Tr::tr("Open");
    case FlaggedItemState::InReview: return Tr::tr("In review");
    case FlaggedItemState::LookedAt: return Tr::tr("Checked");
    }
    return {};
}

QString sentenceOf(const FlaggedItem &flaggedItem, FlaggedItemReason reason)
{
    switch (reason) {
    case FlaggedItemReason::ModelsAgree:
        return against(flaggedItem, flaggedItem.modelCounts, flaggedItem.models,
                       flaggedItem.isWritten() ? Tr::tr("%1 of %2 models write %3; the accepted answer, %5, is written by %4.")
                                               : Tr::tr("%1 of %2 models choose %3; the correct option, %5, is chosen by %4."));
    case FlaggedItemReason::PeopleAgree:
        return against(flaggedItem, flaggedItem.peopleCounts, flaggedItem.people,
                       flaggedItem.isWritten() ? Tr::tr("%1 of %2 people write %3; the accepted answer, %5, is written by %4.")
                                               : Tr::tr("%1 of %2 people choose %3; the correct option, %5, is chosen by %4."));
    case FlaggedItemReason::AnnotationWrong: return expertsSaid(flaggedItem);
    case FlaggedItemReason::NoPicture:
        return Tr::tr("%1 of %2 models are correct without the image.")
            .arg(shownNumber(flaggedItem.withoutPicture.k), shownNumber(flaggedItem.withoutPicture.n));
    case FlaggedItemReason::LongestOption:
        return Tr::
            tr("The correct option has %1 characters; the next longest option has %2. Of the %4 models with low accuracy on other "
               "questions, %3 choose the correct option.")
                .arg(shownNumber(flaggedItem.keyLength), shownNumber(flaggedItem.nextLength),
                     shownNumber(flaggedItem.weak.k), shownNumber(flaggedItem.weak.n));
    case FlaggedItemReason::Flagged:
        return Tr::tr("%1 of %2 validators reported a problem (%3).")
            .arg(shownNumber(flaggedItem.flagged.k), shownNumber(flaggedItem.flagged.n), flagged(flaggedItem));
    }
    return {};
}

QString noteOf(const FlaggedItem &flaggedItem)
{
    QStringList sentences;
    for (const FlaggedItemReason reason : flaggedItem.reasons)
        sentences.append(sentenceOf(flaggedItem, reason));
    return sentences.join(QLatin1Char('\n'));
}

GivenAnswer mostAttractiveOf(const AnswerCounts &counts, const GivenAnswer &key)
{
    GivenAnswer most;
    for (auto answer = counts.constBegin(); answer != counts.constEnd(); ++answer) {
        if (answer.key() != key && answer.value() > counts.value(most))
            most = answer.key();
    }
    return most;
}

QList<int> timesChosen(const AnswerCounts &counts, qsizetype options)
{
    QList<int> times(options);
    for (auto answer = counts.constBegin(); answer != counts.constEnd(); ++answer) {
        for (const int position : answer.key().options.positions()) {
            if (position < options)
                times[position] += answer.value();
        }
    }
    return times;
}

QString FlaggedItem::labelOf(const GivenAnswer &answer) const
{
    return isWritten() && !answer.isEmpty() ? QStringLiteral("“%1”").arg(textOf(answer)) : answerLabel(answer, form);
}

QString FlaggedItem::textOf(const GivenAnswer &answer) const
{
    return !answer.isEmpty() && answer == key ? accepted.value(0) : wordings.value(answer, answer.text);
}

bool FlaggedItemEvidence::covers(const FlaggedItemEvidence &other, const QList<FlaggedItemReason> &reasons) const
{
    return std::all_of(reasons.begin(), reasons.end(), [&](FlaggedItemReason reason) {
        if (reason == FlaggedItemReason::ModelsAgree && answer != other.answer)
            return false;
        return other.counts.value(reason) <= counts.value(reason);
    });
}

} // namespace yuyi
