// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/annotation/mediaservice.h"
#include "models/services/composing/sheetsreport.h"

#include <QList>
#include <QMap>
#include <QRect>
#include <QString>

#include <optional>
#include <utility>

namespace yuyi {

class Stores;

/// One panel to be: exactly one of its three origins is set.
struct CutPanel {
    PartRole role = PartRole::Context;
    QRect area = {};    ///< to be cut out of the picture of the image; upright pixels
    QString file = {};  ///< a picture file
    Medium medium = {}; ///< a picture of the project, as a part that stays

    friend bool operator==(const CutPanel &, const CutPanel &) = default;
};

/// A sheet of an image that was composed.
struct MadeSheet {
    ImageSheet sheet;
    bool current = true; ///< false: the panels, the grid or the preset have changed since
    int questions = 0;   ///< questions of the image that list it now, among those that the person may see
};

/// What is known of the panels of an image.
struct Composition {
    QList<ImagePart> parts;
    QMap<QString, QString> facts; ///< where the person may still answer a question about the image, gridFact alone
    QList<MadeSheet> sheets;      ///< newest last

    /// The sheet of this form and of the panels as they are now; null: it is not made.
    const MadeSheet *current(const QString &sheetCode) const;
};

/// @brief Panels of images and the pictures composed of them. For leads and annotators of the project; Refused in work packages, and where
/// the preset has no sheets. Reads, decodes and encodes pictures; runs on the thread of `stores`.
class ComposeService
{
public:
    /// `folder`: that of the project, as StoreFactory::folder() has it.
    ComposeService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor)
    {
    }

    Result<Composition> composition(const ImageId &image);
    /// Where the panels of the image may stand and which they may be (proposedPanels, proposedRoles), in reading order.
    Result<QList<CutPanel>> proposed(const ImageId &image);
    /// @brief Sets all panels of an image in reading order, by role; an empty list takes them out. At most one is blank. Sets the facts
    /// panels_context (with the blank one), panels_choices, panels and grid, as far as the preset declares them. `columns` of the context;
    /// 0: from where the areas stand, and a grid of as many panels as before stays. One step that can be undone; nothing if nothing
    /// changes. Panels have the source and licence of the image. Errors: Invalid, those of MediaService::add().
    Result<> cut(const ImageId &image, const QList<CutPanel> &panels, int columns = 0);
    /// @brief The picture of a sheet of the panels as they are now: made once, then the stored one. Errors: Invalid (no panels; see
    /// sheetRecipe), NotFound (the preset has no such sheet), those of pictureFile().
    Result<Medium> sheet(const ImageId &image, const QString &sheetCode);
    /// @brief Composes the first sheet form of the preset of picture files, and collects it as an image with these panels. Leads only, as
    /// for all collecting. If the same picture is there already, that image gets the panels if it has none. `name`: file name of the image;
    /// empty: "panels-…" with the beginning of its hash.
    Result<ImageId> fromPanels(const QList<CutPanel> &panels, const MediumSource &source, int columns = 0, const QString &name = {});
    /// Makes sheets of several images. What cannot be made is in the report. If cancelled, finished sheets stay.
    Result<SheetsReport> make(const SheetsRequest &request, Progress &progress);
    /// Makes all sheets of the preset for all images with panels.
    Result<SheetsReport> makeAll(Progress &progress) { return make({}, progress); }

private:
    Result<Preset> requireMayCompose();
    Result<QList<ImagePart>> partsOf(const QList<CutPanel> &panels, const std::optional<Image> &image, const MediumSource &source);
    Result<> write(const ImageId &image, const QList<ImagePart> &parts, const QMap<QString, QString> &facts);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
