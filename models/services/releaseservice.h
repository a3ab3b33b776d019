// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/exchange/exchangeset.h"
#include "models/exchange/statistics.h"
#include "models/linting/setlinter.h"
#include "models/stores/stores.h"

namespace yuyi {

struct DataCardInput;

struct ReleaseRequest {
    ExportFormat format = ExportFormat::CiiBench;
    QString target;                ///< folder or file, by format
    QList<SplitPart> splits;       ///< empty: imported items keep their file, others go to "all"
    quint32 seed = 0;
    bool withKeys = true;
    PersonId by;

    QByteArray toJson() const;
    static ReleaseRequest fromJson(const QByteArray &json);
};

/// What the release page shows.
struct ReleaseState {
    Statistics statistics;
    SetReport lint;
    QList<ImageId> withoutLicence;     ///< images of the set whose source or licence is missing
    QList<Release> releases;           ///< newest first
};

/// @brief Turns accepted items into a benchmark file with statistics and a data card. Only leads release (Refused).
class ReleaseService
{
public:
    ReleaseService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}

    Result<Statistics> statistics();
    Result<ReleaseState> state();
    /// @brief Writes the set and records the release (its images become "released"). Refused when the project asks for licences
    /// and some are missing, or nothing is accepted; nothing half written stays under the target's name.
    Result<ExportReport> release(const ReleaseRequest &request, Progress &progress);
    /// The data card of the set as Markdown in the language in force.
    Result<QByteArray> card(const ReleaseRequest &request);

private:
    Result<ExportSet> exportSet(const ReleaseRequest &request);
    Result<DataCardInput> cardOf(const ExportSet &set, const ReleaseRequest &request);

    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
