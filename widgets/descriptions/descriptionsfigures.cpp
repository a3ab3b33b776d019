// SPDX-License-Identifier: GPL-3.0-or-later
// What the overview of descriptions shows of the scores
#include "models/domain/percent.h"
#include "widgets/descriptions/descriptionsoverview.h"

#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/descriptions/scoretexts.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <map>

namespace yuyi {

namespace {

const QString noFigure = QStringLiteral("–");
/// Together they are no scorers of their own in charts of many.
constexpr int mostBars = 6;
constexpr int leastColumn = 48;   // pixels at scale 1

QString percent(const Measure &value)
{
    return value ? QLocale().toString(roundedPercent(*value), 'f', 1) : noFigure;
}

QString figureTip(const Measure &value)
{
    return value ? QString() : sentenceOf(value.error());
}

} // namespace

bool DescriptionsOverview::hasScores() const
{
    const auto facts = m_desk.data();
    return facts && facts->report && !facts->report->scorers.isEmpty();
}

bool DescriptionsOverview::hasPair() const
{
    return hasScores() && !m_list.isEmpty();
}

const Dimension *DescriptionsOverview::grouping() const
{
    const auto facts = m_desk.data();
    if (!facts || !facts->report)
        return nullptr;
    for (const Dimension &one : facts->report->dimensions) {
        if (one.code.text() == m_grouping)
            return &one;
    }
    return nullptr;
}

void DescriptionsOverview::showReport()
{
    const auto facts = m_desk.data();
    const DescriptionRun *run = m_desk.run();
    if (!facts || !run)
        return;
    if (!facts->report) {
        m_waiting->setSentence(tr("The scores of judge models and other people are shown after you have scored all of these descriptions."));
        const QString left = tr("You still have %n description(s) to score.", nullptr, facts->own.left());
        m_waiting->setHint(m_desk.isLead() ? tr("%1 A lead who does not want to score can show the results now.", "descriptions left").arg(left) : left);
        m_open->setVisible(canOpenFigures());
        m_stack->setCurrentWidget(m_waiting);
        return;
    }
    const DescriptionReport &report = *facts->report;
    const QLocale locale;
    const bool judged = std::any_of(report.scorers.begin(), report.scorers.end(), [](const DescriptionScorer &one) { return one.practice; });
    m_practice->setState(report.run.isPractice() || judged, m_practice->isWanted(), 0);
    m_title->setText(tr("Descriptions by %1 (%n image(s))", nullptr, static_cast<int>(report.pictures.size())).arg(modelTitle(report.run)));
    QStringList parts{tr("Images described: %1", "pictures").arg(locale.toString(report.described())),
                      tr("prompt version %1").arg(locale.toString(report.promptNumber)),
                      tr("scores from %1 to %2").arg(locale.toString(report.task.lowest), locale.toString(report.task.highest))};
    for (const DescriptionScorer &scorer : report.scorers) {
        if (scorer.unread > 0)
            parts.append(tr("%n reply(s) from %1 without a readable score", nullptr, scorer.unread).arg(scorer.name));
        if (scorer.failed > 0)
            parts.append(tr("%n request(s) to %1 failed", nullptr, scorer.failed).arg(scorer.name));
        if (scorer.late > 0)
            parts.append(tr("%1 gave or changed %n score(s) when the results were already visible", nullptr, scorer.late).arg(scorer.name));
    }
    if (facts->rereadable > 0)
        parts.append(tr("%n judge reply(s) would get a different score if read again", nullptr, facts->rereadable));
    m_facts->setText(parts.join(tr(" · ", "between facts")));
    const bool any = !report.scorers.isEmpty();
    m_open->hide();
    m_waiting->setSentence(tr("Nobody has scored these descriptions yet."));
    m_waiting->setHint(tr("Let a judge model score the descriptions, or score them yourself."));
    m_stack->setCurrentWidget(any ? static_cast<QWidget *>(m_scroll) : m_waiting);
    if (!any)
        return;
    offerGroupings();
    showMeans();
    showBars();
    showPairs();
}

void DescriptionsOverview::offerGroupings()
{
    const DescriptionReport &report = *m_desk.data()->report;
    QList<ChipOption> options;
    QString ordered;
    for (const Dimension &one : report.dimensions) {
        options.append({one.code.text(), one.title.text(), {}, {}});
        if (one.ordered && ordered.isEmpty())
            ordered = one.code.text();
    }
    if (!report.task.perspectives.isEmpty())
        options.append({QString(), tr("Perspective"), {}, {}});
    for (ChipOption &option : options) {
        if (option.code.isEmpty())
            option.code = QStringLiteral("*perspective");
    }
    m_by->setOptions(options);
    m_by->hideKeys();
    const bool known = std::any_of(options.begin(), options.end(), [this](const ChipOption &one) { return one.code == m_grouping; });
    if (!known)
        m_grouping = ordered.isEmpty() && !options.isEmpty() ? options.constFirst().code : ordered;
    m_by->setSelectedOne(m_grouping);
}

void DescriptionsOverview::nextGrouping()
{
    const QList<ChipOption> &options = m_by->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_grouping) {
            m_by->choose(options.at((i + 1) % options.size()).code);
            m_scroll->ensureWidgetVisible(m_by);
            return;
        }
    }
}

void DescriptionsOverview::showMeans()
{
    const DescriptionReport &report = *m_desk.data()->report;
    const Dimension *dimension = grouping();
    QStringList heads{tr("Scorer"), tr("All")};
    QList<std::pair<LabelCode, QString>> columns;
    if (dimension) {
        for (const LabelValue &value : dimension->values) {
            // A label that none of the pictures has is no column.
            const bool any = std::any_of(report.pictures.begin(), report.pictures.end(), [&](const ReportedDescription &picture) {
                return picture.labels.value(dimension->code).contains(value.code);
            });
            if (any)
                columns.append({value.code, value.title.text()});
        }
    } else {
        for (const LabelValue &value : report.task.perspectives)
            columns.append({value.code, value.title.text()});
    }
    for (const auto &column : std::as_const(columns))
        heads.append(column.second);
    m_means->clear();
    m_means->setColumnCount(static_cast<int>(heads.size()));
    m_means->setHorizontalHeaderLabels(heads);
    m_means->setRowCount(static_cast<int>(report.scorers.size()));
    const QLocale locale;
    for (int row = 0; row < m_means->rowCount(); ++row) {
        m_means->setItem(row, 0, scoreItem(report.scorers.at(row).name, {}, false));
        const ScoreCell all = scoreCell(report, row);
        m_means->setItem(row, 1, scoreItem(meanText(all), meanTip(all)));
        for (int i = 0; i < static_cast<int>(columns.size()); ++i) {
            const ScoreCell scores = dimension ? scoreCell(report, row, dimension->code, columns.at(i).first)
                                               : scoreCell(report, row, {}, {}, columns.at(i).first.text());
            m_means->setItem(row, i + 2, scoreItem(meanText(scores), meanTip(scores)));
        }
    }
    fitColumns(m_means);
    fitHeight(m_means);
}

void DescriptionsOverview::showBars()
{
    const DescriptionReport &report = *m_desk.data()->report;
    const Dimension *dimension = grouping();
    QStringList categories{tr("All")};
    for (int column = 2; column < m_means->columnCount(); ++column)
        categories.append(m_means->horizontalHeaderItem(column)->text());
    QList<std::pair<DimensionCode, LabelCode>> places{{{}, {}}};
    QStringList perspectives{QString()};
    if (dimension) {
        for (const LabelValue &value : dimension->values) {
            if (categories.contains(value.title.text()))
                places.append({dimension->code, value.code});
        }
    } else {
        for (const LabelValue &value : report.task.perspectives)
            perspectives.append(value.code.text());
    }
    QList<ChartSeries> series;
    for (int i = 0; i < static_cast<int>(report.scorers.size()) && series.size() < mostBars; ++i) {
        if (report.scorers.at(i).kind == ScorerKind::MedianOfPeople)
            continue;
        ChartSeries one;
        one.name = report.scorers.at(i).name;
        for (qsizetype c = 0; c < categories.size(); ++c) {
            const ScoreCell scores = dimension ? scoreCell(report, i, places.at(c).first, places.at(c).second)
                                               : scoreCell(report, i, {}, {}, perspectives.at(c));
            one.values.append(meanBar(scores));
        }
        series.append(one);
    }
    m_bars->setFootnote(tr("Mean scores with 95 % intervals (Student's t); scores from %1 to %2.")
                            .arg(QLocale().toString(report.task.lowest), QLocale().toString(report.task.highest)));
    m_bars->setScaleTop(report.task.highest);
    m_bars->setData(categories, series, ChartUnit::Number);
}

void DescriptionsOverview::showPairs()
{
    const DescriptionReport &report = *m_desk.data()->report;
    m_list = scorerPairs(report);
    const int before = m_pairs->currentRow();
    const QSignalBlocker quiet(m_pairs);
    m_pairs->clear();
    m_pairs->setColumnCount(8);
    m_pairs->setHorizontalHeaderLabels({tr("Pair of scorers"), tr("n"), tr("Exact %"), tr("Within 1 point, %"), tr("κ linear"), tr("κ quadratic"),
                                        tr("Spearman ρ"), tr("Difference")});
    m_pairs->setRowCount(static_cast<int>(m_list.size()));
    for (int row = 0; row < static_cast<int>(m_list.size()); ++row) {
        const ScorerPair &pair = m_list.at(row);
        const ScoreAgreement &found = pair.agreement;
        m_pairs->setItem(row, 0, scoreItem(tr("%1 – %2", "two scorers").arg(report.scorers.at(pair.first).name, report.scorers.at(pair.second).name), {}, false));
        m_pairs->setItem(row, 1, scoreItem(QLocale().toString(found.n)));
        m_pairs->setItem(row, 2, scoreItem(percent(found.exact), figureTip(found.exact)));
        m_pairs->setItem(row, 3, scoreItem(percent(found.withinOne), figureTip(found.withinOne)));
        m_pairs->setItem(row, 4, scoreItem(decimalText(found.linear, 3), figureTip(found.linear)));
        m_pairs->setItem(row, 5, scoreItem(decimalText(found.quadratic, 3), figureTip(found.quadratic)));
        m_pairs->setItem(row, 6, scoreItem(decimalText(found.spearman, 3), figureTip(found.spearman)));
        m_pairs->setItem(row, 7, scoreItem(decimalText(found.difference, 2), figureTip(found.difference)));
    }
    m_pairs->horizontalHeader()->setMinimumSectionSize(Theme::of(this).px(leastColumn));
    fitColumns(m_pairs);
    fitHeight(m_pairs);
    const bool any = !m_list.isEmpty();
    for (QWidget *one : {static_cast<QWidget *>(m_pairsTitle), static_cast<QWidget *>(m_pairs), static_cast<QWidget *>(m_pairNote),
                         static_cast<QWidget *>(m_matrixTitle), static_cast<QWidget *>(m_matrix), static_cast<QWidget *>(m_bubbles)})
        one->setVisible(any);
    if (any)
        m_pairs->setCurrentCell(std::clamp(before, 0, static_cast<int>(m_list.size()) - 1), 0);
    showPair();
}

void DescriptionsOverview::nextPair()
{
    if (m_pairs->rowCount() == 0)
        return;
    m_pairs->setCurrentCell((m_pairs->currentRow() + 1) % m_pairs->rowCount(), 0);
    m_scroll->ensureWidgetVisible(m_bubbles);
}

void DescriptionsOverview::showPair()
{
    const int row = m_pairs->currentRow();
    if (!hasPair() || row < 0 || row >= m_list.size())
        return;
    const DescriptionReport &report = *m_desk.data()->report;
    const ScorerPair &pair = m_list.at(row);
    const QString first = report.scorers.at(pair.first).name;
    const QString second = report.scorers.at(pair.second).name;
    m_matrixTitle->setText(tr("%1 vs. %2").arg(first, second));
    m_pairNote->setText(toleranceOf(report, pair.first, pair.second) > 0
                            ? tr("κ and ρ: 1 is full agreement, 0 is chance level. Compared with a mean or median, “exact” "
                                 "means a difference of less than half a point.")
                            : tr("κ and ρ: 1 is full agreement, 0 is chance level. The difference is the first "
                                 "scorer's mean minus the second's."));
    std::map<std::pair<double, double>, int> counts;
    for (const ScorePair &one : sharedScores(report, pair.first, pair.second))
        ++counts[{one.first, one.second}];
    const QLocale locale;
    QList<Bubble> bubbles;
    std::map<std::pair<int, int>, int> rounded;
    int most = 1;
    for (const auto &[place, count] : counts) {
        bubbles.append({place.second, place.first, count,
                        tr("%1: %2, %3: %4 – %n description(s)", nullptr, count)
                            .arg(first, locale.toString(place.first), second, locale.toString(place.second, 'g', 3))});
        int &sum = rounded[{static_cast<int>(std::lround(place.first)), static_cast<int>(std::lround(place.second))}];
        sum += count;
        most = std::max(most, sum);
    }
    m_bubbles->setScale(report.task.lowest, report.task.highest, 1);
    m_bubbles->setTitles(second, first);
    m_bubbles->setBubbles(bubbles);
    QStringList names;
    QList<QList<MatrixCell>> cells;
    for (int up = report.task.lowest; up <= report.task.highest; ++up) {
        names.append(QString::number(up));
        QList<MatrixCell> line;
        for (int across = report.task.lowest; across <= report.task.highest; ++across) {
            const auto found = rounded.find({up, across});
            const int count = found == rounded.end() ? 0 : found->second;
            line.append({count > 0 ? locale.toString(count) : QString(), count > 0 ? static_cast<double>(count) / most : -1,
                         tr("%1: %2, %3: %4 – %n description(s)", nullptr, count)
                             .arg(first, locale.toString(up), second, locale.toString(across)),
                         count > 0 ? count : std::numeric_limits<double>::quiet_NaN()});
        }
        cells.append(line);
    }
    m_matrix->setMatrix(names, names, bubbles.isEmpty() ? QList<QList<MatrixCell>>() : cells);
}

} // namespace yuyi
