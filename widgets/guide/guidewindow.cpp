// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/guidewindow.h"

#include "models/services/settings.h"
#include "widgets/theme/theme.h"

#include <QDesktopServices>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>

namespace yuyi {

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

GuideWindow::GuideWindow(const Settings &settings, QWidget *parent)
    : QWidget(parent, Qt::Window), m_settings(settings), m_list(new QListWidget(this)), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("guide"));
    const Theme &theme = Theme::of(this);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme.px(8), theme.px(8), 0, 0);
    layout->setSpacing(theme.px(8));
    m_list->setFixedWidth(theme.px(168));
    m_list->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(theme.px(24));
    layout->addWidget(m_list);
    layout->addWidget(m_text, 1);
    resize(theme.px(860), theme.px(640));

    for (const QString &page : pages())
        m_list->addItem(new QListWidgetItem(page));
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && pages().at(row) != m_page) {
            m_page = pages().at(row);
            load();
        }
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &GuideWindow::follow);
    connect(&settings, &Settings::languageChanged, this, &GuideWindow::retranslate);
    m_page = pages().constFirst();
    m_list->setCurrentRow(0);
    retranslate();
}

QStringList GuideWindow::pages()
{
    return {QStringLiteral("index"), QStringLiteral("projects"), QStringLiteral("collect"), QStringLiteral("duplicates"),
            QStringLiteral("text"), QStringLiteral("inspect"), QStringLiteral("annotate"), QStringLiteral("overview"),
            QStringLiteral("release"), QStringLiteral("cli")};
}

QString GuideWindow::resource(const QString &language, const QString &page)
{
    const QString wanted = language.isEmpty() ? QLocale::system().name() : language;
    const QString folder = wanted.startsWith(QLatin1String("zh")) ? QStringLiteral("zh_CN") : QStringLiteral("en");
    return QStringLiteral(":/guide/%1/%2.md").arg(folder, page);
}

void GuideWindow::open(const QString &page)
{
    const qsizetype row = pages().indexOf(page);
    m_list->setCurrentRow(int(qMax(qsizetype(0), row)));
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

void GuideWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange)
        dress();
}

void GuideWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void GuideWindow::load()
{
    m_text->document()->setMarkdown(textOf(resource(m_settings.language(), m_page)), QTextDocument::MarkdownDialectGitHub);
    dress();
    m_text->moveCursor(QTextCursor::Start);
}

void GuideWindow::follow(const QUrl &link)
{
    const QString page = link.fileName().section(u'.', 0, 0);
    if (link.isRelative() && pages().contains(page))
        m_list->setCurrentRow(int(pages().indexOf(page)));
    else if (!link.isRelative())
        QDesktopServices::openUrl(link);
}

void GuideWindow::retranslate()
{
    setWindowTitle(tr("User Guide"));
    m_list->setAccessibleName(tr("Pages of the user guide"));
    m_text->setAccessibleName(tr("Text of the user guide"));
    // The first line of a page is its title.
    for (int row = 0; row < m_list->count(); ++row) {
        const QString text = textOf(resource(m_settings.language(), pages().at(row)));
        m_list->item(row)->setText(text.section(u'\n', 0, 0).mid(2));
    }
    load();
}

/// Markdown brings sizes and table lines of its own; the theme's are put in their place.
void GuideWindow::dress()
{
    const Theme &theme = Theme::of(this);
    QTextDocument *document = m_text->document();
    document->setDefaultFont(theme.font(TextRole::Body));

    const auto frames = document->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(theme.tokens().line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(theme.px(6));
        format.setTopMargin(theme.px(8));
        format.setBottomMargin(theme.px(8));
        table->setFormat(format);
    }
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        QTextCursor cursor(block);
        QTextBlockFormat form;
        form.setLineHeight(135, QTextBlockFormat::ProportionalHeight);
        if (level > 0) {
            form.setTopMargin(theme.px(level == 1 ? 0 : 16));
            form.setBottomMargin(theme.px(8));
            cursor.select(QTextCursor::BlockUnderCursor);
            QTextCharFormat type;
            type.setFont(theme.font(level == 1 ? TextRole::Title : TextRole::Section));
            type.setProperty(QTextFormat::FontSizeAdjustment, 0);
            cursor.mergeCharFormat(type);
        }
        cursor.mergeBlockFormat(form);
    }
}

} // namespace yuyi
