// SPDX-License-Identifier: GPL-3.0-or-later
// What item analysis is made from: a part of SqlValidationStore.
#include "db/stores/sqlvalidationstore.h"

#include <QHash>

namespace yuyi {

Result<QList<ValidatedItem>> SqlValidationStore::validatedItems()
{
    QList<ValidatedItem> items;
    // The newest round of each version; the newest of all versions of its question is the current.
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT v.question_id, v.question_version_id, w.number, v.image_id, w.stem, "
            "(SELECT count(*) FROM question_option o WHERE o.question_version_id = w.id), "
            "(SELECT min(o.position) FROM question_key k JOIN question_option o ON "
            "o.question_version_id = k.question_version_id AND o.id = k.option_id "
            "WHERE k.question_version_id = w.id), "
            "v.round, v.state, CASE WHEN EXISTS (SELECT 1 FROM validation x WHERE x.question_id = "
            "v.question_id AND x.round > v.round) THEN 0 ELSE 1 END, "
            "(SELECT n.name FROM image_name n WHERE n.image_id = v.image_id ORDER BY n.position LIMIT 1) "
            "FROM validation v JOIN question_version w ON w.id = v.question_version_id "
            "WHERE NOT EXISTS (SELECT 1 FROM validation l WHERE l.question_version_id = "
            "v.question_version_id AND l.round > v.round) ORDER BY v.question_version_id"),
        {}, [&](const Row &row) {
            ValidatedItem item;
            item.question = row.id<QuestionId>(0);
            item.version = row.id<QuestionVersionId>(1);
            item.number = row.small(2);
            item.image = row.id<ImageId>(3);
            item.stem = row.text(4);
            item.options = row.small(5);
            item.key = row.isNull(6) ? -1 : row.small(6);
            item.round = row.small(7);
            item.state = row.code(8, ValidationState::Withdrawn);
            item.current = row.flag(9);
            item.imageName = row.text(10);
            items.append(item);
        }));
    return items;
}

Result<ItemVotes> SqlValidationStore::itemVotes()
{
    ItemVotes all;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto items, validatedItems());
        all.items = items;
        QHash<QString, int> itemOf;
        for (int i = 0; i < all.items.size(); ++i)
            itemOf.insert(all.items.at(i).version.toString(), i);
        QHash<QString, int> personOf;
        QHash<QString, int> flagsOf;
        QString lastVersion;
        int lastItem = -1;
        return m_connection.read(
            QStringLiteral("SELECT o.question_version_id, o.created_by, q.position, o.correct, "
                           "o.milliseconds, o.flags, CASE WHEN o.note = '' THEN 0 ELSE 1 END "
                           "FROM vote o LEFT JOIN question_option q ON q.question_version_id = "
                           "o.question_version_id AND q.id = o.option_id WHERE o.withdrawn = 0 "
                           "ORDER BY o.question_version_id, o.created_at, o.id"),
            {}, [&](const Row &row) {
                const QString version = row.text(0);
                if (version != lastVersion) {
                    lastVersion = version;
                    lastItem = itemOf.value(version, -1);
                }
                if (lastItem < 0)
                    return;
                ItemVote vote;
                vote.item = lastItem;
                const QString person = row.text(1);
                auto known = personOf.constFind(person);
                if (known == personOf.constEnd()) {
                    known = personOf.insert(person, static_cast<int>(all.people.size()));
                    all.people.append(PersonId::fromString(person));
                }
                vote.person = *known;
                vote.option = row.isNull(2) ? -1 : row.small(2);
                vote.correct = row.flag(3);
                vote.milliseconds = row.integer(4);
                const QString flags = row.text(5);
                auto mask = flagsOf.constFind(flags);
                if (mask == flagsOf.constEnd()) {
                    int bits = 0;
                    const QStringList list = sql::parseList(flags);
                    for (const QString &code : list) {
                        if (const auto flag = fromCode<VoteFlag>(code))
                            bits |= 1 << static_cast<int>(*flag);
                    }
                    mask = flagsOf.insert(flags, bits);
                }
                vote.flags = *mask;
                vote.noted = row.flag(6);
                all.votes.push_back(vote);
            });
    }));
    return all;
}

} // namespace yuyi
