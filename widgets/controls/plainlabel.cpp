// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/plainlabel.h"

#include <QLabel>

namespace yuyi {

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(parent);
    label->setText(text);
    return label;
}

} // namespace yuyi
