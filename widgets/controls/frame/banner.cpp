// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/banner.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/wholetext.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace yuyi {

namespace {
constexpr int narrowest = 200;
} // namespace

Banner::Banner(QWidget *host, Anchor where)
    : Overlay(host, where), m_text(plainLabel(this)), m_action(new ActionButton(this)),
      m_close(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    line->setSpacing(spacing::small);
    line->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout; // side by side also below the text
    buttons->setSpacing(spacing::small);
    buttons->addStretch();
    buttons->addWidget(m_action, 0, Qt::AlignVCenter);
    buttons->addWidget(m_close, 0, Qt::AlignVCenter);
    line->addLayout(buttons);
    if (isLine())
        keepWhole(m_text);
    connect(m_action, &ActionButton::clicked, this, &Banner::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    nameThings();
}

void Banner::show(Tone tone, const QString &sentence, const QString &action)
{
    m_tone = tone;
    m_text->setText(sentence);
    setStyleProperty(m_text, "feel", toneName(tone));
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(sentence);
    QWidget::show();
    place();
    raise();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::prepare(int width)
{
    // A label that wraps asks for a narrow column; one line is better where there is room.
    int others = spacing::medium + 2 * spacing::small + m_close->sizeHint().width();
    if (!m_action->isHidden())
        others += m_action->sizeHint().width() + spacing::small;
    const int line = m_text->fontMetrics().horizontalAdvance(m_text->text()) + spacing::small;
    // Where the text would be a column of single words, the buttons go below it.
    const bool below = qMin(line, Theme::of(this).px(narrowest)) > width - others;
    static_cast<QBoxLayout *>(layout())->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (isLine())
        return; // the layout around it gives the width
    const int room = below ? width - spacing::medium - spacing::small : width - others;
    m_text->setMinimumWidth(qMax(40, qMin(line, room)));
}

QString Banner::sentence() const
{
    return m_text->text();
}

void Banner::nameThings()
{
    m_close->setIcon(QIcon(Theme::of(this).isDark() ? QStringLiteral(":/theme/marks/close-dark.svg")
                                                    : QStringLiteral(":/theme/marks/close-light.svg")));
    const int side = Theme::of(this).iconSize();
    m_close->setIconSize(QSize(side, side));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void Banner::changeEvent(QEvent *event)
{
    Overlay::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        nameThings();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(mixed(t.toneTint(m_tone), t.toneText(m_tone), 0.35));
    painter.setBrush(t.toneTint(m_tone));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius::panel, radius::panel);
}

} // namespace yuyi
