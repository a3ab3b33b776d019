// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/studydialogs.h"

#include "widgets/controls/actionbutton.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/textfield.h"
#include "widgets/theme/theme.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int dialogWidth = 460;
constexpr int peopleAtMost = 1'000;
constexpr int nameLength = 100;

/// Title, fields, a quiet sentence, and the two buttons.
struct Frame {
    QVBoxLayout *column;
    QFormLayout *form;
    QLabel *hint;
    ActionButton *action;
};

Frame frame(QDialog *dialog, const QString &title, const QString &hint, const QString &action)
{
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinimumWidth(Theme::of(dialog).px(dialogWidth));
    Frame made;
    made.form = new QFormLayout;
    made.form->setHorizontalSpacing(spacing::medium);
    made.form->setVerticalSpacing(spacing::small);
    made.hint = plainLabel(hint, dialog);
    made.hint->setWordWrap(true);
    setTextRole(made.hint, TextRole::Soft);
    auto *cancel = new ActionButton(AddPeopleDialog::tr("Cancel"), {}, ActionButton::Kind::Plain, dialog);
    made.action = new ActionButton(action, {}, ActionButton::Kind::Primary, dialog);
    made.action->setObjectName(QStringLiteral("dialogAction"));
    made.action->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(made.action);
    made.column = new QVBoxLayout(dialog);
    made.column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    made.column->setSpacing(spacing::medium);
    made.column->addLayout(made.form);
    made.column->addWidget(made.hint);
    made.column->addLayout(buttons);
    QObject::connect(cancel, &QAbstractButton::clicked, dialog, &QDialog::reject);
    return made;
}

} // namespace

AddPeopleDialog::AddPeopleDialog(int count, QWidget *parent)
    : QDialog(parent), m_count(new QSpinBox(this)), m_names(new TextField(this))
{
    const Frame made = frame(this, tr("Add People"),
                             tr("Names are stored in a separate list in the project and its backups. They are never exported "
                                "or put into work packages. If you do not need names, leave this field empty."),
                             tr("Add"));
    made.action->setKey(QStringLiteral("Ctrl ⏎"));
    made.action->setDefault(false);
    made.action->setAutoDefault(false);
    m_count->setObjectName(QStringLiteral("peopleCount"));
    m_count->setRange(1, peopleAtMost);
    m_count->setValue(count);
    m_count->setAccessibleName(tr("How many"));
    m_names->setObjectName(QStringLiteral("peopleNames"));
    m_names->setLines(4, 10);
    m_names->setCountVisible(false);
    m_names->setPlaceholderText(tr("One name per line"));
    m_names->setAccessibleName(tr("Names"));
    made.form->addRow(tr("How many"), m_count);
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

ParticipantNameDialog::ParticipantNameDialog(const QString &code, const QString &name, QWidget *parent)
    : QDialog(parent), m_name(new LineField(this))
{
    const Frame made = frame(this, tr("Name of %1").arg(code),
                             tr("The name is stored in a separate list, so that you can find a person who wants to withdraw. "
                                "To store no name, leave the field empty."),
                             tr("Save"));
    m_name->setObjectName(QStringLiteral("participantName"));
    m_name->setMaxLength(nameLength);
    m_name->setText(name);
    m_name->setAccessibleName(tr("Name"));
    made.form->addRow(tr("Name"), m_name);
    connect(made.action, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(m_name->text().trimmed());
        accept();
    });
    m_name->setFocus();
}

DryRunDialog::DryRunDialog(int count, QWidget *parent)
    : QDialog(parent), m_kind(new ChipRow(ChipRow::Pick::One, this)), m_count(new QSpinBox(this))
{
    const Frame made = frame(this, tr("Dry Run"),
                             tr("Simulated participants answer the same questions as real ones. They are always marked as "
                                "simulated. They do not count in results unless you include them, and you can remove them later."),
                             tr("Simulate"));
    QList<ChipOption> kinds;
    for (const auto &[kind, code] : codesOf(SimulatedKind{}))
        kinds.append({QString::fromUtf16(code), titleOf(kind), {}, {}});
    m_kind->setOptions(kinds);
    m_kind->setSelectedOne(codeOf(SimulatedKind::Share60));
    m_kind->setObjectName(QStringLiteral("dryRunKind"));
    m_kind->setAccessibleName(tr("Simulated accuracy"));
    m_count->setObjectName(QStringLiteral("dryRunCount"));
    m_count->setRange(1, peopleAtMost);
    m_count->setValue(count);
    m_count->setAccessibleName(tr("Number of participants"));
    made.form->addRow(tr("Simulated accuracy"), m_kind);
    made.form->addRow(tr("Number of participants"), m_count);
    connect(made.action, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(fromCode<SimulatedKind>(m_kind->selectedOne()).value_or(SimulatedKind::Share60), m_count->value());
        accept();
    });
    m_count->setFocus();
    m_count->selectAll();
}

} // namespace yuyi
