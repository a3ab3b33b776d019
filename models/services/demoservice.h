// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QJsonArray>

namespace yuyi {

/// @brief Fills a new project with the example set that comes with the program: raw pictures, measured and partly decided,
/// annotations finished, begun and still to do, differences to settle, a question to answer blind.
class DemoService
{
public:
    DemoService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// Folder of the example set: YUYI_DEMO_DIR, beside the program, or where it was installed. NotFound names the places.
    static Result<QString> exampleFolder();
    Result<> fill(const QString &exampleFolder, Progress &progress);

private:
    Result<> addContent(const QByteArray &json);
    Result<> addDisputes(const QJsonArray &disputes, const QHash<QString, ImageId> &byName);
    Result<> addValidations(const QJsonArray &entries, const QHash<QString, ImageId> &byName);
    Result<> answerAll(const PersonId &validator);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
