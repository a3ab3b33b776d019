// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasestatistics.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/release/releasetables.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

ReleaseStatistics::ReleaseStatistics(QWidget *parent)
    : QWidget(parent)
{
    auto *column = panelColumn(this);
    m_lengths = wrappedLabel(this);
    m_lengths->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table = makeTable(4, this, 1);
    // With large text the page is scrolled rather than the table squeezed away.
    m_table->setMinimumHeight(6 * m_table->verticalHeader()->defaultSectionSize());
    column->addWidget(m_lengths);
    column->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { choose(row); });
}

void ReleaseStatistics::display(const Statistics &statistics, const Preset &preset)
{
    m_shown = statistics.labels;
    QStringList splits;
    for (const SplitCount &split : statistics.splits) {
        if (!split.name.isEmpty())
            splits.append(tr("%1: %2").arg(split.name, QString::number(split.questions)));
        else if (statistics.splits.size() > 1)
            splits.append(tr("not in a split: %1").arg(QString::number(split.questions)));
    }
    const QString question = QString::number(statistics.meanQuestion, 'f', 2);
    const QString explanation = QString::number(statistics.meanExplanation, 'f', 2);
    // Where every answer is written there are no options to speak of.
    const bool hasOptions = statistics.options > 0 || statistics.questions == 0;
    const QString option = QString::number(statistics.meanOption, 'f', 2);
    const bool texts = preset.texts.image;
    QStringList lines;
    if (hasOptions && texts)
        lines.append(tr("Mean length in characters: question %1, option %2, explanation %3").arg(question, option, explanation));
    else if (hasOptions)
        lines.append(tr("Mean length in characters: question %1, option %2").arg(question, option));
    else if (texts)
        lines.append(tr("Mean length in characters: question %1, explanation %2").arg(question, explanation));
    else
        lines.append(tr("Mean length in characters: question %1").arg(question));
    if (statistics.explained > 0) {
        lines.append(tr("Questions whose answer is explained: %1 (mean length %2 characters)")
                         .arg(QString::number(statistics.explained), QString::number(statistics.meanRationale, 'f', 2)));
    }
    if (statistics.pictures > 0) {
        lines.append(tr("Different pictures that the questions show: %1. Questions with several pictures: %2. Pictures in questions: %3. "
                        "Options with a picture: %4.")
                         .arg(statistics.pictures)
                         .arg(statistics.severalPictures)
                         .arg(statistics.stemPictures)
                         .arg(statistics.pictureOptions));
    }
    for (const GroupImages &images : statistics.groups) {
        lines.append(tr("Groups of questions (%1): %2 complete, %3 incomplete")
                         .arg(groupTitle(preset, images.group), QString::number(images.complete),
                              QString::number(images.incomplete)));
    }
    QStringList kinds;
    for (const KindCount &one : statistics.kinds) {
        if (const QuestionKind *kind = preset.kind(one.kind))
            kinds.append(tr("%1: %2").arg(kind->title.text(), QString::number(one.questions)));
    }
    if (!kinds.isEmpty())
        lines.append(tr("Questions by kind: %1").arg(kinds.join(QStringLiteral(" · "))));
    if (!splits.isEmpty())
        lines.append(tr("Questions by split: %1").arg(splits.join(QStringLiteral(" · "))));
    m_lengths->setText(lines.join(QLatin1Char('\n')));
    releasetables::fillStatistics(*m_table, statistics, preset);
    nameColumns();
}

void ReleaseStatistics::nameColumns()
{
    const auto isOfQuestions = [](const DimensionCount &one) { return one.of == LabelOf::Question; };
    const bool any = std::any_of(m_shown.begin(), m_shown.end(), isOfQuestions);
    const bool all = std::all_of(m_shown.begin(), m_shown.end(), isOfQuestions);
    const QString counted = any && all ? tr("Questions") : any ? tr("Images or questions")
                                                               : tr("Images");
    m_table->setHorizontalHeaderLabels({tr("Dimension"), tr("Value"), counted, tr("Share")});
}

void ReleaseStatistics::choose(int row)
{
    for (const DimensionCount &dimension : std::as_const(m_shown)) {
        if (row < dimension.values.size()) {
            Q_EMIT labelChosen(dimension.dimension, dimension.values.at(row).value);
            return;
        }
        row -= static_cast<int>(dimension.values.size());
    }
}

void ReleaseStatistics::retranslate()
{
    nameColumns();
}

} // namespace yuyi
