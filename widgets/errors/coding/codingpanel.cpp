// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingpanel.h"

#include "models/domain/text.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/fittedscroll.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/casereading.h"
#include "widgets/errors/coding/casereply.h"
#include "widgets/errors/coding/codecards.h"
#include "widgets/errors/coding/codingcommands.h"
#include "widgets/errors/coding/codingcontroller.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/probepanel.h"
#include "widgets/errors/coding/probereply.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/replies/replyevidence.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr double formShare = 0.68; // of the right side's height
constexpr int leastForm = 325;     // pixels at scale 1; the longest error type of the paper is whole
constexpr int leastReading = 130;  // pixels at scale 1; some lines of a reply beside large texts, the page scrolls then

} // namespace

CodingPanel::CodingPanel(PageContext context, CodingController &controller, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(controller)
{
    setMinimumWidth(Theme::of(this).px(leastForm));
    makePanel(this);
    m_reading = new CaseReading(this);
    m_reading->setMinimumHeight(Theme::of(this).px(leastReading));
    m_probes = new ProbePanel(m_context, m_reading);
    m_reading->addBelow(m_probes);
    QWidget *form = buildForm();
    m_regions = new ActionButton(QString(), {}, ActionButton::Kind::Plain, this);
    m_evidence = new ActionButton(QString(), {}, ActionButton::Kind::Plain, this);
    m_withdraw = new ActionButton(QString(), {}, ActionButton::Kind::Flat, this);
    m_submit = new ActionButton(QString(), {}, ActionButton::Kind::Primary, this);
    auto *line = new FlowBox(spacing::small, spacing::small, this);
    for (ActionButton *button : {m_submit, m_regions, m_evidence, m_withdraw}) {
        button->setFocusPolicy(Qt::NoFocus);
        line->add(button);
    }
    auto *top = new QHBoxLayout;
    top->addWidget(m_position);
    top->addStretch(1);
    top->addWidget(m_progress);
    auto *column = columnIn(this, spacing::medium);
    column->addLayout(top);
    column->addWidget(m_reading, 1);
    column->addWidget(new FittedScroll(form, formShare, this));
    column->addWidget(line);
    connect(m_form, &CodingForm::edited, this, &CodingPanel::edited);
    connect(m_form, &CodingForm::escaped, this, &CodingPanel::escaped);
    connect(m_reading->reply(), &CaseReply::escaped, this, &CodingPanel::escaped);
    connect(&m_controller, &CodingController::problemFound, m_form, &CodingForm::setProblem);
    connect(&m_controller, &CodingController::progressChanged, this, &CodingPanel::showProgress);
    connectProbes();
}

QWidget *CodingPanel::buildForm()
{
    auto *form = new QWidget(this);
    m_position = plainLabel(form);
    m_progress = plainLabel(form);
    m_progress->setObjectName(QStringLiteral("codingProgress"));
    for (QLabel *label : {m_position, m_progress})
        setTextRole(label, TextRole::Soft);
    m_state = wrappedLabel(form);
    m_state->setObjectName(QStringLiteral("codingState"));
    m_state->setTextFormat(Qt::PlainText);
    m_cards = new CodeCards(form);
    m_form = new CodingForm(m_context.commands, form);
    auto *inside = new QVBoxLayout(form);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    inside->addWidget(m_state);
    inside->addWidget(m_cards);
    inside->addWidget(m_form);
    return form;
}

void CodingPanel::connectProbes()
{
    connect(m_probes, &ProbePanel::escaped, this, &CodingPanel::escaped);
    connect(m_probes, &ProbePanel::changed, this, [this] { m_context.commands.refresh(); });
    connect(m_probes, &ProbePanel::kept, this, [this](const ErrorCaseId &id) { m_controller.readProbes(id, true); });
    connect(m_probes, &ProbePanel::judged, this, [this](const ErrorCaseId &id) { m_controller.readProbes(id, false); });
    connect(m_probes, &ProbePanel::failed, this, &CodingPanel::failed);
    connect(m_probes, &ProbePanel::toast, this, &CodingPanel::toast);
    connect(&m_controller, &CodingController::endpointsChanged, m_probes, &ProbePanel::enter);
    connect(&m_controller, &CodingController::handedOver, m_probes, &ProbePanel::forget);
    connect(&m_controller, &CodingController::probesRead, this, [this](bool show) {
        m_probes->setCase(*m_controller.view());
        m_context.commands.refresh();
        if (show)
            QTimer::singleShot(0, this, [this] { m_reading->ensureWidgetVisible(m_probes); });
    });
}

void CodingPanel::setActions()
{
    const CommandRegistry &commands = m_context.commands;
    m_regions->setAction(commands.action(QStringLiteral("errors.regions")));
    m_evidence->setAction(commands.action(QStringLiteral("errors.evidence")));
    m_withdraw->setAction(commands.action(QStringLiteral("errors.take-back")));
    m_submit->setAction(commands.action(QStringLiteral("errors.submit")));
    m_reading->setEvidenceAction(commands.action(QStringLiteral("errors.scorer-evidence")));
    m_reading->setFoldAction(commands.action(QStringLiteral("errors.explanation")));
    m_form->retranslate(); // its chips show the keys
}

void CodingPanel::showCase()
{
    const ErrorCaseView &view = *m_controller.view();
    m_reading->setCase(view);
    m_probes->setCase(view);
    m_form->setTypes(view.types);
    m_form->setQuestion(view.item.question, view.item.form);
    m_form->setCode(m_controller.code().verdict, m_controller.code().content);
    m_reading->reply()->setEvidence(m_form->content().spans);
    showCards();
    showState();
}

void CodingPanel::showCards()
{
    using Mode = CodingController::Mode;
    const ErrorCaseView &view = *m_controller.view();
    const Mode mode = m_controller.mode();
    QList<CodeCard> cards;
    QList<QAction *> use;
    const bool settle = mode == Mode::Settle;
    if (view.final && !settle)
        cards.append({tr("Final code"), *view.final});
    if (mode == Mode::Read && view.own && view.own->state == CaseCodeState::Submitted)
        cards.append({tr("Your code"), *view.own});
    for (qsizetype i = 0; i < view.others.size() && mode != Mode::Code; ++i) {
        cards.append({tr("Expert %1").arg(optionLetter(i)), view.others.at(i)});
        if (settle)
            use.append(m_context.commands.action(CodingCommands::useCommand(static_cast<int>(i))));
    }
    m_cards->setCards(cards, view.types, view.item, use);
    if (!m_controller.isEditable()) {
        QList<ReplySpan> spans;
        for (const CodeCard &card : std::as_const(cards))
            spans.append(card.code.content.spans);
        m_reading->reply()->setEvidence(spans);
    }
}

QString CodingPanel::stateText() const
{
    using Mode = CodingController::Mode;
    const ErrorCaseView &view = *m_controller.view();
    switch (m_controller.mode()) {
    case Mode::Settle:
        return view.final ? tr("This case is adjudicated; you can change the decision.")
                          : tr("The experts disagree on this case. Your decision is final.");
    case Mode::Read:
        if (m_controller.isKept())
            return tr("Your code of this case is kept on this computer. It is submitted when the server answers.");
        if (view.state == ErrorCaseState::Decided && !m_controller.mayWithdraw())
            return tr("This case is decided.");
        if (view.state == ErrorCaseState::Disputed)
            return tr("The experts disagree on this case. Somebody who has not coded it will adjudicate it.");
        if (view.kept)
            return tr("This case is reserved for experts who have it in a work package.");
        return tr("You have submitted this case. Press U to withdraw your code.");
    case Mode::Code:
    case Mode::Nothing: break;
    }
    return {};
}

void CodingPanel::showState()
{
    const QString state = stateText();
    const bool editable = m_controller.isEditable();
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_form->setVisible(editable);
    m_regions->setVisible(editable);
    m_evidence->setVisible(editable);
    m_submit->setVisible(editable);
    m_withdraw->setVisible(m_controller.mayWithdraw());
}

void CodingPanel::showProgress()
{
    const qsizetype index = m_controller.position();
    m_position->setText(index < 1 ? QString() : tr("Case %1").arg(QLocale().toString(index)));
    m_progress->setText(m_controller.progressText());
}

void CodingPanel::edited()
{
    m_controller.edit(m_form->verdict(), m_form->content());
}

void CodingPanel::submit()
{
    m_controller.submit(m_form->verdict(), m_form->content());
}

void CodingPanel::setRegions(const QList<CaseRegion> &regions)
{
    m_form->setRegions(regions);
    edited();
}

void CodingPanel::use(int card)
{
    if (m_controller.mode() != CodingController::Mode::Settle || card >= m_controller.view()->others.size())
        return;
    const CaseCode &code = m_controller.view()->others.at(card);
    m_form->setCode(code.verdict, code.content);
    m_reading->reply()->setEvidence(code.content.spans);
    Q_EMIT regionsReplaced(m_form->content().regions);
    edited();
}

void CodingPanel::enterProbes()
{
    m_reading->ensureWidgetVisible(m_probes);
    m_probes->field()->setFocus(Qt::ShortcutFocusReason);
}

void CodingPanel::judgeReply(ProbeVerdict verdict)
{
    ProbeReply *reply = m_probes->newestReply();
    if (!reply)
        return;
    m_reading->ensureWidgetVisible(reply);
    reply->choose(verdict);
}

void CodingPanel::toggleScorerEvidence()
{
    ReplyEvidence *evidence = m_reading->evidence();
    evidence->toggle();
    if (!evidence->isOpen()) {
        Q_EMIT escaped();
        return;
    }
    Q_EMIT enteringReply();
    // Its height is known once it is laid out.
    QTimer::singleShot(0, this, [this, evidence] { m_reading->ensureWidgetVisible(evidence); });
}

void CodingPanel::keyPressEvent(QKeyEvent *event)
{
    // A table leaves it to those around it.
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return;
    }
    QWidget::keyPressEvent(event);
}

void CodingPanel::toggleEvidence()
{
    CaseReply *reply = m_reading->reply();
    QList<ReplySpan> spans = m_form->content().spans;
    const std::optional<ReplySpan> chosen = reply->selection();
    const qsizetype from = chosen ? chosen->first : reply->cursorPosition();
    const qsizetype to = chosen ? chosen->first + chosen->second : from;
    const auto within = [&](const ReplySpan &span) { return from >= span.first && to <= span.first + span.second; };
    // Marked words are unmarked.
    if (const auto known = std::find_if(spans.begin(), spans.end(), within); known != spans.end() && (chosen || reply->hasFocus())) {
        spans.removeAt(known - spans.begin());
    } else if (chosen) {
        spans.append(*chosen);
        std::sort(spans.begin(), spans.end());
    } else if (!reply->isVisibleTo(this)) {
        Q_EMIT toast(tr("There is no text to mark."), false);
        return;
    } else {
        Q_EMIT enteringReply();
        reply->enter();
        Q_EMIT toast(
            tr("Select text with Shift and the arrow keys, or with the mouse. E marks the selected text as evidence. Press Esc when you "
               "have finished."),
            false);
        return;
    }
    m_form->setSpans(spans);
    reply->dropSelection();
    reply->setEvidence(spans);
    edited();
}

void CodingPanel::retranslate()
{
    m_reading->retranslate();
    m_probes->retranslate();
    m_form->retranslate();
    if (m_controller.view()) {
        m_form->setTypes(m_controller.view()->types);
        showCards();
        showState();
    }
    showProgress();
}

} // namespace yuyi
