// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace yuyi {

/// @brief Makes a stack request only the width of its current page instead of the widest. With Qt::Vertical, only the height of the
/// current page.
inline void sizeByCurrent(QStackedWidget *stack, Qt::Orientations which = Qt::Horizontal)
{
    const auto fit = [stack, which] {
        for (int i = 0; i < stack->count(); ++i) {
            const QSizePolicy::Policy wish = i == stack->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            QSizePolicy policy = stack->widget(i)->sizePolicy();
            if (which.testFlag(Qt::Horizontal))
                policy.setHorizontalPolicy(wish);
            if (which.testFlag(Qt::Vertical))
                policy.setVerticalPolicy(wish);
            stack->widget(i)->setSizePolicy(policy);
        }
    };
    QObject::connect(stack, &QStackedWidget::currentChanged, stack, fit);
    fit();
}

} // namespace yuyi
