// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/launchoffer.h"

#include "models/services/runs/endpoints/endpointservice.h"

namespace yuyi {

Result<LaunchOffer> readLaunchOffer(Stores &stores, const QString &folder, const PersonId &person)
{
    ItemChooser chooser(stores);
    const auto endpoints = EndpointService(stores, person).list();
    if (!endpoints)
        return passOn(endpoints);
    const auto configurations = RunService(stores, folder, person).configurationsUnchecked();
    if (!configurations)
        return passOn(configurations);
    const auto fields = chooser.fieldsUncounted();
    if (!fields)
        return passOn(fields);
    const auto sets = chooser.sets();
    if (!sets)
        return passOn(sets);
    return LaunchOffer{*endpoints, *configurations, *fields, *sets};
}

Result<LaunchItems> readLaunchItems(Stores &stores, const QString &folder, const PersonId &person, const QList<Endpoint> &endpoints,
                                    const ItemChoice &choice)
{
    ItemChooser chooser(stores);
    const auto items = chooser.hold();
    if (!items)
        return passOn(items);
    const auto configurations = RunService(stores, folder, person).configurations();
    if (!configurations)
        return passOn(configurations);
    const auto fields = chooser.fields();
    if (!fields)
        return passOn(fields);
    const auto sets = chooser.sets();
    if (!sets)
        return passOn(sets);
    LaunchItems read{*items, {}, *configurations, *fields, *sets, choice, chooser.choose(choice)};
    for (const Endpoint &one : endpoints) {
        const auto spent = EndpointService(stores, person).spent(one.id);
        if (!spent)
            return passOn(spent);
        read.spent.insert(one.id, *spent);
    }
    return read;
}

} // namespace yuyi
