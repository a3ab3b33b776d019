// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the study page but those of its report.
#include "models/services/projectaccess.h"
#include "widgets/shell/commands.h"
#include "widgets/study/participantsview.h"
#include "widgets/study/studydesignview.h"
#include "widgets/study/studypage.h"

namespace yuyi {

void StudyPage::addCommand(const char *id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                           std::function<bool()> enabled)
{
    Command command;
    command.id = QStringLiteral("study.") + QLatin1String(id);
    command.text = std::move(text);
    if (!key.isEmpty())
        command.shortcuts = {key};
    command.singleKey = key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier;
    command.run = std::move(run);
    command.enabled = std::move(enabled);
    m_context.commands.add(std::move(command));
}

void StudyPage::addCommands()
{
    const auto some = [this] { return m_entered && mayUse() && study() != nullptr; };
    addCommand("tab-design", [] { return tr("Design"); }, QKeySequence(Qt::ALT | Qt::Key_1), [this] { open(Tab::Design); }, some);
    addCommand("tab-participants", [] { return tr("Participants"); }, QKeySequence(Qt::ALT | Qt::Key_2),
               [this] { open(Tab::Participants); }, some);
    addCommand("tab-report", [] { return tr("Report"); }, QKeySequence(Qt::ALT | Qt::Key_3), [this] { open(Tab::Report); }, some);
    addCommand("new", [] { return tr("New Study"); }, QKeySequence(Qt::Key_N), [this] { newStudy(); },
               [this] { return m_entered && mayUse(); });
    addCommand("duplicate", [] { return tr("Duplicate"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), [this] { duplicate(); }, some);
    addCommand("remove", [] { return tr("Remove…"); }, {}, [this] { removeStudy(); },
               [this, some] { return some() && study()->study.state == StudyState::Draft; });
    addCommand("freeze", [] { return tr("Freeze…"); }, QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { m_design->freeze(); },
               [this] { return on(Tab::Design) && m_design->mayFreeze(); });
    addCommand("part-design", [] { return tr("Items and Order"); }, QKeySequence(Qt::ALT | Qt::Key_4),
               [this] { m_design->openPart(QStringLiteral("design")); }, [this] { return on(Tab::Design); });
    addCommand("part-rules", [] { return tr("Rules and Background"); }, QKeySequence(Qt::ALT | Qt::Key_5),
               [this] { m_design->openPart(QStringLiteral("rules")); }, [this] { return on(Tab::Design); });
    addCommand("part-texts", [] { return tr("Instructions and Consent"); }, QKeySequence(Qt::ALT | Qt::Key_6),
               [this] { m_design->openPart(QStringLiteral("texts")); }, [this] { return on(Tab::Design); });
    addCommand("close",
               [this] {
                   const StudySummary *now = study();
                   return now && now->study.state == StudyState::Closed ? tr("Open Again") : tr("Close Study");
               },
               {}, [this] { setClosed(study()->study.state == StudyState::Running); },
               [this, some] { return some() && study()->study.state != StudyState::Draft; });
}

void StudyPage::addParticipantCommands()
{
    const auto when = [this](bool (ParticipantsView::*may)() const) {
        return [this, may] { return on(Tab::Participants) && (m_participants->*may)(); };
    };
    const auto frozen = [this] { return on(Tab::Participants) && study()->study.state != StudyState::Draft; };
    addCommand("add", [] { return tr("Add People…"); }, QKeySequence(Qt::Key_A), [this] { m_participants->add(); },
               when(&ParticipantsView::mayAdd));
    addCommand("start", [] { return tr("Start Here"); }, QKeySequence(Qt::Key_S), [this] { m_participants->start(); },
               when(&ParticipantsView::mayStart));
    addCommand("several", [] { return tr("One after Another"); }, QKeySequence(Qt::Key_L), [this] { m_participants->startSeveral(); },
               when(&ParticipantsView::mayStartSeveral));
    addCommand("pack", [] { return tr("Pack…"); }, QKeySequence(Qt::Key_P), [this] { m_participants->pack(); },
               when(&ParticipantsView::mayPack));
    addCommand("home", [] { return tr("Bring Home…"); }, QKeySequence(Qt::Key_B),
               [this] {
                   Location location;
                   location.page = QStringLiteral("people");
                   location.field = QStringLiteral("merge");
                   Q_EMIT goTo(location);
               },
               frozen);
    addCommand("refill", [] { return tr("Refill"); }, QKeySequence(Qt::Key_R), [this] { m_participants->refill(); },
               when(&ParticipantsView::mayRefill));
    addCommand("name", [] { return tr("Name…"); }, QKeySequence(Qt::Key_F2), [this] { m_participants->name(); },
               when(&ParticipantsView::mayWithdraw));
    addCommand("names", [this] { return m_participants && m_participants->namesShown() ? tr("Hide Names") : tr("Show Names"); },
               QKeySequence(Qt::Key_M),
               [this] {
                   m_participants->toggleNames();
                   m_context.commands.retranslate();
               },
               frozen);
    addCommand("conclude", [] { return tr("Will Not Go On…"); }, {}, [this] { m_participants->conclude(); },
               when(&ParticipantsView::mayConclude));
    addCommand("withdraw", [] { return tr("Withdraw…"); }, QKeySequence(Qt::Key_Delete), [this] { m_participants->withdraw(); },
               when(&ParticipantsView::mayWithdraw));
    addCommand("simulate", [] { return tr("Dry Run…"); }, QKeySequence(Qt::Key_D), [this] { m_participants->simulate(); }, frozen);
    addCommand("unsimulate", [] { return tr("End Dry Run"); }, {}, [this] { m_participants->removeSimulated(); },
               when(&ParticipantsView::hasSimulated));
}

} // namespace yuyi
