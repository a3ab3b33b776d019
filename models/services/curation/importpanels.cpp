// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/importpanels.h"

#include "models/domain/preset/composing.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/files/paths.h"
#include "models/imaging/composing/sheetpicture.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/mediumfacts.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QImage>
#include <QMap>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace yuyi {

namespace {

/// A picture that is known to be good and not yet kept.
struct ReadPicture {
    PictureFile file;
    MediumFacts facts;
};

Result<ReadPicture> readPicture(PictureFile file)
{
    YUYI_TRY(const auto facts, mediumFactsOf(file));
    return ReadPicture{std::move(file), facts};
}

/// The files of the panels; none if not one is there.
Result<QStringList> filesOf(const QList<EntryPart> &parts, const QString &benchmark, const QString &images)
{
    QStringList files;
    std::optional<Error> missing;
    for (const EntryPart &part : parts) {
        const auto file = locateImage(part.path, benchmark, images);
        if (file)
            files.append(*file);
        else if (!missing)
            missing = file.error();
    }
    if (missing && !files.isEmpty())
        return tl::unexpected<Error>(*missing);
    return files;
}

void addMedium(const MediumFacts &facts, const QString &source, QList<MediumFacts> &media)
{
    const bool known = std::any_of(media.begin(), media.end(), [&](const MediumFacts &one) { return one.sha256 == facts.sha256; });
    if (known)
        return;
    media.append(facts);
    media.last().sourceUrl = source;
}

/// The pixels of the panels in one role.
Result<QList<QImage>> imagesOf(const QList<ImagePart> &parts, PartRole role, const QList<ReadPicture> &pictures)
{
    QList<QImage> images;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts.at(i).role != role)
            continue;
        YUYI_TRY(const auto decoded, pictures.at(i).file.decode());
        images.append(decoded.image);
    }
    return images;
}

/// A panel without anything in it, as published blank ones are.
Result<bool> isOneColour(const ReadPicture &picture)
{
    YUYI_TRY(const auto decoded, picture.file.decode());
    const QImage pixels = decoded.image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(pixels.constScanLine(y));
        if (std::any_of(line, line + pixels.width(), [&](QRgb pixel) { return pixel != pixels.pixel(0, 0); }))
            return false;
    }
    return true;
}

/// Whether the picture of the entry is a sheet that was composed of these panels.
Result<bool> isSheetOf(const QList<ImagePart> &parts, const QList<ReadPicture> &pictures, const ImportedEntry &entry, const Preset &preset,
                       const Sha256 &whole)
{
    YUYI_TRY(const auto context, imagesOf(parts, PartRole::Context, pictures));
    YUYI_TRY(const auto choices, imagesOf(parts, PartRole::Choice, pictures));
    for (const SheetForm &form : preset.sheets) {
        const auto recipe = sheetRecipe(form, parts, entry.facts.value(gridFact));
        if (!recipe)
            continue; // these panels make no sheet
        YUYI_TRY(const auto bytes, composedSheet(*recipe, context, choices));
        if (Sha256::of(bytes) == whole)
            return true;
    }
    return false;
}

/// @brief The form of a benchmark may say that the last panel of the context is the blank one. Where the picture of the entry is a sheet of
/// panels without a blank one, its recipe knows better: the panel is one of the context.
Result<> takeBlankAsDrawn(const ImportedEntry &entry, const Preset &preset, const QString &benchmark, const QString &images,
                          const QList<ReadPicture> &pictures, QList<ImagePart> &parts)
{
    const auto blank = std::find_if(parts.cbegin(), parts.cend(), [](const ImagePart &part) { return part.role == PartRole::Blank; });
    if (blank == parts.cend())
        return {};
    const qsizetype place = std::distance(parts.cbegin(), blank); // the list is copied below: no iterator outlives that
    YUYI_TRY(const auto empty, isOneColour(pictures.at(place)));
    const auto file = locateImage(entry.imageFile.isEmpty() ? entry.path : entry.imageFile, benchmark, images);
    if (empty || !file)
        return {};
    YUYI_TRY(const auto whole, PictureFile::read(*file));
    QList<ImagePart> drawn = parts;
    ImagePart &last = drawn[place];
    last.role = PartRole::Context;
    last.position = static_cast<int>(
        std::count_if(parts.cbegin(), parts.cend(), [](const ImagePart &part) { return part.role == PartRole::Context; }));
    YUYI_TRY(const auto same, isSheetOf(drawn, pictures, entry, preset, whole.sha256()));
    if (same)
        parts = drawn;
    return {};
}

} // namespace

Result<ImportedPanels> readImportedPanels(const ImportedEntry &entry, const Preset &preset, const QString &benchmark, const QString &images,
                                          const QString &folder)
{
    YUYI_TRY(const auto files, filesOf(entry.parts, benchmark, images));
    ImportedPanels panels;
    if (files.isEmpty())
        return panels;
    const qint64 limit = pictureLimitBytes(folder);
    QList<ReadPicture> pictures;
    QMap<PartRole, int> next;
    for (qsizetype i = 0; i < files.size(); ++i) {
        YUYI_TRY(auto file, PictureFile::read(files.at(i), limit));
        YUYI_TRY(auto picture, readPicture(std::move(file)));
        const PartRole role = entry.parts.at(i).role;
        panels.parts.append({role, next[role]++, mediumOf(picture.facts), {}});
        addMedium(picture.facts, entry.sourceUrl, panels.media);
        pictures.append(std::move(picture));
    }
    YUYI_CHECK(takeBlankAsDrawn(entry, preset, benchmark, images, pictures, panels.parts));
    QStringList codes = entry.sheets;
    codes.removeAll(QString());
    codes.removeDuplicates();
    YUYI_TRY(const auto context, imagesOf(panels.parts, PartRole::Context, pictures));
    YUYI_TRY(const auto choices, imagesOf(panels.parts, PartRole::Choice, pictures));
    for (const QString &code : std::as_const(codes)) {
        const SheetForm *form = preset.sheet(code);
        if (form == nullptr)
            continue;
        YUYI_TRY(const auto recipe, sheetRecipe(*form, panels.parts, entry.facts.value(gridFact)));
        YUYI_TRY(const auto bytes, composedSheet(recipe, context, choices));
        YUYI_TRY(auto file, PictureFile::of(code, bytes, limit));
        YUYI_TRY(auto picture, readPicture(std::move(file)));
        const QByteArray text = recipeText(recipe);
        panels.sheets.append({code, recipeHash(text), text, mediumOf(picture.facts)});
        addMedium(picture.facts, entry.sourceUrl, panels.media);
        pictures.append(std::move(picture));
    }
    // Once all are known to be good: of an image that gets no panels, no file may stay.
    for (const ReadPicture &picture : std::as_const(pictures))
        YUYI_CHECK(storeImageFile(folder, picture.file));
    return panels;
}

Result<bool> addImportedPanels(Stores &stores, const ImageId &image, const ImportedEntry &entry,
                               const ImportedPanels &panels, const PersonId &by)
{
    ComposeStore &composing = stores.composing();
    YUYI_TRY(const auto known, composing.facts(image));
    QMap<QString, QString> facts;
    for (auto it = entry.facts.cbegin(); it != entry.facts.cend(); ++it) {
        if (!known.contains(it.key()))
            facts.insert(it.key(), it.value());
    }
    if (!facts.isEmpty())
        YUYI_CHECK(composing.setFacts(image, facts, by));
    if (panels.isEmpty())
        return false;
    for (const MediumFacts &medium : panels.media)
        YUYI_CHECK(stores.media().add(medium, {}));
    YUYI_TRY(const auto parts, composing.parts(image));
    if (parts.isEmpty())
        YUYI_CHECK(composing.setParts(image, panels.parts));
    for (const ImageSheet &sheet : panels.sheets)
        YUYI_CHECK(composing.addSheet(image, sheet, by));
    return parts.isEmpty();
}

Result<> listImportedSheets(Stores &stores, const ImportedEntry &entry, const ImportedPanels &panels, const Medium &own,
                            QList<Question> &questions)
{
    // The picture that was composed first counts, should another version of the program make other bytes of the same recipe.
    QHash<QString, Medium> pictures;
    for (const ImageSheet &sheet : panels.sheets) {
        YUYI_TRY(const auto known, stores.composing().composed(sheet.recipeHash));
        pictures.insert(sheet.code, known.value_or(sheet.medium));
    }
    for (qsizetype i = 0; i < std::min(questions.size(), entry.sheets.size()); ++i) {
        if (const auto picture = pictures.constFind(entry.sheets.at(i)); picture != pictures.constEnd())
            listPictures(questions[i], {*picture}, own);
    }
    return {};
}

} // namespace yuyi
