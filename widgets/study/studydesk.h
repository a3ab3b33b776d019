// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyservice.h"
#include "widgets/shell/pagedesk.h"

namespace yuyi {

/// @brief What the views of the study page share: the studies, newest first, and which one is looked at. For leads.
class StudyDesk final : public PageDeskOf<QList<StudySummary>>
{
    Q_OBJECT
public:
    explicit StudyDesk(PageContext context, QObject *parent = nullptr);

    /// The one asked for, else the first; null without any.
    const StudySummary *study() const;
    /// May be of a study that the next reading brings; null: the first then.
    void choose(const StudyId &id);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override;
    void dropped() override { m_wanted = StudyId(); }

    StudyId m_wanted;                ///< may be one that the next reading brings
};

} // namespace yuyi
