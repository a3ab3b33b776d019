// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/reservationlength.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReservationLength)
};

} // namespace

QDateTime reservationEnd(int minutes, const QDateTime &now)
{
    return now.addSecs(qint64(60) * qMax(ReservationLength::least, minutes));
}

Result<> checkReservationLength(int minutes)
{
    if (minutes < ReservationLength::least || minutes > ReservationLength::most)
        return failure(ErrorCode::Invalid, Tr::tr("A reservation can last from 1 minute to 7 days."));
    return {};
}

} // namespace yuyi
