// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/charts/chartview.h"

class QPieSeries;
class QPieSlice;

namespace yuyi {

class DonutNotes;

/// A part of a category, drawn on the inner ring.
struct DonutPart {
    QString name;
    qint64 count = 0;
};

/// @brief Parts of a whole as a ring, with the total in the centre and a list of names and shares beside it. A second, inner ring
/// can divide categories into parts. `segmentClicked`: series 0 for a category, n + 1 for its n-th part.
class DonutChart final : public ChartView
{
    Q_OBJECT
public:
    explicit DonutChart(QWidget *parent = nullptr);
    ~DonutChart() override;

    /// Sets the counts per category. Categories with count 0 keep their colour and their line in the list. `parts`: the parts of
    /// each category; the rest of a category stays blank on the inner ring. Empty: no inner ring.
    void setData(const QStringList &categories, const QList<qint64> &counts, const QList<QList<DonutPart>> &parts = {});
    /// Sets the text under the total in the centre ("wrong answers").
    void setCaption(const QString &caption);
    qint64 total() const;
    /// Like CategoryChart::printed(); the parts are on the outer ring.
    PrintFigure printed() const;

protected:
    void restyle(const Tokens &tokens) override;
    bool isBare() const override;
    QList<Mark> marks() const override;
    int stepFrom(const QList<Mark> &marks, int from, int key) const override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    friend class DonutNotes;
    void placeRing();
    QRectF ringRect() const;
    /// A line of the list: a category or a part.
    struct Line {
        int category = 0;
        int part = -1; ///< −1: the category itself
    };
    const QList<Line> &lines() const { return m_lines; }
    QRectF lineRect(int line) const;
    /// Width the list needs, in pixels.
    double listWidth() const;
    const QString &nameOf(const Line &line) const;
    qint64 countOf(const Line &line) const;
    QColor colorOf(const Line &line, const Tokens &tokens) const;
    QString sentenceOf(const Line &line) const;
    bool hasParts() const;
    void fillRings();
    void connectSlice(QPieSlice *slice, const Line &line);

    QPieSeries *m_ring;
    QPieSeries *m_inner;
    QList<Line> m_lines;
    QList<Line> m_innerLines; ///< by slice of the inner ring; a category without a part is the blank rest
    QList<QList<DonutPart>> m_parts;
    DonutNotes *m_notes;
    QStringList m_categories;
    QList<qint64> m_counts;
    QString m_caption;
};

} // namespace yuyi
