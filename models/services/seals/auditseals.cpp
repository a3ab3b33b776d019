// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/seals/auditseals.h"

#include "models/services/rules/face.h"
#include "models/services/seals/auditsealhash.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditSeals)
};

constexpr qint64 mostEvents = 10000; ///< that are new in a seal
constexpr int readAtOnce = 2000;
constexpr qint64 pauseMs = 60 * 1000;
constexpr qint64 latestMs = 24 * 60 * 60 * 1000; ///< after which no transaction may bring an event with a number that was left out
constexpr qint64 endless = std::numeric_limits<qint64>::max();

QString timeOf(const AuditSeal &seal)
{
    return seal.createdAt.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

} // namespace

SealStore &AuditSeals::store()
{
    return sealsOf(m_stores);
}

Result<bool> AuditSeals::isProject()
{
    YUYI_TRY(const auto face, faceOf(m_stores));
    return face == Face::Home;
}

Result<AuditHead> AuditSeals::head()
{
    YUYI_TRY(const auto here, isProject());
    return here ? store().sealHead() : Result<AuditHead>(AuditHead());
}

Result<AuditHead> AuditSeals::seal()
{
    YUYI_TRY(const auto here, isProject());
    for (bool more = here; more;) {
        YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
            YUYI_TRY(more, sealSome());
            return {};
        }));
    }
    return head();
}

Result<AuditHead> AuditSeals::sealIfPossible()
{
    auto sealed = seal();
    return sealed || sealed.error().code == ErrorCode::Damaged ? sealed : head();
}

Result<> AuditSeals::sealWhenDue()
{
    YUYI_TRY(const auto last, head());
    const qint64 age = last.isNull() ? pauseMs : last.last.createdAt.msecsTo(m_clock());
    YUYI_TRY(const auto newest, m_stores.history().lastSequence());
    if ((age >= 0 && age < pauseMs) || newest <= last.last.last())
        return {};
    const auto sealed = seal();
    return sealed ? Result<>() : passOn(sealed);
}

Result<> AuditSeals::addEvents(AuditSealHash &hash, const EventRange &numbers, qint64 limit)
{
    EventRange left = numbers;
    for (bool more = true; more && limit > 0 && left.first <= left.last;) {
        const int atOnce = static_cast<int>(std::min<qint64>(limit, readAtOnce));
        int found = 0;
        YUYI_CHECK(store().visitEvents(left, atOnce, [&](const StoredEvent &event) {
            hash.add(event);
            left.first = event.sequence + 1;
            ++found;
        }));
        limit -= found;
        more = found == atOnce;
    }
    return {};
}

Result<bool> AuditSeals::sealSome()
{
    YUYI_TRY(const auto head, store().sealHead());
    const AuditSeal &last = head.last;
    AuditSealHash hash(last.number + 1, last.hash);
    if (!head.isNull()) {
        YUYI_TRY(const auto first, store().firstSealSince(last.createdAt.addMSecs(-latestMs)));
        YUYI_TRY(const auto recent, store().seals(std::max<qint64>(first - 1, 1), last.number));
        const auto damaged = [](qint64 number) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("The audit trail cannot be sealed, because its seal %1 is damaged. Run “yuyi-cli check”.").arg(number));
        };
        // The seal before those of the last day says where they begin.
        SealedNumbers sealedNumbers(first > 1 && !recent.isEmpty() ? recent.constFirst().last() : 0);
        qint64 number = std::max<qint64>(first - 1, 1);
        for (const AuditSeal &seal : recent) {
            const bool isBefore = first > 1 && number == first - 1;
            if (seal.number != number || seal.covers.isEmpty() || (!isBefore && !sealedNumbers.add(seal)))
                return damaged(number);
            ++number;
        }
        const QList<SealedNumbers::Gap> gaps = sealedNumbers.gaps();
        for (const SealedNumbers::Gap &gap : gaps)
            YUYI_CHECK(addEvents(hash, gap.numbers, endless));
    }
    YUYI_CHECK(addEvents(hash, {last.last() + 1, endless}, mostEvents));
    // A seal ends above the one before, so what came late waits for something new.
    if (hash.covers().isEmpty() || hash.covers().constLast().last <= last.last())
        return false;
    const AuditSeal seal = hash.seal(m_clock());
    YUYI_TRY(const auto added, store().addSeal(seal));
    return added && seal.events >= mostEvents;
}

Result<QString> AuditSeals::problemOf(const AuditSeal &seal, const Sha256 &before)
{
    AuditSealHash hash(seal.number, before);
    for (const EventRange &range : seal.covers)
        YUYI_CHECK(addEvents(hash, range, endless));
    if (const qint64 missing = seal.events - sizeOf(hash.covers()); missing > 0) {
        return Tr::tr("Audit trail: %n event(s) that seal %1 of %2 (UTC) covers were removed.", nullptr, static_cast<int>(missing))
            .arg(QString::number(seal.number), timeOf(seal));
    }
    if (hash.seal(seal.createdAt).hash == seal.hash)
        return QString();
    return Tr::tr("Audit trail: the events that seal %1 of %2 (UTC) covers, or the seal itself, were changed later (events %3 to %4).")
        .arg(QString::number(seal.number), timeOf(seal), QString::number(seal.covers.constFirst().first), QString::number(seal.last()));
}

Result<AuditReport> AuditSeals::verify(const Progress &progress)
{
    AuditReport report;
    YUYI_TRY(const auto here, isProject());
    if (!here)
        return report;
    YUYI_TRY(report.head, store().sealHead());
    YUYI_TRY(const auto all, store().seals(std::numeric_limits<int>::min(), report.head.last.number));
    SealedNumbers sealedNumbers;
    AuditSeal before;
    qint64 wrong = endless; // the first seal with a problem
    qint64 firstOpen = 0;   // the first seal that may have left out what comes late
    for (const AuditSeal &seal : all) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
        if (firstOpen == 0 && seal.createdAt >= report.head.last.createdAt.addMSecs(-latestMs))
            firstOpen = seal.number;
        const bool fits = sealedNumbers.add(seal);
        if (report.problem.isEmpty()) {
            if (seal.number != before.number + 1)
                report.problem = Tr::tr("Audit trail: seal %1 was removed.").arg(before.number + 1);
            else if (!fits)
                report.problem = Tr::tr("Audit trail: seal %1 was changed: it does not fit the seals before it.").arg(seal.number);
            else {
                YUYI_TRY(report.problem, problemOf(seal, before.hash));
            }
            if (!report.problem.isEmpty())
                wrong = before.number + 1;
        }
        before = seal;
    }
    YUYI_TRY(report.unsealed, store().countEvents({sealedNumbers.end() + 1, endless}));
    QList<SealedNumbers::Gap> gaps = sealedNumbers.gaps();
    gaps.prepend({{std::numeric_limits<qint64>::min(), 0}, 1}); // no event has such a number
    for (const SealedNumbers::Gap &gap : std::as_const(gaps)) {
        YUYI_TRY(const auto events, store().countEvents(gap.numbers));
        if (events == 0)
            continue;
        if (gap.seal >= firstOpen && gap.numbers.last > 0) {
            report.unsealed += events;
        } else if (gap.seal < wrong) {
            wrong = gap.seal;
            report.problem = Tr::tr("Audit trail: %n event(s) were inserted among those that seal %1 covers.", nullptr,
                                    static_cast<int>(events))
                                 .arg(gap.seal);
        }
    }
    return report;
}

Result<QString> AuditSeals::differenceFrom(const QString &head)
{
    bool isNumber = false;
    const qint64 number = head.section(u':', 0, 0).trimmed().toLongLong(&isNumber);
    const auto hash = Sha256::fromHex(head.section(u':', 1).trimmed());
    if (!isNumber || number < 1 || !hash) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "“%1” is not a seal. Give it as the data card of the release names it: a number, a colon and 64 digits.")
                .arg(head));
    }
    YUYI_TRY(const auto found, store().seals(number, number));
    if (found.isEmpty()) {
        return Tr::tr("Audit trail: the project has no seal %1. Its trail is older than the given seal, or that of another project.")
            .arg(number);
    }
    if (found.constFirst().hash == *hash)
        return QString();
    return Tr::tr("Audit trail: seal %1 of the project is not the given one. Its trail was changed, or it is that of another project.")
        .arg(number);
}

Json toJson(const AuditHead &head)
{
    if (head.isNull())
        return nullptr;
    return {{"seal", toUtf8(head.text())}, {"seals", head.last.number}, {"events", head.events}};
}

QString sentenceOf(const AuditHead &head)
{
    return head.isNull() ? Tr::tr("Audit trail: nothing is sealed yet.")
                         : Tr::tr("Audit trail: events sealed: %1; last seal: %2.").arg(QString::number(head.events), head.text());
}

} // namespace yuyi
