// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/collectempty.h"

#include "widgets/controls/frame/emptystate.h"

#include <utility>

namespace yuyi {

void CollectEmpty::show(Kind kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    m_state.clearButtons();
    if (kind == Kind::FirstImport) {
        m_state.setIcon(QStringLiteral("clock"));
        m_state.setSentence(tr("Loading the first images…"));
        m_state.setHint(tr("Each file is read and checked; images appear here one after another."));
        return;
    }
    if (kind == Kind::Loading) { // nobody knows yet whether there are images
        m_state.setIcon(QStringLiteral("clock"));
        m_state.setSentence(tr("Loading images…"));
        m_state.setHint({});
        return;
    }
    m_state.setIcon(QStringLiteral("collect"));
    m_state.setSentence(tr("Drop a folder of images here"));
    m_state.setHint(tr(
        "Or add a folder, files, or a manifest with sources and licences. Your own files are not changed. An image that is already in "
        "the project is not added again."));
    for (QAction *action : std::as_const(m_actions))
        m_state.addAction(action, ActionButton::Kind::Plain)->setFocusPolicy(Qt::TabFocus);
}

} // namespace yuyi
