// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemnames.h"

#include "models/domain/annotation/questionpictures.h"

#include <QSet>

namespace yuyi {

bool isAcceptedStage(Stage stage)
{
    return stage == Stage::Accepted || stage == Stage::Released;
}

Result<QList<Item>> inNamingOrder(Stores &stores, const QList<Item> &items, const QHash<ImageId, Stage> &stages)
{
    QList<Item> ordered;
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
            ordered.append(item);
        }
    }
    for (const bool now : {true, false}) {
        for (const Item &item : items) {
            if (isAcceptedStage(stages.value(item.image)) == now && !taken.contains(item.question.versionId))
                ordered.append(item);
        }
    }
    return ordered;
}

QHash<QuestionVersionId, QString> itemNames(const QList<Item> &ordered, const ExportPlan &plan)
{
    QHash<QuestionVersionId, QString> names;
    QSet<QString> taken;
    for (qsizetype i = 0; i < ordered.size(); ++i) {
        const QString &id = plan.items.at(i).id;
        QString name = id;
        for (int n = 2; taken.contains(name); ++n)
            name = QStringLiteral("%1 (%2)").arg(id).arg(n);
        taken.insert(name);
        names.insert(ordered.at(i).question.versionId, name);
    }
    return names;
}

void addShownMedia(const Question &question, ExportSet &set)
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

} // namespace yuyi
