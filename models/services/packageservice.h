// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/package.h"
#include "models/services/packagepieces.h"
#include "models/stores/packagecontent.h"
#include "models/stores/stores.h"

#include <QJsonObject>

namespace yuyi {

class Progress;
class ProjectHost;

/// @brief Whose work is packed, and how much of it.
struct PackRequest {
    Role role = Role::Annotator;     ///< annotator, validator, adjudicator, expert or participant
    PersonId person;                 ///< null for a participant
    int count = 0;                   ///< pieces; annotators get what is missing from the free images. 0: all that is theirs
    ErrorSampleId sample;            ///< experts: of this sample; null: the newest that has something for them
    ParticipantId participant;
    QString file;

    QJsonObject toJson() const;
    static PackRequest fromJson(const QJsonObject &json);
};

/// @brief What a package would hold.
struct PackPreview {
    QString title;                   ///< of the package: the project's, or the study's
    QString holder;                  ///< name, or the participant's pseudonym
    int pieces = 0;                  ///< images to annotate, questions, cases or trials
    int images = 0;
    int handedOut = 0;               ///< of the pieces: assigned to or reserved for the person by packing
    int begun = 0;                   ///< annotators: drafts that go along
    int returned = 0;                ///< annotators: came back to them
    int outAlready = 0;              ///< assigned to the person, but already in another package that is out
    qint64 bytes = 0;                ///< of the file, about
    QString fileName;                ///< proposed, without folder
};

/// @brief A package that was made here, as a list shows it.
struct PackageLine {
    Package package;
    QString holder;                  ///< name, or the participant's pseudonym
    QString study;
};

/// @brief Work packages going out. Leads only (Refused).
class PackageService
{
public:
    PackageService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief What would go in; changes nothing. Refused with a sentence where there is nothing for this person, or he has not
    /// the role.
    Result<PackPreview> preview(const PackRequest &request);
    /// @brief Keeps the places for the person for as long as the package is out, writes the file, notes the package. `homeFolder`:
    /// of the project. Cancelled or failed: no file, and what was kept for the person by it is free again.
    Result<Package> pack(const PackRequest &request, ProjectHost &host, const QString &homeFolder, Progress &progress);

    Result<QList<PackageLine>> packages();          ///< newest first
    /// @brief The file is worth nothing any more: what comes back of it is Refused. Places that were kept for it are free; work
    /// that was assigned to the person stays with them. Refused for one that is withdrawn already.
    Result<> withdraw(const PackageId &id);
    /// @brief Places that were kept for a package are free again, those whose pieces are done stay. Within a transaction.
    Result<> releasePlacesWithin(const Package &package);

private:
    Result<> releaseWithin(const Package &package, const QList<PackagePiece> &pieces);
    Result<> releaseImage(const PersonId &person, const ImageId &image);
    Result<> releaseQuestion(const PersonId &person, const ValidationId &id);
    Result<> releaseCase(const PersonId &person, const AdjudicationCaseId &id);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

/// @brief In a package's file: how far its holder is. Nothing at home.
struct PackageProgress {
    Package package;
    int done = 0;                    ///< submitted, answered, settled, coded
    int begun = 0;                   ///< drafts that were not submitted
};
Result<PackageProgress> packageProgress(Stores &package);
/// @brief The holder has finished: the file says so; opening it again and continuing withdraws that (`finished` false).
Result<> setPackageFinished(Stores &package, bool finished, const Clock &clock = systemClock());

} // namespace yuyi
