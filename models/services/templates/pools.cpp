// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/pools.h"

#include "models/domain/annotation/written.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/rules/face.h"
#include "models/statistics/random.h"
#include "models/stores/stores.h"

#include <QtEndian>

#include <algorithm>
#include <optional>
#include <utility>

namespace yuyi {

namespace {

bool isKept(const Image &image)
{
    return image.stage != Stage::Collected && image.stage != Stage::Discarded;
}

/// The categories of each image, by a dimension or a fact: several where people say different things.
Result<QHash<ImageId, QStringList>> categories(Stores &stores, const OptionPool &pool, const Preset &preset, const PersonId &reader,
                                               const QHash<ImageId, QMap<QString, QString>> &facts)
{
    QHash<ImageId, QStringList> found;
    const DimensionCode code(pool.of);
    const Dimension *dimension = preset.dimension(code);
    if (!dimension) {
        for (auto image = facts.constBegin(); image != facts.constEnd(); ++image) {
            if (const QString value = image->value(pool.of); !value.isEmpty())
                found.insert(image.key(), {value});
        }
        return found;
    }
    QList<LabelCode> labels;
    for (const LabelValue &value : dimension->values)
        labels.append(value.code);
    if (dimension->open) {
        YUYI_TRY(const auto used, stores.annotations().usedLabels(code, {}, reader));
        for (const UsedLabel &one : used)
            labels.append(one.label);
        labels = dimension->inOrder(labels); // each once: a label may be used under several parents
    }
    for (const LabelCode &label : std::as_const(labels)) {
        ImageFilter filter;
        filter.dimension = code;
        filter.label = label;
        filter.reader = reader;
        YUYI_TRY(const auto images, stores.images().list(filter, ImageSort::Added));
        for (const ImageId &image : images)
            found[image].append(label.text());
    }
    return found;
}

PoolContent contentOf(const QList<Image> &images, const QHash<ImageId, QStringList> &categories, bool ownValues)
{
    PoolContent content;
    QSet<QString> names;
    for (const Image &image : images) {
        const QStringList own = categories.value(image.id);
        for (const QString &category : own) {
            content.byCategory[category].insert(image.sha256);
            if (isKept(image) && !ownValues)
                names.insert(category);
        }
        if (isKept(image) && !own.isEmpty())
            content.pictures.append(mediumOf(image));
    }
    content.names = names.values();
    content.names.sort();
    return content;
}

QString nameOf(const Dimension *dimension, const QString &code, const Preset &preset)
{
    const LabelValue *value = dimension ? dimension->value(LabelCode(code)) : nullptr;
    if (!value)
        return code;
    return preset.language == u"zh" ? value->title.zh : value->title.en;
}

Option optionWith(const QString &text, const Medium &picture, bool correct)
{
    Option option;
    option.id = OptionId::create();
    option.text = text;
    option.correct = correct;
    option.picture = picture;
    return option;
}

/// The first eight bytes of a hash as a number.
quint64 leadingBytes(const Sha256 &hash)
{
    return hash.bytes().size() < 8 ? 0 : qFromBigEndian<quint64>(hash.bytes().constData());
}

/// A candidate with its rank; equal ranks are ordered by what they are.
struct Ranked {
    quint64 rank;
    Sha256 hash;
    qsizetype index;

    friend bool operator<(const Ranked &a, const Ranked &b) { return a.rank != b.rank ? a.rank < b.rank : a.hash < b.hash; }
};

/// The indexes of the first `most` candidates by rank.
QList<qsizetype> firstOf(QList<Ranked> candidates, qsizetype most)
{
    const qsizetype count = std::min(most, candidates.size());
    std::partial_sort(candidates.begin(), candidates.begin() + count, candidates.end());
    QList<qsizetype> first;
    for (qsizetype i = 0; i < count; ++i)
        first.append(candidates.at(i).index);
    return first;
}

/// The names that may be drawn, each once, without that of the category of the image.
QStringList otherNames(const OptionPool &pool, const Preset &preset, const PoolCategory &category, const PoolContent &content)
{
    const Dimension *dimension = preset.dimension(DimensionCode(pool.of));
    QStringList all;
    if (dimension && !dimension->open) {
        for (const LabelValue &value : dimension->values)
            all.append(nameOf(dimension, value.code.text(), preset));
    }
    all += content.names + pool.add;
    QSet<QString> forms{writtenForm(category.name)};
    QStringList names;
    for (const QString &name : std::as_const(all)) {
        const QString form = writtenForm(name);
        if (form.isEmpty() || forms.contains(form))
            continue;
        forms.insert(form);
        names.append(name);
    }
    return names;
}

} // namespace

Result<std::shared_ptr<const PoolMaterial>> poolMaterial(Stores &stores, const Preset &preset, const PersonId &reader)
{
    if (preset.pools.isEmpty())
        return std::shared_ptr<const PoolMaterial>();
    auto material = std::make_shared<PoolMaterial>();
    YUYI_TRY(const auto packed, isAway(stores));
    material->packed = packed;
    if (packed)
        return std::shared_ptr<const PoolMaterial>(material);
    YUYI_TRY(const auto ids, stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto images, stores.images().images(ids));
    YUYI_TRY(const auto facts, stores.composing().allFacts());
    for (const Image &image : images) {
        if (image.stage == Stage::Discarded)
            material->discarded.insert(image.sha256);
    }
    for (const OptionPool &pool : preset.pools) {
        YUYI_TRY(const auto known, categories(stores, pool, preset, reader, facts));
        const Dimension *dimension = preset.dimension(DimensionCode(pool.of));
        material->pools.insert(pool.code, contentOf(images, known, dimension && !dimension->open));
    }
    return std::shared_ptr<const PoolMaterial>(material);
}

Result<PoolDraws> poolDraws(Stores &stores, const Preset &preset, const ImageId &image, const PersonId &reader,
                            const std::shared_ptr<const PoolMaterial> &known)
{
    PoolDraws draws;
    if (preset.pools.isEmpty())
        return draws;
    YUYI_TRY(const auto own, stores.images().image(image));
    draws.own = mediumOf(own);
    draws.material = known;
    if (!known) {
        YUYI_TRY(const auto material, poolMaterial(stores, preset, reader));
        draws.material = material;
    }
    return draws;
}

PoolCategory categoryOf(const OptionPool &pool, const Preset &preset, const Labels &ofImage, const QMap<QString, QString> &facts)
{
    const DimensionCode code(pool.of);
    const Dimension *dimension = preset.dimension(code);
    if (!dimension)
        return {facts.value(pool.of), facts.value(pool.of)};
    const QString label = ofImage.value(code).value(0).text();
    return {label, nameOf(dimension, label, preset)};
}

DrawnOptions drawOptions(const OptionPool &pool, const Preset &preset, const PoolCategory &category, const PoolDraws &draws,
                         const QStringList &struck)
{
    DrawnOptions drawn;
    const PoolContent content = draws.material ? draws.material->pools.value(pool.code) : PoolContent();
    const auto seed = static_cast<quint64>(derivedSeed(pool.seed, "pool/" + pool.code.toUtf8() + '/' + draws.own.sha256.bytes()));
    drawn.place = static_cast<int>(Random(seed).below(static_cast<quint32>(pool.options)));
    const auto rankOf = [seed](const Sha256 &hash) { return Random(seed ^ leadingBytes(hash)).next(); };
    const bool pictures = pool.shows == PoolShows::Pictures;
    drawn.right = pictures ? optionWith({}, draws.own, true) : optionWith(category.name, {}, true);
    QList<Ranked> candidates;
    if (pictures) {
        const QSet<Sha256> same = content.byCategory.value(category.code);
        const QSet<QString> out(struck.begin(), struck.end());
        for (qsizetype i = 0; i < content.pictures.size(); ++i) {
            const Sha256 &hash = content.pictures.at(i).sha256;
            if (hash != draws.own.sha256 && !same.contains(hash) && !out.contains(hash.hex()))
                candidates.append({rankOf(hash), hash, i});
        }
        const QList<qsizetype> first = firstOf(candidates, pool.options);
        for (const qsizetype i : first)
            drawn.wrong.append(optionWith({}, content.pictures.at(i), false));
        return drawn;
    }
    const QStringList names = otherNames(pool, preset, category, content);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString form = writtenForm(names.at(i));
        const Sha256 hash = Sha256::of(form.toUtf8());
        if (!struck.contains(form))
            candidates.append({rankOf(hash), hash, i});
    }
    const QList<qsizetype> first = firstOf(candidates, pool.options);
    for (const qsizetype i : first)
        drawn.wrong.append(optionWith(names.at(i), {}, false));
    return drawn;
}

QString struckForm(const Option &option)
{
    return option.picture.isNull() ? writtenForm(option.text) : option.picture.sha256.hex();
}

QStringList struckOptions(const QString &value)
{
    QStringList forms;
    const Json list = storedJson(value.toUtf8());
    for (const Json &form : list) {
        if (form.is_string())
            forms.append(textOf(form));
    }
    return forms;
}

QString struckValue(const QStringList &forms)
{
    if (forms.isEmpty())
        return {};
    Json list = Json::array();
    for (const QString &form : forms)
        list.push_back(toUtf8(form));
    return QString::fromUtf8(storedText(list));
}

Result<QMap<QString, QStringList>> struckNames(Stores &stores, const QMap<QString, QString> &facts)
{
    QMap<QString, QStringList> names;
    for (auto fact = facts.constBegin(); fact != facts.constEnd(); ++fact) {
        const QString kind = kindOfStruck(fact.key());
        if (kind.isEmpty())
            continue;
        const QStringList forms = struckOptions(fact.value());
        for (const QString &form : forms) {
            const auto hash = Sha256::fromHex(form);
            std::optional<Image> image;
            if (hash) {
                YUYI_TRY(const auto found, stores.images().byHash(*hash));
                image = found;
            }
            names[kind].append(image ? image->names.value(0) : form);
        }
    }
    return names;
}

} // namespace yuyi
