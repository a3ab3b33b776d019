// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/exampledraw.h"

#include "models/statistics/random.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Examples)
};

/// The indexes of the items that may be drawn, in the order in which they are: first one question of each image, then the others.
QList<qsizetype> drawnOrder(const ExamplePool &pool, const ExampleRules &rules)
{
    QList<std::pair<qint64, qsizetype>> keyed;
    for (qsizetype i = 0; i < pool.items.size(); ++i) {
        const Item &item = pool.items.at(i);
        const bool isThere = !rules.language || pool.translations.value(*rules.language).contains(item.question.versionId);
        const bool fits = isThere && (rules.split.isEmpty() || item.split == rules.split);
        if (fits && !rules.without.contains(pool.names.value(item.question.versionId)))
            keyed.append({derivedSeed(rules.seed, item.question.id.toString().toLatin1()), i});
    }
    std::sort(keyed.begin(), keyed.end());
    QList<qsizetype> order;
    QList<qsizetype> further;
    QSet<ImageId> seen;
    for (const auto &[key, i] : std::as_const(keyed)) {
        const ImageId &image = pool.items.at(i).image;
        (seen.contains(image) ? further : order).append(i);
        seen.insert(image);
    }
    return order + further;
}

Result<> checked(const ExamplePool &pool, const ExampleRules &rules)
{
    if (const Dimension *by = pool.preset.dimension(rules.by); by == nullptr || by->open) {
        QStringList codes;
        const QList<Dimension> categories = pool.categoryDimensions();
        for (const Dimension &dimension : categories)
            codes.append(dimension.code.text());
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no dimension “%1”. Available: %2.").arg(rules.by.text(), codes.join(QStringLiteral(", "))));
    }
    if (rules.perCategory < 1 || rules.perCategory > ExampleRules::mostPerCategory)
        return failure(ErrorCode::Invalid, Tr::tr("A category can have 1 to %1 examples.").arg(ExampleRules::mostPerCategory));
    const QStringList splits = pool.splits();
    if (!rules.split.isEmpty() && !splits.contains(rules.split)) {
        return failure(ErrorCode::Invalid, splits.isEmpty() ? Tr::tr("No accepted item is in a split yet.")
                                                            : Tr::tr("There is no split “%1”. Available: %2.")
                                                                  .arg(rules.split, splits.join(QStringLiteral(", "))));
    }
    if (rules.language && !pool.translations.contains(*rules.language))
        return failure(ErrorCode::Invalid,
                       Tr::tr("No accepted item is translated completely into this language: %1.").arg(titleOf(*rules.language)));
    const QStringList names = pool.names.values();
    for (const QString &name : rules.without) {
        if (!names.contains(name))
            return failure(ErrorCode::Invalid, Tr::tr("No accepted item is called “%1”.").arg(name));
    }
    return {};
}

} // namespace

QStringList ExamplePool::splits() const
{
    QSet<QString> found;
    for (const Item &item : items)
        found.insert(item.split);
    found.remove(QString());
    QStringList sorted(found.begin(), found.end());
    sorted.sort();
    return sorted;
}

QList<Dimension> ExamplePool::categoryDimensions() const
{
    QList<Dimension> closed = preset.dimensions;
    closed.removeIf([](const Dimension &dimension) { return dimension.open; });
    return closed;
}

Result<ExampleDraw> ExampleDraw::made(const ExamplePool &pool, const ExampleRules &rules)
{
    YUYI_CHECK(checked(pool, rules));
    ExampleDraw draw;
    draw.m_by = rules.by;
    draw.m_language = rules.language;
    const QList<qsizetype> order = drawnOrder(pool, rules);
    for (const qsizetype i : order) {
        const QList<LabelCode> labels = pool.items.at(i).labels.value(rules.by);
        for (const LabelCode &label : labels)
            draw.m_candidates[label].append(i);
    }
    QSet<ImageId> images;
    QSet<qsizetype> used;
    const QList<LabelValue> values = pool.preset.dimension(rules.by)->values;
    for (const LabelValue &value : values) {
        const QList<qsizetype> candidates = draw.m_candidates.value(value.code);
        QList<qsizetype> drawn;
        // Of an image that is not on the sheet, or else of an item that is not; an item of two labels may have to stand for both.
        for (const bool newImages : {true, false}) {
            for (const bool newItems : {true, false}) {
                for (const qsizetype i : candidates) {
                    const ImageId &image = pool.items.at(i).image;
                    if (drawn.size() == rules.perCategory || drawn.contains(i) || (newImages && images.contains(image))
                        || (newItems && used.contains(i)))
                        continue;
                    drawn.append(i);
                    used.insert(i);
                    images.insert(image);
                }
            }
        }
        for (const qsizetype i : std::as_const(drawn))
            draw.m_places.append({value.code, i});
        if (drawn.size() < rules.perCategory)
            draw.m_short.append({value.code, static_cast<int>(drawn.size())});
    }
    return draw;
}

QString ExampleDraw::titleOf(const ExamplePool &pool, const LabelCode &category) const
{
    const Dimension *dimension = pool.preset.dimension(m_by);
    const LabelValue *value = dimension ? dimension->value(category) : nullptr;
    return value ? titleText(value->title) : category.text();
}

Item ExampleDraw::itemAt(const ExamplePool &pool, const Place &place) const
{
    const Item &item = pool.items.at(place.item);
    if (!m_language)
        return item;
    const auto items = pool.translations.constFind(*m_language);
    return items == pool.translations.constEnd() ? item : items->value(item.question.versionId, item);
}

bool ExampleDraw::isShown(qsizetype item) const
{
    return std::any_of(m_places.begin(), m_places.end(), [item](const Place &place) { return place.item == item; });
}

/// The item that step() would put there; −1: none.
qsizetype ExampleDraw::other(qsizetype place, int direction) const
{
    if (place < 0 || place >= m_places.size())
        return -1;
    const QList<qsizetype> candidates = m_candidates.value(m_places.at(place).category);
    const qsizetype count = candidates.size();
    const qsizetype here = candidates.indexOf(m_places.at(place).item);
    for (qsizetype distance = 1; distance < count; ++distance) {
        const qsizetype at = direction < 0 ? here + count - distance : here + distance;
        if (const qsizetype item = candidates.at(at % count); !isShown(item))
            return item;
    }
    return -1;
}

bool ExampleDraw::canStep(qsizetype place) const
{
    return other(place, 1) >= 0;
}

bool ExampleDraw::step(qsizetype place, int direction)
{
    const qsizetype item = other(place, direction);
    if (item < 0)
        return false;
    m_places[place].item = item;
    return true;
}

bool ExampleDraw::put(qsizetype place, qsizetype item)
{
    if (place < 0 || place >= m_places.size() || isShown(item) || !m_candidates.value(m_places.at(place).category).contains(item))
        return false;
    m_places[place].item = item;
    return true;
}

} // namespace yuyi
