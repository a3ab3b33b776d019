// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/project/project.h"
#include "models/exchange/release/statistics.h"
#include "models/linting/setlinter.h"
#include "models/services/release/releaseservice.h"

#include <QHash>
#include <QSet>

class QTableWidget;
class QWidget;

namespace yuyi::releasetables {

/// Four columns: dimension, value, images or questions, share.
void fillStatistics(QTableWidget &table, const Statistics &statistics, const Preset &preset);
/// A row of the findings: a single finding, or a group of equal findings.
struct FindingRow {
    QList<int> findings; ///< indexes into the report; for a group: of all its findings
    bool isGroup = false;
    bool isOpen = false; ///< of a group: its findings follow
    bool operator==(const FindingRow &) const = default;
};
/// Groups equal findings into one row at the position of the first. The groups in `open` (by their text) are followed by their
/// single findings.
QList<FindingRow> findingRows(const SetReport &report, const QSet<QString> &open);
void fillFindings(QTableWidget &table, const SetReport &report, const QList<FindingRow> &rows);
/// The images, then the further pictures.
void fillLicences(QTableWidget &table, const QList<Image> &images, const QList<UnlicensedPicture> &pictures);
/// A release and what is known about it besides.
struct ReleaseRow {
    Release release;
    QString by;     ///< name of the person
    QString folder; ///< empty: not known
};
/// Seven columns: when, name, format, folder, by whom, images, questions.
void fillReleases(QTableWidget &table, const QList<ReleaseRow> &rows);

} // namespace yuyi::releasetables
