// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief One of left, right and final. Its background is tinted if it was chosen. A click chooses it.
class Cell final : public QWidget
{
    Q_OBJECT
public:
    explicit Cell(QWidget *parent = nullptr);

    QVBoxLayout *content() const { return m_content; }
    /// A caption above the content, for columns without a heading.
    void setCaption(const QString &caption);
    void setCaptionVisible(bool visible);
    void setChosen(bool chosen);
    bool isChosen() const { return m_chosen; }

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QLabel *m_caption;
    QVBoxLayout *m_content;
    bool m_chosen = false;
};

} // namespace yuyi
