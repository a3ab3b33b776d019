// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/scorers.h"
#include "models/services/results/responseviewer.h"
#include "models/services/results/resultsservice.h"
#include "widgets/results/readingprogress.h"
#include "widgets/shell/page/pagedata.h"

#include <QStringList>

#include <memory>
#include <optional>

class QAction;

namespace yuyi {

/// @brief The shared data of the four results views: the replies, the selected runs and the scorer.
class ResultsPageData final : public PageDataOf<ResultsData>
{
    Q_OBJECT
public:
    explicit ResultsPageData(PageContext context, QObject *parent = nullptr);

    /// Progress of the latest reading; null if none was started.
    const ReadingProgress *progress() const { return m_progress.get(); }
    /// Cancels the current reading; it ends without a result.
    void cancelReading();
    const ResultsRun *run(const RunId &id) const;
    /// Model and configuration of a run; with a distinguishing addition if another run has the same title.
    QString titleOf(const RunId &id) const;
    QString modelOf(const RunId &id) const;

    /// The selected runs, newest first.
    QList<RunId> chosen() const;
    bool allChosen() const { return m_without.isEmpty(); }
    /// Runs selected by the person; the others are hidden until selected again.
    void choose(const QList<RunId> &runs);

    /// Code of the selected configuration; empty: all.
    QString configuration() const { return m_configuration; }
    void setConfiguration(const QString &code);
    /// Codes of the configurations of the selected runs, in the order of the preset; custom ones come last.
    QStringList configurations() const;
    QString configurationTitle(const QString &code) const;
    /// The selected runs with the selected configuration.
    QList<RunId> inSight() const;

    /// The scorers that read the replies of this project, the strict one first; the judge last where a model has read misses.
    QList<Scorer> scorers() const;
    /// The one that is chosen; the strict one if the project does not have it.
    Scorer scorer() const;
    void setScorer(Scorer scorer);
    /// Whether a run in sight has replies in which the scorer finds no answer.
    bool hasMisses() const;
    bool withExamples() const { return m_withExamples; }
    void setWithExamples(bool on);
    /// Whether practice runs are shown and exported. The default is true only if there are no other runs.
    bool withPractice() const { return m_withPractice; }
    void setWithPractice(bool on);
    /// The data was read with the scorer, the practice runs and the study that are chosen now. False while it is being read
    /// again.
    bool isSettled() const;
    /// Returns true if one of the runs is a practice run.
    bool showsPractice() const;
    /// The data of the chosen split, for all that counts or lists items; all of data() while none is chosen. Null like data().
    std::shared_ptr<const ResultsData> shown() const;
    /// The splits of the items, if there are several.
    QStringList splits() const;
    /// The chosen split; empty: all.
    QString split() const { return m_split; }
    void setSplit(const QString &split);
    /// The chosen split as queries have it; without conditions for all items.
    ItemFilter where() const;
    /// The name of a file with results of the chosen metric and split: "results-coarse-val.tex". `counted`: false if they do not depend on
    /// the metric.
    QString fileName(const QString &stem, const QString &suffix, bool counted = true) const;
    /// The metrics by which images can be counted; empty: the project counts questions only.
    QList<Metric> metrics() const;
    /// Code of the chosen metric; empty: questions are counted.
    QString metric() const;
    void setMetric(const QString &code);
    ResultsItems items() const { return m_items; }
    void setItems(ResultsItems items);
    /// The study whose participants are compared with models; null: none.
    StudyId study() const;
    void setStudy(const StudyId &study);
    /// The action that chooses the option at this position in the row of the current view; null if no key does.
    QAction *choiceAction(qsizetype position) const;

Q_SIGNALS:
    /// The items behind a figure were requested. `what` describes them; `at` is selected first (null: the first item).
    void itemsWanted(const yuyi::ViewerQuery &query, const QString &what, const yuyi::QuestionVersionId &at);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override;
    void dropped() override;
    void offerFirstConfiguration();
    void askAnew();
    void takeSplit();

    mutable std::shared_ptr<ReadingProgress> m_progress; ///< shared with the reading
    QSet<RunId> m_without;                               ///< runs that the person has hidden
    QString m_configuration;
    bool m_configurationAsked = false; ///< the person has chosen; until then: the first of the preset that has a run
    Scorer m_scorer = Scorer::Strict;
    QString m_split;
    std::shared_ptr<const ResultsData> m_ofSplit; ///< null while no split is chosen
    QString m_metric;                             ///< as it was chosen; see metric()
    ResultsItems m_items = ResultsItems::Automatic;
    bool m_withExamples = false;
    bool m_withPractice = false;
    bool m_practiceAsked = false;   ///< the person has chosen
    std::optional<StudyId> m_study; ///< no value: the newest study with answers
};

} // namespace yuyi
