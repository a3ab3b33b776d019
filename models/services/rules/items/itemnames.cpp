// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/items/itemnames.h"

#include "models/domain/annotation/questionpictures.h"

#include <QSet>

#include <utility>

namespace yuyi {

namespace {

/// Which other pictures a question shows: enough for its name.
void addPictures(const Question &question, ExportSet &set)
{
    if (!question.hasPictures())
        return;
    const QList<ItemPicture> listed = itemPictures(question, {}, question.options);
    for (const ItemPicture &picture : listed) {
        ExchangeImage facts;
        facts.format = picture.medium.format;
        facts.sha256 = picture.medium.sha256;
        set.media.insert(facts.sha256, facts);
    }
}

/// Numbers further items of the same name.
QString uniqueName(const QString &id, QSet<QString> &taken)
{
    QString name = id;
    for (int n = 2; taken.contains(name); ++n)
        name = QStringLiteral("%1 (%2)").arg(id).arg(n);
    taken.insert(name);
    return name;
}

} // namespace

Result<NamingOrder> inNamingOrder(Stores &stores, const QList<Item> &items, const QHash<ImageId, Stage> &stages)
{
    NamingOrder order;
    QHash<QuestionVersionId, qsizetype> indexes;
    QSet<ImageId> imported;
    for (qsizetype i = 0; i < items.size(); ++i) {
        indexes.insert(items.at(i).question.versionId, i);
        if (!items.at(i).sourceEntry.isNull())
            imported.insert(items.at(i).image);
    }
    QSet<QuestionVersionId> taken;
    YUYI_TRY(const auto releases, stores.releases().releases());
    if (!releases.isEmpty()) {
        YUYI_TRY(const auto released, stores.releases().items(releases.constFirst().id));
        for (const ReleaseStore::ReleasedItem &one : released) {
            const qsizetype index = indexes.value(one.question, -1);
            if (index < 0 && imported.contains(one.image))
                continue; // it had a name of its own, which its new wording has now
            Item item;
            if (index >= 0)
                item = items.at(index);
            // What is no longer an item holds its number.
            item.image = one.image;
            item.question.versionId = one.question;
            item.split = one.split;
            taken.insert(one.question);
            order.items.append(item);
        }
    }
    order.released = order.items.size();
    for (const bool now : {true, false}) {
        for (const Item &item : items) {
            if (isReleasable(stages.value(item.image)) == now && !taken.contains(item.question.versionId))
                order.items.append(item);
        }
    }
    return order;
}

Result<QHash<QuestionVersionId, QString>> itemNames(ExportSet set)
{
    for (const Item &item : std::as_const(set.items))
        addPictures(item.question, set);
    YUYI_TRY(const auto plan, planExport(set, ExportFormat::Jsonl));
    QHash<QuestionVersionId, QString> names;
    QSet<QString> taken;
    for (qsizetype i = 0; i < set.items.size(); ++i)
        names.insert(set.items.at(i).question.versionId, uniqueName(plan.items.at(i).id, taken));
    return names;
}

ReleasedNames releasedNames(const NamingOrder &order, const QHash<QuestionVersionId, QString> &names)
{
    ReleasedNames released;
    for (qsizetype i = 0; i < order.released; ++i) {
        const Item &item = order.items.at(i);
        released.insert(item.question.versionId, {names.value(item.question.versionId), item.split});
    }
    return released;
}

void nameAsReleased(QList<ItemSetItem> &items, const ReleasedNames &released)
{
    QSet<QString> taken;
    for (ItemSetItem &item : items) {
        const auto found = released.constFind(item.question);
        if (found == released.constEnd())
            continue;
        item.itemId = found->id;
        item.split = found->split;
        taken.insert(found->id);
    }
    for (ItemSetItem &item : items) {
        if (!released.contains(item.question))
            item.itemId = uniqueName(item.itemId, taken);
    }
}

} // namespace yuyi
