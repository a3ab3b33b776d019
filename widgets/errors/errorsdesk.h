// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/report.h"
#include "models/services/rules/hiddenitems.h"
#include "widgets/shell/pagedesk.h"

namespace yuyi {

/// The texts that a list shows for a case besides its codes. They never change.
struct CaseWords {
    QString stem;
    QString reply;
    QString key;                 ///< the letter in the option order that the model saw; empty if the question has no single key
};

/// Everything the overview shows of a sample. A plain value.
struct ErrorsData {
    QList<SampleProgress> samples;   ///< newest first
    ErrorSampleId wanted;            ///< the sample that was requested; null: no particular one
    ErrorSampleId chosen;            ///< the sample that is shown; null: there is none
    ErrorReportData report;          ///< of the chosen sample
    AgreementLine agreement;
    QHash<ErrorCaseId, CaseWords> words;
    QHash<RunId, QString> runTitles; ///< model and configuration, of all runs
    QHash<QString, QString> configurations;   ///< code → title in the current language; the project's custom configurations are missing
    QHash<ImageId, Image> images;    ///< of the cases
    HiddenItems hidden;              ///< included in the figures but not listed
    QList<Run> runs;                 ///< newest first
};

/// @brief The shared data of the error review views: the samples, the selected sample and the texts of its cases.
class ErrorsDesk final : public PageDeskOf<ErrorsData>
{
    Q_OBJECT
public:
    explicit ErrorsDesk(PageContext context, QObject *parent = nullptr);

    /// The selected sample; null if there is none.
    const SampleProgress *sample() const;
    void choose(const ErrorSampleId &id);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override
    {
        // Another sample may have been requested while this one was read.
        if (m_wanted == data()->wanted)
            m_wanted = data()->chosen;
    }

    ErrorSampleId m_wanted;
};

} // namespace yuyi
