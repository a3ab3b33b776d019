// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/stores/packagecontent.h"

#include <QList>
#include <QSet>

namespace yuyi {

class Stores;

/// The pictures that a question lists, and those of its options, each once.
QList<Sha256> pictureHashes(const Question &question);

/// @brief How many bytes the pictures of questions add to a package, approximately: the current versions count. `images`: the hashes of
/// the images in it, whose files are there anyway.
Result<qint64> mediaBytes(Stores &stores, const PackageContent &content, const QSet<Sha256> &images);

} // namespace yuyi
