// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqlvalidationstore.h"

#include "db/connection/sidebyside.h"
#include "db/rows/columns.h"
#include "db/rows/joinedvotes.h"
#include "db/rows/questionrows.h"
#include "db/rows/storedmedium.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/annotation/written.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <utility>

namespace yuyi::sql {

template <>
struct Stored<QList<VoteFlag>> {
    static QVariant bound(const QList<VoteFlag> &value) { return codes(value); }
    static QList<VoteFlag> read(const Row &row, int column) { return parseCodes<VoteFlag>(row.text(column)); }
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationStore)
};

const sql::Columns<Validation> validationColumns(
    "validation", {{"id", &Validation::id},
                   {"question_id", &Validation::question},
                   {"question_version_id", &Validation::questionVersion},
                   {"image_id", &Validation::image},
                   {"round", &Validation::round},
                   {"needed", &Validation::needed},
                   {"passing", &Validation::passing},
                   {"seed", &Validation::seed},
                   {"state", &Validation::state, ValidationState::Withdrawn},
                   {"reason", &Validation::reason, ValidationReason::None},
                   {"decided_at", &Validation::decidedAt},
                   {"created_at", &Validation::createdAt, sql::orNow},
                   {"created_by", &Validation::createdBy},
                   {"version", &Validation::version}});

const sql::Columns<Vote> voteColumns("vote", {{"id", &Vote::id},
                                              {"validation_id", &Vote::validation},
                                              {"question_version_id", &Vote::questionVersion},
                                              {"round", &Vote::round},
                                              {"seed", &Vote::seed},
                                              {"shown_order", &Vote::shownOrder},
                                              {"option_id", [](auto &row) -> decltype(auto) { return (row.answer.one); }},
                                              {"options", [](auto &row) -> decltype(auto) { return (row.answer.several); }},
                                              {"answer", [](auto &row) -> decltype(auto) { return (row.answer.text); }},
                                              {"correct", &Vote::correct},
                                              {"milliseconds", &Vote::milliseconds},
                                              {"flags", &Vote::flags},
                                              {"note", &Vote::note},
                                              {"withdrawn", &Vote::withdrawn},
                                              {"created_at", &Vote::createdAt, sql::orNow},
                                              {"created_by", &Vote::person}});

/// Of a round v and its version w; whether it is the newest of its question is told from all rounds, and names are read for all
/// images at once. CROSS JOIN keeps SQLite from
/// beginning with the options, of which there are more than keys.
const sql::Columns<ValidatedItem> validatedItemColumns(
    "", {{"v.question_id", &ValidatedItem::question},
         {"v.question_version_id", &ValidatedItem::version},
         {"w.number", &ValidatedItem::number},
         {"v.image_id", &ValidatedItem::image},
         {"w.stem", &ValidatedItem::stem},
         {"w.kind", &ValidatedItem::kind},
         {"(SELECT count(*) FROM question_option o WHERE o.question_version_id = w.id)", &ValidatedItem::options},
         {"coalesce((SELECT sum(1 << o.position) FROM question_key k CROSS JOIN question_option o WHERE k.question_version_id = w.id "
          "AND o.question_version_id = k.question_version_id AND o.id = k.option_id), 0)",
          [](auto &row) -> decltype(auto) { return (row.key.options); }},
         {"v.round", &ValidatedItem::round},
         {"v.state", &ValidatedItem::state, ValidationState::Withdrawn}});

} // namespace

Result<> SqlValidationStore::add(const Validation &validation)
{
    return sql::addRow(m_connection, validationColumns, validation);
}

Result<Validation> SqlValidationStore::validation(const ValidationId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, validationColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This validation round is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlValidationStore::update(const Validation &validation)
{
    return sql::updateRow(m_connection, validationColumns, validation,
                          {"state", "reason", "decided_at", "needed", "passing"});
}

Result<QList<Validation>> SqlValidationStore::ofImage(const ImageId &image)
{
    return sql::rowsWhere(m_connection, validationColumns,
                          QStringLiteral("WHERE image_id = ? ORDER BY question_id, round"), {sql::id(image)});
}

Result<QList<Validation>> SqlValidationStore::ofQuestion(const QuestionId &question)
{
    return sql::rowsWhere(m_connection, validationColumns, QStringLiteral("WHERE question_id = ? ORDER BY round"),
                          {sql::id(question)});
}

Result<QList<Validation>> SqlValidationStore::inState(ValidationState state)
{
    return sql::rowsWhere(m_connection, validationColumns, QStringLiteral("WHERE state = ? ORDER BY created_at, id"),
                          {sql::code(state)});
}

Result<QList<ImageId>> SqlValidationStore::imagesWithoutRound()
{
    QList<ImageId> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT i.id FROM image i WHERE i.stage IN ('gold', 'accepted', 'released') "
                       "AND NOT EXISTS (SELECT 1 FROM validation v WHERE v.image_id = i.id) "
                       "ORDER BY CASE i.stage WHEN 'gold' THEN 0 WHEN 'accepted' THEN 1 ELSE 2 END, i.id"),
        {}, [&](const Row &row) { list.append(row.first<ImageId>()); }));
    return list;
}

Result<> SqlValidationStore::hold(const ValidationId &id)
{
    return m_connection.lock(Connection::Locked::Round, sql::id(id));
}

Result<BlindQuestion> SqlValidationStore::blindQuestion(const QuestionVersionId &version)
{
    BlindQuestion question;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT id, kind, stem FROM question_version WHERE id = ?"),
            {sql::id(version)}, [&](const Row &row) {
                std::tie(question.version, question.kind, question.stem) =
                    row.as<QuestionVersionId, QString, QString>();
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT o.id, o.content, o.picture, %1 FROM question_option o LEFT JOIN medium m ON m.sha256 = o.picture "
                           "WHERE o.question_version_id = ? ORDER BY o.position, o.id")
                .arg(sql::mediumFacts),
            {sql::id(version)}, [&](const Row &row) {
                BlindQuestion::Choice choice;
                std::tie(choice.id, choice.text, choice.picture) = row.as<OptionId, QString, Medium>();
                sql::readMediumFacts(choice.picture, row, 3);
                question.options.append(choice);
            }));
        YUYI_TRY(const auto media, QuestionRows(m_connection).media(QStringLiteral("CAST(? AS TEXT)"), {sql::id(version)}));
        question.media = media.value(version);
        return {};
    }));
    if (question.version.isNull())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This question is no longer in the project."),
                       version.toString());
    return question;
}

Result<> SqlValidationStore::addVote(const Vote &vote)
{
    return sql::addRow(m_connection, voteColumns, vote);
}

Result<Vote> SqlValidationStore::vote(const VoteId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, voteColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This answer is no longer in the project."), id.toString());
    return found.constFirst();
}

Result<QList<Vote>> SqlValidationStore::votes(const ValidationId &id)
{
    return sql::rowsWhere(m_connection, voteColumns,
                          QStringLiteral("WHERE validation_id = ? AND withdrawn = 0 ORDER BY created_at, id"),
                          {sql::id(id)});
}

Result<QList<Vote>> SqlValidationStore::votesOnVersion(const QuestionVersionId &id)
{
    return sql::rowsWhere(m_connection, voteColumns,
                          QStringLiteral("WHERE question_version_id = ? AND withdrawn = 0 ORDER BY created_at, id"),
                          {sql::id(id)});
}

Result<> SqlValidationStore::setVoteWithdrawn(const VoteId &id, bool withdrawn)
{
    return sql::nothing(
        m_connection.write(QStringLiteral("UPDATE vote SET withdrawn = ? WHERE id = ?"),
                           {sql::flag(withdrawn), sql::id(id)}));
}

Result<> SqlValidationStore::setVoteCorrect(const VoteId &id, bool correct)
{
    return sql::nothing(
        m_connection.write(QStringLiteral("UPDATE vote SET correct = ? WHERE id = ?"), {sql::flag(correct), sql::id(id)}));
}

Result<std::optional<Vote>> SqlValidationStore::lastVoteOf(const PersonId &person)
{
    YUYI_TRY(const auto found, sql::rowsWhere(
                                   m_connection, voteColumns,
                                   QStringLiteral("WHERE created_by = ? AND withdrawn = 0 ORDER BY created_at DESC, id DESC LIMIT 1"),
                                   {sql::id(person)}));
    if (found.isEmpty())
        return std::optional<Vote>();
    return std::optional<Vote>(found.constFirst());
}

Result<qint64> SqlValidationStore::votedSince(const PersonId &person, const QDateTime &since)
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM vote WHERE created_by = ? AND created_at >= ? AND "
                       "withdrawn = 0"),
        {sql::id(person), sql::timeOrNow(since)});
}

namespace {

/// What is read of the votes while the versions are read.
struct ReadBeside {
    QList<std::pair<QuestionVersionId, QString>> votes; ///< of each version, joined
    QHash<ImageId, QString> names;
    QHash<QuestionVersionId, QString> accepted;
};

/// The newest round of each version.
Result<QList<ValidatedItem>> validatedItems(Connection &connection)
{
    QList<ValidatedItem> items;
    QHash<QuestionId, int> newest;
    YUYI_CHECK(connection.read(
        QLatin1String("SELECT ") + validatedItemColumns.names()
            + QLatin1String(
                " FROM validation v JOIN question_version w ON w.id = v.question_version_id ORDER BY v.question_version_id, v.round"),
        {}, [&](const Row &row) {
            ValidatedItem item = validatedItemColumns.read(row);
            int &round = newest[item.question];
            round = std::max(round, item.round);
            if (!items.isEmpty() && items.constLast().version == item.version)
                items.last() = std::move(item);
            else
                items.append(std::move(item));
        }));
    for (ValidatedItem &item : items)
        item.current = item.round >= newest.value(item.question);
    return items;
}

Result<ReadBeside> readBeside(Connection &connection)
{
    ReadBeside found;
    YUYI_CHECK(connection.read(QStringLiteral("SELECT o.question_version_id, %1 FROM vote o {{scanned}} WHERE o.withdrawn = 0 "
                                              "GROUP BY o.question_version_id")
                                   .arg(sql::JoinedVotes::joined()),
                               {}, [&](const Row &row) {
                                   const auto [version, joined] = row.as<QuestionVersionId, QString>();
                                   found.votes.append({version, joined});
                               }));
    YUYI_CHECK(connection.read(QStringLiteral("SELECT image_id, name FROM image_name ORDER BY image_id, position DESC"), {},
                               [&](const Row &row) {
                                   const auto [image, name] = row.as<ImageId, QString>();
                                   found.names.insert(image, name); // the first one last
                               }));
    YUYI_CHECK(connection.read(QStringLiteral("SELECT question_version_id, content FROM question_accepted WHERE position = 0"), {},
                               [&](const Row &row) {
                                   const auto [version, content] = row.as<QuestionVersionId, QString>();
                                   found.accepted.insert(version, writtenForm(content));
                               }));
    return found;
}

} // namespace

Result<ItemVotes> SqlValidationStore::itemVotes()
{
    ItemVotes all;
    ReadBeside beside;
    YUYI_CHECK(readSideBySide(
        m_connection,
        [&](Connection &connection) -> Result<> {
            YUYI_TRY(all.items, validatedItems(connection));
            return {};
        },
        [&](Connection &connection) -> Result<> {
            YUYI_TRY(beside, readBeside(connection));
            return {};
        }));
    QHash<QuestionVersionId, int> itemOf;
    itemOf.reserve(all.items.size());
    for (int i = 0; i < all.items.size(); ++i) {
        ValidatedItem &item = all.items[i];
        item.key.text = beside.accepted.value(item.version);
        item.imageName = beside.names.value(item.image);
        itemOf.insert(item.version, i);
    }
    sql::JoinedVotes votes;
    for (const auto &[version, joined] : std::as_const(beside.votes)) {
        if (const int item = itemOf.value(version, -1); item >= 0)
            votes.read(joined, item, all);
    }
    return all;
}

} // namespace yuyi
