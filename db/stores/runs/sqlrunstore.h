// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/runstore.h"

namespace yuyi {

class SqlRunStore final : public RunStore
{
public:
    explicit SqlRunStore(Connection &connection) : m_connection(connection) {}

    Result<> addItemSet(const ItemSet &set, const QList<ItemSetItem> &items) override;
    Result<ItemSet> itemSet(const ItemSetId &id) override;
    Result<QList<ItemSet>> itemSets() override;
    Result<std::optional<ItemSet>> itemSetOfHash(const QString &hash) override;
    Result<QList<ItemSetItem>> itemsOf(const ItemSetId &id) override;
    Result<> renameItemSet(const ItemSetId &id, const QString &name) override;
    Result<QList<Question>> questions(const QList<QuestionVersionId> &versions) override;
    Result<QHash<QuestionVersionId, ImageId>>
    imagesOf(const QList<QuestionVersionId> &versions) override;

    Result<> addRun(const Run &run) override;
    Result<> addShots(const RunId &id, const QHash<QuestionVersionId, QList<QuestionVersionId>> &shots) override;
    Result<QHash<QuestionVersionId, QList<QuestionVersionId>>> shots(const RunId &id) override;
    Result<> addFacts(const RunId &id, const QHash<QuestionVersionId, QString> &facts) override;
    Result<QHash<QuestionVersionId, QString>> facts(const RunId &id) override;
    Result<> addTexts(const RunId &id, const AskedTexts &texts) override;
    Result<AskedTexts> texts(const RunId &id) override;
    Result<Run> run(const RunId &id) override;
    Result<QList<Run>> runs(bool hiddenToo, RunKind kind) override;
    Result<> updateRun(const Run &run) override;
    Result<> stateSize(const EndpointId &endpoint, const QString &model, std::optional<double> billions, bool importedToo) override;

private:
    Result<QList<Run>> runsWhere(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
