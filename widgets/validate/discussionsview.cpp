// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/discussionsview.h"

#include "models/domain/moments.h"
#include "models/domain/talk.h"
#include "models/items/pictureloader.h"
#include "models/items/validateditemsmodel.h"
#include "models/services/review/validationrules.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/optioncounts.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/textfield.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/rewritedialog.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int listWidth = 280;
constexpr int pictureHeight = 220;
constexpr int charactersOfKey = 12;
constexpr int thumbnailSide = 36;

/// Enough of an option to be told from the others.
QString shortened(const QString &text)
{
    return text.size() > charactersOfKey ? text.left(charactersOfKey - 1) + u'…' : text;
}

constexpr DiscussionOutcome outcomes[] = {DiscussionOutcome::KeepKey, DiscussionOutcome::ChangeKey,
                                          DiscussionOutcome::Rewrite, DiscussionOutcome::Drop};

/// What became of the question.
QString saidOf(const Conclusion &conclusion)
{
    switch (conclusion.outcome) {
    case DiscussionOutcome::KeepKey: return DiscussionsView::tr("Concluded: the key is kept, and the question has passed.");
    case DiscussionOutcome::ChangeKey: return DiscussionsView::tr("Concluded: the question has a new key.");
    case DiscussionOutcome::Rewrite:
        return conclusion.rewritten ? DiscussionsView::tr("Concluded: the question is rewritten.")
                                    : DiscussionsView::tr("Concluded: the author rewrites the question.");
    case DiscussionOutcome::Drop: return DiscussionsView::tr("Concluded: the question is removed.");
    case DiscussionOutcome::None: break;
    }
    return {};
}

} // namespace

DiscussionsView::DiscussionsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_notes(context.project, QStringLiteral("discussion-note"), nullptr)
{
    addCommands();
    m_split = new SplitView(Qt::Horizontal, this);
    m_list = new QListWidget(m_split);
    m_list->setMinimumWidth(listWidth);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize(QSize(thumbnailSide, thumbnailSide) * Theme::of(this).fontScale());
    connect(&m_context.pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        for (int row = 0; row < m_lines.size() && row < m_list->count(); ++row) {
            if (m_lines.at(row).image.sha256 == sha)
                showThumbnail(row);
        }
    });
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    connect(m_list, &QListWidget::currentRowChanged, this, &DiscussionsView::readCurrent);
    m_split->addPart(m_list, 1);
    m_split->addPart(buildDetail(), 3);
    const QByteArray state = m_context.settings.splitter(QStringLiteral("validate-discussions"));
    if (!state.isEmpty())
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        m_context.settings.setSplitter(QStringLiteral("validate-discussions"), m_split->saveState());
    });
    m_empty = new EmptyState(this);
    m_empty->setIcon(QStringLiteral("check"));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    m_stack->setCurrentWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    retranslate();
}

void DiscussionsView::addCommands()
{
    const auto add = [&](const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("validate.") % id;
        command.text = std::move(text);
        command.shortcuts = keys;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        m_context.commands.add(std::move(command));
    };
    const auto lead = [this] { return canAct() && m_context.project.person().roles.contains(Role::Lead); };
    add(QStringLiteral("vote"), [] { return tr("Vote"); }, {QKeySequence(Qt::ALT | Qt::Key_V)}, [this] { vote(); },
        [this] { return canAct(); });
    add(QStringLiteral("conclude"), [] { return tr("Conclude"); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)},
        [this] { conclude(); }, lead);
    add(QStringLiteral("rewrite"), [] { return tr("Rewrite Here…"); }, {}, [this] {
        if (!m_shown)
            return;
        auto *dialog = new RewriteDialog(m_shown->question, this);
        connect(dialog, &RewriteDialog::rewritten, this, [this](const Question &question) {
            Conclusion conclusion;
            conclusion.outcome = DiscussionOutcome::Rewrite;
            conclusion.rewritten = question;
            conclusion.note = m_note->text();
            carryOut(conclusion);
        });
        dialog->open();
    }, lead);
}

QWidget *DiscussionsView::buildDetail()
{
    auto *detail = new QWidget(m_split);
    makePanel(detail);
    auto *whole = new QVBoxLayout(detail);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    m_scroll = new QScrollArea(detail);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *panel = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    const auto label = [&](TextRole role) {
        auto *made = plainLabel(panel);
        setTextRole(made, role);
        made->setWordWrap(true);
        made->setTextFormat(Qt::PlainText);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(made);
        return made;
    };
    m_viewer = new ImageViewer(panel);
    m_viewer->setWheelNeedsCtrl(true);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_viewer->setMinimumHeight(pictureHeight);
    column->addWidget(m_viewer, 1);
    auto *line = new QHBoxLayout;
    m_state = new Badge(panel);
    m_reason = plainLabel(panel);
    setTextRole(m_reason, TextRole::Soft);
    m_reason->setWordWrap(true);
    line->addWidget(m_state);
    line->addWidget(m_reason, 1);
    column->addLayout(line);
    m_stem = label(TextRole::Section);
    m_counts = new OptionCounts(panel);
    column->addWidget(m_counts);
    m_answers = label(TextRole::Soft);
    m_votes = label(TextRole::Body);

    // What one does stays in sight, however much there is to read.
    m_act = new QWidget(detail);
    m_act->setObjectName(QStringLiteral("discussionDecision"));
    auto *act = new QVBoxLayout(m_act);
    act->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    act->setSpacing(spacing::small);
    m_choices = new ChipRow(ChipRow::Pick::One, m_act);
    m_keys = new ChipRow(ChipRow::Pick::One, m_act);
    m_note = new TextField(m_act);
    m_note->setLines(2, 5);
    connect(m_note, &TextField::escaped, this, [this] { m_choices->setFocus(); });
    connect(m_note, &TextField::textChanged, this, [this] {
        if (!m_current.isNull() && m_note->hasFocus())
            m_notes.typed(m_current.toString(), tr("Discussion: %1").arg(m_stem->text().simplified()), m_note->text());
    });
    connect(m_choices, &ChipRow::selectionChanged, this, &DiscussionsView::showState);
    m_vote = new ActionButton(m_context.commands.action(QStringLiteral("validate.vote")), ActionButton::Kind::Plain, m_act);
    m_rewrite = new ActionButton(m_context.commands.action(QStringLiteral("validate.rewrite")), ActionButton::Kind::Plain,
                                 m_act);
    m_conclude = new ActionButton(m_context.commands.action(QStringLiteral("validate.conclude")),
                                  ActionButton::Kind::Primary, m_act);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_rewrite);
    buttons->addWidget(m_vote);
    buttons->addWidget(m_conclude);
    act->addWidget(m_choices);
    act->addWidget(m_keys);
    act->addWidget(m_note);
    act->addLayout(buttons);
    m_talk = new CommentThread(m_context.project, panel);
    connect(m_talk, &CommentThread::failed, this, [this](const Error &error) { Q_EMIT failed(error.sentence); });
    column->addWidget(m_talk);
    column->addStretch(1);
    m_scroll->setWidget(panel);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_act);
    return detail;
}

void DiscussionsView::enter()
{
    m_active = true;
    if (std::exchange(m_person, m_context.project.person().id) != m_context.project.person().id)
        m_current = {};   // what somebody else chose and wrote is not shown
    load();
    m_list->setFocus();
}

void DiscussionsView::leave()
{
    m_active = false;
    m_talk->flush();
}

void DiscussionsView::look(const DiscussionId &id)
{
    if (std::exchange(m_current, id) != id) {
        m_talk->flush();
        showNote();
        m_choices->setSelected({});
        m_shown.reset();
    }
    load();
}

int DiscussionsView::openCount() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(), [](const DiscussionLine &line) {
        return line.discussion.state == DiscussionState::Open;
    }));
}

void DiscussionsView::load()
{
    const quint64 request = ++m_request;
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([person](Stores &stores) { return DiscussionService(stores, person).lines(); })
        .then(this, [this, request](const Result<QList<DiscussionLine>> &lines) {
            if (request != m_request)
                return;
            if (!lines) {
                Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            showList();
            Q_EMIT loaded();
        });
}

void DiscussionsView::showList()
{
    const DiscussionId former = m_current;
    int row = -1;
    {
        const QSignalBlocker block(m_list);
        m_list->clear();
        for (int i = 0; i < m_lines.size(); ++i) {
            const Discussion &discussion = m_lines.at(i).discussion;
            const bool open = discussion.state == DiscussionState::Open;
            const QString what = open ? titleOf(discussion.reason) : tr("Concluded: %1").arg(titleOf(discussion.outcome));
            const QString second = dayText(discussion.createdAt) + QStringLiteral(" · ") + what;
            auto *item = new QListWidgetItem(m_lines.at(i).stem + u'\n' + second, m_list);
            item->setToolTip(QStringList{m_lines.at(i).image.names.value(0), m_lines.at(i).stem, second}.join(u'\n'));
            showThumbnail(i);
            if (!open)
                item->setForeground(Theme::of(this).tokens().soft);
            if (discussion.id == former)
                row = i;
        }
        if (row < 0 && !m_lines.isEmpty())
            row = 0;
        m_list->setCurrentRow(row);
    }
    m_stack->setCurrentWidget(m_lines.isEmpty() ? static_cast<QWidget *>(m_empty) : m_split);
    readCurrent();
}

void DiscussionsView::showThumbnail(int row)
{
    const QImage picture = m_context.pictures.thumbnail(m_lines.at(row).image, m_list->iconSize().width());
    QPixmap square(m_list->iconSize() * devicePixelRatioF());
    square.setDevicePixelRatio(devicePixelRatioF());
    square.fill(Qt::transparent);
    if (!picture.isNull()) {
        QPainter painter(&square);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        QRect place(QPoint(), picture.size().scaled(m_list->iconSize(), Qt::KeepAspectRatio));
        place.moveCenter(QRect(QPoint(), m_list->iconSize()).center());
        painter.drawImage(place, picture);
    }
    m_list->item(row)->setIcon(square);
}

void DiscussionsView::readCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_lines.size()) {
        m_current = {};
        m_shown.reset();
        m_context.commands.refresh();
        return;
    }
    const bool other = m_lines.at(row).discussion.id != m_current;
    m_current = m_lines.at(row).discussion.id;
    if (other) {
        m_talk->flush();
        showNote();
        m_choices->setSelected({});
        m_shown.reset();
    }
    const quint64 request = ++m_detailRequest;
    m_context.project
        .read([id = m_current, person = m_context.project.person().id](Stores &stores) {
            return DiscussionService(stores, person).view(id);
        })
        .then(this, [this, request](const Result<DiscussionView> &shown) {
            if (request != m_detailRequest)
                return;
            if (!shown) {
                Q_EMIT failed(shown.error().sentence);
                return;
            }
            m_shown = *shown;
            showCurrent();
        });
}

void DiscussionsView::showCurrent()
{
    const DiscussionView &view = *m_shown;
    const bool open = view.discussion.state == DiscussionState::Open;
    m_state->show(open ? tr("In discussion") : titleOf(view.discussion.outcome), open ? Tone::Attention : Tone::Good);
    m_reason->setText(view.discussion.note.isEmpty()
                          ? titleOf(view.discussion.reason)
                          : tr("%1 · “%2”").arg(titleOf(view.discussion.reason), view.discussion.note));
    m_stem->setText(view.question.id.isNull() ? tr("The question was removed.") : view.question.stem);
    const VoteCounts counts = countVotes(view.answers);
    QList<OptionCounts::Line> lines;
    QList<ChipOption> keys;
    for (int i = 0; i < view.question.options.size(); ++i) {
        const Option &option = view.question.options.at(i);
        OptionCounts::Line line;
        line.letter = optionLetter(i);
        line.text = option.text;
        line.count = static_cast<int>(std::count_if(view.answers.begin(), view.answers.end(),
                                                    [&](const Vote &vote) { return vote.option == option.id; }));
        line.key = option.correct;
        line.rival = option.id == counts.rival;
        lines.append(line);
        if (!option.correct)
            keys.append({option.id.toString(), shortened(option.text), line.letter, option.text});
    }
    m_counts->setLines(lines, counts.votes);
    m_keys->setOptions(keys);
    if (m_keys->selectedOne().isEmpty() && !counts.rival.isNull())
        m_keys->setSelectedOne(counts.rival.toString());
    QStringList said;
    for (auto flag = counts.flags.cbegin(); flag != counts.flags.cend(); ++flag)
        said.append(tr("%1: %2").arg(titleOf(flag.key()), QLocale().toString(flag.value())));
    for (const Vote &vote : view.answers) {
        if (!vote.note.isEmpty())
            said.append(tr("“%1”").arg(vote.note));
    }
    m_answers->setText(said.join(QLatin1Char('\n')));
    m_answers->setVisible(!said.isEmpty());
    QStringList votes;
    for (const DiscussionVote &vote : view.votes) {
        const QList<Person> &people = m_context.project.people();
        const auto person = std::find_if(people.begin(), people.end(), [&](const Person &one) { return one.id == vote.person; });
        const QString name = person == people.end() ? tr("Somebody") : person->name;
        votes.append(vote.note.isEmpty() ? tr("%1: %2").arg(name, titleOf(vote.choice))
                                         : tr("%1: %2. %3").arg(name, titleOf(vote.choice), vote.note));
        if (vote.person == m_context.project.person().id && m_choices->selected().isEmpty())
            m_choices->setSelectedOne(codeOf(vote.choice));
    }
    m_votes->setText(votes.join(QLatin1Char('\n')));
    m_votes->setVisible(!votes.isEmpty());
    m_talk->setPlace(TalkPlace{TalkSubject::Discussion, view.discussion.id.value(), view.discussion.image, {}});
    showPicture();
    showState();
}

void DiscussionsView::showPicture()
{
    const QString pending = m_shown->image.sha256.hex();
    if (pending == m_pending && m_viewer->hasImage())
        return;
    m_pending = pending;
    m_viewer->setLoading();
    m_context.pictures.picture(m_shown->image).then(this, [this, pending](const Result<QImage> &picture) {
        if (pending != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
    });
}

void DiscussionsView::showState()
{
    const bool open = canAct();
    const bool lead = m_context.project.person().roles.contains(Role::Lead);
    m_act->setVisible(open);
    m_keys->setVisible(open && lead && choice() == DiscussionOutcome::ChangeKey);
    m_rewrite->setVisible(open && lead && choice() == DiscussionOutcome::Rewrite);
    m_conclude->setVisible(lead);
    m_context.commands.refresh();
}

DiscussionOutcome DiscussionsView::choice() const
{
    return fromCode<DiscussionOutcome>(m_choices->selectedOne()).value_or(DiscussionOutcome::None);
}

void DiscussionsView::vote()
{
    if (choice() == DiscussionOutcome::None) {
        Q_EMIT failed(tr("Choose what to do with the question."));
        return;
    }
    if (std::exchange(m_sending, true))
        return;   // a second key does not do it again
    const QString note = m_note->text();
    m_context.project
        .write([id = m_current, choice = choice(), note, person = m_context.project.person().id](Stores &stores) {
            return DiscussionService(stores, person).vote(id, choice, note);
        })
        .then(this, [this, id = m_current, note](const Result<> &done) {
            m_sending = false;
            if (done) {
                clearNote(id, note);
                Q_EMIT toast(tr("Your vote is recorded."), false);
            } else {
                Q_EMIT failed(done.error().sentence);
            }
        });
}

/// What was written about another one meanwhile stays.
void DiscussionsView::clearNote(const DiscussionId &id, const QString &sent)
{
    m_notes.saved(id.toString(), sent);
    if (id == m_current)
        showNote();
}

void DiscussionsView::showNote()
{
    m_note->setText(m_notes.text(m_current.toString()));
}

void DiscussionsView::conclude()
{
    if (choice() == DiscussionOutcome::None) {
        Q_EMIT failed(tr("Choose what to do with the question."));
        return;
    }
    Conclusion conclusion;
    conclusion.outcome = choice();
    conclusion.note = m_note->text();
    if (conclusion.outcome == DiscussionOutcome::ChangeKey)
        conclusion.key = OptionId::fromString(m_keys->selectedOne());
    QMap<DiscussionOutcome, int> votes;
    for (const DiscussionVote &vote : m_shown->votes)
        ++votes[vote.choice];
    const auto most = std::max_element(votes.cbegin(), votes.cend());
    if (most == votes.cend() || votes.value(conclusion.outcome) == *most || conclusion.note.trimmed().isEmpty()) {
        carryOut(conclusion);
        return;
    }
    m_context.prompts.confirm(this, tr("Conclude Against the Majority"),
                              tr("%1 of %n vote(s) are for “%2”. Conclude with “%3” instead?", nullptr,
                                 static_cast<int>(m_shown->votes.size()))
                                  .arg(*most)
                                  .arg(titleOf(most.key()), titleOf(conclusion.outcome)),
                              tr("Conclude"), [this, conclusion, id = m_current] {
        if (id == m_current && canAct())
            carryOut(conclusion);
    });
}

void DiscussionsView::carryOut(const Conclusion &conclusion)
{
    if (conclusion.note.trimmed().isEmpty()) {
        m_note->setFocus();
        Q_EMIT failed(tr("Write a short reason; it is recorded with the outcome."));
        return;
    }
    if (std::exchange(m_sending, true))
        return;
    m_context.project
        .write([id = m_current, conclusion, person = m_context.project.person().id](Stores &stores) {
            return DiscussionService(stores, person).conclude(id, conclusion);
        })
        .then(this, [this, id = m_current, note = conclusion.note, text = saidOf(conclusion)](const Result<> &done) {
            m_sending = false;
            if (done) {
                clearNote(id, note);
                if (id == m_current)
                    m_list->setFocus();   // the fields go away
                Q_EMIT toast(text, false);
            } else {
                Q_EMIT failed(done.error().sentence);
            }
        });
}

void DiscussionsView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::ControlModifier && canAct()) {
        vote();
        return;
    }
    if (enter && event->modifiers() == Qt::NoModifier && m_list->hasFocus() && canAct()) {
        m_choices->setFocus();
        return;
    }
    QWidget::keyPressEvent(event);
}

void DiscussionsView::projectChanged(const Changes &changes)
{
    if (!m_active)
        return;
    if (changes.touches(Entity::Discussion) || changes.touches(Entity::Validation) || changes.touches(Entity::Question))
        load();
    m_talk->projectChanged(changes);
}

void DiscussionsView::retranslate()
{
    QList<ChipOption> options;
    int digit = 1;
    for (const DiscussionOutcome outcome : outcomes)
        options.append({codeOf(outcome), titleOf(outcome), QString::number(digit++), {}});
    m_choices->setOptions(options);
    m_choices->setTitle(tr("What should happen to the question?"));
    m_keys->setTitle(tr("New key"));
    m_note->setPlaceholderText(tr("Why?"));
    m_note->setAccessibleName(tr("Why?"));
    m_list->setAccessibleName(tr("Discussions"));
    m_empty->setSentence(tr("Nothing is being discussed."));
    m_empty->setHint(tr("Questions appear here when they fail for the second time or in the last round, when "
                        "most people agree on another option, or when somebody objects."));
    if (!m_lines.isEmpty())
        showList();
}

} // namespace yuyi
