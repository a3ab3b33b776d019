// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/services/responseviewer.h"
#include "models/services/resultsservice.h"
#include "widgets/shell/pagedesk.h"

#include <atomic>
#include <memory>
#include <optional>

namespace yuyi {

/// How far the reading of the replies is; counted on the thread that reads.
class ReadingProgress final : public Progress
{
public:
    void setTotal(qint64 steps) override { m_total.store(steps); }
    void advance(qint64 steps = 1) override { m_done.fetch_add(steps); }
    bool cancelled() const override { return m_cancelled.load(); }
    void cancel() { m_cancelled.store(true); }
    qint64 total() const { return m_total.load(); }
    qint64 done() const { return m_done.load(); }

private:
    std::atomic<qint64> m_total{0};
    std::atomic<qint64> m_done{0};
    std::atomic<bool> m_cancelled{false};
};

/// @brief What the four views of the results share: the replies as read, which runs are looked at, and by which scorer.
class ResultsDesk final : public PageDeskOf<ResultsData>
{
    Q_OBJECT
public:
    explicit ResultsDesk(PageContext context, QObject *parent = nullptr);

    /// Of the newest reading; null: none was begun.
    const ReadingProgress *progress() const { return m_progress.get(); }
    /// The reading under way ends with nothing.
    void cancelReading();
    const ResultsRun *run(const RunId &id) const;
    /// Model and configuration; with what tells it from another of the same name.
    QString titleOf(const RunId &id) const;
    QString modelOf(const RunId &id) const;

    /// The runs looked at, newest first.
    QList<RunId> chosen() const;
    bool allChosen() const { return m_without.isEmpty(); }
    /// Runs selected by the person; the others are hidden until selected again.
    void choose(const QList<RunId> &runs);

    /// Code of the only configuration looked at; empty: all.
    QString configuration() const { return m_configuration; }
    void setConfiguration(const QString &code);
    /// Codes of those that the chosen runs have, in the order of the preset, own ones last.
    QStringList configurations() const;
    QString configurationTitle(const QString &code) const;
    /// The chosen runs of the configuration looked at.
    QList<RunId> inSight() const;

    Scorer scorer() const { return m_scorer; }
    void setScorer(Scorer scorer);
    bool withExamples() const { return m_withExamples; }
    void setWithExamples(bool on);
    /// Practice runs are shown and exported. Until somebody chooses: where there are no other runs.
    bool withPractice() const { return m_withPractice; }
    void setWithPractice(bool on);
    /// The data was read with the scorer, the practice runs and the study that are chosen now. False while it is read anew.
    bool isSettled() const;
    /// One of the runs is practice.
    bool showsPractice() const;
    ResultsItems items() const { return m_items; }
    void setItems(ResultsItems items);
    /// Whose people stand beside models; null: nobody's.
    StudyId study() const;
    void setStudy(const StudyId &study);

Q_SIGNALS:
    /// Somebody asks for the items behind a figure; `what` says which they are, `at` is looked at first (null: the first).
    void itemsWanted(const yuyi::ViewerQuery &query, const QString &what, const yuyi::QuestionVersionId &at);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override;
    void dropped() override;
    void offerFirstConfiguration();
    void askAnew();

    mutable std::shared_ptr<ReadingProgress> m_progress;   ///< shared with the reading
    QSet<RunId> m_without;           ///< taken out of sight by the person
    QString m_configuration;
    bool m_configurationAsked = false;   ///< by the person; before, the first of the preset that has a run
    Scorer m_scorer = Scorer::Strict;
    ResultsItems m_items = ResultsItems::Automatic;
    bool m_withExamples = false;
    bool m_withPractice = false;
    bool m_practiceAsked = false;        ///< by the person
    std::optional<StudyId> m_study;  ///< nothing: the newest with answers
};

} // namespace yuyi
