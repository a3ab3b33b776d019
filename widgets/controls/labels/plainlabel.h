// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;
class QWidget;

namespace yuyi {

enum class TextRole;

/// @brief Creates a label that always shows plain text. A bare QLabel interprets text that looks like markup, and markup can open
/// files. Labels with our own markup are created here too and call setTextFormat(Qt::RichText); they must escape all data.
QLabel *plainLabel(QWidget *parent = nullptr);
QLabel *plainLabel(const QString &text, QWidget *parent = nullptr);
QLabel *plainLabel(QWidget *parent, TextRole role);
/// The same; words that do not fit go on in the next line.
QLabel *wrappedLabel(QWidget *parent = nullptr);
QLabel *wrappedLabel(QWidget *parent, TextRole role);

} // namespace yuyi
