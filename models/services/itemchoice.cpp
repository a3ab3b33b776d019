// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/itemchoice.h"

#include "models/domain/json.h"
#include "models/evaluation/scoring.h"
#include "models/exchange/exportplan.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ItemChooser)
};

/// What a filter looks at.
struct Facts {
    const ItemSetItem *item = nullptr;
    const Question *question = nullptr;
    Stage stage = Stage::Collected;
};

bool usual(Stage stage)
{
    return stage == Stage::Accepted || stage == Stage::Released;
}

QStringList valuesOf(const Facts &facts, const QString &field)
{
    if (field == QLatin1String("split"))
        return {facts.item->split};
    if (field == QLatin1String("stage"))
        return {codeOf(facts.stage)};
    if (field == QLatin1String("kind"))
        return {facts.question->kind};
    if (field == QLatin1String("id"))
        return {facts.item->itemId};
    if (field == QLatin1String("text")) {
        QStringList texts{facts.question->stem};
        for (const Option &option : facts.question->options)
            texts.append(option.text);
        return texts;
    }
    QStringList codes;
    for (const LabelCode &label : facts.item->labels.value(DimensionCode(field)))
        codes.append(label.text());
    return codes;
}

bool fits(const Facts &facts, const FilterTerm &term)
{
    const QStringList values = valuesOf(facts, term.field);
    // A text is searched; of "id" and the rest whole values are compared.
    const bool holds = term.comparison == FilterOperator::Holds || term.field == QLatin1String("text");
    const bool found = std::any_of(values.begin(), values.end(), [&](const QString &value) {
        return std::any_of(term.values.begin(), term.values.end(), [&](const QString &wanted) {
            return holds ? value.contains(wanted, Qt::CaseInsensitive) : value.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    });
    return found != (term.comparison == FilterOperator::IsNot);
}

ChosenItem chosen(const ItemSetItem &item, const Question &question)
{
    ChosenItem result;
    result.item = item;
    result.stem = question.stem;
    result.options = static_cast<int>(question.options.size());
    if (const int key = question.keyIndex(); key >= 0)
        result.key = shownLabel(key);
    return result;
}

/// All items of the project with their questions, parallel.
struct ProjectItems {
    QList<ItemSetItem> items;
    QList<Question> questions;
    QHash<ImageId, Stage> stages;
};

Result<ProjectItems> itemsOfSet(Stores &stores, const ItemSetId &set)
{
    ProjectItems all;
    const auto items = stores.runs().itemsOf(set);
    if (!items)
        return passOn(items);
    QList<QuestionVersionId> versions;
    QList<ImageId> images;
    for (const ItemSetItem &item : *items) {
        versions.append(item.question);
        images.append(item.image);
    }
    const auto questions = stores.runs().questions(versions);
    if (!questions)
        return passOn(questions);
    QHash<QuestionVersionId, qsizetype> places;
    for (qsizetype i = 0; i < questions->size(); ++i)
        places.insert(questions->at(i).versionId, i);
    for (const ItemSetItem &item : *items) {
        const qsizetype place = places.value(item.question, -1);
        if (place < 0)
            continue;
        all.items.append(item);
        all.questions.append(questions->at(place));
    }
    const auto found = stores.images().images(images);
    if (!found)
        return passOn(found);
    for (const Image &image : *found)
        all.stages.insert(image.id, image.stage);
    return all;
}

/// The names that files of results use: those of the release, made unique over all splits.
void nameItems(QList<ItemSetItem> &items, const ExportPlan &plan)
{
    QSet<QString> taken;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString &id = plan.items.at(i).id;
        QString name = id;
        for (int n = 2; taken.contains(name); ++n)
            name = QStringLiteral("%1 (%2)").arg(id).arg(n);
        taken.insert(name);
        items[i].itemId = name;
    }
}

Result<ProjectItems> itemsOfProject(Stores &stores)
{
    const auto info = stores.project().info();
    if (!info)
        return passOn(info);
    ExportSet set;
    set.preset = info->preset;
    const auto items = stores.annotations().items();
    if (!items)
        return passOn(items);
    set.items = *items;
    QList<ImageId> ids;
    QSet<ImageId> seen;
    for (const Item &item : *items) {
        if (!seen.contains(item.image))
            ids.append(item.image);
        seen.insert(item.image);
    }
    const auto images = stores.images().images(ids);
    if (!images)
        return passOn(images);
    ProjectItems all;
    QHash<ImageId, Sha256> hashes;
    for (const Image &image : *images) {
        ExchangeImage facts;
        facts.format = image.format;
        facts.sha256 = image.sha256;
        facts.name = image.names.value(0);
        set.images.insert(image.id, facts);
        all.stages.insert(image.id, image.stage);
        hashes.insert(image.id, image.sha256);
    }
    const auto entries = stores.sources().entries();
    if (!entries)
        return passOn(entries);
    for (const SourceEntry &entry : *entries)
        set.sources.insert(entry.id, entry);
    const auto plan = planExport(set, ExportFormat::Jsonl);
    if (!plan)
        return passOn(plan);
    for (const Item &item : *items) {
        ItemSetItem one;
        one.position = static_cast<int>(all.items.size());
        one.question = item.question.versionId;
        one.image = item.image;
        one.imageSha256 = hashes.value(item.image);
        one.split = item.split;
        one.labels = item.labels;
        all.items.append(one);
        all.questions.append(item.question);
    }
    nameItems(all.items, *plan);
    return all;
}

struct Counter {
    QHash<QString, int> all;
    QHash<QString, int> usual;
};

} // namespace

QString itemSetHash(const QList<ItemSetItem> &items)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const ItemSetItem &item : items) {
        QByteArray line = item.question.toString().toLatin1() + ' ' + item.imageSha256.hex().toLatin1();
        for (auto it = item.labels.constBegin(); it != item.labels.constEnd(); ++it) {
            line += ' ' + it.key().text().toUtf8() + '=';
            for (const LabelCode &label : it.value())
                line += label.text().toUtf8() + ',';
        }
        line += '\n';
        hash.addData(line);
    }
    return QString::fromLatin1(hash.result().toHex());
}

Result<QList<FilterField>> ItemChooser::fields()
{
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto all = itemsOfProject(m_stores);
    if (!all)
        return passOn(all);
    QHash<QString, Counter> counts;
    QStringList splits;
    QStringList kinds;
    QStringList names{QStringLiteral("split"), QStringLiteral("stage"), QStringLiteral("kind")};
    for (const Dimension &dimension : info->preset.dimensions)
        names.append(dimension.code.text());
    for (qsizetype i = 0; i < all->items.size(); ++i) {
        const Facts facts{&all->items.at(i), &all->questions.at(i), all->stages.value(all->items.at(i).image)};
        if (!splits.contains(facts.item->split) && !facts.item->split.isEmpty())
            splits.append(facts.item->split);
        if (!kinds.contains(facts.question->kind))
            kinds.append(facts.question->kind);
        for (const QString &name : names) {
            const QStringList values = valuesOf(facts, name);
            for (const QString &value : values) {
                ++counts[name].all[value];
                counts[name].usual[value] += usual(facts.stage) ? 1 : 0;
            }
        }
    }
    QList<FilterField> fields;
    for (const Dimension &dimension : info->preset.dimensions) {
        FilterField field{dimension.code.text(), dimension.title.text(), {}};
        for (const LabelValue &value : dimension.values)
            field.values.append({value.code.text(), value.title.text(), counts[field.code].usual.value(value.code.text())});
        fields.append(field);
    }
    FilterField split{QStringLiteral("split"), Text::tr("Split"), {}};
    std::sort(splits.begin(), splits.end());
    for (const QString &name : std::as_const(splits))
        split.values.append({name, name, counts[split.code].usual.value(name)});
    // Without any split every name would do: then the field is not offered.
    if (!splits.isEmpty())
        fields.append(split);
    FilterField stage{QStringLiteral("stage"), Text::tr("Stage"), {}};
    for (const auto &[value, code] : codesOf(Stage{})) {
        if (value >= Stage::Gold || value == Stage::Discarded)
            stage.values.append({QString::fromUtf16(code), titleOf(value), counts[stage.code].all.value(codeOf(value))});
    }
    fields.append(stage);
    FilterField kind{QStringLiteral("kind"), Text::tr("Kind of question"), {}};
    for (const QString &name : std::as_const(kinds))
        kind.values.append({name, name, counts[kind.code].usual.value(name)});
    if (!kinds.isEmpty())
        fields.append(kind);
    fields.append({QStringLiteral("id"), Text::tr("Item"), {}});
    fields.append({QStringLiteral("text"), Text::tr("Text"), {}});
    return fields;
}

Result<ItemFilter> ItemChooser::read(const QString &expression)
{
    if (expression.trimmed().isEmpty())
        return ItemFilter();
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto known = fields();
    if (!known)
        return passOn(known);
    return readItemFilter(expression, *known, info->preset);
}

Result<ChosenItems> ItemChooser::choose(const ItemChoice &choice)
{
    const auto all = choice.set.isNull() ? itemsOfProject(m_stores) : itemsOfSet(m_stores, choice.set);
    if (!all)
        return passOn(all);
    const bool anyStage = !choice.set.isNull()
        || std::any_of(choice.filter.terms.begin(), choice.filter.terms.end(),
                       [](const FilterTerm &term) { return term.field == QLatin1String("stage"); });
    ChosenItems result;
    QSet<ImageId> images;
    QList<ItemSetItem> list;
    for (qsizetype i = 0; i < all->items.size(); ++i) {
        const Facts facts{&all->items.at(i), &all->questions.at(i), all->stages.value(all->items.at(i).image)};
        if (!std::all_of(choice.filter.terms.begin(), choice.filter.terms.end(),
                         [&](const FilterTerm &term) { return fits(facts, term); }))
            continue;
        if (!anyStage && !usual(facts.stage)) {
            result.notAccepted += facts.stage == Stage::Discarded ? 0 : 1;
            continue;
        }
        if (facts.question->keyIndex() < 0) {
            ++result.unscorable;
            continue;
        }
        if (choice.limit > 0 && result.items.size() + result.without >= choice.limit)
            continue;
        // They count in the limit: lists with and without them agree in all others.
        if (choice.without.contains(facts.item->itemId)) {
            ++result.without;
            continue;
        }
        ChosenItem one = chosen(*facts.item, *facts.question);
        one.item.position = static_cast<int>(result.items.size());
        images.insert(one.item.image);
        list.append(one.item);
        result.items.append(one);
    }
    result.images = static_cast<int>(images.size());
    result.hash = itemSetHash(list);
    const auto frozen = m_stores.runs().itemSetOfHash(result.hash);
    if (!frozen)
        return passOn(frozen);
    if (*frozen)
        result.frozen = (*frozen)->id;
    return result;
}

Result<QList<ItemSetItem>> ItemChooser::everything()
{
    const auto all = itemsOfProject(m_stores);
    if (!all)
        return passOn(all);
    return all->items;
}

Result<QList<ItemSet>> ItemChooser::sets()
{
    return m_stores.runs().itemSets();
}

Result<ItemSet> ItemChooser::setNamed(const QString &name)
{
    const auto all = sets();
    if (!all)
        return passOn(all);
    QStringList names;
    for (const ItemSet &set : *all) {
        if (set.name.compare(name, Qt::CaseInsensitive) == 0 || set.id.toString() == name
            || (name.size() >= 4 && set.hash.startsWith(name, Qt::CaseInsensitive)))
            return set;
        names.append(set.name);
    }
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, Text::tr("No items have been frozen in this project yet."));
    return failure(ErrorCode::NotFound, Text::tr("There are no frozen items “%1”; there are: %2.")
                                            .arg(name, names.join(Text::tr(", ", "between the items of a list"))));
}

} // namespace yuyi
