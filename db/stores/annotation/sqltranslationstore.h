// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/translationstore.h"

namespace yuyi {

class SqlTranslationStore final : public TranslationStore
{
public:
    explicit SqlTranslationStore(Connection &connection) : m_connection(connection) {}
    Result<QList<Translation>> all() override;
    Result<std::optional<TranslatedText>> at(const TranslationKey &key) override;
    Result<> put(const TranslationKey &key, const std::optional<TranslatedText> &text, const PersonId &person) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
