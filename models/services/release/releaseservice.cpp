// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/releaseservice.h"

#include "models/domain/annotation/translation.h"
#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/exchange/benchmarks/exporter.h"
#include "models/exchange/release/croissant.h"
#include "models/exchange/release/datacard.h"
#include "models/exchange/release/sites.h"
#include "models/exchange/release/splits.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/services/annotation/lintservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/release/chattexts.h"
#include "models/services/release/furtherpictures.h"
#include "models/services/review/goldquestions.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/seals/auditseals.h"
#include "models/services/session/imagefiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleaseService)
};

QList<ImageId> imagesOf(const QList<Item> &items)
{
    QList<ImageId> images;
    QSet<ImageId> seen;
    for (const Item &item : items) {
        if (seen.contains(item.image))
            continue;
        seen.insert(item.image);
        images.append(item.image);
    }
    return images;
}

/// The absolute path of a target; relative if it is in the project's folder, which may be moved or copied.
QString withinFolder(const QString &folder, const QString &target)
{
    const QString path = QDir::cleanPath(QFileInfo(target).absoluteFilePath());
    const QString relative = QDir(folder).relativeFilePath(path);
    return relative.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(relative) ? path : relative;
}

QString reasonTitle(const Preset &preset, const QString &code)
{
    if (const DiscardReason *reason = preset.discardReason(code))
        return reason->title.text();
    if (code == QLatin1String("duplicate"))
        return Tr::tr("Duplicate");
    if (code == QLatin1String("text-heavy"))
        return Tr::tr("Too much text");
    return code;
}

/// The limit (0…1) above which the rule discarded images for their text; no value if no decision of the rule is in force.
Result<std::optional<double>> textLimitInForce(Stores &stores, double projectLimit)
{
    YUYI_TRY(const auto decisions, stores.images().decisionsInForce(FilterStep::Text));
    YUYI_TRY(const auto ratios, stores.filters().ratios());
    std::optional<double> limit;
    for (const Decision &decision : decisions) {
        if (decision.outcome != Outcome::Discard || decision.rule.isEmpty())
            continue;
        double own = numberOf(storedJson(decision.rule.toUtf8()), "limit", projectLimit);
        // A higher limit that came later brought back what is below it and left the other decisions as they were.
        if (ratios.value(decision.image) > projectLimit)
            own = std::max(own, projectLimit);
        limit = std::min(limit.value_or(own), own);
    }
    return limit;
}

/// A data card is published: it counts what people did and names nobody.
StepReport withoutNames(StepReport report)
{
    qint64 decided = 0;
    for (const auto &[name, number] : std::as_const(report.deciders))
        decided += number;
    if (decided > 0)
        report.state.append({QStringLiteral("decided"), decided});
    report.by.clear();
    report.deciders.clear();
    return report;
}

/// How the questions were made; what the rules say holds for those of this project alone.
QStringList makingLines(const QList<Item> &items, const WorkRules &rules)
{
    const auto imported = std::count_if(items.begin(), items.end(), [](const Item &item) { return !item.sourceEntry.isNull(); });
    if (imported == items.size())
        return {};
    if (imported > 0)
        return {Tr::tr("Annotators per image, for questions made in this project: %1.").arg(rules.annotatorsPerImage),
                Tr::tr("Independent answers per question, for questions made in this project, given without seeing the author's "
                       "answer: %1.")
                    .arg(rules.votesPerQuestion)};
    return {Tr::tr("Annotators per image: %1.").arg(rules.annotatorsPerImage),
            Tr::tr("Independent answers per question, given without seeing the author's answer: %1.").arg(rules.votesPerQuestion)};
}

/// How many people of each role worked on these images and questions. A published card counts them and names nobody.
Result<QList<std::pair<Role, int>>> peopleOf(Stores &stores, const QList<Item> &items)
{
    QSet<QUuid> subjects;
    for (const Item &item : items)
        subjects << item.image.value() << item.question.versionId.value();
    YUYI_TRY(const auto contributions, stores.releases().contributions());
    QMap<Role, QSet<PersonId>> people;
    for (const ReleaseStore::Contribution &one : contributions) {
        if (subjects.contains(one.subject))
            people[one.role].insert(one.person);
    }
    QList<std::pair<Role, int>> counts;
    for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Validator, Role::Expert}) {
        if (const auto number = people.value(role).size(); number > 0)
            counts.append({role, static_cast<int>(number)});
    }
    return counts;
}

} // namespace

/// The panels of the images.
static Result<> addPanelsOf(Stores &stores, const QString &folder, ExportSet &set)
{
    YUYI_TRY(const auto all, stores.composing().allParts());
    QList<Sha256> hashes;
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        for (const ImagePart &part : it.value())
            hashes.append(part.medium.sha256);
    }
    YUYI_TRY(const auto media, stores.media().media(hashes));
    QHash<Sha256, MediumFacts> known;
    for (const MediumFacts &medium : media)
        known.insert(medium.sha256, medium);
    for (auto image = set.images.cbegin(); image != set.images.cend(); ++image) {
        const QList<ImagePart> parts = all.value(image.key());
        for (const ImagePart &part : parts) {
            const MediumFacts medium = known.value(part.medium.sha256);
            ExchangeImage facts;
            facts.file = imageFilePath(folder, part.medium.sha256, part.medium.format); // the exporter asks for it
            facts.format = part.medium.format;
            facts.sha256 = part.medium.sha256;
            facts.name = QFileInfo(facts.file).fileName();
            // A panel is a part of its image, so what is not said of it is said of that.
            facts.sourceUrl = medium.sourceUrl.isEmpty() ? image->sourceUrl : medium.sourceUrl;
            facts.licence = medium.licence.isEmpty() ? image->licence : medium.licence;
            set.parts[image.key()].append({part.role, facts});
        }
    }
    return {};
}

/// The pictures that the questions list or have as options, and what their entries had.
static Result<> addMedia(Stores &stores, const QString &folder, ExportSet &set)
{
    YUYI_TRY(const auto pictures, listedPicturesOf(stores, set.items));
    if (pictures.isEmpty())
        return {};
    for (const FurtherPicture &picture : pictures) {
        const MediumFacts &medium = picture.facts;
        if (medium.sha256.isNull())
            continue; // the exporter names the item
        ExchangeImage facts;
        facts.file = imageFilePath(folder, medium.sha256, medium.format); // the exporter asks for it
        facts.format = medium.format;
        facts.sha256 = medium.sha256;
        facts.name = QFileInfo(facts.file).fileName();
        facts.sourceUrl = medium.sourceUrl;
        facts.licence = medium.licence;
        set.media.insert(medium.sha256, facts);
    }
    YUYI_TRY(set.imported, stores.annotations().importedWithPictures());
    return {};
}

/// The pictures of a set that are none of its images.
static QList<ExchangeImage> picturesBesides(const ExportSet &set)
{
    QSet<Sha256> images;
    for (const ExchangeImage &image : set.images)
        images.insert(image.sha256);
    QList<ExchangeImage> pictures;
    for (const ExchangeImage &picture : set.media) {
        if (!images.contains(picture.sha256))
            pictures.append(picture);
    }
    return pictures;
}

static bool lacksSource(const ExchangeImage &picture)
{
    return picture.sourceUrl.isEmpty() || picture.licence.isEmpty();
}

/// What an author repaired and the gold does not have: found in the history, which the linter does not see.
static Result<> addMissingRepairs(Stores &stores, const SetLintInput &input, const Preset &preset, SetReport &report)
{
    const QList<ImageId> images = imagesOf(input.items);
    YUYI_TRY(const auto repaired, stores.submissions().submittedAgain());
    for (const ImageId &image : images) {
        if (!repaired.contains(image))
            continue;
        YUYI_TRY(const auto missing, repairsMissingInGold(stores, image));
        for (const QString &field : missing) {
            SetFinding found;
            found.finding.rule = LintRule::RepairMissing;
            found.finding.text = Tr::tr("The field “%1” in the gold annotation differs from the author's last submission.")
                                     .arg(nameOfContentField(field, preset));
            found.image = image;
            found.where = input.images.value(image).name;
            report.findings.append(found);
        }
    }
    return {};
}

Result<Statistics> ReleaseService::statistics()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    YUYI_TRY(const auto own, ownPicturesOf(m_stores, items));
    return statisticsOf(items, info.preset, own);
}

Result<ReleaseState> ReleaseService::state()
{
    ReleaseState state;
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    YUYI_TRY(const auto input, LintService(m_stores).setInput(items));
    YUYI_TRY(const auto own, ownPicturesOf(m_stores, items));
    state.statistics = statisticsOf(input.items, info.preset, own);
    state.lint = lintSet(input, info.preset);
    YUYI_TRY(state.splits, splits());
    YUYI_CHECK(addMissingRepairs(m_stores, input, info.preset, state.lint));
    YUYI_TRY(const auto pictures, furtherPicturesOf(m_stores, input.items));
    for (const FurtherPicture &picture : pictures) {
        if (picture.lacksSource())
            state.picturesWithoutLicence.append(
                {picture.facts, input.items.at(picture.item).image, picture.where(input.names.value(picture.item))});
    }
    const QList<ImageId> images = imagesOf(input.items);
    for (const ImageId &image : images) {
        const LintImage facts = input.images.value(image);
        if (facts.sourceUrl.isEmpty() || facts.licence.isEmpty())
            state.withoutLicence.append(image);
    }
    YUYI_TRY(const auto releases, m_stores.releases().releases());
    state.releases = releases;
    YUYI_TRY(state.prompts, dialogueConfigurations(m_stores));
    return state;
}

Result<SplitMaterial> ReleaseService::splits()
{
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    YUYI_TRY(const auto images, m_stores.images().images(imagesOf(items)));
    QHash<ImageId, Sha256> hashes;
    for (const Image &image : images)
        hashes.insert(image.id, image.sha256);
    return splitMaterial(items, hashes);
}

Result<ExportSet> ReleaseService::exportSet(const ReleaseRequest &request)
{
    ExportSet set;
    YUYI_TRY(const auto info, m_stores.project().info());
    set.preset = info.preset;
    set.withKeys = request.withKeys;
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    set.items = items;
    if (set.items.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("There is nothing to release: no image has been annotated and accepted yet."));
    }
    YUYI_TRY(const auto images, m_stores.images().images(imagesOf(set.items)));
    QHash<ImageId, Sha256> hashes;
    int unlicensed = 0;
    for (const Image &image : images) {
        ExchangeImage facts;
        facts.file = imageFilePath(m_folder, image.sha256, image.format); // the exporter asks for it
        facts.format = image.format;
        facts.sha256 = image.sha256;
        facts.name = image.names.value(0);
        facts.sourceUrl = image.sourceUrl;
        facts.licence = image.licence;
        set.images.insert(image.id, facts);
        hashes.insert(image.id, image.sha256);
        unlicensed += lacksSource(facts) ? 1 : 0;
    }
    if (info.rules.requireLicence && unlicensed > 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%n image(s) to be released have no source or no licence. The project's rules "
                              "require both.",
                              nullptr, unlicensed));
    }
    YUYI_TRY(const auto entries, m_stores.sources().entries());
    for (const SourceEntry &entry : entries)
        set.sources.insert(entry.id, entry);
    YUYI_CHECK(addMedia(m_stores, m_folder, set));
    if (holdsPanels(request.format))
        YUYI_CHECK(addPanelsOf(m_stores, m_folder, set));
    const QList<ExchangeImage> further = picturesBesides(set);
    if (const auto lacking = std::count_if(further.begin(), further.end(), lacksSource); info.rules.requireLicence && lacking > 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%n further picture(s) of the questions to be released have no source or no licence. The project's rules "
                              "require both.",
                              nullptr, static_cast<int>(lacking)));
    }
    YUYI_TRY(const auto translations, m_stores.translations().all());
    for (const auto &[language, code] : codesOf(ItemLanguage{})) {
        const Translations own(translations, language);
        for (const Item &item : std::as_const(set.items)) {
            if (const auto other = translated(item, own.of(item)))
                set.translations[language].insert(item.question.versionId, *other);
        }
    }
    if (!request.splits.isEmpty()) {
        const auto assign = request.keepsSplits ? dealNewItems : dealSplits;
        YUYI_TRY(const auto names, assign(set.items, hashes, request.splits, request.seed, request.splitBy));
        for (qsizetype i = 0; i < set.items.size(); ++i)
            set.items[i].split = names.at(i);
    }
    return set;
}

Result<DataCardInput> ReleaseService::cardOf(const ExportSet &set, const ReleaseRequest &request)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto funnel, m_stores.images().funnel());
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    YUYI_TRY(const auto input, LintService(m_stores).setInput(items));
    SetReport lint = lintSet(input, info.preset);
    YUYI_CHECK(addMissingRepairs(m_stores, input, info.preset, lint));

    DataCardInput card;
    card.title = info.title;
    card.date = currentTime().toLocalTime();
    card.programVersion = QCoreApplication::applicationVersion();
    card.preset = &set.preset;
    YUYI_TRY(const auto own, ownPicturesOf(m_stores, set.items));
    card.statistics = statisticsOf(set.items, set.preset, own);
    card.splits = request.splits;
    card.keepsSplits = request.keepsSplits;
    card.splitBy = request.splitBy;
    if (!request.splits.isEmpty())
        card.seed = request.seed;
    QHash<ImageId, Sha256> hashes;
    for (auto image = set.images.cbegin(); image != set.images.cend(); ++image)
        hashes.insert(image.key(), image->sha256);
    QStringList splitNames;
    for (const Item &item : set.items)
        splitNames.append(item.split);
    if (!splitNames.contains(QString()))
        card.sharedPictures = sharedPictures(set.items, hashes, splitNames);
    card.withKeys = request.withKeys;
    QSet<QString> files;
    for (const Item &item : set.items) {
        if (const auto entry = set.sources.constFind(item.sourceEntry); entry != set.sources.constEnd())
            files.insert(entry->file);
    }
    qint64 discarded = 0;
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Text, FilterStep::Inspect}) {
        const qint64 count = funnel.discarded.value(step);
        card.discarded.append({step, count});
        discarded += count;
    }
    for (auto it = funnel.reasons.begin(); it != funnel.reasons.end(); ++it)
        card.reasons.append({reasonTitle(info.preset, it.key()), it.value()});
    std::sort(card.reasons.begin(), card.reasons.end(), [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    // The card shows the funnel of the whole project, also if the release has no imported items.
    if (set.sources.isEmpty() || discarded > 0)
        card.collected = funnel.collected;
    card.kept = funnel.collected - discarded;
    QStringList sources;
    for (const ExchangeImage &image : set.images) {
        ++card.licences[image.licence];
        card.withoutSource += image.sourceUrl.isEmpty() ? 1 : 0;
        sources.append(image.sourceUrl);
    }
    card.sites = countSites(sources);
    QStringList pictureSources;
    const QList<ExchangeImage> further = picturesBesides(set);
    for (const ExchangeImage &picture : further) {
        ++card.pictureLicences[picture.licence];
        card.picturesWithoutSource += picture.sourceUrl.isEmpty() ? 1 : 0;
        pictureSources.append(picture.sourceUrl);
    }
    card.pictureSites = countSites(pictureSources);
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Text, FilterStep::Inspect}) {
        YUYI_TRY(const auto report, stepReport(m_stores, step));
        if (!report)
            continue;
        if (step == FilterStep::Duplicate) {
            card.filterParameters.append(
                info.rules.duplicateDistance > 0
                    ? Tr::tr("Duplicates: method %1, Hamming distance at most %2.")
                          .arg(duplicateEngineVersion(), QString::number(info.rules.duplicateDistance))
                    : Tr::tr("Duplicates: method %1, maximum distance depends on the number of images.")
                          .arg(duplicateEngineVersion()));
        }
        card.steps.append({step, stepLines(withoutNames(*report))});
    }
    YUYI_TRY(const auto textLimit, textLimitInForce(m_stores, info.rules.textRatioLimit));
    if (textLimit) {
        card.filterParameters.append(
            Tr::tr("Text: images whose text areas cover more than %1 % are discarded, unless a person decided otherwise.")
                .arg(QString::number(*textLimit * 100, 'f', 1)));
    }
    card.lintErrors = lint.errors();
    card.lintWarnings = lint.warnings();
    QMap<LintRule, int> counts;
    for (const SetFinding &finding : lint.findings)
        ++counts[finding.finding.rule];
    for (auto it = counts.begin(); it != counts.end(); ++it)
        card.lintSummary.append(Tr::tr("%1: %2").arg(titleOf(it.key()), QString::number(it.value())));
    card.making = makingLines(set.items, info.rules);
    QStringList names(files.begin(), files.end());
    names.sort();
    if (!names.isEmpty())
        card.making.append(Tr::tr("Imported from: %1.").arg(names.join(QStringLiteral(", "))));
    for (auto it = set.translations.constBegin(); it != set.translations.constEnd(); ++it)
        card.translated.append({it.key(), static_cast<int>(it.value().size())});
    card.holdsTranslations = holdsTranslations(request.format);
    card.holdsRationales = holdsRationales(request.format);
    YUYI_TRY(card.people, peopleOf(m_stores, set.items));
    YUYI_TRY(card.about, m_stores.releases().aboutTexts());
    YUYI_TRY(card.audit, AuditSeals(m_stores).head());
    return card;
}

Result<QByteArray> ReleaseService::card(const ReleaseRequest &request)
{
    YUYI_TRY(const auto set, exportSet(request));
    YUYI_TRY(const auto card, cardOf(set, request));
    return dataCard(card);
}

Result<ExportReport> ReleaseService::release(const ReleaseRequest &request, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, request.by));
    YUYI_TRY(auto set, exportSet(request));
    // Whoever has the release can tell later whether the audit trail is still the one that led to it.
    YUYI_TRY(const auto audit, AuditSeals(m_stores).sealIfPossible());
    Dialogues dialogues;
    if (request.format == ExportFormat::Chat) {
        YUYI_TRY(const auto offered, dialogueConfigurations(m_stores));
        YUYI_TRY(dialogues, makeDialogues(set, offered, request.configuration, request.withTest));
    }
    if (isFolderFormat(request.format)) {
        YUYI_TRY(auto card, cardOf(set, request));
        card.audit = audit;
        set.extraFiles.insert(QStringLiteral("README.md"), dataCard(card));
        set.extraFiles.insert(QStringLiteral("croissant.json"), croissantOf(card));
    }
    YUYI_TRY(auto report, exportItems(set, request.format, request.target, progress));
    report.notes = dialogues.notes + report.notes;
    report.leftOut = dialogues.unasked;
    report.seal = audit.text();

    Release release;
    release.id = ReleaseId::create();
    release.name = QFileInfo(request.target).fileName();
    release.seed = request.seed;
    release.splits = request.splits;
    release.images = report.images;
    release.questions = report.questions;
    release.createdAt = currentTime();
    release.createdBy = request.by;
    release.target = withinFolder(m_folder, request.target);
    release.format = codeOf(request.format);
    QList<ReleaseStore::ReleasedItem> items;
    for (const Item &item : std::as_const(set.items))
        items.append({item.image, item.question.versionId, item.split});
    // The next release must not train on what this one keeps for tests.
    for (const Item &item : std::as_const(dialogues.leftOut)) {
        if (!item.split.isEmpty())
            items.append({item.image, item.question.versionId, item.split, false});
    }
    const auto recorded = m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(m_stores.releases().add(release, items));
        const QList<ImageId> images = imagesOf(set.items);
        for (const ImageId &image : images)
            YUYI_CHECK(m_stores.images().setStage(image, Stage::Released));
        return m_stores.record(makeEvent(Entity::Release, release.id.value(), AuditAction::Released, request.by, {},
                                         storedText(Json{{"audit-seal", toUtf8(report.seal)}})));
    });
    if (!recorded) {
        // The files are there under their names and whole.
        return failure(recorded.error().code,
                       Tr::tr("The export is complete and can be used: %1. But the release could not be recorded in the "
                              "project: %2")
                           .arg(request.target, recorded.error().sentence),
                       recorded.error().detail);
    }
    return report;
}

} // namespace yuyi
