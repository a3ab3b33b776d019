// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/composeservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/imaging/composing/panelfinder.h"
#include "models/imaging/composing/plainpng.h"
#include "models/imaging/composing/sheetpicture.h"
#include "models/imaging/reader.h"
#include "models/services/composing/panelfacts.h"
#include "models/services/composing/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/picturesources.h"
#include "models/services/session/imagefiles.h"
#include "models/stores/pictures.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ComposeService)
};

Result<QImage> pictureOf(const QString &folder, const Medium &medium)
{
    YUYI_TRY(const auto path, pictureFile(folder, medium.sha256, medium.format));
    YUYI_TRY(const auto decoded, decodeImage(path));
    return decoded.image;
}

/// Whether there are at most as many panels of each role as a sheet takes.
Result<> checkNumbers(const QList<ImagePart> &parts)
{
    const auto number = [&](PartRole role) {
        return std::count_if(parts.begin(), parts.end(), [role](const ImagePart &part) { return part.role == role; });
    };
    if (number(PartRole::Context) > mostPanels || number(PartRole::Choice) > mostPanels || number(PartRole::Blank) > 1) {
        return failure(ErrorCode::Invalid, Tr::tr("An image has at most %1 panels in the context, one blank panel and %1 panels to choose "
                                                  "from.")
                                               .arg(mostPanels));
    }
    return {};
}

/// All panels of an image that is shown as one picture, read when the first sheet needs them.
class Panels
{
public:
    Panels(Stores &stores, QString folder, const PersonId &actor, QList<ImagePart> parts)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_parts(std::move(parts))
    {
    }

    /// The bytes of a sheet, put into the project.
    Result<Medium> compose(const SheetRecipe &recipe, const QString &name)
    {
        YUYI_TRY(const auto bytes, draw(recipe));
        YUYI_TRY(const auto source, sourceOfAll());
        return MediaService(m_stores, m_folder, m_actor).add(bytes, name, source);
    }

    Result<QByteArray> draw(const SheetRecipe &recipe)
    {
        if (m_context.isEmpty())
            YUYI_CHECK(load());
        return composedSheet(recipe, m_context, m_choices);
    }

private:
    Result<> load()
    {
        for (const ImagePart &part : std::as_const(m_parts)) {
            if (part.role == PartRole::Blank)
                continue;
            YUYI_TRY(const auto picture, pictureOf(m_folder, part.medium));
            (part.role == PartRole::Context ? m_context : m_choices).append(picture);
        }
        return {};
    }

    /// Sources and licences of the panels, each once.
    Result<MediumSource> sourceOfAll()
    {
        QList<Sha256> hashes;
        for (const ImagePart &part : std::as_const(m_parts))
            hashes.append(part.medium.sha256);
        YUYI_TRY(const auto known, m_stores.media().media(hashes));
        QStringList urls, licences;
        for (const MediumFacts &facts : known) {
            urls.append(facts.sourceUrl);
            licences.append(facts.licence);
        }
        return MediumSource{joinedSources(urls), joinedSources(licences)};
    }

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    QList<ImagePart> m_parts;
    QList<QImage> m_context;
    QList<QImage> m_choices;
};

/// Adds a sheet to an image, with its entry in the audit trail. Within a transaction.
Result<> addSheet(Stores &stores, const PersonId &actor, const ImageId &image, const ImageSheet &sheet)
{
    YUYI_CHECK(stores.composing().addSheet(image, sheet, actor));
    return stores.record(makeEvent(Entity::Image, image.value(), AuditAction::Composed, actor, {},
                                   storedText({{"sheet", sheet.code}, {"picture", sheet.medium.sha256.hex().left(12)}})));
}

/// The sheet of a recipe; null: the image has none.
const ImageSheet *sheetOf(const QList<ImageSheet> &sheets, const QString &recipeHash)
{
    const auto found =
        std::find_if(sheets.begin(), sheets.end(), [&](const ImageSheet &sheet) { return sheet.recipeHash == recipeHash; });
    return found == sheets.end() ? nullptr : &*found;
}

/// How many questions list each picture, among those of the image that the person may see. A question of gold is one of its author.
Result<QHash<Sha256, int>> listedIn(Stores &stores, const PersonId &actor, const ImageId &image)
{
    const auto mayReadAll = mayReadAnnotationsOf(stores, actor, image);
    if (!mayReadAll && mayReadAll.error().code != ErrorCode::Refused)
        return passOn(mayReadAll);
    YUYI_TRY(const auto annotations, stores.annotations().ofImage(image));
    QHash<Sha256, int> listed;
    for (const AnnotationSummary &one : annotations) {
        if (one.state == AnnotationState::Superseded || one.origin == Origin::Gold || (!mayReadAll && one.person != actor))
            continue;
        YUYI_TRY(const auto annotation, stores.annotations().annotation(one.id));
        for (const Question &question : annotation.content.questions) {
            for (const Medium &medium : question.media)
                ++listed[medium.sha256];
        }
    }
    return listed;
}

Result<SheetsReport::One> makeOne(Stores &stores, const PersonId &actor, const Image &image, const SheetForm &form,
                                  const QList<ImagePart> &parts, const QString &grid, Panels &panels)
{
    SheetsReport::One one;
    one.image = image.id;
    one.name = image.names.value(0);
    one.code = form.code;
    YUYI_TRY(const auto recipe, sheetRecipe(form, parts, grid));
    ImageSheet sheet;
    sheet.code = form.code;
    sheet.recipe = recipeText(recipe);
    sheet.recipeHash = recipeHash(sheet.recipe);
    one.recipeHash = sheet.recipeHash;
    YUYI_TRY(const auto there, stores.composing().sheets(image.id));
    if (const ImageSheet *known = sheetOf(there, sheet.recipeHash)) {
        one.medium = known->medium;
        return one;
    }
    YUYI_TRY(const auto composed, stores.composing().composed(sheet.recipeHash));
    if (composed) {
        sheet.medium = *composed;
    } else {
        YUYI_TRY(const auto medium, panels.compose(recipe, one.name));
        sheet.medium = medium;
    }
    YUYI_CHECK(stores.transaction([&]() -> Result<> {
        // Another program may have been faster; its picture is the one that stays.
        YUYI_TRY(const auto meanwhile, stores.composing().composed(sheet.recipeHash));
        if (meanwhile)
            sheet.medium = *meanwhile;
        return addSheet(stores, actor, image.id, sheet);
    }));
    one.medium = sheet.medium;
    one.made = true;
    return one;
}

} // namespace

const MadeSheet *Composition::current(const QString &sheetCode) const
{
    const auto found = std::find_if(sheets.begin(), sheets.end(),
                                    [&](const MadeSheet &one) { return one.current && one.sheet.code == sheetCode; });
    return found == sheets.end() ? nullptr : &*found;
}

Result<Preset> ComposeService::requireMayCompose()
{
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (packed)
        return failure(ErrorCode::Refused, Tr::tr("Pictures are not composed in a work package. Compose them in the project."));
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    if (!lead)
        YUYI_CHECK(requireRole(m_stores, m_actor, Role::Annotator));
    YUYI_TRY(const auto info, m_stores.project().info());
    if (info.preset.sheets.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("The preset of this project has no sheets, so nothing is composed of panels."));
    return info.preset;
}

Result<Composition> ComposeService::composition(const ImageId &image)
{
    YUYI_TRY(const auto preset, requireMayCompose());
    Composition composition;
    YUYI_TRY(const auto parts, m_stores.composing().parts(image));
    YUYI_TRY(const auto facts, m_stores.composing().facts(image));
    YUYI_TRY(const auto sheets, m_stores.composing().sheets(image));
    YUYI_TRY(const auto listed, listedIn(m_stores, m_actor, image));
    composition.parts = parts;
    composition.facts = facts;
    // Whoever may still answer a question about the image reads no facts that may say the answer. How its panels stand is to be seen.
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    if (hidden.answered.contains(image)) {
        composition.facts.clear();
        if (facts.contains(gridFact))
            composition.facts.insert(gridFact, facts.value(gridFact));
    }
    QSet<QString> now;
    for (const SheetForm &form : preset.sheets) {
        if (const auto recipe = sheetRecipe(form, parts, facts.value(gridFact)))
            now.insert(recipeHash(recipeText(*recipe)));
    }
    for (const ImageSheet &sheet : sheets) {
        if (!isCategorySheet(sheet.code)) // composed of other images
            composition.sheets.append({sheet, now.contains(sheet.recipeHash), listed.value(sheet.medium.sha256)});
    }
    return composition;
}

Result<QList<CutPanel>> ComposeService::proposed(const ImageId &image)
{
    YUYI_CHECK(requireMayCompose());
    YUYI_TRY(const auto found, m_stores.images().image(image));
    YUYI_TRY(const auto whole, pictureOf(m_folder, mediumOf(found)));
    const QList<QRect> areas = proposedPanels(whole);
    const QList<PartRole> roles = proposedRoles(whole, areas);
    QList<CutPanel> panels;
    for (qsizetype i = 0; i < areas.size(); ++i)
        panels.append(CutPanel{roles.at(i), areas.at(i)});
    return panels;
}

/// Puts the pictures of the panels into the project. Without an image nothing can be cut.
Result<QList<ImagePart>> ComposeService::partsOf(const QList<CutPanel> &panels, const std::optional<Image> &image,
                                                 const MediumSource &source)
{
    QList<ImagePart> former;
    if (image) {
        YUYI_TRY(const auto parts, m_stores.composing().parts(image->id));
        former = parts;
    }
    QList<ImagePart> parts;
    QHash<int, int> positions;
    for (const CutPanel &panel : panels) {
        ImagePart part;
        part.role = panel.role;
        part.position = positions[static_cast<int>(panel.role)]++;
        parts.append(part);
    }
    YUYI_CHECK(checkNumbers(parts)); // before anything is stored
    QImage whole;
    QList<ImagePart> staying = former;
    MediaService media(m_stores, m_folder, m_actor);
    for (qsizetype i = 0; i < panels.size(); ++i) {
        const CutPanel &panel = panels.at(i);
        ImagePart &part = parts[i];
        const int origins = (panel.area.isNull() ? 0 : 1) + (panel.file.isEmpty() ? 0 : 1) + (panel.medium.isNull() ? 0 : 1);
        if (origins != 1 || (!panel.area.isNull() && !image))
            return failure(ErrorCode::Invalid, Tr::tr("A panel is either an area of the image, or a file, or a picture of the project."));
        if (!panel.file.isEmpty()) {
            YUYI_TRY(const auto added, media.add(panel.file, source));
            part.medium = added;
            continue;
        }
        if (!panel.medium.isNull()) {
            YUYI_TRY(const auto known, m_stores.media().media({panel.medium.sha256}));
            if (known.isEmpty())
                return failure(ErrorCode::NotFound, Tr::tr("The picture of a panel is not in the project."), panel.medium.sha256.hex());
            part.medium = mediumOf(known.constFirst());
            // A part that stays keeps where it was cut; of those that look alike each keeps its own place.
            const auto same = std::find_if(staying.cbegin(), staying.cend(),
                                           [&](const ImagePart &one) { return one.medium.sha256 == part.medium.sha256; });
            if (same != staying.cend()) {
                part.area = same->area;
                staying.erase(same);
            }
            continue;
        }
        part.area = panel.area;
        const auto same = std::find_if(former.begin(), former.end(), [&](const ImagePart &one) { return one.area == panel.area; });
        if (same != former.end()) {
            part.medium = same->medium;
            continue;
        }
        if (whole.isNull()) {
            YUYI_TRY(const auto decoded, pictureOf(m_folder, mediumOf(*image)));
            whole = decoded;
        }
        const QImage cut = cutOut(whole, panel.area);
        if (cut.isNull()) {
            return failure(ErrorCode::Invalid, Tr::tr("The area %1, %2, %3 × %4 does not lie within the image.")
                                                   .arg(panel.area.x())
                                                   .arg(panel.area.y())
                                                   .arg(panel.area.width())
                                                   .arg(panel.area.height()));
        }
        YUYI_TRY(const auto added, media.add(plainPng(cut), image->names.value(0), source));
        part.medium = added;
    }
    // As they are stored: those of the context, the blank one, those to choose from.
    std::stable_sort(parts.begin(), parts.end(), [](const ImagePart &a, const ImagePart &b) { return a.role < b.role; });
    return parts;
}

/// One step: panels, facts, audit trail and undo. Within a transaction; nothing if nothing changes.
Result<> ComposeService::write(const ImageId &image, const QList<ImagePart> &parts, const QMap<QString, QString> &facts)
{
    YUYI_TRY(const auto partsBefore, m_stores.composing().parts(image));
    YUYI_TRY(const auto factsBefore, m_stores.composing().facts(image));
    PanelState before{partsBefore, {}};
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact)
        before.facts.insert(fact.key(), factsBefore.value(fact.key()));
    const PanelState after{parts, facts};
    if (before.parts == after.parts && before.facts == after.facts)
        return {};
    YUYI_CHECK(m_stores.composing().setParts(image, parts));
    YUYI_CHECK(m_stores.composing().setFacts(image, facts, m_actor));
    YUYI_CHECK(recordPanels(m_stores, m_actor, image, before, after));
    return pushPanelsStep(m_stores, m_actor, image, before, after);
}

Result<> ComposeService::cut(const ImageId &image, const QList<CutPanel> &panels, int columns)
{
    YUYI_TRY(const auto preset, requireMayCompose());
    YUYI_TRY(const auto found, m_stores.images().image(image));
    YUYI_TRY(const auto parts, partsOf(panels, found, {found.sourceUrl, found.licence}));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto former, m_stores.composing().parts(image));
        YUYI_TRY(const auto facts, m_stores.composing().facts(image));
        return write(image, parts, panelFacts(preset, parts, columns, former, facts));
    });
}

Result<Medium> ComposeService::sheet(const ImageId &image, const QString &sheetCode)
{
    YUYI_TRY(const auto preset, requireMayCompose());
    const SheetForm *form = preset.sheet(sheetCode);
    if (!form)
        return failure(ErrorCode::NotFound, Tr::tr("The preset of this project has no sheet “%1”.").arg(sheetCode));
    YUYI_TRY(const auto found, m_stores.images().image(image));
    YUYI_TRY(const auto parts, m_stores.composing().parts(image));
    YUYI_TRY(const auto facts, m_stores.composing().facts(image));
    Panels panels(m_stores, m_folder, m_actor, parts);
    YUYI_TRY(const auto made, makeOne(m_stores, m_actor, found, *form, parts, facts.value(gridFact), panels));
    return made.medium;
}

Result<ImageId> ComposeService::fromPanels(const QList<CutPanel> &panels, const MediumSource &source, int columns, const QString &name)
{
    YUYI_TRY(const auto preset, requireMayCompose());
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    const QString url = source.url.trimmed();
    if (const QString refusal = sourceRefusal(url, info.rules); !refusal.isEmpty())
        return failure(ErrorCode::Refused, refusal);
    YUYI_TRY(const auto parts, partsOf(panels, {}, source));
    const QMap<QString, QString> facts = panelFacts(preset, parts, columns, {}, {});
    // As sheets are made of it later: a preset without the fact has one row only.
    YUYI_TRY(const auto recipe, sheetRecipe(preset.sheets.constFirst(), parts, facts.value(gridFact)));
    Panels pictures(m_stores, m_folder, m_actor, parts);
    YUYI_TRY(const auto bytes, pictures.draw(recipe));
    YUYI_TRY(const auto medium, MediaService(m_stores, m_folder, m_actor).add(bytes, name, source));
    YUYI_TRY(const auto picture, PictureFile::of(name, bytes, pictureLimitBytes(m_folder)));

    Image image;
    image.id = ImageId::create();
    image.sha256 = picture.sha256();
    image.names = {name.isEmpty() ? QStringLiteral("panels-%1.png").arg(image.sha256.hex().left(8)) : QFileInfo(name).fileName()};
    image.format = picture.header().format;
    image.bytes = picture.bytes().size();
    image.size = picture.header().size;
    image.frames = picture.header().frames;
    image.colour = picture.header().colour;
    image.sourceUrl = url;
    image.licence = source.licence.trimmed();
    image.createdAt = currentTime();
    image.createdBy = m_actor;
    ImageSheet sheet;
    sheet.code = recipe.sheet;
    sheet.recipe = recipeText(recipe);
    sheet.recipeHash = recipeHash(sheet.recipe);
    sheet.medium = medium;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto there, m_stores.images().byHash(image.sha256));
        if (there) {
            image.id = there->id;
            YUYI_TRY(const auto known, m_stores.composing().parts(image.id));
            return known.isEmpty() ? write(image.id, parts, facts) : Result<>();
        }
        YUYI_CHECK(m_stores.images().add(image));
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Image, image.id.value(), AuditAction::Added, m_actor)));
        // No step of the undo history, as with all that is collected.
        YUYI_CHECK(m_stores.composing().setParts(image.id, parts));
        YUYI_CHECK(m_stores.composing().setFacts(image.id, facts, m_actor));
        YUYI_CHECK(recordPanels(m_stores, m_actor, image.id, {}, {parts, facts}));
        return addSheet(m_stores, m_actor, image.id, sheet);
    }));
    return image.id;
}

Result<SheetsReport> ComposeService::make(const SheetsRequest &request, Progress &progress)
{
    YUYI_TRY(const auto preset, requireMayCompose());
    QElapsedTimer timer;
    timer.start();
    QList<SheetForm> forms;
    for (const SheetForm &form : preset.sheets) {
        if (request.sheets.isEmpty() || request.sheets.contains(form.code))
            forms.append(form);
    }
    for (const QString &code : request.sheets) {
        if (!preset.sheet(code))
            return failure(ErrorCode::NotFound, Tr::tr("The preset of this project has no sheet “%1”.").arg(code));
    }
    YUYI_TRY(const auto allParts, m_stores.composing().allParts());
    YUYI_TRY(const auto allFacts, m_stores.composing().allFacts());
    QList<ImageId> wanted = request.images;
    if (wanted.isEmpty()) {
        YUYI_TRY(const auto inOrder, m_stores.images().list({}, ImageSort::Added));
        std::copy_if(inOrder.begin(), inOrder.end(), std::back_inserter(wanted), [&](const ImageId &id) { return allParts.contains(id); });
    }
    YUYI_TRY(const auto images, m_stores.images().images(wanted));
    SheetsReport report;
    progress.setTotal(images.size());
    for (const Image &image : images) {
        const QList<ImagePart> parts = allParts.value(image.id);
        Panels panels(m_stores, m_folder, m_actor, parts);
        for (const SheetForm &form : std::as_const(forms)) {
            if (progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("Stopped. The sheets that were finished stay."));
            const auto one = makeOne(m_stores, m_actor, image, form, parts, allFacts.value(image.id).value(gridFact), panels);
            if (one) {
                report.sheets.append(*one);
                ++(one->made ? report.made : report.known);
            } else if (one.error().code == ErrorCode::Environment) {
                return passOn(one); // a full disk stops all of them
            } else {
                SheetsReport::One failed;
                failed.image = image.id;
                failed.name = image.names.value(0);
                failed.code = form.code;
                failed.reason = one.error().sentence;
                report.sheets.append(failed);
            }
        }
        progress.advance();
    }
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return report;
}

} // namespace yuyi
