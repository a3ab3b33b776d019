// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;
class QTextBrowser;
class QUrl;

namespace yuyi {

class Settings;

/// @brief The user guide in a window of its own beside the work: pages at the left, text at the right. It follows the
/// language and the look of the program. The pages are resources (":/guide/zh_CN/collect.md"), no network is needed.
class GuideWindow : public QWidget
{
    Q_OBJECT
public:
    /// Both outlive it; `parent` is the window it belongs to.
    explicit GuideWindow(const Settings &settings, QWidget *parent = nullptr);

    /// The names of the pages in reading order; a page of the program has the guide's page of its own name.
    static QStringList pages();
    /// Where the text of a page is. `language` as in the settings, empty as the system.
    static QString resource(const QString &language, const QString &page);

    /// Shows the window in front with this page; an unknown name shows the first page.
    void open(const QString &page = {});
    QString page() const { return m_page; }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void load();
    void follow(const QUrl &link);
    void retranslate();
    void dress();

    const Settings &m_settings;
    QListWidget *m_list;
    QTextBrowser *m_text;
    QString m_page;
};

} // namespace yuyi
