// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/progress.h"

#include "models/services/rules/events.h"
#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
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
        YUYI_TRY(const auto current, stores.annotations().current(ImageId(piece.subject), package.person));
        if (current && current->state == AnnotationState::Submitted)
            return Piece::Done;
        return current && current->state == AnnotationState::Draft ? Piece::Begun : Piece::Untouched;
    }
    case Entity::Validation: {
        YUYI_TRY(const auto votes, stores.validation().votes(ValidationId(piece.subject)));
        return votes.isEmpty() ? Piece::Untouched : Piece::Done;
    }
    case Entity::Adjudication: {
        YUYI_TRY(const auto found, stores.review().adjudicationCase(AdjudicationCaseId(piece.subject)));
        if (found.state != CaseState::Open)
            return Piece::Done;
        YUYI_TRY(const auto decisions, stores.review().decisions(found.id));
        return decisions.isEmpty() ? Piece::Untouched : Piece::Begun;
    }
    case Entity::ErrorCase: {
        YUYI_TRY(const auto code, stores.errors().code(ErrorCaseId(piece.subject), package.person));
        if (!code)
            return Piece::Untouched;
        return code->state == CaseCodeState::Submitted ? Piece::Done : Piece::Begun;
    }
    default: return Piece::Untouched;
    }
}

Result<Package> known(Stores &stores)
{
    YUYI_TRY(const auto package, stores.packages().thisPackage());
    if (!package)
        return failure(ErrorCode::Refused, Tr::tr("This is not a work package."));
    return *package;
}

} // namespace

Result<PackageProgress> packageProgress(Stores &stores)
{
    YUYI_TRY(const auto package, known(stores));
    PackageProgress progress;
    progress.package = package;
    if (!package.participant.isNull()) {
        YUYI_TRY(const auto trials, stores.studies().trials(package.participant));
        for (const Trial &trial : trials)
            progress.done += trial.isAnswered() ? 1 : 0;
        return progress;
    }
    YUYI_TRY(const auto pieces, stores.packages().pieces(package.id));
    for (const PackagePiece &piece : pieces) {
        YUYI_TRY(const auto stand, standOf(stores, package, piece));
        progress.done += stand == Piece::Done ? 1 : 0;
        progress.begun += stand == Piece::Begun ? 1 : 0;
    }
    return progress;
}

Result<> setPackageFinished(Stores &stores, bool finished, const Clock &clock)
{
    return stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto package, known(stores));
        if ((package.state == PackageState::Finished) == finished)
            return {};
        package.state = finished ? PackageState::Finished : PackageState::Packed;
        package.finishedAt = finished ? clock() : QDateTime();
        YUYI_CHECK(stores.packages().update(package));
        return stores.record(makeEvent(Entity::Package, package.id.value(),
                                       finished ? AuditAction::Finished : AuditAction::Reopened, package.person));
    });
}

} // namespace yuyi
