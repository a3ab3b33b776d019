// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/steprun.h"
#include "models/domain/images/textarea.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

namespace yuyi {

/// @brief Results of the filter steps: fingerprints, duplicate groups, text areas. Thread of the connection.
class FilterStore
{
public:
    virtual ~FilterStore() = default;

    virtual Result<> saveFingerprint(const ImageId &image, const QString &engine, const QByteArray &fingerprint) = 0;
    virtual Result<QHash<ImageId, QByteArray>> fingerprints(const QString &engine) = 0;
    /// Passes the fingerprints to `visit` one by one, for sets that do not fit into memory. `visit` must not use the store.
    virtual Result<> visitFingerprints(const QString &engine,
                                       const std::function<void(const ImageId &, const QByteArray &)> &visit) = 0;

    /// Images that have a fingerprint of this engine.
    virtual Result<QSet<ImageId>> fingerprinted(const QString &engine) = 0;

    /// Adds a group with its members. An existing group is not replaced.
    virtual Result<> addGroup(const DuplicateGroup &group) = 0;
    virtual Result<DuplicateGroup> group(const DuplicateGroupId &id) = 0;
    /// Groups without their members, most certain first; `state` empty: all.
    virtual Result<QList<DuplicateGroup>> groups(std::optional<GroupState> state) = 0;
    /// Groups in which the image is the kept one or a member; without members, most certain first.
    virtual Result<QList<DuplicateGroup>> groupsOf(const ImageId &image) = 0;
    /// Replaces state, kept image and members if the version matches; otherwise returns Conflict.
    virtual Result<> updateGroup(const DuplicateGroup &group) = 0;
    /// Removes a group that is open and unchanged since it was found. Returns false if there is no such group.
    virtual Result<bool> removeUntouchedGroup(const DuplicateGroupId &id) = 0;

    /// Passes the pairs compared by this engine to `visit`, which must not use the store.
    virtual Result<> visitComparedPairs(const QString &engine,
                                        const std::function<void(const ComparedImages &)> &visit) = 0;
    /// Replaces the stored comparison of the pair.
    virtual Result<> saveComparedPair(const QString &engine, const ComparedImages &pair) = 0;
    /// Images that were compared with all other marked images.
    virtual Result<QHash<ImageId, SearchMark>> searchedImages(const QString &engine) = 0;
    /// Sets the mark of an image. Without a mark, the next search treats the image as new.
    virtual Result<> markSearched(const QString &engine, const ImageId &image, const std::optional<SearchMark> &mark) = 0;

    virtual Result<> addStepRun(const StepRun &run) = 0;
    virtual Result<std::optional<StepRun>> lastStepRun(FilterStep step) = 0;

    virtual Result<> addNotDuplicate(const ImageId &a, const ImageId &b, const PersonId &by) = 0;
    virtual Result<> removeNotDuplicate(const ImageId &a, const ImageId &b) = 0;
    virtual Result<QSet<QPair<ImageId, ImageId>>> notDuplicates() = 0; ///< each pair with the smaller id first

    /// Replaces this engine's measure of the image.
    virtual Result<> saveMeasure(const TextMeasure &measure) = 0;
    virtual Result<std::optional<TextMeasure>> measure(const ImageId &image, const QString &engine) = 0;
    /// The newest measure of any engine.
    virtual Result<std::optional<TextMeasure>> measure(const ImageId &image) = 0;
    /// Ratio per image, from the newest measure of this engine (of all engines if empty); without areas.
    virtual Result<QHash<ImageId, double>> ratios(const QString &engine = {}) = 0;
    /// Images measured by this engine in this version.
    virtual Result<QSet<ImageId>> measured(const QString &engine, const QString &version) = 0;
    /// Images in whose newest measure a person added or dismissed an area.
    virtual Result<QSet<ImageId>> correctedByPerson() = 0;
    /// The texts of the areas of these images, from the newest measure of each, without empty and dismissed ones.
    virtual Result<QHash<ImageId, QStringList>> textLines(const QList<ImageId> &images) = 0;
};

} // namespace yuyi
