// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the text page.
#include "models/services/session/jobcenter.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/refusedlist.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/pagecommand.h"
#include "widgets/text/textpage.h"

#include <QTableWidget>

namespace yuyi {

namespace {
constexpr PageCommand command{"text"};
}

void TextPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    // While a box lies over the picture the keys are the box's.
    const auto any = [this] { return !current().isNull() && !boxing(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool repeats = true) {
        // A key held down decides about one picture, not about all that follow.
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)))->setAutoRepeat(repeats);
    };
    const auto idle = [this] { return !isMeasuring(); };
    add("measure", [this] { return measureText(); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { measure(false); }, idle);
    add("apply", [] { return tr("Apply Limit"); }, {QKeySequence(Qt::CTRL | Qt::Key_Return)}, [this] { apply(); },
        [this] { return !m_standings.isEmpty() && !isMeasuring(); });
    add("keep", [] { return tr("Keep"); }, {QKeySequence(Qt::Key_K)}, [this] { decide(Outcome::Keep); }, any, false);
    add("discard", [] { return tr("Discard"); }, {QKeySequence(Qt::Key_D)}, [this] { decide(Outcome::Discard); },
        any, false);
    const auto chosen = [this] { return m_areas && m_areas->currentRow() >= 0 && !boxing(); };
    add("draw", [] { return tr("Draw an Area"); }, {QKeySequence(Qt::Key_E)}, [this] { drawArea(); },
        [this] { return !current().isNull(); }, false);
    add("change", [] { return tr("Move or Resize the Area"); }, {QKeySequence(Qt::Key_M)}, [this] { changeArea(); }, chosen, false);
    add("nottext", [] { return tr("Mark as Not Text"); }, {QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Delete)},
        [this] { setDismissed(true); }, chosen, false);
    add("istext", [] { return tr("Mark as Text"); }, {QKeySequence(Qt::Key_T)}, [this] { setDismissed(false); },
        [this, chosen] {
            return chosen() && m_areas->currentRow() < m_measure.areas.size()
                && m_measure.areas.at(m_areas->currentRow()).dismissed;
        });
    add("nextarea", [] { return tr("Next Area"); }, {QKeySequence(Qt::Key_A)},
        [this] {
            if (m_areas->rowCount() > 0)
                m_areas->setCurrentCell((m_areas->currentRow() + 1) % m_areas->rowCount(), 0);
        },
        [this] { return !m_measure.areas.isEmpty() && !boxing(); });
    addBoxCommands();
    addViewingCommands();
}

/// The keys of a box over the picture. Its arrows are read by the box itself, which knows which one it was; here they have their names.
void TextPage::addBoxCommands()
{
    const auto shown = [this] { return boxing(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run) {
        Command made = command.withKeys(id, std::move(text), keys, std::move(run), shown);
        made.listed = false;
        m_context.commands.add(std::move(made))->setAutoRepeat(false);
    };
    const auto toTheBox = [this] { m_viewer->setFocus(Qt::ShortcutFocusReason); };
    add("box-move", [] { return tr("Move the Box"); },
        {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, toTheBox);
    // The other two are understood; four of these would leave the list of keys no room for words.
    add("box-size", [] { return tr("Resize the Box"); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Right), QKeySequence(Qt::SHIFT | Qt::Key_Down)}, toTheBox);
    add("box-keep", [] { return tr("Keep the Box"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { keepBox(); });
}

/// Whatever has the focus: the line, the views and the zoom have keys.
void TextPage::addViewingCommands()
{
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        m_context.commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)));
    };
    const auto measured = [this] { return !m_standings.isEmpty(); };
    add("view-near", [] { return tr("Show Images Near the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_1)},
        [this] { openView(View::Near); }, measured);
    add("view-over", [] { return tr("Show Images Above the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_2)},
        [this] { openView(View::Over); }, measured);
    add("view-under", [] { return tr("Show Images Below the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_3)},
        [this] { openView(View::Under); }, measured);
    add("view-decided", [] { return tr("Show Manually Decided Images"); }, {QKeySequence(Qt::ALT | Qt::Key_4)},
        [this] { openView(View::Decided); }, measured);
    add("line", [] { return tr("Change the Limit"); }, {QKeySequence(Qt::Key_L)},
        [this] { m_histogram->setFocus(Qt::ShortcutFocusReason); }, measured);
    add("pictures", [] { return tr("Back to the Images"); }, {QKeySequence(Qt::Key_Escape)},
        [this] { leaveBox(); }, measured);
    add("unreadable", [] { return tr("Unreadable Images…"); }, {QKeySequence(Qt::Key_U)},
        [this] {
            (new RefusedList(tr("Unreadable Images"),
                             tr("%Ln image(s) could not be read during the last measurement", nullptr,
                                static_cast<int>(m_unreadable.size())),
                             m_unreadable, this))
                ->open();
        },
        [this] { return !m_unreadable.isEmpty(); });
    const auto seen = [this] { return m_viewer && m_viewer->hasImage(); };
    add("larger", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [this] { m_viewer->zoomIn(); }, seen);
    add("smaller", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, [this] { m_viewer->zoomOut(); },
        seen);
    add("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [this] { m_viewer->fit(); }, seen);
    add("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_1)}, [this] { m_viewer->actualSize(); },
        seen);
}

} // namespace yuyi
