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

enum class EntryState {
    Untouched,
    Begun,
    Done
};

Result<EntryState> stateOf(Stores &stores, const Package &package, const PackageEntry &entry)
{
    switch (entry.entity) {
    case Entity::Image: {
        YUYI_TRY(const auto current, stores.annotations().current(ImageId(entry.subject), package.person));
        if (current && current->state == AnnotationState::Submitted)
            return EntryState::Done;
        return current && current->state == AnnotationState::Draft ? EntryState::Begun : EntryState::Untouched;
    }
    case Entity::Validation: {
        YUYI_TRY(const auto votes, stores.validation().votes(ValidationId(entry.subject)));
        return votes.isEmpty() ? EntryState::Untouched : EntryState::Done;
    }
    case Entity::Adjudication: {
        YUYI_TRY(const auto found, stores.review().adjudicationCase(AdjudicationCaseId(entry.subject)));
        if (found.state != CaseState::Open)
            return EntryState::Done;
        YUYI_TRY(const auto decisions, stores.review().decisions(found.id));
        return decisions.isEmpty() ? EntryState::Untouched : EntryState::Begun;
    }
    case Entity::ErrorCase: {
        YUYI_TRY(const auto code, stores.errors().code(ErrorCaseId(entry.subject), package.person));
        if (!code)
            return EntryState::Untouched;
        return code->state == CaseCodeState::Submitted ? EntryState::Done : EntryState::Begun;
    }
    default: return EntryState::Untouched;
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
    YUYI_TRY(const auto entries, stores.packages().entries(package.id));
    for (const PackageEntry &entry : entries) {
        YUYI_TRY(const auto stand, stateOf(stores, package, entry));
        progress.done += stand == EntryState::Done ? 1 : 0;
        progress.begun += stand == EntryState::Begun ? 1 : 0;
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
