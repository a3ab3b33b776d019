// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/tabbedpage.h"
#include "widgets/study/studypagedata.h"

#include <functional>
#include <memory>

class QListWidget;

namespace yuyi {

class Badge;
class ParticipantsView;
class ReportView;
class StudyDesignView;

/// @brief Human baselines: the list of studies at the left; design, participants and report of the selected one. For leads.
class StudyPage final : public TabbedPage
{
    Q_OBJECT
public:
    enum Tab : int {
        Design,
        Participants,
        Report
    };

    explicit StudyPage(PageContext context, QWidget *parent = nullptr);

    /// `field`: "design", "participants" or "report"; `record`: a study.
    void show(const Location &location) override;
    Location here() const override;
    using QWidget::show;

    QList<StudySummary> studies() const { return m_pageData->data() ? *m_pageData->data() : QList<StudySummary>(); }
    /// The selected study; null if there are none.
    const StudySummary *study() const { return m_pageData->study(); }
    StudyDesignView *design() const { return m_design; }
    ParticipantsView *participants() const { return m_participants; }
    ReportView *report() const { return m_report; }

private:
    void addCommands();
    void addParticipantCommands();
    void build();
    QWidget *buildList();
    EmptyState *insteadOfWork() const override { return m_pageData->data()->isEmpty() ? m_empty : nullptr; }
    void showBesides() override;
    void pageDataChanged() override;
    void retranslate() override;
    bool mayUse() const { return isEntered() && m_pageData->hasData(); }
    bool on(Tab wanted) const { return mayUse() && tab() == wanted && study(); }
    bool isIn(StudyState state) const { return study() && study()->study.state == state; }
    void fillList();
    void newStudy();
    void duplicate();
    void removeStudy();
    void setClosed(bool closed);
    void added(const Result<Study> &study);
    /// Runs `work` on the writer thread, then selects `next`.
    void changeStudy(const std::function<Result<>(StudyService &)> &work, const StudyId &next);

    bool m_adding = false; ///< a study is being created
    StudyId m_new;         ///< a new study that the next reading returns; its name field gets the focus
    std::shared_ptr<const QList<StudySummary>> m_listed;
    StudyPageData *m_pageData = nullptr;
    Badge *m_state = nullptr;
    QListWidget *m_list = nullptr;
    StudyDesignView *m_design = nullptr;
    ParticipantsView *m_participants = nullptr;
    ReportView *m_report = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
