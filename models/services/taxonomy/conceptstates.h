// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"
#include "models/services/taxonomy/chainsync.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

class Stores;

/// A concept by its code, with its relations by their codes, as a step of the undo history holds it.
struct ConceptState {
    QString code;
    bool used = true; ///< false: the project has no such concept
    Title name;
    ImageId image;
    QString parent; ///< empty: a top concept
    QStringList further;

    friend bool operator==(const ConceptState &a, const ConceptState &b)
    {
        if (a.code != b.code || a.used != b.used)
            return false;
        return !a.used
            || (a.name.zh == b.name.zh && a.name.en == b.name.en && a.image == b.image && a.parent == b.parent && a.further == b.further);
    }
};

/// The concept with this code as it is in the taxonomy.
ConceptState stateOf(const Taxonomy &taxonomy, const QString &code);
QByteArray statesJson(const QList<ConceptState> &states);
QList<ConceptState> statesOf(const QByteArray &json);

/// @brief Gives concepts these states, and makes the chains of the tree. Refused: the project would have a circle, a parent that is no
/// concept, or an image with two concepts. Call it within a transaction, in the thread of the stores.
Result<ChainCounts> applyStates(Stores &stores, const QList<ConceptState> &states, const ChainRules &rules, const PersonId &actor);

} // namespace yuyi
