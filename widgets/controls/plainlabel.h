// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;
class QWidget;

namespace yuyi {

/// @brief A label that shows its text as it is, whatever it looks like. A bare QLabel reads text that looks like markup as
/// markup, and markup opens files. A label for text with marks of our own is made here too and says so with
/// setTextFormat(Qt::RichText); whatever comes from data is escaped in it.
QLabel *plainLabel(QWidget *parent = nullptr);
QLabel *plainLabel(const QString &text, QWidget *parent = nullptr);

} // namespace yuyi
