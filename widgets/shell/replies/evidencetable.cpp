// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/replies/evidencetable.h"

#include "widgets/controls/tables/tables.h"
#include "widgets/shell/replies/evidencewords.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype passageAtMost = 60; // characters of a passage in its cell
constexpr int linesAtOnce = 9;          // lines of text seen without scrolling
constexpr int besideWords = 16;         // pixels at scale 1 that a cell keeps free beside its words
constexpr int widestWord = 140;         // pixels at scale 1: what cannot be broken and is longer is cut
constexpr int fewIdeographs = 66;       // pixels at scale 1: four of them and their margins; longer Chinese texts take a further line

/// Any row may be the one that decides.
QFontMetrics boldMetrics(const QTableWidget *table)
{
    QFont font = table->font();
    font.setBold(true);
    return QFontMetrics(font);
}

} // namespace

EvidenceTable::EvidenceTable(QWidget *parent) : QWidget(parent)
{
    m_table = makeTable(4, this, 0);
    m_table->setObjectName(QStringLiteral("evidence"));
    m_table->setWordWrap(true);
    m_table->horizontalHeader()->setMinimumSectionSize(1);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { Q_EMIT chosen(row); });
    retranslate();
}

void EvidenceTable::setEvidence(const QList<Evidence> &evidence, const QString &reply, bool written)
{
    m_evidence = evidence;
    m_reply = reply;
    m_written = written;
    title();
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
                                one.label, evidenceWords(one.kind, m_written), standingWords(one.standing, m_written)};
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
    arrange();
}

/// As wide as the heading and the longest word. A short Chinese text is not broken either.
int EvidenceTable::leastWidth(int column) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics = boldMetrics(m_table);
    int words = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList parts = m_table->item(row, column)->text().split(u' ');
        for (const QString &word : parts) {
            const bool breaks = !word.isEmpty() && word.at(0).script() == QChar::Script_Han;
            const int whole = metrics.horizontalAdvance(word);
            words = std::max(words, breaks ? std::min(whole + theme.px(6), theme.px(fewIdeographs)) : whole);
        }
    }
    return std::max(m_table->horizontalHeader()->sectionSizeHint(column),
                    std::min(words, theme.px(widestWord)) + theme.px(besideWords));
}

/// So wide that nothing takes a second line.
int EvidenceTable::wantedWidth(int column) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics = boldMetrics(m_table);
    int words = 0;
    for (int row = 0; row < m_table->rowCount(); ++row)
        words = std::max(words, metrics.horizontalAdvance(m_table->item(row, column)->text()));
    return std::max(leastWidth(column), words + theme.px(besideWords));
}

QList<int> EvidenceTable::columnWidths(int room) const
{
    QList<int> widths;
    QList<int> more;
    int spare = room;
    int wishes = 0;
    for (int column = 0; column < m_table->columnCount(); ++column) {
        widths.append(leastWidth(column));
        more.append(wantedWidth(column) - widths.last());
        spare -= widths.last();
        wishes += more.last();
    }
    if (spare <= 0)
        return widths;
    // Each column gets its share of what all would like to have; what nobody needs goes to the last one.
    const int shared = std::min(spare, wishes);
    for (int column = 0; column < widths.size() && wishes > 0; ++column) {
        const int share = shared * more.at(column) / wishes;
        widths[column] += share;
        spare -= share;
    }
    widths.last() += spare;
    return widths;
}

void EvidenceTable::arrange()
{
    m_arranged = width();
    const int whole = width() - 2 * m_table->frameWidth();
    int room = whole;
    int rows = 0;
    QList<int> widths;
    const int most = linesAtOnce * m_table->fontMetrics().lineSpacing() + 2 * spacing::small;
    // A scroll bar takes room from the columns, which may make the rows higher still.
    for (const int bar : {0, m_table->verticalScrollBar()->sizeHint().width()}) {
        room = whole - bar;
        widths = columnWidths(room);
        for (int column = 0; column < widths.size(); ++column)
            m_table->setColumnWidth(column, widths.at(column));
        m_table->resizeRowsToContents();
        rows = m_table->verticalHeader()->length();
        if (rows <= most)
            break;
    }
    const bool wide = m_table->horizontalHeader()->length() > room;
    m_table->setVerticalScrollBarPolicy(rows > most ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(wide ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int least = m_table->verticalHeader()->minimumSectionSize();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + std::clamp(rows, least, std::max(least, most))
                            + (wide ? m_table->horizontalScrollBar()->sizeHint().height() : 0) + 2 * m_table->frameWidth());
}

void EvidenceTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (width() != m_arranged)
        arrange();
}

void EvidenceTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        arrange();
}

void EvidenceTable::title()
{
    m_table->setHorizontalHeaderLabels({tr("Passage"), m_written ? tr("Written answer") : tr("Option"), tr("Kind"), tr("Outcome")});
    m_table->setAccessibleName(m_written ? tr("Passages that give an answer") : tr("Passages that name an option"));
}

void EvidenceTable::retranslate()
{
    title();
    fill();
}

} // namespace yuyi
