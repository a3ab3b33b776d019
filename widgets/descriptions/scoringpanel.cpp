// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scoringpanel.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/items/pictureloader.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/fittedscroll.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/descriptions/scoringform.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int leastSide = 260;   // pixels at scale 1
constexpr int mostScores = 9;    // digit keys
constexpr double mostForm = 0.5; // of the height beside the picture

QLabel *words(const char *name, QWidget *parent)
{
    auto *label = wrappedLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ScoringPanel::ScoringPanel(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    setFocusPolicy(Qt::StrongFocus);
    build();
    m_controller = new ScoringController(
        m_context.project, [this] { return m_form->rating(); }, this);
    connectController();
    connect(m_form, &ScoringForm::scored, this,
            [this] { m_controller->rate(m_form->rating(), m_form->arePerspectivesShown()); });
    connect(m_form->note(), &TextField::escaped, this, [this] { setFocus(); });
    retranslate();
}

void ScoringPanel::build()
{
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildLeft(), 1);
    split->addPart(buildRight(), 1);
    keepSizes(split, m_context.settings, QStringLiteral("descriptions-scoring"), {4500, 5500});
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("scoringEmpty"));
    m_stack->showBusy();
    fillWith(this, m_stack);
}

void ScoringPanel::connectController()
{
    connect(m_controller, &ScoringController::loaded, this, &ScoringPanel::showDescription);
    connect(m_controller, &ScoringController::nothingLeft, this, &ScoringPanel::showNothing);
    connect(m_controller, &ScoringController::progressChanged, this, &ScoringPanel::showProgress);
    connect(m_controller, &ScoringController::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_controller, &ScoringController::problemFound, m_form, &ScoringForm::setProblem);
    connect(m_controller, &ScoringController::imageAhead, this, [this](const Image &image) { m_context.pictures.prefetch({image}); });
    connect(m_controller, &ScoringController::handedOver, this, [this] { m_stack->showBusy(); });
    connect(m_controller, &ScoringController::changed, this, &ScoringPanel::changed);
    connect(m_controller, &ScoringController::failed, this, &ScoringPanel::failed);
    connect(m_controller, &ScoringController::toast, this, &ScoringPanel::toast);
}

QWidget *ScoringPanel::buildLeft()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastSide));
    makePanel(panel);
    m_pictures = new PicturePane(m_context.pictures, panel);
    m_viewer = m_pictures->viewer();
    connect(m_pictures, &PicturePane::arrived, this, [this] {
        m_pictured = true;
        m_context.commands.refresh();
    });
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    auto *column = columnIn(panel, spacing::medium, -1);
    column->addWidget(m_pictures, 1);
    return panel;
}

QWidget *ScoringPanel::buildRight()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastSide));
    makePanel(panel);
    m_position = plainLabel(panel);
    m_progress = plainLabel(panel);
    m_progress->setObjectName(QStringLiteral("scoringProgress"));
    for (QLabel *label : {m_position, m_progress})
        setTextRole(label, TextRole::Soft);
    m_reading = new QScrollArea(panel);
    m_reading->setFrameShape(QFrame::NoFrame);
    m_reading->setWidgetResizable(true);
    m_reading->setFocusPolicy(Qt::NoFocus);
    QWidget *text = buildWords();
    m_state = wrappedLabel(text, TextRole::Soft);
    m_state->setObjectName(QStringLiteral("scoringState"));
    m_form = new ScoringForm(m_context.commands, text);
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
    top->addWidget(m_position);
    top->addStretch(1);
    top->addWidget(m_progress);
    auto *both = new QWidget(panel);
    auto *form = new QWidget(both);
    auto *formColumn = new QVBoxLayout(form);
    formColumn->setContentsMargins(0, 0, spacing::small, 0);
    formColumn->setSpacing(spacing::small);
    formColumn->addWidget(m_state);
    formColumn->addWidget(m_form);
    // The words get what the form leaves.
    auto *below = new FittedScroll(form, mostForm, both);
    // With sub-scores the row that is marked may lie below.
    if (auto *rows = m_form->findChild<ChipForm *>())
        connect(rows, &ChipForm::currentChanged, below, [this, below](QWidget *row) {
            if (row && m_form->arePerspectivesShown())
                below->ensureWidgetVisible(row, 0, spacing::medium);
        });
    auto *parts = columnIn(both);
    parts->addWidget(m_reading, 1);
    parts->addWidget(below);
    auto *column = columnIn(panel, spacing::medium);
    column->addLayout(top);
    column->addWidget(both, 1);
    column->addWidget(line);
    return panel;
}

/// The texts of the model and of people, one below the other.
QWidget *ScoringPanel::buildWords()
{
    auto *text = new QWidget(m_reading);
    m_saidTitle = plainLabel(text);
    m_said = words("descriptionText", text);
    m_humanTitle = plainLabel(text);
    m_human = words("humanExplanation", text);
    m_meaningTitle = plainLabel(text);
    m_meaning = words("humanMeaning", text);
    for (QLabel *title : {m_saidTitle, m_humanTitle, m_meaningTitle})
        setTextRole(title, TextRole::Soft);
    auto *inside = new QVBoxLayout(text);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    for (QLabel *label : {m_saidTitle, m_said, m_humanTitle, m_human, m_meaningTitle, m_meaning})
        inside->addWidget(label);
    inside->addStretch(1);
    return text;
}

void ScoringPanel::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const PageCommands add(commands, "descriptions");
    const auto active = [this] { return m_controller->mayScore(); };
    for (int score = 1; score <= mostScores; ++score) {
        add(
            QStringLiteral("score-%1").arg(score),
            [score] { return tr("Give Score %1").arg(score); },
            [this, score] { m_form->choose(score); },
            [this, active, score] {
                return active() && score >= m_controller->view()->task.task.lowest
                    && score <= m_controller->view()->task.task.highest;
            });
    }
    add(
        "perspectives", [] { return tr("Sub-Scores"); },
        [this] {
            m_form->setPerspectivesShown(!m_form->arePerspectivesShown());
            m_context.commands.refresh();
        },
        [this, active] { return active() && m_form->hasPerspectives(); });
    add(
        "rubric", [] { return tr("Rubric"); }, [this] { m_form->setRubricShown(!m_form->isRubricShown()); },
        [this, active] { return active() && m_form->hasRubric(); });
    add(
        "next-row", [] { return tr("Next Row of Scores"); }, [this] { m_form->step(1); },
        [this, active] { return active() && m_form->arePerspectivesShown(); });
    add(
        "previous-row", [] { return tr("Previous Row of Scores"); }, [this] { m_form->step(-1); },
        [this, active] { return active() && m_form->arePerspectivesShown(); });
    add(
        "note", [] { return tr("Write a Note"); }, [this] { m_form->note()->setFocus(Qt::ShortcutFocusReason); }, active);
    const auto some = [this] { return m_controller->mayWalk(); };
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { m_pictures->step(1); },
        [this, active] { return active() && m_pictures->hasSeveral(); });
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { m_pictures->step(-1); },
        [this, active] { return active() && m_pictures->hasSeveral(); });
    add(
        "next", [] { return tr("Next Description"); }, [this] { m_controller->walk(1); }, some);
    add(
        "previous", [] { return tr("Previous Description"); }, [this] { m_controller->walk(-1); }, some);
    add(
        "fit", [] { return tr("Fit"); }, [this] { m_viewer->fit(); }, active);
    add(
        "zoom-in", [] { return tr("Zoom In"); }, [this] { m_viewer->zoomIn(); }, active);
    add(
        "zoom-out", [] { return tr("Zoom Out"); }, [this] { m_viewer->zoomOut(); }, active);
    add(
        "rotate", [] { return tr("Rotate View"); }, [this] { m_viewer->rotateView(); }, active);
    // Undo is the program's: it reaches over restarts.
    if (QAction *undo = commands.action(QStringLiteral("app.undo")))
        m_undo->setAction(undo);
    else
        m_undo->hide();
    m_rubric->setAction(commands.action(QStringLiteral("descriptions.rubric")));
    m_sub->setAction(commands.action(QStringLiteral("descriptions.perspectives")));
    m_empty->addAction(commands.action(QStringLiteral("descriptions.tab-overview")), ActionButton::Kind::Plain);
}

void ScoringPanel::enter()
{
    m_controller->enter();
    setFocus();
    m_context.commands.refresh();
}

void ScoringPanel::leave()
{
    m_controller->leave();
    m_context.commands.refresh();
}

bool ScoringPanel::isComplete() const
{
    return m_controller->isDone() || (m_controller->view() && !m_controller->isOpening() && m_pictured);
}

void ScoringPanel::showDescription()
{
    const ScoringView &view = *m_controller->view();
    m_said->setText(view.description);
    if (view.question) {
        showQuestion(*view.question);
    } else {
        m_human->setText(view.words.explanation.isEmpty() ? tr("Nobody has written an explanation.") : view.words.explanation);
        m_meaning->setText(view.words.impliedMeaning.isEmpty() ? tr("Nobody has written an implied meaning.") : view.words.impliedMeaning);
    }
    showTitles();
    m_form->setTask(view.task);
    m_form->setRating(m_controller->rating());
    m_state->setText(view.own ? tr("Your score is %1; a new score replaces it.").arg(QLocale().toString(*view.own->score)) : QString());
    m_state->setVisible(view.own.has_value());
    m_reading->verticalScrollBar()->setValue(0);
    m_stack->showWork();
    showPicture();
    showProgress();
    if (m_controller->isEntered())
        setFocus();
    m_context.commands.refresh();
}

/// Options as the model saw them; the key only where the task shows it.
void ScoringPanel::showQuestion(const ScoredQuestion &asked)
{
    const Question &question = asked.question;
    QStringList lines;
    for (const Option &option : question.options) {
        const QString label = optionLabel(asked.form, lines.size());
        const QString words = asked.form.ownLabels ? label : tr("%1. %2", "label of an option, its text").arg(label, optionWords(option));
        lines.append(option.correct ? tr("%1 (correct)", "an option").arg(words) : words);
    }
    for (const QString &wording : question.accepted)
        lines.append(tr("Accepted answer: %1").arg(wording));
    m_human->setText(readableStem(question.stem));
    m_meaning->setText(lines.join(u'\n'));
}

void ScoringPanel::showTitles()
{
    const bool reply = m_controller->view() && m_controller->view()->question;
    m_saidTitle->setText(reply ? tr("Reply of the model") : tr("Model description"));
    m_humanTitle->setText(reply ? tr("Question") : tr("Human explanation"));
    m_meaningTitle->setText(reply ? tr("Options") : tr("Implied meaning written by people"));
    const bool nothing = reply && m_meaning->text().isEmpty();
    m_meaningTitle->setHidden(nothing);
    m_meaning->setHidden(nothing);
}

void ScoringPanel::showPicture()
{
    m_pictured = false;
    const ScoringView &view = *m_controller->view();
    const Medium own = mediumOf(view.image);
    m_pictures->show(view.question ? itemPictures(view.question->question, own, view.question->question.options)
                                   : QList<ItemPicture>{{own, 1, -1}});
    if (m_pictures->pictures().isEmpty() || m_pictures->hasArrived())
        m_pictured = true;
}

void ScoringPanel::showProgress()
{
    const QLocale locale;
    m_progress->setText(tr("%1 of %2 scored").arg(locale.toString(scored()), locale.toString(all())));
    const qsizetype index = m_controller->position();
    m_position->setText(index < 1 ? QString()
                                  : tr("%1 · %2", "number of the description, item")
                                        .arg(locale.toString(index), m_controller->view()->itemId));
}

void ScoringPanel::showNothing()
{
    if (all() == 0) {
        m_empty->setSentence(tr("There is nothing for you to score."));
        m_empty->setHint(tr("On the “Overview” tab of this page, a lead asks models to describe images, or chooses runs of questions whose "
                            "replies are scored. You score them here; the names of the models are hidden. After you open the results of a "
                            "run, you can no longer score the rest of it."));
    } else {
        m_empty->setSentence(tr("You have nothing left to score."));
        m_empty->setHint(tr("The “Overview” tab of this page shows the scores of judge models and other people for each run in which "
                            "you have scored everything. Z undoes the last score."));
    }
    m_stack->showEmpty();
    m_context.commands.refresh();
}

void ScoringPanel::retranslate()
{
    m_stack->busy()->setSentence(tr("Reading the descriptions…"));
    showTitles();
    m_viewer->setEmptyText(tr("No image"));
    m_form->retranslate();
    showProgress();
    if (isDone()) {
        showNothing();
    } else if (m_controller->view() && !m_controller->isOpening()) {
        m_controller->keepTyped();
        showDescription();
    }
}

} // namespace yuyi
