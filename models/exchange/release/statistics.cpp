// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/statistics.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/json/json.h"
#include "models/domain/text.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Mean {
    double sum = 0;
    int n = 0;
    void add(qsizetype value)
    {
        sum += static_cast<double>(value);
        ++n;
    }
    double value() const { return n == 0 ? 0 : sum / n; }
};

/// Counts the pictures that the questions show. Of an image without a known hash, its own picture is another one than all others.
void countPictures(const QList<Item> &items, const QHash<ImageId, Sha256> &own, Statistics &result)
{
    if (std::none_of(items.begin(), items.end(), [](const Item &item) { return item.question.hasPictures(); }))
        return;
    QSet<Sha256> different;
    for (const Item &item : items) {
        Medium image;
        image.sha256 = own.value(item.image, Sha256::of(item.image.toString().toUtf8()));
        const QList<ItemPicture> shown = itemPictures(item.question, image, item.question.options);
        for (const ItemPicture &picture : shown) {
            different.insert(picture.medium.sha256);
            ++(picture.option >= 0 ? result.pictureOptions : result.stemPictures);
        }
        result.severalPictures += shown.size() > 1 ? 1 : 0;
    }
    result.pictures = static_cast<int>(different.size());
}

GroupImages imagesOf(const QuestionGroup &group, const QList<Item> &items)
{
    QHash<ImageId, QSet<QString>> found;
    for (const Item &item : items) {
        if (group.members.contains(item.question.kind))
            found[item.image].insert(item.question.kind);
    }
    GroupImages images{group.code, 0, 0};
    for (const QSet<QString> &kinds : std::as_const(found))
        ++(kinds.size() == group.members.size() ? images.complete : images.incomplete);
    return images;
}

/// An image as the table sees it: its first entry.
struct Described {
    const Item *item = nullptr;
    QSet<QString> splits;
};

DimensionCount countOf(const Dimension &dimension, const QList<Labels> &labelled)
{
    DimensionCount count{dimension.code, dimension.of, {}, 0, static_cast<int>(labelled.size()), 0};
    if (dimension.open) {
        const QList<FoundLabel> found = foundLabels(dimension.code, labelled);
        count.distinct = static_cast<int>(found.size());
        for (qsizetype i = 0; i < std::min<qsizetype>(found.size(), openLabelsListed); ++i)
            count.values.append({found.at(i).label, found.at(i).count, 0});
    } else {
        for (const LabelValue &value : dimension.values)
            count.values.append({value.code, 0, 0});
    }
    for (const Labels &labels : labelled) {
        const QList<LabelCode> own = labels.value(dimension.code);
        if (own.isEmpty())
            ++count.unlabelled;
        if (dimension.open)
            continue;
        for (ValueCount &value : count.values)
            value.count += own.contains(value.value) ? 1 : 0;
    }
    for (ValueCount &value : count.values)
        value.percent = count.all == 0 ? 0 : 100.0 * value.count / count.all;
    return count;
}

} // namespace

std::pair<const Dimension *, const Dimension *> mainDimensions(const Preset &preset)
{
    std::pair<const Dimension *, const Dimension *> found{nullptr, nullptr};
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.pickMany || dimension.ordered || dimension.open || !dimension.parent.isEmpty())
            continue;
        if (found.first == nullptr) {
            found.first = &dimension;
        } else {
            found.second = &dimension;
            break;
        }
    }
    return found;
}

QString groupTitle(const Preset &preset, const QString &code)
{
    for (const QuestionGroup &group : preset.groups) {
        if (group.code == code)
            return group.title.text();
    }
    return code;
}

Statistics statisticsOf(const QList<Item> &items, const Preset &preset, const QHash<ImageId, Sha256> &own)
{
    Statistics result;
    Mean question, option, explanation, rationale;
    QList<Labels> ofQuestions;
    QHash<ImageId, qsizetype> index;
    std::vector<Described> images;
    QHash<QString, qsizetype> splitIndex;
    for (const QuestionKind &kind : preset.kinds) {
        if (preset.hasKinds())
            result.kinds.append({kind.code, 0});
    }
    for (const QuestionGroup &group : preset.groups)
        result.groups.append(imagesOf(group, items));
    for (const Item &item : items) {
        ++result.questions;
        for (KindCount &kind : result.kinds)
            kind.questions += kind.kind == item.question.kind ? 1 : 0;
        result.options += static_cast<int>(item.question.options.size());
        question.add(characters(unmarkedStem(item.question.stem)));
        for (const Option &each : item.question.options) {
            if (each.picture.isNull() || !each.text.isEmpty())
                option.add(characters(each.text));
        }
        if (const QString why = item.question.rationale.trimmed(); !why.isEmpty())
            rationale.add(characters(why));
        ofQuestions.append(item.labels);
        if (!index.contains(item.image)) {
            index.insert(item.image, static_cast<qsizetype>(images.size()));
            images.push_back({&item, {}});
        }
        Described &image = images[static_cast<size_t>(index.value(item.image))];
        if (!splitIndex.contains(item.split)) {
            splitIndex.insert(item.split, result.splits.size());
            result.splits.append({item.split, 0, 0});
        }
        SplitCount &split = result.splits[splitIndex.value(item.split)];
        ++split.questions;
        if (!image.splits.contains(item.split)) {
            image.splits.insert(item.split);
            ++split.images;
        }
    }
    result.images = static_cast<int>(images.size());
    countPictures(items, own, result);
    QList<Labels> ofImages;
    for (const Described &image : images) {
        ofImages.append(image.item->labels);
        if (!image.item->explanation.isEmpty())
            explanation.add(characters(image.item->explanation));
    }
    result.meanQuestion = question.value();
    result.meanOption = option.value();
    result.meanExplanation = explanation.value();
    result.explained = rationale.n;
    result.meanRationale = rationale.value();

    for (const Dimension &dimension : preset.dimensions)
        result.labels.append(countOf(dimension, dimension.ofQuestion() ? ofQuestions : ofImages));

    const auto [rows, columns] = mainDimensions(preset);
    if (rows != nullptr && columns != nullptr) {
        CrossTable &cross = result.cross;
        cross.rows = rows->code;
        cross.columns = columns->code;
        for (const LabelValue &value : rows->values)
            cross.rowValues.append(value.code);
        for (const LabelValue &value : columns->values)
            cross.columnValues.append(value.code);
        cross.counts = QList<QList<int>>(cross.rowValues.size(), QList<int>(cross.columnValues.size(), 0));
        const QList<Labels> &labelled = rows->ofQuestion() || columns->ofQuestion() ? ofQuestions : ofImages;
        for (const Labels &labels : labelled) {
            const QList<LabelCode> ofRow = labels.value(rows->code);
            const QList<LabelCode> ofColumn = labels.value(columns->code);
            for (const LabelCode &row : ofRow) {
                for (const LabelCode &column : ofColumn) {
                    const qsizetype r = cross.rowValues.indexOf(row);
                    const qsizetype c = cross.columnValues.indexOf(column);
                    if (r >= 0 && c >= 0)
                        ++cross.counts[r][c];
                }
            }
        }
    }
    return result;
}

QByteArray statisticsJson(const Statistics &statistics, const Preset &preset)
{
    const auto published = [&preset](const DimensionCode &dimension, const LabelCode &value) {
        const Dimension *found = preset.dimension(dimension);
        return toUtf8(found == nullptr ? value.text() : found->publishedOf(value));
    };
    Json json = Json::object();
    json["images"] = statistics.images;
    json["questions"] = statistics.questions;
    if (statistics.pictures > 0) {
        json["pictures"] = {{"different", statistics.pictures},
                            {"questions_with_several", statistics.severalPictures},
                            {"in_questions", statistics.stemPictures},
                            {"options_with_one", statistics.pictureOptions}};
    }
    json["splits"] = Json::object();
    for (const SplitCount &split : statistics.splits)
        json["splits"][toUtf8(split.name)] = {{"images", split.images}, {"questions", split.questions}};
    for (const KindCount &kind : statistics.kinds)
        json["kinds"][toUtf8(preset.kind(kind.kind)->published)] = kind.questions;
    for (const GroupImages &group : statistics.groups)
        json["groups"][toUtf8(group.group)] = {{"complete", group.complete}, {"incomplete", group.incomplete}};
    json["labels"] = Json::object();
    for (const DimensionCount &dimension : statistics.labels) {
        Json &values = json["labels"][toUtf8(dimension.dimension.text())] = Json::object();
        for (const ValueCount &value : dimension.values)
            values[published(dimension.dimension, value.value)] = {{"count", value.count}, {"percent", value.percent}};
    }
    json["unlabelled"] = Json::object();
    for (const DimensionCount &dimension : statistics.labels)
        json["unlabelled"][toUtf8(dimension.dimension.text())] = dimension.unlabelled;
    for (const DimensionCount &dimension : statistics.labels) {
        if (dimension.of == LabelOf::Question)
            json["question_dimensions"].push_back(toUtf8(dimension.dimension.text()));
        const Dimension *found = preset.dimension(dimension.dimension);
        if (found != nullptr && found->open)
            json["distinct"][toUtf8(dimension.dimension.text())] = dimension.distinct;
    }
    if (statistics.explained > 0)
        json["explained"] = {{"questions", statistics.explained}, {"mean_length", statistics.meanRationale}};
    json["mean_length"] = {{"question", statistics.meanQuestion},
                           {"option", statistics.meanOption},
                           {"explanation", statistics.meanExplanation}};
    if (!statistics.cross.rows.isEmpty()) {
        const CrossTable &cross = statistics.cross;
        Json &table = json["cross"];
        table["rows"] = toUtf8(cross.rows.text());
        table["columns"] = toUtf8(cross.columns.text());
        table["counts"] = Json::object();
        for (qsizetype r = 0; r < cross.rowValues.size(); ++r) {
            for (qsizetype c = 0; c < cross.columnValues.size(); ++c)
                table["counts"][published(cross.rows, cross.rowValues.at(r))]
                     [published(cross.columns, cross.columnValues.at(c))] =
                         cross.counts.at(r).at(c);
        }
    }
    return jsonText(json, 2);
}

} // namespace yuyi
