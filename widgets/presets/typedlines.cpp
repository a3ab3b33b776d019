// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/typedlines.h"

#include <QLineEdit>

namespace yuyi {

bool isTypedIn(const QLineEdit *line)
{
    return line->hasFocus() && line->isModified();
}

void showText(QLineEdit *line, const QString &text)
{
    if (line->text() == text)
        return;
    line->setText(text);
    if (line->hasFocus())
        line->selectAll();
    else
        line->home(false); // a long text is read from its beginning
}

} // namespace yuyi
