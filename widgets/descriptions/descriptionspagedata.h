// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/descriptions/report.h"
#include "widgets/shell/page/pagedata.h"

namespace yuyi {

/// All data of the page except the description being scored. A plain value.
struct DescriptionsData {
    QList<OfferedTask> tasks;   ///< that ask for descriptions
    bool hasReplyTasks = false; ///< the preset has tasks about replies to questions
    QList<DescriptionRun> runs; ///< newest first, with their judges
    QList<Endpoint> endpoints;
    RunId wanted;                                    ///< run requested when the data were read; null: none
    RunId chosen;                                    ///< run shown; null: there is none
    std::shared_ptr<const DescriptionReport> report; ///< of the chosen run; null if it is hidden
    QString hidden;                                  ///< why the report is hidden
    int rereadable = 0;                              ///< judges' replies about the chosen run that would now be read differently; for leads
    ScoringProgress own;                             ///< of the person, in the chosen run
    int toScore = 0;                                 ///< by the person now, in all runs
};

/// Shared data of the description views: the runs, the chosen run and its figures.
class DescriptionsPageData final : public PageDataOf<DescriptionsData>
{
    Q_OBJECT
public:
    explicit DescriptionsPageData(PageContext context, QObject *parent = nullptr);

    /// The chosen run; null if there is none.
    const DescriptionRun *run() const;
    void choose(const RunId &id);
    /// Whether this run is in the list.
    bool shows(const RunId &id) const;
    /// The run requested last, even while it is still being read.
    RunId wanted() const { return m_wanted; }

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override
    {
        // Another run may have been requested in the meantime.
        if (m_wanted == data()->wanted)
            m_wanted = data()->chosen;
    }

    RunId m_wanted;
};

} // namespace yuyi
