// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/undosteps.h"
#include "models/services/unreadable.h"
#include "models/stores/stores.h"

namespace yuyi {

struct DuplicateScanRequest {
    int threshold = 0;     ///< Hamming distance 0…256; 0: by the number of images
    int threads = 0;       ///< 0: all cores
    PersonId by;

    QByteArray toJson() const;
    static DuplicateScanRequest fromJson(const QByteArray &json);
};

struct DuplicateScanReport {
    qint64 images = 0;
    qint64 added = 0;                            ///< of them, searched for among the others for the first time
    qint64 compared = 0;                         ///< pairs compared at pixel level this time
    Unreadable unreadable;
    int duplicates = 0;                          ///< groups
    int templates = 0;
    double seconds = 0;

    QByteArray toJson() const;
    static DuplicateScanReport fromJson(const QByteArray &json);
};

/// The group whose confirmation made a decision; null where none did.
DuplicateGroupId groupOf(const Decision &decision);

/// @brief Finds groups of duplicates and settles them. Discards are decisions of the step "duplicate".
/// Leads only (Refused).
class DuplicateService
{
public:
    DuplicateService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// @brief Searches all images that are not discarded: new ones among all, old ones only for new ones. Fingerprints and
    /// compared pairs are kept as it goes, so that a stopped search goes on where it was. Groups grow under their ids; settled
    /// ones, those a person touched and "not a duplicate" are respected.
    Result<DuplicateScanReport> scan(const DuplicateScanRequest &request, Progress &progress);

    /// From this certainty (0…1) groups may be confirmed together. Refused for everybody but a lead.
    Result<> setCertaintyLimit(double limit);
    /// The members are discarded, the kept image stays. Groups of the verdict "same template" are confirmed only one at a time.
    Result<> confirm(const QList<DuplicateGroupId> &groups, const QString &text);
    /// Another image of the group is kept; the figures of the others are measured anew against it. Decodes: not on the GUI thread.
    Result<> swapKept(const DuplicateGroupId &group, const ImageId &kept);
    /// Takes a member out: it and the kept image are remembered as different.
    Result<> split(const DuplicateGroupId &group, const ImageId &member, const QString &text);
    /// None of the group are duplicates; remembered for ever.
    Result<> dismiss(const DuplicateGroupId &group, const QString &text);
    /// Makes a settled group open again and takes its decisions back.
    Result<> reopen(const DuplicateGroupId &group, const QString &text);

private:
    Result<GroupStep> settle(DuplicateGroup group, GroupState state);
    Result<QList<DecisionId>> standingDecisions(const ImageId &image, const DuplicateGroupId &group);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
