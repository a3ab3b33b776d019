// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packageservice.h"

#include <QSet>

namespace yuyi {

/// What a package is to hold, with the figures of its preview.
struct PackageChoice {
    PackageContent content;
    PackPreview preview;
    QList<AssignmentId> handedOut;   ///< by choosing: to be taken back when nothing comes of it
};

/// @brief Chooses the pieces of a package by the same rules as the pages of its role. `take` false: changes nothing; true: keeps
/// the places for the person. Refused with a sentence where there is nothing.
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
    /// Within a transaction where it takes.
    Result<> addImage(const ImageId &image, bool take);
    Result<> chooseQuestions(const PackRequest &request, bool take);
    Result<> chooseCases(const PackRequest &request, bool take);
    Result<> chooseErrorCases(const PackRequest &request);
    Result<> chooseTrials(const PackRequest &request);
    Result<> describe(const PackRequest &request);
    /// Pieces in packages of the person's that are out.
    Result<QSet<QUuid>> outWithHolder(Role role);
    Result<> noteStates();
    void addPiece(Entity entity, const QUuid &subject);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
    PackageChoice m_choice;
    QList<ImageId> m_offered;    ///< would be assigned
};

} // namespace yuyi
