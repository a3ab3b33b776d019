// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/replies/evidencewords.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EvidenceWords)
};

} // namespace

QString evidenceWords(EvidenceKind kind, bool written)
{
    switch (kind) {
    case EvidenceKind::Marked: return Tr::tr("In a box, a tag or a JSON value");
    case EvidenceKind::Declared: return Tr::tr("States the answer");
    case EvidenceKind::Chosen: return Tr::tr("Chooses an option");
    case EvidenceKind::Judged: return Tr::tr("Says that an option is correct");
    case EvidenceKind::Better: return Tr::tr("Prefers an option");
    case EvidenceKind::Alone: return written ? Tr::tr("Gives only the answer") : Tr::tr("Gives only the letter of an option");
    case EvidenceKind::Quoted: return Tr::tr("Repeats the text of an option");
    case EvidenceKind::Compared: return Tr::tr("Judges several options and says that only this one is correct");
    }
    return {};
}

QString standingWords(Standing standing, bool written)
{
    switch (standing) {
    case Standing::Decides: return Tr::tr("Decides the answer");
    case Standing::Agrees: return Tr::tr("Agrees with the answer");
    case Standing::Conflicts: return Tr::tr("Contradicts another passage");
    case Standing::Weaker: return Tr::tr("A clearer passage counts instead");
    case Standing::Revised: return Tr::tr("Corrected later");
    case Standing::Tentative: return Tr::tr("Only a first thought");
    case Standing::Rejected: return Tr::tr("The option is rejected");
    case Standing::Asked: return Tr::tr("Only a question");
    case Standing::Supposed: return Tr::tr("Only an assumption");
    case Standing::Reported: return Tr::tr("What others might choose");
    case Standing::Sample: return Tr::tr("An example of the format");
    case Standing::Several: return written ? Tr::tr("More than one answer") : Tr::tr("More than one option");
    case Standing::OutOfRange: return Tr::tr("Not an option of this question");
    case Standing::OtherText: return Tr::tr("Letter and text belong to different options");
    }
    return {};
}

} // namespace yuyi
