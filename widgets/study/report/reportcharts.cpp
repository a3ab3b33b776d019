// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reportcharts.h"

#include "models/domain/percent.h"
#include "models/statistics/proportions.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/intervalchart.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLocale>
#include <QMap>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <limits>

namespace yuyi {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr int seriesAtOnce = 7; // as many colours as there are
constexpr int shareBars = 10;
constexpr int timeBars = 20;

double bounded(double share)
{
    return std::clamp(share, 0.0, 1.0) * 100;
}

ChartValue valueOf(const Measure &share, const std::optional<Interval> &interval)
{
    ChartValue value;
    value.value = share ? *share * 100 : none;
    if (share && interval) {
        value.low = bounded(interval->lo);
        value.high = bounded(interval->hi);
    }
    return value;
}

std::optional<Interval> known(const MeasuredInterval &interval)
{
    return interval ? std::optional(*interval) : std::nullopt;
}

} // namespace

ReportCharts::ReportCharts(QWidget *parent) : QWidget(parent)
{
    makePanel(this);
    m_stack = new QStackedWidget(this);
    m_persons = new BarChart(m_stack);
    m_persons->setObjectName(QStringLiteral("peopleBars"));
    m_categories = new BarChart(m_stack);
    m_categories->setObjectName(QStringLiteral("categoryBars"));
    m_bubbles = new BubbleChart(m_stack);
    m_bubbles->setObjectName(QStringLiteral("itemBubbles"));
    m_shares = new BarChart(m_stack);
    m_times = new StackedBarChart(m_stack, Qt::Vertical);
    m_times->setObjectName(QStringLiteral("timeBars"));
    m_models = new IntervalChart;
    m_models->setObjectName(QStringLiteral("modelDifferences"));
    auto *area = new QScrollArea(m_stack);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_models);
    area->viewport()->setAutoFillBackground(false);
    for (QWidget *one : QList<QWidget *>{m_persons, m_categories, m_bubbles, m_shares, m_times, area})
        m_stack->addWidget(one);
    auto *column = columnIn(this, spacing::medium, -1);
    column->addWidget(m_stack);
    connect(m_persons, &ChartView::segmentClicked, this, [this](int category, int) {
        if (!m_report || category >= m_people.size())
            return;
        TrialFilter filter;
        filter.person = m_people.at(category);
        filter.countedOnly = false;
        Q_EMIT opened(filter, m_report->data.people.at(filter.person).participant.code);
    });
    connect(m_categories, &ChartView::segmentClicked, this, [this](int category, int) { openLabel(category - 1); });
    connect(m_models, &PaintedChart::segmentClicked, this, [this](int category, int) { openLabel(category - 1); });
    const auto openPoint = [this](int index, const QString &what) {
        TrialFilter filter;
        filter.questions = m_questions.value(index);
        if (!filter.questions.isEmpty())
            Q_EMIT opened(filter, what);
    };
    connect(m_bubbles, &PaintedChart::segmentClicked, this, [this, openPoint](int index, int) {
        const Bubble bubble = m_bubbles->bubbles().value(index);
        openPoint(index, tr("People %1 % correct, models %2 %").arg(QLocale().toString(bubble.across), QLocale().toString(bubble.up)));
    });
    connect(m_shares, &ChartView::segmentClicked, this,
            [this, openPoint](int index, int) { openPoint(index, m_shares->categories().value(index)); });
    connect(m_times, &ChartView::segmentClicked, this, [this](int bar, int series) {
        TrialFilter filter;
        filter.from = bar * m_step;
        filter.to = bar == timeBars - 1 ? -1 : (bar + 1) * m_step;
        filter.state = series == 0 ? AnswerState::Right : AnswerState::Wrong;
        Q_EMIT opened(filter, tr("%1 s · %2", "time, right or wrong").arg(m_times->categories().value(bar), titleOf(*filter.state)));
    });
    retranslate();
}

bool ReportCharts::hasChart(StudyTableKind kind)
{
    switch (kind) {
    case StudyTableKind::Summary:
    case StudyTableKind::Categories:
    case StudyTableKind::Models:
    case StudyTableKind::Items:
    case StudyTableKind::Times: return true;
    case StudyTableKind::Flow:
    case StudyTableKind::People:
    case StudyTableKind::Rankings:
    case StudyTableKind::Flags: break;
    }
    return false;
}

void ReportCharts::show(const std::shared_ptr<const StudyReport> &report, StudyTableKind kind, bool byRules,
                        const DimensionCode &dimension)
{
    m_report = report;
    m_kind = kind;
    m_byRules = byRules;
    m_dimension = dimension;
    m_remark.clear();
    if (!m_report)
        return;
    sayWhyEmpty();
    switch (kind) {
    case StudyTableKind::Summary: showPeople(); break;
    case StudyTableKind::Categories: showCategories(); break;
    case StudyTableKind::Items: report->against(byRules).items.isEmpty() ? showShares() : showItems(); break;
    case StudyTableKind::Times: showTimes(); break;
    case StudyTableKind::Models: showModels(); break;
    case StudyTableKind::Flow:
    case StudyTableKind::People:
    case StudyTableKind::Rankings:
    case StudyTableKind::Flags: break;
    }
}

void ReportCharts::showPeople()
{
    m_stack->setCurrentIndex(0);
    const StudyFigures &figures = m_report->figures(m_byRules);
    m_people.clear();
    for (const PersonFigures &person : figures.people) {
        if (person.counted)
            m_people.append(person.index);
    }
    std::stable_sort(m_people.begin(), m_people.end(), [&](int a, int b) {
        return figures.people.at(a).accuracy.value_or(0) > figures.people.at(b).accuracy.value_or(0);
    });
    QStringList names;
    ChartSeries series{tr("Accuracy"), {}, {}};
    for (const int index : std::as_const(m_people)) {
        names.append(m_report->data.people.at(index).participant.code);
        series.values.append(valueOf(figures.people.at(index).accuracy, figures.people.at(index).interval));
    }
    m_persons->setValueLabels(m_people.size() <= 12);
    m_persons->setData(names, names.isEmpty() ? QList<ChartSeries>() : QList<ChartSeries>{series}, ChartUnit::Percent);
    m_remark = tr("Accuracy by person (%) with 95 % Wilson intervals.");
}

QList<LabelCode> ReportCharts::labels() const
{
    QList<LabelCode> list;
    for (const CategoryFigures &category : m_report->figures(m_byRules).categories) {
        if (category.dimension == m_dimension)
            list.append(category.label);
    }
    return list;
}

QString ReportCharts::labelTitle(const LabelCode &label) const
{
    const Dimension *dimension = m_report->data.preset.dimension(m_dimension);
    const LabelValue *value = dimension ? dimension->value(label) : nullptr;
    return value ? value->title.text() : label.text();
}

void ReportCharts::openLabel(int index)
{
    if (!m_report)
        return;
    TrialFilter filter;
    const QList<LabelCode> list = labels();
    if (index < 0 || index >= list.size()) {
        Q_EMIT opened(filter, tr("All items"));
        return;
    }
    filter.dimension = m_dimension;
    filter.label = list.at(index);
    Q_EMIT opened(filter, labelTitle(filter.label));
}

void ReportCharts::showCategories()
{
    m_stack->setCurrentIndex(1);
    const StudyFigures &figures = m_report->figures(m_byRules);
    const AgainstModels &against = m_report->against(m_byRules);
    QStringList names{tr("All items")};
    ChartSeries people{tr("People, mean"), {valueOf(figures.overall.people.mean, known(figures.overall.people.interval))}, {}};
    const QList<LabelCode> list = labels();
    for (const LabelCode &label : list) {
        names.append(labelTitle(label));
        const PeopleFigures *one = figures.category(m_dimension, label);
        people.values.append(valueOf(one->people.mean, known(one->people.interval)));
    }
    QList<ChartSeries> series{people};
    // Those of the mean: asked as people are, the best first.
    for (const AgainstRun &run : against.runs.mid(0, std::min(against.inMean, seriesAtOnce - 1))) {
        const auto value = [](const AgainstCell &cell) {
            const auto proportion = cell.models ? wilsonOfShare(*cell.models, cell.items) : undefined(Undefined::NoItems);
            return valueOf(cell.models, proportion ? std::optional(proportion->interval) : std::nullopt);
        };
        ChartSeries model{run.title, {value(run.overall)}, {}};
        for (const AgainstCell &cell : run.categories) {
            if (cell.dimension == m_dimension)
                model.values.append(value(cell));
        }
        series.append(model);
    }
    m_categories->setValueLabels(series.size() <= 2);
    m_categories->setData(figures.countedPeople > 0 ? names : QStringList(), figures.countedPeople > 0 ? series : QList<ChartSeries>(),
                          ChartUnit::Percent);
    m_remark = against.runs.isEmpty()
                 ? tr("Mean accuracy over people (%), with 95 % t intervals.")
                 : tr("Mean accuracy over people (%), with 95 % t intervals. Models: accuracy on the same items, with Wilson intervals.");
}

void ReportCharts::showItems()
{
    m_stack->setCurrentIndex(2);
    const StudyFigures &figures = m_report->figures(m_byRules);
    QMap<std::pair<int, int>, QList<QuestionVersionId>> indexes;
    for (const AgainstItem &item : m_report->against(m_byRules).items) {
        indexes[{qRound(item.people * 100), qRound(item.modelShare * 100)}].append(
            m_report->data.items.at(figures.items.at(item.item).index).study.item.question);
    }
    // The chart puts the large ones below, in this same order.
    QList<std::pair<Bubble, QList<QuestionVersionId>>> bubbles;
    for (auto it = indexes.constBegin(); it != indexes.constEnd(); ++it) {
        const int count = static_cast<int>(it->size());
        bubbles.append({{static_cast<double>(it.key().first), static_cast<double>(it.key().second), count,
                         tr("People %1 %, models %2 %: %n item(s)", nullptr, count)
                             .arg(QLocale().toString(it.key().first), QLocale().toString(it.key().second))},
                        *it});
    }
    std::stable_sort(bubbles.begin(), bubbles.end(), [](const auto &a, const auto &b) { return a.first.count > b.first.count; });
    QList<Bubble> drawn;
    m_questions.clear();
    for (const auto &[bubble, questions] : std::as_const(bubbles)) {
        drawn.append(bubble);
        m_questions.append(questions);
    }
    m_bubbles->setBubbles(drawn);
    m_remark = tr("Each bubble is a group of items with the same accuracy for people and the same accuracy for models. Above the line, "
                  "models do better; below the line, people do better.");
}

void ReportCharts::showShares()
{
    m_stack->setCurrentIndex(3);
    const StudyFigures &figures = m_report->figures(m_byRules);
    m_questions = QList<QList<QuestionVersionId>>(shareBars);
    ChartSeries series{tr("Items"), {}, {}};
    bool any = false;
    for (const StudyItemFigures &item : figures.items) {
        if (!item.difficulty)
            continue;
        any = true;
        m_questions[std::min(shareBars - 1, static_cast<int>(*item.difficulty * shareBars))].append(
            m_report->data.items.at(item.index).study.item.question);
    }
    QStringList names;
    for (int i = 0; i < shareBars; ++i) {
        const int from = i * 100 / shareBars;
        names.append(tr("%1–%2 %").arg(from).arg(from + 100 / shareBars));
        series.values.append({static_cast<double>(m_questions.at(i).size()), {}, {}});
    }
    m_shares->setData(any ? names : QStringList(), any ? QList<ChartSeries>{series} : QList<ChartSeries>(), ChartUnit::Count);
    m_remark = tr("Number of items by share of people who answered correctly.");
}

void ReportCharts::showTimes()
{
    m_stack->setCurrentIndex(4);
    std::vector<double> right, wrong, all;
    for (const TrialIndex &trialIndex : trialsBehind(m_report->data, m_report->figures(m_byRules), {})) {
        const Trial &trial = m_report->data.people.at(trialIndex.person).trials.at(trialIndex.trial);
        if (trial.answer.isEmpty() || trial.milliseconds < 0)
            continue;
        const double time = static_cast<double>(trial.milliseconds);
        (stateOf(trial, m_report->data.items.at(trialIndex.item)) == AnswerState::Right ? right : wrong).push_back(time);
        all.push_back(time);
    }
    const double most = quantile(all, 0.98).value_or(0) / 1000;
    int step = 1;
    for (const int seconds : {1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 300, 600}) {
        step = seconds;
        if (most <= seconds * (timeBars - 1))
            break;
    }
    m_step = step * 1000;
    const auto counted = [&](const QString &name, const std::vector<double> &times) {
        ChartSeries series{name, QList<ChartValue>(timeBars), {}};
        for (const double time : times)
            series.values[std::min(timeBars - 1, static_cast<int>(time / static_cast<double>(m_step)))].value += 1;
        return series;
    };
    QStringList names;
    for (int i = 0; i < timeBars; ++i) {
        names.append(i == timeBars - 1 ? tr("≥ %1", "seconds").arg(i * step)
                                       : tr("%1–%2", "seconds").arg(i * step).arg((i + 1) * step));
    }
    m_times->setValueLabels(false);
    m_times->setData(all.empty() ? QStringList() : names,
                     all.empty() ? QList<ChartSeries>()
                                 : QList<ChartSeries>{counted(titleOf(AnswerState::Right), right),
                                                      counted(titleOf(AnswerState::Wrong), wrong)},
                     ChartUnit::Count);
    m_remark = tr("Number of answers by response time in seconds.");
}

void ReportCharts::showModels()
{
    m_stack->setCurrentIndex(5);
    const AgainstModels &against = m_report->against(m_byRules);
    QStringList names{tr("All items")};
    const QList<LabelCode> list = labels();
    for (const LabelCode &label : list)
        names.append(labelTitle(label));
    QList<ChartSeries> series;
    QList<QStringList> tips(names.size());
    for (const AgainstRun &run : against.runs.mid(0, std::min(against.inMean, seriesAtOnce))) {
        ChartSeries one{run.title, {}, {}};
        const auto add = [&](const AgainstCell &cell) {
            ChartValue value{cell.difference ? *cell.difference * 100 : none, {}, {}};
            if (cell.difference && cell.interval) {
                value.low = cell.interval->lo * 100;
                value.high = cell.interval->hi * 100;
            }
            const qsizetype index = one.values.size();
            tips[index].append(
                cell.difference
                    ? tr("Run “%1”, items “%2”: people %3 %, model %4 %, difference %5 percentage points on %n item(s)",
                         nullptr, cell.items)
                          .arg(run.title, names.at(index), shownPercent(*cell.people),
                               shownPercent(*cell.models), shownPoints(*cell.difference))
                    : QString());
            one.values.append(value);
        };
        add(run.overall);
        for (const AgainstCell &cell : run.categories) {
            if (cell.dimension == m_dimension)
                add(cell);
        }
        series.append(one);
    }
    m_models->setData(series.isEmpty() ? QStringList() : names, series, tips);
    m_remark = against.runs.isEmpty()
                 ? QString()
                 : tr("Accuracy of people minus accuracy of the model (percentage points), on items that both answered, with 95 % "
                      "intervals (clustered by image).");
}

void ReportCharts::retranslate()
{
    sayWhyEmpty();
    m_models->setEmptyText(tr("No model has answered these items. On the Models page, run a model on the study's "
                              "item set."));
    show(m_report, m_kind, m_byRules, m_dimension);
}

void ReportCharts::sayWhyEmpty()
{
    const bool leftOut = m_report && m_report->figures(m_byRules).countedPeople == 0 && m_report->all.countedPeople > 0;
    const QString empty = leftOut
                            ? tr("The rules exclude all participants (%n). Press X to show these participants.",
                                 nullptr, m_report->all.countedPeople)
                            : tr("Nobody has answered anything yet.");
    for (ChartView *one : QList<ChartView *>{m_persons, m_categories, m_shares, m_times})
        one->setEmptyText(empty);
    m_bubbles->setEmptyText(empty);
    m_bubbles->setTitles(tr("Correct answers by people (%)"), tr("Correct answers by models (%)"));
    m_persons->setAccessibleName(tr("Accuracy by person"));
    m_categories->setAccessibleName(tr("Accuracy by category"));
    m_bubbles->setAccessibleName(tr("People vs. models, by item"));
    m_shares->setAccessibleName(tr("Items by difficulty"));
    m_times->setAccessibleName(tr("Answers by response time"));
    m_models->setAccessibleName(tr("People minus models"));
}

PrintFigure ReportCharts::printed() const
{
    if (!m_report)
        return {};
    const StudyFigures &figures = m_report->figures(m_byRules);
    const QLocale locale;
    const Dimension *dimension = m_report->data.preset.dimension(m_dimension);
    const QString category = dimension ? dimension->title.text() : QString();
    PrintFigure figure;
    switch (m_stack->currentIndex()) {
    case 0:
        figure = m_persons->printed();
        figure.categoryTitle = tr("Participant");
        figure.valueTitle = tr("Accuracy (%)");
        break;
    case 1:
        figure = m_categories->printed();
        figure.categoryTitle = category;
        figure.valueTitle = tr("Accuracy (%)");
        break;
    case 2:
        figure = m_bubbles->printed();
        break;
    case 3:
        figure = m_shares->printed();
        figure.categoryTitle = tr("Share of people who answered correctly");
        figure.valueTitle = tr("Number of items");
        break;
    case 4:
        figure = m_times->printed();
        figure.categoryTitle = tr("Time (s)");
        figure.valueTitle = tr("Number of answers");
        break;
    default:
        figure = m_models->printed();
        figure.categoryTitle = category;
        figure.valueTitle = tr("People minus model (percentage points)");
    }
    const bool accuracy = m_stack->currentIndex() < 2;
    if (accuracy && figures.overall.chance)
        figure.lines.append(
            {(m_report->data.takesSeveral() || m_report->data.takesWritten() ? tr("Chance (%1)") : tr("Chance (1 / number of options): %1"))
                 .arg(shownPercent(*figures.overall.chance)),
             *figures.overall.chance * 100});
    if (accuracy && figures.overall.people.mean)
        figure.lines.append(
            {tr("People, average (%1)").arg(shownPercent(*figures.overall.people.mean)),
             *figures.overall.people.mean * 100});
    if (m_stack->currentIndex() == 1) {
        const QList<LabelCode> list = labels();
        for (qsizetype i = 0; i < figure.categories.size(); ++i) {
            const PeopleFigures *one = i == 0 ? &figures.overall : figures.category(m_dimension, list.value(i - 1));
            if (one)
                figure.categories[i] = tr("%1 (n = %2)").arg(figure.categories.at(i), locale.toString(one->answers));
        }
    }
    figure.notes.append(tr("n = %1 answers to %3 items by a total of %2 people")
                            .arg(locale.toString(figures.overall.answers), locale.toString(figures.countedPeople),
                                 locale.toString(figures.overall.items)));
    if (!m_remark.isEmpty())
        figure.notes.append(m_remark);
    return figure;
}

} // namespace yuyi
