// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/knowncase.h"

#include "models/services/errors/decisions.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/packagereservations.h"
#include "models/services/rules/permissions.h"
#include "models/stores/errorstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::KnownCase)
};

} // namespace

Result<KnownCase> knownCase(Stores &stores, const PersonId &actor, const ErrorCaseId &id)
{
    KnownCase known;
    YUYI_CHECK(requireResultsReader(stores, actor));
    YUYI_TRY(const auto one, stores.errors().errorCase(id));
    known.errorCase = one;
    YUYI_TRY(const auto sample, stores.errors().sample(one.sample));
    known.sample = sample;
    YUYI_TRY(const auto codes, stores.errors().codesOfCase(id));
    known.codes = codes;
    YUYI_TRY(const auto accepted, acceptedAnswers(stores, codes));
    known.accepted = accepted.value(id);
    YUYI_TRY(const auto response, stores.responses().response(one.attempt));
    known.response = response;
    known.version = response.attempt.slot.question;
    YUYI_TRY(const auto images, stores.runs().imagesOf({known.version}));
    known.image = images.value(known.version);
    YUYI_TRY(const auto hidden, hiddenItems(stores, actor));
    if (hidden.hides(known.version, known.image)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You cannot see this case of the error review yet, because you still have to annotate its image or answer "
                              "its question blind."));
    }
    return known;
}

bool isCaseKept(const PersonId &person, const QList<CaseCode> &codes, int expertsPerCase, const QSet<PersonId> &holders)
{
    QSet<PersonId> done;
    for (const CaseCode &code : codes) {
        if (!code.final && code.state == CaseCodeState::Submitted)
            done.insert(code.expert);
    }
    // Who holds it himself has one of the places.
    return !holders.contains(person) && reservedCount(holders, done, person) >= expertsPerCase;
}

bool isCaseFinal(const KnownCase &facts)
{
    const auto decided = decidedCode(facts.codes, facts.sample.expertsPerCase, facts.accepted);
    return decided && (decided->final || flowsBack(*decided));
}

} // namespace yuyi
