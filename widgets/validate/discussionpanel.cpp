// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/discussionpanel.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/talk.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/stemlabel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/discussionscontroller.h"
#include "widgets/validate/writtenlines.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int pictureHeight = 220;
constexpr int leastPictureHeight = 120;
constexpr int charactersOfKey = 12;
constexpr int mostOffered = 8; // of the wrong answers that people wrote

/// Enough of an option to be told from the others.
QString shortened(const QString &text)
{
    return text.size() > charactersOfKey ? text.left(charactersOfKey - 1) + u'…' : text;
}

constexpr DiscussionOutcome outcomes[] = {DiscussionOutcome::KeepKey, DiscussionOutcome::ChangeKey,
                                          DiscussionOutcome::Rewrite, DiscussionOutcome::Drop};

} // namespace

DiscussionPanel::DiscussionPanel(PageContext context, DiscussionsController *controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller)
{
    makePanel(this);
    build();
    connect(m_controller, &DiscussionsController::currentChanged, this, [this] {
        flush();
        showNote();
        m_choices->setSelected({});
        showKey();
    });
    connect(m_controller, &DiscussionsController::currentLoaded, this, &DiscussionPanel::showCurrent);
    connect(m_controller, &DiscussionsController::noteSaved, this, &DiscussionPanel::showNote);
    connect(m_controller, &DiscussionsController::noteMissing, this, [this] { m_note->setFocus(); });
}

void DiscussionPanel::build()
{
    auto *whole = columnIn(this, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *panel = new QWidget(scroll);
    auto *column = columnIn(panel, spacing::medium);
    const auto label = [&](TextRole role) {
        auto *made = plainLabel(panel);
        setTextRole(made, role);
        made->setWordWrap(true);
        made->setTextFormat(Qt::PlainText);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(made);
        return made;
    };
    m_pane = new PicturePane(m_context.pictures, panel);
    ImageViewer *viewer = m_pane->viewer();
    viewer->setWheelNeedsCtrl(true);
    viewer->setDigitKeys(false);
    viewer->setFocusPolicy(Qt::NoFocus);
    viewer->setMinimumHeight(pictureHeight);
    column->addWidget(m_pane, 1);
    auto *line = new QHBoxLayout;
    m_state = new Badge(panel);
    m_reason = wrappedLabel(panel, TextRole::Soft);
    line->addWidget(m_state);
    line->addWidget(m_reason, 1);
    column->addLayout(line);
    m_stem = label(TextRole::Section);
    m_stem->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    connect(m_stem, &QLabel::linkActivated, this, [this](const QString &number) { m_pane->showNumber(number.toInt()); });
    m_counts = new OptionCounts(panel);
    showPicturesIn(m_counts, m_context.pictures);
    connect(m_counts, &OptionCounts::pictureWanted, m_pane, &PicturePane::showOption);
    column->addWidget(m_counts);
    m_answers = label(TextRole::Soft);
    m_votes = label(TextRole::Body);
    QWidget *act = buildAct();
    m_talk = new CommentThread(m_context.project, panel);
    connect(m_talk, &CommentThread::failed, this, [this](const Error &error) { Q_EMIT failed(error.sentence); });
    column->addWidget(m_talk);
    column->addStretch(1);
    scroll->setWidget(panel);
    whole->addWidget(scroll, 1);
    whole->addWidget(act);
}

/// What one does stays in sight, however much there is to read.
QWidget *DiscussionPanel::buildAct()
{
    m_act = new QWidget(this);
    m_act->setObjectName(QStringLiteral("discussionDecision"));
    auto *act = new QVBoxLayout(m_act);
    act->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    act->setSpacing(spacing::small);
    m_choices = new ChipRow(ChipRow::Pick::One, m_act);
    m_keys = new ChipRow(ChipRow::Pick::One, m_act);
    m_writtenKey = new AnswerField(m_act);
    m_keepsAccepted = new QCheckBox(m_act);
    m_keepsAccepted->setChecked(true);
    connect(m_keys, &ChipRow::chosen, this, [this](const QString &code) {
        if (!isWritten())
            return;
        m_writtenKey->setText(code);
        m_controller->keepKey(m_said, code);
    });
    connect(m_writtenKey, &AnswerField::changed, this, [this](const QString &text) {
        m_keys->setSelected({});
        m_controller->keepKey(m_said, text);
    });
    connect(m_writtenKey, &AnswerField::submitted, this, [this] { m_note->setFocus(); });
    connect(m_writtenKey, &AnswerField::escaped, this, [this] { m_choices->setFocus(); });
    m_note = new TextField(m_act);
    m_note->setLines(2, 5);
    connect(m_note, &TextField::escaped, this, [this] { m_choices->setFocus(); });
    connect(m_note, &TextField::textChanged, this, [this] {
        if (m_note->hasFocus())
            m_controller->keepNote(m_said, m_note->text());
    });
    connect(m_choices, &ChipRow::selectionChanged, this, &DiscussionPanel::showState);
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
    act->addWidget(m_writtenKey);
    act->addWidget(m_keepsAccepted);
    act->addWidget(m_note);
    act->addLayout(buttons);
    return m_act;
}

/// In large type the question stays in sight below the picture.
void DiscussionPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_pane->viewer()->setMinimumHeight(std::clamp(height() / Theme::of(this).px(3), leastPictureHeight, pictureHeight));
}

void DiscussionPanel::flush()
{
    m_talk->flush();
}

void DiscussionPanel::focusChoices()
{
    m_choices->setFocus();
}

QString DiscussionPanel::note() const
{
    return m_note->text();
}

bool DiscussionPanel::isWritten() const
{
    const std::optional<DiscussionView> &shown = m_controller->shown();
    return shown && !shown->question.id.isNull() && shown->question.options.isEmpty();
}

bool DiscussionPanel::keepsAccepted() const
{
    return isWritten() && m_keepsAccepted->isChecked();
}

/// Shows the unsent key for the current discussion, and nothing of what was chosen and written for another one.
void DiscussionPanel::showKey()
{
    m_keys->setOptions({});
    m_writtenKey->setText(m_controller->key());
    m_keepsAccepted->setChecked(true);
    m_keyOffered = false;
}

Answer DiscussionPanel::newKey() const
{
    if (isWritten())
        return m_writtenKey->answer();
    QList<OptionId> chosen;
    for (const QString &code : m_keys->selected())
        chosen.append(OptionId::fromString(code));
    return chosen;
}

/// Shows the unsent text for the current discussion.
void DiscussionPanel::showNote()
{
    m_note->setText(m_controller->note());
}

void DiscussionPanel::projectChanged(const Changes &changes)
{
    m_talk->projectChanged(changes);
}

void DiscussionPanel::showCurrent()
{
    const DiscussionView &view = *m_controller->shown();
    const bool open = view.discussion.state == DiscussionState::Open;
    m_state->show(open ? tr("In discussion") : titleOf(view.discussion.outcome), open ? Tone::Attention : Tone::Good);
    m_reason->setText(view.discussion.note.isEmpty()
                          ? titleOf(view.discussion.reason)
                          : tr("%1 · “%2”").arg(titleOf(view.discussion.reason), view.discussion.note));
    m_said = view.question.id.isNull() ? tr("The question was removed.") : readableStem(view.question.stem);
    const QList<ItemPicture> pictures = itemPictures(view.question, mediumOf(view.image), view.question.options);
    showStem(m_stem, view.question.id.isNull() ? m_said : view.question.stem, pictures);
    showAnswers(view);
    showVotes(view);
    m_talk->setTarget(CommentTarget{TalkSubject::Discussion, view.discussion.id.value(), view.discussion.image, {}});
    m_pane->show(pictures);
    showState();
}

/// What people answered blind, option by option or text by text.
void DiscussionPanel::showAnswers(const DiscussionView &view)
{
    const VoteCounts counts = countVotes(view.answers);
    const AnswerForm form = m_controller->preset().kind(view.question.kind);
    QList<OptionCounts::Line> lines;
    for (int i = 0; i < view.question.options.size(); ++i) {
        const Option &option = view.question.options.at(i);
        OptionCounts::Line line;
        line.letter = optionLabel(form, i);
        line.text = option.text;
        line.picture = option.picture;
        line.count = static_cast<int>(std::count_if(view.answers.begin(), view.answers.end(),
                                                    [&](const Vote &vote) { return vote.answer.contains(option.id); }));
        line.key = option.correct;
        line.mostAttractive = counts.mostAttractive.contains(option.id);
        lines.append(line);
    }
    if (isWritten()) {
        const QList<WrittenCount> given = countWritten(view.question.accepted, view.answers);
        lines = writtenLines(given);
        offerWritten(given);
    } else {
        offerKeys(view.question, counts.mostAttractive);
    }
    m_counts->setLines(lines, counts.votes);
    QStringList said;
    // One option is marked where the options are counted.
    const OptionSet wrong = positionsOf(counts.mostAttractive, view.question.optionIds());
    if (!wrong.isEmpty() && (wrong.count() > 1 || view.question.keys().count() > 1))
        said.append(tr("Most frequent wrong answer: %1 (people: %2)")
                        .arg(optionLabels(form, wrong), QLocale().toString(counts.mostAttractiveVotes)));
    for (auto flag = counts.flags.cbegin(); flag != counts.flags.cend(); ++flag)
        said.append(tr("%1: %2").arg(flagTitle(flag.key(), isWritten()), QLocale().toString(flag.value())));
    for (const Vote &vote : view.answers) {
        if (!vote.note.isEmpty())
            said.append(tr("“%1”").arg(vote.note));
    }
    m_answers->setText(said.join(QLatin1Char('\n')));
    m_answers->setVisible(!said.isEmpty());
}

/// Offers what may become the new key: the most frequent wrong answer is chosen already.
void DiscussionPanel::offerKeys(const Question &question, const Answer &mostAttractive)
{
    const AnswerForm form = m_controller->preset().kind(question.kind);
    const bool several = form.several;
    m_keys->setPick(several ? ChipRow::Pick::Many : ChipRow::Pick::One);
    showKeyTitle();
    QList<ChipOption> keys;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const Option &option = question.options.at(i);
        if (several || !option.correct)
            keys.append({option.id.toString(), shortened(optionWords(option)), optionLabel(form, i), optionWords(option)});
    }
    m_keys->setOptions(keys);
    if (!m_keys->selected().isEmpty())
        return;
    const Answer offered = several && mostAttractive.isEmpty() ? question.key() : mostAttractive;
    QStringList codes;
    for (const OptionId &option : offered.options())
        codes.append(option.toString());
    m_keys->setSelected(codes);
}

/// Offers what people wrote and is not accepted: the most frequent one is in the field at first. The lead may write another one, or none.
void DiscussionPanel::offerWritten(const QList<WrittenCount> &counts)
{
    m_keys->setPick(ChipRow::Pick::One);
    showKeyTitle();
    QList<ChipOption> keys;
    for (const WrittenCount &count : counts) {
        if (!count.right && keys.size() < mostOffered)
            keys.append({count.text, shortened(count.text), {}, count.text});
    }
    m_keys->setOptions(keys);
    if (!std::exchange(m_keyOffered, true) && m_writtenKey->answer().isEmpty() && !keys.isEmpty())
        m_writtenKey->setText(keys.constFirst().code);
    m_keys->setSelectedOne(m_writtenKey->text());
}

void DiscussionPanel::showKeyTitle()
{
    m_keys->setTitle(m_keys->pick() == ChipRow::Pick::Many ? tr("New key: choose all correct options") : tr("New key"));
}

/// What people propose.
void DiscussionPanel::showVotes(const DiscussionView &view)
{
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
}

void DiscussionPanel::showState()
{
    const bool open = m_controller->canAct();
    const bool lead = m_controller->isLead();
    m_act->setVisible(open);
    const bool newKey = open && lead && choice() == DiscussionOutcome::ChangeKey;
    m_keys->setVisible(newKey && !m_keys->options().isEmpty());
    m_writtenKey->setVisible(newKey && isWritten());
    m_keepsAccepted->setVisible(newKey && isWritten());
    m_rewrite->setVisible(open && lead && choice() == DiscussionOutcome::Rewrite);
    m_conclude->setVisible(lead);
    m_context.commands.refresh();
}

DiscussionOutcome DiscussionPanel::choice() const
{
    return fromCode<DiscussionOutcome>(m_choices->selectedOne()).value_or(DiscussionOutcome::None);
}

void DiscussionPanel::retranslate()
{
    QList<ChipOption> options;
    int digit = 1;
    for (const DiscussionOutcome outcome : outcomes)
        options.append({codeOf(outcome), titleOf(outcome), QString::number(digit++), {}});
    m_choices->setOptions(options);
    m_choices->setTitle(tr("What should happen to the question?"));
    showKeyTitle();
    m_writtenKey->retranslate();
    m_writtenKey->setAccessibleName(tr("New key"));
    m_keepsAccepted->setText(tr("Keep the accepted answers"));
    m_keepsAccepted->setToolTip(tr("If this is off, the new key is the only accepted answer."));
    m_note->setPlaceholderText(tr("Why?"));
    m_note->setAccessibleName(tr("Why?"));
}

} // namespace yuyi
