// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultschoices.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/results/resultspagedata.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace yuyi {

ResultsChoices::ResultsChoices(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    build();
    connectAll();
}

void ResultsChoices::build()
{
    auto *flow = new FlowLayout(this, spacing::small, spacing::small);
    m_runs = new ActionButton(this);
    m_runs->setObjectName(QStringLiteral("resultsRuns"));
    followKey(m_pageData.context().commands.action(QStringLiteral("results.runs")), m_runs,
              [this](const QString &key) { m_runs->setKey(key); });
    flow->addWidget(m_runs);
    m_configurationLabel = plainLabel(this, TextRole::Soft);
    flow->addWidget(m_configurationLabel);
    m_configuration = new QComboBox(this);
    m_configuration->setObjectName(QStringLiteral("resultsConfiguration"));
    m_configuration->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(m_configuration);
    m_scorerLabel = plainLabel(this, TextRole::Soft);
    flow->addWidget(m_scorerLabel);
    m_scorer = new ChipRow(ChipRow::Pick::One, this);
    m_scorer->setObjectName(QStringLiteral("resultsScorer"));
    flow->addWidget(m_scorer);
    m_split = new QComboBox(this);
    m_split->setObjectName(QStringLiteral("resultsSplit"));
    m_split->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(m_split);
    m_metricLabel = plainLabel(this, TextRole::Soft);
    flow->addWidget(m_metricLabel);
    m_metric = new QComboBox(this);
    m_metric->setObjectName(QStringLiteral("resultsMetric"));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(m_metric);
    m_items = new QComboBox(this);
    m_items->setObjectName(QStringLiteral("resultsItems"));
    m_items->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(m_items);
    m_examples = new QCheckBox(this);
    m_examples->setObjectName(QStringLiteral("resultsExamples"));
    flow->addWidget(m_examples);
    m_study = new QComboBox(this);
    m_study->setObjectName(QStringLiteral("resultsStudy"));
    m_study->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    flow->addWidget(m_study);
}

void ResultsChoices::connectAll()
{
    connect(m_runs, &QAbstractButton::clicked, this, &ResultsChoices::runsWanted);
    connect(m_configuration, &QComboBox::activated, this,
            [this] { m_pageData.setConfiguration(m_configuration->currentData().toString()); });
    connect(m_scorer, &ChipRow::chosen, this,
            [this](const QString &code) { m_pageData.setScorer(fromCode<Scorer>(code).value_or(Scorer::Strict)); });
    connect(m_split, &QComboBox::activated, this, [this] { m_pageData.setSplit(m_split->currentData().toString()); });
    connect(m_metric, &QComboBox::activated, this, [this] { m_pageData.setMetric(m_metric->currentData().toString()); });
    connect(m_items, &QComboBox::activated, this, [this] {
        m_pageData.setItems(fromCode<ResultsItems>(m_items->currentData().toString()).value_or(ResultsItems::Automatic));
    });
    connect(m_examples, &QCheckBox::clicked, this, [this](bool on) { m_pageData.setWithExamples(on); });
    connect(m_study, &QComboBox::activated, this,
            [this] { m_pageData.setStudy(StudyId::fromString(m_study->currentData().toString())); });
}

void ResultsChoices::offer(bool withItems, bool withStudy, bool withMetric, bool withConfiguration)
{
    const QLocale locale;
    const qsizetype all = m_pageData.data() ? m_pageData.data()->runs.size() : 0;
    m_runs->setText(m_pageData.allChosen() ? (all == 1 ? tr("1 Run") : tr("All %n Run(s)", nullptr, static_cast<int>(all)))
                                           : tr("%1 of %2 Runs").arg(locale.toString(m_pageData.chosen().size()), locale.toString(all)));
    m_configuration->clear();
    m_configuration->addItem(tr("All"), QString());
    for (const QString &code : m_pageData.configurations())
        m_configuration->addItem(m_pageData.configurationTitle(code), code);
    m_configuration->setCurrentIndex(std::max(0, m_configuration->findData(m_pageData.configuration())));
    m_configuration->setVisible(withConfiguration);
    m_configurationLabel->setVisible(withConfiguration);
    if (m_scorers != m_pageData.scorers())
        offerScorers();
    // One scorer is no choice.
    for (QWidget *part : {static_cast<QWidget *>(m_scorerLabel), static_cast<QWidget *>(m_scorer)})
        part->setVisible(m_scorers.size() > 1);
    m_scorer->setSelectedOne(codeOf(m_pageData.scorer()));
    m_split->clear();
    m_split->addItem(tr("All splits"), QString());
    const QStringList splits = m_pageData.splits();
    for (const QString &split : splits)
        m_split->addItem(tr("Split: %1").arg(split), split);
    m_split->setCurrentIndex(std::max(0, m_split->findData(m_pageData.split())));
    m_split->setVisible(!splits.isEmpty());
    m_metric->clear();
    m_metric->addItem(tr("Questions"), QString());
    const QList<Metric> metrics = m_pageData.metrics();
    for (const Metric &metric : metrics)
        m_metric->addItem(metric.title.text(), metric.code);
    m_metric->setCurrentIndex(std::max(0, m_metric->findData(m_pageData.metric())));
    m_metric->setVisible(!metrics.isEmpty() && withMetric);
    m_metricLabel->setVisible(!metrics.isEmpty() && withMetric);
    m_items->setCurrentIndex(m_items->findData(codeOf(m_pageData.items())));
    m_items->setVisible(withItems);
    m_examples->setChecked(m_pageData.withExamples());
    m_study->clear();
    m_study->addItem(tr("No humans"), StudyId().toString());
    const QList<Study> studies = m_pageData.data() ? m_pageData.data()->studies : QList<Study>();
    for (const Study &study : studies)
        m_study->addItem(tr("Participants of “%1”").arg(study.name), study.id.toString());
    m_study->setCurrentIndex(std::max(0, m_study->findData(m_pageData.study().toString())));
    m_study->setVisible(!studies.isEmpty() && withStudy);
}

void ResultsChoices::offerScorers()
{
    m_scorers = m_pageData.scorers();
    QList<ChipOption> options;
    for (const Scorer scorer : std::as_const(m_scorers))
        options.append({codeOf(scorer), titleOf(scorer), {}, {}});
    m_scorer->setOptions(options);
    m_scorer->hideKeys();
}

void ResultsChoices::retranslate()
{
    m_runs->setToolTip(tr("Choose runs"));
    m_configurationLabel->setText(tr("Configuration"));
    m_configuration->setAccessibleName(tr("Configuration"));
    m_scorerLabel->setText(tr("Scorer"));
    m_scorer->setAccessibleName(tr("Scorer"));
    offerScorers();
    m_items->clear();
    for (const ResultsItems items : {ResultsItems::Automatic, ResultsItems::Own, ResultsItems::Common})
        m_items->addItem(titleOf(items), codeOf(items));
    m_items->setAccessibleName(tr("Items counted in each row"));
    m_metricLabel->setText(tr("Count"));
    m_metric->setAccessibleName(tr("Count"));
    m_metric->setToolTip(tr("Count questions, or images: an image is correct if its questions of all kinds of the metric are correct"));
    m_split->setAccessibleName(tr("Split"));
    m_split->setToolTip(tr("Show only the items of one split of the data set"));
    m_study->setAccessibleName(tr("Study whose participants are shown next to models"));
    m_study->setToolTip(tr("Study whose participants are shown next to models"));
    m_examples->setText(tr("Include few-shot examples"));
    m_examples->setToolTip(tr("Also count questions that are used as few-shot examples in prompts"));
}

} // namespace yuyi
