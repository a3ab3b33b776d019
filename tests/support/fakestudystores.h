// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/packagestore.h"
#include "models/stores/ratingstore.h"
#include "models/stores/studystore.h"

namespace yuyi {

class FakeRatingStore final : public RatingStore
{
public:
    Result<> add(const ReplyRating &) override { return missing(); }
    Result<QList<ReplyRating>> ofRun(const RunId &) override { return missing(); }
    Result<QList<ReplyRating>> ofAttempt(const AttemptId &) override { return missing(); }
    Result<std::optional<ReplyRating>> ofPerson(const AttemptId &, const PersonId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeStudyStore final : public StudyStore
{
public:
    Result<> add(const Study &) override { return missing(); }
    Result<> update(const Study &) override { return missing(); }
    Result<> remove(const StudyId &) override { return missing(); }
    Result<Study> study(const StudyId &) override { return missing(); }
    Result<QList<Study>> studies() override { return QList<Study>(); }
    Result<int> addTexts(const StudyId &, const StudyTexts &) override { return missing(); }
    Result<StudyTexts> texts(const StudyId &, int) override { return missing(); }
    Result<> addItems(const StudyId &, const QList<StudyItem> &) override { return missing(); }
    Result<QList<StudyItem>> items(const StudyId &) override { return missing(); }
    Result<> addParticipant(const Participant &, const QList<Trial> &) override { return missing(); }
    Result<> updateParticipant(const Participant &) override { return missing(); }
    Result<Participant> participant(const ParticipantId &) override { return missing(); }
    Result<QList<Participant>> participants(const StudyId &) override { return missing(); }
    Result<QHash<ParticipantId, QString>> names(const StudyId &) override { return missing(); }
    Result<> setName(const ParticipantId &, const QString &) override { return missing(); }
    Result<QList<Trial>> trials(const ParticipantId &) override { return missing(); }
    Result<QList<Trial>> trialsOf(const StudyId &) override { return missing(); }
    Result<Trial> trial(const TrialId &) override { return missing(); }
    Result<> saveTrial(const Trial &, bool) override { return missing(); }
    Result<> addTrials(const QList<Trial> &) override { return missing(); }
    Result<> erase(const ParticipantId &) override { return missing(); }
    Result<ErasedCopies> eraseFromCopies(const QList<ParticipantId> &) override { return missing(); }
    Result<int> removeSimulated(const StudyId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakePackageStore final : public PackageStore
{
public:
    Result<std::optional<Package>> thisPackage() override { return std::optional<Package>(); }
    Result<> add(const Package &, const QList<PackageEntry> &) override { return missing(); }
    Result<> update(const Package &) override { return missing(); }
    Result<std::optional<Package>> package(const PackageId &) override { return missing(); }
    Result<QList<Package>> packages() override { return missing(); }
    Result<QList<PackageEntry>> entries(const PackageId &) override { return missing(); }
    Result<> updateEntry(const PackageEntry &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

} // namespace yuyi
