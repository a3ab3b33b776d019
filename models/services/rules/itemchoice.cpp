// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemchoice.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/json/json.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/rules/items/itemnames.h"
#include "models/services/rules/itemtest.h"
#include "models/services/rules/levels.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace yuyi {

/// Items with their questions, parallel.
struct ProjectItems {
    QString state; ///< of the project when they were read
    QList<ItemSetItem> items;
    QList<Question> questions;
    QHash<ImageId, Stage> stages;
    ReleasedNames released; ///< also of questions that have another wording by now
};

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ItemChooser)
};

/// What a filter looks at.
struct Facts {
    const ItemSetItem *item = nullptr;
    const Question *question = nullptr;
    Stage stage = Stage::Collected;
};

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
        // As it is read in lists.
        QStringList texts{readableStem(facts.question->stem)};
        for (const Option &option : facts.question->options)
            texts.append(option.text);
        for (const Medium &medium : facts.question->media)
            texts.append(medium.caption);
        return texts + facts.question->accepted;
    }
    QStringList codes;
    for (const LabelCode &label : facts.item->labels.value(DimensionCode(field)))
        codes.append(label.text());
    return codes;
}

ChosenItem chosen(const ItemSetItem &item, const Question &question, const AnswerForm &form)
{
    ChosenItem result;
    result.item = item;
    result.stem = question.stem;
    result.options = static_cast<int>(question.options.size());
    Medium own;
    own.sha256 = item.imageSha256;
    const QList<ItemPicture> pictures = itemPictures(question, own, question.options);
    result.pictures = static_cast<int>(pictures.size());
    const QList<StemPiece> pieces = stemPieces(question.stem, stemPictures(question, own).size());
    result.picturesInText = (!pictures.isEmpty() && pictures.constLast().option >= 0)
                         || std::any_of(pieces.begin(), pieces.end(), [](const StemPiece &piece) { return piece.picture > 0; });
    result.picturesAlone = std::any_of(question.options.begin(), question.options.end(), [](const Option &option) {
        return !option.picture.isNull() && option.text.trimmed().isEmpty();
    });
    GivenAnswer key(question.keys());
    if (question.options.isEmpty())
        key.text = question.key().text; // as its author wrote it
    result.key = answerLabel(key, form);
    return result;
}

Result<ProjectItems> withQuestions(Stores &stores, const QList<ItemSetItem> &items)
{
    ProjectItems all;
    QList<QuestionVersionId> versions;
    QList<ImageId> images;
    for (const ItemSetItem &item : items) {
        versions.append(item.question);
        images.append(item.image);
    }
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    QHash<QuestionVersionId, qsizetype> indexes;
    for (qsizetype i = 0; i < questions.size(); ++i)
        indexes.insert(questions.at(i).versionId, i);
    for (const ItemSetItem &item : items) {
        const qsizetype index = indexes.value(item.question, -1);
        if (index < 0)
            continue;
        all.items.append(item);
        all.questions.append(questions.at(index));
    }
    YUYI_TRY(const auto found, stores.images().images(images));
    for (const Image &image : found)
        all.stages.insert(image.id, image.stage);
    return all;
}

Result<ProjectItems> itemsOfProject(Stores &stores)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto items, stores.annotations().items());
    QList<ImageId> ids;
    QSet<ImageId> seen;
    const auto look = [&](const QList<Item> &list) {
        for (const Item &item : list) {
            if (!seen.contains(item.image))
                ids.append(item.image);
            seen.insert(item.image);
        }
    };
    look(items);
    ProjectItems all;
    QHash<ImageId, Sha256> hashes;
    ExportSet set;
    set.preset = info.preset;
    const auto readImages = [&]() -> Result<> {
        YUYI_TRY(const auto images, stores.images().images(ids));
        for (const Image &image : images) {
            ExchangeImage facts;
            facts.format = image.format;
            facts.sha256 = image.sha256;
            facts.name = image.names.value(0);
            set.images.insert(image.id, facts);
            all.stages.insert(image.id, image.stage);
            hashes.insert(image.id, image.sha256);
        }
        ids.clear();
        return {};
    };
    YUYI_CHECK(readImages());
    YUYI_TRY(const auto ordered, inNamingOrder(stores, items, all.stages));
    set.items = ordered.items;
    look(set.items);
    YUYI_CHECK(readImages());
    YUYI_TRY(const auto entries, stores.sources().entries());
    for (const SourceEntry &entry : entries)
        set.sources.insert(entry.id, entry);
    YUYI_TRY(const auto names, itemNames(std::move(set)));
    all.released = releasedNames(ordered, names);
    for (const Item &item : items) {
        ItemSetItem one;
        one.position = static_cast<int>(all.items.size());
        one.question = item.question.versionId;
        one.image = item.image;
        one.imageSha256 = hashes.value(item.image);
        one.itemId = names.value(one.question);
        one.split = item.split;
        one.labels = item.labels;
        if (info.preset.hasKinds())
            one.labels.insert(kindDimension, {LabelCode(item.question.kind)});
        all.items.append(one);
        all.questions.append(item.question);
    }
    QSet<ImageId> counted;
    for (auto stage = all.stages.cbegin(); stage != all.stages.cend(); ++stage) {
        if (isReleasable(stage.value()))
            counted.insert(stage.key());
    }
    YUYI_CHECK(addLevels(stores, info.preset, counted, all.items));
    return all;
}

/// Which commit a connection sees: everything that changes items is in the audit.
Result<QString> stateOf(Stores &stores)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto newest, stores.history().find({}, 0, 1));
    return QStringLiteral("%1 %2").arg(info.id.toString(), newest.isEmpty() ? QString() : newest.constFirst().id.toString());
}

/// The items read last, as long as somebody holds them, and what their release calls them: that is little, and asked for often.
class LastItems
{
public:
    static LastItems &instance()
    {
        static LastItems last;
        return last;
    }
    std::shared_ptr<const ProjectItems> of(const QString &state)
    {
        const std::lock_guard lock(m_mutex);
        auto items = m_items.lock();
        return items && items->state == state ? items : nullptr;
    }
    void set(const std::shared_ptr<const ProjectItems> &items)
    {
        const std::lock_guard lock(m_mutex);
        m_items = items;
        m_released = {items->state, items->released};
    }
    std::optional<ReleasedNames> released(const QString &state)
    {
        const std::lock_guard lock(m_mutex);
        return m_released.first == state ? std::optional(m_released.second) : std::nullopt;
    }

private:
    std::mutex m_mutex;
    std::weak_ptr<const ProjectItems> m_items;
    std::pair<QString, ReleasedNames> m_released; ///< with the state of the project
};

/// @param items null: nothing is counted
QList<FilterField> fieldsOf(const Preset &preset, const ProjectItems *items)
{
    struct Counter {
        QHash<QString, int> all;
        QHash<QString, int> usual;
    };
    QHash<QString, Counter> counts;
    QStringList splits;
    QStringList kinds;
    QStringList names{QStringLiteral("split"), QStringLiteral("stage"), QStringLiteral("kind")};
    QList<Dimension> dimensions = preset.dimensions;
    for (const LevelRule &level : preset.levels)
        dimensions.append(level.dimension);
    for (const Dimension &dimension : std::as_const(dimensions)) {
        if (!dimension.open)
            names.append(dimension.code.text());
    }
    for (qsizetype i = 0; items && i < items->items.size(); ++i) {
        const Facts facts{&items->items.at(i), &items->questions.at(i), items->stages.value(items->items.at(i).image)};
        if (!splits.contains(facts.item->split) && !facts.item->split.isEmpty())
            splits.append(facts.item->split);
        if (!kinds.contains(facts.question->kind))
            kinds.append(facts.question->kind);
        for (const QString &name : names) {
            Counter &counter = counts[name];
            const QStringList values = valuesOf(facts, name);
            for (const QString &value : values) {
                ++counter.all[value];
                counter.usual[value] += isReleasable(facts.stage) ? 1 : 0;
            }
        }
    }
    const auto usualOnes = [&](const QString &field, const QString &value) {
        return items ? counts.value(field).usual.value(value) : -1;
    };
    QList<FilterField> fields;
    for (const Dimension &dimension : std::as_const(dimensions)) {
        FilterField field{dimension.code.text(), dimension.title.text(), {}};
        for (const LabelValue &value : dimension.values)
            field.values.append({value.code.text(), value.title.text(), usualOnes(field.code, value.code.text())});
        fields.append(field);
    }
    FilterField split{QStringLiteral("split"), Tr::tr("Split"), {}};
    std::sort(splits.begin(), splits.end());
    for (const QString &name : std::as_const(splits))
        split.values.append({name, name, usualOnes(split.code, name)});
    // Without any split every name would do: then the field is not offered.
    if (!splits.isEmpty())
        fields.append(split);
    FilterField stage{QStringLiteral("stage"), Tr::tr("Stage"), {}};
    for (const auto &[value, code] : codesOf(Stage{})) {
        if (value >= Stage::Gold || value == Stage::Discarded) {
            stage.values.append({QString::fromUtf16(code), titleOf(value),
                                 items ? counts.value(stage.code).all.value(codeOf(value)) : -1});
        }
    }
    fields.append(stage);
    FilterField kind{QStringLiteral("kind"), Tr::tr("Kind of question"), {}};
    for (const QString &name : std::as_const(kinds)) {
        const QuestionKind *known = preset.kind(name);
        kind.values.append({name, known ? known->title.text() : name, usualOnes(kind.code, name)});
    }
    if (!kinds.isEmpty())
        fields.append(kind);
    fields.append({QStringLiteral("id"), Tr::tr("Item"), {}});
    fields.append({QStringLiteral("text"), Tr::tr("Text"), {}});
    return fields;
}

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

Result<std::shared_ptr<const ProjectItems>> ItemChooser::project()
{
    YUYI_TRY(const auto state, stateOf(m_stores));
    if (m_items && m_items->state == state)
        return m_items;
    m_items = LastItems::instance().of(state);
    if (m_items)
        return m_items;
    YUYI_TRY(auto read, itemsOfProject(m_stores));
    auto items = std::make_shared<ProjectItems>(std::move(read));
    items->state = state;
    m_items = items;
    LastItems::instance().set(m_items);
    return m_items;
}

Result<std::shared_ptr<const void>> ItemChooser::hold()
{
    YUYI_TRY(const auto items, project());
    return std::shared_ptr<const void>(items);
}

Result<QList<FilterField>> ItemChooser::fields()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto items, project());
    return fieldsOf(info.preset, items.get());
}

Result<QList<FilterField>> ItemChooser::fieldsUncounted()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    return fieldsOf(info.preset, nullptr);
}

Result<ItemFilter> ItemChooser::read(const QString &expression)
{
    if (expression.trimmed().isEmpty())
        return ItemFilter();
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto known, fields());
    return readItemFilter(expression, known, forItems(info.preset));
}

Result<ChosenItems> ItemChooser::choose(const ItemChoice &choice)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    std::shared_ptr<const ProjectItems> all;
    if (choice.set.isNull()) {
        YUYI_TRY(const auto read, project());
        all = read;
    } else {
        YUYI_TRY(const auto frozen, itemsOf(choice.set));
        YUYI_TRY(auto read, withQuestions(m_stores, frozen));
        all = std::make_shared<const ProjectItems>(std::move(read));
    }
    const bool anyStage = !choice.set.isNull()
                       || std::any_of(choice.filter.terms.begin(), choice.filter.terms.end(),
                                      [](const FilterTerm &term) { return term.field == QLatin1String("stage"); });
    ChosenItems result;
    QSet<ImageId> images;
    QList<ItemSetItem> list;
    for (qsizetype i = 0; i < all->items.size(); ++i) {
        const Facts facts{&all->items.at(i), &all->questions.at(i), all->stages.value(all->items.at(i).image)};
        if (!std::all_of(choice.filter.terms.begin(), choice.filter.terms.end(),
                         [&](const FilterTerm &term) { return meets(term, valuesOf(facts, term.field)); }))
            continue;
        if (!anyStage && !isReleasable(facts.stage)) {
            result.notAccepted += facts.stage == Stage::Discarded ? 0 : 1;
            continue;
        }
        const QuestionKind *kind = info.preset.kind(facts.question->kind);
        if (!allowsCorrect(kind, facts.question->keys().count()) || facts.question->key().isEmpty()) {
            ++result.unscorable;
            continue;
        }
        if (choice.limit > 0 && result.items.size() >= choice.limit)
            continue;
        if (choice.without.contains(facts.item->itemId)) {
            ++result.without;
            continue;
        }
        ChosenItem one = chosen(*facts.item, *facts.question, kind);
        one.item.position = static_cast<int>(result.items.size());
        images.insert(one.item.image);
        list.append(one.item);
        result.items.append(one);
    }
    result.images = static_cast<int>(images.size());
    result.hash = itemSetHash(list);
    YUYI_TRY(const auto frozen, m_stores.runs().itemSetOfHash(result.hash));
    if (frozen)
        result.frozen = frozen->id;
    return result;
}

Result<QList<ItemSetItem>> ItemChooser::everything()
{
    YUYI_TRY(const auto all, project());
    return all->items;
}

Result<QList<ItemSetItem>> ItemChooser::itemsOf(const ItemSetId &set)
{
    YUYI_TRY(auto items, m_stores.runs().itemsOf(set));
    YUYI_TRY(const auto releases, m_stores.releases().releases());
    if (releases.isEmpty())
        return items;
    YUYI_TRY(const auto state, stateOf(m_stores));
    auto released = LastItems::instance().released(state);
    if (!released) {
        YUYI_TRY(const auto all, project());
        released = all->released;
    }
    nameAsReleased(items, *released);
    return items;
}

Result<QList<ItemSet>> ItemChooser::sets()
{
    return m_stores.runs().itemSets();
}

Result<ItemSet> ItemChooser::setNamed(const QString &name)
{
    YUYI_TRY(const auto all, sets());
    QStringList names;
    for (const ItemSet &set : all) {
        if (set.name.compare(name, Qt::CaseInsensitive) == 0 || set.id.toString() == name
            || (name.size() >= 4 && set.hash.startsWith(name, Qt::CaseInsensitive)))
            return set;
        names.append(set.name);
    }
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("No item set has been frozen in this project yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no frozen item set “%1”. Available: %2.")
                                            .arg(name, names.join(Tr::tr(", ", "between the items of a list"))));
}

} // namespace yuyi
