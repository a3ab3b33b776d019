// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labelfield.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/review/fields/labelchoice.h"
#include "widgets/review/fields/labeltriple.h"
#include "widgets/review/fields/triple.h"

#include <QKeyEvent>

namespace yuyi {

namespace {

/// The dimension of a field that stands by itself: all values can be chosen, whatever is said about the one that it is nested in.
Dimension standingAlone(const CaseField &field, const Preset &preset)
{
    Dimension dimension;
    dimension.code = dimensionOf(field.field);
    if (const Dimension *known = preset.dimension(dimension.code))
        dimension = *known;
    dimension.parent = {};
    return dimension;
}

} // namespace

LabelField::LabelField(const CaseField &field, const Preset &preset, QWidget *parent)
    : ReviewField(field, preset, parent),
      m_dimension(standingAlone(field, preset)),
      m_triple(addTriple()),
      m_labels(new LabelTriple(m_triple, m_dimension, LabelTriple::Title::Hidden))
{
    choice()->widget()->installEventFilter(this);
    if (QWidget *line = choice()->widget()->focusProxy())
        line->installEventFilter(this);
    connect(m_triple->left(), &Cell::clicked, this, [this] { pick(Pick::Left); });
    connect(m_triple->right(), &Cell::clicked, this, [this] { pick(Pick::Right); });
    connect(m_triple->final(), &Cell::clicked, this, [this] {
        if (!isReadOnly())
            edit();
    });
    connect(choice(), &LabelChoice::chosenChanged, this, [this] {
        if (!m_dimension.pickMany && !choice()->chosen().isEmpty())
            commit();
    });
    connect(choice(), &LabelChoice::escaped, this, &LabelField::close);
    fill();
}

LabelChoice *LabelField::choice() const
{
    return m_labels->choice();
}

ChipRow *LabelField::chips() const
{
    return choice()->chips();
}

bool LabelField::canPick(Pick pick) const
{
    return pick == Pick::Left || pick == Pick::Right || (m_dimension.pickMany && pick != Pick::Edited);
}

void LabelField::fill()
{
    m_labels->setSides(m_field.left.labels, m_field.right.labels);
    m_labels->retranslate();
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
    if (m_field.isOpen())
        m_labels->setNoFinal(tr("Undecided"));
    else
        m_labels->setFinal(finalLabels());
}

void LabelField::take(const CaseField &field)
{
    ReviewField::take(field);
    showFinal();
}

void LabelField::edit()
{
    if (isReadOnly())
        return;
    if (m_editing) {
        choice()->widget()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_editing = true;
    // Several start from what the left has; one is chosen afresh.
    const QList<LabelCode> start = !m_field.isOpen() ? finalLabels() : m_dimension.pickMany ? m_field.left.labels
                                                                                            : QList<LabelCode>();
    m_labels->open(start, {}, m_field.left.labels + m_field.right.labels);
    if (chips())
        chips()->setCurrent(true);
    choice()->widget()->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT activated();
    Q_EMIT editingChanged();
}

void LabelField::close()
{
    m_editing = false;
    if (chips())
        chips()->setCurrent(false);
    m_labels->close();
    showFinal();
    Q_EMIT editingChanged();
    Q_EMIT escaped();
}

void LabelField::commit()
{
    if (!m_editing || !choice()->takeTyped())
        return;
    if (!m_editing)
        return; // what was typed has ended it
    FieldValue value;
    value.labels = choice()->chosen();
    if (!value.labels.isEmpty() && (m_field.isOpen() || value.labels != finalLabels()))
        Q_EMIT settled(decisionOf(Pick::Edited, value), true);
    close();
}

bool LabelField::eventFilter(QObject *watched, QEvent *event)
{
    // Tab never leaves the line of a field for labels; its other keys it takes itself.
    if (m_editing && watched == choice()->widget()->focusProxy() && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        commit();
        return true;
    }
    if (watched == choice()->widget() && m_editing && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Tab) {
            commit();
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
