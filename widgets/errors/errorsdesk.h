// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorreport.h"
#include "models/services/errorsampleservice.h"
#include "models/services/hiddenitems.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <memory>

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
    ErrorSampleId chosen;            ///< null: there is none
    ErrorReportData report;          ///< of the one chosen
    AgreementLine agreement;
    QHash<ErrorCaseId, CaseWords> words;
    QHash<RunId, QString> runTitles; ///< model and configuration, of all runs
    QHash<QString, QString> configurations;   ///< code → title in the language in force; own ones are missing
    HiddenItems hidden;              ///< counted in figures, not listed
    QList<Run> runs;                 ///< newest first
};

/// @brief What the two views of error review share: the samples, which one is looked at, and what its cases say.
class ErrorsDesk final : public QObject
{
    Q_OBJECT
public:
    explicit ErrorsDesk(PageContext context, QObject *parent = nullptr);

    PageContext &context() { return m_context; }
    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void reload();

    /// Null until the first reading has ended.
    std::shared_ptr<const ErrorsData> data() const { return m_data; }
    /// Null without a sample.
    const SampleProgress *sample() const;
    void choose(const ErrorSampleId &id);
    /// Why nothing may be read; empty: it may.
    QString refusal() const { return m_refusal; }

Q_SIGNALS:
    void changed();
    void failed(const QString &sentence);

private:
    PageContext m_context;
    std::shared_ptr<const ErrorsData> m_data;
    ErrorSampleId m_wanted;
    bool m_shown = false;
    bool m_loading = false;
    bool m_stale = false;
    quint64 m_request = 0;
    QString m_refusal;
    QTimer m_soon;
};

} // namespace yuyi
