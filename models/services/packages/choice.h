// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packages/packageservice.h"

#include <QSet>

namespace yuyi {

/// Content of a package, with the counts of its preview.
struct PackageChoice {
    PackageContent content;
    PackPreview preview;
    QList<AssignmentId> handedOut; ///< assignments made by choosing; withdraw them if no package is written
};

/// @brief Chooses the entries of a package by the rules of the role's pages. `take` false: changes nothing; true: reserves the
/// entries for the person. Refused if there is nothing to pack.
class PackageChooser
{
public:
    PackageChooser(Stores &stores, const PersonId &actor, const Clock &clock)
        : m_stores(stores), m_actor(actor), m_clock(clock)
    {
    }

    Result<PackageChoice> choose(const PackRequest &request, bool take);

private:
    Result<> choosePerson(const PackRequest &request);
    Result<> chooseImages(const PackRequest &request, bool take);
    Result<int> handOut(const PackRequest &request, int missing, bool take);
    /// With `take` only within a transaction.
    Result<> addImage(const ImageId &image, bool take);
    Result<> chooseQuestions(const PackRequest &request, bool take);
    Result<> chooseCases(const PackRequest &request, bool take);
    Result<> chooseErrorCases(const PackRequest &request);
    Result<> chooseTrials(const PackRequest &request);
    Result<> describe(const PackRequest &request);
    /// Entries in packages the person has not returned yet.
    Result<QSet<QUuid>> outWithHolder(Role role);
    Result<> noteStates();
    void addEntry(Entity entity, const QUuid &subject);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
    PackageChoice m_choice;
    QList<ImageId> m_offered; ///< images that would be assigned
};

} // namespace yuyi
