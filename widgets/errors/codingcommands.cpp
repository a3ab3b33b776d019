// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/codingview.h"

#include "models/domain/text.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/textfield.h"
#include "widgets/errors/casereading.h"
#include "widgets/errors/casereply.h"
#include "widgets/errors/codecards.h"
#include "widgets/errors/codingform.h"
#include "widgets/errors/probepanel.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"

#include <QLocale>
#include <QTimer>

#include <algorithm>

namespace yuyi {

void CodingView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto add = [&](const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool single = true) {
        Command command;
        command.id = QStringLiteral("errors.") % id;
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = single;
        command.run = std::move(run);
        command.enabled = [this, enabled = std::move(enabled)] { return m_entered && enabled(); };
        // A key held down codes one case, not ten.
        commands.add(std::move(command))->setAutoRepeat(false);
    };
    const auto editable = [this] { return isEditable() && !m_sending; };
    const auto shown = [this] { return m_view.has_value(); };
    for (int i = 0; i < CodingForm::mostNumbered; ++i) {
        add(QStringLiteral("type-%1").arg(i + 1), [i] { return tr("Choose Type or Option %1").arg(i + 1); }, {QKeySequence(Qt::Key_1 + i)},
            [this, i] { m_form->chooseNth(i); }, [this, editable, i] { return editable() && m_form->hasNth(i); });
    }
    for (int i = 0; i < CodingForm::mostSubtypes; ++i) {
        add(QStringLiteral("subtype-%1").arg(i + 1), [i] { return tr("Choose Subtype %1").arg(i + 1); },
            {QKeySequence(CodingForm::subtypeKey(i))}, [this, i] { m_form->chooseSubtype(i); },
            [this, editable, i] { return editable() && m_form->hasSubtype(i); });
    }
    int index = 0;
    for (const ErrorVerdict verdict : {ErrorVerdict::ModelWrong, ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong}) {
        add(QStringLiteral("verdict-%1").arg(index + 1), [verdict] { return tr("Verdict: %1").arg(titleOf(verdict)); },
            {QKeySequence(CodingForm::verdictKey(index))}, [this, verdict] { m_form->chooseVerdict(verdict); }, editable);
        ++index;
    }
    add(QStringLiteral("note"), [] { return tr("Write a Note"); }, {QKeySequence(Qt::Key_N)},
        [this] { m_form->note()->setFocus(Qt::ShortcutFocusReason); }, editable);
    add(QStringLiteral("evidence"), [] { return tr("Mark as Evidence"); }, {QKeySequence(Qt::Key_E)},
        [this] { toggleEvidence(); }, editable);
    add(QStringLiteral("regions"), [] { return tr("Mark Regions"); }, {QKeySequence(Qt::Key_M)}, [this] { toggleDrawing(); },
        [this, editable] { return editable() && m_viewer->hasImage(); });
    add(QStringLiteral("remove-region"), [] { return tr("Remove Region"); }, {QKeySequence(Qt::Key_Delete)},
        [this] { removeRegion(); }, [this, editable] { return editable() && !m_form->content().regions.isEmpty(); });
    add(QStringLiteral("explanation"), [] { return tr("Explanation and Implied Meaning"); }, {QKeySequence(Qt::Key_X)},
        [this] { m_reading->toggleFold(); }, [this, shown] { return shown() && m_reading->hasFold(); });
    // The further letters alone do other things on this page.
    const QKeySequence use[] = {Qt::Key_A, Qt::Key_B, Qt::SHIFT | Qt::Key_C, Qt::SHIFT | Qt::Key_D, Qt::SHIFT | Qt::Key_E};
    for (int i = 0; i < static_cast<int>(std::size(use)); ++i) {
        add(useCommand(i).mid(7), [i] { return tr("Use Code %1").arg(optionLetter(i)); }, {use[i]}, [this, i] { this->use(i); },
            [this, editable, i] { return editable() && m_mode == Mode::Settle && i < m_view->others.size(); });
    }
    add(QStringLiteral("probe"), [] { return tr("Ask the Model"); }, {QKeySequence(Qt::Key_Slash)},
        [this] {
            m_reading->ensureWidgetVisible(m_probes);
            m_probes->field()->setFocus(Qt::ShortcutFocusReason);
        },
        [this, shown] { return shown() && m_probes->canAsk(); });
    add(QStringLiteral("probe-stop"), [] { return tr("Stop Asking the Model"); }, {}, [this] { m_probes->stop(); },
        [this] { return m_probes->isAsking(); });
    add(QStringLiteral("next-case"), [] { return tr("Next Case"); }, {QKeySequence(Qt::Key_J)}, [this] { walk(1); },
        [this] { return !m_sending && !m_lines.isEmpty(); });
    add(QStringLiteral("previous-case"), [] { return tr("Previous Case"); }, {QKeySequence(Qt::Key_K)}, [this] { walk(-1); },
        [this] { return !m_sending && !m_lines.isEmpty(); });
    add(QStringLiteral("next-disputed"), [] { return tr("Next Case to Adjudicate"); }, {QKeySequence(Qt::SHIFT | Qt::Key_J)},
        [this] {
            save();
            showCase(*nextDisputed(m_current));
        },
        [this] { return !m_sending && nextDisputed(m_current).has_value(); });
    add(QStringLiteral("take-back"), [] { return tr("Withdraw Code"); }, {QKeySequence(Qt::Key_U)}, [this] { takeBack(); },
        [this] { return !m_sending && mayTakeBack(); });
    add(QStringLiteral("fit"), [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [this] { m_viewer->fit(); }, shown);
    add(QStringLiteral("zoom-in"), [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [this] { m_viewer->zoomIn(); }, shown);
    add(QStringLiteral("zoom-out"), [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, [this] { m_viewer->zoomOut(); },
        shown);
    add(QStringLiteral("rotate"), [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, [this] { m_viewer->rotateView(); },
        shown);
    add(QStringLiteral("submit"), [] { return tr("Submit and Next"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, [this] { submit(); }, editable, false);
    addRegionCommands();
    m_regions->setAction(commands.action(QStringLiteral("errors.regions")));
    m_evidence->setAction(commands.action(QStringLiteral("errors.evidence")));
    m_takeBack->setAction(commands.action(QStringLiteral("errors.take-back")));
    m_submit->setAction(commands.action(QStringLiteral("errors.submit")));
    m_reading->setFoldAction(commands.action(QStringLiteral("errors.explanation")));
}

void CodingView::edited()
{
    if (!isEditable())
        return;
    m_dirty = true;
    m_form->setProblem({});
    m_typed.insert(m_current, entry());
    m_notes.typed(m_current.toString(),
                  tr("Errors: case %1").arg(QLocale().toString(std::max<qsizetype>(0, lineOf(m_current)) + 1)),
                  m_form->note()->text());
    // Typing on does not put the saving off.
    if (m_mode == Mode::Code && !m_autosave->isActive())
        m_autosave->start();
    m_context.commands.refresh();
}

void CodingView::save()
{
    m_autosave->stop();
    if (!m_dirty || m_mode != Mode::Code || m_sending)
        return;
    m_dirty = false;
    const ErrorCaseEntry typed = entry();
    m_typed.insert(m_current, typed);
    write(typed);
}

void CodingView::write(const ErrorCaseEntry &typed)
{
    m_context.project
        .write([typed, person = m_context.project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).save(typed);
        })
        .then(this, [this, id = typed.errorCase, note = typed.content.note](const Result<> &saved) {
            if (saved) {
                m_notes.saved(id.toString(), note);
                if (m_unsaved.remove(id) > 0 && id == m_current)
                    m_form->setProblem({});
                return;
            }
            if (saved.error().code == ErrorCode::Environment && m_typed.contains(id)) {
                m_unsaved.insert(id, saved.error().sentence);
                if (id == m_current && m_mode == Mode::Code) {
                    m_dirty = true;   // a full disk may be emptied
                    m_autosave->start();
                }
            }
            if (id == m_current)
                m_form->setProblem(saved.error().sentence);
            else
                Q_EMIT failed(saved.error().sentence);
        });
}

void CodingView::handOver()
{
    save();
    const QList<ErrorCaseId> again = m_unsaved.keys();
    for (const ErrorCaseId &id : again)
        write(m_typed.value(id));
}

std::optional<UnsavedWork> CodingView::unsaved() const
{
    if (!m_unsaved.isEmpty()) {
        const ErrorCaseId id = m_unsaved.constBegin().key();
        const QString number = QLocale().toString(std::max<qsizetype>(0, lineOf(id)) + 1);
        return UnsavedWork{tr("Your last input for case %1 is not saved.").arg(number), m_unsaved.constBegin().value()};
    }
    if (m_dirty && m_mode == Mode::Code)
        return UnsavedWork{tr("Your last input for this case is not saved."), {}};
    return std::nullopt;
}

void CodingView::submit()
{
    if (!isEditable() || m_sending)
        return;
    m_autosave->stop();
    m_sending = true;
    const bool settle = m_mode == Mode::Settle;
    const ErrorCaseEntry typed = entry();
    m_typed.insert(m_current, typed);
    m_context.commands.refresh();
    m_context.project
        .write([typed, settle, person = m_context.project.person().id](Stores &stores) {
            ErrorCodingService service(stores, person);
            return settle ? service.settle(typed) : service.submit(typed);
        })
        .then(this, [this, typed, settle, person = m_context.project.person().id](const Result<> &done) {
            m_sending = false;
            if (done && person != m_context.project.person().id) {
                m_context.commands.refresh();
                return;
            }
            if (done) {
                m_notes.saved(typed.errorCase.toString(), typed.content.note);
                submitted(typed.errorCase, typed.verdict, settle);
                return;
            }
            m_context.commands.refresh();
            if (typed.errorCase != m_current) {
                Q_EMIT failed(done.error().sentence);
                return;
            }
            m_form->setProblem(done.error().sentence);
            // What was typed while it was on its way is saved like any other.
            m_dirty = true;
            if (m_mode == Mode::Code)
                m_autosave->start();
        });
}

void CodingView::submitted(const ErrorCaseId &id, ErrorVerdict verdict, bool settled)
{
    m_typed.remove(id);
    m_unsaved.remove(id);
    const qsizetype line = lineOf(id);
    if (line >= 0) {
        m_lines[line].own = m_lines.at(line).own || !settled;
        if (settled)
            m_lines[line].state = ErrorCaseState::Decided;
    }
    showProgress();
    // A verdict that goes further is not undone.
    Q_EMIT toast(settled ? tr("Adjudicated.") : tr("Submitted."), !settled && verdict == ErrorVerdict::ModelWrong);
    Q_EMIT changed();
    if (id != m_current) {
        m_context.commands.refresh();
        return;
    }
    m_dirty = false;
    // Whoever settles goes on settling.
    std::optional<ErrorCaseId> next = settled ? nextDisputed(id) : std::nullopt;
    if (!next)
        next = nextOpen(id);
    if (next)
        showCase(*next);
    else
        showDone();
}

void CodingView::walk(int step)
{
    if (m_lines.isEmpty())
        return;
    const qsizetype line = lineOf(m_current);
    const qsizetype last = m_lines.size() - 1;
    const qsizetype to = line < 0 ? (step > 0 ? 0 : last) : line + step;
    if (to < 0 || to > last) {
        Q_EMIT toast(to < 0 ? tr("This is the first case.") : tr("This is the last case."), false);
        return;
    }
    save();
    showCase(m_lines.at(to).errorCase.id);
}

bool CodingView::mayTakeBack() const
{
    return m_mode == Mode::Read && m_view && m_view->mayTakeBack;
}

void CodingView::takeBack()
{
    if (!mayTakeBack() || m_sending)
        return;
    m_sending = true;
    m_context.commands.refresh();
    m_context.project
        .write([id = m_current, person = m_context.project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).reopen(id);
        })
        .then(this, [this, id = m_current, person = m_context.project.person().id](const Result<> &done) {
            m_sending = false;
            m_context.commands.refresh();
            if (person != m_context.project.person().id)
                return;
            if (!done) {
                Q_EMIT failed(done.error().sentence);
                return;
            }
            const qsizetype line = lineOf(id);
            if (line >= 0) {
                m_lines[line].own = false;
                m_lines[line].state = ErrorCaseState::Open;
            }
            dropAhead();
            Q_EMIT toast(tr("Code withdrawn. Change it and submit it again."), false);
            if (id == m_current)
                readCase(id);
        });
}

void CodingView::use(int card)
{
    if (m_mode != Mode::Settle || card >= m_view->others.size())
        return;
    const CaseCode &code = m_view->others.at(card);
    m_form->setCode(code.verdict, code.content);
    m_reading->reply()->setEvidence(code.content.spans);
    m_region = -1;
    showOverlays();
    edited();
}

void CodingView::toggleEvidence()
{
    CaseReply *reply = m_reading->reply();
    QList<ReplySpan> spans = m_form->content().spans;
    const std::optional<ReplySpan> chosen = reply->selection();
    const qsizetype from = chosen ? chosen->first : reply->place();
    const qsizetype to = chosen ? chosen->first + chosen->second : from;
    const auto within = [&](const ReplySpan &span) { return from >= span.first && to <= span.first + span.second; };
    // Marked words are unmarked.
    if (const auto known = std::find_if(spans.begin(), spans.end(), within); known != spans.end() && (chosen || reply->hasFocus())) {
        spans.erase(known);
    } else if (chosen) {
        spans.append(*chosen);
        std::sort(spans.begin(), spans.end());
    } else if (!reply->isVisibleTo(this)) {
        Q_EMIT toast(tr("There is no text to mark."), false);
        return;
    } else {
        if (m_viewer->isDrawing())
            toggleDrawing();
        reply->enter();
        Q_EMIT toast(tr("Select text with Shift and the arrow keys, or with the mouse. E marks it as evidence, Esc leaves the "
                        "reply."), false);
        return;
    }
    m_form->setSpans(spans);
    reply->dropSelection();
    reply->setEvidence(spans);
    edited();
}

void CodingView::projectChanged(const Changes &changes)
{
    if (m_entered && changes.touches(Entity::Endpoint))
        lookForEndpoint();
    if (!m_entered || m_sample.isNull() || !(changes.touches(Entity::ErrorCase) || changes.touches(Entity::ErrorSample)))
        return;
    dropAhead();
    readLines(m_done ? ErrorCaseId() : m_current);
    // What is being typed is left alone; handing it in tells what has changed.
    if (m_mode == Mode::Read && !m_sending)
        readCase(m_current);
}

} // namespace yuyi
