// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/inboxrow.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/overview/inboxtext.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>

namespace yuyi {

InboxRow::InboxRow(QWidget *parent)
    : QWidget(parent), m_picture(plainLabel(this)), m_sentence(plainLabel(this)), m_detail(new ElidedLabel(this)),
      m_button(new ActionButton(this))
{
    setTextRole(m_sentence, TextRole::Section);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    setTextRole(m_detail, TextRole::Soft);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFixedSize(pictureSize());
    auto *words = columnIn(nullptr, 0, 0);
    words->addStretch(1);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addStretch(1);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, spacing::tiny, 0, spacing::tiny);
    line->setSpacing(spacing::medium);
    line->addWidget(m_picture);
    line->addLayout(words, 1);
    line->addWidget(m_button);
    connect(m_button, &QAbstractButton::clicked, this, &InboxRow::chosen);
}

QSize InboxRow::pictureSize()
{
    const Theme &theme = Theme::current();
    return {theme.px(52), theme.px(38)};
}

void InboxRow::setText(const InboxText &text)
{
    m_sentence->setText(text.sentence);
    m_detail->setText(text.detail);
    m_detail->setVisible(!text.detail.isEmpty());
    m_button->setText(text.action);
    m_button->setAccessibleName(text.action);
    m_button->setAccessibleDescription(text.detail.isEmpty() ? text.sentence : tr("%1. %2").arg(text.sentence, text.detail));
}

void InboxRow::followKeyOf(const QAction *action)
{
    followKey(action, m_button, [this](const QString &key) { m_button->setKey(key); });
}

void InboxRow::setPicture(const QIcon &icon)
{
    m_picture->setFixedSize(pictureSize());
    m_picture->setPixmap(icon.pixmap(pictureSize(), devicePixelRatioF()));
}

void InboxRow::setDrawing(const QIcon &icon)
{
    const int side = Theme::of(this).px(22);
    m_picture->setFixedSize(pictureSize());
    m_picture->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatioF()));
}

void InboxRow::setPrimary(bool primary)
{
    m_button->setKind(primary ? ActionButton::Kind::Primary : ActionButton::Kind::Plain);
}

QString InboxRow::sentence() const
{
    return m_sentence->text();
}

QString InboxRow::detail() const
{
    return m_detail->text();
}

void InboxRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::of(this).tokens().line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace yuyi
