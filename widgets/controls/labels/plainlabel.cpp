// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/plainlabel.h"

#include "widgets/theme/theme.h"

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

QLabel *plainLabel(QWidget *parent, TextRole role)
{
    QLabel *label = plainLabel(parent);
    setTextRole(label, role);
    return label;
}

QLabel *wrappedLabel(QWidget *parent)
{
    QLabel *label = plainLabel(parent);
    label->setWordWrap(true);
    return label;
}

QLabel *wrappedLabel(QWidget *parent, TextRole role)
{
    QLabel *label = wrappedLabel(parent);
    setTextRole(label, role);
    return label;
}

} // namespace yuyi
