// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartview.h"

class QPieSeries;

namespace yuyi {

class DonutNotes;

/// @brief Parts of a whole as a ring, the total in the middle, names with shares beside it.
class DonutChart final : public ChartView
{
    Q_OBJECT
public:
    explicit DonutChart(QWidget *parent = nullptr);
    ~DonutChart() override;

    /// Counts (whole numbers) per category. Categories of 0 keep their colour and their line in the list.
    void setData(const QStringList &categories, const QList<qint64> &counts);
    /// Under the total in the middle ("wrong answers").
    void setCaption(const QString &caption);
    qint64 total() const;

protected:
    void restyle(const Tokens &tokens) override;
    bool isBare() const override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    friend class DonutNotes;
    void placeRing();
    QRectF ringRect() const;
    QRectF lineRect(int category) const;

    QPieSeries *m_ring;
    DonutNotes *m_notes;
    QStringList m_categories;
    QList<qint64> m_counts;
    QString m_caption;
};

} // namespace yuyi
