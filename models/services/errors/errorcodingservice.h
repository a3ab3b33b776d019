// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/errors/caseentry.h"
#include "models/services/errors/caseview.h"
#include "models/services/errors/decisions.h"
#include "models/stores/stores.h"

namespace yuyi {

struct KnownCase;

/// One line of an expert's list of cases.
struct ErrorCaseLine {
    ErrorCase errorCase;
    ErrorCaseState state = ErrorCaseState::Open;
    bool own = false;             ///< the person has submitted their code
    bool kept = false;            ///< open, but all places are taken or reserved for experts who have it in a work package
    std::optional<CaseCode> code; ///< the person's own code; or the deciding one if the case is decided and they may see it
};

/// @brief Lets experts code why a model is wrong. Coding is blind: before a case is decided, others' codes are visible only to the
/// person who settles it, who is not one of its experts. For experts and leads. A deciding verdict is applied: a wrong extraction
/// overrides the scoring of the reply; a wrong annotation opens a discussion of the question or is added to an open one.
class ErrorCodingService
{
public:
    ErrorCodingService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// The cases by position, without those of items hidden from the person.
    Result<QList<ErrorCaseLine>> cases(const ErrorSampleId &sample);
    /// The next case after `after`, wrapping around, that still needs this person's code; null starts at the first. No value if done.
    Result<std::optional<ErrorCaseId>> next(const ErrorSampleId &sample, const ErrorCaseId &after);
    Result<ErrorCaseView> view(const ErrorCaseId &id);

    /// Saves a draft without checks, except that the case must still need the person's code.
    Result<> save(const ErrorCaseEntry &entry);
    /// @brief Submits a code. Returns Invalid if the model is wrong and there is no error type, if the tree lacks the type, or if
    /// the annotation or extraction is wrong and there is no note. Returns Refused if the case is decided, has enough experts, or
    /// is reserved for others who have it in a work package.
    Result<> submit(const ErrorCaseEntry &entry);
    /// Makes the person's own code a draft again; Refused if the case is settled or its verdict has been applied.
    Result<> reopen(const ErrorCaseId &id);
    /// @name For UndoService; must be called inside its transaction
    /// @{
    /// Like reopen(), but also succeeds if the code is already a draft.
    Result<> reopenInTransaction(const ErrorCaseId &id);
    /// Submits a withdrawn code again. Returns Refused if this would apply a verdict, which could not be undone.
    Result<> submitAgainInTransaction(const ErrorCaseId &id);
    /// @}
    /// @brief Imports a code that the expert gave in a work package, by the rules of `save` and `submit` and with its original
    /// times. A code that they submitted here is withdrawn first. Must be called inside a transaction.
    Result<> importInTransaction(const CaseCode &given);
    /// Stores the final code where experts differ, by a person who is not one of them. Replaces an earlier final code.
    Result<> settle(const ErrorCaseEntry &entry);
    /// Stores the reply of a model to a free question about the case.
    Result<> addProbe(const ErrorProbe &probe);
    /// @brief Gives the person's verdict on the reply to a probe, in any state of its case; no value withdraws it. Refused if the
    /// person may not see the probe, or if there is no reply.
    Result<> judge(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict);
    /// For UndoService, inside its transaction: as judge(), but also if the person does not see the probe at present.
    Result<> judgeInTransaction(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict);

    /// Applies the verdict if the case is decided. Must be called inside a transaction.
    Result<> flowBack(const ErrorCaseId &id);

private:
    Result<> requireOpen(const KnownCase &known);
    Result<QString> typeTitle(const CaseCode &code);
    Result<> withdraw(const CaseCode &own, const KnownCase &known);
    Result<CaseCode> codeFrom(const ErrorCaseEntry &entry, const std::optional<CaseCode> &before, bool submitted);
    Result<> write(const CaseCode &code, AuditAction action, const KnownCase &known);
    Result<> importOpenInTransaction(const CaseCode &given);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
