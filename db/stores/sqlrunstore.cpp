// SPDX-License-Identifier: GPL-3.0-or-later
// Frozen items and runs; attempts and replies are in sqlresponses.cpp.
#include "db/stores/sqlrunstore.h"

#include "db/rows/questionrows.h"
#include "db/rows/runvalues.h"
#include "models/domain/clock.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunStore)
};

} // namespace

Result<> SqlRunStore::addItemSet(const ItemSet &set, const QList<ItemSetItem> &items)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO item_set (id, name, hash, items, created_at, created_by) "
                       "VALUES (?, ?, ?, ?, ?, ?)"),
        {sql::id(set.id), sql::text(set.name), sql::text(set.hash),
         sql::integer(items.size()), sql::timeOrNow(set.createdAt), sql::id(set.createdBy)}));
    for (const ItemSetItem &item : items) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO item_set_item (item_set_id, position, "
                           "question_version_id, image_id, image_sha256, item_id, split, labels) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(set.id), item.position, sql::id(item.question), sql::id(item.image),
             sql::text(item.imageSha256.hex()), sql::text(item.itemId), sql::text(item.split),
             sql::json(sql::labelsJson(item.labels))}));
    }
    return {};
}

Result<QList<ItemSet>> SqlRunStore::itemSetsWhere(const QString &condition,
                                                  const QVariantList &values)
{
    QList<ItemSet> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, name, hash, items, created_at, created_by FROM item_set ")
            + condition,
        values, [&](const Row &row) {
            list.append({row.id<ItemSetId>(0), row.text(1), row.text(2), row.small(3),
                         row.time(4), row.id<PersonId>(5)});
        }));
    return list;
}

Result<ItemSet> SqlRunStore::itemSet(const ItemSetId &id)
{
    YUYI_TRY(const auto found, itemSetsWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This set of items is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ItemSet>> SqlRunStore::itemSets()
{
    return itemSetsWhere(QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<std::optional<ItemSet>> SqlRunStore::itemSetOfHash(const QString &hash)
{
    YUYI_TRY(const auto found, itemSetsWhere(QStringLiteral("WHERE hash = ? ORDER BY created_at, id"), {sql::text(hash)}));
    if (found.isEmpty())
        return std::optional<ItemSet>();
    return std::optional<ItemSet>(found.constFirst());
}

Result<QList<ItemSetItem>> SqlRunStore::itemsOf(const ItemSetId &id)
{
    QList<ItemSetItem> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT position, question_version_id, image_id, image_sha256, item_id, "
                       "split, labels FROM item_set_item WHERE item_set_id = ? ORDER BY position"),
        {sql::id(id)}, [&](const Row &row) {
            ItemSetItem item;
            item.position = row.small(0);
            item.question = row.id<QuestionVersionId>(1);
            item.image = row.id<ImageId>(2);
            item.imageSha256 = Sha256::fromHex(row.text(3)).value_or(Sha256());
            item.itemId = row.text(4);
            item.split = row.text(5);
            item.labels = sql::labelsOf(sql::storedJson(row.text(6)));
            list.append(item);
        }));
    return list;
}

Result<QList<Question>> SqlRunStore::questions(const QList<QuestionVersionId> &versions)
{
    QHash<QuestionVersionId, Question> found;
    QuestionRows rows(m_connection);
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        constexpr qsizetype portion = 500;
        for (qsizetype from = 0; from < versions.size(); from += portion) {
            QVariantList ids;
            for (qsizetype i = 0; i < portion; ++i)
                ids.append(sql::id(versions.at(qMin(from + i, versions.size() - 1))));
            YUYI_CHECK(m_connection.read(
                QStringLiteral("SELECT %1 FROM question_version v WHERE v.id IN (%2)")
                    .arg(QuestionRows::columns(), sql::marks(portion)),
                ids, [&](const Row &row) {
                    const Question question = QuestionRows::readQuestion(row, 0);
                    found.insert(question.versionId, question);
                }));
            YUYI_TRY(const auto options, rows.options(sql::marks(portion), ids));
            for (auto it = options.begin(); it != options.end(); ++it)
                found[it.key()].options = it.value();
        }
        return {};
    }));
    QList<Question> list;
    for (const QuestionVersionId &version : versions) {
        if (const auto it = found.constFind(version); it != found.constEnd())
            list.append(*it);
    }
    return list;
}

Result<> SqlRunStore::renameItemSet(const ItemSetId &id, const QString &name)
{
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("UPDATE item_set SET name = ? WHERE id = ?"),
                                                 {sql::text(name), sql::id(id)}));
    if (rows == 0)
        return failure(ErrorCode::NotFound, Tr::tr("This set of items is not in the project."),
                       id.toString());
    return {};
}

Result<QHash<QuestionVersionId, ImageId>>
SqlRunStore::imagesOf(const QList<QuestionVersionId> &versions)
{
    QHash<QuestionVersionId, ImageId> images;
    constexpr qsizetype portion = 500;
    for (qsizetype from = 0; from < versions.size(); from += portion) {
        QVariantList ids;
        for (qsizetype i = 0; i < portion; ++i)
            ids.append(sql::id(versions.at(qMin(from + i, versions.size() - 1))));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT v.id, a.image_id FROM question_version v "
                           "JOIN question q ON q.id = v.question_id "
                           "JOIN annotation a ON a.id = q.annotation_id WHERE v.id IN (%1)")
                .arg(sql::marks(portion)),
            ids, [&](const Row &row) {
                images.insert(row.id<QuestionVersionId>(0), row.id<ImageId>(1));
            }));
    }
    return images;
}

Result<> SqlRunStore::addRun(const Run &run)
{
    QStringList examples;
    for (const QuestionVersionId &example : run.examples)
        examples.append(example.toString());
    return sql::nothing(m_connection.write(
        QStringLiteral(
            "INSERT INTO run (id, launch_id, origin, endpoint_id, model, section, configuration, "
            "item_set_id, prompt_template_id, examples, picture_profile, parameters, "
            "option_order, seed, repeats, budget, price_input, price_output, currency, state, "
            "message, hidden, runner, heartbeat_at, ended_at, created_at, created_by, version, "
            "kind, judged_run_id) VALUES (%1)")
            .arg(sql::marks(30)),
        {sql::id(run.id), sql::id(run.launch), sql::code(run.origin), sql::id(run.endpoint),
         sql::text(run.model), sql::code(run.section), sql::text(run.configuration),
         sql::id(run.itemSet), sql::id(run.promptTemplate), sql::list(examples),
         sql::json(toJson(run.pictures)), sql::json(toJson(run.parameters)),
         sql::code(run.order), sql::integer(run.seed), run.repeats, run.budget, run.priceInput,
         run.priceOutput, sql::text(run.currency), sql::code(run.state), sql::text(run.message),
         sql::flag(run.hidden), sql::text(run.runner), sql::time(run.heartbeatAt),
         sql::time(run.endedAt), sql::timeOrNow(run.createdAt), sql::id(run.createdBy),
         run.version, sql::code(run.kind), sql::id(run.judged)}));
}

Result<QList<Run>> SqlRunStore::runsWhere(const QString &condition, const QVariantList &values)
{
    QList<Run> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "SELECT id, launch_id, origin, endpoint_id, model, section, configuration, "
            "item_set_id, prompt_template_id, examples, picture_profile, parameters, "
            "option_order, seed, repeats, budget, price_input, price_output, currency, state, "
            "message, hidden, runner, heartbeat_at, ended_at, created_at, created_by, version, "
            "kind, judged_run_id FROM run ")
            + condition,
        values, [&](const Row &row) {
            Run run;
            run.id = row.id<RunId>(0);
            run.launch = row.id<RunId>(1);
            run.origin = row.code(2, RunOrigin::Asked);
            run.endpoint = row.id<EndpointId>(3);
            run.model = row.text(4);
            run.section = row.code(5, ModelSection::Closed);
            run.configuration = row.text(6);
            run.itemSet = row.id<ItemSetId>(7);
            run.promptTemplate = row.id<PromptTemplateId>(8);
            for (const QString &example : sql::parseList(row.text(9)))
                run.examples.append(QuestionVersionId::fromString(example));
            run.pictures = pictureProfile(sql::storedJson(row.text(10)));
            run.parameters = chatParameters(sql::storedJson(row.text(11)));
            run.order = row.code(12, OptionOrder::Written);
            run.seed = row.integer(13);
            run.repeats = row.small(14);
            run.budget = row.real(15);
            run.priceInput = row.real(16);
            run.priceOutput = row.real(17);
            run.currency = row.text(18);
            run.state = row.code(19, RunState::Paused);
            run.message = row.text(20);
            run.hidden = row.flag(21);
            run.runner = row.text(22);
            run.heartbeatAt = row.time(23);
            run.endedAt = row.time(24);
            run.createdAt = row.time(25);
            run.createdBy = row.id<PersonId>(26);
            run.version = row.small(27);
            run.kind = row.code(28, RunKind::Questions);
            run.judged = row.id<RunId>(29);
            list.append(run);
        }));
    return list;
}

Result<Run> SqlRunStore::run(const RunId &id)
{
    YUYI_TRY(const auto found, runsWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This run is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Run>> SqlRunStore::runs(bool hiddenToo, RunKind kind)
{
    return runsWhere(hiddenToo ? QStringLiteral("WHERE kind = ? ORDER BY created_at DESC, id DESC")
                               : QStringLiteral("WHERE kind = ? AND hidden = 0 "
                                                "ORDER BY created_at DESC, id DESC"),
                     {sql::code(kind)});
}

Result<> SqlRunStore::updateRun(const Run &run)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE run SET state = ?, message = ?, budget = ?, hidden = ?, "
                       "ended_at = ?, version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(run.state), sql::text(run.message), run.budget, sql::flag(run.hidden),
         sql::time(run.endedAt), sql::id(run.id), run.version});
}

Result<bool> SqlRunStore::claim(const RunId &id, const QString &runner, const QDateTime &now,
                                const QDateTime &staleBefore)
{
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral("UPDATE run SET runner = ?, heartbeat_at = ?, state = 'running', "
                       "message = '', ended_at = NULL, version = version + 1 WHERE id = ? "
                       "AND (runner = '' OR runner = ? OR heartbeat_at IS NULL "
                       "OR heartbeat_at < ?)"),
        {sql::text(runner), sql::time(now), sql::id(id), sql::text(runner),
         sql::time(staleBefore)}));
    return rows > 0;
}

Result<RunState> SqlRunStore::heartbeat(const RunId &id, const QString &runner,
                                        const QDateTime &now)
{
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral("UPDATE run SET heartbeat_at = ? WHERE id = ? AND runner = ?"),
        {sql::time(now), sql::id(id), sql::text(runner)}));
    if (rows == 0)
        return failure(ErrorCode::Conflict, Tr::tr("Another program is now working on this run."),
                       id.toString());
    YUYI_TRY(const auto found, run(id));
    return found.state;
}

Result<> SqlRunStore::giveBack(const RunId &id, const QString &runner, RunState state,
                               const QString &message)
{
    const bool ended = state == RunState::Done || state == RunState::Cancelled;
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE run SET runner = '', heartbeat_at = NULL, state = ?, message = ?, "
                       "ended_at = ?, version = version + 1 WHERE id = ? AND runner = ?"),
        {sql::code(state), sql::text(message),
         sql::time(ended ? currentTime() : QDateTime()), sql::id(id),
         sql::text(runner)}));
}

} // namespace yuyi
