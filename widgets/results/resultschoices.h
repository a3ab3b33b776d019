// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/scorers.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace yuyi {

class ActionButton;
class ChipRow;
class ResultsPageData;

/// @brief The bar above the results: which runs, configuration, scorer, split, metric, items and study are shown. It sets them in the page
/// data.
class ResultsChoices final : public QWidget
{
    Q_OBJECT
public:
    ResultsChoices(ResultsPageData &pageData, QWidget *parent);

    /// Shows what the page data offers and what is chosen. `withItems` … `withConfiguration`: whether the current view depends on
    /// them.
    void offer(bool withItems, bool withStudy, bool withMetric, bool withConfiguration);
    void retranslate();

Q_SIGNALS:
    /// The person wants to choose runs.
    void runsWanted();

private:
    void build();
    void connectAll();
    /// Lists the scorers of the project.
    void offerScorers();

    ResultsPageData &m_pageData;
    ActionButton *m_runs = nullptr;
    QLabel *m_configurationLabel = nullptr;
    QComboBox *m_configuration = nullptr;
    QLabel *m_scorerLabel = nullptr;
    ChipRow *m_scorer = nullptr;
    QList<Scorer> m_scorers; ///< those listed
    QComboBox *m_split = nullptr;
    QLabel *m_metricLabel = nullptr;
    QComboBox *m_metric = nullptr;
    QComboBox *m_items = nullptr;
    QCheckBox *m_examples = nullptr;
    QComboBox *m_study = nullptr;
};

} // namespace yuyi
