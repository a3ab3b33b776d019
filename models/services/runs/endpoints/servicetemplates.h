// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A well-known service with default values for its endpoints. From resources/services.
struct ServiceTemplate {
    QString code; ///< "openai", "vllm" …; Endpoint::service
    Title title;
    Endpoint endpoint; ///< dialect, base URL, section, parameters, images, limits, currency; no id, name, model
    bool needsKey = true;
    bool local = false;  ///< a self-hosted server, whose base URL is likely to differ
    QString keyVariable; ///< the usual environment variable for its key
    QStringList models;  ///< example model names
    Title note;          ///< what to know before the first run; may be empty
};

/// Returns all services in display order. Read once; any thread.
const QList<ServiceTemplate> &serviceTemplates();
/// Returns the service with this code, or nullptr.
const ServiceTemplate *serviceTemplate(const QString &code);
/// Parses the services. Invalid names the service and the member.
Result<QList<ServiceTemplate>> readServices(const QByteArray &json);

} // namespace yuyi
