// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/suspect.h"

#include "models/domain/percent.h"
#include "models/domain/text.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Suspects)
};

QString letterAt(int position)
{
    return position >= 0 ? optionLetter(position) : QStringLiteral("–");
}

/// Position of the other option that is chosen most.
int mostChosen(const QList<int> &counts, int key)
{
    int most = -1;
    for (int i = 0; i < counts.size(); ++i) {
        if (i != key && counts.at(i) > 0 && (most < 0 || counts.at(i) > counts.at(most)))
            most = i;
    }
    return most;
}

QString flagged(const Suspect &suspect)
{
    QStringList flags;
    for (auto flag = suspect.flags.constBegin(); flag != suspect.flags.constEnd(); ++flag)
        flags.append(Tr::tr("%1: %2", "a fault and how often it was found").arg(titleOf(flag.key()), shownNumber(flag.value())));
    return flags.join(Tr::tr(", ", "between faults"));
}

QString expertsSaid(const Suspect &suspect)
{
    const QString note = suspect.experts.constLast().note.trimmed();
    const int count = static_cast<int>(suspect.experts.size());
    if (note.isEmpty())
        return Tr::tr("Error review marked the annotation as wrong in %n case(s).", nullptr, count);
    return Tr::tr("Error review marked the annotation as wrong in %n case(s): “%1”", nullptr, count).arg(note);
}

} // namespace

QString titleOf(SuspectReason reason)
{
    switch (reason) {
    case SuspectReason::ModelsAgree: return Tr::tr("Models against key");
    case SuspectReason::PeopleAgree: return Tr::tr("People against key");
    case SuspectReason::AnnotationWrong: return Tr::tr("Annotation wrong");
    case SuspectReason::NoPicture: return Tr::tr("Image not needed");
    case SuspectReason::LongestOption: return Tr::tr("Key is longest");
    case SuspectReason::Flagged: return Tr::tr("Flagged");
    }
    return {};
}

QString titleOf(SuspectState state)
{
    switch (state) {
    case SuspectState::Open: return Tr::tr("Open");
    case SuspectState::InReview: return Tr::tr("In review");
    case SuspectState::LookedAt: return Tr::tr("Looked at");
    }
    return {};
}

QString sentenceOf(const Suspect &suspect, SuspectReason reason)
{
    const QString key = letterAt(suspect.key);
    switch (reason) {
    case SuspectReason::ModelsAgree:
        return Tr::tr("%1 of %2 models choose %3; %4 choose the key %5.")
            .arg(shownNumber(suspect.models.k), shownNumber(suspect.models.n), letterAt(mostChosen(suspect.modelCounts, suspect.key)),
                 shownNumber(suspect.modelCounts.value(suspect.key)), key);
    case SuspectReason::PeopleAgree:
        return Tr::tr("%1 of %2 people choose %3; %4 choose the key %5.")
            .arg(shownNumber(suspect.people.k), shownNumber(suspect.people.n), letterAt(mostChosen(suspect.peopleCounts, suspect.key)),
                 shownNumber(suspect.peopleCounts.value(suspect.key)), key);
    case SuspectReason::AnnotationWrong: return expertsSaid(suspect);
    case SuspectReason::NoPicture:
        return Tr::tr("%1 of %2 models are correct without the image.")
            .arg(shownNumber(suspect.withoutPicture.k), shownNumber(suspect.withoutPicture.n));
    case SuspectReason::LongestOption:
        return Tr::tr("The key has %1 characters, the next longest option %2; %3 of %4 models with low accuracy on other "
                      "questions choose the key.")
            .arg(shownNumber(suspect.keyLength), shownNumber(suspect.nextLength), shownNumber(suspect.weak.k), shownNumber(suspect.weak.n));
    case SuspectReason::Flagged:
        return Tr::tr("%1 of %2 validators reported a problem (%3).")
            .arg(shownNumber(suspect.flagged.k), shownNumber(suspect.flagged.n), flagged(suspect));
    }
    return {};
}

QString noteOf(const Suspect &suspect)
{
    QStringList sentences;
    for (const SuspectReason reason : suspect.reasons)
        sentences.append(sentenceOf(suspect, reason));
    return sentences.join(QLatin1Char('\n'));
}

bool SuspectEvidence::covers(const SuspectEvidence &other, const QList<SuspectReason> &reasons) const
{
    return std::all_of(reasons.begin(), reasons.end(), [&](SuspectReason reason) {
        if (reason == SuspectReason::ModelsAgree && option != other.option)
            return false;
        return other.counts.value(reason) <= counts.value(reason);
    });
}

} // namespace yuyi
