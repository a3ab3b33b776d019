// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/itemvotes.h"

#include <QHash>
#include <QUuid>

namespace yuyi::sql {

/// @brief Reads the votes on a question version that a statement joins into one text: as rows of their own, 100,000 of them take
/// twice as long. A vote is its person and time; only a vote that is wrong, flagged or noted has more.
class JoinedVotes
{
public:
    /// The aggregate that joins the votes in rows of a table `vote o`.
    static QString joined();

    /// Appends the votes on the item at `index` of `all.items`, in no order, and people who are new.
    void read(QStringView text, int index, ItemVotes &all);

private:
    int flagsOf(QStringView codes);

    QHash<QUuid, int> m_people; ///< places in `ItemVotes::people`
    QHash<QString, int> m_flags;
};

} // namespace yuyi::sql
