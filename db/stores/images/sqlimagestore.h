// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/imagestore.h"

namespace yuyi {

class SqlImageStore final : public ImageStore
{
public:
    explicit SqlImageStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const Image &image) override;
    Result<> addName(const ImageId &id, const QString &name) override;
    Result<Image> image(const ImageId &id) override;
    Result<QList<Image>> images(const QList<ImageId> &ids) override;
    Result<std::optional<Image>> byHash(const Sha256 &sha256) override;
    Result<QList<Image>> byHashPrefix(const QString &hex) override;
    Result<> updateFacts(const Image &image) override;
    Result<> setStage(const ImageId &id, Stage stage) override;

    Result<QList<ImageId>> list(const ImageFilter &filter, ImageSort sort,
                                bool descending) override;
    Result<qint64> count(const ImageFilter &filter) override;

    Result<> addDecision(const Decision &decision) override;
    Result<> markUndone(const DecisionId &id, const PersonId &by) override;
    Result<Decision> decision(const DecisionId &id) override;
    Result<QList<Decision>> decisions(const ImageId &image) override;
    Result<QList<Decision>> lastDecisions(int count) override;
    Result<QHash<ImageId, Decision>> decisionsInForce(FilterStep step) override;
    Result<FunnelCounts> funnel() override;
    Result<QHash<QString, qint64>> reasons(FilterStep step) override;

private:
    /// The time of a decision: its own, or just after the newest earlier decision.
    Result<QDateTime> afterEarlierDecisions(const Decision &decision);
    /// Repairs the server's copy of a picture that is lost or altered, when the image is added again.
    Result<> mendPicture(const ImageId &id);
    Result<> insertName(const ImageId &id, const QString &name);
    Result<> renewStanding(const ImageId &image, FilterStep step);
    Connection &m_connection;
};

} // namespace yuyi
