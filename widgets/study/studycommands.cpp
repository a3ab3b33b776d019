// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the study page but those of its report.
#include "models/services/session/projectaccess.h"
#include "widgets/shell/pagecommand.h"
#include "widgets/study/participantsview.h"
#include "widgets/study/studydesignview.h"
#include "widgets/study/studypage.h"

namespace yuyi {

namespace {

constexpr PageCommand command{"study"};

} // namespace

void StudyPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto some = [this] { return mayUse() && study(); };
    commands.add(command("new", [] { return tr("New Study"); }, QKeySequence(Qt::Key_N), [this] { newStudy(); },
               [this] { return mayUse(); }));
    commands.add(command("duplicate", [] { return tr("Duplicate Study"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), [this] { duplicate(); }, some));
    commands.add(command("remove", [] { return tr("Remove Study…"); }, {}, [this] { removeStudy(); },
               [this, some] { return some() && isIn(StudyState::Draft); }));
    commands.add(command("freeze", [] { return tr("Freeze Study…"); }, QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { m_design->freeze(); },
               [this] { return on(Design) && m_design->mayFreeze(); }));
    commands.add(command("part-design", [] { return tr("Items and Order"); }, QKeySequence(Qt::ALT | Qt::Key_4),
               [this] { m_design->openPart(QStringLiteral("design")); }, [this] { return on(Design); }));
    commands.add(command("part-rules", [] { return tr("Rules and Background"); }, QKeySequence(Qt::ALT | Qt::Key_5),
               [this] { m_design->openPart(QStringLiteral("rules")); }, [this] { return on(Design); }));
    commands.add(command("part-texts", [] { return tr("Instructions and Consent"); }, QKeySequence(Qt::ALT | Qt::Key_6),
               [this] { m_design->openPart(QStringLiteral("texts")); }, [this] { return on(Design); }));
    commands.add(command("to-report", [] { return tr("Next: Report →"); }, {}, [this] { openTab(Report); },
               [this, some] { return some() && !isIn(StudyState::Draft); }));
    commands.add(command("close",
               [this] { return isIn(StudyState::Closed) ? tr("Reopen Study") : tr("Close Study"); }, {},
               [this] { setClosed(isIn(StudyState::Running)); },
               [this, some] { return some() && !isIn(StudyState::Draft); }));
}

void StudyPage::addParticipantCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto when = [this](bool (ParticipantsView::*may)() const) {
        return [this, may] { return on(Participants) && (m_participants->*may)(); };
    };
    const auto frozen = [this] { return on(Participants) && !isIn(StudyState::Draft); };
    commands.add(command("add", [] { return tr("Add People…"); }, QKeySequence(Qt::Key_A), [this] { m_participants->add(); },
               when(&ParticipantsView::mayAdd)));
    commands.add(command("start", [] { return tr("Start on This Computer"); }, QKeySequence(Qt::Key_S), [this] { m_participants->start(); },
               when(&ParticipantsView::mayStart)));
    commands.add(command("several", [] { return tr("Shared Computer (Kiosk)"); }, QKeySequence(Qt::Key_L), [this] { m_participants->startSeveral(); },
               when(&ParticipantsView::mayStartSeveral)));
    commands.add(command("pack", [] { return tr("Pack…"); }, QKeySequence(Qt::Key_P), [this] { m_participants->pack(); },
               when(&ParticipantsView::mayPack)));
    commands.add(command("home", [] { return tr("Import Returned Package…"); }, QKeySequence(Qt::Key_B),
               [this] {
                   Location location;
                   location.page = QStringLiteral("people");
                   location.field = QStringLiteral("merge");
                   Q_EMIT goTo(location);
               },
               frozen));
    commands.add(command("refill", [] { return tr("Replace Drop-outs"); }, QKeySequence(Qt::Key_R), [this] { m_participants->refill(); },
               when(&ParticipantsView::mayRefill)));
    commands.add(command("name", [] { return tr("Enter Name…"); }, QKeySequence(Qt::Key_F2), [this] { m_participants->name(); },
               when(&ParticipantsView::mayWithdraw)));
    commands.add(command("names", [this] { return m_participants && m_participants->namesShown() ? tr("Hide Names") : tr("Show Names"); },
               QKeySequence(Qt::Key_M),
               [this] {
                   m_participants->toggleNames();
                   m_context.commands.retranslate();
               },
               frozen));
    commands.add(command("conclude", [] { return tr("End Participation…"); }, {}, [this] { m_participants->conclude(); },
               when(&ParticipantsView::mayConclude)));
    commands.add(command("withdraw", [] { return tr("Withdraw…"); }, QKeySequence(Qt::Key_Delete), [this] { m_participants->withdraw(); },
               when(&ParticipantsView::mayWithdraw)));
    commands.add(command("simulate", [] { return tr("Dry Run…"); }, QKeySequence(Qt::Key_D), [this] { m_participants->simulate(); }, frozen));
    commands.add(command("unsimulate", [] { return tr("End Dry Run"); }, {}, [this] { m_participants->removeSimulated(); },
               when(&ParticipantsView::hasSimulated)));
}

} // namespace yuyi
