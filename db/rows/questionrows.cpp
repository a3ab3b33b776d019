// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/questionrows.h"

#include "db/rows/columns.h"
#include "db/rows/storedmedium.h"

#include <QCoreApplication>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationStore)
};

/// What freezing fixes; the number of the version, the flag itself and the labels do not count.
bool sameContent(const Question &a, const Question &b)
{
    return a.kind == b.kind && a.stem == b.stem && a.rationale == b.rationale
        && a.options == b.options && a.accepted == b.accepted && a.media == b.media;
}

const QString currentOf = QStringLiteral("SELECT v.id FROM question q JOIN question_version v ON "
                                         "v.question_id = q.id AND v.is_current = 1 "
                                         "WHERE q.annotation_id = ? AND q.state = 'active'");

const sql::Columns<Question> questionColumns("question_version", {{"question_id", &Question::id},
                                                                  {"id", &Question::versionId},
                                                                  {"number", &Question::number},
                                                                  {"frozen", &Question::frozen},
                                                                  {"kind", &Question::kind},
                                                                  {"stem", &Question::stem},
                                                                  {"rationale", &Question::rationale}});

const sql::Columns<Option> optionColumns("question_option", {{"id", &Option::id},
                                                             {"content", &Option::text},
                                                             {"note", &Option::note},
                                                             {"picture", &Option::picture}});

const sql::Columns<Medium> mediumColumns("question_medium", {{"sha256", &Medium::sha256},
                                                             {"role", &Medium::role},
                                                             {"caption", &Medium::caption}});

} // namespace

QString QuestionRows::columns()
{
    return questionColumns.names("v");
}

int QuestionRows::columnCount()
{
    return questionColumns.count();
}

Question QuestionRows::readQuestion(const Row &row, int first)
{
    return questionColumns.read(row, first);
}

void QuestionRows::Answers::fill(Question &question) const
{
    question.options = options.value(question.versionId);
    question.accepted = accepted.value(question.versionId);
    question.media = media.value(question.versionId);
}

Result<QuestionRows::Answers> QuestionRows::answers(const QString &selection, const QVariantList &values)
{
    Answers found;
    // The rows of a version follow one another.
    QString version;
    QList<Option> *ofVersion = nullptr;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT %1, o.question_version_id, "
            "CASE WHEN k.option_id IS NULL THEN 0 ELSE 1 END, %3 FROM question_option o "
            "LEFT JOIN question_key k ON k.question_version_id = o.question_version_id AND "
            "k.option_id = o.id LEFT JOIN medium m ON m.sha256 = o.picture "
            "WHERE o.question_version_id IN (%2) ORDER BY o.question_version_id, o.position")
            .arg(optionColumns.names("o"), selection, sql::mediumFacts),
        values, [&](const Row &row) {
            const auto [of, correct] = row.as<QString, bool>(optionColumns.count());
            if (!ofVersion || of != version) {
                version = of;
                ofVersion = &found.options[QuestionVersionId::fromString(of)];
            }
            Option option = optionColumns.read(row);
            option.correct = correct;
            sql::readMediumFacts(option.picture, row, optionColumns.count() + 2);
            ofVersion->append(option);
        }));
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT question_version_id, content FROM question_accepted WHERE question_version_id IN "
                                                "(%1) ORDER BY question_version_id, position")
                                     .arg(selection),
                                 values, [&](const Row &row) {
                                     const auto [of, content] = row.as<QuestionVersionId, QString>();
                                     found.accepted[of].append(content);
                                 }));
    YUYI_TRY(found.media, media(selection, values));
    return found;
}

Result<QuestionRows::Media> QuestionRows::media(const QString &selection, const QVariantList &values)
{
    Media found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, %2, q.question_version_id FROM question_medium q JOIN medium m ON m.sha256 = q.sha256 "
                       "WHERE q.question_version_id IN (%3) ORDER BY q.question_version_id, q.position")
            .arg(mediumColumns.names("q"), sql::mediumFacts, selection),
        values, [&](const Row &row) {
            Medium medium = mediumColumns.read(row);
            sql::readMediumFacts(medium, row, mediumColumns.count());
            const auto [of] = row.as<QuestionVersionId>(mediumColumns.count() + 3);
            found[of].append(medium);
        }));
    return found;
}

Result<QList<Question>> QuestionRows::complete(QList<Question> questions, const QString &selection, const AnnotationId &annotation)
{
    if (questions.isEmpty())
        return questions;
    YUYI_TRY(const auto all, answers(selection, {sql::id(annotation)}));
    YUYI_TRY(const auto labels, m_labels.of(annotation));
    for (Question &question : questions) {
        all.fill(question);
        question.labels = labels.value(question.id);
    }
    return questions;
}

Result<QList<Question>> QuestionRows::ofAnnotation(const AnnotationId &annotation)
{
    QList<Question> questions;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1 FROM question q JOIN question_version v ON v.question_id = q.id "
                       "AND v.is_current = 1 "
                       "WHERE q.annotation_id = ? AND q.state = 'active' ORDER BY q.position, q.id")
            .arg(columns()),
        {sql::id(annotation)}, [&](const Row &row) { questions.append(readQuestion(row)); }));
    return complete(std::move(questions), currentOf, annotation);
}

Result<QList<Question>> QuestionRows::ofGold(const AnnotationId &annotation)
{
    QList<Question> questions;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1 FROM gold_question g JOIN question_version v ON v.id = "
                       "g.question_version_id "
                       "WHERE g.annotation_id = ? ORDER BY g.position")
            .arg(columns()),
        {sql::id(annotation)}, [&](const Row &row) { questions.append(readQuestion(row)); }));
    return complete(
        std::move(questions),
        QStringLiteral(
            "SELECT g.question_version_id FROM gold_question g WHERE g.annotation_id = ?"),
        annotation);
}

Result<QHash<QuestionVersionId, QuestionRows::Stored>> QuestionRows::stored(
    const AnnotationId &annotation)
{
    QHash<QuestionVersionId, Stored> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT %1, v.is_current FROM question q JOIN "
                                                "question_version v ON v.question_id = q.id "
                                                "WHERE q.annotation_id = ?")
                                     .arg(columns()),
                                 {sql::id(annotation)}, [&](const Row &row) {
                                     Stored entry;
                                     entry.content = readQuestion(row);
                                     entry.question = entry.content.id;
                                     entry.frozen = entry.content.frozen;
                                     std::tie(entry.current) = row.as<bool>(columnCount());
                                     found.insert(entry.content.versionId, entry);
                                 }));
    if (found.isEmpty())
        return found;
    YUYI_TRY(const auto all, answers(QStringLiteral("SELECT v.id FROM question q JOIN question_version v ON v.question_id = q.id "
                                                    "WHERE q.annotation_id = ?"),
                                     {sql::id(annotation)}));
    for (Stored &entry : found)
        all.fill(entry.content);
    return found;
}

Result<> QuestionRows::save(const AnnotationId &annotation, const PersonId &person,
                            const QList<Question> &questions)
{
    YUYI_TRY(const auto known, stored(annotation));
    QSet<QuestionId> there;
    for (const Stored &entry : known)
        there.insert(entry.question);
    QSet<QuestionId> kept;
    int position = 0;
    for (const Question &question : questions) {
        if (question.id.isNull() || question.versionId.isNull())
            return failure(ErrorCode::Invalid,
                           Tr::tr("A question without an ID cannot be saved."));
        if (kept.contains(question.id))
            return failure(ErrorCode::Invalid,
                           Tr::tr("A question occurs twice in this annotation."),
                           question.id.toString());
        kept.insert(question.id);
        Result<> done;
        if (!there.contains(question.id)) {
            done = insertQuestion(annotation, person, question, position);
        } else {
            YUYI_CHECK(m_connection.write(
                QStringLiteral("UPDATE question SET position = ?, state = 'active' WHERE id = ? "
                               "AND (position <> ? OR state <> 'active')"),
                {position, sql::id(question.id), position}));
            const auto entry = known.constFind(question.versionId);
            if (entry == known.constEnd()) {
                done = insertVersion(question, person);
            } else if (entry->question != question.id) {
                done =
                    failure(ErrorCode::Invalid, Tr::tr("A question version in this annotation belongs to another question."),
                            question.versionId.toString());
            } else if (!sameContent(entry->content, question)) {
                if (entry->frozen) {
                    done = failure(
                        ErrorCode::Refused,
                        Tr::tr(
                            "This version of the question was submitted, so it cannot be changed. Save your change as a new version."),
                        question.versionId.toString());
                } else {
                    done = updateVersion(question);
                }
            }
            if (done && question.frozen && entry != known.constEnd() && !entry->frozen) {
                done = sql::nothing(m_connection.write(
                    QStringLiteral("UPDATE question_version SET frozen = 1 WHERE id = ?"),
                    {sql::id(question.versionId)}));
            }
            if (done && entry != known.constEnd() && !entry->current)
                done = makeCurrent(question);
        }
        if (!done)
            return done;
        ++position;
    }
    const auto gone = there - kept;
    for (const QuestionId &id : gone) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral(
                "UPDATE question SET state = 'removed' WHERE id = ? AND state <> 'removed'"),
            {sql::id(id)}));
    }
    return m_labels.save(annotation, questions);
}

Result<> QuestionRows::insertQuestion(const AnnotationId &annotation, const PersonId &person,
                                      const Question &question, int position)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO question (id, annotation_id, position, state, created_at, created_by) "
            "VALUES (?, ?, ?, 'active', ?, ?)"),
        {sql::id(question.id), sql::id(annotation), position, sql::timeOrNow({}), sql::id(person)}));
    return insertVersion(question, person);
}

Result<> QuestionRows::examineMedia(const Question &question)
{
    if (question.media.size() > mostStemPictures)
        return failure(ErrorCode::Invalid, Tr::tr("A question can have at most %1 pictures.").arg(mostStemPictures));
    QSet<Sha256> listed;
    for (const Medium &medium : question.media) {
        if (medium.isNull())
            return failure(ErrorCode::Invalid, Tr::tr("A picture without a hash cannot be saved."), question.id.toString());
        if (listed.contains(medium.sha256))
            return failure(ErrorCode::Invalid, Tr::tr("A picture occurs twice in this question."), medium.sha256.hex());
        listed.insert(medium.sha256);
    }
    for (const Option &option : question.options) {
        if (!option.picture.isNull())
            listed.insert(option.picture.sha256);
    }
    for (const Sha256 &sha256 : std::as_const(listed)) {
        YUYI_TRY(const auto rows, m_connection.number(QStringLiteral("SELECT count(*) FROM medium WHERE sha256 = ?"), {sha256.hex()}));
        if (rows == 0)
            return failure(ErrorCode::Invalid, Tr::tr("A picture of this question is not in the project. Add it again."), sha256.hex());
    }
    return {};
}

Result<> QuestionRows::insertVersion(const Question &question, const PersonId &person)
{
    YUYI_CHECK(examineMedia(question));
    // The number follows what is stored: two windows may both think that theirs is the next.
    YUYI_TRY(const auto last, m_connection.number(
                                  QStringLiteral(
                                      "SELECT coalesce(max(number), 0) FROM question_version WHERE question_id = ?"),
                                  {sql::id(question.id)}));
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "UPDATE question_version SET is_current = 0 WHERE question_id = ? AND is_current = 1"),
        {sql::id(question.id)}));
    Question next = question;
    next.number = static_cast<int>(last + 1);
    YUYI_CHECK(sql::addRow(m_connection, questionColumns, next,
                           {{"is_current", 1}, {"created_at", sql::timeOrNow({})}, {"created_by", sql::id(person)}}));
    return insertAnswers(question);
}

Result<> QuestionRows::insertAnswers(const Question &question)
{
    int position = 0;
    for (const Option &option : question.options) {
        if (option.id.isNull())
            return failure(ErrorCode::Invalid,
                           Tr::tr("An option without an ID cannot be saved."));
        YUYI_CHECK(sql::addRow(m_connection, optionColumns, option,
                               {{"question_version_id", sql::id(question.versionId)}, {"position", position++}}));
        if (!option.correct)
            continue;
        YUYI_CHECK(m_connection.write(
            QStringLiteral(
                "INSERT INTO question_key (question_version_id, option_id) VALUES (?, ?)"),
            {sql::id(question.versionId), sql::id(option.id)}));
    }
    position = 0;
    for (const QString &wording : question.accepted) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO question_accepted (question_version_id, position, content) VALUES (?, ?, ?)"),
            {sql::id(question.versionId), position++, sql::text(wording)}));
    }
    return insertMedia(question);
}

Result<> QuestionRows::insertMedia(const Question &question)
{
    int position = 0;
    for (const Medium &medium : question.media) {
        YUYI_CHECK(sql::addRow(m_connection, mediumColumns, medium,
                               {{"question_version_id", sql::id(question.versionId)}, {"position", position++}}));
    }
    return {};
}

Result<> QuestionRows::updateVersion(const Question &question)
{
    YUYI_CHECK(examineMedia(question));
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE question_version SET kind = ?, stem = ?, "
                                                 "rationale = ? WHERE id = ? AND frozen = 0"),
                                  {sql::text(question.kind), sql::text(question.stem),
                                   sql::text(question.rationale), sql::id(question.versionId)}));
    // The key goes with its option.
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM question_option WHERE question_version_id = ?"),
        {sql::id(question.versionId)}));
    for (const QString &table : {QStringLiteral("question_accepted"), QStringLiteral("question_medium")}) {
        YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM %1 WHERE question_version_id = ?").arg(table),
                                      {sql::id(question.versionId)}));
    }
    return insertAnswers(question);
}

Result<> QuestionRows::makeCurrent(const Question &question)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "UPDATE question_version SET is_current = 0 WHERE question_id = ? AND is_current = 1"),
        {sql::id(question.id)}));
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE question_version SET is_current = 1 WHERE id = ?"),
        {sql::id(question.versionId)}));
}

Result<> QuestionRows::freeze(const AnnotationId &annotation)
{
    return sql::nothing(m_connection.write(
        QStringLiteral(
            "UPDATE question_version SET frozen = 1 WHERE frozen = 0 AND is_current = 1 AND "
            "question_id IN "
            "(SELECT q.id FROM question q WHERE q.annotation_id = ? AND q.state = 'active')"),
        {sql::id(annotation)}));
}

} // namespace yuyi
