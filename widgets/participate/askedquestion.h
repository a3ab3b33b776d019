// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/session.h"

#include <QImage>
#include <QList>

namespace yuyi {

/// A question of a study with all that is needed to ask it.
struct AskedQuestion {
    StudyMaterial material;
    QList<QImage> pictures; ///< decoded, parallel to those of the material
    bool practice = false;
    bool mayGoBack = false;
    Answer before;     ///< the answer given before; empty: not answered
    StudyAnswer begun; ///< earlier input if the question was left without an answer
};

} // namespace yuyi
