// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/studystore.h"

namespace yuyi {

class SqlStudyStore final : public StudyStore
{
public:
    explicit SqlStudyStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const Study &study) override;
    Result<> update(const Study &study) override;
    Result<> remove(const StudyId &id) override;
    Result<Study> study(const StudyId &id) override;
    Result<QList<Study>> studies() override;

    Result<int> addTexts(const StudyId &id, const StudyTexts &texts) override;
    Result<StudyTexts> texts(const StudyId &id, int number) override;

    Result<> addItems(const StudyId &id, const QList<StudyItem> &items) override;
    Result<QList<StudyItem>> items(const StudyId &id) override;

    Result<> addParticipant(const Participant &participant, const QList<Trial> &trials) override;
    Result<> updateParticipant(const Participant &participant) override;
    Result<Participant> participant(const ParticipantId &id) override;
    Result<QList<Participant>> participants(const StudyId &id) override;
    Result<QHash<ParticipantId, QString>> names(const StudyId &id) override;
    Result<> setName(const ParticipantId &id, const QString &name) override;

    Result<QList<Trial>> trials(const ParticipantId &id) override;
    Result<QList<Trial>> trialsOf(const StudyId &id) override;
    Result<Trial> trial(const TrialId &id) override;
    Result<> saveTrial(const Trial &trial, bool again) override;
    Result<> addTrials(const QList<Trial> &trials) override;
    Result<> erase(const ParticipantId &id) override;
    Result<ErasedCopies> eraseFromCopies(const QList<ParticipantId> &people) override;
    Result<int> removeSimulated(const StudyId &id) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
