// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// Numbers (Event::sequence) of events, both ends included.
struct EventRange {
    qint64 first = 0;
    qint64 last = 0;

    qint64 size() const { return last - first + 1; }
    friend bool operator==(const EventRange &, const EventRange &) = default;
};

/// "1-40,42". Parsing returns nothing if the text has another form, or if the ranges do not rise from 1.
QString rangesText(const QList<EventRange> &ranges);
std::optional<QList<EventRange>> parseRanges(const QString &text);
/// Adds a number above all that are there.
void addNumber(QList<EventRange> &ranges, qint64 number);
qint64 sizeOf(const QList<EventRange> &ranges);

/// A seal of the audit trail; see AuditSealHash for what its hash is made of.
struct AuditSeal {
    qint64 number = 0;        ///< from 1, without holes; 0: none
    QList<EventRange> covers; ///< rising; empty if the stored text cannot be read
    qint64 events = 0;        ///< that it covers
    Sha256 hash;
    QDateTime createdAt;

    qint64 last() const { return covers.isEmpty() ? 0 : covers.constLast().last; }
};

/// The end of the chain of seals: whoever has kept it can compare it with the trail later.
struct AuditHead {
    AuditSeal last;    ///< its number is the number of seals; 0: nothing is sealed yet
    qint64 events = 0; ///< that all seals cover

    bool isNull() const { return last.number == 0; }
    /// "12:" and the hash of seal 12, as `yuyi-cli check --seal` reads it; empty without seals.
    QString text() const;
};

/// @brief Which numbers of events are covered by seals, added in their order, and which are not. A number that no event had when its seal
/// was made may belong to a transaction that was committed later, or to one that was rolled back.
class SealedNumbers
{
public:
    /// Numbers that are left out.
    struct Gap {
        EventRange numbers;
        qint64 seal = 0; ///< the first seal that ends above them
    };

    /// `end`: the last number that earlier seals cover. Earlier seals may have left out numbers below it; an added seal
    /// may cover them.
    explicit SealedNumbers(qint64 end = 0) : m_begin(end), m_end(end) {}
    /// False if the seal covers what another seal covers, ends below the one before, or has another size than it says.
    bool add(const AuditSeal &seal);
    qint64 end() const { return m_end; }
    const QList<Gap> &gaps() const { return m_gaps; } ///< rising

private:
    bool take(const EventRange &range);

    qint64 m_begin;
    qint64 m_end;
    QList<Gap> m_gaps;
};

} // namespace yuyi
