// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"

#include <QList>

class QLabel;
class QString;

namespace yuyi {

/// @brief Shows a stem in a label. Without marks of pictures it is plain text. If the stem has several pictures, each mark is a link, and
/// QLabel::linkActivated gives its number; the mark of an only picture is text. `pictures`: all of the item.
void showStem(QLabel *label, const QString &stem, const QList<ItemPicture> &pictures);

} // namespace yuyi
