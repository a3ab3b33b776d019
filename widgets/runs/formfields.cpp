// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/formfields.h"

#include "widgets/controls/fields/realbox.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int fieldColumnWidth = 148; // pixels at scale 1 that a field needs
constexpr int leastNumber = 110;      // of a number, whose own wish is as wide as the longest there may be

/// Gives the widget its parent before the grid is arranged: Tab goes through the parts of a form in the order in which they came.
void adopt(const FormFields::Grid &grid, QWidget *widget)
{
    if (QWidget *parent = grid.layout->parentWidget())
        widget->setParent(parent);
}

} // namespace

void FormFields::addHeading(QVBoxLayout *column, const char *title)
{
    if (column->count() > 1)
        column->addSpacing(spacing::medium);
    auto *label = plainLabel(nullptr, TextRole::Section);
    column->addWidget(label);
    m_headings.append({label, title});
}

FormFields::Grid &FormFields::addGrid(QVBoxLayout *column)
{
    auto *layout = new QGridLayout;
    layout->setHorizontalSpacing(spacing::small);
    layout->setVerticalSpacing(3);
    column->addLayout(layout);
    m_grids.push_back({layout, {}});
    return m_grids.back();
}

void FormFields::addCell(Grid &grid, int span, const QString &field, const char *title, QWidget *widget, QWidget *placed)
{
    Cell cell{field, plainLabel(), widget, title};
    setTextRole(cell.label, TextRole::Small);
    cell.label->setBuddy(widget);
    adopt(grid, placed ? placed : widget);
    if (qobject_cast<QAbstractSpinBox *>(widget))
        widget->setMinimumWidth(Theme::of(widget).px(leastNumber));
    grid.cells.append({cell.label, placed ? placed : widget, span});
    m_cells.append(cell);
}

void FormFields::addBare(Grid &grid, int span, QWidget *widget)
{
    adopt(grid, widget);
    grid.cells.append({nullptr, widget, span});
}

QLabel *FormFields::addSentence(QVBoxLayout *column, const char *name, const char *feel)
{
    auto *label = wrappedLabel(nullptr, TextRole::Small);
    label->setObjectName(QString::fromLatin1(name));
    if (feel)
        setStyleProperty(label, "feel", QString::fromLatin1(feel));
    label->hide();
    column->addWidget(label);
    return label;
}

void FormFields::arrange(int width)
{
    if (m_grids.empty())
        return;
    const int fits = width / Theme::of(m_grids.front().cells.first().widget).px(fieldColumnWidth);
    const int columns = fits >= fullRow ? fullRow : fits >= 2 ? 2
                                                              : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Grid &grid : m_grids) {
        while (QLayoutItem *item = grid.layout->takeAt(0))
            delete item;
        int row = 0;
        int column = 0;
        for (const GridCell &cell : grid.cells) {
            const int span = qMin(cell.span, columns);
            if (column + span > columns) {
                row += 2;
                column = 0;
            }
            if (cell.label) {
                cell.label->setContentsMargins(0, row > 0 ? spacing::tiny : 0, 0, 0);
                grid.layout->addWidget(cell.label, row, column, 1, span);
            }
            grid.layout->addWidget(cell.widget, row + 1, column, 1, span);
            column += span;
        }
        for (int i = 0; i < fullRow; ++i)
            grid.layout->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void FormFields::setCellVisible(const QString &field, bool visible)
{
    for (const Cell &cell : std::as_const(m_cells)) {
        if (cell.field != field)
            continue;
        cell.label->setVisible(visible);
        cell.widget->setVisible(visible);
    }
}

QWidget *FormFields::markWrong(const QStringList &fields)
{
    QWidget *first = nullptr;
    for (const Cell &cell : std::as_const(m_cells)) {
        const bool wrong = fields.contains(cell.field);
        setStyleProperty(cell.widget, "wrong", wrong);
        if (wrong && !first)
            first = cell.widget;
    }
    return first;
}

void FormFields::setInstead(const char *title, const char *instead)
{
    if (instead)
        m_instead.insert(title, instead);
    else
        m_instead.remove(title);
}

void FormFields::retranslate(const std::function<QString(const char *)> &translated)
{
    const auto shown = [this, &translated](const char *title) { return translated(m_instead.value(title, title)); };
    for (const auto &[label, title] : std::as_const(m_headings))
        label->setText(shown(title));
    for (const Cell &cell : std::as_const(m_cells)) {
        cell.label->setText(shown(cell.title));
        cell.widget->setAccessibleName(shown(cell.title));
    }
}

QSpinBox *FormFields::wholeBox(const QString &name, int least, int most, int step)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

RealBox *FormFields::realBox(const QString &name, double least, double most, double step, int leastDecimals, double unit)
{
    auto *box = new RealBox(leastDecimals, unit);
    box->setObjectName(name);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

} // namespace yuyi
