// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QUrl;

namespace yuyi {

class ActionButton;

/// @brief The user guide, compiled in, in the language of the window.
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    /// `openLink` opens external links.
    HelpWindow(std::function<void(const QString &)> openLink, QWidget *parent);

    /// Shows the page with this name ("collect"), or the index if there is no such page.
    void showPage(const QString &page);
    QString page() const { return m_page; }
    /// Selects the next occurrence of the text: first on this page, then on the following pages in the order of the index.
    void findNext(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow(const QUrl &link);
    void goBack();
    void setSpaces();
    void retranslate();
    static QString folder();

    std::function<void(const QString &)> m_openLink;
    QTextBrowser *m_text;
    ActionButton *m_contents;
    ActionButton *m_back;
    QLineEdit *m_find;
    QLabel *m_nowhere;
    QString m_page;
    QStringList m_history;
};

} // namespace yuyi
