// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/reservations.h"

#include "models/domain/preset/reservationlength.h"
#include "models/services/rules/calibrated.h"
#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Reservations)
};

/// A prolongation by less than this is not worth a write.
constexpr int leastProlongationSeconds = 60;

/// The reservation this person has or last had, withdrawn ones from the pool too: it is used again.
Result<std::optional<Assignment>> lastOf(Stores &stores, const PersonId &person, const ImageId &image)
{
    auto found = stores.work().find(person, Task::Annotate, image);
    if (!found || *found)
        return found;
    AssignmentFilter filter;
    filter.person = person;
    filter.task = Task::Annotate;
    filter.image = image;
    filter.state = AssignmentState::Withdrawn;
    filter.origin = AssignmentOrigin::Pool;
    filter.limit = 1;
    YUYI_TRY(const auto former, stores.work().list(filter));
    if (former.isEmpty())
        return std::optional<Assignment>();
    return std::optional<Assignment>(former.constFirst());
}

bool isFromPool(const std::optional<Assignment> &assignment)
{
    return assignment && assignment->state == AssignmentState::Open && assignment->origin == AssignmentOrigin::Pool;
}

Result<bool> hasFreeReservation(Stores &stores, const PersonId &person, const ImageId &image, int perImage,
                                const QDateTime &now)
{
    YUYI_CHECK(stores.work().lockImage(image));
    YUYI_TRY(const auto taken, stores.work().reservedCount(image, person, now));
    return taken < perImage;
}

Result<> keep(Stores &stores, Assignment assignment, const QDateTime &until)
{
    if (assignment.state == AssignmentState::Open && assignment.reservedUntil.isValid()
        && std::abs(assignment.reservedUntil.secsTo(until)) < leastProlongationSeconds)
        return {};
    assignment.state = AssignmentState::Open;
    assignment.reservedUntil = until;
    return stores.work().update(assignment);
}

Result<> reserve(Stores &stores, const PersonId &person, const ImageId &image,
                 const std::optional<Assignment> &former, const QDateTime &now, const QDateTime &until)
{
    if (former) {
        YUYI_CHECK(keep(stores, *former, until));
    } else {
        Assignment fresh;
        fresh.id = AssignmentId::create();
        fresh.person = person;
        fresh.image = image;
        fresh.origin = AssignmentOrigin::Pool;
        fresh.reservedUntil = until;
        fresh.createdAt = now;
        fresh.createdBy = person;
        YUYI_CHECK(stores.work().add(fresh));
    }
    // Opening an image is no act worth an event; the first save is.
    return {};
}

} // namespace

Result<Turn> turnOf(Stores &stores, const PersonId &person, const Clock &now)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto people, stores.project().people());
    const auto found =
        std::find_if(people.begin(), people.end(), [&](const Person &one) { return one.id == person; });
    bool mayTake = found != people.end() && found->available() && found->is(Role::Annotator);
    if (mayTake && info.rules.openPool && info.rules.calibratedOnly) {
        YUYI_TRY(const auto calibrated, mayProduce(stores, person));
        mayTake = calibrated;
    }
    return Turn{person, info.rules.annotatorsPerImage, info.rules.openPool && mayTake, now()};
}

Result<ReservationState> reserveInTransaction(Stores &stores, const PersonId &person, const ImageId &image, const Clock &clock,
                                              Reservation running)
{
    const QDateTime now = clock();
    YUYI_TRY(const auto turn, turnOf(stores, person, clock));
    YUYI_TRY(const auto info, stores.project().info());
    const QDateTime until = reservationEnd(info.rules.reservationMinutes, now);
    YUYI_TRY(const auto calibration, stores.calibration().batchFor(image, person));
    if (calibration)
        return ReservationState::Held;
    YUYI_TRY(const auto current, stores.annotations().current(image, person));
    YUYI_TRY(const auto assignment, lastOf(stores, person, image));
    const bool inForce = assignment && assignment->state != AssignmentState::Withdrawn;
    if (inForce && (assignment->isLive(now) || assignment->state == AssignmentState::Done)) {
        if (running == Reservation::Renewed && assignment->reservedUntil.isValid()
            && assignment->state == AssignmentState::Open) {
            YUYI_CHECK(keep(stores, *assignment, until));
        }
        return ReservationState::Held;
    }
    // Handed in, sent back, or a draft that was begun when nobody kept reservations: it holds its place.
    if (current && (!inForce || current->state != AnnotationState::Draft))
        return ReservationState::Held;
    if (!current) {
        YUYI_TRY(const auto held, stores.calibration().holding(image));
        if (held)
            return failure(ErrorCode::Refused, Tr::tr("This image belongs to a calibration in which you do not take part."));
        YUYI_TRY(const auto annotator, requireRole(stores, person, Role::Annotator));
        if (!annotator.available()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 is paused and gets no new work. Work in progress can be finished.").arg(annotator.name));
        }
        if (!turn.pool && info.rules.openPool) {
            return failure(ErrorCode::Refused, Tr::tr("In this project, only people who passed a calibration get images, and "
                                                      "you have not passed one yet."));
        }
        if (!turn.pool) {
            return failure(ErrorCode::Refused,
                           Tr::tr("In this project a lead assigns the images, and this one is not assigned to you."));
        }
    }
    YUYI_TRY(const auto free, hasFreeReservation(stores, person, image, turn.perImage, now));
    if (!free) {
        if (current)
            return ReservationState::Lost;
        return failure(ErrorCode::Refused,
                       Tr::tr("This image already has enough annotators (%n).", nullptr, turn.perImage));
    }
    YUYI_CHECK(reserve(stores, person, image, assignment, now, until));
    return ReservationState::Held;
}

Result<> requireReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image, const Clock &now)
{
    YUYI_TRY(const auto reservation, reserveInTransaction(stores, person, image, now));
    if (reservation == ReservationState::Lost) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Your reservation of this image has expired and other people are annotating it now. Your draft "
                              "is kept but cannot be submitted; ask a lead to assign the image to you."));
    }
    return {};
}

Result<> releaseReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image, const Clock &now)
{
    YUYI_TRY(const auto assignment, stores.work().find(person, Task::Annotate, image));
    if (!assignment || assignment->origin != AssignmentOrigin::Pool || !assignment->isLive(now()))
        return {};
    YUYI_TRY(const auto current, stores.annotations().current(image, person));
    if (current)
        return {};
    Assignment back = *assignment;
    back.state = AssignmentState::Withdrawn;
    return stores.work().update(back);
}

Result<> keepReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image)
{
    YUYI_TRY(const auto assignment, stores.work().find(person, Task::Annotate, image));
    if (!isFromPool(assignment) || !assignment->reservedUntil.isValid())
        return {};
    Assignment kept = *assignment;
    kept.reservedUntil = {};
    return stores.work().update(kept);
}

Result<> limitReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image, const Clock &now)
{
    YUYI_TRY(const auto assignment, stores.work().find(person, Task::Annotate, image));
    if (!isFromPool(assignment) || assignment->reservedUntil.isValid())
        return {};
    YUYI_TRY(const auto info, stores.project().info());
    Assignment timed = *assignment;
    timed.reservedUntil = reservationEnd(info.rules.reservationMinutes, now());
    return stores.work().update(timed);
}

} // namespace yuyi
