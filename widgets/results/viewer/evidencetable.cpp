// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/evidencetable.h"

#include "widgets/controls/tables/tables.h"
#include "widgets/results/viewer/evidencewords.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype passageAtMost = 60; // characters of a passage in its cell
constexpr int rowsAtOnce = 6;           // rows seen without scrolling

} // namespace

EvidenceTable::EvidenceTable(QWidget *parent) : QWidget(parent)
{
    m_table = makeTable(4, this, 0);
    m_table->setObjectName(QStringLiteral("evidence"));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { Q_EMIT chosen(row); });
    retranslate();
}

void EvidenceTable::setEvidence(const QList<Evidence> &evidence, const QString &reply)
{
    m_evidence = evidence;
    m_reply = reply;
    fill();
}

void EvidenceTable::fill()
{
    const QSignalBlocker silent(m_table);
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(m_evidence.size()));
    for (int row = 0; row < m_evidence.size(); ++row) {
        const Evidence &one = m_evidence.at(row);
        const QString passage = m_reply.mid(one.start, one.length).simplified();
        const QStringList texts{passage.size() > passageAtMost ? QString(passage.left(passageAtMost - 1) % u'…') : passage,
                                one.label, evidenceWords(one.kind), standingWords(one.standing)};
        for (int column = 0; column < texts.size(); ++column) {
            auto *item = new QTableWidgetItem(texts.at(column));
            item->setToolTip(column == 0 ? passage : texts.at(column));
            QFont font = m_table->font();
            font.setBold(one.standing == Standing::Decides);
            item->setFont(font);
            m_table->setItem(row, column, item);
        }
    }
    m_table->setCurrentCell(-1, -1);
    const int rows = std::clamp(static_cast<int>(m_evidence.size()), 1, rowsAtOnce);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * m_table->verticalHeader()->defaultSectionSize()
                            + 2 * m_table->frameWidth());
}

void EvidenceTable::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Passage"), tr("Option"), tr("How"), tr("What became of it")});
    m_table->setAccessibleName(tr("Passages that name an option"));
    fill();
}

} // namespace yuyi
