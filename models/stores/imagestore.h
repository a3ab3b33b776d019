// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// Filter for a list of images; every member that is set narrows it.
struct ImageFilter {
    std::optional<Stage> stage;
    std::optional<FilterStep> discardedAt; ///< the step whose decision discarded the image
    QString discardReason;
    std::optional<ImageFormat> format;
    DimensionCode dimension; ///< with `label`: gold or own submitted labels contain it
    LabelCode label;
    qint64 bytesFrom = -1, bytesTo = -1;
    int shortSideFrom = -1, shortSideTo = -1; ///< pixels
    double ratioFrom = -1, ratioTo = -1;      ///< text ratio 0…1; images without a measure are left out
    QString text;                             ///< in names, source, notes, read text, explanation, meaning, questions; or hash prefix
    bool withoutLicence = false;              ///< source or licence missing
    bool unsure = false;                      ///< there is an annotation whose annotator is unsure
    PersonId annotatedBy;                     ///< has a submitted or draft annotation of this person
    QList<ImageId> only;                      ///< only among these; empty: all
    PersonId reader;                          ///< the searching person; others' texts on images they are to annotate are not searched
    bool onlyOwnTexts = false;                ///< with `reader`: no texts of other people are searched

    friend bool operator==(const ImageFilter &, const ImageFilter &) = default;
};

enum class ImageSort {
    Added,
    Name,
    Bytes,
    Pixels,
    TextRatio,
    Stage
};

inline constexpr CodeTable<ImageSort, 6> codesOf(ImageSort)
{
    return {{{ImageSort::Added, u"added"},
             {ImageSort::Name, u"name"},
             {ImageSort::Bytes, u"bytes"},
             {ImageSort::Pixels, u"pixels"},
             {ImageSort::TextRatio, u"text-ratio"},
             {ImageSort::Stage, u"stage"}}};
}

struct NewImage {
    Image image; ///< with id, hash, first name and all facts
};

/// Numbers of decisions in force, by step and reason: the funnel.
struct FunnelCounts {
    qint64 collected = 0;                ///< all images
    QHash<FilterStep, qint64> discarded; ///< by the step that discards
    QHash<QString, qint64> reasons;      ///< reason code → images
    QHash<Stage, qint64> stages;         ///< stage → images
};

inline size_t qHash(FilterStep step, size_t seed = 0) { return ::qHash(static_cast<int>(step), seed); }
inline size_t qHash(Stage stage, size_t seed = 0) { return ::qHash(static_cast<int>(stage), seed); }

/// @brief Images and the decisions about them. Thread of the connection. Errors: NotFound, Conflict, Environment.
class ImageStore
{
public:
    virtual ~ImageStore() = default;

    virtual Result<> add(const Image &image) = 0;
    /// Adds a name to an image that was imported again; no effect if the name is already stored.
    virtual Result<> addName(const ImageId &id, const QString &name) = 0;
    virtual Result<Image> image(const ImageId &id) = 0;
    virtual Result<QList<Image>> images(const QList<ImageId> &ids) = 0; ///< in the order of `ids`; missing images are left out
    virtual Result<std::optional<Image>> byHash(const Sha256 &sha256) = 0;
    /// Returns images whose hash begins with these hexadecimal digits (at least 4), at most 10.
    virtual Result<QList<Image>> byHashPrefix(const QString &hex) = 0;
    /// Changes source, licence, collector and note if the version is still `image.version`; otherwise returns Conflict.
    virtual Result<> updateFacts(const Image &image) = 0;
    virtual Result<> setStage(const ImageId &id, Stage stage) = 0;

    virtual Result<QList<ImageId>> list(const ImageFilter &filter, ImageSort sort, bool descending = false) = 0;
    virtual Result<qint64> count(const ImageFilter &filter) = 0;

    virtual Result<> addDecision(const Decision &decision) = 0;
    /// Marks the decision as undone by `by`. A null `by` puts it in force again.
    virtual Result<> markUndone(const DecisionId &id, const PersonId &by) = 0;
    virtual Result<Decision> decision(const DecisionId &id) = 0;
    virtual Result<QList<Decision>> decisions(const ImageId &image) = 0; ///< oldest first, undone ones too
    /// The newest decisions in force of the project, newest first.
    virtual Result<QList<Decision>> lastDecisions(int count) = 0;
    /// The newest decision in force of this step, for each image that has one.
    virtual Result<QHash<ImageId, Decision>> decisionsInForce(FilterStep step) = 0;
    virtual Result<FunnelCounts> funnel() = 0;
    /// Number of images per reason code whose discard in force belongs to this step. The first discarding step of an image counts.
    virtual Result<QHash<QString, qint64>> reasons(FilterStep step) = 0;
};

} // namespace yuyi
