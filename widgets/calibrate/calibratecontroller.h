// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "models/services/session/latest.h"

#include <QList>
#include <QObject>

#include <functional>

namespace yuyi {

class ProjectAccess;

/// @brief Controls calibration without widgets: the batches, the one that is shown, its reveal and its end.
class CalibrateController final : public QObject
{
    Q_OBJECT
public:
    explicit CalibrateController(ProjectAccess &project, QObject *parent = nullptr);

    const QList<CalibrationSummary> &batches() const { return m_batches; }
    bool isLoaded() const { return m_loaded; }
    /// The batch that is shown; null if there is none.
    const CalibrationSummary *current() const;
    bool isLead() const;
    /// Whether the benchmark has labels of images, which are what people compare.
    bool labelsImages() const;
    /// Returns true if the acting person is one of the people of the current batch.
    bool takesPart() const;

    /// Shows the batch in this line of the list.
    void select(int row) { m_row = row; }
    /// Selects this batch when the list is loaded.
    void want(const CalibrationBatchId &batch) { m_wanted = batch; }
    /// Selects the batch that is wanted, otherwise the first one. Returns its line; -1: there is none.
    int selectWanted();

    void load();
    /// Drops what is being read.
    void leave() { m_latest.drop(); }
    /// Reads the labels of the current batch, which is revealed.
    void readReveal();
    /// Drops a reveal that is being read.
    void dropReveal() { m_latestReveal.drop(); }
    /// Looks for the first image of the current batch that the person has not submitted.
    void findUnlabelled();
    /// Asks whether everybody has submitted; the answer is revealPossible() or revealEarly().
    void askToReveal();
    void reveal(const CalibrationBatchId &batch, const QString &reason = {});
    /// Closes the current batch.
    void close();

Q_SIGNALS:
    void loaded();
    void revealRead(const yuyi::Reveal &reveal);
    /// `image` is null if the person has submitted them all.
    void unlabelledFound(const yuyi::ImageId &image);
    void revealPossible(const yuyi::CalibrationBatchId &batch);
    /// `missing`: a sentence that names the missing submissions.
    void revealEarly(const yuyi::CalibrationBatchId &batch, const QString &missing);
    /// Something was done with a batch.
    void done(const QString &sentence);
    /// It was not done.
    void refused(const QString &sentence);
    /// Something could not be read.
    void failed(const QString &sentence);

private:
    void run(std::function<Result<>(CalibrationService &)> work, const QString &sentence);

    ProjectAccess &m_project;
    QList<CalibrationSummary> m_batches;
    int m_row = -1;
    CalibrationBatchId m_wanted;
    bool m_loaded = false;
    bool m_asking = false;  ///< the question about missing submissions before the reveal is open
    bool m_running = false; ///< an operation on the batch is in progress
    Latest m_latest;
    Latest m_latestReveal;
};

} // namespace yuyi
