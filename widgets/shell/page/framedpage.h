// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

/// @brief A page with the common parts: the header, below it the work or what stands in its place, and the banner over these. It
/// follows the language.
class FramedPage : public Page
{
    Q_OBJECT
protected:
    FramedPage(PageContext context, QWidget *parent);

    /// Lays out the page. `bars`: what stands between the header and the work.
    void layOut(QWidget *work, const QList<QWidget *> &bars = {});
    /// Shows the empty state and removes its buttons; the caller sets its texts.
    void showEmptyState();
    /// Shows in the banner why something failed, in the tone m_failTone.
    void fail(const QString &sentence);
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;

    PageHeader *m_header;
    StateStack *m_stack = nullptr;
    EmptyState *m_empty = nullptr; ///< of the stack
    Banner *m_banner = nullptr;    ///< initially hidden; over the stack, unless the page has made it before
    Tone m_failTone = Tone::Bad;
};

} // namespace yuyi
