// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/markdownview.h"

#include "models/domain/annotation/talk.h"
#include "widgets/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>

namespace yuyi {

MarkdownView::MarkdownView(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.isRelative() && url.hasFragment())
            goToClause(url.fragment());
        else
            Q_EMIT linkActivated(url.toString());
    });
}

void MarkdownView::setText(const QString &markdown)
{
    if (m_markdown == markdown)
        return;
    m_markdown = markdown;
    render();
}

void MarkdownView::render()
{
    const int index = verticalScrollBar()->value();
    document()->setDefaultFont(Theme::of(this).font(TextRole::Body));
    document()->setMarkdown(m_markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                            | QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        if (!block.textList())
            format.setBottomMargin(spacing::small); // a paragraph is seen to end
        QTextCursor(block).setBlockFormat(format);
    }
    verticalScrollBar()->setValue(index);
}

bool MarkdownView::goToClause(const QString &anchor)
{
    const QList<Clause> clauses = clausesOf(m_markdown);
    qsizetype wanted = 0;
    while (wanted < clauses.size() && clauses.at(wanted).anchor != anchor)
        ++wanted;
    if (wanted == clauses.size())
        return false;
    qsizetype heading = -1;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || ++heading < wanted)
            continue;
        const QRectF rect = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(static_cast<int>(rect.top()));
        return true;
    }
    return false;
}

QVariant MarkdownView::loadResource(int, const QUrl &)
{
    return {}; // a guideline brings no pictures or files from elsewhere
}

void MarkdownView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::StyleChange && !m_markdown.isEmpty())
        render();
}

} // namespace yuyi
