// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/codingview.h"

#include "models/domain/text.h"
#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/fittedscroll.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/textfield.h"
#include "widgets/errors/casequestion.h"
#include "widgets/errors/casereading.h"
#include "widgets/errors/casereply.h"
#include "widgets/errors/codecards.h"
#include "widgets/errors/codingform.h"
#include "widgets/errors/probepanel.h"
#include "widgets/image/keybox.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/nextsteps.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int autosaveMilliseconds = 1500;
constexpr double questionShare = 0.5;   // of the left side's height
constexpr double formShare = 0.68;       // of the right side's
constexpr QSizeF newRegion(0.3, 0.3);    // of what is seen of the picture
constexpr int leastLeft = 165;           // pixels at scale 1
constexpr int leastRight = 325;          // the longest error type of the paper is whole

} // namespace

CodingView::CodingView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_notes(context.project, QStringLiteral("errors-note"), nullptr)
{
    setFocusPolicy(Qt::StrongFocus);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildLeft(), 1);
    m_split->addPart(buildRight(), 1);
    const QByteArray state = m_context.settings.splitter(QStringLiteral("errors-coding"));
    if (state.isEmpty())
        m_split->setSizes({4600, 5400});
    else
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitter(QStringLiteral("errors-coding"), m_split->saveState()); });
    m_empty = new EmptyState(this);
    m_loading = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    for (QWidget *one : {static_cast<QWidget *>(m_split), static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_loading)})
        m_stack->addWidget(one);
    m_stack->setCurrentWidget(m_loading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_autosave = new QTimer(this);
    m_autosave->setSingleShot(true);
    m_autosave->setInterval(autosaveMilliseconds);
    connect(m_autosave, &QTimer::timeout, this, &CodingView::save);
    connect(m_form, &CodingForm::edited, this, &CodingView::edited);
    connect(m_form->note(), &TextField::escaped, this, [this] { setFocus(); });
    connect(m_reading->reply(), &CaseReply::escaped, this, [this] { setFocus(); });
    connect(m_viewer, &ImageViewer::areaDrawn, this, &CodingView::addRegion);
    connect(m_box, &KeyBox::changed, this, [this] {
        showOverlays();
        m_context.commands.refresh();
    });
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) {
        m_region = isEditable() && index < m_form->content().regions.size() ? index : -1;
        showOverlays();
    });
    connectProbes();
    connect(&m_context.project, &ProjectAccess::changed, this, &CodingView::projectChanged);
    connect(&m_context.project, &ProjectAccess::personAboutToChange, this, &CodingView::save);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_typed.clear();
        m_unsaved.clear();
        m_probes->forget();
        dropAhead();
        m_dirty = false;
        if (!m_sample.isNull())
            showSample(m_sample);
    });
    retranslate();
}

QWidget *CodingView::buildLeft()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastLeft));
    makePanel(panel);
    m_viewer = new ImageViewer(panel);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_box = new KeyBox(m_viewer, this, newRegion);
    m_question = new CaseQuestion(panel);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    column->addWidget(m_viewer, 1);
    column->addWidget(new FittedScroll(m_question, questionShare, panel));
    return panel;
}

QWidget *CodingView::buildRight()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastRight));
    makePanel(panel);
    m_reading = new CaseReading(panel);
    m_probes = new ProbePanel(m_context, m_reading);
    m_reading->addBelow(m_probes);
    auto *desk = new QWidget(panel);
    m_place = plainLabel(desk);
    m_progress = plainLabel(desk);
    m_progress->setObjectName(QStringLiteral("codingProgress"));
    for (QLabel *label : {m_place, m_progress})
        setTextRole(label, TextRole::Soft);
    m_state = plainLabel(desk);
    m_state->setObjectName(QStringLiteral("codingState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_cards = new CodeCards(desk);
    m_form = new CodingForm(desk);
    m_regions = new ActionButton(QString(), {}, ActionButton::Kind::Plain, panel);
    m_evidence = new ActionButton(QString(), {}, ActionButton::Kind::Plain, panel);
    m_takeBack = new ActionButton(QString(), {}, ActionButton::Kind::Flat, panel);
    m_submit = new ActionButton(QString(), {}, ActionButton::Kind::Primary, panel);
    auto *line = new FlowBox(spacing::small, spacing::small, panel);
    for (ActionButton *button : {m_submit, m_regions, m_evidence, m_takeBack}) {
        button->setFocusPolicy(Qt::NoFocus);
        line->add(button);
    }
    auto *inside = new QVBoxLayout(desk);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    inside->addWidget(m_state);
    inside->addWidget(m_cards);
    inside->addWidget(m_form);
    auto *top = new QHBoxLayout;
    top->addWidget(m_place);
    top->addStretch(1);
    top->addWidget(m_progress);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    column->addLayout(top);
    column->addWidget(m_reading, 1);
    column->addWidget(new FittedScroll(desk, formShare, panel));
    column->addWidget(line);
    return panel;
}

void CodingView::connectProbes()
{
    connect(m_probes, &ProbePanel::escaped, this, [this] { setFocus(); });
    connect(m_probes, &ProbePanel::changed, this, [this] { m_context.commands.refresh(); });
    connect(m_probes, &ProbePanel::kept, this, [this](const ErrorCaseId &id) { readProbes(id, true); });
    connect(m_probes, &ProbePanel::failed, this, &CodingView::failed);
    connect(m_probes, &ProbePanel::toast, this, &CodingView::toast);
}

void CodingView::readProbes(const ErrorCaseId &id, bool show)
{
    if (m_ahead && m_ahead->errorCase.id == id)
        dropAhead();
    if (id != m_current || id.isNull())
        return;
    m_context.project
        .read([id, person = m_context.project.person().id](Stores &stores) { return ErrorCodingService(stores, person).view(id); })
        .then(this, [this, id, show](const Result<ErrorCaseView> &view) {
            // What is being typed is left alone.
            if (!view || id != m_current || !m_view)
                return;
            m_view->probes = view->probes;
            m_view->endpoint = view->endpoint;
            m_view->probeRefusal = view->probeRefusal;
            m_probes->setCase(*m_view);
            m_context.commands.refresh();
            if (show)
                QTimer::singleShot(0, this, [this] { m_reading->ensureWidgetVisible(m_probes); });
        });
}

void CodingView::lookForEndpoint()
{
    dropAhead();
    m_probes->enter();
    readProbes(m_current, false);
}

void CodingView::enter()
{
    m_entered = true;
    lookForEndpoint();
    if (!m_sample.isNull())
        readLines(m_current);
    setFocus();
    m_context.commands.refresh();
}

void CodingView::leave()
{
    save();
    m_viewer->setDrawing(false);
    m_box->drop();
    m_entered = false;
    m_context.commands.refresh();
}

void CodingView::showSample(const ErrorSampleId &sample)
{
    save();
    m_sample = sample;
    m_current = {};
    m_opening = {};
    ++m_caseRequest;
    m_view.reset();
    dropAhead();
    m_mode = Mode::Nothing;
    m_complete = false;
    m_done = false;
    m_lines.clear();
    m_stack->setCurrentWidget(m_loading);
    m_context.commands.refresh();
    readLines({});
}

void CodingView::openCase(const ErrorCaseId &id)
{
    save();
    m_done = false;
    m_opening = id;
    showCase(id);
}

void CodingView::readLines(const ErrorCaseId &open)
{
    const quint64 request = ++m_linesRequest;
    m_context.project
        .read([sample = m_sample, person = m_context.project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).cases(sample);
        })
        .then(this, [this, request, open](const Result<QList<ErrorCaseLine>> &lines) {
            if (request != m_linesRequest)
                return;
            if (!lines) {
                Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            showProgress();
            if (open.isNull() && m_current.isNull() && m_opening.isNull()) {
                const auto first = nextOpen({});
                if (first)
                    showCase(*first);
                else
                    showDone();
            } else {
                prefetch();
            }
            m_context.commands.refresh();
        });
}

qsizetype CodingView::lineOf(const ErrorCaseId &id) const
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (m_lines.at(i).errorCase.id == id)
            return i;
    }
    return -1;
}

std::optional<ErrorCaseId> CodingView::nextOpen(const ErrorCaseId &after) const
{
    const qsizetype from = lineOf(after) + 1;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ErrorCaseLine &line = m_lines.at((from + i) % m_lines.size());
        if (line.state == ErrorCaseState::Open && !line.own && !line.kept && line.errorCase.id != after)
            return line.errorCase.id;
    }
    return std::nullopt;
}

std::optional<ErrorCaseId> CodingView::nextDisputed(const ErrorCaseId &after) const
{
    const qsizetype from = lineOf(after) + 1;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ErrorCaseLine &line = m_lines.at((from + i) % m_lines.size());
        if (line.state == ErrorCaseState::Disputed && !line.own && line.errorCase.id != after)
            return line.errorCase.id;
    }
    return std::nullopt;
}

void CodingView::showCase(const ErrorCaseId &id)
{
    if (m_ahead && m_ahead->errorCase.id == id) {
        ++m_caseRequest;
        take(*std::exchange(m_ahead, std::nullopt));
        return;
    }
    readCase(id);
}

void CodingView::readCase(const ErrorCaseId &id)
{
    const quint64 request = ++m_caseRequest;
    m_opening = id;
    m_complete = false;
    m_context.project
        .read([id, person = m_context.project.person().id](Stores &stores) { return ErrorCodingService(stores, person).view(id); })
        .then(this, [this, request](const Result<ErrorCaseView> &view) {
            if (request != m_caseRequest)
                return;
            if (view) {
                take(*view);
                return;
            }
            m_opening = {};
            m_complete = m_view.has_value();
            Q_EMIT failed(view.error().sentence);
        });
}

void CodingView::take(const ErrorCaseView &view)
{
    const bool other = m_current != view.errorCase.id;
    const bool otherSample = m_sample != view.errorCase.sample;
    m_view = view;
    m_opening = {};
    m_current = view.errorCase.id;
    m_sample = view.errorCase.sample;
    m_done = false;
    const bool handedIn = view.own && view.own->state == CaseCodeState::Submitted;
    m_mode = view.maySettle                                     ? Mode::Settle
        : view.state == ErrorCaseState::Open && !handedIn && !view.kept ? Mode::Code
                                                                        : Mode::Read;
    if (other || !isEditable()) {
        m_region = -1;
        m_viewer->setDrawing(false);
        m_box->drop();
    }
    m_question->setCase(view);
    m_reading->setCase(view);
    m_probes->setCase(view);
    m_form->setTypes(view.types);
    m_form->setQuestion(view.item.question);
    const auto typed = m_typed.constFind(m_current);
    if (typed != m_typed.constEnd() && isEditable())
        m_form->setCode(typed->verdict, typed->content);
    else if (m_mode == Mode::Settle && view.final)
        m_form->setCode(view.final->verdict, view.final->content);
    else if (m_mode == Mode::Code && view.own)
        m_form->setCode(view.own->verdict, view.own->content);
    else
        m_form->setCode(ErrorVerdict::ModelWrong, {});
    m_dirty = false;
    m_reading->reply()->setEvidence(m_form->content().spans);
    showCards();
    showState();
    showPicture();
    m_stack->setCurrentWidget(m_split);
    showProgress();
    if (other && m_entered)
        setFocus();
    if (otherSample || lineOf(m_current) < 0)
        readLines(m_current);
    else
        prefetch();
    m_context.commands.refresh();
    Q_EMIT changed();
}

void CodingView::showPicture()
{
    const QString pending = m_view->item.image.sha256.hex();
    if (pending == m_pending && m_viewer->hasImage()) {
        m_complete = true;
        showOverlays();
        return;
    }
    m_pending = pending;
    m_complete = false;
    m_viewer->setLoading();
    m_context.pictures.picture(m_view->item.image).then(this, [this, pending](const Result<QImage> &picture) {
        if (pending != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
        m_complete = true;
        showOverlays();
        m_context.commands.refresh();
    });
}

void CodingView::showOverlays()
{
    if (!m_viewer->hasImage() || !m_view)
        return;
    const QSizeF size(m_viewer->imageSize());
    const Tokens &tokens = Theme::of(this).tokens();
    QList<ImageOverlay> overlays;
    const auto add = [&](const QRectF &region, const QColor &color, const QString &label, bool strong) {
        QPolygonF corners(QRectF(region.x() * size.width(), region.y() * size.height(), region.width() * size.width(),
                                 region.height() * size.height()));
        corners.removeLast();
        overlays.append({corners, color, label, strong});
    };
    // The person's own come first: a click tells their index.
    if (isEditable()) {
        const QList<QRectF> own = m_form->content().regions;
        for (qsizetype i = 0; i < own.size(); ++i)
            add(own.at(i), {}, {}, i == m_region);
    }
    const QList<CodeCard> &cards = m_cards->cards();
    for (qsizetype i = 0; i < cards.size(); ++i) {
        for (const QRectF &region : cards.at(i).code.content.regions)
            add(region, tokens.seriesColor(static_cast<int>(i) + 1), cards.at(i).title, false);
    }
    if (m_box->isActive())
        overlays.append({m_box->polygon(), {}, tr("New region"), true});
    m_viewer->setOverlays(overlays);
}

void CodingView::showCards()
{
    QList<CodeCard> cards;
    QList<QAction *> use;
    const bool settle = m_mode == Mode::Settle;
    if (m_view->final && !settle)
        cards.append({tr("Final code"), *m_view->final});
    if (m_mode == Mode::Read && m_view->own && m_view->own->state == CaseCodeState::Submitted)
        cards.append({tr("Your code"), *m_view->own});
    for (qsizetype i = 0; i < m_view->others.size() && m_mode != Mode::Code; ++i) {
        cards.append({tr("Expert %1").arg(optionLetter(i)), m_view->others.at(i)});
        if (settle)
            use.append(m_context.commands.action(useCommand(static_cast<int>(i))));
    }
    m_cards->setCards(cards, m_view->types, m_view->item.question, use);
    if (!isEditable()) {
        QList<ReplySpan> spans;
        for (const CodeCard &card : std::as_const(cards))
            spans.append(card.code.content.spans);
        m_reading->reply()->setEvidence(spans);
    }
}

void CodingView::showState()
{
    if (!m_view)
        return;
    QString state;
    switch (m_mode) {
    case Mode::Settle:
        state = m_view->final ? tr("This case is adjudicated; you can change the decision.")
                              : tr("The experts disagree on this case. Your decision is final.");
        break;
    case Mode::Read:
        if (m_view->state == ErrorCaseState::Decided && !mayTakeBack())
            state = tr("This case is decided.");
        else if (m_view->state == ErrorCaseState::Disputed)
            state = tr("The experts disagree on this case. Somebody who has not coded it will adjudicate it.");
        else if (m_view->kept)
            state = tr("This case is reserved for experts who have it in a work package.");
        else
            state = tr("You have submitted this case. Press U to withdraw your code.");
        break;
    case Mode::Code:
    case Mode::Nothing: break;
    }
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_form->setVisible(isEditable());
    m_regions->setVisible(isEditable());
    m_evidence->setVisible(isEditable());
    m_submit->setVisible(isEditable());
    m_takeBack->setVisible(mayTakeBack());
}

void CodingView::showDone()
{
    m_done = true;
    m_complete = false;
    m_mode = Mode::Nothing;
    m_current = {};
    m_opening = {};
    ++m_caseRequest;   // nothing that is still being read comes after it
    m_view.reset();
    dropAhead();
    m_pending.clear();
    m_viewer->clear();
    m_empty->clearButtons();
    m_empty->setIcon(QStringLiteral("check"));
    if (m_lines.isEmpty()) {
        m_empty->setSentence(tr("This sample has no cases for you."));
        m_empty->setHint(tr("Cases of items that you still have to annotate or answer blind appear here afterwards."));
    } else {
        const auto disputed = std::count_if(m_lines.begin(), m_lines.end(), [](const ErrorCaseLine &line) {
            return line.state == ErrorCaseState::Disputed && !line.own;
        });
        m_empty->setSentence(tr("You have coded all your cases."));
        m_empty->setHint(disputed > 0 ? tr("%n case(s) are waiting for adjudication. Press Shift+J for the next one.", nullptr, static_cast<int>(disputed))
                                      : tr("J and K move between cases; Z undoes your last submission."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("errors.to-book")));
    }
    m_context.next.offer(m_empty, QStringLiteral("errors"));
    m_stack->setCurrentWidget(m_empty);
    m_context.commands.refresh();
    Q_EMIT changed();
}

QString CodingView::progressText() const
{
    if (m_lines.isEmpty())
        return {};
    const auto coded = std::count_if(m_lines.begin(), m_lines.end(),
                                     [](const ErrorCaseLine &line) { return line.own || line.state != ErrorCaseState::Open; });
    const QLocale locale;
    return tr("%1 of %2 coded").arg(locale.toString(coded), locale.toString(m_lines.size()));
}

void CodingView::showProgress()
{
    const qsizetype line = lineOf(m_current);
    m_place->setText(line < 0 ? QString() : tr("Case %1").arg(QLocale().toString(line + 1)));
    m_progress->setText(progressText());
}

void CodingView::prefetch()
{
    const auto next = nextOpen(m_current);
    if (!next || (m_ahead && m_ahead->errorCase.id == *next))
        return;
    const quint64 request = ++m_aheadRequest;
    m_context.project
        .read([id = *next, person = m_context.project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).view(id);
        })
        .then(this, [this, request](const Result<ErrorCaseView> &view) {
            // What cannot be read says so when it is opened.
            if (!view || request != m_aheadRequest || view->errorCase.id == m_current)
                return;
            m_ahead = *view;
            m_context.pictures.prefetch({view->item.image});
        });
}

ErrorCaseEntry CodingView::entry() const
{
    return {m_current, m_form->verdict(), m_form->content()};
}

void CodingView::retranslate()
{
    m_loading->setSentence(tr("Loading…"));
    m_question->retranslate();
    m_reading->retranslate();
    m_probes->retranslate();
    m_form->retranslate();
    if (m_view) {
        m_form->setTypes(m_view->types);
        showCards();
        showState();
    } else if (m_done) {
        showDone();
    }
    showProgress();
}

} // namespace yuyi
