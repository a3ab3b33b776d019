// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatedpicture.h"

#include "widgets/annotate/returnednotes.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/factrows.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturestrip.h"
#include "widgets/image/shownpicture.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastPicture = 140; // pixels at scale 1

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
    m_strip = new PictureStrip(m_context.pictures, this);
    connect(m_strip, &PictureStrip::currentChanged, this, &AnnotatedPicture::showCurrent);
    column->addWidget(m_strip);
    m_returned = new ReturnedNotes(m_context.project, commands.action(QStringLiteral("annotate.object")), this);
    connect(m_returned, &ReturnedNotes::filled, this, [this] { m_context.commands.refresh(); });
    column->addWidget(m_returned, 2);
    auto *tools = new FlowBox(spacing::small, spacing::tiny, this);
    for (const char *id : {"annotate.fit", "annotate.actual", "annotate.rotate", "annotate.mine", "annotate.guideline"})
        tools->add(new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, tools));
    column->addWidget(tools);
    m_facts = new ElidedLabel(this);
    setTextRole(m_facts, TextRole::Soft);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *line = rowIn();
    column->addLayout(line);
    line->addWidget(m_facts, 1);
    m_factsButton = new ActionButton(commands.action(QStringLiteral("annotate.facts")), ActionButton::Kind::Plain, this);
    line->addWidget(m_factsButton);
    m_factRows = new FactRows(this);
    column->addWidget(m_factRows);
    connect(m_factRows, &FactRows::shown, this, &AnnotatedPicture::writeFacts);
    keepPicture();
}

void AnnotatedPicture::addAbove(QWidget *message)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(m_viewer), message);
}

void AnnotatedPicture::keepPicture()
{
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPicture));
}

void AnnotatedPicture::showFacts(const Image &image, const QString &note)
{
    m_written = note.isEmpty() ? factsOf(image)
                               : tr("%1 · Note from the lead: %2", "facts of the image, then the note").arg(factsOf(image), note);
    writeFacts();
}

void AnnotatedPicture::writeFacts()
{
    const bool many = m_factRows->areMany();
    const QString summary = many && !m_unfolded ? m_factRows->summary() : QString();
    m_facts->setText(summary.isEmpty() ? m_written : tr("%1 · %2", "what is known of the image, then its facts").arg(m_written, summary));
    m_factsButton->setVisible(many);
    if (many)
        m_factRows->setVisible(m_unfolded);
}

void AnnotatedPicture::goToFacts()
{
    m_unfolded = !m_factRows->areMany() || !m_unfolded;
    if (!m_unfolded)
        m_factRows->commit();
    writeFacts();
    if (m_unfolded)
        m_factRows->focusFirst();
    else
        m_viewer->setFocus(Qt::ShortcutFocusReason);
}

void AnnotatedPicture::showItem(const Image &image, const QList<ItemPicture> &pictures)
{
    const Sha256 before = m_image.id == image.id ? m_shown : Sha256();
    const bool several = hasSeveral();
    m_image = image;
    m_pictures = pictures;
    QList<ItemPicture> offered = pictures;
    const bool isThere = std::any_of(offered.begin(), offered.end(),
                                     [&](const ItemPicture &one) { return one.medium.sha256 == image.sha256; });
    if (!isThere) {
        Medium own = mediumOf(image);
        own.caption = tr("This image");
        offered.append({own, 0, -1});
    }
    {
        const QSignalBlocker blocker(m_strip);
        m_strip->setPictures(offered);
        const auto shown = std::find_if(offered.begin(), offered.end(),
                                        [&](const ItemPicture &one) { return one.medium.sha256 == before; });
        m_strip->setCurrent(shown == offered.end() ? 0 : static_cast<int>(shown - offered.begin()));
    }
    showCurrent();
    if (several != hasSeveral())
        m_context.commands.refresh();
}

void AnnotatedPicture::showCurrent()
{
    const Medium medium = m_strip->pictures().value(m_strip->current()).medium;
    if (medium.isNull() || (medium.sha256 == m_shown && m_viewer->isLoading()))
        return;
    m_shown = medium.sha256;
    m_shownPicture->show(medium.sha256 == m_image.sha256 ? m_image : imageOf(medium));
}

void AnnotatedPicture::showPicture(const Sha256 &sha256)
{
    const QList<ItemPicture> &offered = m_strip->pictures();
    for (int i = 0; i < offered.size(); ++i) {
        if (offered.at(i).medium.sha256 == sha256) {
            m_strip->setCurrent(i);
            return;
        }
    }
}

void AnnotatedPicture::stepPicture(int by)
{
    m_strip->step(by);
}

bool AnnotatedPicture::hasSeveral() const
{
    return m_strip->pictures().size() > 1;
}

void AnnotatedPicture::forget()
{
    m_shownPicture->forget();
    m_shown = {};
    m_image = {};
    m_pictures.clear();
    m_strip->setPictures({});
}

void AnnotatedPicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_image.id.isNull())
        showItem(m_image, m_pictures); // with the captions of this language
    else if (event->type() == QEvent::StyleChange)
        keepPicture();
}

} // namespace yuyi
