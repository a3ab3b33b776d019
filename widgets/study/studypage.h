// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyservice.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <functional>

class QListWidget;
class QStackedWidget;

namespace yuyi {

class Badge;
class Banner;
class ChipRow;
class EmptyState;
class PageHeader;
class ParticipantsView;
class ReportView;
class SplitView;
class StudyDesignView;

/// @brief Human baselines: the studies at the left; of the one chosen its design, its participants, its report. For leads.
class StudyPage final : public Page
{
    Q_OBJECT
public:
    enum class Tab { Design, Participants, Report };

    explicit StudyPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "design", "participants" or "report"; `record`: a study.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

    Tab tab() const { return m_tab; }
    const QList<StudySummary> &studies() const { return m_studies; }
    const StudySummary *study() const;
    StudyDesignView *design() const { return m_design; }
    ParticipantsView *participants() const { return m_participants; }
    ReportView *report() const { return m_report; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void addParticipantCommands();
    void addCommand(const char *id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                    std::function<bool()> enabled);
    void build();
    bool mayUse() const;
    bool on(Tab tab) const { return m_entered && mayUse() && m_tab == tab && study() != nullptr; }
    void load();
    void take(const QList<StudySummary> &studies);
    void fillList();
    void choose(const StudyId &id);
    void open(Tab tab);
    void showTab();
    void showHeader();
    void newStudy();
    void duplicate();
    void removeStudy();
    void setClosed(bool closed);
    void changeStudy(const std::function<Result<>(StudyService &)> &work);
    void added(const Result<Study> &study);
    void fail(const QString &sentence);
    void retranslate();

    QList<StudySummary> m_studies;
    StudyId m_chosen;
    Tab m_tab = Tab::Design;
    bool m_entered = false;
    bool m_loaded = false;
    bool m_nameNext = false;         ///< the study that comes is new: its name is typed first
    quint64 m_request = 0;
    QTimer m_soon;
    PageHeader *m_header = nullptr;
    ChipRow *m_tabs = nullptr;
    Badge *m_state = nullptr;
    QListWidget *m_list = nullptr;
    SplitView *m_split = nullptr;
    QStackedWidget *m_stack = nullptr;
    QStackedWidget *m_views = nullptr;
    StudyDesignView *m_design = nullptr;
    ParticipantsView *m_participants = nullptr;
    ReportView *m_report = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_notForYou = nullptr;
    Banner *m_banner = nullptr;
    QList<QWidget *> m_buttons[3];   ///< of the header, by tab
};

} // namespace yuyi
