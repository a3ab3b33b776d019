// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/exampleservice.h"

#include "models/domain/annotation/translation.h"
#include "models/imaging/reader.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QSet>

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

QString sourceText(const Image &image)
{
    if (image.sourceUrl.isEmpty())
        return image.licence.isEmpty() ? QString() : Tr::tr("Licence: %1").arg(image.licence);
    return image.licence.isEmpty() ? Tr::tr("Source: %1").arg(image.sourceUrl)
                                   : Tr::tr("Source: %1 (%2)", "link, licence").arg(image.sourceUrl, image.licence);
}

Result<QImage> pictureOf(const ExamplePool &pool, const Image &image, int edge)
{
    const QString file = imageFilePath(pool.folder, image.sha256, image.format); // pictureBytes() asks for it
    YUYI_TRY(const auto bytes, pictureBytes(file, image.sha256, image.names.value(0)));
    auto picture = makeThumbnail(bytes, edge);
    if (!picture)
        return failure(picture.error().code,
                       Tr::tr("Image “%1” cannot be shown: %2").arg(image.names.value(0), picture.error().sentence),
                       picture.error().detail);
    return picture;
}

SheetExample exampleOf(const ExamplePool &pool, const ExampleDraw &draw, const ExampleDraw::Place &place, const ExampleLook &look)
{
    const Item item = draw.itemAt(pool, place);
    SheetExample example;
    example.question = item.question.stem;
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
        example.source = sourceText(pool.images.value(item.image));
    return example;
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
    for (Item item : items) {
        if (hidden.hides(item.question.versionId, item.image))
            continue;
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
        const ImageId &id = pool.items.at(place.item).image;
        SheetExample example = exampleOf(pool, draw, place, look);
        example.category = draw.titleOf(pool, place.category);
        if (!pictures.contains(id)) {
            if (known.contains(id)) {
                pictures.insert(id, known.value(id));
            } else if (const auto picture = pictureOf(pool, pool.images.value(id), edge)) {
                pictures.insert(id, *picture);
            } else {
                example.fault = picture.error();
            }
        }
        example.picture = pictures.value(id);
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
    for (const ExampleDraw::Place &place : draw.places()) {
        const ImageId &image = pool.items.at(place.item).image;
        if (pool.images.value(image).licence.isEmpty())
            unlicensed.insert(image);
    }
    if (!unlicensed.isEmpty())
        notes.append(Tr::tr("%n image(s) of the sheet without a licence.", nullptr, static_cast<int>(unlicensed.size())));
    return notes;
}

} // namespace yuyi
