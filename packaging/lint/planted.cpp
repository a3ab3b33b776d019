// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that the tools must find, each named in its line: analyse.py looks at this file first, for a tool that is blind finds
// nothing anywhere. It is part of no program.
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <utility>

namespace yuyi::lint {

void connections(QTimer *timer, QObject *other)
{
    QObject::connect(timer, &QTimer::timeout, [other] { other->deleteLater(); }); // finds clazy-connect-3arg-lambda
}

QString moved(QString text)
{
    const QString other = std::move(text);
    return text + other; // finds bugprone-use-after-move
}

int nothing(bool known)
{
    const int *number = nullptr;
    int value = 1;
    if (known)
        number = &value;
    return *number; // finds clang-analyzer-core.NullDereference
}

} // namespace yuyi::lint
