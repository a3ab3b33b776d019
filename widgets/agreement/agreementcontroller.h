// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/agreement/agreementservice.h"
#include "models/services/session/latest.h"
#include "widgets/agreement/agreementmodel.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Controls the agreement of people without widgets: reads the labels, computes point values and then intervals on another
/// thread, and names the images behind a figure.
class AgreementController final : public QObject
{
    Q_OBJECT
public:
    explicit AgreementController(ProjectAccess &project, QObject *parent = nullptr);
    ~AgreementController() override;

    /// The labels; null until they are read.
    const std::shared_ptr<const AgreementData> &data() const { return m_data; }
    const QList<AgreementGroup> &groups() const { return m_groups; }
    /// Agreement of each pair of people; without intervals.
    const QList<AgreementGroup> &pairs() const { return m_pairs; }
    /// Whether the figures have their intervals.
    bool isComplete() const { return m_complete; }
    bool isLead() const;

    /// The lines of the report as rows of the table. Unless they are grouped by dimension, they are those of `dimension`.
    QList<AgreementRow> rows(AgreementBy by, const DimensionCode &dimension) const;
    /// How many images two people or more have labelled, and how many people these are.
    int imageCount() const;
    int personCount() const;

    /// The images that a row compares.
    QList<ImageId> imagesOf(const AgreementRow &row) const;
    /// The images of a row on which people differ.
    QList<ImageId> differencesOf(const AgreementRow &row) const;
    /// The images in a cell of the confusion matrix of one dimension.
    QList<ImageId> imagesInCellOf(const AgreementRow &row, const DimensionCode &dimension, int first, int second) const;

    /// Reads the labels again. `by` says whether gold labels are needed.
    void reload(AgreementBy by);
    /// Computes the figures of a query; earlier computations stop. Call it after dataRead().
    void compute(const AgreementQuery &query);
    /// Stops what is being read and computed.
    void stop();
    /// Writes the figures to a file.
    void saveCsv(const QString &path);

Q_SIGNALS:
    void dataRead();
    /// Point values are there, or the intervals too (isComplete()).
    void computed();
    void csvSaved();
    void failed(const QString &sentence);

private:
    ProjectAccess &m_project;
    std::shared_ptr<const AgreementData> m_data;
    QList<AgreementGroup> m_groups;
    QList<AgreementGroup> m_pairs;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    Latest m_latest;
    bool m_complete = false;
};

} // namespace yuyi
