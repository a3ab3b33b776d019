// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/packageplaces.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<QHash<QUuid, QSet<PersonId>>> packedOut(Stores &stores, Role role)
{
    YUYI_TRY(const auto packages, stores.packages().packages());
    QHash<QUuid, QSet<PersonId>> out;
    for (const Package &package : packages) {
        if (package.state != PackageState::Packed || package.role != role)
            continue;
        YUYI_TRY(const auto pieces, stores.packages().pieces(package.id));
        for (const PackagePiece &piece : pieces)
            out[piece.subject].insert(package.person);
    }
    return out;
}

qsizetype placesTaken(const QSet<PersonId> &holders, const QSet<PersonId> &done, const PersonId &person)
{
    QSet<PersonId> all = holders;
    all.unite(done);
    all.remove(person);
    return all.size();
}

} // namespace yuyi
