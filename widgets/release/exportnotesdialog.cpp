// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/exportnotesdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>

namespace yuyi {

ExportNotesDialog::ExportNotesDialog(const QStringList &notes, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("exportNotesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Notes on the Release"));
    resizeWindow(this, 760, 480);
    auto *heading = plainLabel(tr("%Ln note(s)", nullptr, static_cast<int>(notes.size())), this);
    setTextRole(heading, TextRole::Title);
    auto *list = new QPlainTextEdit(this);
    list->setObjectName(QStringLiteral("exportNotes"));
    list->setPlainText(notes.join(u'\n'));
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setAccessibleName(windowTitle());
    auto *copy = new ActionButton(tr("Copy All"), {}, ActionButton::Kind::Plain, this);
    copy->setObjectName(QStringLiteral("copyExportNotes"));
    copy->setAutoDefault(false);
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Primary, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(copy);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(heading);
    column->addWidget(list, 1);
    column->addLayout(buttons);
    connect(copy, &QAbstractButton::clicked, this, [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
    connect(close, &QAbstractButton::clicked, this, &QDialog::close);
}

} // namespace yuyi
