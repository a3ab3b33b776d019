// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/inboxstore.h"

namespace yuyi {

class SqlInboxStore final : public InboxStore
{
public:
    explicit SqlInboxStore(Connection &connection) : m_connection(connection) {}

    Result<FilterWork> filterWork(const QString &engine, double ratio) override;
    Result<QList<Discussion>> discussionsFor(const PersonId &person, bool lead,
                                             bool adjudicator) override;
    Result<QList<ImageId>> openCases(int limit) override;
    Result<qint64> openCaseCount() override;
    Result<RoundSums> openRounds() override;
    Result<QList<ImageId>> flaggedImages() override;
    Result<QList<TroubledRun>> troubledRuns() override;
    Result<qint64> finishedRuns() override;
    Result<qint64> annotationsLeft(int perImage) override;
    Result<QList<WorkDone>> doneSince(const PersonId &person, const QDateTime &since) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
