// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/domain/result.h"
#include "models/stores/responsestore.h"

#include <QList>
#include <QSet>

namespace yuyi {

class Stores;

/// What is stored of a case that the person may see.
struct KnownCase {
    ErrorCase errorCase;
    ErrorSample sample;
    QList<CaseCode> codes;
    ResponseDetails response;
    QuestionVersionId version;
    ImageId image;
    QStringList accepted; ///< those of acceptedAnswers()
};

/// Reads a case. Refused while its item is hidden from the person, and for people who may not read results.
Result<KnownCase> knownCase(Stores &stores, const PersonId &actor, const ErrorCaseId &id);

/// Whether the person cannot reserve it: all reservations are taken or held for holders of work packages.
bool isCaseKept(const PersonId &person, const QList<CaseCode> &codes, int expertsPerCase, const QSet<PersonId> &holders);

/// Whether the verdict of a code is applied when it decides a case.
inline bool flowsBack(const CaseCode &code) { return code.verdict != ErrorVerdict::ModelWrong; }

/// Whether the case has been settled or its verdict applied.
bool isCaseFinal(const KnownCase &known);

} // namespace yuyi
