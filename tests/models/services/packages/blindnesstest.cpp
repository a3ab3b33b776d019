// SPDX-License-Identifier: GPL-3.0-or-later
// What may be found in a package by somebody who reads its bytes.
#include "tests/support/packagefixture.h"

#include "db/migrations/migrations.h"
#include "db/packages/columns.h"
#include "db/packages/packagefile.h"
#include "models/services/packages/choice.h"

#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

Q_DECLARE_METATYPE(yuyi::Role)

namespace {

struct Column {
    QString name;
    QString type;
    bool isKey = false;
    QString refersTo; ///< table
};

QList<Column> columnsOf(Connection &connection, const QString &table)
{
    QList<Column> columns;
    (void)connection.read(QStringLiteral("PRAGMA table_info(%1)").arg(table), {}, [&](const Row &row) {
        columns.append({row.text(1), row.text(2), row.small(5) > 0, {}});
    });
    (void)connection.read(QStringLiteral("PRAGMA foreign_key_list(%1)").arg(table), {}, [&](const Row &row) {
        for (Column &column : columns) {
            if (column.name == row.text(3))
                column.refersTo = row.text(2);
        }
    });
    return columns;
}

/// The bytes of the planted picture of a question: what is packed has a file.
QByteArray plantedPicture() { return "a planted picture"; }

/// A word that says which column it was put in.
QString canary(const QString &table, const QString &column) { return u'<' + table + u'.' + column + u'>'; }

void demand(const Result<> &done)
{
    if (!done)
        qFatal("%s", whatFailed(done).constData());
}

/// Texts that make a row what it is: with another one it would not be the same row any more.
bool isStructure(const Column &column)
{
    static const QRegularExpression kinds(
        QStringLiteral("(^|_)id$|_at$|_until$|sha256$|^(state|origin|role|design|json|left_side|choice|shown_order|entity)$"));
    return column.type != QLatin1String("TEXT") || column.isKey || !column.refersTo.isEmpty()
        || kinds.match(column.name).hasMatch();
}

/// @brief Puts a canary into every text of every row, and gives every table a further row that hangs on what is packed.
class Planter
{
public:
    Planter(Connection &project, const PackageContent &content) : m_project(project), m_content(content) {}

    QStringList plant()
    {
        demand(m_project.execute(QStringLiteral("PRAGMA foreign_keys = OFF")));
        // Options refer to it, whose table is older.
        const QString pictures = QStringLiteral("medium");
        readLimits(pictures, columnsOf(m_project, pictures));
        addRow(pictures, columnsOf(m_project, pictures));
        for (const QString &table : tablesOf(newestSchema())) {
            if (table == QLatin1String("schema_migration"))
                continue;
            const QList<Column> columns = columnsOf(m_project, table);
            readLimits(table, columns);
            for (const Column &column : columns)
                mark(table, column);
            // A key is nothing but ids of an option that there has to be.
            if (table != QLatin1String("question_key"))
                addRow(table, columns);
        }
        return m_planted;
    }

private:
    Result<> inTransaction(const QString &statement)
    {
        if (const auto begun = m_project.begin(); !begun)
            return begun;
        const auto done = m_project.write(statement, {});
        if (!done) {
            m_project.rollback();
            return passOn(done);
        }
        return m_project.commit();
    }

    /// Words that the schema allows in a column, where it allows only some.
    void readLimits(const QString &table, const QList<Column> &columns)
    {
        const QString sql = *m_project.text(QStringLiteral("SELECT sql FROM sqlite_master WHERE name = ?"), {table});
        for (const Column &column : columns) {
            const QRegularExpression rule(QStringLiteral("CHECK \\(%1 IN \\(('[^']*'|\\d+)").arg(column.name));
            if (const auto match = rule.match(sql); match.hasMatch())
                m_limits.insert(table + u'.' + column.name, match.captured(1));
        }
    }

    void mark(const QString &table, const Column &column)
    {
        if (isStructure(column) || m_limits.contains(table + u'.' + column.name))
            return;
        demand(inTransaction(QStringLiteral("UPDATE %1 SET %2 = '%3' || rowid")
                                 .arg(table, column.name, canary(table, column.name))));
        m_planted.append(canary(table, column.name));
    }

    QString reference(const QString &table)
    {
        const auto first = [](const auto &ids) { return ids.isEmpty() ? QString() : ids.constFirst().toString(); };
        if (table == QLatin1String("image"))
            return first(m_content.images);
        if (table == QLatin1String("annotation") && !m_content.annotations.isEmpty())
            return first(m_content.annotations);
        if (table == QLatin1String("question_version") && !m_content.versions.isEmpty())
            return first(m_content.versions);
        if (table == QLatin1String("validation") && !m_content.validations.isEmpty())
            return first(m_content.validations);
        if (table == QLatin1String("adjudication_case") && !m_content.cases.isEmpty())
            return first(m_content.cases);
        if (table == QLatin1String("error_case") && !m_content.errorCases.isEmpty())
            return first(m_content.errorCases);
        if (table == QLatin1String("person")) {
            return *m_project.text(QStringLiteral("SELECT id FROM person WHERE id <> ? LIMIT 1"),
                                   {m_content.holder.id.toString()});
        }
        const QList<Column> columns = columnsOf(m_project, table);
        return *m_project.text(QStringLiteral("SELECT %1 FROM %2 LIMIT 1").arg(columns.constFirst().name, table));
    }

    QString valueFor(const QString &table, const Column &column)
    {
        // The second column of a key of two.
        if (table == QLatin1String("text_area") && column.name == QLatin1String("engine"))
            return u'\'' + canary(QStringLiteral("text_measure"), column.name) + u'\'';
        // A label says something about a question of its annotation.
        if (table == QLatin1String("question_label") && column.name == QLatin1String("question_id") && !m_content.annotations.isEmpty()) {
            return u'\''
                 + *m_project.text(QStringLiteral("SELECT id FROM question WHERE annotation_id = ? LIMIT 1"),
                                   {m_content.annotations.constFirst().toString()})
                 + u'\'';
        }
        if (!column.refersTo.isEmpty())
            return u'\'' + reference(column.refersTo) + u'\'';
        if (column.name == QLatin1String("subject_id"))
            return u'\'' + reference(QStringLiteral("image")) + u'\'';
        if (const auto limit = m_limits.constFind(table + u'.' + column.name); limit != m_limits.constEnd())
            return *limit;
        if (column.type == QLatin1String("BLOB"))
            return QStringLiteral("CAST('%1' AS BLOB)").arg(canary(table, column.name));
        if (column.type != QLatin1String("TEXT"))
            return QStringLiteral("1");
        if (column.name.endsWith(QLatin1String("sha256"))) {
            const bool packed = table == QLatin1String("medium");
            return QStringLiteral("'%1'").arg(packed ? Sha256::of(plantedPicture()).hex() : QString(64, u'f'));
        }
        if (column.name.endsWith(QLatin1String("_at")) || column.name.endsWith(QLatin1String("_until")))
            return QStringLiteral("'2026-01-01T00:00:00.000Z'");
        if (column.name == QLatin1String("id") || column.name.endsWith(QLatin1String("_id")))
            return u'\'' + newUuid().toString(QUuid::WithoutBraces) + u'\'';
        return u'\'' + canary(table, column.name) + u'\'';
    }

    void addRow(const QString &table, const QList<Column> &columns)
    {
        QStringList names;
        QStringList values;
        for (const Column &column : columns) {
            names.append(column.name);
            values.append(valueFor(table, column));
        }
        // Where there can only be one, the one that is there has been marked.
        (void)inTransaction(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                                .arg(table, names.join(u','), values.join(u',')));
    }

    Connection &m_project;
    const PackageContent &m_content;
    QStringList m_planted;
    QHash<QString, QString> m_limits; ///< by table and column
};

/// What a person of this role is given to read; every other text of the project is not for him.
QStringList shownTo(Role role)
{
    const QStringList always{
        QStringLiteral("preset.code"), QStringLiteral("project.title"), QStringLiteral("image.colour")};
    const QStringList question{QStringLiteral("question_version.kind"), QStringLiteral("question_version.stem"),
                               QStringLiteral("question_option.content"), QStringLiteral("question_medium.caption")};
    const QStringList guideline{QStringLiteral("guideline.title"), QStringLiteral("guideline.body")};
    switch (role) {
    case Role::Annotator:
        return always + question + guideline
             + QStringList{QStringLiteral("annotation.explanation"), QStringLiteral("annotation.implied_meaning"),
                           QStringLiteral("annotation_label.dimension"), QStringLiteral("annotation_label.label"),
                           QStringLiteral("question_label.dimension"), QStringLiteral("question_label.label"),
                           QStringLiteral("annotation_context.body"), QStringLiteral("annotation_context.source"),
                           QStringLiteral("question.id"), QStringLiteral("question.group_id"), QStringLiteral("question.state"),
                           QStringLiteral("question.created_at"), QStringLiteral("question_version.rationale"),
                           QStringLiteral("question_option.id"), QStringLiteral("question_option.note"),
                           QStringLiteral("assignment.note"), QStringLiteral("work_return.reason"),
                           QStringLiteral("work_return.note"), QStringLiteral("work_return.data"),
                           QStringLiteral("image_fact.name"), QStringLiteral("image_fact.value"), QStringLiteral("image_part.area"),
                           QStringLiteral("sheet.code"), QStringLiteral("sheet.recipe"), QStringLiteral("sheet.recipe_hash"),
                           QStringLiteral("text_measure.engine"), QStringLiteral("text_measure.engine_version"),
                           QStringLiteral("text_area.id"), QStringLiteral("text_area.polygon"),
                           QStringLiteral("text_area.content"), QStringLiteral("text_area.engine"),
                           QStringLiteral("question_key.option_id"), QStringLiteral("question_accepted.content")};
    case Role::Validator: return always + question + guideline + QStringList{QStringLiteral("assignment.note")};
    case Role::Adjudicator:
        return always + guideline
             + QStringList{QStringLiteral("submission.content"), QStringLiteral("submission_label.dimension"),
                           QStringLiteral("submission_label.label"), QStringLiteral("discrepancy.field"),
                           QStringLiteral("discrepancy.value_a"), QStringLiteral("discrepancy.value_b")};
    case Role::Expert:
        return always + question + guideline
             + QStringList{QStringLiteral("annotation.explanation"), QStringLiteral("annotation.implied_meaning"),
                           QStringLiteral("item_set.hash"), QStringLiteral("item_set_item.item_id"),
                           QStringLiteral("item_set_item.split"), QStringLiteral("item_set_item.labels"),
                           QStringLiteral("run.model"), QStringLiteral("run.configuration"),
                           QStringLiteral("run.picture_profile"), QStringLiteral("run.option_order"),
                           QStringLiteral("response.reply"), QStringLiteral("response.reasoning"),
                           QStringLiteral("response.part_fault"),
                           QStringLiteral("scored_response.scorer_version"), QStringLiteral("scored_response.label"),
                           QStringLiteral("scored_response.options"), QStringLiteral("scored_response.answer"),
                           QStringLiteral("scored_response.rule"),
                           QStringLiteral("scored_response.reason"),
                           QStringLiteral("error_types.id"), QStringLiteral("error_types.body"),
                           QStringLiteral("error_sample.name"), QStringLiteral("error_sample.runs"),
                           QStringLiteral("error_sample.strata"), QStringLiteral("error_sample.scorer"),
                           QStringLiteral("error_case.stratum"), QStringLiteral("question_key.option_id"),
                           QStringLiteral("question_accepted.content")};
    case Role::Participant:
        return always + question
             + QStringList{QStringLiteral("trial.first_options"),
                           QStringLiteral("trial.options"),
                           QStringLiteral("trial.first_answer"),
                           QStringLiteral("trial.answer"),
                           QStringLiteral("study.name"),
                           QStringLiteral("study.background"),
                           QStringLiteral("study.frozen_hash"),
                           QStringLiteral("study_text.instructions_zh"),
                           QStringLiteral("study_text.instructions_en"),
                           QStringLiteral("study_text.consent_zh"),
                           QStringLiteral("study_text.consent_en"),
                           QStringLiteral("study_item.content_hash"),
                           QStringLiteral("participant.code"),
                           QStringLiteral("participant.simulated"),
                           QStringLiteral("participant.language"),
                           QStringLiteral("participant.background"),
                           QStringLiteral("trial.flags")};
    default: return {};
    }
}

} // namespace

class PackageBlindnessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// A new table or column is in no package until somebody has said what is to become of it.
    void everyColumnIsDecidedAbout()
    {
        PackageProject project(false);
        const auto connection = project.connection();
        QSet<QString> decided(withheldTables().begin(), withheldTables().end());
        for (const PackedTable &packed : packedTables())
            decided.insert(packed.table);
        for (const QString &table : tablesOf(newestSchema())) {
            QVERIFY2(decided.contains(table), qPrintable(QStringLiteral("nobody has decided about the table %1").arg(table)));
            QStringList there;
            for (const Column &column : columnsOf(*connection, table))
                there.append(column.name);
            there.sort();
            for (const PackedTable &packed : packedTables()) {
                if (packed.table != table)
                    continue;
                QVERIFY(!withheldTables().contains(table));
                QStringList named;
                for (const PackedColumn &column : packed.columns)
                    named.append(column.name);
                named.sort();
                QCOMPARE(named, there);
            }
        }
        // Nobody's rows of a table are decided about twice.
        QSet<QString> seen;
        for (const PackedTable &packed : packedTables()) {
            for (const Role role : packed.roles) {
                const QString key = packed.table + codeOf(role);
                QVERIFY2(!seen.contains(key), qPrintable(key));
                seen.insert(key);
            }
        }
    }

    void packagesContainNothingElse_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert, Role::Participant})
            QTest::newRow(qPrintable(codeOf(role))) << role;
    }
    void packagesContainNothingElse()
    {
        QFETCH(Role, role);
        PackageProject project(false);
        const PackRequest request = project.request(role, project.holderOf(role));
        const auto choice = PackageChooser(*project.stores, project.lead, systemClock()).choose(request, true);
        VERIFY_OK(choice);
        const auto connection = project.connection();
        const QStringList planted = Planter(*connection, choice->content).plant();
        writeFile(imageFilePath(project.factory->folder(), Sha256::of(plantedPicture()), ImageFormat::Jpeg), plantedPicture());
        (void)connection->text(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        const QByteArray inProject = fileBytes(project.file());
        int there = 0;
        for (const QString &word : planted)
            there += inProject.contains(word.toUtf8()) ? 1 : 0;
        QVERIFY2(there > 150, qPrintable(QString::number(there)));
        QVERIFY2(there >= planted.size() - 5, qPrintable(QStringLiteral("%1 of %2").arg(there).arg(planted.size())));
        NoProgress progress;
        const auto agreed = [](const Package &, qint64) { return Result<>(); };
        VERIFY_OK(project.host.createPackage(request.file, choice->content, *project.stores, project.factory->folder(), agreed, progress));
        const QByteArray bytes = fileBytes(request.file);
        QSet<QString> found;
        for (const QString &word : planted) {
            // A text that is cut at the end of a page is found by its beginning.
            if (bytes.contains(word.toUtf8()) || bytes.contains(word.chopped(3).toUtf8()))
                found.insert(word.mid(1).chopped(1));
        }
        const QStringList shown = shownTo(role);
        const QStringList beyond = (found - QSet<QString>(shown.begin(), shown.end())).values();
        QVERIFY2(beyond.isEmpty(), qPrintable(beyond.join(QLatin1String(", "))));
        // Else the search proves nothing.
        QVERIFY(found.contains(QStringLiteral("project.title")));
        QVERIFY(found.size() >= 5);
    }

    void noKeyAndNoIdOfOthersIsInTheBytes_data() { packagesContainNothingElse_data(); }
    void noKeyAndNoIdOfOthersIsInTheBytes()
    {
        QFETCH(Role, role);
        PackageProject project(false);
        // As if no question had options: what each accepts is as secret as a key.
        demand(project.connection()->execute(QStringLiteral(
            "INSERT INTO question_accepted (question_version_id, position, content) "
            "SELECT id, 0, 'wording-' || id FROM question_version")));
        const PackRequest request = project.request(role, project.holderOf(role));
        VERIFY_OK(project.pack(request));
        const QByteArray bytes = fileBytes(request.file);
        const PersonId holder = project.holderOf(role);
        const QList<Person> people = *project.stores->project().people();
        for (const Person &person : people) {
            if (person.id != holder)
                QVERIFY2(!bytes.contains(person.id.toString().toUtf8()), qPrintable(person.name));
        }
        for (const char *word : {"photo-", "postgresql://", "secret-", "What another expert says.", "辛"})
            QVERIFY2(!bytes.contains(word), word);
        const auto connection = Connection::open(packageLocation(request.file));
        VERIFY_OK(connection);
        const qint64 keys = *(*connection)->number(QStringLiteral("SELECT count(*) FROM question_key"));
        const qint64 accepted = *(*connection)->number(QStringLiteral("SELECT count(*) FROM question_accepted"));
        for (const char *table : {"question_key", "question_accepted"}) {
            const qint64 foreign =
                *(*connection)
                     ->number(QStringLiteral("SELECT count(*) FROM %1 k JOIN question_version v ON v.id = k.question_version_id JOIN "
                                             "question q ON q.id = v.question_id JOIN annotation a ON a.id = q.annotation_id WHERE "
                                             "a.person_id IS NULL OR a.person_id <> ?")
                                  .arg(QLatin1String(table)),
                              {holder.toString()});
            if (role == Role::Annotator)
                QCOMPARE(foreign, qint64(0));
        }
        if (role == Role::Annotator) {
            QVERIFY(keys > 0);
            QVERIFY(accepted > 0);
        } else {
            QCOMPARE(keys, role == Role::Expert ? qint64(1) : qint64(0));
            QCOMPARE(accepted, keys);
            QCOMPARE(bytes.contains("wording-"), role == Role::Expert);
        }
        if (role != Role::Validator && role != Role::Participant)
            return;
        // The key's option looks like every other: all that differs is its place and its words.
        qint64 notes =
            *(*connection)
                 ->number(QStringLiteral(
                     "SELECT count(*) FROM question_option WHERE note <> '' OR image_id IS NOT NULL"));
        QCOMPARE(notes, qint64(0));
        const QByteArray key = project.question().options.at(project.question().keyIndex()).id.toString().toUtf8();
        const QByteArray wrong = project.question().options.at(0).id.toString().toUtf8();
        QCOMPARE(bytes.count(key), bytes.count(wrong));
        for (const char *label : {"explanation", "implied_meaning"}) {
            QCOMPARE(*(*connection)
                          ->number(QStringLiteral("SELECT count(*) FROM annotation WHERE %1 <> ''")
                                       .arg(QString::fromLatin1(label))),
                     qint64(0));
        }
    }

    /// Ids of the project begin with the moment at which they were made: none of the two sides' work is in an adjudicator's file, and its
    /// rows are not in the order in which they were written.
    void packagesHideTheTimesOfOthers()
    {
        PackageProject project(false);
        const auto inProject = project.connection();
        demand(inProject->execute(QStringLiteral("UPDATE submission SET created_at = '2020-02-02T11:22:33.444Z'")));
        demand(inProject->execute(QStringLiteral("UPDATE adjudication SET created_at = '2020-02-02T11:22:33.444Z'")));
        QStringList ids;
        for (const char *table : {"annotation", "submission", "adjudication_case", "discrepancy", "question", "question_version",
                                  "question_option", "adjudication"}) {
            demand(inProject->read(QStringLiteral("SELECT id FROM %1").arg(QString::fromLatin1(table)), {},
                                   [&](const Row &row) { ids.append(row.text(0)); }));
        }
        QVERIFY(ids.size() > 20);
        const PackRequest request = project.request(Role::Adjudicator, project.adjudicator);
        VERIFY_OK(project.pack(request));
        const QByteArray bytes = fileBytes(request.file);
        for (const QString &id : std::as_const(ids))
            QVERIFY2(!bytes.contains(id.toUtf8()), qPrintable(id));
        QVERIFY(!bytes.contains("2020-02-02"));
        // Nor the secret that would tell.
        const QString secret = *inProject->text(QStringLiteral("SELECT id_secret FROM package WHERE role = 'adjudicator'"));
        QCOMPARE(secret.size(), 64);
        QVERIFY(!bytes.contains(secret.toUtf8()));
        const auto connection = Connection::open(packageLocation(request.file));
        VERIFY_OK(connection);
        for (const char *table : {"annotation", "submission", "discrepancy"}) {
            QStringList order;
            demand((*connection)
                       ->read(QStringLiteral("SELECT id FROM %1 ORDER BY rowid")
                                  .arg(QString::fromLatin1(table)),
                              {}, [&](const Row &row) { order.append(row.text(0)); }));
            QVERIFY(order.size() > 1);
            QVERIFY(std::is_sorted(order.cbegin(), order.cend()));
        }
    }

    /// What was taken out of the project before is not in the pages of the file either: it is written anew.
    void freePagesAreOverwritten()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        const auto connection = Connection::open(packageLocation(request.file));
        VERIFY_OK(connection);
        QCOMPARE(*(*connection)->number(QStringLiteral("PRAGMA freelist_count")), qint64(0));
    }
};

QTEST_GUILESS_MAIN(PackageBlindnessTest)
#include "blindnesstest.moc"
