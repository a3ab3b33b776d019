// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/asksheet.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QFrame>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int panelWidth = 480;
} // namespace

AskSheet::AskSheet(QWidget *window) : Sheet(window)
{
    m_panel = new QFrame(this);
    makePanel(m_panel);
    auto *column = columnIn(m_panel, spacing::large, spacing::medium);
    m_title = wrappedLabel(m_panel, TextRole::Title);
    column->addWidget(m_title);
    m_sentence = wrappedLabel(m_panel);
    m_sentence->setTextFormat(Qt::PlainText);
    column->addWidget(m_sentence);
    m_field = new LineField(m_panel);
    m_field->setEchoMode(QLineEdit::Password);
    connect(m_field, &QLineEdit::returnPressed, this, &AskSheet::go);
    connect(m_field, &QLineEdit::textChanged, this, [this] { m_wrong->clear(); });
    connect(m_field, &LineField::escaped, this, &AskSheet::closeSheet);
    column->addWidget(m_field);
    m_wrong = wrappedLabel(m_panel, TextRole::Small);
    column->addWidget(m_wrong);
    auto *buttons = rowIn();
    m_go = new ActionButton({}, {}, ActionButton::Kind::Plain, m_panel);
    connect(m_go, &QAbstractButton::clicked, this, &AskSheet::go);
    m_stay = new ActionButton({}, QStringLiteral("Esc"), ActionButton::Kind::Primary, m_panel);
    connect(m_stay, &QAbstractButton::clicked, this, &AskSheet::closeSheet);
    buttons->addStretch(1);
    buttons->addWidget(m_go);
    buttons->addWidget(m_stay);
    column->addLayout(buttons);
}

void AskSheet::ask(const Texts &texts)
{
    m_word = texts.word;
    m_title->setText(texts.title);
    m_sentence->setText(texts.sentence);
    m_stay->setText(texts.stay);
    m_go->setText(texts.go);
    m_field->setText({});
    m_field->setPlaceholderText(texts.wordHint);
    m_field->setAccessibleName(texts.wordHint);
    m_field->setVisible(!m_word.isEmpty());
    m_wrong->clear();
    m_wrong->setVisible(!m_word.isEmpty());
    setAccessibleName(texts.title);
    setAccessibleDescription(texts.sentence);
    open();
    arrange(); // opened once before it has its size already, but another text
}

void AskSheet::go()
{
    if (!m_word.isEmpty() && m_field->text() != m_word) {
        m_wrong->setText(tr("Wrong password. Enter the supervisor password that was set when “Shared computer” was started."));
        m_field->selectAll();
        m_field->setFocus();
        return;
    }
    closeSheet();
    Q_EMIT accepted();
}

QWidget *AskSheet::firstFocus()
{
    return m_word.isEmpty() ? static_cast<QWidget *>(m_stay) : m_field;
}

QWidget *AskSheet::panel()
{
    return m_panel;
}

void AskSheet::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrange();
}

void AskSheet::arrange()
{
    m_panel->ensurePolished();
    m_panel->layout()->invalidate();
    const int wide = std::min(width() - 2 * spacing::large, Theme::of(this).px(panelWidth));
    const int high = std::max(m_panel->sizeHint().height(), m_panel->layout()->totalHeightForWidth(wide));
    m_panel->setGeometry((width() - wide) / 2, (height() - high) / 2, wide, high);
}

} // namespace yuyi
