// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/factlist.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

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
    auto *label = plainLabel(fact.value.isEmpty() ? QStringLiteral("–") : fact.value, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    label->setAccessibleName(fact.label);
    label->setAccessibleDescription(fact.value);
    return label;
}

bool FactList::update(const QList<Fact> &facts)
{
    const bool alike = std::equal(facts.begin(), facts.end(), m_facts.begin(), m_facts.end(),
                                  [](const Fact &a, const Fact &b) { return a.label == b.label && a.mono == b.mono; });
    if (!alike)
        return false;
    for (int row = 0; row < facts.size(); ++row) {
        const QString &value = facts.at(row).value;
        if (value == m_facts.at(row).value)
            continue;
        QWidget *widget = m_grid->itemAtPosition(row, 1)->widget();
        if (auto *line = qobject_cast<QLineEdit *>(widget)) {
            line->setText(value);
            line->setCursorPosition(0);
            line->setToolTip(value);
        } else if (auto *label = qobject_cast<QLabel *>(widget)) {
            label->setText(value.isEmpty() ? QStringLiteral("–") : value);
            label->setAccessibleDescription(value);
        }
    }
    m_facts = facts;
    return true;
}

void FactList::setFacts(const QList<Fact> &facts)
{
    if (update(facts))
        return;
    m_facts = facts;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const Fact &fact : facts) {
        auto *label = plainLabel(fact.label, this);
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
