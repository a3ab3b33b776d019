// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/exchange/statistics.h"
#include "models/linting/setlinter.h"

#include <QHash>

class QTableWidget;

namespace yuyi::releasetables {

void fillStatistics(QTableWidget &table, const Statistics &statistics, const Preset &preset);
/// One row per finding, in the order of the report.
void fillFindings(QTableWidget &table, const SetReport &report);
void fillLicences(QTableWidget &table, const QList<Image> &images);
void fillReleases(QTableWidget &table, const QList<Release> &releases, const QHash<PersonId, QString> &names);

} // namespace yuyi::releasetables
