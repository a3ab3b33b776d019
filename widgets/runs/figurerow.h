// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QStringList>
#include <QWidget>

namespace yuyi {

/// @brief Figures above their names, in columns whose widths do not depend on the figures. If one line is too narrow, the columns
/// continue on further lines.
class FigureRow final : public QWidget
{
    Q_OBJECT
public:
    /// `role`: text style of the figures.
    explicit FigureRow(TextRole role, QWidget *parent = nullptr);

    /// `weights`: the relative width of each column, 1 or more.
    void setNames(const QStringList &names, const QList<int> &weights);
    void setName(int index, const QString &name);
    void setFigures(const QStringList &figures);
    QString figure(int index) const { return m_figures.value(index); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Number of columns in the first line.
    int columnsFor(int width) const;
    int lineHeight() const;
    QRectF rectOf(int index) const;
    void nameForReaders();

    TextRole m_role;
    QStringList m_names;
    QList<int> m_weights;
    QStringList m_figures;
};

} // namespace yuyi
