// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/addpeopledialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/study/participants/dialogframe.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QSpinBox>

namespace yuyi {

namespace {

constexpr int peopleAtMost = 1'000;

} // namespace

AddPeopleDialog::AddPeopleDialog(int count, QWidget *parent)
    : QDialog(parent), m_count(new QSpinBox(this)), m_names(new TextField(this))
{
    const DialogFrame made = makeDialogFrame(
        this, tr("Add People"),
        tr("Names are stored in a separate list in the project and its backups. They are never exported or put into work packages. If "
           "you do not need names, leave “Names” empty."),
        tr("Add"));
    made.action->setKey(QStringLiteral("Ctrl ⏎"));
    made.action->setDefault(false);
    made.action->setAutoDefault(false);
    m_count->setObjectName(QStringLiteral("peopleCount"));
    m_count->setRange(1, peopleAtMost);
    m_count->setValue(count);
    m_count->setAccessibleName(tr("Number of people"));
    m_names->setObjectName(QStringLiteral("peopleNames"));
    m_names->setLines(4, 10);
    m_names->setCountVisible(false);
    m_names->setPlaceholderText(tr("One name per line"));
    m_names->setAccessibleName(tr("Names"));
    made.form->addRow(tr("Number of people"), m_count);
    made.form->addRow(tr("Names"), m_names);
    connect(m_names, &QPlainTextEdit::textChanged, this, [this] {
        if (names().size() > m_count->value())
            m_count->setValue(static_cast<int>(names().size()));
    });
    connect(made.action, &QAbstractButton::clicked, this, &AddPeopleDialog::finish);
    m_count->selectAll();
    m_count->setFocus();
}

QStringList AddPeopleDialog::names() const
{
    QStringList names;
    for (const QString &line : m_names->text().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            names.append(line.trimmed());
    }
    return names;
}

void AddPeopleDialog::finish()
{
    if (m_names->isComposing())
        return;
    Q_EMIT chosen(m_count->value(), names());
    accept();
}

void AddPeopleDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier)
        finish();
    else
        QDialog::keyPressEvent(event);
}

} // namespace yuyi
