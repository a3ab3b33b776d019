// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/newpanelsdialog.h"

#include "models/domain/text.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int filesWidth = 360;

QString namesOf(const QStringList &files)
{
    QStringList names;
    for (const QString &file : files)
        names.append(QFileInfo(file).fileName());
    return names.join(QStringLiteral(", "));
}

} // namespace

NewPanelsDialog::NewPanelsDialog(ComposeController &controller, bool hasGrid, UserPrompts &prompts, QWidget *parent)
    : QDialog(parent),
      m_controller(controller),
      m_prompts(prompts)
{
    setWindowTitle(tr("New Image from Panels"));
    setAttribute(Qt::WA_DeleteOnClose);
    build(hasGrid);
    showFiles();
}

void NewPanelsDialog::build(bool hasGrid)
{
    auto *column = columnIn(this, spacing::large, spacing::medium);
    QLabel *about = wrappedLabel(this, TextRole::Soft);
    about->setText(tr("The image is composed of picture files. The files of the context stand in the order of their names."));
    column->addWidget(about);
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(spacing::small);
    rows->setVerticalSpacing(spacing::small);
    rows->setColumnStretch(1, 1);
    column->addLayout(rows);
    int row = 0;
    const auto addRow = [&](QWidget *left, QWidget *right) {
        rows->addWidget(left, row, 0);
        rows->addWidget(right, row, 1);
        ++row;
    };
    auto *context = new ActionButton(tr("Context…"), {}, ActionButton::Kind::Plain, this);
    context->setObjectName(QStringLiteral("compose.newContext"));
    auto *choices = new ActionButton(tr("To Choose From…"), {}, ActionButton::Kind::Plain, this);
    choices->setObjectName(QStringLiteral("compose.newChoices"));
    m_contextFiles = new ElidedLabel(this);
    m_choiceFiles = new ElidedLabel(this);
    m_contextFiles->setMinimumWidth(Theme::of(this).px(filesWidth));
    addRow(context, m_contextFiles);
    addRow(choices, m_choiceFiles);
    m_blank = new QCheckBox(tr("The last file of the context is the blank panel"), this);
    m_blank->setObjectName(QStringLiteral("compose.newBlank"));
    rows->addWidget(m_blank, row++, 1);
    m_columns = new QSpinBox(this);
    m_columns->setObjectName(QStringLiteral("compose.newColumns"));
    m_columns->setRange(1, 1);
    const auto label = [this](const QString &text, QWidget *field) {
        QLabel *name = plainLabel(text, this);
        setTextRole(name, TextRole::Soft);
        name->setBuddy(field);
        return name;
    };
    QLabel *columns = label(tr("Columns"), m_columns);
    addRow(columns, m_columns);
    for (QWidget *part : {static_cast<QWidget *>(columns), static_cast<QWidget *>(m_columns)})
        part->setVisible(hasGrid); // else the context stands in one row
    m_source = new LineField(this);
    m_source->setAccessibleName(tr("Source"));
    m_source->setObjectName(QStringLiteral("compose.newSource"));
    m_licence = new LineField(this);
    m_licence->setAccessibleName(tr("Licence"));
    addRow(label(tr("Source"), m_source), m_source);
    addRow(label(tr("Licence"), m_licence), m_licence);
    m_said = wrappedLabel(this, TextRole::Small);
    setStyleProperty(m_said, "feel", QStringLiteral("attention"));
    m_said->hide();
    column->addWidget(m_said);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    m_make = new ActionButton(tr("Compose"), {}, ActionButton::Kind::Primary, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    column->addLayout(buttons);
    for (ActionButton *button : {context, choices, cancel, m_make})
        button->setAutoDefault(false);
    connect(context, &QAbstractButton::clicked, this, [this] { choose(&m_context, tr("Panels of the Context")); });
    connect(choices, &QAbstractButton::clicked, this, [this] { choose(&m_choices, tr("Panels to Choose From")); });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_make, &QAbstractButton::clicked, this, &NewPanelsDialog::make);
    for (LineField *field : {m_source, m_licence})
        connect(field, &LineField::escaped, this, &QDialog::reject);
}

void NewPanelsDialog::choose(QStringList *files, const QString &title)
{
    m_prompts.openFiles(this, title, tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff);;All files (*)"),
                        [this, files](const QStringList &chosen) {
                            if (chosen.isEmpty())
                                return;
                            *files = chosen;
                            std::sort(files->begin(), files->end(), [](const QString &a, const QString &b) {
                                return naturallyBefore(QFileInfo(a).fileName(), QFileInfo(b).fileName());
                            });
                            showFiles();
                        });
}

void NewPanelsDialog::showFiles()
{
    m_contextFiles->setText(m_context.isEmpty() ? tr("no file chosen") : namesOf(m_context));
    m_choiceFiles->setText(m_choices.isEmpty() ? tr("no file chosen") : namesOf(m_choices));
    m_blank->setEnabled(m_context.size() > 1);
    // In one row, unless somebody has said otherwise.
    const bool oneRow = m_columns->value() == m_columns->maximum();
    m_columns->setMaximum(std::max(1, static_cast<int>(m_context.size())));
    if (oneRow)
        m_columns->setValue(m_columns->maximum());
    m_make->setEnabled(!m_context.isEmpty());
}

QList<CutPanel> NewPanelsDialog::panels() const
{
    QList<CutPanel> panels;
    for (const QString &file : m_context)
        panels.append({PartRole::Context, {}, file, {}});
    if (m_blank->isChecked() && panels.size() > 1)
        panels.last().role = PartRole::Blank;
    for (const QString &file : m_choices)
        panels.append({PartRole::Choice, {}, file, {}});
    return panels;
}

void NewPanelsDialog::make()
{
    if (!m_make->isEnabled())
        return;
    m_make->setEnabled(false); // once
    const MediumSource source{m_source->text().trimmed(), m_licence->text().trimmed()};
    m_controller.makeNew(panels(), source, m_columns->value(), [dialog = QPointer<NewPanelsDialog>(this)](const QString &fault) {
        if (!dialog)
            return;
        if (fault.isEmpty()) {
            dialog->accept();
            return;
        }
        dialog->m_said->setText(fault);
        dialog->m_said->show();
        dialog->m_make->setEnabled(true);
    });
}

} // namespace yuyi
