// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/noticepage.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr qint64 readingMs = 500;
constexpr int columnWidth = 560;
} // namespace

NoticePage::NoticePage(QWidget *parent) : ArrangedPage(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_column = new QWidget(this);
    auto *column = columnIn(m_column, 0, spacing::medium);
    m_title = wrappedLabel(m_column, TextRole::Title);
    m_text = wrappedLabel(m_column);
    m_code = plainLabel(m_column, TextRole::Display);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *label : {m_title, m_text, m_code})
        label->setTextFormat(Qt::PlainText);
    auto *bottom = rowIn();
    m_goOn = new ActionButton({}, QStringLiteral("⏎"), ActionButton::Kind::Primary, m_column);
    m_goOn->setFocusPolicy(Qt::NoFocus);
    connect(m_goOn, &QAbstractButton::clicked, this, &NoticePage::goOnWanted);
    m_other = new ActionButton({}, {}, ActionButton::Kind::Plain, m_column);
    connect(m_other, &QAbstractButton::clicked, this, &NoticePage::otherWanted);
    bottom->addWidget(m_goOn);
    bottom->addWidget(m_other);
    bottom->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_text);
    m_copy = new ActionButton({}, {}, ActionButton::Kind::Plain, m_column);
    m_copy->setObjectName(QStringLiteral("copyCode"));
    m_copy->setFocusPolicy(Qt::NoFocus);
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_code->text());
        m_copy->setText(tr("Copied"));
    });
    auto *codeLine = rowIn(nullptr, 0, spacing::medium);
    codeLine->addWidget(m_code);
    codeLine->addWidget(m_copy);
    codeLine->addStretch(1);
    column->addLayout(codeLine);
    column->addSpacing(spacing::small);
    column->addLayout(bottom);
}

void NoticePage::show(const Texts &texts)
{
    if (texts.toRead && !m_toRead)
        m_shown.start();
    m_toRead = texts.toRead;
    m_title->setText(texts.title);
    m_text->setText(texts.text);
    m_text->setVisible(!texts.text.isEmpty());
    m_code->setText(texts.code);
    m_code->setVisible(!texts.code.isEmpty());
    m_copy->setText(tr("Copy the Code"));
    m_copy->setVisible(!texts.code.isEmpty());
    m_goOn->setText(texts.goOn);
    m_goOn->setVisible(!texts.goOn.isEmpty());
    m_other->setText(texts.other);
    m_other->setVisible(!texts.other.isEmpty());
    setAccessibleName(texts.title);
    setAccessibleDescription(texts.text);
    arrange();
}

void NoticePage::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (event->isAutoRepeat() || (m_toRead && m_shown.elapsed() < readingMs))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_goOn->isVisible())
            Q_EMIT goOnWanted();
        break;
    case Qt::Key_Escape: Q_EMIT stopWanted(); break;
    default: break;
    }
}

void NoticePage::arrange()
{
    placeAboveMiddle(m_column, columnWidth);
}

} // namespace yuyi
