// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can do on the page: its commands, and the keys that its fields take themselves.
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/contextnotes.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/returnednotes.h"
#include "widgets/discussion/imagecomments.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"

#include <QAction>

namespace yuyi {

void AnnotatePage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto hasImage = [this] { return m_controller->hasImage(); };
    const auto editable = [this] { return m_controller->hasImage() && !m_controller->isSubmitted(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("annotate.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = single;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        commands.add(std::move(command));
    };
    add("submit", [] { return tr("Submit and Continue"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, false,
        [this] { submit(); }, editable);
    add("skip", [] { return tr("Skip"); }, {QKeySequence(Qt::Key_S)}, true, [this] { m_controller->skip(); },
        hasImage);
    add("samelabels", [] { return tr("Copy Labels from Last Image"); }, {QKeySequence(Qt::Key_L)}, true,
        [this] { m_controller->takeLastLabels(); }, editable);
    add("unsure", [] { return tr("Unsure"); }, {QKeySequence(Qt::Key_U)}, true,
        [this] {
            m_form->commit();
            m_form->setUnsure(!m_form->isUnsure());
            showSaveState();
        },
        editable);
    QAction *unsure = commands.action(QStringLiteral("annotate.unsure"));
    unsure->setCheckable(true);
    unsure->setAutoRepeat(false);
    add("reopen", [] { return tr("Reopen"); }, {QKeySequence(Qt::Key_R)}, true,
        [this] { m_controller->reopen(); }, [this] { return m_controller->isSubmitted(); });
    add("next", [] { return tr("Next Image"); }, {QKeySequence(Qt::Key_J), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Right)}, true,
        [this] {
            m_form->commit();
            m_controller->openNext();
        },
        hasImage);
    add("previous", [] { return tr("Previous Image"); },
        {QKeySequence(Qt::Key_K), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Left)}, true,
        [this] {
            m_form->commit();
            m_controller->openPrevious();
        },
        {});
    add("mine", [] { return tr("My Work"); }, {QKeySequence(Qt::CTRL | Qt::Key_H)}, false, [this] { openMyWork(); },
        {});
    add("comments", [] { return tr("Comments on the Image…"); }, {QKeySequence(Qt::Key_C)}, true,
        [this] { (new ImageComments(m_context.project, m_controller->image(), this))->open(); },
        [this, hasImage] { return !m_packed && hasImage(); });
    add("object", [] { return tr("Raise Objection…"); }, {QKeySequence(Qt::ALT | Qt::Key_O)}, false, [this] { m_returned->objectToNext(); },
        [this] { return m_controller->hasImage() && m_returned && m_returned->canObject(); });
    add("returned", [] { return tr("Read Reason for Return"); }, {QKeySequence(Qt::ALT | Qt::Key_R)}, false,
        [this] { m_returned->setFocus(Qt::ShortcutFocusReason); },
        [this] { return m_controller->hasImage() && m_returned && !m_returned->returns().isEmpty(); });
    add("guideline", [] { return tr("Guideline"); }, {QKeySequence(Qt::Key_F2)}, false, [this] { toggleGuideline(); }, {});
    add("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_F)}, true, [this] { m_viewer->fit(); }, hasImage);
    add("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_G)}, true,
        [this] { m_viewer->actualSize(); }, hasImage);
    add("rotate", [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, true,
        [this] { m_viewer->rotateView(); }, hasImage);
    add("zoomin", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, true,
        [this] { m_viewer->zoomIn(); }, hasImage);
    add("zoomout", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, true,
        [this] { m_viewer->zoomOut(); }, hasImage);
    add("finding", [] { return tr("Next Finding"); }, {QKeySequence(Qt::Key_F8)}, false,
        [this] { m_form->lint()->goToNext(); }, hasImage);
    add("question", [] { return tr("Add Question"); }, {QKeySequence(Qt::ALT | Qt::Key_Q)}, false,
        [this] { m_form->questions()->addQuestion(); }, editable);
    add("nextquestion", [] { return tr("Next Question"); }, {QKeySequence(Qt::ALT | Qt::Key_W)}, false,
        [this] { m_form->questions()->nextQuestion(); }, hasImage);
    add("context", [] { return tr("Add Context Note"); }, {QKeySequence(Qt::ALT | Qt::Key_C)}, false,
        [this] { m_form->context()->addNote(); }, editable);
    add("texts", [] { return tr("Write the Explanation"); }, {QKeySequence(Qt::Key_E)}, true,
        [this] { m_form->focusField(QStringLiteral("explanation")); }, editable);
    add("options", [] { return tr("Write the Options"); }, {QKeySequence(Qt::Key_O)}, true,
        [this] { m_form->focusField(QStringLiteral("question/%1/option/0").arg(m_form->questions()->current())); },
        editable);
    add("labels", [] { return tr("Back to the Labels"); }, {QKeySequence(Qt::ALT | Qt::Key_L)}, false,
        [this] {
            m_form->focusField({});
            setFocus();
        },
        hasImage);
    const auto explain = [&](QString (*group)(), QString (*text)(), const QList<QKeySequence> &keys) {
        commands.addFieldKeys({QStringLiteral("annotate"), group, text, keys});
    };
    const auto labels = [] { return tr("Labels"); };
    const auto options = [] { return tr("While Writing Options"); };
    explain(labels, [] { return tr("First to Ninth Label of the Row"); }, {QKeySequence(Qt::Key_1), QKeySequence(Qt::Key_9)});
    explain(labels, [] { return tr("Next Row or Field"); }, {QKeySequence(Qt::Key_Tab)});
    explain(options, [] { return tr("Next Field"); }, {QKeySequence(Qt::Key_Return)});
    explain(options, [] { return tr("Mark as Correct"); }, {QKeySequence(Qt::ALT | Qt::Key_Return)});
    explain(options, [] { return tr("Previous or Next Option"); }, {QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)});
    explain(options, [] { return tr("Move the Option"); }, {QKeySequence(Qt::CTRL | Qt::Key_Up), QKeySequence(Qt::CTRL | Qt::Key_Down)});
    explain(options, [] { return tr("Note on the Option"); }, {QKeySequence(Qt::ALT | Qt::Key_N)});
    explain(options, [] { return tr("Leave the Field"); }, {QKeySequence(Qt::Key_Escape)});
    // A key held down is about one image, not about those that follow.
    for (const char *id : {"annotate.submit", "annotate.skip", "annotate.reopen"})
        commands.action(QLatin1String(id))->setAutoRepeat(false);
}

} // namespace yuyi
