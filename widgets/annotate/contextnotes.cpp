// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/contextnotes.h"

#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

ContextNotes::ContextNotes(QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_add(new QToolButton(this)),
      m_lines(new QVBoxLayout)
{
    setTextRole(m_title, TextRole::Soft);
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::NoFocus);
    auto *head = rowIn();
    head->addWidget(m_title);
    head->addWidget(m_add);
    head->addStretch();
    m_lines->setSpacing(spacing::tiny);
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addLayout(head);
    column->addLayout(m_lines);
    connect(m_add, &QToolButton::clicked, this, &ContextNotes::addNote);
    retranslate();
}

ContextNotes::Row ContextNotes::makeRow()
{
    Row row;
    row.line = new QWidget(this);
    auto *layout = new QHBoxLayout(row.line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    row.text = new LineField(row.line);
    row.source = new LineField(row.line);
    row.open = new QToolButton(row.line);
    row.remove = new QToolButton(row.line);
    row.open->setAutoRaise(true);
    row.remove->setAutoRaise(true);
    layout->addWidget(row.text, 3);
    layout->addWidget(row.source, 2);
    layout->addWidget(row.open);
    layout->addWidget(row.remove);
    for (LineField *field : {row.text, row.source}) {
        connect(field, &QLineEdit::textChanged, this, [this] {
            if (!m_filling)
                Q_EMIT edited();
        });
        connect(field, &LineField::committed, this, &ContextNotes::committed);
        connect(field, &LineField::escaped, this, &ContextNotes::escaped);
    }
    connect(row.source, &QLineEdit::textChanged, row.open, [open = row.open](const QString &text) {
        open->setEnabled(text.startsWith(QStringLiteral("http")));
    });
    row.open->setEnabled(false);
    connect(row.open, &QToolButton::clicked, this,
            [this, source = row.source] { Q_EMIT openSource(source->text().trimmed()); });
    connect(row.remove, &QToolButton::clicked, this, [this, line = row.line] {
        if (m_readOnly)
            return;
        m_rows.removeIf([line](const Row &one) { return one.line == line; });
        line->deleteLater();
        Q_EMIT committed();
    });
    m_lines->addWidget(row.line);
    return row;
}

void ContextNotes::setNotes(const QList<ContextNote> &notes)
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    while (m_rows.size() > notes.size())
        delete m_rows.takeLast().line;
    while (m_rows.size() < notes.size())
        m_rows.append(makeRow());
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).text->text() != notes.at(i).text)
            m_rows.at(i).text->setText(notes.at(i).text);
        if (m_rows.at(i).source->text() != notes.at(i).source)
            m_rows.at(i).source->setText(notes.at(i).source);
    }
    setReadOnly(m_readOnly);
    retranslate();
}

QList<ContextNote> ContextNotes::notes() const
{
    QList<ContextNote> notes;
    for (const Row &row : m_rows) {
        const ContextNote note{row.text->text(), row.source->text()};
        if (!note.text.isEmpty() || !note.source.isEmpty())
            notes.append(note);
    }
    return notes;
}

void ContextNotes::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_add->setEnabled(!readOnly);
    for (const Row &row : std::as_const(m_rows)) {
        row.text->setReadOnly(readOnly);
        row.source->setReadOnly(readOnly);
        row.remove->setEnabled(!readOnly);
    }
}

void ContextNotes::commit()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.text->commit();
        row.source->commit();
    }
}

QList<QWidget *> ContextNotes::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields << row.text << row.source;
    return fields;
}

void ContextNotes::addNote()
{
    if (m_readOnly)
        return;
    m_rows.append(makeRow());
    retranslate();
    m_rows.last().line->show();
    m_rows.last().text->setFocus(Qt::ShortcutFocusReason);
}

void ContextNotes::focusNote(int index)
{
    if (index >= 0 && index < m_rows.size())
        m_rows.at(index).text->setFocus(Qt::ShortcutFocusReason);
    else
        addNote();
}

void ContextNotes::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ContextNotes::retranslate()
{
    m_title->setText(tr("Context notes"));
    m_add->setText(QStringLiteral("+"));
    m_add->setToolTip(tr("Add a note with its source (Alt+C)"));
    m_add->setAccessibleName(tr("Add a context note"));
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        row.text->setPlaceholderText(tr("Background knowledge needed"));
        row.text->setAccessibleName(tr("Context note %1").arg(i + 1));
        row.source->setPlaceholderText(tr("Source (link or book)"));
        row.source->setAccessibleName(tr("Source of note %1").arg(i + 1));
        row.open->setText(QStringLiteral("↗"));
        row.open->setToolTip(tr("Open the source in the browser"));
        row.open->setAccessibleName(tr("Open the source in the browser"));
        row.remove->setText(QStringLiteral("×"));
        row.remove->setToolTip(tr("Remove this note"));
        row.remove->setAccessibleName(tr("Remove this note"));
    }
}

} // namespace yuyi
