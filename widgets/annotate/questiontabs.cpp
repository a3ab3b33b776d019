// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/questiontabs.h"

#include "widgets/annotate/templates/templateline.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/wholetext.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace yuyi {

QuestionTabs::QuestionTabs(QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_line(rowIn()),
      m_tabs(new FlowLayout(nullptr, spacing::tiny, spacing::tiny)),
      m_add(new QToolButton(this)),
      m_remove(new QToolButton(this)),
      m_fill(new QToolButton(this)),
      m_hint(wrappedLabel(this, TextRole::Small)),
      m_template(new TemplateLine(this))
{
    setTextRole(m_title, TextRole::Section);
    keepWhole(m_hint);
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addLayout(m_line);
    column->addWidget(m_template);
    m_line->addWidget(m_title);
    m_line->addLayout(m_tabs);
    for (QToolButton *button : {m_add, m_remove, m_fill}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        m_line->addWidget(button);
    }
    m_line->addStretch();
    m_line->addWidget(m_hint, 1);
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_add, &QToolButton::clicked, this, &QuestionTabs::addWanted);
    connect(m_remove, &QToolButton::clicked, this, &QuestionTabs::removeWanted);
    m_fill->setObjectName(QStringLiteral("questions.fill"));
    connect(m_fill, &QToolButton::clicked, this, &QuestionTabs::fillWanted);
    m_fill->hide();
    retranslate();
}

void QuestionTabs::setQuestions(int questions, int current)
{
    while (m_chips.size() > questions)
        delete m_chips.takeLast();
    while (m_chips.size() < questions) {
        const int index = static_cast<int>(m_chips.size());
        auto *chip = new Chip(QString::number(index + 1), {}, this);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
        m_tabs->addWidget(chip);
        m_chips.append(chip);
    }
    for (int i = 0; i < m_chips.size(); ++i) {
        m_chips.at(i)->setChecked(i == current);
        m_chips.at(i)->setAccessibleName(tr("Question %1").arg(i + 1));
        m_chips.at(i)->show();
    }
    Q_EMIT shown();
}

void QuestionTabs::setFillable(bool fillable)
{
    m_fill->setVisible(fillable);
    // Beside the button there is no room for it.
    auto *column = static_cast<QVBoxLayout *>(layout());
    m_line->removeWidget(m_hint);
    column->removeWidget(m_hint);
    if (fillable)
        column->insertWidget(1, m_hint);
    else
        m_line->addWidget(m_hint, 1);
    m_hint->setAlignment((fillable ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_template->keepPlace(fillable);
}

void QuestionTabs::setChanges(bool addable, bool removable, bool editable)
{
    m_add->setEnabled(editable && addable);
    m_remove->setEnabled(editable && removable);
    m_remove->setVisible(removable);
    m_fill->setEnabled(editable);
}

void QuestionTabs::setHint(const QString &hint)
{
    m_hint->setText(hint);
}

void QuestionTabs::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QuestionTabs::retranslate()
{
    m_title->setText(tr("Questions"));
    m_add->setText(QStringLiteral("+"));
    m_add->setToolTip(tr("Add a question (Alt+Q)"));
    m_add->setAccessibleName(tr("Add a question"));
    m_remove->setText(QStringLiteral("×"));
    m_remove->setToolTip(tr("Remove this question"));
    m_remove->setAccessibleName(tr("Remove this question"));
    m_fill->setText(tr("Fill from Templates"));
    m_fill->setToolTip(tr("Fill the questions that are still empty (Ctrl+Shift+G)"));
    for (int i = 0; i < m_chips.size(); ++i)
        m_chips.at(i)->setAccessibleName(tr("Question %1").arg(i + 1));
}

} // namespace yuyi
