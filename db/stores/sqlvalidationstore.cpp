// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlvalidationstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationStore)
};

template <typename E>
QStringList codes(const QList<E> &values)
{
    QStringList list;
    for (const E value : values)
        list.append(codeOf(value));
    return list;
}

Result<> nothing(const Result<int> &rows)
{
    if (!rows)
        return passOn(rows);
    return {};
}

} // namespace

Result<> SqlValidationStore::add(const Validation &validation)
{
    return nothing(m_connection.write(
        QStringLiteral(
            "INSERT INTO validation (id, question_id, question_version_id, image_id, round, "
            "needed, passing, seed, state, reason, decided_at, created_at, created_by, version) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(validation.id), sql::id(validation.question), sql::id(validation.questionVersion),
         sql::id(validation.image), validation.round, validation.needed, validation.passing,
         sql::integer(validation.seed), sql::code(validation.state), sql::code(validation.reason),
         sql::time(validation.decidedAt), sql::timeOrNow(validation.createdAt),
         sql::id(validation.createdBy), validation.version}));
}

Result<QList<Validation>> SqlValidationStore::rounds(const QString &condition,
                                                     const QVariantList &values)
{
    QList<Validation> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, question_id, question_version_id, image_id, round, needed, "
                      "passing, seed, state, reason, decided_at, created_at, created_by, version "
                      "FROM validation WHERE ")
            + condition,
        values, [&](const Row &row) {
            Validation v;
            v.id = row.id<ValidationId>(0);
            v.question = row.id<QuestionId>(1);
            v.questionVersion = row.id<QuestionVersionId>(2);
            v.image = row.id<ImageId>(3);
            v.round = row.small(4);
            v.needed = row.small(5);
            v.passing = row.small(6);
            v.seed = row.integer(7);
            v.state = row.code(8, ValidationState::Withdrawn);
            v.reason = row.code(9, ValidationReason::None);
            v.decidedAt = row.time(10);
            v.createdAt = row.time(11);
            v.createdBy = row.id<PersonId>(12);
            v.version = row.small(13);
            found.append(v);
        }));
    return found;
}

Result<Validation> SqlValidationStore::validation(const ValidationId &id)
{
    YUYI_TRY(const auto found, rounds(QStringLiteral("id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This validation round is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlValidationStore::update(const Validation &validation)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE validation SET state = ?, reason = ?, decided_at = ?, needed = ?, "
                       "passing = ?, version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(validation.state), sql::code(validation.reason),
         sql::time(validation.decidedAt), validation.needed, validation.passing,
         sql::id(validation.id), validation.version});
}

Result<QList<Validation>> SqlValidationStore::ofImage(const ImageId &image)
{
    return rounds(QStringLiteral("image_id = ? ORDER BY question_id, round"), {sql::id(image)});
}

Result<QList<Validation>> SqlValidationStore::ofQuestion(const QuestionId &question)
{
    return rounds(QStringLiteral("question_id = ? ORDER BY round"), {sql::id(question)});
}

Result<QList<Validation>> SqlValidationStore::inState(ValidationState state)
{
    return rounds(QStringLiteral("state = ? ORDER BY created_at, id"), {sql::code(state)});
}

Result<QList<ImageId>> SqlValidationStore::imagesWithoutRound()
{
    QList<ImageId> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT i.id FROM image i WHERE i.stage IN ('gold', 'accepted', 'released') "
                       "AND NOT EXISTS (SELECT 1 FROM validation v WHERE v.image_id = i.id) "
                       "ORDER BY CASE i.stage WHEN 'gold' THEN 0 WHEN 'accepted' THEN 1 ELSE 2 END, i.id"),
        {}, [&](const Row &row) { list.append(row.id<ImageId>(0)); }));
    return list;
}

Result<> SqlValidationStore::hold(const ValidationId &id)
{
    // On SQLite the transaction holds everything; a server locks the row that is written.
    return nothing(m_connection.write(
        QStringLiteral("UPDATE validation SET seed = seed WHERE id = ?"), {sql::id(id)}));
}

Result<BlindQuestion> SqlValidationStore::blindQuestion(const QuestionVersionId &version)
{
    BlindQuestion question;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT id, kind, stem FROM question_version WHERE id = ?"),
            {sql::id(version)}, [&](const Row &row) {
                question.version = row.id<QuestionVersionId>(0);
                question.kind = row.text(1);
                question.stem = row.text(2);
            }));
        return m_connection.read(
            QStringLiteral("SELECT id, content FROM question_option WHERE question_version_id = ? "
                           "ORDER BY position, id"),
            {sql::id(version)},
            [&](const Row &row) { question.options.append({row.id<OptionId>(0), row.text(1)}); });
    }));
    if (question.version.isNull())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This question is no longer in the project."),
                       version.toString());
    return question;
}

Result<> SqlValidationStore::addVote(const Vote &vote)
{
    QStringList order;
    for (const OptionId &option : vote.shownOrder)
        order.append(option.toString());
    return nothing(m_connection.write(
        QStringLiteral("INSERT INTO vote (id, validation_id, question_version_id, round, seed, "
                       "shown_order, option_id, correct, milliseconds, flags, note, withdrawn, "
                       "created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(vote.id), sql::id(vote.validation), sql::id(vote.questionVersion), vote.round,
         sql::integer(vote.seed), sql::list(order), sql::id(vote.option), sql::flag(vote.correct),
         sql::integer(vote.milliseconds), sql::list(codes(vote.flags)), sql::text(vote.note),
         sql::flag(vote.withdrawn), sql::timeOrNow(vote.createdAt), sql::id(vote.person)}));
}

Result<QList<Vote>> SqlValidationStore::votesWhere(const QString &condition,
                                                   const QVariantList &values)
{
    QList<Vote> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, validation_id, question_version_id, round, seed, shown_order, "
                      "option_id, correct, milliseconds, flags, note, withdrawn, created_at, "
                      "created_by FROM vote WHERE ")
            + condition,
        values, [&](const Row &row) {
            Vote vote;
            vote.id = row.id<VoteId>(0);
            vote.validation = row.id<ValidationId>(1);
            vote.questionVersion = row.id<QuestionVersionId>(2);
            vote.round = row.small(3);
            vote.seed = row.integer(4);
            const QStringList order = sql::parseList(row.text(5));
            for (const QString &option : order)
                vote.shownOrder.append(OptionId::fromString(option));
            vote.option = row.id<OptionId>(6);
            vote.correct = row.flag(7);
            vote.milliseconds = row.integer(8);
            const QStringList flags = sql::parseList(row.text(9));
            for (const QString &flag : flags) {
                if (const auto known = fromCode<VoteFlag>(flag))
                    vote.flags.append(*known);
            }
            vote.note = row.text(10);
            vote.withdrawn = row.flag(11);
            vote.createdAt = row.time(12);
            vote.person = row.id<PersonId>(13);
            found.append(vote);
        }));
    return found;
}

Result<Vote> SqlValidationStore::vote(const VoteId &id)
{
    YUYI_TRY(const auto found, votesWhere(QStringLiteral("id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This answer is no longer in the project."), id.toString());
    return found.constFirst();
}

Result<QList<Vote>> SqlValidationStore::votes(const ValidationId &id)
{
    return votesWhere(
        QStringLiteral("validation_id = ? AND withdrawn = 0 ORDER BY created_at, id"),
        {sql::id(id)});
}

Result<QList<Vote>> SqlValidationStore::votesOnVersion(const QuestionVersionId &id)
{
    return votesWhere(
        QStringLiteral("question_version_id = ? AND withdrawn = 0 ORDER BY created_at, id"),
        {sql::id(id)});
}

Result<> SqlValidationStore::setVoteWithdrawn(const VoteId &id, bool withdrawn)
{
    return nothing(
        m_connection.write(QStringLiteral("UPDATE vote SET withdrawn = ? WHERE id = ?"),
                           {sql::flag(withdrawn), sql::id(id)}));
}

Result<std::optional<Vote>> SqlValidationStore::lastVoteOf(const PersonId &person)
{
    YUYI_TRY(const auto found, votesWhere(QStringLiteral("created_by = ? AND withdrawn = 0 "
                                                         "ORDER BY created_at DESC, id DESC LIMIT 1"),
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

} // namespace yuyi
