// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/rewritedialog.h"

#include "models/domain/text.h"
#include "models/services/review/discussionservice.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>

namespace yuyi {

RewriteDialog::RewriteDialog(const Question &question, const Preset &preset, QWidget *parent)
    : QDialog(parent),
      m_question(question),
      m_stem(new TextField(this)),
      m_keys(new QButtonGroup(this)),
      m_fault(plainLabel(this))
{
    setWindowTitle(tr("Rewrite Question"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    m_stem->setLines(2, 4);
    m_stem->setText(question.stem);
    m_stem->setAccessibleName(tr("Question"));
    column->addWidget(m_stem);
    if (const QuestionKind *kind = preset.kind(question.kind))
        m_kind = *kind;
    const bool fixed = m_kind && m_kind->isFixed();
    const bool several = m_kind && m_kind->takesSeveral();
    m_keys->setExclusive(!several);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::small);
    for (int i = 0; i < question.options.size(); ++i) {
        QAbstractButton *key = nullptr;
        if (several)
            key = new QCheckBox(optionLetter(i), this);
        else
            key = new QRadioButton(optionLetter(i), this);
        key->setChecked(question.options.at(i).correct);
        key->setToolTip(tr("Key"));
        m_keys->addButton(key, i);
        auto *text = new LineField(this);
        text->setText(question.options.at(i).text);
        text->setCountVisible(!fixed);
        text->setReadOnly(fixed);
        text->setAccessibleName(tr("Option %1").arg(optionLetter(i)));
        text->setMinimumWidth(Theme::of(this).px(460));
        m_options.append(text);
        grid->addWidget(key, i, 0);
        grid->addWidget(text, i, 1);
    }
    column->addLayout(grid);
    m_fault->setWordWrap(true);
    setStyleProperty(m_fault, "tone", toneName(Tone::Bad));
    m_fault->hide();
    column->addWidget(m_fault);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *done = new ActionButton(tr("Rewrite"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    cancel->setAutoDefault(false);
    done->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(done);
    column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(done, &QAbstractButton::clicked, this, &RewriteDialog::finish);
    m_stem->setFocus();
}

void RewriteDialog::finish()
{
    Question question = m_question;
    question.stem = m_stem->text().trimmed();
    for (int i = 0; i < question.options.size(); ++i) {
        question.options[i].text = m_options.at(i)->text().trimmed();
        question.options[i].correct = m_keys->button(i)->isChecked();
    }
    const QuestionKind *kind = m_kind ? &*m_kind : nullptr;
    if (!isComplete(question, kind)) {
        m_fault->setText(incompleteText(kind));
        m_fault->show();
        return;
    }
    accept();
    Q_EMIT rewritten(question);
}

void RewriteDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) {
        if (event->modifiers() & Qt::ControlModifier)
            finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
