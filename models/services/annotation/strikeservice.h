// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QString>

#include <utility>

namespace yuyi {

class Stores;

/// What came of striking an option out.
struct StruckOption {
    QString field; ///< of the form: the option that took its place
    Option struck; ///< as it was
    Option replacement;
};

/// @brief Strikes options out of drawn questions because they are too similar to the right one (ComBo, supplement B.3: experts avoid such
/// distractors). Thread of the stores.
class StrikeService
{
public:
    StrikeService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Replaces a wrong option in the actor's own draft by the next one of the draw, and remembers for the image that it was struck
    /// out: it is not drawn again. `form`: struckForm() of the option. One transaction, one step of the undo history. NotFound: there is
    /// no such question or option in the draft. Refused: the options of its kind are not drawn, the option is correct, the annotation is
    /// submitted, nothing else can be drawn, or the project is a work package.
    Result<StruckOption> strike(const ImageId &image, const QuestionId &question, const QString &form);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
