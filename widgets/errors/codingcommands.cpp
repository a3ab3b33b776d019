// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/codingcommands.h"

#include "models/domain/text.h"
#include "widgets/controls/textfield.h"
#include "widgets/errors/casepicture.h"
#include "widgets/errors/casereading.h"
#include "widgets/errors/codingcontroller.h"
#include "widgets/errors/codingform.h"
#include "widgets/errors/codingpanel.h"
#include "widgets/errors/probepanel.h"
#include "widgets/image/imageviewer.h"

namespace yuyi {

CodingCommands::CodingCommands(CommandRegistry &commands, const Screen &screen, QObject *parent)
    : QObject(parent), m_commands(commands), m_screen(screen)
{
}

QString CodingCommands::useCommand(int expert)
{
    return QStringLiteral("errors.use-%1").arg(QLatin1Char(static_cast<char>('a' + expert)));
}

void CodingCommands::add()
{
    addCode();
    addMarks();
    addReading();
    addCases();
    addPicture();
    addSubmit();
    addRegions();
}

void CodingCommands::add(const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run,
                         Test enabled, bool single)
{
    Command command;
    command.id = QStringLiteral("errors.") % id;
    command.text = std::move(text);
    command.shortcuts = keys;
    command.singleKey = single;
    command.run = std::move(run);
    command.enabled = [this, enabled = std::move(enabled)] { return m_screen.controller.isEntered() && enabled(); };
    // A key held down codes one case, not ten.
    m_commands.add(std::move(command))->setAutoRepeat(false);
}

void CodingCommands::addHidden(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run,
                               Test enabled)
{
    Command command;
    command.id = QStringLiteral("errors.") % QLatin1String(id);
    command.text = std::move(text);
    command.shortcuts = keys;
    command.singleKey = true;
    command.listed = false;
    command.run = std::move(run);
    command.enabled = [this, enabled = std::move(enabled)] { return m_screen.controller.isEntered() && enabled(); };
    m_commands.add(std::move(command))->setAutoRepeat(false);
}

CodingCommands::Test CodingCommands::editable() const
{
    return [this] { return m_screen.controller.isEditable() && !m_screen.controller.isSending(); };
}

CodingCommands::Test CodingCommands::shown() const
{
    return [this] { return m_screen.controller.view().has_value(); };
}

void CodingCommands::addCode()
{
    CodingForm *form = m_screen.panel.form();
    for (int i = 0; i < CodingForm::mostNumbered; ++i) {
        add(QStringLiteral("type-%1").arg(i + 1), [i] { return tr("Choose Type or Option %1").arg(i + 1); }, {QKeySequence(Qt::Key_1 + i)},
            [form, i] { form->chooseNth(i); }, [form, editable = editable(), i] { return editable() && form->hasNth(i); });
    }
    for (int i = 0; i < CodingForm::mostSubtypes; ++i) {
        add(QStringLiteral("subtype-%1").arg(i + 1), [i] { return tr("Choose Subtype %1").arg(i + 1); },
            {QKeySequence(CodingForm::subtypeKey(i))}, [form, i] { form->chooseSubtype(i); },
            [form, editable = editable(), i] { return editable() && form->hasSubtype(i); });
    }
    int index = 0;
    for (const ErrorVerdict verdict : {ErrorVerdict::ModelWrong, ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong}) {
        add(QStringLiteral("verdict-%1").arg(index + 1), [verdict] { return tr("Verdict: %1").arg(titleOf(verdict)); },
            {QKeySequence(CodingForm::verdictKey(index))}, [form, verdict] { form->chooseVerdict(verdict); }, editable());
        ++index;
    }
    add(QStringLiteral("note"), [] { return tr("Write a Note"); }, {QKeySequence(Qt::Key_N)},
        [form] { form->note()->setFocus(Qt::ShortcutFocusReason); }, editable());
}

void CodingCommands::addMarks()
{
    CasePicture &picture = m_screen.picture;
    add(QStringLiteral("evidence"), [] { return tr("Mark as Evidence"); }, {QKeySequence(Qt::Key_E)},
        [this] { m_screen.panel.toggleEvidence(); }, editable());
    add(QStringLiteral("regions"), [] { return tr("Mark Regions"); }, {QKeySequence(Qt::Key_M)}, [&picture] { picture.toggleDrawing(); },
        [&picture, editable = editable()] { return editable() && picture.viewer()->hasImage(); });
    add(QStringLiteral("remove-region"), [] { return tr("Remove Region"); }, {QKeySequence(Qt::Key_Delete)},
        [&picture] { picture.removeRegion(); }, [&picture, editable = editable()] { return editable() && picture.hasRegions(); });
}

void CodingCommands::addReading()
{
    CodingController &controller = m_screen.controller;
    CodingPanel &panel = m_screen.panel;
    add(QStringLiteral("explanation"), [] { return tr("Explanation and Implied Meaning"); }, {QKeySequence(Qt::Key_X)},
        [&panel] { panel.reading()->toggleFold(); }, [&panel, shown = shown()] { return shown() && panel.reading()->hasFold(); });
    // The further letters alone do other things on this page.
    const QKeySequence use[] = {Qt::Key_A, Qt::Key_B, Qt::SHIFT | Qt::Key_C, Qt::SHIFT | Qt::Key_D, Qt::SHIFT | Qt::Key_E};
    for (int i = 0; i < static_cast<int>(std::size(use)); ++i) {
        add(useCommand(i).mid(7), [i] { return tr("Use Code %1").arg(optionLetter(i)); }, {use[i]}, [&panel, i] { panel.use(i); },
            [&controller, editable = editable(), i] {
                return editable() && controller.mode() == CodingController::Mode::Settle && i < controller.view()->others.size();
            });
    }
    add(QStringLiteral("probe"), [] { return tr("Ask the Model"); }, {QKeySequence(Qt::Key_Slash)}, [&panel] { panel.enterProbes(); },
        [&panel, shown = shown()] { return shown() && panel.probes()->canAsk(); });
    add(QStringLiteral("probe-stop"), [] { return tr("Stop Asking the Model"); }, {}, [&panel] { panel.probes()->stop(); },
        [&panel] { return panel.probes()->isAsking(); });
}

void CodingCommands::addCases()
{
    CodingController &controller = m_screen.controller;
    const auto walkable = [&controller] { return !controller.isSending() && !controller.queue().isEmpty(); };
    add(QStringLiteral("next-case"), [] { return tr("Next Case"); }, {QKeySequence(Qt::Key_J)}, [&controller] { controller.walk(1); },
        walkable);
    add(QStringLiteral("previous-case"), [] { return tr("Previous Case"); }, {QKeySequence(Qt::Key_K)},
        [&controller] { controller.walk(-1); }, walkable);
    add(QStringLiteral("next-disputed"), [] { return tr("Next Case to Adjudicate"); }, {QKeySequence(Qt::SHIFT | Qt::Key_J)},
        [&controller] { controller.openDisputed(); }, [&controller] { return !controller.isSending() && controller.hasDisputed(); });
    add(QStringLiteral("take-back"), [] { return tr("Withdraw Code"); }, {QKeySequence(Qt::Key_U)},
        [&controller] { controller.takeBack(); }, [&controller] { return !controller.isSending() && controller.mayTakeBack(); });
}

void CodingCommands::addPicture()
{
    ImageViewer *viewer = m_screen.picture.viewer();
    add(QStringLiteral("fit"), [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [viewer] { viewer->fit(); }, shown());
    add(QStringLiteral("zoom-in"), [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [viewer] { viewer->zoomIn(); }, shown());
    add(QStringLiteral("zoom-out"), [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, [viewer] { viewer->zoomOut(); }, shown());
    add(QStringLiteral("rotate"), [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, [viewer] { viewer->rotateView(); }, shown());
}

void CodingCommands::addSubmit()
{
    add(QStringLiteral("submit"), [] { return tr("Submit and Next"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, [this] { m_screen.panel.submit(); },
        editable(), false);
}

void CodingCommands::addRegions()
{
    CasePicture &picture = m_screen.picture;
    const auto drawing = [this] { return m_screen.controller.isEditable() && m_screen.picture.isDrawing(); };
    // The box reads the arrows itself, for only there they are known one by one; here they have their names.
    const auto here = [this] { m_screen.view.setFocus(Qt::ShortcutFocusReason); };
    addHidden("region-move", [] { return tr("Move the New Region"); },
              {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, here, drawing);
    addHidden("region-size", [] { return tr("Resize the New Region"); },
              {QKeySequence(Qt::SHIFT | Qt::Key_Left), QKeySequence(Qt::SHIFT | Qt::Key_Right), QKeySequence(Qt::SHIFT | Qt::Key_Up),
               QKeySequence(Qt::SHIFT | Qt::Key_Down)},
              here, drawing);
    addHidden("region-keep", [] { return tr("Accept New Region"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
              [&picture] { picture.keepNewRegion(); }, [&picture, drawing] { return drawing() && picture.hasNewRegion(); });
    addHidden("region-end", [] { return tr("Finish Marking Regions"); }, {QKeySequence(Qt::Key_Escape)},
              [&picture] { picture.toggleDrawing(); }, drawing);
}

} // namespace yuyi
