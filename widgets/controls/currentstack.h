// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace yuyi {

/// @brief The pages of a stack that are not shown ask for no width: the one that is seen need not be as wide as the widest. With
/// Qt::Vertical for no height either.
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
