// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/gate.h"
#include "models/stores/workstore.h"

namespace yuyi {

class SqlWorkStore final : public WorkStore
{
public:
    explicit SqlWorkStore(Connection &connection) : m_connection(connection) {}

    /// How many places others hold at an image that is given.
    static sql::GateStatement placesTaken();

    Result<> lockImage(const ImageId &image) override;
    Result<> add(const Assignment &assignment) override;
    Result<Assignment> assignment(const AssignmentId &id) override;
    Result<> update(const Assignment &assignment) override;
    Result<QList<Assignment>> list(const AssignmentFilter &filter) override;
    Result<qint64> count(const AssignmentFilter &filter) override;
    Result<QList<WorkRow>> rows(const WorkFilter &filter, const QDateTime &now) override;
    Result<qint64> countRows(const WorkFilter &filter, const QDateTime &now) override;
    Result<std::optional<Assignment>> find(const PersonId &person, Task task, const ImageId &image,
                                           const QuestionId &question) override;
    Result<qint64> reservedCount(const ImageId &image, const PersonId &except,
                                 const QDateTime &now) override;
    Result<QHash<ImageId, QList<PersonId>>> annotators(const QDateTime &now) override;
    Result<QSet<ImageId>> heldByCalibration() override;
    Result<QHash<PersonId, PersonLoad>> loads(const QDateTime &now) override;

    Result<PartInImage> partIn(const ImageId &image, const PersonId &person,
                               const QDateTime &now) override;
    Result<QList<ImageId>> unfinishedOf(const PersonId &person, const QDateTime &now) override;

    Result<> addReturn(const WorkReturn &entry) override;
    Result<QList<WorkReturn>> returnsOf(const AnnotationId &annotation, bool openOnly) override;
    Result<QList<WorkReturn>> returnsOfImage(const ImageId &image) override;
    Result<QList<WorkReturn>> openReturns(const PersonId &person) override;
    Result<> answerReturns(const AnnotationId &annotation, const QDateTime &at) override;
    Result<> setReturnAnswered(const ReturnId &id, const QDateTime &at) override;
    Result<QMap<int, qint64>> returnsByRound() override;

private:
    Connection &m_connection;
};

} // namespace yuyi
