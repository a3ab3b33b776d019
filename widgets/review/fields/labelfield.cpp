// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labelfield.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/review/fields/triple.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

LabelField::LabelField(const CaseField &field, const Preset &preset, QWidget *parent)
    : ReviewField(field, preset, parent),
      m_dimension(m_preset.dimension(dimensionOf(field.field))),
      m_triple(addTriple()),
      m_chips(new ChipRow(m_dimension && m_dimension->pickMany ? ChipRow::Pick::Many : ChipRow::Pick::One))
{
    m_triple->final()->content()->addWidget(m_chips);
    m_chips->setFocusPolicy(Qt::StrongFocus);
    m_chips->hide();
    m_chips->installEventFilter(this);
    connect(m_triple->left(), &Cell::clicked, this, [this] { pick(Pick::Left); });
    connect(m_triple->right(), &Cell::clicked, this, [this] { pick(Pick::Right); });
    connect(m_triple->final(), &Cell::clicked, this, [this] {
        if (!isReadOnly())
            edit();
    });
    connect(m_chips, &ChipRow::selectionChanged, this, [this] {
        if (m_dimension && !m_dimension->pickMany)
            commit();
    });
    fill();
}

bool LabelField::canPick(Pick pick) const
{
    return pick == Pick::Left || pick == Pick::Right
        || (m_dimension && m_dimension->pickMany && pick != Pick::Edited);
}

QString LabelField::titleOfLabel(const LabelCode &label) const
{
    const LabelValue *value = m_dimension ? m_dimension->value(label) : nullptr;
    return value ? value->title.text() : label.text();
}

void LabelField::putBadges(Cell *cell, const QList<LabelCode> &labels, const QList<LabelCode> &others)
{
    auto *line = new QWidget(cell);
    line->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *flow = new FlowLayout(line, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const LabelCode &label : labels) {
        const bool alone = !others.contains(label);
        flow->addWidget(new Badge(titleOfLabel(label), alone ? Tone::Attention : Tone::Neutral, line));
    }
    if (labels.isEmpty()) {
        auto *none = plainLabel(tr("None"), line);
        setTextRole(none, TextRole::Soft);
        flow->addWidget(none);
    }
    cell->content()->addWidget(line);
    m_badges.append(line);
}

void LabelField::fill()
{
    qDeleteAll(m_badges);
    m_badges.clear();
    putBadges(m_triple->left(), m_field.left.labels, m_field.right.labels);
    putBadges(m_triple->right(), m_field.right.labels, m_field.left.labels);
    QList<ChipOption> options;
    if (m_dimension) {
        for (const LabelValue &value : m_dimension->values)
            options.append({value.code.text(), value.title.text(), {}, value.published});
    }
    m_chips->setOptions(options);
    m_chips->setTitle({});
    showFinal();
    showState();
}

QList<LabelCode> LabelField::finalLabels() const
{
    if (m_field.decision)
        return m_field.decision->value.labels;
    return m_field.state == DiscrepancyState::Merged ? m_field.merged.labels : QList<LabelCode>();
}

void LabelField::showFinal()
{
    const bool decided = m_field.decision.has_value();
    m_triple->left()->setChosen(decided && m_field.decision->pick == Pick::Left);
    m_triple->right()->setChosen(decided && m_field.decision->pick == Pick::Right);
    if (m_badges.size() > 2)
        delete m_badges.takeLast();
    if (m_editing)
        return;
    if (m_field.isOpen()) {
        auto *open = plainLabel(tr("Undecided"), m_triple->final());
        setTextRole(open, TextRole::Soft);
        m_triple->final()->content()->addWidget(open);
        m_badges.append(open);
    } else {
        const QList<LabelCode> labels = finalLabels();
        putBadges(m_triple->final(), labels, labels);
    }
}

void LabelField::take(const CaseField &field)
{
    ReviewField::take(field);
    showFinal();
}

void LabelField::edit()
{
    if (isReadOnly() || m_editing)
        return;
    m_editing = true;
    const bool many = m_dimension && m_dimension->pickMany;
    // Several start from what the left has; one is chosen afresh.
    const QList<LabelCode> start = !m_field.isOpen() ? finalLabels() : many ? m_field.left.labels
                                                                            : QList<LabelCode>();
    QStringList codes;
    for (const LabelCode &label : start)
        codes.append(label.text());
    m_chips->setSelected(codes);
    m_chips->show();
    m_chips->setCurrent(true);
    showFinal();
    m_chips->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT activated();
    Q_EMIT editingChanged();
}

void LabelField::close()
{
    m_editing = false;
    m_chips->setCurrent(false);
    m_chips->hide();
    showFinal();
    Q_EMIT editingChanged();
    Q_EMIT escaped();
}

void LabelField::commit()
{
    if (!m_editing)
        return;
    FieldValue value;
    const QStringList selected = m_chips->selected();
    for (const QString &code : selected)
        value.labels.append(LabelCode(code));
    if (!value.labels.isEmpty() && (m_field.isOpen() || value.labels != finalLabels()))
        Q_EMIT settled(decisionOf(Pick::Edited, value), true);
    close();
}

bool LabelField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_chips && m_editing && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Tab) {
            commit();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    return ReviewField::eventFilter(watched, event);
}

void LabelField::retranslate()
{
    ReviewField::retranslate();
    fill();
}

} // namespace yuyi
