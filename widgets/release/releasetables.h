// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/exchange/statistics.h"
#include "models/linting/setlinter.h"

#include <QHash>
#include <QSet>

class QTableWidget;

namespace yuyi::releasetables {

void fillStatistics(QTableWidget &table, const Statistics &statistics, const Preset &preset);
/// A row of the findings: one of them, or how many say the same.
struct FindingRow {
    QList<int> findings;   ///< of the report; of a group all of them
    bool isGroup = false;
    bool isOpen = false;   ///< of a group: its findings follow
    bool operator==(const FindingRow &) const = default;
};
/// Equal findings as one row where the first of them stood; those of the groups in `open` (their sentence) follow one by one.
QList<FindingRow> findingRows(const SetReport &report, const QSet<QString> &open);
void fillFindings(QTableWidget &table, const SetReport &report, const QList<FindingRow> &rows);
void fillLicences(QTableWidget &table, const QList<Image> &images);
void fillReleases(QTableWidget &table, const QList<Release> &releases, const QHash<PersonId, QString> &names);

} // namespace yuyi::releasetables
