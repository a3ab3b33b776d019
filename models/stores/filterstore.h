// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/result.h"
#include "models/domain/steprun.h"
#include "models/domain/textarea.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QSet>

#include <functional>
#include <optional>

namespace yuyi {

/// @brief What the filter steps measured: fingerprints, groups, text areas. Thread of the connection.
class FilterStore
{
public:
    virtual ~FilterStore() = default;

    virtual Result<> saveFingerprint(const ImageId &image, const QString &engine, const QByteArray &fingerprint) = 0;
    virtual Result<QHash<ImageId, QByteArray>> fingerprints(const QString &engine) = 0;
    /// The same one by one, for sets whose fingerprints do not fit into memory. `visit` must not use the store.
    virtual Result<> visitFingerprints(const QString &engine,
                                       const std::function<void(const ImageId &, const QByteArray &)> &visit) = 0;

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
    /// Removes a group that is open and that nobody has touched since it was found; false: there is none.
    virtual Result<bool> removeUntouchedGroup(const DuplicateGroupId &id) = 0;

    /// Pairs compared by this engine; `visit` must not use the store.
    virtual Result<> visitComparedPairs(const QString &engine,
                                        const std::function<void(const ComparedImages &)> &visit) = 0;
    /// Replaces what is known of the pair.
    virtual Result<> saveComparedPair(const QString &engine, const ComparedImages &pair) = 0;
    /// Images whose pairs with all other marked ones are known.
    virtual Result<QHash<ImageId, SearchMark>> searchedImages(const QString &engine) = 0;
    /// No mark: the image takes part in the next search as a new one.
    virtual Result<> markSearched(const QString &engine, const ImageId &image, const std::optional<SearchMark> &mark) = 0;

    virtual Result<> addStepRun(const StepRun &run) = 0;
    virtual Result<std::optional<StepRun>> lastStepRun(FilterStep step) = 0;

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
    /// Images in whose newest measure a person drew an area or dismissed one.
    virtual Result<QSet<ImageId>> correctedByPerson() = 0;
};

} // namespace yuyi
