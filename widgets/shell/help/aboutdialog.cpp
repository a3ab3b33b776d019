// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/aboutdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

namespace yuyi {

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Yuyi"));
    auto *name = plainLabel(tr("Yuyi"), this);
    setTextRole(name, TextRole::Title);
    auto *what = plainLabel(tr("A studio for building and reviewing a multimodal benchmark, and for testing people and models on it."),
                            this);
    what->setWordWrap(true);
    auto *facts = new FactList(this);
    facts->setFacts({{tr("Version"), QCoreApplication::applicationVersion()},
                     {tr("Qt"), QString::fromLatin1(qVersion())},
                     {tr("Licence"), tr("GNU General Public License, version 3 or later")}});
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Primary, this);
    close->setDefault(true);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(name);
    column->addWidget(what);
    column->addWidget(facts);
    column->addStretch(1);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(440));
}

} // namespace yuyi
