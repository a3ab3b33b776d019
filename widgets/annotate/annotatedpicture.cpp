// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatedpicture.h"

#include "widgets/annotate/returnednotes.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/shownpicture.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

namespace yuyi {

namespace {

QString factsOf(const Image &image)
{
    QStringList facts{AnnotatedPicture::tr("%1 × %2").arg(image.size.width()).arg(image.size.height()),
                      titleOf(image.format)};
    if (!image.sourceUrl.isEmpty())
        facts.append(AnnotatedPicture::tr("Source: %1").arg(image.sourceUrl));
    if (!image.licence.isEmpty())
        facts.append(image.licence);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

AnnotatedPicture::AnnotatedPicture(PageContext context, QWidget *parent)
    : QWidget(parent),
      m_context(context)
{
    CommandRegistry &commands = m_context.commands;
    auto *column = columnIn(this);
    m_viewer = new ImageViewer(this);
    m_shownPicture = new ShownPicture(m_context.pictures, m_viewer);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(m_viewer, 3);
    m_returned = new ReturnedNotes(m_context.project, commands.action(QStringLiteral("annotate.object")), this);
    connect(m_returned, &ReturnedNotes::filled, this, [this] { m_context.commands.refresh(); });
    column->addWidget(m_returned, 2);
    auto *tools = new QWidget(this);
    auto *flow = new FlowLayout(tools, spacing::small, spacing::tiny);
    for (const char *id : {"annotate.fit", "annotate.actual", "annotate.rotate", "annotate.mine", "annotate.guideline"})
        flow->addWidget(new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, tools));
    column->addWidget(tools);
    m_facts = new ElidedLabel(this);
    setTextRole(m_facts, TextRole::Soft);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_facts);
}

void AnnotatedPicture::showFacts(const Image &image, const QString &note)
{
    m_facts->setText(note.isEmpty() ? factsOf(image)
                                    : tr("%1 · Note from the lead: %2", "facts of the image, then the note")
                                          .arg(factsOf(image), note));
}

void AnnotatedPicture::showPicture(const Image &image)
{
    m_shownPicture->show(image);
}

void AnnotatedPicture::forget()
{
    m_shownPicture->forget();
}

} // namespace yuyi
