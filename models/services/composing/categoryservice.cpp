// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/categoryservice.h"

#include "models/domain/images/image.h"
#include "models/domain/json/jsonfields.h"
#include "models/exchange/tables/csvfile.h"
#include "models/imaging/composing/sheetpicture.h"
#include "models/imaging/reader.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/mediaservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/picturesources.h"
#include "models/services/session/imagefiles.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/filling.h"
#include "models/stores/pictures.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Categories)
};

const QString gridOfCategory = QStringLiteral("2x2");

Result<SheetRecipe> recipeOf(const QString &code, const QList<CategoryImage> &images)
{
    SheetForm form;
    form.code = code;
    QList<ImagePart> parts;
    for (const CategoryImage &image : images)
        parts.append({PartRole::Context, static_cast<int>(parts.size()), image.medium, {}});
    return sheetRecipe(form, parts, gridOfCategory);
}

/// The recipe of the picture with what the item is. Without the test picture's id: the same item has the same recipe everywhere.
QByteArray storedRecipe(const SheetRecipe &recipe, const CategoryItem &item)
{
    Json json = storedJson(recipeText(recipe));
    json["category"] = {{"id", toUtf8(item.id)},
                        {"a", toUtf8(item.first.text())},
                        {"b", toUtf8(item.second.text())},
                        {"key", item.isFirst ? "a" : "b"},
                        {"test", toUtf8(item.test.medium.sha256.hex())}};
    return storedText(json);
}

/// The images of a stored sheet, by hash.
QStringList hashesIn(const Json &recipe)
{
    QStringList hashes;
    for (const Json &one : fieldOf(recipe, "context")) {
        if (one.is_string())
            hashes.append(fromUtf8(one.get_ref<const std::string &>()));
    }
    return hashes;
}

bool allMeet(const QStringList &hashes, const QHash<QString, QMap<QString, QString>> &facts, const CategoryRule &rule,
             const CategoryRule &other)
{
    return std::all_of(hashes.begin(), hashes.end(), [&](const QString &hash) {
        const QMap<QString, QString> own = facts.value(hash);
        return rule.isMetBy(own) && !other.isMetBy(own);
    });
}

Result<ImageSheet> composedOf(Stores &stores, const QString &folder, const PersonId &actor, const CategoryItem &item, bool isFirst)
{
    const QList<CategoryImage> &images = isFirst ? item.ofFirst : item.ofSecond;
    ImageSheet sheet;
    sheet.code = isFirst ? firstCategorySheet : secondCategorySheet;
    YUYI_TRY(const auto recipe, recipeOf(sheet.code, images));
    sheet.recipe = storedRecipe(recipe, item);
    sheet.recipeHash = recipeHash(sheet.recipe);
    YUYI_TRY(const auto there, stores.composing().composed(sheet.recipeHash));
    if (there) {
        sheet.medium = *there;
        return sheet;
    }
    QList<QImage> pictures;
    QStringList urls, licences;
    for (const CategoryImage &one : images) {
        YUYI_TRY(const auto path, pictureFile(folder, one.medium.sha256, one.medium.format));
        YUYI_TRY(const auto decoded, decodeImage(path));
        pictures.append(decoded.image);
        YUYI_TRY(const auto image, stores.images().image(one.id));
        urls.append(image.sourceUrl);
        licences.append(image.licence);
    }
    YUYI_TRY(const auto bytes, composedSheet(recipe, pictures, {}));
    const MediumSource source{joinedSources(urls), joinedSources(licences)};
    YUYI_TRY(const auto medium, MediaService(stores, folder, actor).add(bytes, item.id + QStringLiteral(".png"), source));
    sheet.medium = medium;
    return sheet;
}

struct RuleColumns {
    qsizetype id = -1;
    qsizetype first = -1;
    qsizetype second = -1;
    qsizetype distance = -1;
};

Result<RuleColumns> ruleColumnsOf(const QStringList &headings, const CategoryForm &form)
{
    RuleColumns columns;
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const QString heading = headings.at(i).trimmed().toLower();
        qsizetype *place = heading == u"id"       ? &columns.id
                         : heading == u"rule_a"   ? &columns.first
                         : heading == u"rule_b"   ? &columns.second
                         : heading == u"distance" ? &columns.distance
                                                  : nullptr;
        if (!place)
            return failure(ErrorCode::Invalid, Tr::tr("Unknown column “%1”. Available: id, rule_a, rule_b, distance.").arg(heading));
        if (*place >= 0)
            return failure(ErrorCode::Invalid, Tr::tr("The column “%1” occurs twice.").arg(heading));
        *place = i;
    }
    if (columns.id < 0 || columns.first < 0 || columns.second < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The first line must name the columns id, rule_a and rule_b."));
    if (columns.distance >= 0 && form.distance.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The preset names no fact for the distance, so the file cannot have this column."));
    return columns;
}

/// The sentence that says why a text is no distance; empty: it is one.
QString distanceFault(const Preset &preset, const QString &text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber || !qIsFinite(number) || number < 0)
        return Tr::tr("“%1” is no distance. Write a number that is not below 0, with a decimal point.").arg(text);
    return factFault(preset, {{preset.categories->distance, text}});
}

QString choiceOf(const CategoryForm &form, const Preset &preset, bool isFirst)
{
    return preset.kind(form.kind)->fixed.at(isFirst ? 0 : 1);
}

} // namespace

Result<Preset> CategoryService::requireCategories()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (packed)
        return failure(ErrorCode::Refused, Tr::tr("Categories are not made in a work package. Make them in the project."));
    YUYI_TRY(const auto info, m_stores.project().info());
    if (!info.preset.categories)
        return failure(ErrorCode::Refused, Tr::tr("The preset of this project has no questions over categories."));
    return info.preset;
}

Result<QList<CategoryImage>> CategoryService::images()
{
    YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto all, m_stores.images().images(ids));
    YUYI_TRY(const auto facts, m_stores.composing().allFacts());
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    QList<CategoryImage> images;
    for (const Image &image : all) {
        if (image.stage >= Stage::Kept && !hidden.answered.contains(image.id))
            images.append({image.id, image.names.value(0), mediumOf(image), facts.value(image.id)});
    }
    return images;
}

Result<QList<StoredCategory>> CategoryService::list()
{
    YUYI_TRY(const auto preset, requireCategories());
    YUYI_TRY(const auto known, images());
    QHash<ImageId, CategoryImage> byId;
    QHash<QString, QMap<QString, QString>> facts;
    for (const CategoryImage &image : known) {
        byId.insert(image.id, image);
        facts.insert(image.medium.sha256.hex(), image.facts);
    }
    YUYI_TRY(const auto firstSheets, m_stores.composing().sheetsOf(firstCategorySheet));
    YUYI_TRY(const auto secondSheets, m_stores.composing().sheetsOf(secondCategorySheet));
    YUYI_TRY(const auto shown, m_stores.composing().shownInQuestionsOf(m_actor));
    QHash<QString, std::pair<Medium, QStringList>> seconds; // by image and what the item is
    const auto nameOf = [](const ImageId &image, const Json &recipe) -> QString {
        return image.toString() + QString::fromUtf8(storedText(fieldOf(recipe, "category")));
    };
    for (const auto &[image, sheet] : secondSheets) {
        const Json recipe = storedJson(sheet.recipe);
        seconds.insert(nameOf(image, recipe), {sheet.medium, hashesIn(recipe)});
    }
    QList<StoredCategory> items;
    for (const auto &[image, sheet] : firstSheets) {
        const Json recipe = storedJson(sheet.recipe);
        const auto second = seconds.constFind(nameOf(image, recipe));
        const auto test = byId.constFind(image);
        if (second == seconds.cend() || test == byId.cend())
            continue;
        const Json &category = fieldOf(recipe, "category");
        CategoryForm any = *preset.categories;
        for (const FactForm &fact : preset.facts)
            any.facts.append(fact.code);
        const auto first = readCategoryRule(textOf(category, "a"), any);
        const auto other = readCategoryRule(textOf(category, "b"), any);
        if (!first || !other)
            continue;
        StoredCategory item;
        item.id = textOf(category, "id");
        item.test = image;
        item.testName = test->name;
        item.testPicture = test->medium;
        item.first = *first;
        item.second = *other;
        item.isFirst = textOf(category, "key") == u"a";
        item.firstSheet = sheet.medium;
        item.secondSheet = second->first;
        if (!preset.categories->distance.isEmpty())
            item.distance = test->facts.value(preset.categories->distance);
        item.holds = allMeet(hashesIn(recipe), facts, item.first, item.second) && allMeet(second->second, facts, item.second, item.first)
                  && allMeet({test->medium.sha256.hex()}, facts, item.isFirst ? item.first : item.second,
                             item.isFirst ? item.second : item.first);
        const QList<QList<Sha256>> questions = shown.value(image);
        item.asked = std::any_of(questions.begin(), questions.end(), [&](const QList<Sha256> &pictures) {
            return pictures.size() == 3 && pictures.at(0) == item.firstSheet.sha256 && pictures.at(1) == item.secondSheet.sha256;
        });
        items.append(item);
    }
    return items;
}

Result<CategoryPlan> CategoryService::draw(int count, quint64 seed, int fewest, int most)
{
    YUYI_TRY(const auto preset, requireCategories());
    const CategoryForm &form = *preset.categories;
    const int from = fewest > 0 ? fewest : form.fewest;
    const int to = most > 0 ? most : std::max(from, form.most);
    if (count < 1)
        return failure(ErrorCode::Invalid, Tr::tr("Say how many items to draw."));
    if (from > to || to > form.facts.size()) {
        return failure(ErrorCode::Invalid, Tr::tr("A rule can have 1 to %n condition(s).", nullptr, static_cast<int>(form.facts.size())));
    }
    YUYI_TRY(const auto known, images());
    YUYI_TRY(const auto stored, list());
    QSet<ImageId> taken;
    QSet<QString> ids;
    for (const StoredCategory &item : stored) {
        taken.insert(item.test);
        ids.insert(item.id);
    }
    CategoryDraw draw(form, known, seed, taken);
    CategoryPlan plan;
    plan.wanted = count;
    plan.items = draw.items(count, from, to, ids);
    for (int number = 1; number <= count; ++number)
        plan.known += ids.contains(draw.nameOf(number)) ? 1 : 0;
    return plan;
}

Result<CategoryPlan> CategoryService::read(const QList<QStringList> &rows, quint64 seed)
{
    YUYI_TRY(const auto preset, requireCategories());
    const CategoryForm &form = *preset.categories;
    YUYI_TRY(const auto columns, ruleColumnsOf(rows.value(0), form));
    YUYI_TRY(const auto known, images());
    YUYI_TRY(const auto stored, list());
    QSet<ImageId> taken;
    QHash<QString, StoredCategory> there;
    for (const StoredCategory &item : stored) {
        taken.insert(item.test);
        there.insert(item.id, item);
    }
    CategoryDraw draw(form, known, seed, taken);
    CategoryPlan plan;
    QSet<QString> ids;
    for (qsizetype i = 1; i < rows.size(); ++i) {
        const QStringList &cells = rows.at(i);
        if (cells.size() == 1 && cells.constFirst().trimmed().isEmpty())
            continue;
        ++plan.wanted;
        const int row = static_cast<int>(i) + 1;
        const auto refuse = [&](const QString &reason) { plan.refused.append({row, reason}); };
        const QString id = cells.value(columns.id).trimmed();
        const QString distance = columns.distance < 0 ? QString() : cells.value(columns.distance).trimmed();
        if (id.isEmpty() || id.size() > 64 || ids.contains(id)) {
            refuse(id.isEmpty()     ? Tr::tr("The item has no id.")
                   : id.size() > 64 ? Tr::tr("The id is longer than 64 characters.")
                                    : Tr::tr("The id “%1” occurs twice.").arg(id));
            continue;
        }
        ids.insert(id);
        const auto first = readCategoryRule(cells.value(columns.first), form);
        const auto second = readCategoryRule(cells.value(columns.second), form);
        const QString fault = distance.isEmpty() ? QString() : distanceFault(preset, distance);
        if (!first || !second || !fault.isEmpty()) {
            refuse(!first ? first.error().sentence : !second ? second.error().sentence
                                                             : fault);
            continue;
        }
        ImageId test;
        if (const auto same = there.constFind(id); same != there.cend()) {
            if (same->first != *first || same->second != *second) {
                refuse(Tr::tr("The project has an item “%1” with other rules.").arg(id));
                continue;
            }
            test = same->test;
            ++plan.known;
        } else {
            const auto item = draw.item(id, *first, *second);
            if (!item) {
                refuse(item.error().sentence);
                continue;
            }
            test = item->test.id;
            plan.items.append(*item);
        }
        if (!distance.isEmpty())
            plan.distances.append({test, distance});
    }
    return plan;
}

/// Whether it is new.
Result<bool> CategoryService::keepOne(const CategoryItem &item)
{
    YUYI_TRY(const auto first, composedOf(m_stores, m_folder, m_actor, item, true));
    YUYI_TRY(const auto second, composedOf(m_stores, m_folder, m_actor, item, false));
    YUYI_TRY(const auto there, m_stores.composing().sheets(item.test.id));
    const auto has = [&](const ImageSheet &sheet) {
        return std::any_of(there.begin(), there.end(), [&](const ImageSheet &one) { return one.recipeHash == sheet.recipeHash; });
    };
    if (has(first) && has(second))
        return false;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        for (const ImageSheet *sheet : {&first, &second}) {
            YUYI_CHECK(m_stores.composing().addSheet(item.test.id, *sheet, m_actor));
            YUYI_CHECK(m_stores.record(makeEvent(Entity::Image, item.test.id.value(), AuditAction::Composed, m_actor, {},
                                                 storedText({{"sheet", sheet->code}, {"picture", sheet->medium.sha256.hex().left(12)}}))));
        }
        return {};
    }));
    return true;
}

Result<CategoriesKept> CategoryService::keep(const CategoryPlan &plan, Progress &progress)
{
    YUYI_TRY(const auto preset, requireCategories());
    CategoriesKept kept;
    kept.known = plan.known;
    kept.missing = plan.missing();
    kept.refused = plan.refused;
    progress.setTotal(plan.items.size());
    for (const CategoryItem &item : plan.items) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped. The items that were finished stay."));
        YUYI_TRY(const auto added, keepOne(item));
        ++(added ? kept.added : kept.known);
        progress.advance();
    }
    if (!plan.distances.isEmpty()) {
        YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
            for (const auto &[image, distance] : plan.distances)
                YUYI_CHECK(FactService(m_stores, m_actor).setInTransaction(image, {{preset.categories->distance, distance}}));
            return {};
        }));
        kept.distances = static_cast<int>(plan.distances.size());
    }
    return kept;
}

Result<CategoriesKept> CategoryService::keepDrawn(int count, quint64 seed, Progress &progress)
{
    YUYI_TRY(const auto plan, draw(count, seed));
    return keep(plan, progress);
}

Result<CategoriesKept> CategoryService::keepFile(const QString &path, quint64 seed, Progress &progress)
{
    YUYI_TRY(const auto rows, readCsvFile(path));
    YUYI_TRY(const auto plan, read(rows, seed));
    return keep(plan, progress);
}

/// Whether the question is new.
Result<bool> CategoryService::writeOne(const StoredCategory &item, const Preset &preset)
{
    const CategoryForm &form = *preset.categories;
    AnnotationService service(m_stores, m_actor, m_clock);
    YUYI_TRY(auto annotation, service.open(item.test));
    const AnnotationContent before = annotation.content;
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = form.kind;
    question.stem = form.stem;
    for (const bool isFirst : {true, false}) {
        Option option;
        option.id = OptionId::create();
        option.text = choiceOf(form, preset, isFirst);
        option.correct = isFirst == item.isFirst;
        question.options.append(option);
    }
    const auto add = [&question](Medium medium, const QString &role) {
        medium.role = role;
        question.media.append(medium);
    };
    add(item.firstSheet, firstCategoryRole);
    add(item.secondSheet, secondCategoryRole);
    add(item.testPicture, testPictureRole);
    QList<Question> &questions = annotation.content.questions;
    // What a form shows for a new question goes, but not where it completes a group that was begun.
    QSet<const QuestionGroup *> begun;
    for (const Question &one : std::as_const(questions)) {
        if (!isUnwritten(one, preset))
            begun.insert(preset.groupOf(one.kind));
    }
    questions.removeIf([&](const Question &one) {
        const QuestionGroup *group = preset.groupOf(one.kind);
        return isUnwritten(one, preset) && (!group || !begun.contains(group));
    });
    if (questions.size() >= preset.questions.maximum) {
        return failure(ErrorCode::Refused, Tr::tr("The image has %n question(s) already, as many as it may have.", nullptr,
                                                  static_cast<int>(questions.size())));
    }
    questions.append(question);
    YUYI_CHECK(service.commit(annotation, before, QStringLiteral("question/%1/stem").arg(questions.size() - 1),
                              Tr::tr("Question over categories")));
    return true;
}

Result<CategoriesWritten> CategoryService::write(Progress &progress)
{
    YUYI_TRY(const auto preset, requireCategories());
    YUYI_TRY(const auto items, list());
    CategoriesWritten written;
    progress.setTotal(items.size());
    for (const StoredCategory &item : items) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped. The questions that were written stay."));
        progress.advance();
        if (item.asked) {
            ++written.known;
            continue;
        }
        const auto lacks = [&](const QString &reason) {
            written.lacking.append(Tr::tr("%1: %2", "an item, why it has no question").arg(item.id, reason));
        };
        if (!item.holds) {
            lacks(Tr::tr("Facts changed since, and a picture does not meet its rule any more."));
            continue;
        }
        if (const auto one = writeOne(item, preset); one)
            ++written.questions;
        else if (one.error().code == ErrorCode::Environment)
            return passOn(one);
        else
            lacks(one.error().sentence);
    }
    return written;
}

} // namespace yuyi
