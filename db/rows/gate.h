// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QDateTime>
#include <QString>
#include <QVariantList>

/// @brief Statements that choose the next work read the work of everybody, which a desk does not see. So the server keeps them as functions
/// of its gate, which a desk calls. They are made from the statements of the stores: where a store binds one of these marks, the function
/// uses what the server itself knows.
namespace yuyi::sql {

struct GateStatement {
    QString text; ///< with ? for values
    QVariantList values;
};

/// @name Marks
/// @{
PersonId gatePerson();            ///< the person of the login
QUuid gateGiven();                ///< an id that the caller gives
QDateTime gateNow();              ///< the server's time
QDateTime gateEarlier();          ///< a day before
constexpr int gatePlaces = -1701; ///< annotators per image
constexpr int gateCount = -1702;  ///< a number that the caller gives
/// @}

/// @brief The text with $1 (person), $2 (now), $3 (annotators per image), $4 (given id), $5 (a day before) and $6 (given number) in
/// place of the marks, for PostgreSQL.
QString gated(const GateStatement &statement);

} // namespace yuyi::sql
