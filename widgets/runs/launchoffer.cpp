// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launchoffer.h"

#include "models/services/runs/endpointservice.h"

namespace yuyi {

Result<LaunchOffer> readLaunchOffer(Stores &stores, const QString &folder, const PersonId &person)
{
    ItemChooser chooser(stores);
    YUYI_TRY(const auto endpoints, EndpointService(stores, person).list());
    YUYI_TRY(const auto configurations, RunService(stores, folder, person).configurationsUnchecked());
    YUYI_TRY(const auto fields, chooser.fieldsUncounted());
    YUYI_TRY(const auto sets, chooser.sets());
    return LaunchOffer{endpoints, configurations, fields, sets};
}

Result<LaunchItems> readLaunchItems(Stores &stores, const QString &folder, const PersonId &person, const QList<Endpoint> &endpoints,
                                    const ItemChoice &choice)
{
    ItemChooser chooser(stores);
    YUYI_TRY(const auto items, chooser.hold());
    YUYI_TRY(const auto configurations, RunService(stores, folder, person).configurations());
    YUYI_TRY(const auto fields, chooser.fields());
    YUYI_TRY(const auto sets, chooser.sets());
    LaunchItems read{items, {}, configurations, fields, sets, choice, chooser.choose(choice)};
    for (const Endpoint &one : endpoints) {
        YUYI_TRY(const auto spent, EndpointService(stores, person).spent(one.id));
        read.spent.insert(one.id, spent);
    }
    return read;
}

} // namespace yuyi
