// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

#include <functional>

class QAction;
class QKeyEvent;
class QKeySequence;
class QObject;
class QWidget;

namespace yuyi {

/// @brief The ASCII character of a key: upper-case letter, digit or sign; full-width forms (１, Ａ) are folded. A null character for
/// keys without text and for keys pressed with Ctrl, Alt or Meta.
QChar asciiKey(const QKeyEvent &event);

/// 0…9 for a digit key (ASCII, keypad or full-width), −1 otherwise.
int digitKey(const QKeyEvent &event);

/// Text of a shortcut as shown on a button: "Ctrl ⏎", "S", "F2".
QString keyText(const QKeySequence &keys);

/// @brief Calls `show` with the text of the key that runs the action, now and whenever it changes, while `owner` lives. Without an
/// action there is no key.
void followKey(const QAction *action, const QObject *owner, std::function<void(const QString &key)> show);

/// Whether the widget with the focus accepts text input. Single-key shortcuts must not fire then.
bool isTypingIn(const QWidget *focus);

} // namespace yuyi
