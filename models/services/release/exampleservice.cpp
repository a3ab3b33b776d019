// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/exampleservice.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/translation.h"
#include "models/imaging/reader.h"
#include "models/services/release/furtherpictures.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Examples)
};

QString titleOfLabel(const ExampleDraw &draw, const Dimension &dimension, const LabelCode &label)
{
    const LabelValue *value = dimension.value(label);
    return value ? draw.titleText(value->title) : label.text();
}

QString labelsText(const ExampleDraw &draw, const Dimension &dimension, const Item &item)
{
    QStringList titles;
    const QList<LabelCode> labels = item.labels.value(dimension.code);
    for (const LabelCode &label : labels)
        titles.append(titleOfLabel(draw, dimension, label));
    return titles.join(Tr::tr(", ", "between labels"));
}

QString sourceText(const QString &url, const QString &licence)
{
    if (url.isEmpty())
        return licence.isEmpty() ? QString() : Tr::tr("Licence: %1").arg(licence);
    return licence.isEmpty() ? Tr::tr("Source: %1").arg(url) : Tr::tr("Source: %1 (%2)", "link, licence").arg(url, licence);
}

QList<ItemPicture> shownPictures(const ExamplePool &pool, const Item &item)
{
    return itemPictures(item.question, mediumOf(pool.images.value(item.image)), item.question.options);
}

/// The sources of all pictures of the item, each once.
QString sourcesText(const ExamplePool &pool, const Item &item)
{
    const Image image = pool.images.value(item.image);
    QStringList lines;
    const QList<ItemPicture> shown = shownPictures(pool, item);
    for (const ItemPicture &picture : shown) {
        const MediumFacts facts = pool.media.value(picture.medium.sha256);
        const bool isOwn = picture.medium.sha256 == image.sha256;
        lines.append(isOwn ? sourceText(image.sourceUrl, image.licence) : sourceText(facts.sourceUrl, facts.licence));
    }
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(u'\n');
}

/// `name` is for messages.
Result<QImage> pictureOf(const ExamplePool &pool, const Medium &medium, const QString &name, int edge)
{
    const QString file = imageFilePath(pool.folder, medium.sha256, medium.format); // pictureBytes() asks for it
    YUYI_TRY(const auto bytes, pictureBytes(file, medium.sha256, name));
    auto picture = makeThumbnail(bytes, edge);
    if (!picture)
        return failure(picture.error().code, Tr::tr("Image “%1” cannot be shown: %2").arg(name, picture.error().sentence),
                       picture.error().detail);
    return picture;
}

/// Whether the picture needs no caption: it is the only one, and the question neither names it nor says where it belongs.
bool standsAlone(const Question &question, const QList<ItemPicture> &shown)
{
    const auto ofStem = std::count_if(shown.begin(), shown.end(), [](const ItemPicture &picture) { return picture.option < 0; });
    return ofStem == 1 && shown.constFirst().medium.caption.isEmpty() && !unmarked(question.stem, 1).isEmpty();
}

SheetExample exampleOf(const ExamplePool &pool, const ExampleDraw &draw, const ExampleDraw::Place &place, const ExampleLook &look)
{
    const Item item = draw.itemAt(pool, place);
    SheetExample example;
    example.question = readableStem(item.question.stem);
    for (const Option &option : item.question.options)
        example.options.append({option.text, look.withKeys && option.correct});
    if (item.question.options.isEmpty()) {
        const QString blank(8, u'_');
        example.answer = Tr::tr("Answer: %1").arg(look.withKeys ? item.question.accepted.join(QStringLiteral(" / ")) : blank);
        example.answerMarked = look.withKeys;
    }
    for (const DimensionCode &code : look.labels) {
        const Dimension *dimension = pool.preset.dimension(code);
        example.labels.append(dimension ? labelsText(draw, *dimension, item) : QString());
    }
    if (look.withSources)
        example.source = sourcesText(pool, item);
    return example;
}

/// Gives the example the pictures of its item. Those that are decoded already are taken from `known`.
void addPictures(const ExamplePool &pool, const Item &item, int edge, const ExamplePictures &known, ExamplePictures &pictures,
                 SheetExample &example)
{
    const Image image = pool.images.value(item.image);
    const QList<ItemPicture> shown = shownPictures(pool, item);
    for (const ItemPicture &one : shown) {
        const Sha256 &hash = one.medium.sha256;
        if (pictures.contains(hash))
            continue;
        if (known.contains(hash)) {
            pictures.insert(hash, known.value(hash));
            continue;
        }
        const QString itemName = pool.names.value(item.question.versionId);
        const QString name = hash == image.sha256 ? image.names.value(0) : FurtherPicture{{}, 0, one}.where(itemName);
        const auto picture = pictureOf(pool, one.medium, name, edge);
        if (!picture) {
            example.fault = picture.error();
            return;
        }
        pictures.insert(hash, *picture);
    }
    if (standsAlone(item.question, shown))
        example.picture = pictures.value(shown.constFirst().medium.sha256);
    for (const ItemPicture &one : shown) {
        const QImage picture = pictures.value(one.medium.sha256);
        if (one.option >= 0)
            example.options[one.option].picture = picture;
        else if (example.picture.isNull())
            example.pictures.append({picture, captionOf(one)});
    }
}

} // namespace

Result<ExamplePool> ExampleService::pool()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    ExamplePool pool;
    pool.folder = m_folder;
    YUYI_TRY(const auto info, m_stores.project().info());
    pool.preset = forItems(info.preset);
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    YUYI_TRY(const auto items, m_stores.annotations().releasableItems());
    QSet<ImageId> ids;
    for (const Item &one : items) {
        if (hidden.hides(one.question.versionId, one.image))
            continue;
        Item item = one;
        if (info.preset.hasKinds())
            item.labels.insert(kindDimension, {LabelCode(item.question.kind)});
        ids.insert(item.image);
        pool.items.append(item);
    }
    YUYI_TRY(const auto translations, m_stores.translations().all());
    for (const auto &[language, code] : codesOf(ItemLanguage{})) {
        const Translations own(translations, language);
        for (const Item &item : std::as_const(pool.items)) {
            if (const auto other = translated(item, own.of(item)))
                pool.translations[language].insert(item.question.versionId, *other);
        }
    }
    YUYI_TRY(const auto images, m_stores.images().images(QList<ImageId>(ids.begin(), ids.end())));
    for (const Image &image : images)
        pool.images.insert(image.id, image);
    YUYI_TRY(const auto listed, listedPicturesOf(m_stores, pool.items));
    for (const FurtherPicture &picture : listed)
        pool.media.insert(picture.place.medium.sha256, picture.facts);
    YUYI_TRY(const auto named, ItemChooser(m_stores).everything());
    QHash<QuestionVersionId, QString> names;
    for (const ItemSetItem &one : named)
        names.insert(one.question, one.itemId);
    for (const Item &item : std::as_const(pool.items))
        pool.names.insert(item.question.versionId, names.value(item.question.versionId));
    return pool;
}

PrintSheet exampleSheet(const ExamplePool &pool, const ExampleDraw &draw, const ExampleLook &look, int edge, ExamplePictures &pictures,
                        Progress &progress)
{
    PrintSheet sheet;
    sheet.columns = look.columns;
    sheet.title = Tr::tr("Examples");
    for (const DimensionCode &code : look.labels) {
        const Dimension *dimension = pool.preset.dimension(code);
        sheet.labelTitles.append(dimension ? draw.titleText(dimension->title) : code.text());
    }
    const ExamplePictures known = std::exchange(pictures, {});
    progress.setTotal(draw.places().size());
    for (const ExampleDraw::Place &place : draw.places()) {
        if (progress.cancelled())
            break;
        progress.advance();
        SheetExample example = exampleOf(pool, draw, place, look);
        example.category = draw.titleOf(pool, place.category);
        addPictures(pool, pool.items.at(place.item), edge, known, pictures, example);
        sheet.examples.append(example);
    }
    return sheet;
}

QStringList exampleNotes(const ExamplePool &pool, const ExampleDraw &draw, const ExampleRules &rules)
{
    QStringList notes;
    QStringList none;
    for (const auto &[label, count] : draw.shortCategories()) {
        const QString title = draw.titleOf(pool, label);
        if (count == 0)
            none.append(title);
        else
            notes.append(Tr::tr("%1: only %2 of %3 examples; there are no more items.")
                             .arg(title, QString::number(count), QString::number(rules.perCategory)));
    }
    if (!none.isEmpty())
        notes.prepend(Tr::tr("No item has these labels: %1.").arg(none.join(Tr::tr(", ", "between labels"))));
    QSet<ImageId> unlicensed;
    QSet<Sha256> pictures;
    for (const ExampleDraw::Place &place : draw.places()) {
        const Item &item = pool.items.at(place.item);
        const Image image = pool.images.value(item.image);
        if (image.licence.isEmpty())
            unlicensed.insert(item.image);
        const QList<ItemPicture> shown = shownPictures(pool, item);
        for (const ItemPicture &picture : shown) {
            const Sha256 &hash = picture.medium.sha256;
            if (hash != image.sha256 && pool.media.value(hash).licence.isEmpty())
                pictures.insert(hash);
        }
    }
    if (!unlicensed.isEmpty())
        notes.append(Tr::tr("%n image(s) of the sheet without a licence.", nullptr, static_cast<int>(unlicensed.size())));
    if (!pictures.isEmpty())
        notes.append(Tr::tr("%n further picture(s) of the sheet without a licence.", nullptr, static_cast<int>(pictures.size())));
    return notes;
}

} // namespace yuyi
