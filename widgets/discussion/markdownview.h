// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace yuyi {

/// @brief Shows Markdown (GitHub's dialect, no HTML). Nothing is downloaded; clicked links are only reported by a signal.
class MarkdownView final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit MarkdownView(QWidget *parent = nullptr);

    void setText(const QString &markdown);
    const QString &text() const { return m_markdown; }
    /// Scrolls to the heading with this anchor (see clausesOf); false when there is none.
    bool goToClause(const QString &anchor);
    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    void linkActivated(const QString &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    QString m_markdown;
};

} // namespace yuyi
