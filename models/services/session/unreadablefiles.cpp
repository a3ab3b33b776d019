// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/unreadablefiles.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace yuyi {

namespace {
constexpr int recordsSearched = 50;   // of the newest jobs: the last one of a kind is among them
}

QString withName(QString sentence, const Sha256 &file, const QString &name)
{
    const QString hash = file.hex();
    const qsizetype from = sentence.indexOf(hash);
    if (from < 0 || name.isEmpty())
        return sentence;
    qsizetype to = from + hash.size();
    if (to < sentence.size() && sentence.at(to) == u'.') {
        do
            ++to;
        while (to < sentence.size() && sentence.at(to).isLetterOrNumber());
    }
    return sentence.replace(from, to - from, name);
}

QJsonArray unreadableToJson(const Unreadable &unreadable)
{
    QJsonArray json;
    for (const auto &[name, reason] : unreadable)
        json.append(QJsonObject{{QStringLiteral("path"), name}, {QStringLiteral("reason"), reason}});
    return json;
}

Unreadable unreadableFromJson(const QJsonArray &json)
{
    Unreadable unreadable;
    for (const QJsonValue &value : json) {
        unreadable.append({value.toObject().value(QStringLiteral("path")).toString(),
                           value.toObject().value(QStringLiteral("reason")).toString()});
    }
    return unreadable;
}

Result<Unreadable> lastUnreadable(Stores &stores, JobKind kind)
{
    YUYI_TRY(const auto records, stores.jobs().recent(recordsSearched));
    for (const JobRecord &record : records) {
        if (record.knownKind() == kind && record.state == JobState::Done)
            return unreadableFromJson(
                QJsonDocument::fromJson(record.result).object().value(QStringLiteral("unreadable")).toArray());
    }
    return Unreadable();
}

} // namespace yuyi
