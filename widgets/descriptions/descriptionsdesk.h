// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptionreport.h"
#include "models/services/descriptionservice.h"
#include "models/services/ratingservice.h"
#include "widgets/shell/pagedesk.h"

namespace yuyi {

/// Everything the page shows but the description being scored. A plain value.
struct DescriptionsData {
    QList<OfferedTask> tasks;
    QList<DescriptionRun> runs;      ///< newest first, with their judges
    QList<Endpoint> endpoints;
    RunId wanted;                    ///< asked for when it was read; null: none in particular
    RunId chosen;                    ///< null: there is none
    std::shared_ptr<const DescriptionReport> report;   ///< of the one chosen; null while it may not be seen
    QString hidden;                  ///< why not
    int rereadable = 0;              ///< judges' replies about the chosen one that would be read otherwise now; for leads
    ScoringProgress own;             ///< of the person, in the one chosen
    int toScore = 0;                 ///< of the person, in all runs
};

/// @brief What the views of descriptions share: the runs, which one is looked at, and its figures.
class DescriptionsDesk final : public PageDeskOf<DescriptionsData>
{
    Q_OBJECT
public:
    explicit DescriptionsDesk(PageContext context, QObject *parent = nullptr);

    /// Null without one.
    const DescriptionRun *run() const;
    void choose(const RunId &id);
    /// The one asked for last, also while it is still read.
    RunId wanted() const { return m_wanted; }

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override
    {
        // Another may have been asked for meanwhile.
        if (m_wanted == data()->wanted)
            m_wanted = data()->chosen;
    }

    RunId m_wanted;
};

} // namespace yuyi
