// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/writtenfield.h"

#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/difflabel.h"
#include "widgets/review/fields/triple.h"

#include <QScopedValueRollback>

namespace yuyi {

namespace {

const QString bar = QStringLiteral(" | ");

} // namespace

WrittenField::WrittenField(const CaseField &field, const Preset &preset, QWidget *parent)
    : ReviewField(field, preset, parent),
      m_triple(addTriple()),
      m_left(new DiffLabel),
      m_right(new DiffLabel),
      m_final(new DiffLabel),
      m_edit(new TextField)
{
    m_triple->left()->content()->addWidget(m_left);
    m_triple->right()->content()->addWidget(m_right);
    m_triple->final()->content()->addWidget(m_final);
    m_triple->final()->content()->addWidget(m_edit);
    for (Cell *cell : {m_triple->left(), m_triple->right(), m_triple->final()})
        cell->content()->addStretch(1);
    m_edit->setLines(3, 12);
    m_edit->hide();
    connect(m_triple->left(), &Cell::clicked, this, [this] { pick(Pick::Left); });
    connect(m_triple->right(), &Cell::clicked, this, [this] { pick(Pick::Right); });
    connect(m_triple->final(), &Cell::clicked, this, [this] {
        if (!isReadOnly())
            edit();
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling && !m_edit->isComposing())
            Q_EMIT typed(decisionOf(Pick::Edited, valueOf(m_edit->text())));
    });
    connect(m_edit, &TextField::committed, this, &WrittenField::keep);
    connect(m_edit, &TextField::escaped, this, [this] {
        commit();
        Q_EMIT escaped();
    });
    fill();
    retranslate();
}

bool WrittenField::isContext() const
{
    return kindOf(m_field.field) == FieldKind::Context;
}

QString WrittenField::textOf(const FieldValue &value) const
{
    if (!isContext())
        return value.text;
    QStringList lines;
    for (const ContextNote &note : value.notes) {
        QString line = note.text.simplified();
        if (!note.source.isEmpty())
            line += bar % note.source;
        lines.append(line);
    }
    return lines.join(QChar(u'\n'));
}

FieldValue WrittenField::valueOf(const QString &text) const
{
    FieldValue value;
    if (!isContext()) {
        value.text = text.trimmed();
        return value;
    }
    const QStringList lines = text.split(QChar(u'\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const qsizetype at = line.lastIndexOf(bar);
        value.notes.append(at < 0 ? ContextNote{line.trimmed(), {}}
                                  : ContextNote{line.left(at).trimmed(), line.mid(at + bar.size()).trimmed()});
    }
    return value;
}

FieldValue WrittenField::finalValue() const
{
    return m_field.decision ? m_field.decision->value : m_field.merged;
}

void WrittenField::fill()
{
    const QString left = textOf(m_field.left);
    const QString right = textOf(m_field.right);
    const auto put = [this](DiffLabel *label, const QString &text, const QString &other, bool isLeft) {
        if (text.isEmpty())
            label->setMissing(tr("Empty"));
        else
            label->setAgainst(text, other, isLeft);
    };
    put(m_left, left, right, true);
    put(m_right, right, left, false);
    if (m_field.isOpen())
        m_final->setMissing(tr("Undecided"));
    else
        m_final->setPlain(textOf(finalValue()));
    const bool decided = m_field.decision.has_value();
    m_triple->left()->setChosen(decided && m_field.decision->pick == Pick::Left);
    m_triple->right()->setChosen(decided && m_field.decision->pick == Pick::Right);
    m_final->setVisible(!isEditing());
    showState();
}

void WrittenField::take(const CaseField &field)
{
    ReviewField::take(field);
    fill();
}

bool WrittenField::canPick(Pick pick) const
{
    return pick == Pick::Left || pick == Pick::Right || (isContext() && pick != Pick::Edited);
}

bool WrittenField::isEditing() const
{
    return !m_edit->isHidden();
}

void WrittenField::edit()
{
    if (isReadOnly())
        return;
    if (!isEditing()) {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_wasOpen = m_field.isOpen();
        m_begun = m_wasOpen ? m_field.left : finalValue();
        m_edit->setText(textOf(m_begun));
        m_edit->show();
        m_final->hide();
    }
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->moveCursor(QTextCursor::End);
    Q_EMIT activated();
    Q_EMIT editingChanged();
}

/// One step; what was open and is left as it was taken over is settled by that as well.
void WrittenField::keep()
{
    const FieldValue value = valueOf(m_edit->text());
    if (!isEditing() || value == FieldValue() || (!m_wasOpen && value == m_begun))
        return;
    m_begun = value;
    m_wasOpen = false;
    Q_EMIT settled(decisionOf(Pick::Edited, value), false);
}

void WrittenField::commit()
{
    if (!isEditing())
        return;
    keep();
    close();
}

void WrittenField::close()
{
    m_edit->hide();
    m_final->show();
    fill();
    Q_EMIT editingChanged();
}

void WrittenField::retranslate()
{
    ReviewField::retranslate();
    m_edit->setAccessibleName(title());
    m_edit->setPlaceholderText(isContext() ? tr("One note per line; write the source after | (bar)")
                                           : tr("Text of the gold annotation"));
    fill();
}

} // namespace yuyi
