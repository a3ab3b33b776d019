// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/helpwindow.h"

#include "widgets/controls/actionbutton.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLocale>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace yuyi {

HelpWindow::HelpWindow(std::function<void(const QString &)> openLink, QWidget *parent)
    : QDialog(parent), m_openLink(std::move(openLink)), m_text(new QTextBrowser(this)),
      m_contents(new ActionButton(this)), m_back(new ActionButton(this))
{
    setObjectName(QStringLiteral("helpWindow"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(spacing::medium);
    m_contents->setAutoDefault(false);
    m_back->setAutoDefault(false);
    auto *head = new QHBoxLayout;
    head->setSpacing(spacing::small);
    head->addWidget(m_contents);
    head->addWidget(m_back);
    head->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    const Theme &theme = Theme::of(this);
    resize(theme.px(720), theme.px(620));

    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_contents, &QAbstractButton::clicked, this, [this] { showPage(QStringLiteral("index")); });
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        if (m_history.size() < 2)
            return;
        m_history.removeLast();
        showPage(m_history.takeLast());
    });
    retranslate();
}

QString HelpWindow::language()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

void HelpWindow::showPage(const QString &page)
{
    const QString folder = QStringLiteral(":/guide/") + language() + QLatin1Char('/');
    QFile file(folder + page + QStringLiteral(".md"));
    m_page = page;
    if (!file.exists()) {
        m_page = QStringLiteral("index");
        file.setFileName(folder + QStringLiteral("index.md"));
    }
    if (file.open(QIODevice::ReadOnly))
        m_text->setMarkdown(QString::fromUtf8(file.readAll()));
    if (m_history.isEmpty() || m_history.last() != m_page)
        m_history.append(m_page);
    m_back->setEnabled(m_history.size() > 1);
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
