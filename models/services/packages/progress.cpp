// SPDX-License-Identifier: GPL-3.0-or-later
// Inside a package: how far its holder is.
#include "models/services/packages/packageservice.h"
#include "models/services/rules/events.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageService)
};

enum class Piece { Untouched, Begun, Done };

Result<Piece> standOf(Stores &stores, const Package &package, const PackagePiece &piece)
{
    switch (piece.entity) {
    case Entity::Image: {
        const auto current = stores.annotations().current(ImageId(piece.subject), package.person);
        if (!current)
            return passOn(current);
        if (*current && (*current)->state == AnnotationState::Submitted)
            return Piece::Done;
        return *current && (*current)->state == AnnotationState::Draft ? Piece::Begun : Piece::Untouched;
    }
    case Entity::Validation: {
        const auto votes = stores.validation().votes(ValidationId(piece.subject));
        if (!votes)
            return passOn(votes);
        return votes->isEmpty() ? Piece::Untouched : Piece::Done;
    }
    case Entity::Adjudication: {
        const auto found = stores.review().adjudicationCase(AdjudicationCaseId(piece.subject));
        if (!found)
            return passOn(found);
        if (found->state != CaseState::Open)
            return Piece::Done;
        const auto decisions = stores.review().decisions(found->id);
        if (!decisions)
            return passOn(decisions);
        return decisions->isEmpty() ? Piece::Untouched : Piece::Begun;
    }
    case Entity::ErrorCase: {
        const auto code = stores.errors().code(ErrorCaseId(piece.subject), package.person);
        if (!code)
            return passOn(code);
        if (!*code)
            return Piece::Untouched;
        return (*code)->state == CaseCodeState::Submitted ? Piece::Done : Piece::Begun;
    }
    default: return Piece::Untouched;
    }
}

Result<Package> known(Stores &stores)
{
    const auto package = stores.packages().thisPackage();
    if (!package)
        return passOn(package);
    if (!*package)
        return failure(ErrorCode::Refused, Tr::tr("This is not a work package."));
    return **package;
}

} // namespace

Result<PackageProgress> packageProgress(Stores &stores)
{
    const auto package = known(stores);
    if (!package)
        return passOn(package);
    PackageProgress progress;
    progress.package = *package;
    if (!package->participant.isNull()) {
        const auto trials = stores.studies().trials(package->participant);
        if (!trials)
            return passOn(trials);
        for (const Trial &trial : *trials)
            progress.done += trial.isAnswered() ? 1 : 0;
        return progress;
    }
    const auto pieces = stores.packages().pieces(package->id);
    if (!pieces)
        return passOn(pieces);
    for (const PackagePiece &piece : *pieces) {
        const auto stand = standOf(stores, *package, piece);
        if (!stand)
            return passOn(stand);
        progress.done += *stand == Piece::Done ? 1 : 0;
        progress.begun += *stand == Piece::Begun ? 1 : 0;
    }
    return progress;
}

Result<> setPackageFinished(Stores &stores, bool finished, const Clock &clock)
{
    return stores.transaction([&]() -> Result<> {
        auto package = known(stores);
        if (!package)
            return passOn(package);
        if ((package->state == PackageState::Finished) == finished)
            return {};
        package->state = finished ? PackageState::Finished : PackageState::Packed;
        package->finishedAt = finished ? clock() : QDateTime();
        if (const auto updated = stores.packages().update(*package); !updated)
            return updated;
        return stores.record(makeEvent(Entity::Package, package->id.value(),
                                       finished ? QStringLiteral("finished") : QStringLiteral("reopened"), package->person));
    });
}

} // namespace yuyi
