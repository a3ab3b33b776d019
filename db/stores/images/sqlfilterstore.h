// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/filterstore.h"

namespace yuyi {

class SqlFilterStore final : public FilterStore
{
public:
    explicit SqlFilterStore(Connection &connection) : m_connection(connection) {}

    Result<> saveFingerprint(const ImageId &image, const QString &engine,
                             const QByteArray &fingerprint) override;
    Result<QHash<ImageId, QByteArray>> fingerprints(const QString &engine) override;

    Result<QSet<ImageId>> fingerprinted(const QString &engine) override;

    Result<> addGroup(const DuplicateGroup &group) override;
    Result<DuplicateGroup> group(const DuplicateGroupId &id) override;
    Result<QList<DuplicateGroup>> groups(std::optional<GroupState> state) override;
    Result<QList<DuplicateGroup>> groupsOf(const ImageId &image) override;
    Result<> updateGroup(const DuplicateGroup &group) override;
    Result<bool> removeUntouchedGroup(const DuplicateGroupId &id) override;

    Result<> visitFingerprints(
        const QString &engine,
        const std::function<void(const ImageId &, const QByteArray &)> &visit) override;
    Result<> visitComparedPairs(const QString &engine,
                                const std::function<void(const ComparedImages &)> &visit) override;
    Result<> saveComparedPair(const QString &engine, const ComparedImages &pair) override;
    Result<QHash<ImageId, SearchMark>> searchedImages(const QString &engine) override;
    Result<> markSearched(const QString &engine, const ImageId &image,
                          const std::optional<SearchMark> &mark) override;

    Result<> addStepRun(const StepRun &run) override;
    Result<std::optional<StepRun>> lastStepRun(FilterStep step) override;

    Result<> addNotDuplicate(const ImageId &a, const ImageId &b, const PersonId &by) override;
    Result<> removeNotDuplicate(const ImageId &a, const ImageId &b) override;
    Result<QSet<QPair<ImageId, ImageId>>> notDuplicates() override;

    Result<> saveMeasure(const TextMeasure &measure) override;
    Result<std::optional<TextMeasure>> measure(const ImageId &image,
                                               const QString &engine) override;
    Result<std::optional<TextMeasure>> measure(const ImageId &image) override;
    Result<QHash<ImageId, double>> ratios(const QString &engine) override;
    Result<QSet<ImageId>> measured(const QString &engine, const QString &version) override;
    Result<QSet<ImageId>> correctedByPerson() override;
    Result<QHash<ImageId, QStringList>> textLines(const QList<ImageId> &images) override;

private:
    Result<> addMembers(const DuplicateGroup &group);
    Result<std::optional<TextMeasure>> readMeasure(const QString &condition,
                                                   const QVariantList &values);
    Connection &m_connection;
};

} // namespace yuyi
