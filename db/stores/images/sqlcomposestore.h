// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/composestore.h"

namespace yuyi {

class SqlComposeStore final : public ComposeStore
{
public:
    explicit SqlComposeStore(Connection &connection) : m_connection(connection) {}

    Result<QMap<QString, QString>> facts(const ImageId &image) override;
    Result<QHash<ImageId, QMap<QString, QString>>> allFacts() override;
    Result<> setFacts(const ImageId &image, const QMap<QString, QString> &facts, const PersonId &by) override;
    Result<QList<ImagePart>> parts(const ImageId &image) override;
    Result<QHash<ImageId, QList<ImagePart>>> allParts() override;
    Result<> setParts(const ImageId &image, const QList<ImagePart> &parts) override;
    Result<QList<ImageSheet>> sheets(const ImageId &image) override;
    Result<QHash<Sha256, QList<ImageId>>> madeOf() override;
    Result<QList<std::pair<ImageId, ImageSheet>>> sheetsOf(const QString &code) override;
    Result<QHash<ImageId, QList<QList<Sha256>>>> shownInQuestionsOf(const PersonId &person) override;
    Result<std::optional<Medium>> composed(const QString &recipeHash) override;
    Result<> addSheet(const ImageId &image, const ImageSheet &sheet, const PersonId &by) override;

private:
    Result<QHash<ImageId, QMap<QString, QString>>> factsWhere(const QString &condition, const QVariantList &values);
    Result<QHash<ImageId, QList<ImagePart>>> partsWhere(const QString &condition, const QVariantList &values);
    /// Refused in a work package.
    Result<> checkProject();

    Connection &m_connection;
};

} // namespace yuyi
