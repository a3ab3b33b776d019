// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/unreadablefiles.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {
constexpr int recordsSearched = 50; // of the newest jobs: the last one of a kind is among them
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

Json unreadableToJson(const Unreadable &unreadable)
{
    Json json = Json::array();
    for (const auto &[name, reason] : unreadable)
        json.push_back({{"path", name}, {"reason", reason}});
    return json;
}

Unreadable unreadableFromJson(const Json &json)
{
    Unreadable unreadable;
    for (const Json &value : json)
        unreadable.append({textOf(value, "path"), textOf(value, "reason")});
    return unreadable;
}

Result<Unreadable> lastUnreadable(Stores &stores, JobKind kind)
{
    YUYI_TRY(const auto records, stores.jobs().recent(recordsSearched));
    for (const JobRecord &record : records) {
        if (record.knownKind() == kind && record.state == JobState::Done) {
            const Json result = storedJson(record.result);
            return unreadableFromJson(fieldOf(result, "unreadable"));
        }
    }
    return Unreadable();
}

} // namespace yuyi
