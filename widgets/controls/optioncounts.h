// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace yuyi {

/// @brief How often each option of a question was chosen: the whole text, a bar and a figure per option. Key and rival are
/// told by words and marks, not by colour alone.
class OptionCounts final : public QWidget
{
    Q_OBJECT
public:
    struct Line {
        QString letter;
        QString text;
        int count = 0;
        bool key = false;
        bool rival = false;
        bool dead = false;
    };

    explicit OptionCounts(QWidget *parent = nullptr);

    /// `total`: all answers, also those without an option.
    void setLines(const QList<Line> &lines, int total);
    const QList<Line> &lines() const { return m_lines; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int figureWidth() const;
    int lineHeight(const Line &line, int width) const;
    void describe();
    QString markOf(const Line &line) const;

    QList<Line> m_lines;
    int m_total = 0;
};

} // namespace yuyi
