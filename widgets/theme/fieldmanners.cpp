// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/fieldmanners.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>

namespace yuyi {

namespace {

QWidget *valueField(QObject *watched)
{
    if (!qobject_cast<QAbstractSpinBox *>(watched) && !qobject_cast<QComboBox *>(watched))
        return nullptr;
    return static_cast<QWidget *>(watched);
}

/// Shows its word instead of its number.
bool showsAWord(const QAbstractSpinBox &field)
{
    return !field.specialValueText().isEmpty() && field.text() == field.specialValueText();
}

} // namespace

FieldManners::FieldManners(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool FieldManners::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish:
        if (QWidget *field = valueField(watched); field && field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        break;
    case QEvent::Wheel:
        if (const QWidget *field = valueField(watched); field && !field->hasFocus()) {
            event->ignore();
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (auto *line = qobject_cast<QLineEdit *>(watched)) {
            const auto *field = qobject_cast<const QAbstractSpinBox *>(line->parentWidget());
            if (field && !line->hasSelectedText() && showsAWord(*field))
                line->selectAll();
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
