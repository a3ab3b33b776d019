// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labelchoice.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"

#include <QEvent>
#include <QKeyEvent>
#include <QStringList>
#include <QWidget>

namespace yuyi {

LabelChoice::LabelChoice(const Dimension &dimension, QWidget *parent) : QObject(parent), m_dimension(dimension)
{
    const ChipRow::Pick pick = dimension.pickMany ? ChipRow::Pick::Many : ChipRow::Pick::One;
    if (dimension.hasDigits()) {
        m_chips = new ChipRow(pick, parent);
        m_chips->setFocusPolicy(Qt::StrongFocus);
        connect(m_chips, &ChipRow::selectionChanged, this, &LabelChoice::chosenChanged);
    } else {
        m_tags = new TagField(parent);
        m_tags->setPick(pick);
        m_tags->setOpen(dimension.open);
        connect(m_tags, &TagField::chosenChanged, this, &LabelChoice::chosenChanged);
        connect(m_tags, &TagField::escaped, this, &LabelChoice::escaped);
    }
    widget()->installEventFilter(this);
    offer();
}

QWidget *LabelChoice::widget() const
{
    return m_chips ? static_cast<QWidget *>(m_chips) : m_tags;
}

void LabelChoice::offer()
{
    const QList<LabelValue> values = m_dimension.under(m_parents);
    if (!m_tags) {
        QList<ChipOption> options;
        for (const LabelValue &value : values)
            options.append({value.code.text(), value.title.text(), {}, value.published});
        m_chips->setOptions(options);
        return;
    }
    QList<TagChoice> choices;
    for (const LabelValue &value : values)
        choices.append(TagChoice{value, 0});
    const QList<LabelCode> used = m_dimension.open ? m_dimension.inOrder(m_used) : QList<LabelCode>();
    for (const LabelCode &label : used)
        choices.append(TagChoice::typed(label));
    m_tags->setChoices(choices);
}

void LabelChoice::setUsed(const QList<LabelCode> &labels)
{
    m_used = labels;
    offer();
}

bool LabelChoice::setParents(const QList<LabelCode> &labels)
{
    const QList<LabelCode> before = chosen();
    m_parents = labels;
    offer();
    QList<LabelCode> fitting = before;
    fitting.removeIf([&](const LabelCode &label) {
        const LabelValue *value = m_dimension.parent.isEmpty() ? nullptr : m_dimension.value(label);
        return value && !value->parent.isEmpty() && !labels.contains(value->parent);
    });
    setChosen(fitting);
    return fitting != before;
}

void LabelChoice::setChosen(const QList<LabelCode> &labels)
{
    if (m_tags) {
        m_tags->setChosen(labels);
        return;
    }
    QStringList codes;
    for (const LabelCode &label : labels)
        codes.append(label.text());
    m_chips->setSelected(codes);
}

QList<LabelCode> LabelChoice::chosen() const
{
    if (m_tags)
        return m_dimension.inOrder(m_tags->chosen());
    QList<LabelCode> labels;
    const QStringList codes = m_chips->selected();
    for (const QString &code : codes)
        labels.append(LabelCode(code));
    return labels;
}

bool LabelChoice::takeTyped()
{
    return !m_tags || m_tags->takeTyped();
}

void LabelChoice::retranslate()
{
    offer();
    if (m_tags)
        m_tags->retranslate();
}

bool LabelChoice::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        // What the field uses itself does not come here; in a row that takes one label, Enter chooses it.
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && !(m_chips && m_chips->pick() == ChipRow::Pick::One)) {
            Q_EMIT finished();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            Q_EMIT escaped();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
