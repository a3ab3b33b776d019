// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/report.h"

#include <memory>

namespace yuyi {

/// The texts that a list shows for a case besides its codes. They never change.
struct CaseWords {
    QString stem;
    QString reply;
    /// The label in the option order that the model saw, "AC" where several options are correct, or the first accepted answer in
    /// quotation marks; empty if there is none.
    QString key;
};

/// Everything the overview shows of a sample. A plain value.
struct ErrorsData {
    QList<SampleProgress> samples; ///< newest first
    ErrorSampleId wanted;          ///< the sample that was requested; null: no particular one
    ErrorSampleId chosen;          ///< the sample that is shown; null: there is none
    ErrorReportData report;        ///< of the chosen sample
    AgreementLine agreement;
    QHash<ErrorCaseId, CaseWords> words;
    QHash<RunId, QString> runTitles;        ///< model and configuration, of all runs
    QHash<QString, QString> configurations; ///< code → title in the current language; the project's custom configurations are missing
    QHash<ImageId, Image> images;           ///< of the cases
    QList<Run> runs;                        ///< newest first
};

/// @brief Reads the samples and everything about one of them: `wanted`, or the newest. `words`: texts of cases that are known
/// already and not read again. For people who may read results; others get Refused. Thread of the stores.
Result<std::shared_ptr<const ErrorsData>> errorsData(Stores &stores, const PersonId &person, const ErrorSampleId &wanted,
                                                     const QHash<ErrorCaseId, CaseWords> &words);

} // namespace yuyi
