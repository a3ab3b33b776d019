// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <deque>
#include <functional>

class QGridLayout;
class QLabel;
class QSpinBox;
class QVBoxLayout;
class QWidget;

namespace yuyi {

class RealBox;

/// @brief The headings and labelled fields of one part of a form. Fields stand side by side in grids of four columns, or fewer where
/// there is less room.
///
/// Titles are marked for translation in the context of the part, which hands its `tr` to retranslate(). The fields belong to the
/// widgets in which the layouts place them.
class FormFields
{
public:
    static constexpr int fullRow = 4; ///< columns

    struct Grid;

    void addHeading(QVBoxLayout *column, const char *title);
    /// The grid stays valid as long as this object.
    Grid &addGrid(QVBoxLayout *column);
    /// `field`: as faults name it. `placed`: what stands in the grid if that is more than the field itself.
    void addCell(Grid &grid, int span, const QString &field, const char *title, QWidget *widget, QWidget *placed = nullptr);
    /// Adds a widget that has no label above it.
    void addBare(Grid &grid, int span, QWidget *widget);
    /// Adds a hidden line of small text. `feel`: the style property; null for none.
    static QLabel *addSentence(QVBoxLayout *column, const char *name, const char *feel = nullptr);

    /// Places the fields for a width in pixels.
    void arrange(int width);
    void setCellVisible(const QString &field, bool visible);
    /// Marks the named fields as wrong and unmarks all others. Returns the first wrong widget; null: there is none.
    QWidget *markWrong(const QStringList &fields);
    /// Shows another title (marked for translation like the others) where `title` stands; null: the title itself again. It is seen
    /// after the next retranslate().
    void setInstead(const char *title, const char *instead);
    void retranslate(const std::function<QString(const char *)> &translated);

    /// A field for a whole number; `name` is its object name. It scrolls with the wheel only when it has the focus.
    static QSpinBox *wholeBox(const QString &name, int least, int most, int step);
    /// Likewise for a real number; see RealBox.
    static RealBox *realBox(const QString &name, double least, double most, double step, int leastDecimals, double unit = 1);

private:
    struct Cell {
        QString field;
        QLabel *label;
        QWidget *widget;
        const char *title; ///< marked for translation
    };
    struct GridCell {
        QLabel *label; ///< null: the field has no label above it
        QWidget *widget;
        int span; ///< in columns
    };

public:
    struct Grid {
        QGridLayout *layout;
        QList<GridCell> cells;
    };

private:
    QList<Cell> m_cells;
    std::deque<Grid> m_grids;
    int m_columns = 0;
    QList<QPair<QLabel *, const char *>> m_headings;
    QHash<QByteArray, const char *> m_instead;
};

} // namespace yuyi
