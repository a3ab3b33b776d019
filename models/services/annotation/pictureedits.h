// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @file
/// @brief What an author does with the pictures of a question. Pure; any thread. `own`: the picture of the annotation's image. Places count
/// the pictures that the stem shows (stemPictures()), from 0. A question that shows its own picture alone does not list it; as soon as it
/// shows others, it lists all, so nothing disappears. Marks in the stem stay with their pictures.

/// @brief Puts pictures before the one at `place`; at the number of pictures: behind all. Those that the stem shows already, and those
/// above `most`, are left out. Returns how many were put in.
int insertPictures(Question &question, const Medium &own, int place, const QList<Medium> &pictures, int most);
/// Moves a picture to another place. Returns whether something changed, as the following ones do.
bool movePicture(Question &question, const Medium &own, int from, int to);
/// @brief Takes a picture and its marks out. Without any other picture the question shows its own one, which cannot be taken out then.
bool removePicture(Question &question, const Medium &own, int place);
/// Sets caption and role of a picture.
bool describePicture(Question &question, const Medium &own, int place, const QString &caption, const QString &role);
/// @brief Sets the picture of an option; null: none. If the option gets the own picture, a stem that did not list it shows it no longer,
/// unless the stem has a mark for it.
bool setOptionPicture(Question &question, const Medium &own, int option, const Medium &picture);

} // namespace yuyi
