// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorreport.h"
#include "models/services/errorsampleservice.h"
#include "models/services/hiddenitems.h"
#include "widgets/shell/pagedesk.h"

namespace yuyi {

/// What a list says of a case besides its codes; never changes.
struct CaseWords {
    QString stem;
    QString reply;
    QString key;                 ///< letters as the model was shown the options; empty: the question has no single key
};

/// Everything the overview shows of a sample. A plain value.
struct ErrorsData {
    QList<SampleProgress> samples;   ///< newest first
    ErrorSampleId wanted;            ///< asked for when it was read; null: none in particular
    ErrorSampleId chosen;            ///< null: there is none
    ErrorReportData report;          ///< of the one chosen
    AgreementLine agreement;
    QHash<ErrorCaseId, CaseWords> words;
    QHash<RunId, QString> runTitles; ///< model and configuration, of all runs
    QHash<QString, QString> configurations;   ///< code → title in the language in force; own ones are missing
    QHash<ImageId, Image> images;    ///< of the cases
    HiddenItems hidden;              ///< counted in figures, not listed
    QList<Run> runs;                 ///< newest first
};

/// @brief What the views of error review share: the samples, which one is looked at, and what its cases say.
class ErrorsDesk final : public PageDeskOf<ErrorsData>
{
    Q_OBJECT
public:
    explicit ErrorsDesk(PageContext context, QObject *parent = nullptr);

    /// Null without a sample.
    const SampleProgress *sample() const;
    void choose(const ErrorSampleId &id);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override
    {
        // Another may have been asked for meanwhile.
        if (m_wanted == data()->wanted)
            m_wanted = data()->chosen;
    }

    ErrorSampleId m_wanted;
};

} // namespace yuyi
