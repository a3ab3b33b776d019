// SPDX-License-Identifier: GPL-3.0-or-later
// Studies and what they are made of; people and their trials are in sqltrials.cpp.
#include "db/stores/sqlstudystore.h"

#include "db/rows/runvalues.h"
#include "models/domain/clock.h"
#include "models/domain/studyjson.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyStore)
};

} // namespace

Result<> SqlStudyStore::add(const Study &study)
{
    YUYI_TRY(const auto used, m_connection.number(QStringLiteral("SELECT count(*) FROM study WHERE name = ?"),
                            {sql::text(study.name)}));
    if (used > 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("There is a study named “%1” already.").arg(study.name));
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO study (id, name, state, filter, from_item_set_id, item_limit, "
                       "design, exclusion, background, texts, item_set_id, seed, frozen_hash, "
                       "frozen_at, created_at, created_by, version, key_salt) VALUES (%1)")
            .arg(sql::marks(18)),
        {sql::id(study.id), sql::text(study.name), sql::code(study.state),
         sql::text(study.filter), sql::id(study.from), study.limit,
         sql::json(toJson(study.design)), sql::json(toJson(study.exclusion)),
         sql::codes(study.background), study.texts, sql::id(study.itemSet),
         sql::integer(study.seed), sql::text(study.frozenHash), sql::time(study.frozenAt),
         sql::timeOrNow(study.createdAt), sql::id(study.createdBy), study.version,
         sql::text(study.keySalt)}));
}

Result<> SqlStudyStore::update(const Study &study)
{
    YUYI_TRY(const auto used, m_connection.number(
        QStringLiteral("SELECT count(*) FROM study WHERE name = ? AND id <> ?"),
        {sql::text(study.name), sql::id(study.id)}));
    if (used > 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("There is a study named “%1” already.").arg(study.name));
    return m_connection.writeVersion(
        QStringLiteral("UPDATE study SET name = ?, state = ?, filter = ?, from_item_set_id = ?, "
                       "item_limit = ?, design = ?, exclusion = ?, background = ?, texts = ?, "
                       "item_set_id = ?, seed = ?, frozen_hash = ?, frozen_at = ?, key_salt = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::text(study.name), sql::code(study.state), sql::text(study.filter),
         sql::id(study.from), study.limit, sql::json(toJson(study.design)),
         sql::json(toJson(study.exclusion)), sql::codes(study.background), study.texts,
         sql::id(study.itemSet), sql::integer(study.seed), sql::text(study.frozenHash),
         sql::time(study.frozenAt), sql::text(study.keySalt), sql::id(study.id), study.version});
}

Result<> SqlStudyStore::remove(const StudyId &id)
{
    YUYI_TRY(const auto removed, m_connection.write(
        QStringLiteral("DELETE FROM study WHERE id = ? AND state = 'draft' AND NOT EXISTS "
                       "(SELECT 1 FROM participant p WHERE p.study_id = study.id)"),
        {sql::id(id)}));
    if (removed == 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("Only a draft without participants can be removed."));
    return {};
}

Result<QList<Study>> SqlStudyStore::studiesWhere(const QString &condition,
                                                 const QVariantList &values)
{
    QList<Study> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, name, state, filter, from_item_set_id, item_limit, design, "
                      "exclusion, background, texts, item_set_id, seed, frozen_hash, frozen_at, "
                      "created_at, created_by, version, key_salt FROM study ")
            + condition,
        values, [&](const Row &row) {
            Study study;
            study.id = row.id<StudyId>(0);
            study.name = row.text(1);
            study.state = row.code(2, StudyState::Closed);
            study.filter = row.text(3);
            study.from = row.id<ItemSetId>(4);
            study.limit = row.small(5);
            study.design = studyDesign(sql::storedJson(row.text(6)));
            study.exclusion = exclusionRules(sql::storedJson(row.text(7)));
            study.background = sql::parseCodes<BackgroundField>(row.text(8));
            study.texts = row.small(9);
            study.itemSet = row.id<ItemSetId>(10);
            study.seed = row.integer(11);
            study.frozenHash = row.text(12);
            study.frozenAt = row.time(13);
            study.createdAt = row.time(14);
            study.createdBy = row.id<PersonId>(15);
            study.version = row.small(16);
            study.keySalt = row.text(17);
            list.append(study);
        }));
    return list;
}

Result<Study> SqlStudyStore::study(const StudyId &id)
{
    YUYI_TRY(const auto found, studiesWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This study is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Study>> SqlStudyStore::studies()
{
    return studiesWhere(QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<int> SqlStudyStore::addTexts(const StudyId &id, const StudyTexts &texts)
{
    YUYI_TRY(const auto newest, m_connection.number(
        QStringLiteral("SELECT coalesce(max(number), 0) FROM study_text WHERE study_id = ?"),
        {sql::id(id)}));
    const int last = static_cast<int>(newest);
    if (last > 0) {
        YUYI_TRY(const auto former, this->texts(id, last));
        if (former == texts)
            return last;
    }
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO study_text (study_id, number, instructions_zh, "
                       "instructions_en, consent_zh, consent_en, created_at) VALUES (%1)")
            .arg(sql::marks(7)),
        {sql::id(id), last + 1, sql::text(texts.instructions.zh),
         sql::text(texts.instructions.en), sql::text(texts.consent.zh),
         sql::text(texts.consent.en), sql::time(currentTime())}));
    return last + 1;
}

Result<StudyTexts> SqlStudyStore::texts(const StudyId &id, int number)
{
    std::optional<StudyTexts> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT number, instructions_zh, instructions_en, consent_zh, consent_en "
                       "FROM study_text WHERE study_id = ? AND number = ?"),
        {sql::id(id), number}, [&](const Row &row) {
            found = StudyTexts{
                row.small(0), {row.text(1), row.text(2)}, {row.text(3), row.text(4)}};
        }));
    if (!found)
        return failure(ErrorCode::NotFound,
                       Tr::tr("This version of the texts is not in the study."), id.toString());
    return *found;
}

Result<> SqlStudyStore::addItems(const StudyId &id, const QList<StudyItem> &items)
{
    for (const StudyItem &one : items) {
        const ItemSetItem &item = one.item;
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO study_item (study_id, position, part, "
                           "question_version_id, image_id, image_sha256, item_id, split, labels, "
                           "category, block, content_hash, key_hash) VALUES (%1)")
                .arg(sql::marks(13)),
            {sql::id(id), item.position, sql::code(one.part), sql::id(item.question),
             sql::id(item.image), sql::text(item.imageSha256.hex()), sql::text(item.itemId),
             sql::text(item.split), sql::json(sql::labelsJson(item.labels)),
             sql::text(one.category), sql::text(one.block), sql::text(one.contentHash),
             sql::text(one.keyHash)}));
    }
    return {};
}

Result<QList<StudyItem>> SqlStudyStore::items(const StudyId &id)
{
    QList<StudyItem> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT position, part, question_version_id, image_id, image_sha256, "
                       "item_id, split, labels, category, block, content_hash, key_hash FROM study_item "
                       "WHERE study_id = ? ORDER BY position"),
        {sql::id(id)}, [&](const Row &row) {
            StudyItem one;
            one.item.position = row.small(0);
            one.part = row.code(1, StudyPart::Main);
            one.item.question = row.id<QuestionVersionId>(2);
            one.item.image = row.id<ImageId>(3);
            one.item.imageSha256 = Sha256::fromHex(row.text(4)).value_or(Sha256());
            one.item.itemId = row.text(5);
            one.item.split = row.text(6);
            one.item.labels = sql::labelsOf(sql::storedJson(row.text(7)));
            one.category = row.text(8);
            one.block = row.text(9);
            one.contentHash = row.text(10);
            one.keyHash = row.text(11);
            list.append(one);
        }));
    return list;
}

} // namespace yuyi
