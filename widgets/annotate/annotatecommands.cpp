// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatecommands.h"

#include "models/domain/preset/preset.h"
#include "models/services/rules/contentfields.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatedpicture.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/contextnotes.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/returnednotes.h"
#include "widgets/image/factrows.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/pagecommands.h"

#include <QAction>
#include <QApplication>

#include <algorithm>

namespace yuyi {

AnnotateCommands::AnnotateCommands(CommandRegistry &commands, AnnotateController *controller, const Preset &preset, QObject *parent)
    : QObject(parent),
      m_controller(controller)
{
    const PageCommands page(commands, "annotate");
    addWork(page);
    addReading(page);
    addWriting(page, preset);
    addPictures(page);
    explainKeys(commands, preset);
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

/// The work on the image as a whole: submitting, skipping, going on and back.
void AnnotateCommands::addWork(const PageCommands &add)
{
    const auto withImage = [this] { return hasImage(); };
    const auto editable = [this] { return isEditable(); };
    add(
        "submit", [] { return tr("Submit and Continue"); }, [this] { Q_EMIT submitWanted(); }, editable);
    add(
        "skip", [] { return tr("Skip"); }, [this] { m_controller->skip(); }, withImage);
    add(
        "samelabels", [] { return tr("Copy Labels from Last Image"); }, [this] { m_controller->takeLastLabels(); }, editable);
    add(
        "unsure", [] { return tr("Unsure"); },
        [this] {
            m_form->commit();
            m_form->setUnsure(!m_form->isUnsure());
            Q_EMIT unsureChanged();
        },
        editable)
        ->setCheckable(true);
    add(
        "reopen", [] { return tr("Reopen"); }, [this] { Q_EMIT reopenWanted(); }, [this] { return m_controller->isSubmitted(); });
    add(
        "next", [] { return tr("Next Image"); },
        [this] {
            m_form->commit();
            m_controller->openNext();
        },
        withImage);
    add(
        "previous", [] { return tr("Previous Image"); },
        [this] {
            m_form->commit();
            m_controller->openPrevious();
        });
}

/// What is read beside the form, and how the picture is looked at.
void AnnotateCommands::addReading(const PageCommands &add)
{
    const auto withImage = [this] { return hasImage(); };
    add(
        "mine", [] { return tr("My Work"); }, [this] { Q_EMIT myWorkWanted(); });
    add(
        "comments", [] { return tr("Comments on the Image…"); }, [this] { Q_EMIT commentsWanted(); },
        [this] { return !m_packed && hasImage(); });
    add(
        "object", [] { return tr("Raise Objection…"); }, [this] { m_picture->returned()->objectToNext(); },
        [this] { return hasImage() && m_picture && m_picture->returned()->canObject(); });
    add(
        "returned", [] { return tr("Read Why the Image Was Returned"); },
        [this] { m_picture->returned()->setFocus(Qt::ShortcutFocusReason); },
        [this] { return hasImage() && m_picture && !m_picture->returned()->returns().isEmpty(); });
    add(
        "guideline", [] { return tr("Guideline"); }, [this] { Q_EMIT guidelineWanted(); });
    add(
        "facts", [] { return tr("Facts of the Image"); }, [this] { m_picture->goToFacts(); },
        [this] { return hasImage() && m_picture && m_picture->factRows()->isUsed(); });
    add(
        "fit", [] { return tr("Fit"); }, [this] { m_picture->viewer()->fit(); }, withImage);
    add(
        "actual", [] { return tr("Actual Size"); }, [this] { m_picture->viewer()->actualSize(); }, withImage);
    add(
        "rotate", [] { return tr("Rotate View"); }, [this] { m_picture->viewer()->rotateView(); }, withImage);
    add(
        "zoomin", [] { return tr("Zoom In"); }, [this] { m_picture->viewer()->zoomIn(); }, withImage);
    add(
        "zoomout", [] { return tr("Zoom Out"); }, [this] { m_picture->viewer()->zoomOut(); }, withImage);
}

/// The pictures of a question, where its kind takes any.
void AnnotateCommands::addPictures(const PageCommands &add)
{
    const auto several = [this] { return hasImage() && m_picture && m_picture->hasSeveral(); };
    const auto takes = [this] { return isEditable() && m_form && m_form->questions()->pictures()->isTaken(); };
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { m_picture->stepPicture(1); }, several);
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { m_picture->stepPicture(-1); }, several);
    add(
        "pictures", [] { return tr("Pictures of the Question"); }, [this] { m_form->questions()->pictures()->focus(); }, takes);
    add(
        "mark", [] { return tr("Insert Picture Mark"); }, [this] { m_form->questions()->pictures()->insertMark(); }, takes);
}

/// Going through the form.
void AnnotateCommands::addWriting(const PageCommands &add, const Preset &preset)
{
    const auto withImage = [this] { return hasImage(); };
    const auto editable = [this] { return isEditable(); };
    add(
        "finding", [] { return tr("Next Error or Warning"); }, [this] { m_form->lint()->goToNext(); }, withImage);
    add(
        "question", [] { return tr("Add Question"); }, [this] { m_form->questions()->addQuestion(); }, editable);
    add(
        "nextquestion", [] { return tr("Next Question"); }, [this] { m_form->questions()->nextQuestion(); }, withImage);
    add(
        "kind", [] { return tr("Change the Kind of Question"); }, [this] { m_form->questions()->nextKind(); },
        [this] { return isEditable() && m_form->questions()->hasKinds(); });
    add(
        "fill", [] { return tr("Fill from Templates"); }, [this] { Q_EMIT fillWanted(); },
        [this, fills = preset.fillsQuestions()] { return fills && isEditable(); });
    add(
        "strike", [] { return tr("Strike Out Option"); }, [this] { Q_EMIT strikeWanted(); },
        [this, draws = !preset.pools.isEmpty()] { return draws && isEditable(); });
    add(
        "context", [] { return tr("Add Context Note"); }, [this] { m_form->context()->addNote(); }, editable);
    add(
        "texts", [] { return tr("Write the Explanation"); },
        [this] { m_form->focusField(QStringLiteral("explanation")); }, [this] { return isEditable() && m_form->hasExplanation(); });
    add(
        "options", [] { return tr("Write the Options or Answers"); },
        [this] { m_form->focusField(QStringLiteral("question/%1/option/0").arg(m_form->questions()->current())); }, editable);
    add(
        "labels", [] { return tr("Back to the Labels"); },
        [this] {
            m_form->focusField(labelsField);
            if (!m_form->isAncestorOf(QApplication::focusWidget())) // labels may be typed there
                Q_EMIT focusWanted();
        },
        withImage);
}

void AnnotateCommands::explainKeys(CommandRegistry &commands, const Preset &preset)
{
    const auto explain = [&](QString (*group)(), QString (*text)(), const QList<QKeySequence> &keys) {
        commands.addFieldKeys({QStringLiteral("annotate"), group, text, keys});
    };
    const auto labels = [] { return tr("Labels"); };
    const auto question = [] { return tr("While Writing the Question"); };
    const auto options = [] { return tr("While Writing Options"); };
    const auto answers = [] { return tr("While Writing Accepted Answers"); };
    explain(labels, [] { return tr("First to Ninth Label of the Row"); }, {QKeySequence(Qt::Key_1), QKeySequence(Qt::Key_9)});
    explain(labels, [] { return tr("Next Row or Field"); }, {QKeySequence(Qt::Key_Tab)});
    explain(question, [] { return tr("Options or Answers"); }, {QKeySequence(Qt::Key_Return)});
    explain(question, [] { return tr("New Line"); }, {QKeySequence(Qt::SHIFT | Qt::Key_Return)});
    explain(options, [] { return tr("Next Field"); }, {QKeySequence(Qt::Key_Return)});
    explain(options, [] { return tr("Mark as Correct"); }, {QKeySequence(Qt::ALT | Qt::Key_Return)});
    explain(options, [] { return tr("Previous or Next Option"); }, {QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)});
    explain(options, [] { return tr("Move the Option"); }, {QKeySequence(Qt::CTRL | Qt::Key_Up), QKeySequence(Qt::CTRL | Qt::Key_Down)});
    explain(options, [] { return tr("Note on the Option"); }, {QKeySequence(Qt::ALT | Qt::Key_N)});
    explain(options, [] { return tr("Leave the Field"); }, {QKeySequence(Qt::Key_Escape)});
    explain(answers, [] { return tr("Next or New Wording"); }, {QKeySequence(Qt::Key_Return)});
    explain(answers, [] { return tr("Remove an Empty Wording"); }, {QKeySequence(Qt::Key_Backspace)});
    explain(answers, [] { return tr("Previous or Next Wording"); }, {QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)});
    const auto typed = [](const Dimension &dimension) { return !dimension.hasDigits(); };
    if (std::any_of(preset.dimensions.begin(), preset.dimensions.end(), typed)) {
        const auto typing = [] { return tr("While Typing Labels"); };
        explain(typing, [] { return tr("Previous or Next Label of the List"); }, {QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)});
        explain(typing, [] { return tr("Take the Label; in an Empty Field the Next Row"); }, {QKeySequence(Qt::Key_Return)});
        explain(typing, [] { return tr("Remove the Last Label"); }, {QKeySequence(Qt::Key_Backspace)});
        explain(typing, [] { return tr("Leave the Field"); }, {QKeySequence(Qt::Key_Escape)});
    }
    if (!preset.takesPictures())
        return;
    const auto pictures = [] { return tr("On the Pictures of a Question"); };
    explain(pictures, [] { return tr("Next or Previous Picture"); }, {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right)});
    explain(
        pictures, [] { return tr("Move the Picture"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::CTRL | Qt::Key_Right)});
    explain(pictures, [] { return tr("Show the Picture"); }, {QKeySequence(Qt::Key_Space)});
    explain(pictures, [] { return tr("Caption, or the Menu of an Option"); }, {QKeySequence(Qt::Key_Return)});
    explain(pictures, [] { return tr("Remove the Picture"); }, {QKeySequence(Qt::Key_Delete)});
    explain(pictures, [] { return tr("Paste a Picture"); }, {QKeySequence(Qt::CTRL | Qt::Key_V)});
}

} // namespace yuyi
