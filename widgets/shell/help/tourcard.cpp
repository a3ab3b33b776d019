// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/tourcard.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int cardWidth = 340;
}

TourCard::TourCard(QWidget *frame)
    : QWidget(frame), m_step(plainLabel(this)), m_title(plainLabel(this)), m_text(plainLabel()), m_scroll(new QScrollArea(this)),
      m_end(new ActionButton({}, QStringLiteral("Esc"), ActionButton::Kind::Flat, this)),
      m_back(new ActionButton({}, QStringLiteral("←"), ActionButton::Kind::Plain, this)),
      m_next(new ActionButton({}, QStringLiteral("→"), ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("tourCard"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_end->setObjectName(QStringLiteral("tourEnd"));
    setFocusPolicy(Qt::StrongFocus);
    for (ActionButton *button : {m_end, m_back, m_next}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
    }
    setTextRole(m_step, TextRole::Small);
    setTextRole(m_title, TextRole::Title);
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // With large type in a small window the sentences are scrolled, the buttons stay.
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_text);
    auto *buttons = rowIn();
    buttons->addWidget(m_end);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_step);
    column->addWidget(m_title);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
    connect(m_end, &QAbstractButton::clicked, this, &TourCard::ended);
    connect(m_back, &QAbstractButton::clicked, this, &TourCard::back);
    connect(m_next, &QAbstractButton::clicked, this, &TourCard::next);
    retranslate();
}

void TourCard::setStop(int number, int count, const QString &title, const QString &text)
{
    m_number = number;
    m_count = count;
    m_title->setText(title);
    m_text->setText(text);
    m_back->setEnabled(number > 0);
    retranslate();
}

QString TourCard::title() const
{
    return m_title->text();
}

QString TourCard::text() const
{
    return m_text->text();
}

void TourCard::retranslate()
{
    m_step->setText(tr("Tour · %1 of %2").arg(m_number + 1).arg(std::max(1, m_count)));
    m_end->setText(tr("End Tour"));
    m_back->setText(tr("Back"));
    m_next->setText(m_number + 1 < m_count ? tr("Next") : tr("Done"));
    // The card has the focus, so a screen reader says it.
    setAccessibleName(tr("%1. %2").arg(m_step->text(), m_title->text()));
    setAccessibleDescription(m_text->text());
}

void TourCard::placeBeside(const QRect &light)
{
    const Theme &theme = Theme::of(this);
    const QRect room = parentWidget()->rect().adjusted(spacing::medium, spacing::medium, -spacing::medium, -spacing::medium);
    const int width = std::min(theme.px(cardWidth), room.width());
    const int inner = width - 2 * spacing::medium;
    const int words = m_text->heightForWidth(inner);
    const int others = m_step->sizeHint().height() + m_title->heightForWidth(inner) + m_next->sizeHint().height() + 2 * spacing::medium
                     + 3 * spacing::small;
    const QSize size(width, std::min(others + words + spacing::tiny, room.height()));
    QPoint at(room.right() - size.width(), room.bottom() - size.height());
    if (!light.isEmpty()) {
        const QPoint below(light.left(), light.bottom() + spacing::medium);
        const QPoint above(light.left(), light.top() - spacing::medium - size.height());
        const QPoint right(light.right() + spacing::medium, light.top());
        const QPoint left(light.left() - spacing::medium - size.width(), light.top());
        const auto fits = [&](const QPoint &point) {
            return point.y() >= room.top() && point.y() + size.height() <= room.bottom() && point.x() >= room.left()
                && point.x() + size.width() <= room.right();
        };
        for (const QPoint &point : {right, below, left, above}) {
            // Along the light it may be moved to stay within the window.
            const bool beside = point == right || point == left;
            QPoint moved = point;
            if (beside)
                moved.setY(std::clamp(point.y(), room.top(), std::max(room.top(), room.bottom() - size.height())));
            else
                moved.setX(std::clamp(point.x(), room.left(), std::max(room.left(), room.right() - size.width())));
            if (fits(moved)) {
                at = moved;
                break;
            }
        }
    }
    setGeometry(QRect(at, size));
}

void TourCard::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? tokens.accent : tokens.line, hasFocus() ? 2 : 1));
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius::panel, radius::panel);
}

bool TourCard::walk(int key)
{
    switch (key) {
    case Qt::Key_Right: Q_EMIT next(); return true;
    case Qt::Key_Left:
        if (m_number > 0)
            Q_EMIT back();
        return true;
    case Qt::Key_Escape: Q_EMIT ended(); return true;
    default: return false;
    }
}

void TourCard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (enter)
        Q_EMIT next();
    else if (!walk(event->key()))
        QWidget::keyPressEvent(event);
}

bool TourCard::event(QEvent *event)
{
    // The page's own keys act on the page; these are the card's while it has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & ~Qt::KeypadModifier);
        for (const int own : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            if (plain && key->key() == own) {
                event->accept();
                return true;
            }
        }
    }
    return QWidget::event(event);
}

bool TourCard::eventFilter(QObject *watched, QEvent *event)
{
    // On a button arrows would go to its neighbour.
    if (event->type() == QEvent::KeyPress && walk(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

void TourCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
