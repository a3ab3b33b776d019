// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/images/textarea.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/filtering/text/textengine.h"
#include "models/services/session/unreadablefiles.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

struct TextScanRequest {
    QString engine; ///< empty: the strongest there is
    TextMode mode = TextMode::Full;
    double threshold = 0.3; ///< 0…1, for the cascade
    int threads = 0;        ///< 0: all cores
    bool again = false;     ///< also measure images that this engine has already measured
    PersonId by;

    QByteArray toJson() const;
    static TextScanRequest fromJson(const QByteArray &json);
};

struct TextScanReport {
    QString engine;
    qint64 images = 0; ///< measured now
    Unreadable unreadable;
    double seconds = 0;

    QByteArray toJson() const;
    static TextScanReport fromJson(const QByteArray &json);
};

/// An image as the text page shows it.
struct TextStanding {
    ImageId image;
    double ratio = 0;               ///< 0…1
    std::optional<Outcome> decided; ///< the decision in force
    bool byPerson = false;          ///< a person made the decision; rules do not change it
    bool discardedElsewhere = false;
    bool stays = false; ///< kept at inspection or already annotated: a limit does not discard it by itself
};

/// @brief Measures the text share of images, applies the limit, and lets a person overrule or correct it. Leads only (Refused).
class TextService
{
public:
    TextService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// Measures all images that are not discarded or that the limit alone discarded. Each result is saved at once, so a stopped
    /// scan loses nothing.
    Result<TextScanReport> scan(const TextScanRequest &request, Progress &progress);
    /// What was measured of an image, with the areas; std::nullopt if it was not.
    Result<std::optional<TextMeasure>> measure(const ImageId &image);
    /// Returns all measured images with the decisions about them, by ratio, highest first.
    Result<QList<TextStanding>> standings();
    /// @brief Applies the limit (0…1) and stores it in the project: discards images above it by rule, restores images that only
    /// a former limit discarded. Decisions of persons stay; images kept at inspection stay unless `keptOnes` is Go; annotated
    /// images are not changed.
    enum class KeptOnes {
        Stay,
        Go
    };
    struct Applied {
        qint64 discarded = 0;
        qint64 restored = 0;
        qint64 stayed = 0; ///< above the limit, but kept at inspection
    };
    Result<Applied> applyLimit(double limit, const QString &text, KeptOnes keptOnes = KeptOnes::Stay);
    /// Sets the project's review band: half its width around the limit (0…1). A person reviews the images within it.
    Result<> setReviewBand(double halfWidth);
    /// Replaces the text areas of an image by a person's correction and computes the ratio again.
    Result<TextMeasure> setAreas(const ImageId &image, const QList<TextArea> &areas, const QString &text);

private:
    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
