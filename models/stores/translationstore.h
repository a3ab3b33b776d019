// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// Translations of the texts of items.
class TranslationStore
{
public:
    virtual ~TranslationStore() = default;
    /// All translations, in the order in which they were written.
    virtual Result<QList<Translation>> all() = 0;
    /// The translation that is stored there; nothing if there is none.
    virtual Result<std::optional<TranslatedText>> at(const TranslationKey &key) = 0;
    /// Replaces what is stored there; nothing removes it.
    virtual Result<> put(const TranslationKey &key, const std::optional<TranslatedText> &text, const PersonId &person) = 0;
};

} // namespace yuyi
