// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QPainter;

namespace yuyi {

/// @brief How often each option of a question was chosen, or each answer written: the complete text, a bar and a figure per line. The
/// key and the most attractive distractor are marked by words and signs, not by colour alone. An option's picture stands small before its
/// text; a click on it, or Enter, asks for it.
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
        Medium picture = {}; ///< of the option; null: none
    };
    /// A small picture in at most so many pixels; null while it is being read.
    using Thumbnails = std::function<QImage(const Medium &picture, int edge)>;

    explicit OptionCounts(QWidget *parent = nullptr);

    /// `total`: number of all answers, including those without an option.
    void setLines(const QList<Line> &lines, int total);
    const QList<Line> &lines() const { return m_lines; }
    /// Where small pictures come from. When one has arrived, update() shows it.
    void setThumbnails(Thumbnails thumbnails) { m_thumbnails = std::move(thumbnails); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The picture of this line is to be shown large.
    void pictureWanted(int line);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int figureWidth() const;
    int lineHeight(const Line &line, int width) const;
    void describe();
    QString markOf(const Line &line) const;
    /// Where the small picture of a line stands; a null rectangle where it has none.
    QRect cardOf(int line) const;
    void paintCard(QPainter &painter, int line) const;
    /// The next line with a picture in this direction; the same one if there is none.
    int withPicture(int from, int by) const;

    QList<Line> m_lines;
    int m_total = 0;
    Thumbnails m_thumbnails;
    int m_current = -1; ///< the line whose picture Enter asks for
};

} // namespace yuyi
