// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatecommands.h"

#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatedpicture.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/contextnotes.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/returnednotes.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"

#include <QAction>

namespace yuyi {

AnnotateCommands::AnnotateCommands(CommandRegistry &commands, AnnotateController *controller, QObject *parent)
    : QObject(parent)
    , m_commands(commands)
    , m_controller(controller)
{
    addWork();
    addReading();
    addWriting();
    explainKeys();
    // A key held down is about one image, not about those that follow.
    for (const char *id : {"annotate.submit", "annotate.skip", "annotate.reopen"})
        m_commands.action(QLatin1String(id))->setAutoRepeat(false);
}

void AnnotateCommands::setParts(AnnotationForm *form, AnnotatedPicture *picture)
{
    m_form = form;
    m_picture = picture;
}

bool AnnotateCommands::hasImage() const
{
    return m_controller->hasImage();
}

bool AnnotateCommands::isEditable() const
{
    return hasImage() && !m_controller->isSubmitted();
}

void AnnotateCommands::add(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                           std::function<void()> run, std::function<bool()> enabled)
{
    Command command;
    command.id = QStringLiteral("annotate.") % QLatin1String(id);
    command.text = std::move(text);
    command.shortcuts = keys;
    command.singleKey = single;
    command.run = std::move(run);
    command.enabled = std::move(enabled);
    m_commands.add(std::move(command));
}

/// The work on the image as a whole: submitting, skipping, going on and back.
void AnnotateCommands::addWork()
{
    const auto withImage = [this] { return hasImage(); };
    const auto editable = [this] { return isEditable(); };
    add("submit", [] { return tr("Submit and Continue"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, false,
        [this] { Q_EMIT submitWanted(); }, editable);
    add("skip", [] { return tr("Skip"); }, {QKeySequence(Qt::Key_S)}, true, [this] { m_controller->skip(); },
        withImage);
    add("samelabels", [] { return tr("Copy Labels from Last Image"); }, {QKeySequence(Qt::Key_L)}, true,
        [this] { m_controller->takeLastLabels(); }, editable);
    add("unsure", [] { return tr("Unsure"); }, {QKeySequence(Qt::Key_U)}, true,
        [this] {
            m_form->commit();
            m_form->setUnsure(!m_form->isUnsure());
            Q_EMIT unsureChanged();
        },
        editable);
    QAction *unsure = m_commands.action(QStringLiteral("annotate.unsure"));
    unsure->setCheckable(true);
    unsure->setAutoRepeat(false);
    add("reopen", [] { return tr("Reopen"); }, {QKeySequence(Qt::Key_R)}, true,
        [this] { m_controller->reopen(); }, [this] { return m_controller->isSubmitted(); });
    add("next", [] { return tr("Next Image"); }, {QKeySequence(Qt::Key_J), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Right)}, true,
        [this] {
            m_form->commit();
            m_controller->openNext();
        },
        withImage);
    add("previous", [] { return tr("Previous Image"); },
        {QKeySequence(Qt::Key_K), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Left)}, true,
        [this] {
            m_form->commit();
            m_controller->openPrevious();
        },
        {});
}

/// What is read beside the form, and how the picture is looked at.
void AnnotateCommands::addReading()
{
    const auto withImage = [this] { return hasImage(); };
    add("mine", [] { return tr("My Work"); }, {QKeySequence(Qt::CTRL | Qt::Key_H)}, false, [this] { Q_EMIT myWorkWanted(); },
        {});
    add("comments", [] { return tr("Comments on the Image…"); }, {QKeySequence(Qt::Key_C)}, true,
        [this] { Q_EMIT commentsWanted(); },
        [this] { return !m_packed && hasImage(); });
    add("object", [] { return tr("Raise Objection…"); }, {QKeySequence(Qt::ALT | Qt::Key_O)}, false,
        [this] { m_picture->returned()->objectToNext(); },
        [this] { return hasImage() && m_picture && m_picture->returned()->canObject(); });
    add("returned", [] { return tr("Read Reason for Return"); }, {QKeySequence(Qt::ALT | Qt::Key_R)}, false,
        [this] { m_picture->returned()->setFocus(Qt::ShortcutFocusReason); },
        [this] { return hasImage() && m_picture && !m_picture->returned()->returns().isEmpty(); });
    add("guideline", [] { return tr("Guideline"); }, {QKeySequence(Qt::Key_F2)}, false, [this] { Q_EMIT guidelineWanted(); }, {});
    add("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_F)}, true, [this] { m_picture->viewer()->fit(); }, withImage);
    add("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_G)}, true,
        [this] { m_picture->viewer()->actualSize(); }, withImage);
    add("rotate", [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, true,
        [this] { m_picture->viewer()->rotateView(); }, withImage);
    add("zoomin", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, true,
        [this] { m_picture->viewer()->zoomIn(); }, withImage);
    add("zoomout", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, true,
        [this] { m_picture->viewer()->zoomOut(); }, withImage);
}

/// Going through the form.
void AnnotateCommands::addWriting()
{
    const auto withImage = [this] { return hasImage(); };
    const auto editable = [this] { return isEditable(); };
    add("finding", [] { return tr("Next Finding"); }, {QKeySequence(Qt::Key_F8)}, false,
        [this] { m_form->lint()->goToNext(); }, withImage);
    add("question", [] { return tr("Add Question"); }, {QKeySequence(Qt::ALT | Qt::Key_Q)}, false,
        [this] { m_form->questions()->addQuestion(); }, editable);
    add("nextquestion", [] { return tr("Next Question"); }, {QKeySequence(Qt::ALT | Qt::Key_W)}, false,
        [this] { m_form->questions()->nextQuestion(); }, withImage);
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
            Q_EMIT focusWanted();
        },
        withImage);
}

void AnnotateCommands::explainKeys()
{
    const auto explain = [&](QString (*group)(), QString (*text)(), const QList<QKeySequence> &keys) {
        m_commands.addFieldKeys({QStringLiteral("annotate"), group, text, keys});
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
}

} // namespace yuyi
