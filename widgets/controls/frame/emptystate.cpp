// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/emptystate.h"

#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace yuyi {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_icon(plainLabel(this)), m_sentence(plainLabel(this)), m_hint(plainLabel(this)),
      m_nextSentence(plainLabel(this)), m_next(new ActionButton({}, {}, ActionButton::Kind::Primary, this)), m_buttons(new QHBoxLayout)
{
    auto *column = columnIn(this, spacing::large);
    column->addStretch(2);
    m_icon->setAlignment(Qt::AlignCenter);
    m_icon->hide();
    setTextRole(m_sentence, TextRole::Section);
    setTextRole(m_hint, TextRole::Soft);
    setTextRole(m_nextSentence, TextRole::Body);
    for (QLabel *label : {m_sentence, m_hint, m_nextSentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_hint->hide();
    column->addWidget(m_icon);
    column->addWidget(m_sentence);
    column->addWidget(m_hint);
    column->addSpacing(spacing::small);
    column->addWidget(m_nextSentence);
    m_nextSentence->hide();
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->hide();
    connect(m_next, &QAbstractButton::clicked, this, &EmptyState::nextTriggered);
    m_buttons->setSpacing(spacing::small);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_next);
    m_buttons->addStretch(1);
    column->addLayout(m_buttons);
    column->addStretch(3);
}

void EmptyState::setIcon(const QString &name)
{
    m_iconName = name;
    showIcon();
}

void EmptyState::setTone(Tone tone)
{
    m_tone = tone;
    showIcon();
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
}

void EmptyState::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    setAccessibleDescription(hint);
}

ActionButton *EmptyState::addAction(QAction *action, ActionButton::Kind kind)
{
    return add(new ActionButton(action, kind, this));
}

ActionButton *EmptyState::addButton(const QString &text, ActionButton::Kind kind)
{
    return add(new ActionButton(text, QString(), kind, this));
}

ActionButton *EmptyState::add(ActionButton *button)
{
    if (button->kind() == ActionButton::Kind::Primary)
        m_primary.append(button);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    rankButtons();
    return button;
}

void EmptyState::clearButtons()
{
    m_primary.clear();
    while (m_buttons->count() > 3) { // between the stretches the next step stays
        QLayoutItem *item = m_buttons->takeAt(2);
        delete item->widget();
        delete item;
    }
    setOffersNext(false);
}

void EmptyState::setOffersNext(bool offers)
{
    m_offersNext = offers;
    if (!offers)
        setNext({}, {});
}

void EmptyState::setNext(const QString &sentence, const QString &text)
{
    m_nextSentence->setText(sentence);
    m_nextSentence->setVisible(!text.isEmpty() && !sentence.isEmpty());
    m_next->setText(text);
    m_next->setAccessibleName(text);
    m_next->setAccessibleDescription(sentence);
    m_next->setVisible(!text.isEmpty());
    rankButtons();
}

void EmptyState::followNextKey(const QAction *action)
{
    followKey(action, m_next, [this](const QString &key) { m_next->setKey(key); });
}

QString EmptyState::nextText() const
{
    return m_next->text();
}

void EmptyState::rankButtons()
{
    const bool next = !m_next->text().isEmpty();
    for (ActionButton *button : std::as_const(m_primary))
        button->setKind(next ? ActionButton::Kind::Plain : ActionButton::Kind::Primary);
}

void EmptyState::showIcon()
{
    const Theme &theme = Theme::of(this);
    QString color = QStringLiteral("soft");
    if (m_tone == Tone::Info)
        color = QStringLiteral("accent");
    else if (m_tone != Tone::Neutral)
        color = toneName(m_tone);
    const QIcon icon = theme.icon(m_iconName, color);
    m_icon->setVisible(!icon.isNull());
    if (!icon.isNull()) {
        const int side = theme.px(40);
        m_icon->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatioF()));
    }
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        showIcon();
}

} // namespace yuyi
