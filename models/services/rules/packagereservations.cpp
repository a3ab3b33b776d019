// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/packagereservations.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<QHash<QUuid, QSet<PersonId>>> packedOut(Stores &stores, Role role)
{
    YUYI_TRY(const auto packages, stores.packages().packages());
    YUYI_TRY(const auto people, stores.project().people());
    QSet<PersonId> left;
    for (const Person &person : people) {
        if (!person.active)
            left.insert(person.id);
    }
    QHash<QUuid, QSet<PersonId>> out;
    for (const Package &package : packages) {
        if (package.state != PackageState::Packed || package.role != role || left.contains(package.person))
            continue;
        YUYI_TRY(const auto entries, stores.packages().entries(package.id));
        for (const PackageEntry &entry : entries)
            out[entry.subject].insert(package.person);
    }
    return out;
}

qsizetype reservedCount(const QSet<PersonId> &holders, const QSet<PersonId> &done, const PersonId &person)
{
    QSet<PersonId> all = holders;
    all.unite(done);
    all.remove(person);
    return all.size();
}

} // namespace yuyi
