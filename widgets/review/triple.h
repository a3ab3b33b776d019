// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
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

/// @brief Left, right and final beside each other, or below each other where that is too narrow.
class Triple final : public QWidget
{
    Q_OBJECT
public:
    explicit Triple(QWidget *parent = nullptr);

    Cell *left() const { return m_left; }
    Cell *right() const { return m_right; }
    Cell *final() const { return m_final; }
    void setStacked(bool stacked);
    /// Marks this row as the one that keys 1 and 2 act on.
    void setMarked(bool marked);
    bool isMarked() const { return m_marked; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QBoxLayout *m_layout;
    Cell *m_left;
    Cell *m_right;
    Cell *m_final;
    bool m_marked = false;
};

} // namespace yuyi
