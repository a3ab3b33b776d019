// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/studyservice.h"
#include "widgets/shell/page/pagedata.h"

namespace yuyi {

/// @brief The shared data of the study page's views: the studies, newest first, and the selected study. For leads.
class StudyPageData final : public PageDataOf<QList<StudySummary>>
{
    Q_OBJECT
public:
    explicit StudyPageData(PageContext context, QObject *parent = nullptr);

    /// The requested study, else the first; null if there are none.
    const StudySummary *study() const;
    /// Selects a study. It may be one that only the next reading returns. Null selects the first.
    void choose(const StudyId &id);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override;
    void dropped() override { m_wanted = StudyId(); }

    StudyId m_wanted; ///< may be a study that only the next reading returns
};

} // namespace yuyi
