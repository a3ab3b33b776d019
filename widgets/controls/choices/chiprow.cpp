// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/chiprow.h"

#include "widgets/controls/choices/chip.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

ChipRow::ChipRow(Pick pick, QWidget *parent)
    : QWidget(parent), m_pick(pick), m_title(plainLabel(this)), m_flow(new QWidget(this))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = columnIn(this, 0, spacing::tiny);
    m_title->setTextFormat(Qt::PlainText);
    setTextRole(m_title, TextRole::Soft);
    m_title->hide();
    new FlowLayout(m_flow, spacing::tiny, spacing::tiny);
    column->addWidget(m_title);
    column->addWidget(m_flow);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_flow->setSizePolicy(policy);
    m_flow->installEventFilter(this);
}

void ChipRow::setPick(Pick pick)
{
    if (m_pick == pick)
        return;
    m_pick = pick;
    setSelected({});
}

void ChipRow::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    nameForReaders();
}

QString ChipRow::title() const
{
    return m_title->text();
}

void ChipRow::setOptions(const QList<ChipOption> &options)
{
    const QStringList kept = selected();
    qDeleteAll(m_chips);
    m_chips.clear();
    m_options = options;
    m_keysHidden = false;
    int number = 0;
    for (ChipOption &option : m_options) {
        ++number;
        if (!option.action && option.key.isEmpty() && number <= 10)
            option.key = QString::number(number % 10);
        auto *chip = new Chip(option.text, {}, m_flow);
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setToolTip(option.tip);
        m_flow->layout()->addWidget(chip);
        m_chips.append(chip);
        const auto show = [this, index = number - 1](const QString &key) {
            m_options[index].key = key;
            showKey(index);
        };
        if (option.action)
            followKey(option.action, chip, show);
        else
            showKey(number - 1);
        const QString code = option.code;
        connect(chip, &Chip::clicked, this, [this, code, chip] {
            // The click toggled the chip already; choose() decides itself what that means.
            chip->setChecked(!chip->isChecked());
            setFocus(Qt::MouseFocusReason);
            choose(code);
        });
    }
    m_mark = 0;
    setSelected(kept);
}

/// A number that is its own key is not shown twice.
void ChipRow::showKey(int index)
{
    const ChipOption &option = m_options.at(index);
    m_chips.at(index)->setKey(m_keysHidden || option.key == option.text ? QString() : option.key);
}

void ChipRow::hideKeys()
{
    m_keysHidden = true;
    for (Chip *chip : std::as_const(m_chips))
        chip->setKey({});
}

Chip *ChipRow::chip(const QString &code) const
{
    for (int i = 0; i < m_options.size(); ++i) {
        if (m_options[i].code == code)
            return m_chips[i];
    }
    return nullptr;
}

QStringList ChipRow::selected() const
{
    QStringList codes;
    for (int i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i]->isChecked())
            codes.append(m_options[i].code);
    }
    return codes;
}

void ChipRow::setSelected(const QStringList &codes)
{
    // Another record is shown: keys begin at its choice, or at the first chip. Whoever is in the row stays where they are.
    if (!hasFocus())
        m_mark = 0;
    bool taken = false;
    for (int i = 0; i < m_chips.size(); ++i) {
        const bool on = codes.contains(m_options[i].code) && !(taken && m_pick == Pick::One);
        taken = taken || on;
        m_chips[i]->setChecked(on);
        if (on && m_pick == Pick::One)
            m_mark = i;
    }
    refresh();
}

void ChipRow::setCurrent(bool current)
{
    if (m_current == current)
        return;
    m_current = current;
    refresh();
}

bool ChipRow::handleKey(const QKeyEvent &event)
{
    const QChar sign = asciiKey(event);
    if (sign.isNull())
        return false;
    for (const ChipOption &option : std::as_const(m_options)) {
        if (option.key.size() != 1 || option.key[0].toUpper() != sign)
            continue;
        // A held key would choose and take back.
        return m_pick == Pick::Many && event.isAutoRepeat() ? true : choose(option.code);
    }
    return false;
}

bool ChipRow::choose(const QString &code)
{
    Chip *chosenChip = chip(code);
    if (!chosenChip || !chosenChip->isEnabled())
        return false;
    const QStringList before = selected();
    if (m_pick == Pick::Many) {
        chosenChip->setChecked(!chosenChip->isChecked());
    } else {
        const bool clear = m_deselectable && chosenChip->isChecked();
        for (Chip *other : std::as_const(m_chips))
            other->setChecked(other == chosenChip && !clear);
    }
    setMark(static_cast<int>(m_chips.indexOf(chosenChip)));
    refresh();
    if (selected() != before)
        Q_EMIT selectionChanged();
    Q_EMIT chosen(code);
    return true;
}

void ChipRow::keyPressEvent(QKeyEvent *event)
{
    if (handleKey(*event))
        return;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int step = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (plain && !m_chips.isEmpty() ? event->key() : 0) {
    case Qt::Key_Left:
        setMark(m_mark - step);
        return;
    case Qt::Key_Right:
        setMark(m_mark + step);
        return;
    case Qt::Key_Space:
        choose(m_options[m_mark].code);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // In a pick-many row Enter means "done here" and belongs to the form around.
        if (m_pick == Pick::One) {
            choose(m_options[m_mark].code);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void ChipRow::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    refresh();
    Q_EMIT activated();
}

void ChipRow::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    refresh();
}

void ChipRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        refresh();
}

bool ChipRow::eventFilter(QObject *watched, QEvent *event)
{
    // Containers that know nothing of height-for-width (splitters) must not cut off the second line.
    if (watched == m_flow && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        m_flow->setMinimumHeight(m_flow->layout()->heightForWidth(m_flow->width()));
    return QWidget::eventFilter(watched, event);
}

void ChipRow::setMark(int index)
{
    if (m_chips.isEmpty())
        return;
    m_mark = qBound(0, index, static_cast<int>(m_chips.size()) - 1);
    refresh();
}

void ChipRow::refresh()
{
    const bool acting = isEnabled() && (m_current || hasFocus());
    setStyleProperty(m_title, "feel", acting ? QStringLiteral("info") : QString());
    for (int i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setKeyActive(acting);
        m_chips[i]->setMarked(hasFocus() && i == m_mark);
        m_chips[i]->update();
    }
    nameForReaders();
}

void ChipRow::nameForReaders()
{
    QStringList names;
    for (int i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i]->isChecked())
            names.append(m_options[i].text);
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(names.join(QStringLiteral(", ")));
}

} // namespace yuyi
