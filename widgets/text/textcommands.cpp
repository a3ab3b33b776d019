// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the text page.
#include "models/services/jobcenter.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/refusedlist.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/text/textpage.h"

#include <QTableWidget>

namespace yuyi {

void TextPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto any = [this] { return !current().isNull(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool repeats = true) {
        Command command;
        command.id = QStringLiteral("text.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        // A key held down decides about one picture, not about all that follow.
        commands.add(std::move(command))->setAutoRepeat(repeats);
    };
    const auto idle = [this] { return !m_context.jobs.isRunning(QStringLiteral("scan-text")); };
    add("measure", [] { return tr("Measure Text"); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { measure(false); }, idle);
    add("apply", [] { return tr("Apply"); }, {QKeySequence(Qt::CTRL | Qt::Key_Return)}, [this] { apply(); },
        [this] { return !m_standings.isEmpty(); });
    add("keep", [] { return tr("Keep"); }, {QKeySequence(Qt::Key_K)}, [this] { decide(Outcome::Keep); }, any, false);
    add("discard", [] { return tr("Discard"); }, {QKeySequence(Qt::Key_D)}, [this] { decide(Outcome::Discard); },
        any, false);
    add("draw", [] { return tr("Draw an Area"); }, {QKeySequence(Qt::Key_E)},
        [this] { m_viewer->setDrawing(!m_viewer->isDrawing()); }, any);
    add("nottext", [] { return tr("Not Text"); }, {QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Delete)},
        [this] { setDismissed(true); }, [this] { return m_areas && m_areas->currentRow() >= 0; }, false);
    add("istext", [] { return tr("Text After All"); }, {QKeySequence(Qt::Key_T)}, [this] { setDismissed(false); },
        [this] {
            const int row = m_areas ? m_areas->currentRow() : -1;
            return row >= 0 && row < m_measure.areas.size() && m_measure.areas.at(row).dismissed;
        });
    add("nextarea", [] { return tr("Next Area"); }, {QKeySequence(Qt::Key_A)},
        [this] {
            if (m_areas->rowCount() > 0)
                m_areas->setCurrentCell((m_areas->currentRow() + 1) % m_areas->rowCount(), 0);
        },
        [this] { return !m_measure.areas.isEmpty(); });
    addViewingCommands();
}

/// Whatever has the focus: the line, the views and the zoom have keys.
void TextPage::addViewingCommands()
{
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        Command command;
        command.id = QStringLiteral("text.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = single;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        m_context.commands.add(std::move(command));
    };
    const auto measured = [this] { return !m_standings.isEmpty(); };
    add("view-near", [] { return tr("Show Pictures Near the Line"); }, {QKeySequence(Qt::ALT | Qt::Key_1)}, false,
        [this] { openView(View::Near); }, measured);
    add("view-over", [] { return tr("Show Pictures Above the Line"); }, {QKeySequence(Qt::ALT | Qt::Key_2)}, false,
        [this] { openView(View::Over); }, measured);
    add("view-under", [] { return tr("Show Pictures Below the Line"); }, {QKeySequence(Qt::ALT | Qt::Key_3)}, false,
        [this] { openView(View::Under); }, measured);
    add("view-decided", [] { return tr("Show Pictures Decided by Hand"); }, {QKeySequence(Qt::ALT | Qt::Key_4)}, false,
        [this] { openView(View::Decided); }, measured);
    add("line", [] { return tr("Move the Line"); }, {QKeySequence(Qt::Key_L)}, true,
        [this] { m_histogram->setFocus(Qt::ShortcutFocusReason); }, measured);
    add("pictures", [] { return tr("Back to the Pictures"); }, {QKeySequence(Qt::Key_Escape)}, true,
        [this] {
            m_viewer->setDrawing(false);
            m_grid->setFocus(Qt::ShortcutFocusReason);
        },
        measured);
    add("unreadable", [] { return tr("What Could Not Be Read…"); }, {QKeySequence(Qt::Key_U)}, true,
        [this] {
            (new RefusedList(tr("Not Read"),
                             tr("%Ln image(s) could not be read when they were to be measured", nullptr,
                                static_cast<int>(m_unreadable.size())),
                             m_unreadable, this))
                ->open();
        },
        [this] { return !m_unreadable.isEmpty(); });
    const auto seen = [this] { return m_viewer && m_viewer->hasImage(); };
    add("larger", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, true,
        [this] { m_viewer->zoomIn(); }, seen);
    add("smaller", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, true, [this] { m_viewer->zoomOut(); },
        seen);
    add("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, true, [this] { m_viewer->fit(); }, seen);
    add("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_1)}, true, [this] { m_viewer->actualSize(); },
        seen);
}

} // namespace yuyi
