// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/json/json.h"
#include "models/domain/packages/package.h"
#include "models/services/packages/entries.h"
#include "models/services/packages/progress.h"
#include "models/stores/packagecontent.h"
#include "models/stores/stores.h"

namespace yuyi {

class Progress;
class ProjectHost;

/// @brief Role and person whose work is packed, and how much of it.
struct PackRequest {
    Role role = Role::Annotator; ///< annotator, validator, adjudicator, expert or participant
    PersonId person;             ///< null for a participant
    int count = 0;               ///< number of entries; annotators get missing ones from the pool. 0: all work of the person
    ErrorSampleId sample;        ///< experts: entries of this sample; null: of the newest one that has work for them
    ParticipantId participant;
    QString file;

    Json toJson() const;
    static PackRequest fromJson(const Json &json);
};

/// Content of a package before it is written.
struct PackPreview {
    QString title;   ///< name of the project or the study
    QString holder;  ///< name, or the participant's pseudonym
    int entries = 0; ///< images to annotate, questions, cases or trials
    int images = 0;
    int handedOut = 0;  ///< entries that packing assigns to the person or reserves for them
    int begun = 0;      ///< annotators: drafts in the package
    int returned = 0;   ///< annotators: annotations returned to them
    int outAlready = 0; ///< assigned to the person, but already in another open package
    qint64 bytes = 0;   ///< approximate size of the file
    QString fileName;   ///< proposed, without folder
};

/// One row of the list of packages.
struct PackageLine {
    Package package;
    QString holder; ///< name, or the participant's pseudonym
    QString study;
};

/// @brief Creates and withdraws work packages. Leads only (Refused).
class PackageService
{
public:
    PackageService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Returns what would be packed; changes nothing. Refused if there is nothing for this person, or they do not have
    /// the role.
    Result<PackPreview> preview(const PackRequest &request);
    /// @brief Reserves the work for the person while the package is out, writes the file and records the package. `homeFolder`:
    /// the project's folder. If packing is cancelled or fails, no file is left and what it reserved is free again.
    Result<Package> pack(const PackRequest &request, ProjectHost &host, const QString &homeFolder, Progress &progress);

    Result<QList<PackageLine>> packages(); ///< newest first
    /// @brief Withdraws a package: its file can no longer be merged (Refused). Reserved work is free again; work assigned to
    /// the person stays with them. Refused if the package is already withdrawn.
    Result<> withdraw(const PackageId &id);
    /// @brief Frees the work reserved for a package, except for finished entries. Call it within a transaction.
    Result<> releaseReservationsInTransaction(const Package &package);

private:
    Result<> releaseInTransaction(const Package &package, const QList<PackageEntry> &entries);
    Result<> releaseImage(const PersonId &person, const ImageId &image);
    Result<> releaseQuestion(const PersonId &person, const ValidationId &id);
    Result<> releaseCase(const PersonId &person, const AdjudicationCaseId &id);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
