// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QSize>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The format detected from a file's bytes. Formats after Tiff are only recognised to name them in an error.
enum class ImageFormat {
    Unknown,
    Jpeg,
    Png,
    WebP,
    Gif,
    Bmp,
    Tiff,
    Heic,
    Avif,
    Jxl,
    Svg,
    Pdf
};

inline constexpr CodeTable<ImageFormat, 12> codesOf(ImageFormat)
{
    return {{{ImageFormat::Unknown, u"unknown"},
             {ImageFormat::Jpeg, u"jpeg"},
             {ImageFormat::Png, u"png"},
             {ImageFormat::WebP, u"webp"},
             {ImageFormat::Gif, u"gif"},
             {ImageFormat::Bmp, u"bmp"},
             {ImageFormat::Tiff, u"tiff"},
             {ImageFormat::Heic, u"heic"},
             {ImageFormat::Avif, u"avif"},
             {ImageFormat::Jxl, u"jxl"},
             {ImageFormat::Svg, u"svg"},
             {ImageFormat::Pdf, u"pdf"}}};
}

/// The stage of an image between raw and released.
enum class Stage {
    Collected,
    Discarded,
    Kept,
    Annotating,
    Disputed,
    Agreed,
    Gold,
    Validating,
    Returned,
    Accepted,
    Released
};

inline constexpr CodeTable<Stage, 11> codesOf(Stage)
{
    return {{{Stage::Collected, u"collected"},
             {Stage::Discarded, u"discarded"},
             {Stage::Kept, u"kept"},
             {Stage::Annotating, u"annotating"},
             {Stage::Disputed, u"disputed"},
             {Stage::Agreed, u"agreed"},
             {Stage::Gold, u"gold"},
             {Stage::Validating, u"validating"},
             {Stage::Returned, u"returned"},
             {Stage::Accepted, u"accepted"},
             {Stage::Released, u"released"}}};
}
/// The stage in the person's language.
QString titleOf(Stage stage);
/// "JPEG", "WebP" …; the same in every language.
QString titleOf(ImageFormat format);

/// @brief One image, identified by its bytes. Sizes are in pixels after the EXIF orientation is applied.
struct Image {
    ImageId id;
    Sha256 sha256;
    QStringList names; ///< file names it was imported under, first one first, without folders
    ImageFormat format = ImageFormat::Unknown;
    qint64 bytes = 0;
    QSize size;
    int frames = 1;         ///< more than one: animated
    bool truncated = false; ///< the file ends before the picture is complete
    QString colour;         ///< colour format in the file: "rgb8", "grey8", "cmyk8", "rgb16" …
    QString sourceUrl;
    QString licence;
    QString collector;
    QString note;
    Stage stage = Stage::Collected;
    int version = 1;
    QDateTime createdAt;
    PersonId createdBy;
};

/// The three steps of the filter, in order.
enum class FilterStep {
    Duplicate,
    Text,
    Inspect
};

inline constexpr CodeTable<FilterStep, 3> codesOf(FilterStep)
{
    return {{{FilterStep::Duplicate, u"duplicate"}, {FilterStep::Text, u"text"}, {FilterStep::Inspect, u"inspect"}}};
}
QString titleOf(FilterStep step);

enum class Outcome {
    Keep,
    Discard
};

inline constexpr CodeTable<Outcome, 2> codesOf(Outcome)
{
    return {{{Outcome::Keep, u"keep"}, {Outcome::Discard, u"discard"}}};
}

/// @brief One decision about an image in one filter step, by a person or by a rule with its parameters. Append-only; an undone
/// decision records who undid it. For each step, the newest decision that is not undone is in force.
struct Decision {
    DecisionId id;
    ImageId image;
    FilterStep step = FilterStep::Inspect;
    Outcome outcome = Outcome::Keep;
    QString reason; ///< code of a discard reason of the preset, or "duplicate", "text-heavy"; empty if kept
    QString note;
    PersonId person;   ///< who decided or ran the rule
    QString rule;      ///< empty: decided by the person; else the rule and its parameters as JSON text
    PersonId undoneBy; ///< null: in force
    QDateTime undoneAt;
    QDateTime createdAt;
};

} // namespace yuyi
