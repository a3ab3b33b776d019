// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/fitwindow.h"

#include <QLayout>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int windowTitleBar = 40; // of the window manager
} // namespace

void fitWindowToFields(QWidget *window, QScrollArea *fields)
{
    QMetaObject::invokeMethod(
        window, [window, fields] {
            const QLayout *content = fields->widget()->layout();
            const int room = fields->viewport()->width();
            const int wanted = content->hasHeightForWidth() ? content->heightForWidth(room) : content->sizeHint().height();
            const int most = window->screen()->availableGeometry().height() - windowTitleBar;
            window->resize(window->width(), std::min(most, window->height() - fields->viewport()->height() + wanted));
        },
        Qt::QueuedConnection);
}

} // namespace yuyi
