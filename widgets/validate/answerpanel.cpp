// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/answerpanel.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/services/review/validationrules.h"
#include "models/services/session/settings.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/stemlabel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QMargins>
#include <QStringList>

#include <algorithm>

namespace yuyi {

AnswerPanel::AnswerPanel(CommandRegistry &commands, Settings &settings, QWidget *parent)
    : QWidget(parent),
      m_commands(commands),
      m_settings(settings)
{
    auto *column = columnIn(this, spacing::medium);
    m_stem = wrappedLabel(this, TextRole::Section);
    m_stem->setTextFormat(Qt::PlainText);
    connect(m_stem, &QLabel::linkActivated, this, [this](const QString &number) { Q_EMIT pictureWanted(number.toInt()); });
    column->addWidget(m_stem);
    m_howMany = wrappedLabel(this, TextRole::Soft);
    m_howMany->hide();
    column->addWidget(m_howMany);
    column->addSpacing(spacing::small);
    m_options = new BlindOptions(this);
    connect(m_options, &BlindOptions::clicked, this, &AnswerPanel::optionClicked);
    connect(m_options, &BlindOptions::enlargeWanted, this, &AnswerPanel::enlargeWanted);
    for (int i = 0; i < mostOptions; ++i) {
        BlindOption *option = m_options->at(i);
        followKey(m_commands.action(QStringLiteral("validate.option-%1").arg(i + 1)), option,
                  [option](const QString &key) { option->setKey(key); });
    }
    column->addWidget(m_options);
    m_answer = new AnswerField(this);
    m_answer->hide();
    connect(m_answer, &AnswerField::changed, this, &AnswerPanel::answerTyped);
    connect(m_answer, &AnswerField::submitted, this, &AnswerPanel::answerSubmitted);
    connect(m_answer, &AnswerField::escaped, this, &AnswerPanel::fieldLeft);
    column->addWidget(m_answer);
    column->addSpacing(spacing::medium);
    m_flagTitle = plainLabel(this, TextRole::Soft);
    column->addWidget(m_flagTitle);
    column->addWidget(buildFlags());
    column->addWidget(buildBelow());
    m_note = new TextField(this);
    m_note->setLines(2, 5);
    m_note->hide();
    connect(m_note, &TextField::escaped, this, &AnswerPanel::fieldLeft);
    connect(m_note, &TextField::textChanged, this, [this] {
        if (m_note->hasFocus())
            Q_EMIT noteTyped(m_note->text());
    });
    column->addWidget(m_note);
    m_hint = wrappedLabel(this, TextRole::Small);
    column->addWidget(m_hint);
    column->addStretch(1);
    retranslate();
}

QWidget *AnswerPanel::buildFlags()
{
    auto *flags = new QWidget(this);
    auto *flow = new FlowLayout(flags, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const VoteFlag flag : allFlags) {
        const QString command = QStringLiteral("validate.flag-") % codeOf(flag);
        auto *chip = new Chip(titleOf(flag), {}, flags);
        followKey(m_commands.action(command), chip, [chip](const QString &key) { chip->setKey(key); });
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setCheckable(true);
        connect(chip, &QAbstractButton::clicked, this, [this] { m_commands.refresh(); });
        m_flags.append(chip);
        flow->addWidget(chip);
    }
    return flags;
}

QWidget *AnswerPanel::buildBelow()
{
    auto *below = new QWidget(this);
    auto *flow = new FlowLayout(below, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    m_noteButton = new ActionButton(m_commands.action(QStringLiteral("validate.note")), ActionButton::Kind::Flat, this);
    m_noteButton->setFocusPolicy(Qt::NoFocus);
    flow->addWidget(m_noteButton);
    m_skipButton = new ActionButton(m_commands.action(QStringLiteral("validate.skip")), ActionButton::Kind::Plain, this);
    m_skipButton->setFocusPolicy(Qt::NoFocus);
    m_skipButton->hide();
    flow->addWidget(m_skipButton);
    m_atOnce = new Chip(QString(), QString(), this);
    m_atOnce->setCheckable(true);
    m_atOnce->setChecked(m_settings.answersAtOnce());
    m_atOnce->setFocusPolicy(Qt::NoFocus);
    connect(m_atOnce, &QAbstractButton::clicked, this, &AnswerPanel::setAdvancesAtOnce);
    flow->addWidget(m_atOnce);
    return below;
}

bool AnswerPanel::advancesAtOnce() const
{
    return m_settings.answersAtOnce() && !m_takesSeveral && !m_isWritten;
}

void AnswerPanel::setAdvancesAtOnce(bool atOnce)
{
    m_settings.setAnswersAtOnce(atOnce);
    showHint();
}

void AnswerPanel::clear()
{
    m_chosen = {};
    showChosen();
    m_answer->setText({});
    for (Chip *chip : std::as_const(m_flags))
        chip->setChecked(false);
    m_note->setText({});
    m_note->hide();
}

void AnswerPanel::show(const BlindItem &item, const QString &note, const QString &typed)
{
    m_note->setText(note);
    m_note->setVisible(!m_note->text().isEmpty());
    showStem(m_stem, item.stem, item.pictures);
    m_hasPictures = item.pictures.size() > 1;
    m_takesSeveral = item.takesSeveral;
    m_isWritten = item.isWritten();
    m_answer->setText(typed);
    m_answer->setVisible(m_isWritten);
    m_howMany->setVisible(m_takesSeveral);
    m_atOnce->setVisible(!m_takesSeveral && !m_isWritten);
    showFlags();
    QList<BlindOptions::Shown> shown;
    for (const BlindQuestion::Choice &choice : item.options)
        shown.append({choice.text, choice.picture.isNull() ? QSize() : choice.picture.size});
    m_options->setOptions(shown, {m_takesSeveral, item.ownLabels});
    showHint();
    m_skipButton->hide();
}

void AnswerPanel::showFlags()
{
    for (qsizetype i = 0; i < m_flags.size(); ++i) {
        m_flags[i]->setText(flagTitle(allFlags[i], m_isWritten));
        m_flags[i]->setVisible(offers(allFlags[i]));
    }
}

void AnswerPanel::enableOptions()
{
    m_options->setUsable(true);
}

void AnswerPanel::fitInto(const QSize &window)
{
    if (!m_options->areTiles())
        return;
    const QMargins margins = layout()->contentsMargins();
    const int others = heightForWidth(window.width()) - m_options->heightForWidth(window.width() - margins.left() - margins.right());
    m_options->setMostHeight(std::max(1, window.height() - others));
}

void AnswerPanel::offerSkip()
{
    m_skipButton->show();
}

void AnswerPanel::choose(int option)
{
    if (m_takesSeveral)
        m_chosen.bits ^= OptionSet::of(option).bits;
    else
        m_chosen = OptionSet::of(option);
    showChosen();
}

void AnswerPanel::showChosen()
{
    m_options->setChosen(m_chosen);
}

void AnswerPanel::toggleFlag(VoteFlag flag)
{
    Chip *chip = m_flags.at(static_cast<int>(flag));
    chip->setChecked(!chip->isChecked());
}

QList<VoteFlag> AnswerPanel::flags() const
{
    QList<VoteFlag> flags;
    for (qsizetype i = 0; i < m_flags.size(); ++i) {
        if (m_flags.at(i)->isChecked())
            flags.append(allFlags[i]);
    }
    return flags;
}

QString AnswerPanel::note() const
{
    return m_note->text();
}

Answer AnswerPanel::written() const
{
    return m_isWritten ? m_answer->answer() : Answer();
}

void AnswerPanel::writeAnswer()
{
    m_answer->setFocus(Qt::ShortcutFocusReason);
}

void AnswerPanel::writeNote()
{
    m_note->show();
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void AnswerPanel::retranslate()
{
    showFlags();
    m_answer->retranslate();
    m_flagTitle->setText(tr("Is something wrong with the question?"));
    m_note->setPlaceholderText(tr("What should the author know? The author does not see your name."));
    m_note->setAccessibleName(tr("Comment"));
    m_atOnce->setText(tr("Auto-advance"));
    m_atOnce->setToolTip(tr("Choosing an option submits the answer and shows the next question."));
    m_howMany->setText(tr("Choose all correct options, then press Enter."));
    showHint();
}

void AnswerPanel::showHint()
{
    QStringList hints;
    if (m_isWritten) {
        hints.append(
            tr("Write the answer; Enter submits. Esc leaves the field. Then a letter reports a problem, and Z undoes your last answer, as "
               "long as that question is still waiting for answers from other people. Tab goes back to the field."));
    } else {
        hints.append(
            advancesAtOnce()
                ? tr("If you want to report a problem, do so before you choose: pressing the letter or number of an option submits the "
                     "answer. Z undoes your last answer, as long as that question is still waiting for answers from other people.")
                : tr("Choose with a letter or number; Enter submits. Z undoes your last answer, as long as that question is still "
                     "waiting for answers from other people."));
    }
    if (m_hasPictures)
        hints.append(m_isWritten ? tr("Alt+] shows the next picture, Alt+[ the previous one.")
                                 : tr("] shows the next picture, [ the previous one."));
    if (m_options->areTiles())
        hints.append(tr("Shift and the letter of an option shows its picture large; the same again goes back."));
    m_hint->setText(hints.join(u'\n'));
}

} // namespace yuyi
