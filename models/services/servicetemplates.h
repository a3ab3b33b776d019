// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/preset.h"
#include "models/domain/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A well-known service: what an endpoint on it begins with. From resources/services.
struct ServiceTemplate {
    QString code;            ///< "openai", "vllm" …; Endpoint::service
    Title title;
    Endpoint endpoint;       ///< dialect, base URL, section, parameters, pictures, limits, currency; no id, name, model
    bool needsKey = true;
    bool local = false;      ///< a server of one's own: the base URL is likely to be another
    QString keyVariable;     ///< the variable of the environment people use for it
    QStringList models;      ///< examples of names
    Title note;              ///< what to know before the first run; may be empty
};

/// In the order they are offered. Read once; any thread.
const QList<ServiceTemplate> &serviceTemplates();
/// Null: none of this code.
const ServiceTemplate *serviceTemplate(const QString &code);
/// Invalid names service and member.
Result<QList<ServiceTemplate>> readServices(const QByteArray &json);

} // namespace yuyi
