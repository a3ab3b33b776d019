// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the duplicates page, and how one walks through groups and pictures.
#include "models/services/session/jobcenter.h"
#include "widgets/controls/refusedlist.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/shell/pagecommand.h"

#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QListView>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>

namespace yuyi {

namespace {
constexpr PageCommand command{"duplicates"};
constexpr double weightStep = 0.05;   // of the slider and the overlay, for one key
}

void DuplicatesPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto open = [this] { return current() && current()->state == GroupState::Open; };
    const auto any = [this] { return current() != nullptr; };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool repeats = true) {
        // A key held down decides about one group, not about all that follow.
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)))->setAutoRepeat(repeats);
    };
    add("search", [this] { return searchText(); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { search(); }, [this] { return !m_context.jobs.isRunning(QStringLiteral("scan-duplicates")); });
    add("confirm", [] { return tr("Confirm, Keep Left"); },
        {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, [this] { confirm(); }, open, false);
    add("swap", [] { return tr("Keep the Other Image"); }, {QKeySequence(Qt::Key_Tab)}, [this] { swap(); }, open, false);
    add("split", [] { return tr("Remove from Group"); }, {QKeySequence(Qt::Key_R)}, [this] { split(); }, open, false);
    add("dismiss", [] { return tr("Not Duplicates"); }, {QKeySequence(Qt::Key_N)}, [this] { dismiss(); }, open, false);
    add("reopen", [] { return tr("Reopen Group"); }, {QKeySequence(Qt::Key_A)}, [this] { reopen(); },
        [this] { return current() && current()->state != GroupState::Open; }, false);
    add("many", [this] { return manyText(); }, {QKeySequence(Qt::CTRL | Qt::Key_B)},
        [this] { confirmMany(); },
        [this] { return m_distance && m_model->view() == GroupView::Duplicates && !m_model->openFrom(batchLimit(), m_distance->value()).isEmpty(); },
        false);
    add("next", [] { return tr("Next Group"); }, {QKeySequence(Qt::Key_J), QKeySequence(Qt::Key_Down)},
        [this] { step(1); }, any);
    add("previous", [] { return tr("Previous Group"); }, {QKeySequence(Qt::Key_K), QKeySequence(Qt::Key_Up)},
        [this] { step(-1); }, any);
    const auto several = [this] { return current() && current()->members.size() > 1; };
    add("nextmember", [] { return tr("Next Image in Group"); }, {QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::Key_M)},
        [this] { stepMember(1); }, several);
    add("previousmember", [] { return tr("Previous Image in Group"); }, {QKeySequence(Qt::Key_PageUp)},
        [this] { stepMember(-1); }, several);
    using Mode = ComparisonView::Mode;
    const auto mode = [this](Mode wanted) {
        return [this, wanted] {
            m_compare->setMode(m_compare->mode() == wanted ? Mode::SideBySide : wanted);
        };
    };
    add("side", [] { return tr("Side by Side"); }, {QKeySequence(Qt::Key_S)},
        [this] { m_compare->setMode(Mode::SideBySide); }, any);
    add("flicker", [] { return tr("Flicker"); }, {QKeySequence(Qt::Key_F)}, mode(Mode::Flicker), any);
    add("slider", [] { return tr("Slider"); }, {QKeySequence(Qt::Key_D)}, mode(Mode::Slider), any);
    add("difference", [] { return tr("Difference"); }, {QKeySequence(Qt::Key_X)}, mode(Mode::Difference), any);
    add("overlay", [] { return tr("Overlay"); }, {QKeySequence(Qt::Key_O)}, mode(Mode::Overlay), any);
    addViewingCommands();
}

/// Whatever has the focus: the views, the limits and the zoom have keys.
void DuplicatesPage::addViewingCommands()
{
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        m_context.commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)));
    };
    add("view-duplicates", [] { return tr("Show Duplicates"); }, {QKeySequence(Qt::ALT | Qt::Key_1)},
        [this] { openView(GroupView::Duplicates); });
    add("view-templates", [] { return tr("Show Same-Template Groups"); }, {QKeySequence(Qt::ALT | Qt::Key_2)},
        [this] { openView(GroupView::Templates); });
    add("view-settled", [] { return tr("Show Decided Groups"); }, {QKeySequence(Qt::ALT | Qt::Key_3)},
        [this] { openView(GroupView::Settled); });
    add("unreadable", [] { return tr("Unreadable Images…"); }, {QKeySequence(Qt::Key_U)},
        [this] {
            (new RefusedList(tr("Unreadable Images"),
                             tr("%Ln image(s) could not be read by the last search", nullptr,
                                static_cast<int>(m_unreadable.size())),
                             m_unreadable, this))
                ->open();
        },
        [this] { return !m_unreadable.isEmpty(); });
    const auto work = [this] { return m_frame.stack && m_frame.stack->currentIndex() == 0; };
    add("certainty", [] { return tr("Set Minimum Certainty"); }, {QKeySequence(Qt::Key_C)},
        [this] { m_certainty->setFocus(Qt::ShortcutFocusReason); }, work);
    add("distance", [] { return tr("Set Maximum Distance"); }, {QKeySequence(Qt::Key_H)},
        [this] { edit(m_distance); }, work);
    add("batch", [] { return tr("Set Minimum Certainty for Batch Confirmation"); }, {QKeySequence(Qt::Key_B)},
        [this] { edit(m_batch); }, [this, work] { return work() && m_batch->isEnabled(); });
    const auto any = [this] { return m_compare && m_compare->hasImages(); };
    add("larger", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [this] { m_compare->zoomIn(); }, any);
    add("smaller", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, [this] { m_compare->zoomOut(); },
        any);
    add("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [this] { m_compare->fit(); }, any);
    add("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_1)}, [this] { m_compare->actualSize(); },
        any);
    const auto weighs = [this] {
        return m_compare && m_compare->hasImages()
            && (m_compare->mode() == ComparisonView::Mode::Slider || m_compare->mode() == ComparisonView::Mode::Overlay);
    };
    add("left", [] { return tr("Move Slider or Opacity Left"); }, {QKeySequence(Qt::Key_Left)},
        [this] { m_compare->setPosition(m_compare->position() - weightStep); }, weighs);
    add("right", [] { return tr("Move Slider or Opacity Right"); }, {QKeySequence(Qt::Key_Right)},
        [this] { m_compare->setPosition(m_compare->position() + weightStep); }, weighs);
    add("switch", [] { return tr("Flicker Manually"); }, {QKeySequence(Qt::Key_Space)},
        [this] { m_compare->switchByHand(); },
        [this] { return m_compare && m_compare->hasImages() && m_compare->mode() == ComparisonView::Mode::Flicker; });
}

void DuplicatesPage::edit(QAbstractSpinBox *field)
{
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void DuplicatesPage::openView(GroupView view)
{
    m_model->setView(view);
    selectRow(0);
    showCounts();
    showEmpty();
}

void DuplicatesPage::step(int direction)
{
    selectRow(m_list->currentIndex().row() + direction);
}

void DuplicatesPage::stepMember(int direction)
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty())
        return;
    const int count = static_cast<int>(group->members.size());
    m_member = (m_member + direction + count) % count;
    showPair();
}

bool DuplicatesPage::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_compare && event->type() == QEvent::Resize && isNarrow() != m_narrow)
        showFacts();
    if (object == m_compare || event->type() != QEvent::KeyPress)
        return Page::eventFilter(object, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    // The list has the focus after a click; Tab and Enter still belong to the page.
    if (object == m_list && enter) {
        confirm();
        return true;
    }
    // A limit that was set: the keys are the groups' again.
    if (object != m_list && (enter || key == Qt::Key_Escape)) {
        if (auto *field = qobject_cast<QAbstractSpinBox *>(object))
            field->interpretText();
        setFocus(Qt::OtherFocusReason);
        return true;
    }
    return Page::eventFilter(object, event);
}

} // namespace yuyi
