// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/answerview.h"

#include "models/items/pictureloader.h"
#include "models/items/validateditemsmodel.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/blindoption.h"
#include "widgets/controls/chip.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/textfield.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/decisionguard.h"
#include "widgets/shell/nextsteps.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int inHand = 2;   // the one shown and the next, decoded ahead
constexpr int mostOptions = 8;
constexpr VoteFlag allFlags[] = {VoteFlag::Ambiguous, VoteFlag::TwoRight, VoteFlag::NoneRight, VoteFlag::NeedsNoPicture};
// A to H are options.
constexpr Qt::Key flagKeys[] = {Qt::Key_Q, Qt::Key_W, Qt::Key_R, Qt::Key_T};

} // namespace

AnswerView::AnswerView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_notes(context.project, QStringLiteral("validate-note"), nullptr)
{
    addCommands();
    build();
    retranslate();
}

void AnswerView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto add = [&](const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("validate.") % id;
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        // A key held down answers one question, not ten.
        commands.add(std::move(command))->setAutoRepeat(false);
    };
    const auto ready = [this] { return m_active && m_seen && hasQuestion(); };
    for (int i = 0; i < mostOptions; ++i) {
        add(QStringLiteral("option-%1").arg(i + 1), [i] { return tr("Option %1").arg(optionLetter(i)); },
            {QKeySequence(Qt::Key_A + i), QKeySequence(Qt::Key_1 + i)}, [this, i] { choose(i); },
            [this, ready, i] { return ready() && i < current()->options.size(); });
    }
    for (size_t i = 0; i < std::size(allFlags); ++i) {
        add(QStringLiteral("flag-") % codeOf(allFlags[i]),
            [i] { return tr("Report: %1").arg(titleOf(allFlags[i])); }, {QKeySequence(flagKeys[i])},
            [this, i] { toggleFlag(allFlags[i]); }, ready);
    }
    add(QStringLiteral("note"), [] { return tr("Comment"); }, {QKeySequence(Qt::Key_M)},
        [this] {
            m_note->show();
            m_note->setFocus(Qt::ShortcutFocusReason);
        },
        ready);
    add(QStringLiteral("send"), [] { return tr("Submit and Next"); },
        {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, [this] { send(); }, ready);
    add(QStringLiteral("fit"), [] { return tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [this] { m_viewer->fit(); },
        [this] { return m_active && hasQuestion(); });
    add(QStringLiteral("zoom-in"), [] { return tr("Zoom In"); },
        {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, [this] { m_viewer->zoomIn(); },
        [this] { return m_active && hasQuestion(); });
    add(QStringLiteral("zoom-out"), [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)},
        [this] { m_viewer->zoomOut(); }, [this] { return m_active && hasQuestion(); });
    add(QStringLiteral("rotate"), [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)},
        [this] { m_viewer->rotateView(); }, [this] { return m_active && hasQuestion(); });
    add(QStringLiteral("skip"), [] { return tr("Next Question"); }, {QKeySequence(Qt::Key_N)}, [this] { skip(); },
        [this] { return m_active && hasQuestion() && !m_viewer->error().isEmpty(); });

    Command fromField;
    fromField.id = QStringLiteral("validate.send-note");
    fromField.text = [] { return tr("Submit and Next"); };
    fromField.shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)};
    fromField.listed = false;
    fromField.run = [this] { send(); };
    fromField.enabled = ready;
    commands.add(std::move(fromField))->setAutoRepeat(false);
}

void AnswerView::build()
{
    m_split = new SplitView(Qt::Horizontal, this);
    m_viewer = new ImageViewer(m_split);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_viewer->installEventFilter(this);
    m_guard = new DecisionGuard(m_context.commands.presses(), m_viewer);
    m_scroll = new QScrollArea(m_split);
    m_scroll->setObjectName(QStringLiteral("answerQuestion"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(buildQuestion(m_scroll));
    makePanel(m_scroll);
    m_split->addPart(m_viewer, 3);
    m_split->addPart(m_scroll, 2);
    const QByteArray state = m_context.settings.splitter(QStringLiteral("validate"));
    if (!state.isEmpty())
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitter(QStringLiteral("validate"), m_split->saveState()); });

    m_empty = new EmptyState(this);
    m_loading = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_loading);
    m_stack->setCurrentWidget(m_loading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
}

QWidget *AnswerView::buildQuestion(QWidget *parent)
{
    auto *panel = new QWidget(parent);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    m_stem = plainLabel(panel);
    setTextRole(m_stem, TextRole::Section);
    m_stem->setWordWrap(true);
    m_stem->setTextFormat(Qt::PlainText);
    column->addWidget(m_stem);
    column->addSpacing(spacing::small);
    m_optionColumn = new QVBoxLayout;
    m_optionColumn->setSpacing(spacing::small);
    for (int i = 0; i < mostOptions; ++i) {
        auto *option = new BlindOption(optionLetter(i), panel);
        connect(option, &QAbstractButton::clicked, this, [this, i] { choose(i); });
        option->hide();
        m_options.append(option);
        m_optionColumn->addWidget(option);
    }
    column->addLayout(m_optionColumn);
    column->addSpacing(spacing::medium);
    m_flagTitle = plainLabel(panel);
    setTextRole(m_flagTitle, TextRole::Soft);
    column->addWidget(m_flagTitle);
    auto *flags = new QWidget(panel);
    auto *flow = new FlowLayout(flags, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    for (size_t i = 0; i < std::size(allFlags); ++i) {
        auto *chip = new Chip(titleOf(allFlags[i]), QKeySequence(flagKeys[i]).toString(), flags);
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setCheckable(true);
        connect(chip, &QAbstractButton::clicked, this, [this] { m_context.commands.refresh(); });
        m_flags.append(chip);
        flow->addWidget(chip);
    }
    column->addWidget(flags);
    auto *below = new QWidget(panel);
    auto *noteLine = new FlowLayout(below, spacing::small, spacing::small);
    noteLine->setContentsMargins(0, 0, 0, 0);
    m_noteButton = new ActionButton(m_context.commands.action(QStringLiteral("validate.note")),
                                    ActionButton::Kind::Flat, panel);
    m_noteButton->setFocusPolicy(Qt::NoFocus);
    noteLine->addWidget(m_noteButton);
    m_skipButton = new ActionButton(m_context.commands.action(QStringLiteral("validate.skip")),
                                    ActionButton::Kind::Plain, panel);
    m_skipButton->setFocusPolicy(Qt::NoFocus);
    m_skipButton->hide();
    noteLine->addWidget(m_skipButton);
    m_atOnce = new Chip(QString(), QString(), panel);
    m_atOnce->setCheckable(true);
    m_atOnce->setChecked(advancesAtOnce());
    m_atOnce->setFocusPolicy(Qt::NoFocus);
    connect(m_atOnce, &QAbstractButton::clicked, this, &AnswerView::setAdvancesAtOnce);
    noteLine->addWidget(m_atOnce);
    column->addWidget(below);
    m_note = new TextField(panel);
    m_note->setLines(2, 5);
    m_note->hide();
    connect(m_note, &TextField::escaped, this, [this] { setFocus(); });
    connect(m_note, &TextField::textChanged, this, [this] {
        if (hasQuestion() && m_note->hasFocus())
            m_notes.typed(current()->validation.toString(), tr("Validate: %1").arg(current()->stem.simplified()), m_note->text());
    });
    column->addWidget(m_note);
    m_hint = plainLabel(panel);
    setTextRole(m_hint, TextRole::Small);
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);
    column->addStretch(1);
    setFocusPolicy(Qt::StrongFocus);
    return panel;
}

bool AnswerView::advancesAtOnce() const
{
    return m_context.settings.answersAtOnce();
}

void AnswerView::setAdvancesAtOnce(bool atOnce)
{
    m_context.settings.setAnswersAtOnce(atOnce);
    retranslate();
}

void AnswerView::enter()
{
    m_active = true;
    if (m_person != m_context.project.person().id)
        m_unsaved.clear();
    m_person = m_context.project.person().id;
    reload();
    setFocus();
}

void AnswerView::leave()
{
    m_active = false;
    ++m_request;
    m_taking = false;
    m_takeAgain = false;
    QList<ValidationId> kept;
    for (const BlindItem &item : std::as_const(m_queue))
        kept.append(item.validation);
    m_queue.clear();
    m_skipped.clear();
    m_seen = false;
    m_shown = false;
    m_pending.clear();
    if (kept.isEmpty())
        return;
    // A place that is not given back is free by itself when its time is over.
    m_context.project.write([kept, person = m_person](Stores &stores) { return ValidationService(stores, person).giveBack(kept); });
}

void AnswerView::reload()
{
    if (!m_active)
        return;
    m_queue.clear();
    m_seen = false;
    m_shown = false;
    m_pending.clear();
    ++m_request;
    m_taking = false;
    take();
}

void AnswerView::take()
{
    if (m_taking) {
        m_takeAgain = true;
        return;
    }
    m_taking = true;
    const quint64 request = m_request;
    const int count = inHand + static_cast<int>(m_skipped.size());
    m_context.project
        .write([person = m_person, count](Stores &stores) { return ValidationService(stores, person).take(count); })
        .then(this, [this, request](const Result<QList<BlindItem>> &items) {
            if (request != m_request)
                return;
            m_taking = false;
            taken(items);
            if (std::exchange(m_takeAgain, false))
                take();
        });
}

void AnswerView::taken(const Result<QList<BlindItem>> &items)
{
    if (!items) {
        Q_EMIT failed(items.error().sentence);
        if (m_queue.isEmpty())
            showDone();
        return;
    }
    const bool wasEmpty = m_queue.isEmpty();
    QList<Image> pictures;
    for (const BlindItem &item : *items) {
        pictures.append(item.image);
        const bool known = std::any_of(m_queue.begin(), m_queue.end(),
                                       [&](const BlindItem &own) { return own.validation == item.validation; });
        if (!known && !m_answered.contains(item.validation) && !m_skipped.contains(item.validation)
            && m_queue.size() < inHand)
            m_queue.append(item);
    }
    if (wasEmpty) {
        if (m_queue.isEmpty())
            showDone();
        else
            showCurrent();
    }
    m_context.pictures.prefetch(pictures);
    readProgress();
}

void AnswerView::readProgress()
{
    m_context.project
        .read([person = m_person](Stores &stores) { return ValidationService(stores, person).progress(); })
        .then(this, [this](const Result<ValidationProgress> &progress) {
            if (!progress)
                return;
            m_progress = *progress;
            Q_EMIT progressChanged();
        });
}

QString AnswerView::progressText() const
{
    return tr("Answered today: %1 · to go: %2").arg(QLocale().toString(m_progress.today), QLocale().toString(m_progress.waiting));
}

void AnswerView::clearAnswer()
{
    for (BlindOption *option : std::as_const(m_options))
        option->setChecked(false);
    for (Chip *chip : std::as_const(m_flags))
        chip->setChecked(false);
    m_note->setText({});
    m_note->hide();
    setFocus();
}

void AnswerView::showCurrent()
{
    const BlindItem *item = current();
    if (!item) {
        showDone();
        return;
    }
    clearAnswer();
    // Typed before the question was put aside.
    m_note->setText(m_notes.text(item->validation.toString()));
    m_note->setVisible(!m_note->text().isEmpty());
    m_stack->setCurrentWidget(m_split);
    m_stem->setText(item->stem);
    for (qsizetype i = 0; i < m_options.size(); ++i) {
        m_options[i]->setVisible(i < item->options.size());
        m_options[i]->setEnabled(false);
        if (i < item->options.size())
            m_options[i]->setOption(item->options.at(i).text);
    }
    m_scroll->ensureVisible(0, 0);
    m_skipButton->hide();
    m_seen = false;
    m_shown = false;
    showPicture();
    m_context.commands.refresh();
}

void AnswerView::showPicture()
{
    const Image image = current()->image;
    const QString pending = current()->validation.toString();
    m_pending = pending;
    m_guard->expectPicture();
    m_viewer->setLoading();
    m_context.pictures.picture(image).then(this, [this, pending](const Result<QImage> &picture) {
        if (pending != m_pending)
            return;
        if (!picture) {
            m_viewer->setError(picture.error().sentence);
            m_context.commands.refresh();
            m_skipButton->show();
            return;
        }
        m_viewer->setImage(*picture);
        m_shown = true;
        m_guard->pictureIsIn();
    });
}

bool AnswerView::eventFilter(QObject *watched, QEvent *event)
{
    // The clock starts with the first painting of the picture; the question stands beside it by then.
    if (watched == m_viewer && event->type() == QEvent::Paint && m_shown && hasQuestion()) {
        m_shown = false;
        m_clock.start();
        // Widgets are not changed while one of them paints.
        QMetaObject::invokeMethod(this, [this, painted = m_pending] {
            if (painted != m_pending || !hasQuestion())
                return;
            m_seen = true;
            for (BlindOption *option : std::as_const(m_options))
                option->setEnabled(true);
            m_context.commands.refresh();
        }, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

QList<VoteFlag> AnswerView::flags() const
{
    QList<VoteFlag> flags;
    for (qsizetype i = 0; i < m_flags.size(); ++i) {
        if (m_flags.at(i)->isChecked())
            flags.append(allFlags[i]);
    }
    return flags;
}

void AnswerView::toggleFlag(VoteFlag flag)
{
    Chip *chip = m_flags.at(static_cast<int>(flag));
    chip->setChecked(!chip->isChecked());
}

bool AnswerView::isReady() const
{
    return m_seen && m_guard->mayDecide();
}

void AnswerView::choose(int option)
{
    if (!isReady() || !hasQuestion() || option >= current()->options.size()) {
        m_options.at(option)->setChecked(false);   // a click has marked it
        return;
    }
    for (int i = 0; i < m_options.size(); ++i)
        m_options[i]->setChecked(i == option);
    if (advancesAtOnce())
        send();
}

void AnswerView::send()
{
    if (!isReady() || !hasQuestion())
        return;
    BlindAnswer answer;
    answer.milliseconds = m_clock.elapsed();
    answer.validation = current()->validation;
    for (int i = 0; i < current()->options.size(); ++i) {
        if (m_options.at(i)->isChecked())
            answer.option = current()->options.at(i).id;
    }
    answer.flags = flags();
    answer.note = m_note->text();
    if (answer.option.isNull() && !answer.flags.contains(VoteFlag::NoneRight)) {
        Q_EMIT failed(tr("Choose an option first, or report that no option is correct."));
        return;
    }
    write(answer);
    ++m_progress.today;
    m_progress.waiting = std::max<qint64>(0, m_progress.waiting - 1);
    m_queue.removeFirst();
    Q_EMIT progressChanged();
    if (hasQuestion()) {
        showCurrent();
    } else {
        m_seen = false;
        m_shown = false;
        m_pending.clear();
        m_stack->setCurrentWidget(m_loading);
        m_context.commands.refresh();
    }
    take();
}

void AnswerView::write(const BlindAnswer &answer)
{
    m_answered.insert(answer.validation);
    m_unsaved.remove(answer.validation);
    m_context.project
        .write([person = m_person, answer, text = tr("Answered")](Stores &stores) {
            return ValidationService(stores, person).answer(answer, text);
        })
        .then(this, [this, person = m_person, answer](const Result<VoteId> &voted) {
            m_answered.remove(answer.validation);
            if (voted) {
                m_notes.saved(answer.validation.toString(), answer.note);
                return;
            }
            if (voted.error().code == ErrorCode::Environment && person == m_person) {
                m_unsaved.insert(answer.validation, answer);
                m_whyUnsaved = voted.error().sentence;
            }
            Q_EMIT failed(voted.error().sentence);
        });
}

void AnswerView::handOver()
{
    const QHash<ValidationId, BlindAnswer> again = std::exchange(m_unsaved, {});
    if (again.isEmpty())
        return;
    for (const BlindAnswer &answer : again)
        write(answer);
    reload();   // it was put before him once more
}

std::optional<UnsavedWork> AnswerView::unsaved() const
{
    if (m_unsaved.isEmpty())
        return std::nullopt;
    return UnsavedWork{tr("%n answer(s) are not saved.", nullptr, static_cast<int>(m_unsaved.size())), m_whyUnsaved};
}

void AnswerView::skip()
{
    if (!hasQuestion())
        return;
    m_skipped.insert(current()->validation);
    m_queue.removeFirst();
    if (hasQuestion())
        showCurrent();
    else
        m_stack->setCurrentWidget(m_loading);
    take();
}

void AnswerView::showDone()
{
    m_pending.clear();
    m_viewer->clear();
    m_empty->clearButtons();
    const bool some = m_progress.today > 0;
    m_empty->setIcon(some ? QStringLiteral("check") : QStringLiteral("validate"));
    m_empty->setSentence(some ? tr("No more questions for you.") : tr("No questions are waiting for you."));
    if (m_context.project.info().rules.votesPerQuestion == 0)
        m_empty->setHint(tr("This project has no validation: its rules ask for 0 answers per question. A lead can change "
                            "this on the People page."));
    else if (!m_context.project.person().roles.contains(Role::Validator))
        m_empty->setHint(tr("Questions are answered by people with the role “Validator”. A lead can assign this role on the "
                            "People page."));
    else if (m_progress.keptForOthers > 0)
        m_empty->setHint(tr("%Ln question(s) that you answered in an earlier round are reserved for other people for one "
                            "day. After that, you can answer them.",
                            nullptr, static_cast<int>(m_progress.keptForOthers)));
    else
        m_empty->setHint(m_context.project.info().rules.annotatorsPerImage > 1
                             ? tr("Questions appear here after adjudication. You do not get questions about images that you "
                                  "annotated or adjudicated.")
                             : tr("Submitted questions appear here. You do not get questions about images that you annotated."));
    m_context.next.offer(m_empty, QStringLiteral("validate"));
    m_stack->setCurrentWidget(m_empty);
    m_context.commands.refresh();
}

void AnswerView::projectChanged(const Changes &changes)
{
    const bool more = changes.touches(Entity::Validation) || changes.touches(Entity::Person)
        || changes.touches(Entity::Project) || (changes.external && changes.touches(Entity::Vote));
    if (m_active && more && !hasQuestion())
        take();
}

void AnswerView::retranslate()
{
    for (qsizetype i = 0; i < m_flags.size(); ++i)
        m_flags[i]->setText(titleOf(allFlags[i]));
    m_flagTitle->setText(tr("Is something wrong with the question?"));
    m_note->setPlaceholderText(tr("What should the author know? Your name is not shown."));
    m_note->setAccessibleName(tr("Comment"));
    m_atOnce->setText(tr("Auto-advance"));
    m_atOnce->setToolTip(tr("Choosing an option submits the answer and shows the next question."));
    m_hint->setText(advancesAtOnce() ? tr("Report a problem before you choose: the letter or number of an option submits the "
                                          "answer. Z undoes your last answer, as long as that question is still waiting for "
                                          "other answers.")
                                     : tr("Choose with a letter or number; Enter submits. Z undoes your last answer, as long "
                                          "as that question is still waiting for other answers."));
    m_loading->setSentence(tr("Loading…"));
    if (m_stack->currentWidget() == m_empty)
        showDone();
}

} // namespace yuyi
