// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/givedialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLineEdit>

namespace yuyi {

GiveDialog::GiveDialog(const QList<Person> &people, int entries, QWidget *parent)
    : QDialog(parent), m_people(new ChipRow(ChipRow::Pick::One, this)), m_note(new QLineEdit(this)),
      m_message(plainLabel(this)), m_give(new ActionButton(tr("Reassign"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("giveDialog"));
    setWindowTitle(tr("Reassign Work"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *sentence = plainLabel(
        tr("%n task(s) will be reassigned to the chosen person. Existing drafts are not passed on, but remain visible on the Audit page.",
           nullptr, entries),
        this);
    sentence->setWordWrap(true);
    m_people->setTitle(tr("Reassign to"));
    QList<ChipOption> options;
    for (const Person &person : people)
        options.append({person.id.toString(), person.name, {}, {}});
    m_people->setOptions(options);
    auto *label = plainLabel(tr("Note (shown to the person)"), this);
    setTextRole(label, TextRole::Soft);
    m_note->setAccessibleName(label->text());
    m_note->setMaxLength(500);
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    m_give->setDefault(true);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_give);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(sentence);
    column->addWidget(m_people);
    column->addWidget(label);
    column->addWidget(m_note);
    column->addWidget(m_message);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(440));
    m_people->setFocus();
    // A digit, then Enter.
    connect(m_people, &ChipRow::chosen, this, [this] {
        m_message->clear(); // it was about somebody else
        m_note->setFocus();
    });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_give, &QAbstractButton::clicked, this, [this] {
        if (m_people->selectedOne().isEmpty()) {
            refuse(tr("Choose a person."));
            return;
        }
        m_give->setEnabled(false);
        Q_EMIT wanted(PersonId::fromString(m_people->selectedOne()), m_note->text().trimmed());
    });
}

void GiveDialog::refuse(const QString &sentence)
{
    m_give->setEnabled(true);
    m_message->setText(sentence);
}

} // namespace yuyi
