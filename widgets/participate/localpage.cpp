// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/localpage.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int columnWidth = 560;
} // namespace

LocalPage::LocalPage(QWidget *parent) : ArrangedPage(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_column = new QWidget(this);
    auto *column = columnIn(m_column, 0, spacing::medium);
    m_title = plainLabel(m_column, TextRole::Title);
    m_text = plainLabel(m_column);
    m_fieldTitle = plainLabel(m_column, TextRole::Soft);
    m_complaint = plainLabel(m_column);
    setStyleProperty(m_complaint, "feel", QStringLiteral("attention"));
    for (QLabel *label : {m_title, m_text, m_fieldTitle, m_complaint}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_field = new LineField(m_column);
    m_use = new ActionButton({}, {}, ActionButton::Kind::Plain, m_column);
    m_start = new ActionButton({}, QStringLiteral("⏎"), ActionButton::Kind::Primary, m_column);
    m_leave = new ActionButton({}, {}, ActionButton::Kind::Flat, m_column);
    connect(m_start, &QAbstractButton::clicked, this, &LocalPage::startWanted);
    connect(m_use, &QAbstractButton::clicked, this, [this] { Q_EMIT fieldUsed(typed()); });
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, m_complaint, &QLabel::clear);
    connect(m_field, &LineField::escaped, this, &LocalPage::leaveWanted);
    connect(m_leave, &QAbstractButton::clicked, this, &LocalPage::leaveWanted);
    auto *line = rowIn();
    line->addWidget(m_field, 1);
    line->addWidget(m_use);
    auto *bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_leave);
    auto *begin = new QHBoxLayout;
    begin->addWidget(m_start);
    begin->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(begin);
    column->addSpacing(spacing::large);
    column->addWidget(m_fieldTitle);
    column->addLayout(line);
    column->addWidget(m_complaint);
    column->addSpacing(spacing::large);
    column->addLayout(bottom);
}

void LocalPage::show(const Texts &texts)
{
    m_title->setText(texts.title);
    m_text->setText(texts.text);
    m_start->setText(texts.start);
    m_start->setVisible(!texts.start.isEmpty());
    m_fieldTitle->setText(texts.fieldTitle);
    m_field->setAccessibleName(texts.fieldTitle);
    m_field->setEchoMode(texts.secret ? QLineEdit::Password : QLineEdit::Normal);
    m_use->setText(texts.use);
    m_use->setVisible(!texts.use.isEmpty());
    m_leave->setText(texts.leave);
    setAccessibleName(texts.title);
    setAccessibleDescription(texts.text);
    arrange();
}

void LocalPage::reset(bool toField)
{
    m_field->setText({});
    m_complaint->clear();
    if (toField || m_start->isHidden())
        m_field->setFocus();
    else
        setFocus();
}

QString LocalPage::typed() const
{
    return m_field->text();
}

void LocalPage::complain(const QString &sentence)
{
    m_complaint->setText(sentence);
    m_field->selectAll();
    m_field->setFocus();
    arrange();
}

void LocalPage::enter()
{
    if (m_field->isComposing())
        return;
    const bool empty = typed().trimmed().isEmpty();
    if (!m_start->isHidden() && (m_use->isHidden() || empty))
        Q_EMIT startWanted();
    else if (!empty)
        Q_EMIT fieldUsed(typed());
}

bool LocalPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            // The field would leave it to the page, and the page that comes would take it for its own.
            if (!key.isAutoRepeat())
                enter();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LocalPage::keyPressEvent(QKeyEvent *event)
{
    // What the field leaves over is not for the page.
    event->accept();
    if (event->isAutoRepeat() || m_field->hasFocus())
        return;
    const bool enterKey = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enterKey && !m_start->isHidden())
        Q_EMIT startWanted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveWanted();
}

void LocalPage::arrange()
{
    placeAboveMiddle(m_column, columnWidth);
}

} // namespace yuyi
