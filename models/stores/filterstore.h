// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/result.h"
#include "models/domain/textarea.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief What the filter steps measured: fingerprints, groups, text areas. Thread of the connection.
class FilterStore
{
public:
    virtual ~FilterStore() = default;

    virtual Result<> saveFingerprint(const ImageId &image, const QString &engine, const QByteArray &fingerprint) = 0;
    virtual Result<QHash<ImageId, QByteArray>> fingerprints(const QString &engine) = 0;

    /// Images that have a fingerprint of this engine.
    virtual Result<QSet<ImageId>> fingerprinted(const QString &engine) = 0;

    /// Replaces nothing: adds a group with its members.
    virtual Result<> addGroup(const DuplicateGroup &group) = 0;
    virtual Result<DuplicateGroup> group(const DuplicateGroupId &id) = 0;
    /// Without members, most certain first; `state` empty: all.
    virtual Result<QList<DuplicateGroup>> groups(std::optional<GroupState> state) = 0;
    /// Groups in which the image is kept or a member, without members, most certain first.
    virtual Result<QList<DuplicateGroup>> groupsOf(const ImageId &image) = 0;
    /// State, kept image and members are replaced where the version matches; else Conflict.
    virtual Result<> updateGroup(const DuplicateGroup &group) = 0;
    /// Removes open groups that nobody decided on, before a new search.
    virtual Result<> removeOpenGroups() = 0;

    virtual Result<> addNotDuplicate(const ImageId &a, const ImageId &b, const PersonId &by) = 0;
    virtual Result<> removeNotDuplicate(const ImageId &a, const ImageId &b) = 0;
    virtual Result<QSet<QPair<ImageId, ImageId>>> notDuplicates() = 0;    ///< each pair with the smaller id first

    /// Replaces this engine's measure of the image.
    virtual Result<> saveMeasure(const TextMeasure &measure) = 0;
    virtual Result<std::optional<TextMeasure>> measure(const ImageId &image, const QString &engine) = 0;
    /// The newest measure of any engine.
    virtual Result<std::optional<TextMeasure>> measure(const ImageId &image) = 0;
    /// Image → ratio of the newest measure of this engine (all engines when empty); without areas.
    virtual Result<QHash<ImageId, double>> ratios(const QString &engine = {}) = 0;
    /// Images measured by this engine in this version.
    virtual Result<QSet<ImageId>> measured(const QString &engine, const QString &version) = 0;
};

} // namespace yuyi
