// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset.h"
#include "models/stores/imagestore.h"

#include <QFrame>

class QDoubleSpinBox;
class QVBoxLayout;

namespace yuyi {

class ChipRow;
struct ChipOption;

/// @brief A small window under a filter chip; goes away with Esc or a click elsewhere.
class FilterPopover : public QFrame
{
    Q_OBJECT
public:
    explicit FilterPopover(QWidget *anchor);
    /// Shows it below its anchor, inside the screen.
    void open();

protected:
    QVBoxLayout *column() const { return m_column; }
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_anchor;
    QVBoxLayout *m_column;
};

/// @brief One choice from one or several rows of chips; choosing closes it.
class ChoicePopover final : public FilterPopover
{
    Q_OBJECT
public:
    explicit ChoicePopover(QWidget *anchor) : FilterPopover(anchor) {}
    /// `group` comes back with the choice (a dimension's code).
    void addRow(const QString &group, const QString &title, const QList<ChipOption> &options, const QString &selected);
    /// Instead of rows, where there is nothing to choose.
    void addNote(const QString &sentence);

Q_SIGNALS:
    /// An empty code takes the choice back.
    void chosen(const QString &group, const QString &code);
};

/// @brief Ranges of short side, file size and text ratio; every change counts at once.
class RangePopover final : public FilterPopover
{
    Q_OBJECT
public:
    RangePopover(const ImageFilter &filter, QWidget *anchor);

Q_SIGNALS:
    /// Only the ranges of it are meant.
    void changed(const yuyi::ImageFilter &ranges);

private:
    QDoubleSpinBox *field(const QString &name, double value, double largest, int decimals, const QString &suffix);
    void addRange(const QString &title, QDoubleSpinBox *from, QDoubleSpinBox *to);
    void tell();

    QDoubleSpinBox *m_sideFrom;
    QDoubleSpinBox *m_sideTo;
    QDoubleSpinBox *m_bytesFrom;
    QDoubleSpinBox *m_bytesTo;
    QDoubleSpinBox *m_ratioFrom;
    QDoubleSpinBox *m_ratioTo;
};

} // namespace yuyi
