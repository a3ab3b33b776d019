// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewpicture.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

namespace yuyi {

ReviewPicture::ReviewPicture(PictureLoader &pictures, CommandRegistry &commands, QWidget *parent)
    : QWidget(parent), m_pane(new PicturePane(pictures, this))
{
    auto *column = columnIn(this);
    viewer()->setDigitKeys(false);
    viewer()->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(m_pane, 1);
    auto *tools = new QWidget(this);
    auto *flow = new FlowLayout(tools, spacing::small, spacing::tiny);
    for (const char *id : {"review.fit", "review.list", "review.balance"})
        flow->addWidget(new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, tools));
    column->addWidget(tools);
    m_facts = new ElidedLabel(this);
    setTextRole(m_facts, TextRole::Soft);
    column->addWidget(m_facts);
}

ImageViewer *ReviewPicture::viewer() const
{
    return m_pane->viewer();
}

void ReviewPicture::show(const Image &image, const QList<ItemPicture> &pictures)
{
    if (image.id.isNull()) {
        m_pane->clear();
        m_facts->clear();
        return;
    }
    // In a work package files have no names.
    m_facts->setText(image.names.isEmpty()
                         ? tr("%1 × %2").arg(image.size.width()).arg(image.size.height())
                         : tr("%1 · %2 × %3").arg(image.names.constFirst()).arg(image.size.width()).arg(image.size.height()));
    m_pane->show(pictures.isEmpty() ? itemPictures({mediumOf(image)}, {}) : pictures);
}

} // namespace yuyi
