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
    Unreadable unreadable;
    int duplicates = 0;                          ///< groups
    int templates = 0;
    double seconds = 0;

    QByteArray toJson() const;
    static DuplicateScanReport fromJson(const QByteArray &json);
};

/// @brief Finds groups of duplicates and settles them. Discards are decisions of the step "duplicate".
class DuplicateService
{
public:
    DuplicateService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// @brief Fingerprints what has none yet (kept as it goes: stopping costs nothing) and searches all images that are not
    /// discarded. Open groups are made anew; decided groups and "not a duplicate" are respected.
    Result<DuplicateScanReport> scan(const DuplicateScanRequest &request, Progress &progress);

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

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
