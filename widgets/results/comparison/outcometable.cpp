// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/comparison/outcometable.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace yuyi {

OutcomeTable::OutcomeTable(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::large);
    grid->setVerticalSpacing(spacing::tiny);
    for (int i = 0; i < 4; ++i) {
        m_heads[i] = plainLabel(this);
        setTextRole(m_heads[i], TextRole::Small);
        grid->addWidget(m_heads[i], i < 2 ? 0 : i - 1, i < 2 ? i + 1 : 0, i < 2 ? Qt::AlignRight : Qt::AlignLeft);
        m_counts[i] = plainLabel(this);
        grid->addWidget(m_counts[i], 1 + i / 2, 1 + i % 2, Qt::AlignRight);
    }
    retranslate();
}

void OutcomeTable::setOutcomes(const PairedOutcomes &outcomes, bool images)
{
    m_images = images;
    retranslate();
    const qint64 counts[4] = {outcomes.bothRight, outcomes.onlyFirstRight, outcomes.onlySecondRight, outcomes.bothWrong};
    for (int i = 0; i < 4; ++i) {
        m_counts[i]->setText(QLocale().toString(counts[i]));
        m_counts[i]->setAccessibleName(tr("%1, %2: %3").arg(m_heads[2 + i / 2]->text(), m_heads[i % 2]->text(), m_counts[i]->text()));
    }
}

void OutcomeTable::retranslate()
{
    m_heads[0]->setText(tr("B correct"));
    m_heads[1]->setText(tr("B not correct"));
    m_heads[2]->setText(tr("A correct"));
    m_heads[3]->setText(tr("A not correct"));
    setToolTip(m_images ? tr("Images that both A and B answered, grouped by whether A and B were correct")
                        : tr("Questions that both A and B answered, grouped by whether A and B were correct"));
}

} // namespace yuyi
