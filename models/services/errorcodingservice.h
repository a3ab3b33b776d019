// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/endpoint.h"
#include "models/services/errordecisions.h"
#include "models/services/responseviewer.h"
#include "models/stores/stores.h"

namespace yuyi {

/// One line of an expert's list.
struct ErrorCaseLine {
    ErrorCase errorCase;
    ErrorCaseState state = ErrorCaseState::Open;
    bool own = false;                ///< the person has submitted their code
    bool kept = false;               ///< open, but every place is taken or kept for experts who have it in a work package
    std::optional<CaseCode> code;    ///< their own; or, where the case is decided and they may see it, the one that counts
};

/// Everything on one case.
struct ErrorCaseView {
    ErrorCase errorCase;
    ErrorSample sample;
    ErrorCaseState state = ErrorCaseState::Open;
    ViewedItem item;                 ///< picture, question, key, all models' answers, votes; options and votes as the model was shown them
    qsizetype reply = -1;            ///< which of item.replies the case is about; −1: it is no longer the newest of its slot
    ViewedReply drawn;               ///< the reply the case is about
    QString explanation;             ///< of the gold annotation in force; may be empty
    QString impliedMeaning;
    ErrorTypes types;                ///< the tree in force
    std::optional<CaseCode> own;
    QList<CaseCode> others;          ///< submitted, without names of experts: only where the person may settle the case, or it is decided
    std::optional<CaseCode> final;
    bool maySettle = false;
    bool mayTakeBack = false;        ///< their own code: submitted, and neither settled nor carried out
    bool kept = false;               ///< as in ErrorCaseLine
    QList<ErrorProbe> probes;        ///< his own; those of others, without names, only where he may see their codes. Oldest first
    std::optional<Endpoint> endpoint;   ///< that can be asked about the case, key or not
    QString probeRefusal;            ///< why none can; empty with `endpoint`
};

/// What an expert submits.
struct ErrorCaseEntry {
    ErrorCaseId errorCase;
    ErrorVerdict verdict = ErrorVerdict::ModelWrong;
    CaseCodeContent content;
};

/// @brief Experts say why a model is wrong. Blind: nobody sees another's code on a case before it is decided, but whoever
/// settles it, who is none of the case's experts. For people with the role Expert, and leads.
/// A verdict that counts flows back: a wrong extraction overrules the reply, a wrong annotation opens a discussion of the question,
/// or is said in the one that is open.
class ErrorCodingService
{
public:
    ErrorCodingService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// By position. Cases of items hidden from the person are left out.
    Result<QList<ErrorCaseLine>> cases(const ErrorSampleId &sample);
    /// The first case after `after` (null: from the start, round again) that still wants this person's code; nothing when all is done.
    Result<std::optional<ErrorCaseId>> next(const ErrorSampleId &sample, const ErrorCaseId &after);
    Result<ErrorCaseView> view(const ErrorCaseId &id);

    /// As it is typed; no rule but that the case still wants the person's code.
    Result<> save(const ErrorCaseEntry &entry);
    /// @brief Hands it in. Invalid without an error type where the model is wrong, for a type the tree does not have, and without
    /// a note where the annotation or the extraction is wrong. Refused once the case is decided, has enough experts, or is kept for
    /// others who have it in a work package.
    Result<> submit(const ErrorCaseEntry &entry);
    /// Takes the own code back to a draft; Refused once the case is settled or its verdict has flowed back.
    Result<> reopen(const ErrorCaseId &id);
    /// @name For UndoService, within its transaction
    /// @{
    /// As reopen; good, too, where the code is a draft already.
    Result<> reopenWithin(const ErrorCaseId &id);
    /// Hands in again what was taken back. Refused where this would carry a verdict out: that is no undoing.
    Result<> submitAgainWithin(const ErrorCaseId &id);
    /// @}
    /// @brief Takes a code that the expert gave elsewhere, by the rules of `save` and `submit` and with its own times; one that he
    /// had submitted here is taken back first. Within a transaction.
    Result<> bringWithin(const CaseCode &given);
    /// What stands where experts differ; by somebody who is none of them. Replaces an earlier settling.
    Result<> settle(const ErrorCaseEntry &entry);
    /// Keeps what a model answered to a free question about the case.
    Result<> addProbe(const ErrorProbe &probe);

private:
    struct Known {
        ErrorCase errorCase;
        ErrorSample sample;
        QList<CaseCode> codes;
        ResponseDetails response;
        QuestionVersionId version;
        ImageId image;
    };
    Result<Known> known(const ErrorCaseId &id);
    Result<> requireOpen(const Known &known);
    /// The person has no place on it: all are taken, or kept for holders of work packages.
    bool isKept(const QList<CaseCode> &codes, int expertsPerCase, const QSet<PersonId> &holders) const;
    Result<> fillProbes(ErrorCaseView &view);
    Result<QString> typeTitle(const CaseCode &code);
    Result<> takeBack(const CaseCode &own, const Known &known);
    /// Not once somebody has settled the case or its verdict has been carried out.
    static bool isFinal(const Known &known);
    Result<CaseCode> codeFrom(const ErrorCaseEntry &entry, const std::optional<CaseCode> &before, bool submitted);
    Result<> checked(const ErrorCaseEntry &entry, const Known &known);
    Result<> write(const CaseCode &code, const QString &action, const Known &known);
    /// Carries the verdict out once it counts. Within a transaction.
    Result<> flowBack(const ErrorCaseId &id);
    Result<> bringOpenWithin(const CaseCode &given);
    static bool flowsBack(const CaseCode &code) { return code.verdict != ErrorVerdict::ModelWrong; }

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
