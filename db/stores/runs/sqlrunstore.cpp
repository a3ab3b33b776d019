// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/runs/sqlrunstore.h"

#include "db/rows/columns.h"
#include "db/rows/questionrows.h"
#include "models/domain/clock.h"

#include <QCoreApplication>
#include <QUuid>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunStore)
};

const sql::Columns<ItemSet> itemSetColumns("item_set", {{"id", &ItemSet::id},
                                                        {"name", &ItemSet::name},
                                                        {"hash", &ItemSet::hash},
                                                        {"items", &ItemSet::items},
                                                        {"created_at", &ItemSet::createdAt, sql::orNow},
                                                        {"created_by", &ItemSet::createdBy}});

const sql::Columns<ItemSetItem> itemColumns("item_set_item", {{"position", &ItemSetItem::position},
                                                              {"question_version_id", &ItemSetItem::question},
                                                              {"image_id", &ItemSetItem::image},
                                                              {"image_sha256", &ItemSetItem::imageSha256},
                                                              {"item_id", &ItemSetItem::itemId},
                                                              {"split", &ItemSetItem::split},
                                                              {"labels", &ItemSetItem::labels}});

/// Without the kind, which is two columns; see runsWhere().
const sql::Columns<Run> runColumns("run", {{"id", &Run::id},
                                           {"launch_id", &Run::launch},
                                           {"origin", &Run::origin, RunOrigin::Asked},
                                           {"endpoint_id", &Run::endpoint},
                                           {"model", &Run::model},
                                           {"section", &Run::section, ModelSection::Closed},
                                           {"configuration", &Run::configuration},
                                           {"item_set_id", &Run::itemSet},
                                           {"prompt_template_id", &Run::promptTemplate},
                                           {"examples", &Run::examples},
                                           {"picture_profile", &Run::pictures},
                                           {"parameters", &Run::parameters},
                                           {"option_order", &Run::order, OptionOrder::Written},
                                           {"seed", &Run::seed},
                                           {"repeats", &Run::repeats},
                                           {"budget", &Run::budget},
                                           {"price_input", &Run::priceInput},
                                           {"price_output", &Run::priceOutput},
                                           {"currency", &Run::currency},
                                           {"state", &Run::state, RunState::Paused},
                                           {"message", &Run::message},
                                           {"hidden", &Run::hidden},
                                           {"runner", &Run::runner},
                                           {"ended_at", &Run::endedAt},
                                           {"created_at", &Run::createdAt, sql::orNow},
                                           {"created_by", &Run::createdBy},
                                           {"version", &Run::version},
                                           {"judged_run_id", &Run::judged},
                                           {"model_size", &Run::billions}});

/// A null id is NULL elsewhere; a part of the primary key cannot be.
QVariant storedOption(const TextPlace &place)
{
    return sql::text(place.option.isNull() ? QString() : place.option.toString());
}

/// The table takes the codes of three kinds. A run that reads misses is one of judgements that extracts, and one of steps is one of
/// descriptions that does: its replies are taken for other requests.
QVariant storedKind(RunKind kind)
{
    switch (kind) {
    case RunKind::Extractions: return sql::code(RunKind::Judgements);
    case RunKind::Steps: return sql::code(RunKind::Descriptions);
    default: return sql::code(kind);
    }
}

QVariant storedExtracts(RunKind kind)
{
    return sql::flag(kind == RunKind::Extractions || kind == RunKind::Steps);
}

} // namespace

Result<> SqlRunStore::addItemSet(const ItemSet &set, const QList<ItemSetItem> &items)
{
    YUYI_CHECK(sql::addRow(m_connection, itemSetColumns, set));
    for (const ItemSetItem &item : items)
        YUYI_CHECK(sql::addRow(m_connection, itemColumns, item, {{"item_set_id", sql::id(set.id)}}));
    return {};
}

Result<ItemSet> SqlRunStore::itemSet(const ItemSetId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, itemSetColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This item set is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ItemSet>> SqlRunStore::itemSets()
{
    return sql::rowsWhere(m_connection, itemSetColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<std::optional<ItemSet>> SqlRunStore::itemSetOfHash(const QString &hash)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, itemSetColumns,
                            QStringLiteral("WHERE hash = ? ORDER BY created_at, id"),
                            {sql::text(hash)}));
    if (found.isEmpty())
        return std::optional<ItemSet>();
    return std::optional<ItemSet>(found.constFirst());
}

Result<QList<ItemSetItem>> SqlRunStore::itemsOf(const ItemSetId &id)
{
    return sql::rowsWhere(m_connection, itemColumns, QStringLiteral("WHERE item_set_id = ? ORDER BY position"), {sql::id(id)});
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
            YUYI_TRY(const auto answers, rows.answers(sql::marks(portion), ids));
            for (const QuestionVersionId &version : versions.sliced(from, qMin(portion, versions.size() - from))) {
                if (const auto question = found.find(version); question != found.end())
                    answers.fill(*question);
            }
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
        return failure(ErrorCode::NotFound, Tr::tr("This item set is not in the project."),
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
                const auto [version, image] = row.as<QuestionVersionId, ImageId>();
                images.insert(version, image);
            }));
    }
    return images;
}

Result<QList<Run>> SqlRunStore::runsWhere(const QString &condition, const QVariantList &values)
{
    QList<Run> list;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT %1, kind, extracts FROM run ").arg(runColumns.names()) + condition, values,
                                 [&](const Row &row) {
                                     Run run = runColumns.read(row);
                                     const auto [kind, extracts] = row.as<sql::CodeOr<RunKind::Questions>, bool>(runColumns.count());
                                     run.kind = !extracts                              ? RunKind(kind)
                                              : RunKind(kind) == RunKind::Descriptions ? RunKind::Steps
                                                                                       : RunKind::Extractions;
                                     list.append(run);
                                 }));
    return list;
}

Result<> SqlRunStore::addRun(const Run &run)
{
    return sql::addRow(m_connection, runColumns, run, {{"kind", storedKind(run.kind)}, {"extracts", storedExtracts(run.kind)}});
}

Result<> SqlRunStore::addShots(const RunId &id, const QHash<QuestionVersionId, QList<QuestionVersionId>> &shots)
{
    for (auto ofItem = shots.cbegin(); ofItem != shots.cend(); ++ofItem) {
        for (qsizetype i = 0; i < ofItem.value().size(); ++i) {
            YUYI_CHECK(m_connection.write(
                QStringLiteral("INSERT INTO run_shot (run_id, question_version_id, position, example_version_id) VALUES (?, ?, ?, ?)"),
                {sql::id(id), sql::id(ofItem.key()), static_cast<int>(i), sql::id(ofItem.value().at(i))}));
        }
    }
    return {};
}

Result<QHash<QuestionVersionId, QList<QuestionVersionId>>> SqlRunStore::shots(const RunId &id)
{
    QHash<QuestionVersionId, QList<QuestionVersionId>> shots;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT question_version_id, example_version_id FROM run_shot WHERE run_id = ? "
                                                "ORDER BY question_version_id, position"),
                                 {sql::id(id)}, [&](const Row &row) {
                                     const auto [item, example] = row.as<QuestionVersionId, QuestionVersionId>();
                                     shots[item].append(example);
                                 }));
    return shots;
}

Result<> SqlRunStore::addFacts(const RunId &id, const QHash<QuestionVersionId, QString> &facts)
{
    for (auto ofItem = facts.cbegin(); ofItem != facts.cend(); ++ofItem) {
        YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO run_fact (run_id, question_version_id, content) VALUES (?, ?, ?)"),
                                      {sql::id(id), sql::id(ofItem.key()), sql::text(ofItem.value())}));
    }
    return {};
}

Result<QHash<QuestionVersionId, QString>> SqlRunStore::facts(const RunId &id)
{
    QHash<QuestionVersionId, QString> facts;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT question_version_id, content FROM run_fact WHERE run_id = ?"), {sql::id(id)},
                                 [&](const Row &row) {
                                     const auto [version, content] = row.as<QuestionVersionId, QString>();
                                     facts.insert(version, content);
                                 }));
    return facts;
}

Result<> SqlRunStore::addTexts(const RunId &id, const AskedTexts &texts)
{
    for (auto ofItem = texts.cbegin(); ofItem != texts.cend(); ++ofItem) {
        for (const PlacedText &one : ofItem.value()) {
            YUYI_CHECK(m_connection.write(
                QStringLiteral("INSERT INTO run_text (run_id, question_version_id, part, option_id, content) VALUES (?, ?, ?, ?, ?)"),
                {sql::id(id), sql::id(ofItem.key()), sql::code(one.place.part), storedOption(one.place), sql::text(one.text)}));
        }
    }
    return {};
}

Result<AskedTexts> SqlRunStore::texts(const RunId &id)
{
    AskedTexts texts;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT question_version_id, part, option_id, content FROM run_text WHERE run_id = ?"),
                                 {sql::id(id)}, [&](const Row &row) {
                                     const auto [version, part, option, content] =
                                         row.as<QuestionVersionId, sql::CodeOr<TranslatedPart::Stem>, QUuid, QString>();
                                     texts[version].append({{part, OptionId(option)}, content});
                                 }));
    for (QList<PlacedText> &ofItem : texts)
        sortTexts(ofItem);
    return texts;
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
    return runsWhere(hiddenToo
                         ? QStringLiteral("WHERE kind = ? AND extracts = ? ORDER BY created_at DESC, id DESC")
                         : QStringLiteral("WHERE kind = ? AND extracts = ? AND hidden = 0 "
                                          "ORDER BY created_at DESC, id DESC"),
                     {storedKind(kind), storedExtracts(kind)});
}

Result<> SqlRunStore::updateRun(const Run &run)
{
    return sql::updateRow(m_connection, runColumns, run, {"state", "message", "budget", "hidden", "ended_at"});
}

Result<> SqlRunStore::stateSize(const EndpointId &endpoint, const QString &model, std::optional<double> billions, bool importedToo)
{
    const QString imported = importedToo ? QStringLiteral(" OR origin = 'imported'") : QString();
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE run SET model_size = ? WHERE model = ? AND (endpoint_id = ?%1)").arg(imported),
        {sql::Stored<std::optional<double>>::bound(billions), sql::text(model), sql::id(endpoint)}));
}

} // namespace yuyi
