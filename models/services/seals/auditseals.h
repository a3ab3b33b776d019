// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/history/auditseal.h"
#include "models/domain/json/json.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/sealstore.h"

namespace yuyi {

class AuditSealHash;
class Stores;

/// What a check of the audit trail found.
struct AuditReport {
    AuditHead head;
    qint64 unsealed = 0; ///< events that no seal covers yet
    QString problem;     ///< a sentence about the first seal that does not agree with its events; empty: all agree
};

/// @brief Seals the audit trail and checks its seals. Only in a project: work packages and desks have none, and there nothing is done.
///
/// A seal covers the events that are there when it is made, by their numbers. The numbers between them may come later: a server deals them
/// before it commits, and an import may take an hour. Such an event is covered by the next seal that is made, as long as no more than a day
/// lies between the seal that left its number out and the last one. After that nothing may come to this number; what does was inserted.
/// Times of events do not matter: they come from the clocks of computers, and merged packages bring old ones, but they get new numbers.
///
/// Any number of programs may seal at once: the number of a seal exists once, and whoever is second makes none. Not within a transaction.
class AuditSeals
{
public:
    explicit AuditSeals(Stores &stores, Clock clock = systemClock()) : m_stores(stores), m_clock(std::move(clock)) {}

    /// Seals all events that are there, and returns the end of the chain. Damaged if the newest seals cannot be read.
    Result<AuditHead> seal();
    /// The same; if the project cannot be written to at the moment, returns the end of the chain as it is.
    Result<AuditHead> sealIfPossible();
    /// For programs that seal again and again: at most one seal a minute.
    Result<> sealWhenDue();
    Result<AuditHead> head();
    /// Computes all seals again and compares them. Read-only. Cancelled if the progress says so.
    Result<AuditReport> verify(const Progress &progress);
    /// @brief Compares the trail with a head that somebody kept (AuditHead::text()), as of a release. A sentence if they differ, else
    /// empty. Invalid if the text is no head.
    Result<QString> differenceFrom(const QString &head);

private:
    Result<bool> sealSome();
    Result<bool> isProject();
    Result<> addEvents(AuditSealHash &hash, const EventRange &numbers, qint64 limit);
    Result<QString> problemOf(const AuditSeal &seal, const Sha256 &before);
    SealStore &store();

    Stores &m_stores;
    Clock m_clock;
};

/// {"seal": "12:…", "seals": 12, "events": 3401}; null without seals.
Json toJson(const AuditHead &head);
/// "Audit trail: events sealed: 3401; last seal: 12:…", or that nothing is sealed.
QString sentenceOf(const AuditHead &head);

} // namespace yuyi
