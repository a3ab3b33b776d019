// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/figurestables.h"

#include "models/domain/percent.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

namespace yuyi {

namespace {

constexpr int dimensionRole = Qt::UserRole;

QTableWidgetItem *textItem(const QString &text, const DimensionCode &dimension)
{
    auto *item = new QTableWidgetItem(text);
    item->setData(dimensionRole, dimension.text());
    item->setToolTip(text);
    return item;
}

QTableWidgetItem *numberItem(const Measure &measure, bool percent, const DimensionCode &dimension)
{
    auto *item = new QTableWidgetItem;
    item->setData(dimensionRole, dimension.text());
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (!measure) {
        item->setText(QStringLiteral("–"));
        item->setToolTip(sentenceOf(measure.error()));
    } else if (percent) {
        item->setText(FiguresTables::tr("%1 %").arg(shownPercent(*measure)));
    } else {
        item->setText(QLocale().toString(*measure, 'f', 2));
    }
    return item;
}

QString titleOf(const Preset &preset, const DimensionCode &code)
{
    const Dimension *dimension = preset.dimension(code);
    return dimension ? dimension->title.text() : code.text();
}

QString titleOf(const Preset &preset, const DimensionCode &code, const LabelCode &label)
{
    const Dimension *dimension = preset.dimension(code);
    return dimension ? dimension->titleOf(label) : label.text();
}

/// One column holds α of three kinds; each says which it is.
void nameKindOfAlpha(QTableWidgetItem *item, const Preset &preset, const DimensionFigures &figures)
{
    if (!figures.alpha)
        return;
    const Dimension *dimension = preset.dimension(figures.dimension);
    const QString kind = figures.sets                    ? FiguresTables::tr("MASI")
                       : dimension && dimension->ordered ? FiguresTables::tr("ordinal")
                                                         : FiguresTables::tr("nominal");
    item->setText(FiguresTables::tr("%1 %2", "a figure and its kind, such as ordinal").arg(item->text(), kind));
}

} // namespace

FiguresTables::FiguresTables(QWidget *parent)
    : QWidget(parent), m_figures(makeTable(8, this)), m_pairsTitle(plainLabel(this)), m_pairs(makeTable(3, this, 1))
{
    setTextRole(m_pairsTitle, TextRole::Section);
    auto *column = columnIn(this);
    column->addWidget(m_figures, 3);
    column->addWidget(m_pairsTitle);
    column->addWidget(m_pairs, 2);
    for (QTableWidget *table : {m_figures, m_pairs}) {
        connect(table, &QTableWidget::itemActivated, this, [this](QTableWidgetItem *item) {
            Q_EMIT dimensionChosen(DimensionCode(item->data(dimensionRole).toString()));
        });
    }
}

void FiguresTables::addRow(const Preset &preset, const DimensionFigures &figures, const QString &when)
{
    const int row = m_figures->rowCount();
    m_figures->insertRow(row);
    const DimensionCode &code = figures.dimension;
    m_figures->setItem(row, 0, textItem(titleOf(preset, code), code));
    m_figures->setItem(row, 1, textItem(when, code));
    auto *images = textItem(QLocale().toString(figures.images), code);
    images->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_figures->setItem(row, 2, images);
    m_figures->setItem(row, 3, numberItem(figures.percent, true, code));
    m_figures->setItem(row, 4, numberItem(figures.kappa, false, code));
    if (figures.sets)
        m_figures->item(row, 4)->setToolTip(tr("κ is not defined if several labels are allowed."));
    m_figures->setItem(row, 5, numberItem(figures.alpha, false, code));
    nameKindOfAlpha(m_figures->item(row, 5), preset, figures);
    m_figures->setItem(row, 6, numberItem(figures.ac1, false, code));
    if (figures.sets)
        m_figures->item(row, 6)->setToolTip(tr("AC1 is not defined if several labels are allowed."));
    m_figures->setItem(row, 7, textItem(sentenceOf(figures), code));
}

void FiguresTables::show(const Preset &preset, const Reveal &reveal)
{
    m_figures->setAccessibleName(tr("Agreement by dimension"));
    m_figures->setHorizontalHeaderLabels({tr("Dimension"), tr("When"), tr("Images"), tr("Percent agreement"), QStringLiteral("κ"),
                                          QStringLiteral("α"), QStringLiteral("AC1"), tr("Interpretation")});
    m_figures->setRowCount(0);
    for (qsizetype i = 0; i < reveal.before.size(); ++i) {
        addRow(preset, reveal.before.at(i), tr("before discussion"));
        if (i < reveal.after.size())
            addRow(preset, reveal.after.at(i), tr("after discussion"));
    }
    m_pairsTitle->setText(tr("Labels that were confused with each other before discussion"));
    m_pairs->setAccessibleName(m_pairsTitle->text());
    m_pairs->setHorizontalHeaderLabels({tr("Dimension"), tr("Labels"), tr("Confusions (each pair of people counts once per image)")});
    m_pairs->setRowCount(0);
    for (const DimensionFigures &figures : reveal.before) {
        for (const ConfusedPair &pair : figures.confused) {
            const int row = m_pairs->rowCount();
            m_pairs->insertRow(row);
            m_pairs->setItem(row, 0, textItem(titleOf(preset, figures.dimension), figures.dimension));
            m_pairs->setItem(row, 1,
                             textItem(tr("%1 ↔ %2").arg(titleOf(preset, figures.dimension, pair.first),
                                                        titleOf(preset, figures.dimension, pair.second)),
                                      figures.dimension));
            auto *count = textItem(QLocale().toString(pair.pairs), figures.dimension);
            count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_pairs->setItem(row, 2, count);
        }
    }
}

} // namespace yuyi
