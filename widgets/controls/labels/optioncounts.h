// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace yuyi {

/// @brief How often each option of a question was chosen, or each answer written: the complete text, a bar and a figure per line. The
/// key and the most attractive distractor are marked by words and signs, not by colour alone.
class OptionCounts final : public QWidget
{
    Q_OBJECT
public:
    struct Line {
        QString letter; ///< of the option; empty: the text was written
        QString text;
        int count = 0;
        bool key = false;
        bool mostAttractive = false;
        bool nonFunctioning = false;
    };

    explicit OptionCounts(QWidget *parent = nullptr);

    /// `total`: number of all answers, including those without an option.
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
