// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/picturesources.h"

#include "models/domain/images/imagepart.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/categories.h"

#include <QCoreApplication>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

bool lacksSource(const MediumFacts &facts)
{
    return facts.sourceUrl.isEmpty() || facts.licence.isEmpty();
}

} // namespace

Result<QHash<Sha256, MediumFacts>> sourcedMedia(Stores &stores, const QList<Sha256> &hashes)
{
    QHash<Sha256, MediumFacts> known;
    YUYI_TRY(const auto media, stores.media().media(hashes));
    for (const MediumFacts &medium : media)
        known.insert(medium.sha256, medium);
    if (std::none_of(media.begin(), media.end(), lacksSource))
        return known;
    YUYI_TRY(const auto made, stores.composing().madeOf());
    QSet<ImageId> wanted;
    for (const MediumFacts &medium : media) {
        const QList<ImageId> of = lacksSource(medium) ? made.value(medium.sha256) : QList<ImageId>();
        wanted.unite(QSet<ImageId>(of.begin(), of.end()));
    }
    YUYI_TRY(const auto images, stores.images().images(QList<ImageId>(wanted.begin(), wanted.end())));
    QHash<ImageId, Image> found;
    for (const Image &image : images)
        found.insert(image.id, image);
    for (MediumFacts &facts : known) {
        if (!lacksSource(facts))
            continue;
        QList<Image> sources;
        YUYI_TRY(const auto same, stores.images().byHash(facts.sha256));
        if (same)
            sources.append(*same);
        const QList<ImageId> of = made.value(facts.sha256);
        for (const ImageId &image : of)
            sources.append(found.value(image));
        for (const Image &image : std::as_const(sources)) {
            if (facts.sourceUrl.isEmpty())
                facts.sourceUrl = image.sourceUrl;
            if (facts.licence.isEmpty())
                facts.licence = image.licence;
        }
    }
    return known;
}

QString joinedSources(QStringList texts)
{
    for (QString &text : texts)
        text = text.trimmed();
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts.join(QStringLiteral("; "));
}

namespace {

/// What is said of the pictures that another one was composed of.
struct Origins {
    QStringList urls;
    QStringList licences;

    void add(const QString &url, const QString &licence)
    {
        urls.append(url);
        licences.append(licence);
    }
};

/// A text that says what the pictures said follows them; any other stays.
QString followed(const QString &text, const QStringList &before, const QStringList &now)
{
    return text == joinedSources(before) ? joinedSources(now) : text;
}

/// Whether the facts were others.
bool follow(MediumFacts &facts, const Origins &before, const Origins &now)
{
    const QString url = followed(facts.sourceUrl, before.urls, now.urls);
    const QString licence = followed(facts.licence, before.licences, now.licences);
    const bool changes = url != facts.sourceUrl || licence != facts.licence;
    facts.sourceUrl = url;
    facts.licence = licence;
    return changes;
}

/// A panel that came as a file, or a sheet of one, may have the same licence by chance: both have to be those of the image.
bool takeOver(MediumFacts &facts, const Image &before, const Image &after, bool onlyOfImage)
{
    // As pictures keep them.
    const bool urlTaken = facts.sourceUrl == before.sourceUrl.trimmed();
    const bool licenceTaken = facts.licence == before.licence.trimmed();
    if (!onlyOfImage && !(urlTaken && licenceTaken))
        return false;
    const MediumFacts former = facts;
    if (urlTaken)
        facts.sourceUrl = after.sourceUrl.trimmed();
    if (licenceTaken)
        facts.licence = after.licence.trimmed();
    return facts.sourceUrl != former.sourceUrl || facts.licence != former.licence;
}

Result<> store(Stores &stores, const MediumFacts &facts)
{
    return stores.media().setSource(facts.sha256, facts.sourceUrl, facts.licence);
}

/// @brief The sheets of an image follow its panels. `before`: the panels that were corrected, as they were. `image`: as it was and as it
/// is, where it was corrected itself. `by`: who composed the sheets; null: anybody.
Result<> correctSheets(Stores &stores, const ImageId &id, const QHash<Sha256, MediumFacts> &before, const std::pair<Image, Image> *image,
                       const PersonId &by)
{
    YUYI_TRY(const auto sheets, stores.composing().sheets(id));
    YUYI_TRY(const auto parts, stores.composing().parts(id));
    QList<Sha256> hashes;
    bool allCut = true;
    for (const ImagePart &part : parts) {
        hashes.append(part.medium.sha256);
        allCut = allCut && !part.area.isNull();
    }
    YUYI_TRY(const auto panels, stores.media().media(hashes));
    Origins former, now;
    for (const MediumFacts &panel : panels) {
        const MediumFacts was = before.value(panel.sha256, panel);
        former.add(was.sourceUrl, was.licence);
        now.add(panel.sourceUrl, panel.licence);
    }
    QList<Sha256> made;
    for (const ImageSheet &sheet : sheets) {
        if (!isCategorySheet(sheet.code))
            made.append(sheet.medium.sha256);
    }
    YUYI_TRY(auto media, stores.media().media(made));
    for (MediumFacts &facts : media) {
        if (!by.isNull() && facts.createdBy != by)
            continue;
        if (follow(facts, former, now) || (image && takeOver(facts, image->first, image->second, allCut)))
            YUYI_CHECK(store(stores, facts));
    }
    return {};
}

Result<> correctPanelsAndSheets(Stores &stores, const std::pair<Image, Image> &image)
{
    YUYI_TRY(const auto parts, stores.composing().parts(image.second.id));
    QHash<Sha256, bool> cut;
    for (const ImagePart &part : parts)
        cut.insert(part.medium.sha256, !part.area.isNull());
    YUYI_TRY(const auto panels, stores.media().media(cut.keys()));
    QHash<Sha256, MediumFacts> before;
    for (const MediumFacts &panel : panels) {
        MediumFacts facts = panel;
        if (!takeOver(facts, image.first, image.second, cut.value(facts.sha256)))
            continue;
        before.insert(panel.sha256, panel);
        YUYI_CHECK(store(stores, facts));
    }
    return correctSheets(stores, image.second.id, before, &image, {});
}

/// Sheets of categories show images that others than their own image are made of. `before`: the images that were corrected, as they were.
Result<> correctCategorySheets(Stores &stores, const QHash<Sha256, Image> &before)
{
    QSet<Sha256> seen;
    for (const QString &code : {firstCategorySheet, secondCategorySheet}) {
        YUYI_TRY(const auto sheets, stores.composing().sheetsOf(code));
        for (const auto &[image, sheet] : sheets) {
            const Json recipe = storedJson(sheet.recipe);
            const QStringList shown = textsOf(fieldOf(recipe, "context"));
            const bool isTouched = std::any_of(shown.begin(), shown.end(), [&](const QString &hash) {
                const auto sha256 = Sha256::fromHex(hash);
                return sha256 && before.contains(*sha256);
            });
            if (!isTouched || seen.contains(sheet.medium.sha256))
                continue;
            seen.insert(sheet.medium.sha256);
            Origins former, now;
            for (const QString &hash : shown) {
                YUYI_TRY(const auto one, stores.images().byHash(Sha256::fromHex(hash).value_or(Sha256())));
                if (!one)
                    continue;
                const Image was = before.value(one->sha256, *one);
                former.add(was.sourceUrl, was.licence);
                now.add(one->sourceUrl, one->licence);
            }
            YUYI_TRY(auto media, stores.media().media({sheet.medium.sha256}));
            for (MediumFacts &facts : media) {
                if (follow(facts, former, now))
                    YUYI_CHECK(store(stores, facts));
            }
        }
    }
    return {};
}

} // namespace

Result<> correctMadeOf(Stores &stores, const QList<std::pair<Image, Image>> &corrected)
{
    QHash<Sha256, Image> before;
    for (const auto &image : corrected) {
        if (image.first.sourceUrl == image.second.sourceUrl && image.first.licence == image.second.licence)
            continue;
        YUYI_CHECK(correctPanelsAndSheets(stores, image));
        before.insert(image.first.sha256, image.first);
    }
    if (before.isEmpty())
        return {};
    YUYI_TRY(const auto info, stores.project().info());
    return info.preset.categories ? correctCategorySheets(stores, before) : Result<>();
}

Result<> correctSheetsOf(Stores &stores, const MediumFacts &before, const PersonId &by)
{
    YUYI_TRY(const auto made, stores.composing().madeOf());
    const QList<ImageId> images = made.value(before.sha256);
    for (const ImageId &image : images)
        YUYI_CHECK(correctSheets(stores, image, {{before.sha256, before}}, nullptr, by));
    return {};
}

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CollectService)
};

bool hostMatches(const QString &host, const QString &pattern)
{
    const QString p = pattern.trimmed().toLower();
    return !p.isEmpty() && (host == p || host.endsWith(QLatin1Char('.') % p));
}

} // namespace

QString sourceRefusal(const QString &sourceUrl, const WorkRules &rules)
{
    if (rules.allowedSources.isEmpty() && rules.forbiddenSources.isEmpty())
        return {};
    const QUrl url = QUrl::fromUserInput(sourceUrl);
    const QString host = sourceUrl.isEmpty() ? QString() : url.host().toLower();
    for (const QString &pattern : rules.forbiddenSources) {
        if (hostMatches(host, pattern))
            return Tr::tr("The source “%1” is not allowed by the project's rules.").arg(host);
    }
    if (rules.allowedSources.isEmpty())
        return {};
    for (const QString &pattern : rules.allowedSources) {
        if (hostMatches(host, pattern))
            return {};
    }
    if (host.isEmpty())
        return Tr::tr("The image has no source, but the project requires a source from its list of allowed sources.");
    return Tr::tr("The source “%1” is not in the project's list of allowed sources.").arg(host);
}

Result<> checkNewSource(const QString &before, const QString &after, const WorkRules &rules)
{
    const QString refusal = after == before ? QString() : sourceRefusal(after, rules);
    if (!refusal.isEmpty())
        return failure(ErrorCode::Refused, refusal);
    return {};
}

} // namespace yuyi
