// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/factlist.h"

#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace yuyi {

FactList::FactList(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(spacing::medium);
    m_grid->setVerticalSpacing(spacing::tiny);
    m_grid->setColumnStretch(1, 1);
}

QWidget *FactList::valueWidget(const Fact &fact)
{
    if (fact.mono) {
        auto *line = new QLineEdit(fact.value, this);
        line->setReadOnly(true);
        line->setFrame(false);
        line->setFocusPolicy(Qt::ClickFocus);
        line->setCursorPosition(0);
        line->setToolTip(fact.value);
        line->setAccessibleName(fact.label);
        line->setFont(Theme::of(this).font(TextRole::Mono));
        setStyleProperty(line, "bare", true);
        return line;
    }
    auto *label = new QLabel(fact.value.isEmpty() ? QStringLiteral("–") : fact.value, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    label->setAccessibleName(fact.label);
    label->setAccessibleDescription(fact.value);
    return label;
}

void FactList::setFacts(const QList<Fact> &facts)
{
    m_facts = facts;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const Fact &fact : facts) {
        auto *label = new QLabel(fact.label, this);
        label->setTextFormat(Qt::PlainText);
        setTextRole(label, TextRole::Small);
        QWidget *value = valueWidget(fact);
        m_grid->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
        m_grid->addWidget(value, row, 1);
        // The small label stands on the first line of its value.
        const int drop = value->fontMetrics().ascent() - QFontMetrics(Theme::of(this).font(TextRole::Small)).ascent();
        label->setContentsMargins(0, qMax(0, drop), 0, 0);
        label->show();
        value->show();
        ++row;
    }
}

} // namespace yuyi
