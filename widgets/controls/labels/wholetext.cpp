// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/wholetext.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {

class WholeText final : public QObject
{
public:
    explicit WholeText(QLabel *label) : QObject(label), m_label(label)
    {
        label->setWordWrap(true);
        label->installEventFilter(this);
        // Another text asks the parent for another layout, not the label.
        label->parentWidget()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool resized = watched == m_label && event->type() == QEvent::Resize;
        const bool asked = watched == m_label->parentWidget() && event->type() == QEvent::LayoutRequest;
        // The same height again asks for nothing.
        if (resized || asked)
            m_label->setMinimumHeight(std::max(0, m_label->heightForWidth(m_label->width())));
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel *m_label;
};

} // namespace

void keepWhole(QLabel *label)
{
    new WholeText(label);
}

} // namespace yuyi
