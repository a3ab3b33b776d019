// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"
#include "models/exchange/release/splits.h"
#include "models/exchange/release/statistics.h"
#include "models/linting/setlinter.h"
#include "models/services/release/releaserequest.h"
#include "models/stores/stores.h"

namespace yuyi {

struct DataCardInput;

/// A picture of a question that is no image of the set.
struct UnlicensedPicture {
    MediumFacts facts;
    ImageId image; ///< of the first item that shows it
    QString where; ///< this item and the picture in it: "dev-12, Fig. 2"
};

/// State shown on the release page.
struct ReleaseState {
    Statistics statistics;
    SetReport lint;
    QList<ImageId> withoutLicence;                   ///< images of the set without a source or a licence
    QList<UnlicensedPicture> picturesWithoutLicence; ///< the same of further pictures of its questions
    SplitMaterial splits;                            ///< to assign the questions to splits
    QList<Release> releases;                         ///< newest first
    QList<Configuration> prompts;                    ///< those that dialogues can have: see dialogueConfigurations()
};

/// @brief Writes accepted items as a benchmark file with statistics and a data card. Leads only (Refused).
class ReleaseService
{
public:
    ReleaseService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}

    Result<Statistics> statistics();
    Result<ReleaseState> state();
    /// The items of the set, to see what assigning them to splits gives.
    Result<SplitMaterial> splits();
    /// @brief Writes the set and records the release; its images become "released". Refused if the project requires licences
    /// and some are missing, of an image or a further picture, or nothing is accepted. Invalid if the format does not take the pictures of
    /// a question. No partly written file is left under the target's name.
    Result<ExportReport> release(const ReleaseRequest &request, Progress &progress);
    /// Returns the data card of the set as Markdown, in the current language.
    Result<QByteArray> card(const ReleaseRequest &request);

private:
    Result<ExportSet> exportSet(const ReleaseRequest &request);
    Result<DataCardInput> cardOf(const ExportSet &set, const ReleaseRequest &request);

    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
