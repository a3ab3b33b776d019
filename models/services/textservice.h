// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/domain/textarea.h"
#include "models/filtering/textengine.h"
#include "models/services/unreadable.h"
#include "models/stores/stores.h"


#include <optional>

namespace yuyi {

struct TextScanRequest {
    QString engine;        ///< empty: the strongest there is
    filtering::TextMode mode = filtering::TextMode::Full;
    double threshold = 0.3;   ///< 0…1, for the cascade
    int threads = 0;       ///< 0: all cores
    bool again = false;    ///< measure images this engine has measured already, too
    PersonId by;

    QByteArray toJson() const;
    static TextScanRequest fromJson(const QByteArray &json);
};

struct TextScanReport {
    QString engine;
    qint64 images = 0;     ///< measured now
    Unreadable unreadable;
    double seconds = 0;

    QByteArray toJson() const;
    static TextScanReport fromJson(const QByteArray &json);
};

/// What the text page shows of one image.
struct TextStanding {
    ImageId image;
    double ratio = 0;                      ///< 0…1
    std::optional<Outcome> decided;        ///< in force
    bool byPerson = false;                 ///< the decision is a person's, no rule touches it
    bool discardedElsewhere = false;
    bool kept = false;                     ///< at inspection, and nothing after that took it out
};

/// @brief Measures the text of images, draws the line, and lets a person overrule or correct. Leads only (Refused).
class TextService
{
public:
    TextService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor) {}

    /// Measures all images that are not discarded; results are kept as they come, stopping costs nothing.
    Result<TextScanReport> scan(const TextScanRequest &request, Progress &progress);
    /// All measured images with what is decided about them, by ratio, highest first.
    Result<QList<TextStanding>> standings();
    /// @brief Draws the line: images above `limit` (0…1) are discarded by rule, images a former line discarded and this one does
    /// not come back. A person's own decisions stand, and what was kept at inspection stays unless it is to go, too; annotated
    /// images are left alone. Stores the limit as the project's.
    enum class KeptOnes { Stay, Go };
    struct Applied {
        qint64 discarded = 0;
        qint64 restored = 0;
        qint64 stayed = 0;     ///< above the limit, but kept at inspection
    };
    Result<Applied> applyLimit(double limit, const QString &text, KeptOnes keptOnes = KeptOnes::Stay);
    /// Half width (0…1) of the band around the limit whose pictures are looked at by a person; the project's.
    Result<> setReviewBand(double halfWidth);
    /// Replaces the areas of an image by a person's correction and measures the ratio again.
    Result<TextMeasure> setAreas(const ImageId &image, const QList<TextArea> &areas, const QString &text);

private:
    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
