// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingcommands.h"

#include "models/domain/text.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/errors/coding/casepicture.h"
#include "widgets/errors/coding/casereading.h"
#include "widgets/errors/coding/codingcontroller.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingpanel.h"
#include "widgets/errors/coding/probepanel.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/replies/replyevidence.h"

namespace yuyi {

namespace {
constexpr int mostExperts = 5; // whose codes have a key
} // namespace

CodingCommands::CodingCommands(const Screen &screen, QObject *parent) : QObject(parent), m_screen(screen) {}

QString CodingCommands::useCommand(int expert)
{
    return QStringLiteral("errors.use-%1").arg(QLatin1Char(static_cast<char>('a' + expert)));
}

QString CodingCommands::judgeCommand(ProbeVerdict verdict)
{
    return QStringLiteral("errors.probe-%1").arg(codeOf(verdict));
}

void CodingCommands::add(CommandRegistry &commands)
{
    const PageCommands page(commands, "errors", [this] { return m_screen.controller.isEntered(); });
    addCode(page);
    addMarks(page);
    addReading(page);
    addCases(page);
    addPicture(page);
    addSubmit(page);
    addRegions(page);
}

CodingCommands::Test CodingCommands::editable() const
{
    return [this] { return m_screen.controller.isEditable() && !m_screen.controller.isSending(); };
}

CodingCommands::Test CodingCommands::shown() const
{
    return [this] { return m_screen.controller.view().has_value(); };
}

void CodingCommands::addCode(const PageCommands &add)
{
    CodingForm *form = m_screen.panel.form();
    for (int i = 0; i < CodingForm::mostNumbered; ++i) {
        add(
            QStringLiteral("type-%1").arg(i + 1),
            [i] {
                return i == 0 ? tr("Choose Error Type or Option Number 1, or Write the Answer")
                              : tr("Choose Error Type or Option Number %1").arg(i + 1);
            },
            [form, i] { form->chooseNth(i); }, [form, editable = editable(), i] { return editable() && form->hasNth(i); });
    }
    for (int i = 0; i < CodingForm::mostSubtypes; ++i) {
        add(
            QStringLiteral("subtype-%1").arg(i + 1), [i] { return tr("Choose Subtype %1").arg(i + 1); },
            [form, i] { form->chooseSubtype(i); }, [form, editable = editable(), i] { return editable() && form->hasSubtype(i); });
    }
    int index = 0;
    for (const ErrorVerdict verdict : {ErrorVerdict::ModelWrong, ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong}) {
        add(
            QStringLiteral("verdict-%1").arg(index + 1),
            [verdict] { return tr("Verdict: %1").arg(titleOf(verdict)); },
            [form, verdict] { form->chooseVerdict(verdict); }, editable());
        ++index;
    }
    add(
        "note", [] { return tr("Write a Note"); }, [form] { form->note()->setFocus(Qt::ShortcutFocusReason); }, editable());
}

void CodingCommands::addMarks(const PageCommands &add)
{
    CasePicture &picture = m_screen.picture;
    add(
        "evidence", [] { return tr("Mark as Evidence"); }, [this] { m_screen.panel.toggleEvidence(); }, editable());
    add(
        "regions", [] { return tr("Mark Regions"); }, [&picture] { picture.toggleDrawing(); },
        [&picture, editable = editable()] { return editable() && picture.viewer()->hasImage(); });
    add(
        "remove-region", [] { return tr("Remove Region"); }, [&picture] { picture.removeRegion(); },
        [&picture, editable = editable()] { return editable() && picture.hasRegions(); });
}

void CodingCommands::addReading(const PageCommands &add)
{
    CodingController &controller = m_screen.controller;
    CodingPanel &panel = m_screen.panel;
    add(
        "explanation", [] { return tr("Show or Hide Explanation and Implied Meaning"); },
        [&panel] { panel.reading()->toggleFold(); }, [&panel, shown = shown()] { return shown() && panel.reading()->hasFold(); });
    add(
        "scorer-evidence", [] { return tr("Scorer’s Evidence"); }, [&panel] { panel.toggleScorerEvidence(); },
        [&panel, shown = shown()] { return shown() && panel.reading()->evidence()->hasEvidence(); });
    for (int i = 0; i < mostExperts; ++i) {
        add(
            useCommand(i).mid(7), [i] { return tr("Use Code of Expert %1").arg(optionLetter(i)); },
            [&panel, i] { panel.use(i); },
            [&controller, editable = editable(), i] {
                return editable() && controller.mode() == CodingController::Mode::Settle && i < controller.view()->others.size();
            });
    }
    add(
        "probe", [] { return tr("Ask the Model a Follow-up"); }, [&panel] { panel.enterProbes(); },
        [&panel, shown = shown()] { return shown() && panel.probes()->canAsk(); });
    add(
        "probe-stop", [] { return tr("Stop the Follow-up Question"); }, [&panel] { panel.probes()->stop(); },
        [&panel] { return panel.probes()->isAsking(); });
    for (const ProbeVerdict verdict : {ProbeVerdict::Correct, ProbeVerdict::Wrong, ProbeVerdict::CannotTell}) {
        add(
            judgeCommand(verdict).mid(7), [verdict] { return tr("Newest Reply to a Follow-up: %1").arg(titleOf(verdict)); },
            [&panel, verdict] { panel.judgeReply(verdict); },
            [&panel, shown = shown()] { return shown() && panel.probes()->newestReply() != nullptr; });
    }
}

void CodingCommands::addCases(const PageCommands &add)
{
    CodingController &controller = m_screen.controller;
    const auto walkable = [&controller] { return !controller.isSending() && !controller.queue().isEmpty(); };
    add(
        "next-case", [] { return tr("Next Case"); }, [&controller] { controller.walk(1); }, walkable);
    add(
        "previous-case", [] { return tr("Previous Case"); }, [&controller] { controller.walk(-1); }, walkable);
    add(
        "next-disputed", [] { return tr("Next Case to Adjudicate"); }, [&controller] { controller.openDisputed(); },
        [&controller] { return !controller.isSending() && controller.hasDisputed(); });
    add(
        "take-back", [] { return tr("Withdraw My Code"); }, [&controller] { controller.withdraw(); },
        [&controller] { return !controller.isSending() && controller.mayWithdraw(); });
}

void CodingCommands::addPicture(const PageCommands &add)
{
    ImageViewer *viewer = m_screen.picture.viewer();
    add(
        "fit", [] { return tr("Fit"); }, [viewer] { viewer->fit(); }, shown());
    add(
        "zoom-in", [] { return tr("Zoom In"); }, [viewer] { viewer->zoomIn(); }, shown());
    add(
        "zoom-out", [] { return tr("Zoom Out"); }, [viewer] { viewer->zoomOut(); }, shown());
    add(
        "rotate", [] { return tr("Rotate View"); }, [viewer] { viewer->rotateView(); }, shown());
}

void CodingCommands::addSubmit(const PageCommands &add)
{
    add(
        "submit", [] { return tr("Submit and Next"); }, [this] { m_screen.panel.submit(); }, editable());
}

void CodingCommands::addRegions(const PageCommands &add)
{
    CasePicture &picture = m_screen.picture;
    const auto drawing = [this] { return m_screen.controller.isEditable() && m_screen.picture.isDrawing(); };
    // The box reads the arrows itself, for only there they are known one by one; here they have their names.
    const auto here = [this] { m_screen.view.setFocus(Qt::ShortcutFocusReason); };
    add(
        "region-move", [] { return tr("Move the New Region"); }, here, drawing);
    add(
        "region-size", [] { return tr("Resize the New Region"); }, here, drawing);
    add(
        "region-keep", [] { return tr("Accept New Region"); }, [&picture] { picture.keepNewRegion(); },
        [&picture, drawing] { return drawing() && picture.hasNewRegion(); });
    add(
        "region-end", [] { return tr("Finish Marking Regions"); }, [&picture] { picture.toggleDrawing(); }, drawing);
}

} // namespace yuyi
