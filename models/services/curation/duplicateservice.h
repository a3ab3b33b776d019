// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/curation/undosteps.h"
#include "models/services/session/unreadablefiles.h"
#include "models/stores/stores.h"

namespace yuyi {

struct DuplicateScanRequest {
    int threshold = 0; ///< Hamming distance 0…256; 0: chosen by the number of images
    int threads = 0;   ///< 0: all cores
    PersonId by;

    QByteArray toJson() const;
    static DuplicateScanRequest fromJson(const QByteArray &json);
};

struct DuplicateScanReport {
    qint64 images = 0;
    qint64 added = 0;    ///< images included in a search for the first time
    qint64 compared = 0; ///< pairs compared at pixel level in this search
    Unreadable unreadable;
    int duplicates = 0; ///< number of groups
    int templates = 0;
    double seconds = 0;

    QByteArray toJson() const;
    static DuplicateScanReport fromJson(const QByteArray &json);
};

/// The group whose confirmation made this decision; null if none did.
DuplicateGroupId groupOf(const Decision &decision);

/// @brief Finds and settles groups of duplicates. Discards are stored as decisions of the step "duplicate".
/// Leads only; others get Refused.
class DuplicateService
{
public:
    DuplicateService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// @brief Searches all images that are not discarded. New images are compared with all images, old ones only with new ones.
    /// Fingerprints and compared pairs are stored continuously, so a cancelled search can be continued. Groups keep their ids when
    /// they grow; settled groups, edited groups and pairs marked "not a duplicate" are respected.
    Result<DuplicateScanReport> scan(const DuplicateScanRequest &request, Progress &progress);

    /// Sets the certainty, 0…1, from which groups may be confirmed together. Leads only; others get Refused.
    Result<> setCertaintyLimit(double limit);
    /// Discards the members and keeps the kept image. `seen` are the groups with their members, as the person saw them; Conflict, and
    /// nothing is done, if the project holds others. Groups with the verdict "same template" can only be confirmed one at a time.
    /// Refused if the kept image is discarded.
    Result<> confirm(const QList<DuplicateGroup> &seen, const QString &text);
    /// Keeps another image of the group and measures the others against it. Decodes images; do not call it on the GUI thread.
    Result<> swapKept(const DuplicateGroupId &group, const ImageId &kept);
    /// Removes a member from the group and remembers it and the kept image as different. A pair is dismissed.
    Result<> split(const DuplicateGroupId &group, const ImageId &member, const QString &text);
    /// Marks all images of the group as different from one another, permanently.
    Result<> dismiss(const DuplicateGroupId &group, const QString &text);
    /// Reopens a settled group and undoes its decisions.
    Result<> reopen(const DuplicateGroupId &group, const QString &text);

private:
    Result<GroupStep> settle(DuplicateGroup group, GroupState state);
    Result<QList<DecisionId>> standingDecisions(const ImageId &image, const DuplicateGroupId &group);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
