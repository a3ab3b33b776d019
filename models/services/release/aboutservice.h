// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/project/about.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QString>

#include <optional>

namespace yuyi {

/// @brief The texts about the data of a project that only people know. Releases print those that are there when they are made; their
/// files are not changed afterwards. Everybody reads the texts, leads write them.
class AboutService
{
public:
    AboutService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    Result<AboutTexts> texts();
    /// @brief Saves one text as plainParagraphs(); an empty one removes it. It can be undone. `before`: the text that the person
    /// changed; Conflict if another one is stored by now. Refused for others than leads and in work packages; Invalid for a text that
    /// is too long. A text that is stored already changes nothing.
    Result<> set(AboutField field, const QString &text, const std::optional<QString> &before = std::nullopt);
    /// @brief Brings back the text before a step or after it. Refused if the text is not `former`. Call it within a transaction.
    Result<> restoreInTransaction(AboutField field, const QString &wanted, const QString &former);

private:
    Result<> write(AboutField field, const QString &former, const QString &text);

    Stores &m_stores;
    PersonId m_actor;
};

/// Reads a text from a file in UTF-8. Errors: NotFound, Invalid.
Result<QString> readAboutFile(const QString &path);

} // namespace yuyi
