// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scoringdesk.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/chipform.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/fittedscroll.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/textfield.h"
#include "widgets/descriptions/scoringform.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int leastSide = 260;   // pixels at scale 1
constexpr int mostScores = 9;    // digit keys
constexpr double mostForm = 0.5; // of the height beside the picture

QLabel *words(const char *name, QWidget *parent)
{
    auto *label = plainLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ScoringDesk::ScoringDesk(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    setFocusPolicy(Qt::StrongFocus);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildLeft(), 1);
    m_split->addPart(buildRight(), 1);
    const QByteArray state = m_context.settings.splitter(QStringLiteral("descriptions-scoring"));
    if (state.isEmpty())
        m_split->setSizes({4500, 5500});
    else
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitter(QStringLiteral("descriptions-scoring"), m_split->saveState()); });
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("scoringEmpty"));
    m_loading = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    for (QWidget *one : {static_cast<QWidget *>(m_split), static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_loading)})
        m_stack->addWidget(one);
    m_stack->setCurrentWidget(m_loading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_form, &ScoringForm::scored, this, &ScoringDesk::rate);
    connect(m_form->note(), &TextField::escaped, this, [this] { setFocus(); });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Nothing of what the one before saw or typed stays.
        m_typed.clear();
        m_wanted = {};
        dropAhead();
        m_view.reset();
        m_lines.clear();
        m_done = false;
        m_complete = false;
        m_opening = false;
        m_missed = false;
        ++m_viewRequest;
        ++m_linesRequest;
        m_stack->setCurrentWidget(m_loading);
        if (m_entered)
            readLines();
    });
    retranslate();
}

QWidget *ScoringDesk::buildLeft()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastSide));
    makePanel(panel);
    m_viewer = new ImageViewer(panel);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->addWidget(m_viewer, 1);
    return panel;
}

QWidget *ScoringDesk::buildRight()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastSide));
    makePanel(panel);
    m_place = plainLabel(panel);
    m_progress = plainLabel(panel);
    m_progress->setObjectName(QStringLiteral("scoringProgress"));
    for (QLabel *label : {m_place, m_progress})
        setTextRole(label, TextRole::Soft);
    m_reading = new QScrollArea(panel);
    m_reading->setFrameShape(QFrame::NoFrame);
    m_reading->setWidgetResizable(true);
    m_reading->setFocusPolicy(Qt::NoFocus);
    auto *text = new QWidget(m_reading);
    m_saidTitle = plainLabel(text);
    m_said = words("descriptionText", text);
    m_humanTitle = plainLabel(text);
    m_human = words("humanExplanation", text);
    m_meaningTitle = plainLabel(text);
    m_meaning = words("humanMeaning", text);
    for (QLabel *title : {m_saidTitle, m_humanTitle, m_meaningTitle})
        setTextRole(title, TextRole::Soft);
    m_state = plainLabel(text);
    m_state->setObjectName(QStringLiteral("scoringState"));
    m_state->setWordWrap(true);
    setTextRole(m_state, TextRole::Soft);
    m_form = new ScoringForm(text);
    auto *inside = new QVBoxLayout(text);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    for (QLabel *label : {m_saidTitle, m_said, m_humanTitle, m_human, m_meaningTitle, m_meaning})
        inside->addWidget(label);
    inside->addStretch(1);
    m_reading->setWidget(text);
    m_undo = new ActionButton(QString(), {}, ActionButton::Kind::Flat, panel);
    m_sub = new ActionButton(QString(), {}, ActionButton::Kind::Plain, panel);
    auto *line = new FlowBox(spacing::small, spacing::small, panel);
    m_rubric = new ActionButton(QString(), {}, ActionButton::Kind::Plain, panel);
    for (ActionButton *button : {m_sub, m_rubric, m_undo}) {
        button->setFocusPolicy(Qt::NoFocus);
        line->add(button);
    }
    auto *top = new QHBoxLayout;
    top->addWidget(m_place);
    top->addStretch(1);
    top->addWidget(m_progress);
    auto *both = new QWidget(panel);
    auto *desk = new QWidget(both);
    auto *deskColumn = new QVBoxLayout(desk);
    deskColumn->setContentsMargins(0, 0, spacing::small, 0);
    deskColumn->setSpacing(spacing::small);
    deskColumn->addWidget(m_state);
    deskColumn->addWidget(m_form);
    // The words get what the form leaves.
    auto *below = new FittedScroll(desk, mostForm, both);
    // With sub-scores the row that is marked may lie below.
    if (auto *rows = m_form->findChild<ChipForm *>())
        connect(rows, &ChipForm::currentChanged, below, [this, below](ChipRow *row) {
            if (row && m_form->arePerspectivesShown())
                below->ensureWidgetVisible(row, 0, spacing::medium);
        });
    auto *parts = new QVBoxLayout(both);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(spacing::small);
    parts->addWidget(m_reading, 1);
    parts->addWidget(below);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    column->addLayout(top);
    column->addWidget(both, 1);
    column->addWidget(line);
    return panel;
}

void ScoringDesk::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto add = [&](const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("descriptions.") % id;
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        // A key held down scores one description, not ten.
        commands.add(std::move(command))->setAutoRepeat(false);
    };
    const auto active = [this] { return mayScore(); };
    for (int score = 1; score <= mostScores; ++score) {
        add(QStringLiteral("score-%1").arg(score), [score] { return tr("Give Score %1").arg(score); }, {QKeySequence(Qt::Key_0 + score)},
            [this, score] { m_form->choose(score); },
            [this, active, score] { return active() && score >= m_view->task.task.lowest && score <= m_view->task.task.highest; });
    }
    add(QStringLiteral("perspectives"), [] { return tr("Sub-Scores"); }, {QKeySequence(Qt::Key_P)},
        [this] {
            m_form->setPerspectivesShown(!m_form->arePerspectivesShown());
            m_context.commands.refresh();
        },
        [this, active] { return active() && m_form->hasPerspectives(); });
    add(QStringLiteral("rubric"), [] { return tr("Rubric"); }, {QKeySequence(Qt::Key_H)},
        [this] { m_form->setRubricShown(!m_form->isRubricShown()); }, [this, active] { return active() && m_form->hasRubric(); });
    add(QStringLiteral("next-row"), [] { return tr("Next Row of Scores"); }, {QKeySequence(Qt::Key_Down)}, [this] { m_form->step(1); },
        [this, active] { return active() && m_form->arePerspectivesShown(); });
    add(QStringLiteral("previous-row"), [] { return tr("Previous Row of Scores"); }, {QKeySequence(Qt::Key_Up)},
        [this] { m_form->step(-1); }, [this, active] { return active() && m_form->arePerspectivesShown(); });
    add(QStringLiteral("note"), [] { return tr("Write a Note"); }, {QKeySequence(Qt::Key_N)},
        [this] { m_form->note()->setFocus(Qt::ShortcutFocusReason); }, active);
    const auto some = [this] { return m_entered && !m_sending && !m_lines.isEmpty(); };
    add(QStringLiteral("next"), [] { return tr("Next Description"); }, {QKeySequence(Qt::Key_J)}, [this] { walk(1); }, some);
    add(QStringLiteral("previous"), [] { return tr("Previous Description"); }, {QKeySequence(Qt::Key_K)}, [this] { walk(-1); }, some);
    add(QStringLiteral("fit"), [] { return tr("Fit"); }, {QKeySequence(Qt::Key_F)}, [this] { m_viewer->fit(); }, active);
    add(QStringLiteral("zoom-in"), [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [this] { m_viewer->zoomIn(); }, active);
    add(QStringLiteral("zoom-out"), [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, [this] { m_viewer->zoomOut(); }, active);
    add(QStringLiteral("rotate"), [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, [this] { m_viewer->rotateView(); }, active);
    // Undo is the program's: it reaches over restarts.
    if (QAction *undo = commands.action(QStringLiteral("app.undo")))
        m_undo->setAction(undo);
    else
        m_undo->hide();
    m_rubric->setAction(commands.action(QStringLiteral("descriptions.rubric")));
    m_sub->setAction(commands.action(QStringLiteral("descriptions.perspectives")));
    m_empty->addAction(commands.action(QStringLiteral("descriptions.tab-overview")), ActionButton::Kind::Plain);
}

void ScoringDesk::enter()
{
    m_entered = true;
    readLines();
    setFocus();
    m_context.commands.refresh();
}

void ScoringDesk::openDescription(const AttemptId &id)
{
    keepTyped();
    dropAhead();
    m_wanted = id;
    if (m_entered)
        readLines();
}

void ScoringDesk::leave()
{
    keepTyped();
    m_entered = false;
    m_context.commands.refresh();
}

void ScoringDesk::projectChanged(const Changes &changes)
{
    // Scores given in this window are known; what is taken back in it is opened.
    const bool scores = changes.external && changes.touches(Entity::Rating);
    if (!m_entered || (!scores && !changes.touches(Entity::Run) && !changes.touches(Entity::Assignment)))
        return;
    dropAhead();
    if (m_sending)
        m_missed = true;   // until the answer is there
    else
        readLines();
}

void ScoringDesk::readLines()
{
    const quint64 request = ++m_linesRequest;
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return RatingService(stores, person).lines({}); })
        .then(this, [this, request](const Result<QList<ScoringLine>> &lines) {
            if (request != m_linesRequest)
                return;
            if (!lines) {
                m_lines.clear();
                showNothing();
                if (lines.error().code != ErrorCode::NotFound)
                    Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            showProgress();
            if (const AttemptId wanted = std::exchange(m_wanted, AttemptId()); !wanted.isNull() && lineOf(wanted) >= 0) {
                open(wanted);
            } else if (m_opening || (m_view && !m_done && lineOf(current()) >= 0)) {
                showAgain();
            } else if (const AttemptId first = nextOpen({}); !first.isNull()) {
                open(first);
            } else {
                showNothing();
            }
            m_context.commands.refresh();
        });
}

/// The one that is shown stays, as it is now: it may have been scored or taken back elsewhere.
void ScoringDesk::showAgain()
{
    if (m_opening)
        return;
    if (m_sending || m_lines.at(lineOf(current())).scored == m_view->own.has_value()) {
        prefetch();
        return;
    }
    keepTyped();
    open(current());
}

qsizetype ScoringDesk::lineOf(const AttemptId &id) const
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (m_lines.at(i).attempt == id)
            return i;
    }
    return -1;
}

AttemptId ScoringDesk::nextOpen(const AttemptId &after) const
{
    const qsizetype from = lineOf(after) + 1;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ScoringLine &line = m_lines.at((from + i) % m_lines.size());
        if (!line.scored && line.attempt != after)
            return line.attempt;
    }
    return {};
}

int ScoringDesk::scored() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(), [](const ScoringLine &line) { return line.scored; }));
}

void ScoringDesk::open(const AttemptId &id)
{
    m_done = false;
    if (m_ahead && m_ahead->attempt == id) {
        ++m_viewRequest;
        take(*std::exchange(m_ahead, std::nullopt));
        return;
    }
    const quint64 request = ++m_viewRequest;
    m_complete = false;
    // A key pressed meanwhile is meant for what comes, not for what is still on the screen.
    m_opening = true;
    m_context.commands.refresh();
    m_context.project
        .read([id, person = m_context.project.person().id](Stores &stores) { return RatingService(stores, person).view(id); })
        .then(this, [this, request](const Result<ScoringView> &view) {
            if (request != m_viewRequest)
                return;
            if (view) {
                take(*view);
                return;
            }
            m_opening = false;
            m_complete = m_view.has_value();
            m_context.commands.refresh();
            Q_EMIT failed(view.error().sentence);
        });
}

void ScoringDesk::take(const ScoringView &view)
{
    m_view = view;
    m_done = false;
    m_opening = false;
    if (m_ahead && m_ahead->attempt == view.attempt)
        dropAhead();
    m_said->setText(view.description);
    m_human->setText(view.words.explanation.isEmpty() ? tr("Nobody has written an explanation.") : view.words.explanation);
    m_meaning->setText(view.words.impliedMeaning.isEmpty() ? tr("Nobody has written an implied meaning.") : view.words.impliedMeaning);
    m_form->setTask(view.task);
    const auto typed = m_typed.constFind(view.attempt);
    m_form->setRating(typed != m_typed.constEnd() ? *typed : view.own.value_or(ReplyRating()));
    m_state->setText(view.own ? tr("You gave %1; a new score replaces it.").arg(QLocale().toString(*view.own->score)) : QString());
    m_state->setVisible(view.own.has_value());
    m_reading->verticalScrollBar()->setValue(0);
    m_stack->setCurrentWidget(m_split);
    showPicture();
    showProgress();
    prefetch();
    if (m_entered)
        setFocus();
    m_context.commands.refresh();
}

void ScoringDesk::showPicture()
{
    const QString pending = m_view->image.sha256.hex();
    if (pending == m_pending && m_viewer->hasImage()) {
        m_complete = true;
        return;
    }
    m_pending = pending;
    m_complete = false;
    m_viewer->setLoading();
    m_context.pictures.picture(m_view->image).then(this, [this, pending](const Result<QImage> &picture) {
        if (pending != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
        m_complete = true;
        m_context.commands.refresh();
    });
}

void ScoringDesk::showProgress()
{
    const QLocale locale;
    m_progress->setText(tr("%1 of %2 scored").arg(locale.toString(scored()), locale.toString(all())));
    const qsizetype line = lineOf(current());
    m_place->setText(line < 0 ? QString() : tr("%1 · %2", "number of the description, item").arg(locale.toString(line + 1), m_view->itemId));
}

void ScoringDesk::showNothing()
{
    m_done = true;
    m_opening = false;
    ++m_viewRequest;
    m_view.reset();
    m_complete = true;
    if (m_lines.isEmpty()) {
        m_empty->setSentence(tr("There are no descriptions for you to score."));
        m_empty->setHint(tr("In the overview, a lead asks models to describe images. You score the descriptions here; the names of the "
                            "models are hidden. After you open the results of a run, you can no longer score its other descriptions."));
    } else {
        m_empty->setSentence(tr("You have no descriptions left to score."));
        m_empty->setHint(tr("The scores of judge models and other people are now in the overview. Z undoes the last score."));
    }
    m_stack->setCurrentWidget(m_empty);
    m_context.commands.refresh();
}

void ScoringDesk::prefetch()
{
    const AttemptId next = nextOpen(current());
    if (next.isNull() || (m_ahead && m_ahead->attempt == next))
        return;
    const quint64 request = ++m_aheadRequest;
    m_context.project
        .read([next, person = m_context.project.person().id](Stores &stores) { return RatingService(stores, person).view(next); })
        .then(this, [this, request](const Result<ScoringView> &view) {
            // What cannot be read says so when it is opened.
            if (!view || request != m_aheadRequest || view->attempt == current())
                return;
            m_ahead = *view;
            m_context.pictures.prefetch({view->image});
        });
}

/// What was read ahead may be older than what is known now.
void ScoringDesk::dropAhead()
{
    ++m_aheadRequest;
    m_ahead.reset();
}

void ScoringDesk::keepTyped()
{
    // While another is read, what is still on the screen has been kept or scored.
    if (!m_view || m_done || m_opening)
        return;
    const ReplyRating typed = m_form->rating();
    const ReplyRating own = m_view->own.value_or(ReplyRating());
    if (typed.note != own.note || typed.perspectives != own.perspectives)
        m_typed.insert(m_view->attempt, typed);
}

void ScoringDesk::rate()
{
    if (!mayScore())
        return;
    ReplyRating given = m_form->rating();
    given.attempt = m_view->attempt;
    if (!m_form->arePerspectivesShown() && m_view->own)
        given.perspectives = m_view->own->perspectives;
    m_sending = true;
    m_context.commands.refresh();
    m_context.project
        .write([given, person = m_context.project.person().id](Stores &stores) { return RatingService(stores, person).rate(given); })
        .then(this, [this, given, person = m_context.project.person().id](const Result<> &done) {
            m_sending = false;
            if (person != m_context.project.person().id) {
                m_context.commands.refresh();
                return;
            }
            const bool missed = std::exchange(m_missed, false);
            if (!done) {
                m_form->setProblem(done.error().sentence);
                m_context.commands.refresh();
                if (missed)
                    readLines();
                return;
            }
            if (m_ahead && m_ahead->attempt == given.attempt)
                dropAhead();
            m_typed.remove(given.attempt);
            if (const qsizetype line = lineOf(given.attempt); line >= 0)
                m_lines[line].scored = true;
            showProgress();
            Q_EMIT toast(tr("Scored %1.").arg(QString::number(*given.score)), true);
            Q_EMIT changed();
            if (given.attempt != current()) {
                m_context.commands.refresh();
            } else if (const AttemptId next = nextOpen(given.attempt); !next.isNull()) {
                open(next);
            } else {
                showNothing();
            }
            if (missed)
                readLines();
        });
}

void ScoringDesk::walk(int step)
{
    if (m_lines.isEmpty())
        return;
    const qsizetype line = lineOf(current());
    const qsizetype last = m_lines.size() - 1;
    const qsizetype to = line < 0 ? (step > 0 ? 0 : last) : line + step;
    if (to < 0 || to > last) {
        Q_EMIT toast(to < 0 ? tr("This is the first description.") : tr("This is the last description."), false);
        return;
    }
    keepTyped();
    open(m_lines.at(to).attempt);
}

void ScoringDesk::retranslate()
{
    m_loading->setSentence(tr("Reading the descriptions…"));
    m_saidTitle->setText(tr("Model description"));
    m_humanTitle->setText(tr("Human explanation"));
    m_meaningTitle->setText(tr("Human implied meaning"));
    m_viewer->setEmptyText(tr("No image"));
    m_form->retranslate();
    showProgress();
    if (m_done) {
        showNothing();
    } else if (m_view && !m_opening) {
        keepTyped();
        take(ScoringView(*m_view));
    }
}

} // namespace yuyi
