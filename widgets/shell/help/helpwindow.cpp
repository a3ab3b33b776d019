// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/helpwindow.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QUrl>

namespace yuyi {

namespace {

const QString indexPage = QStringLiteral("index");

QString sourceOf(const QString &folder, const QString &page)
{
    QFile file(folder % page % QStringLiteral(".md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All pages, in the order in which the index names them.
QStringList pagesIn(const QString &folder)
{
    static const QRegularExpression link(QStringLiteral("\\]\\((\\w+)\\.md\\)"));
    QStringList pages{indexPage};
    auto links = link.globalMatch(sourceOf(folder, indexPage));
    while (links.hasNext())
        pages.append(links.next().captured(1));
    return pages;
}

} // namespace

HelpWindow::HelpWindow(std::function<void(const QString &)> openLink, QWidget *parent)
    : QDialog(parent), m_openLink(std::move(openLink)), m_text(new QTextBrowser(this)),
      m_contents(new ActionButton(this)), m_back(new ActionButton(this)), m_find(new QLineEdit(this)),
      m_nowhere(plainLabel(this))
{
    setObjectName(QStringLiteral("helpWindow"));
    m_find->setObjectName(QStringLiteral("findInGuide"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(spacing::medium);
    m_contents->setAutoDefault(false);
    m_back->setAutoDefault(false);
    m_find->setClearButtonEnabled(true);
    setStyleProperty(m_nowhere, "feel", QStringLiteral("attention"));
    m_nowhere->hide();
    auto *head = rowIn();
    head->addWidget(m_contents);
    head->addWidget(m_back);
    head->addStretch(1);
    head->addWidget(m_nowhere);
    head->addWidget(m_find, 1);
    auto *column = columnIn(this, spacing::medium);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    resizeWindow(this, 720, 620);
    m_text->setFocus(Qt::OtherFocusReason);

    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_contents, &QAbstractButton::clicked, this, [this] { showPage(indexPage); });
    connect(m_back, &QAbstractButton::clicked, this, &HelpWindow::goBack);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findNext(m_find->text().trimmed()); });
    connect(m_find, &QLineEdit::textEdited, m_nowhere, &QWidget::hide);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            &HelpWindow::goBack);
    retranslate();
}

QString HelpWindow::folder()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral(":/guide/zh_CN/") : QStringLiteral(":/guide/en/");
}

void HelpWindow::showPage(const QString &page)
{
    m_page = pagesIn(folder()).contains(page) ? page : indexPage;
    m_text->setMarkdown(sourceOf(folder(), m_page));
    setSpaces();
    if (m_history.isEmpty() || m_history.last() != m_page)
        m_history.append(m_page);
    m_back->setEnabled(m_history.size() > 1);
}

void HelpWindow::goBack()
{
    if (m_history.size() < 2)
        return;
    m_history.removeLast();
    showPage(m_history.takeLast());
}

void HelpWindow::setSpaces()
{
    // Markdown brings none, and its tables have lines on all sides of each cell.
    QTextDocument *document = m_text->document();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (cursor.currentTable())
            continue;
        QTextBlockFormat format = block.blockFormat();
        const int heading = format.headingLevel();
        format.setTopMargin(heading > 1 ? spacing::medium : 0);
        const bool insideList = heading == 0 && block.textList() && block.next().textList();
        format.setBottomMargin(insideList ? spacing::tiny : spacing::small);
        cursor.setBlockFormat(format);
        if (heading > 0 && !block.begin().atEnd()) {
            // A key in a heading is as large as its other words.
            const QTextCharFormat words = block.begin().fragment().charFormat();
            QTextCharFormat size;
            size.setProperty(QTextFormat::FontSizeAdjustment, words.intProperty(QTextFormat::FontSizeAdjustment));
            size.setFontWeight(words.fontWeight());
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(size);
        }
    }
    const QList<QTextFrame *> frames = document->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(Theme::of(this).tokens().line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(spacing::tiny);
        table->setFormat(format);
    }
    m_text->moveCursor(QTextCursor::Start);
}

void HelpWindow::findNext(const QString &words)
{
    m_nowhere->hide();
    if (words.isEmpty() || m_text->find(words))
        return;
    const QStringList pages = pagesIn(folder());
    const qsizetype here = pages.indexOf(m_page);
    for (qsizetype step = 1; step <= pages.size(); ++step) {
        const QString &page = pages.at((here + step) % pages.size());
        QTextDocument text;
        text.setMarkdown(sourceOf(folder(), page));
        if (text.find(words).isNull())
            continue;
        showPage(page);
        m_text->find(words);
        return;
    }
    m_nowhere->setVisible(true);
}

void HelpWindow::follow(const QUrl &link)
{
    if (link.scheme().isEmpty() && link.path().endsWith(QLatin1String(".md")))
        showPage(link.path().chopped(3).section(u'/', -1));
    else if (link.scheme() == QLatin1String("https") || link.scheme() == QLatin1String("http"))
        m_openLink(link.toString());
}

void HelpWindow::retranslate()
{
    setWindowTitle(tr("User Guide"));
    m_text->setAccessibleName(windowTitle());
    m_contents->setText(tr("Contents"));
    m_back->setText(tr("Back"));
    m_find->setPlaceholderText(tr("Find in the guide"));
    m_find->setAccessibleName(tr("Find in the guide"));
    m_nowhere->setText(tr("Not found in the guide"));
}

void HelpWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (!m_page.isEmpty())
        showPage(m_page);
}

} // namespace yuyi
