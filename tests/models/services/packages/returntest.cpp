// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/validationfixture.h"

#include "db/migrations/migrations.h"
#include "db/stores/sqlstores.h"
#include "models/domain/annotation/written.h"
#include "models/services/people/assignmentservice.h"

#include <QRandomGenerator>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray spoilt(const QByteArray &good, int how, QRandomGenerator &random)
{
    QByteArray bytes = good;
    const auto somewhere = [&] { return static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size()))); };
    switch (how % 6) {
    case 0:
        for (quint32 i = 0; i < 1 + random.bounded(32U); ++i)
            bytes[somewhere()] = static_cast<char>(random.bounded(256U));
        break;
    case 1: bytes.truncate(somewhere()); break;
    case 2: {
        const qsizetype page = somewhere() / 4096 * 4096;
        for (qsizetype i = page; i < qMin(page + 4096, bytes.size()); ++i)
            bytes[i] = '\0';
        break;
    }
    case 3:
        for (quint32 i = 0; i < 1 + random.bounded(8U); ++i)
            bytes[static_cast<qsizetype>(random.bounded(4096U))] = static_cast<char>(random.bounded(256U));
        break;
    case 4: {
        const qsizetype a = somewhere() / 4096 * 4096;
        const qsizetype b = somewhere() / 4096 * 4096;
        const QByteArray first = bytes.mid(a, 4096);
        bytes.replace(a, first.size(), bytes.mid(b, 4096));
        bytes.replace(b, first.size(), first);
        break;
    }
    default: {
        // One bit.
        const qsizetype at = somewhere();
        bytes[at] = static_cast<char>(bytes.at(at) ^ (1 << random.bounded(8U)));
    }
    }
    return bytes;
}

struct Lie {
    const char *name;
    QStringList statements;
};

} // namespace

/// What comes back is a stranger's word.
class PackageReturnTest : public QObject
{
    Q_OBJECT

    /// Nothing of it is taken, with a sentence, and the project is what it was.
    static void refuse(const TestProject &project, const QString &file, const char *what)
    {
        const QByteArray before = contentOf(project);
        const QByteArray bytes = fileBytes(file);
        const auto merged = tryMerge(project, file);
        QVERIFY2(!merged.has_value(), what);
        QVERIFY2(merged.error().code == ErrorCode::Damaged || merged.error().code == ErrorCode::Invalid
                     || merged.error().code == ErrorCode::Newer || merged.error().code == ErrorCode::Refused
                     || merged.error().code == ErrorCode::Unsupported,
                 qPrintable(QString::fromLatin1(what) + u' ' + QString::fromUtf8(whatFailed(merged))));
        QVERIFY2(!merged.error().sentence.isEmpty(), what);
        QVERIFY2(contentOf(project) == before, what);
        QCOMPARE(fileBytes(file), bytes);
        for (const char16_t *end : {u"-wal", u"-shm", u"-journal"})
            QVERIFY(!QFile::exists(file + QString::fromUtf16(end)));
    }

    static void refuseAll(const TestProject &project, const QString &file, const QList<Lie> &lies)
    {
        for (const Lie &lie : lies) {
            refuse(project, tampered(file, lie.statements), lie.name);
            if (QTest::currentTestFailed())
                return;
        }
    }

private Q_SLOTS:
    void forgedWorkOfAnnotatorsIsRefused()
    {
        ReviewProject project(false);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        const ImageId other = project.keep(QStringLiteral("b.jpg"));
        HandOut all;
        all.people = {project.first, project.second};
        all.perImage = 2;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        annotate(*project.stores, project.second, image);
        const auto foreign = must(project.annotations().current(image, project.second));
        const QString foreignQuestion = foreign->content.questions.constFirst().id.toString();
        const QString file = pack(project, Role::Annotator, project.first);
        const QString untouched = copyOf(file);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, image); });
        const QString second = project.second.toString();
        const auto text = [](const QString &value) -> QString { return QLatin1Char('\'') + value + QLatin1Char('\''); };
        const QString future = QStringLiteral("'2199-01-01T00:00:00.000Z'");
        const QString person = QStringLiteral("INSERT INTO person (id, name, active, paused, created_at, version) VALUES (%1, 'x', 1, 0, "
                                              "'2026-01-01T00:00:00.000Z', 1)")
                                   .arg(text(second));
        refuseAll(
            project, file,
            {{"another person's annotation",
              {QStringLiteral("UPDATE annotation SET person_id = ") + text(second)}},
             {"… who stands in it",
              {person, QStringLiteral("UPDATE annotation SET person_id = ") + text(second)}},
             {"another holder", {QStringLiteral("UPDATE package SET person_id = ") + text(second)}},
             {"another project",
              {QStringLiteral("UPDATE package SET project_id = ")
               + text(newUuid().toString(QUuid::WithoutBraces))}},
             {"another package",
              {QStringLiteral("UPDATE package SET id = ")
               + text(newUuid().toString(QUuid::WithoutBraces))}},
             {"another role", {QStringLiteral("UPDATE package SET role = 'validator'")}},
             {"a role more",
              {QStringLiteral(
                  "INSERT INTO person_role (person_id, role) SELECT id, 'lead' FROM person")}},
             {"two packages",
              {QStringLiteral(
                  "INSERT INTO package SELECT 'x' || id, project_id, title, role, person_id, study_id, participant_id, images, "
                  "pieces, content_hash, state, finished_at, merged_at, return_hash, created_at, created_by, version, id_secret "
                  "FROM package")}},
             {"another picture", {QStringLiteral("UPDATE blob SET content = x'00'")}},
             {"another picture's hash",
              {QStringLiteral("UPDATE image SET sha256 = lower(hex(randomblob(32)))")}},
             {"other rules", {QStringLiteral("UPDATE project SET annotators_per_image = 1")}},
             {"another guideline",
              {QStringLiteral(
                  "UPDATE annotation SET guideline_id = '01890a5d-ac96-774b-bcce-b302099a8057'")}},
             {"an image that was not packed",
              {QStringLiteral("DELETE FROM package_piece WHERE subject_id = ")
               + text(image.toString())}},
             {"a question of somebody else",
              {QStringLiteral("UPDATE question_version SET question_id = ") + text(foreignQuestion),
               QStringLiteral("UPDATE question SET id = ") + text(foreignQuestion)}},
             {"written by somebody else",
              {QStringLiteral("UPDATE question_version SET created_by = NULL")}},
             {"a label nobody knows",
              {QStringLiteral(
                  "UPDATE annotation_label SET label = 'nonsense' WHERE position = 0")}},
             {"a dimension nobody knows",
              {QStringLiteral("UPDATE annotation_label SET dimension = 'mood'")}},
             {"two labels where one is asked for",
              {QStringLiteral(
                  "INSERT INTO annotation_label (annotation_id, dimension, label, position) SELECT annotation_id, dimension, "
                  "'negative', 1 FROM annotation_label WHERE dimension = 'emotion' AND label <> 'negative' UNION ALL SELECT "
                  "annotation_id, dimension, 'positive', 2 FROM annotation_label WHERE dimension = 'emotion' AND label <> "
                  "'positive'")}},
             {"a kind of question nobody knows",
              {QStringLiteral("UPDATE question_version SET kind = 'essay'")}},
             {"work of tomorrow", {QStringLiteral("UPDATE annotation SET updated_at = ") + future}},
             {"work without a time",
              {QStringLiteral("UPDATE annotation SET created_at = 'yesterday'")}},
             {"a book",
              {QStringLiteral("UPDATE annotation SET explanation = hex(randomblob(150000))")}},
             {"a library",
              {QStringLiteral("UPDATE annotation SET explanation = hex(zeroblob(9000000))")}},
             {"a character that ends texts",
              {QStringLiteral(
                  "UPDATE annotation SET explanation = explanation || char(0) || 'x'")}},
             {"a gold annotation", {QStringLiteral("UPDATE annotation SET origin = 'gold'")}},
             {"a release",
              {QStringLiteral(
                  "INSERT INTO release (id, name, seed, splits, images, questions, created_at) VALUES ('x', 'x', 0, '[]', 0, 0, "
                  "'2026-01-01T00:00:00.000Z')")}},
             {"somebody mentioned",
              {QStringLiteral(
                  "INSERT INTO comment_mention (comment_id, person_id) VALUES ('x', 'y')")}},
             {"a trigger",
              {QStringLiteral(
                  "CREATE TRIGGER t AFTER INSERT ON vote BEGIN DELETE FROM vote; END")}},
             {"a view", {QStringLiteral("CREATE VIEW v AS SELECT * FROM annotation")}},
             {"a view instead of a table",
              {QStringLiteral("ALTER TABLE annotation RENAME TO hidden"),
               QStringLiteral("CREATE VIEW annotation AS SELECT * FROM hidden")}},
             {"a table", {QStringLiteral("CREATE TABLE t (x)")}},
             {"an index", {QStringLiteral("CREATE INDEX i ON annotation (explanation)")}},
             {"a column", {QStringLiteral("ALTER TABLE annotation ADD COLUMN x TEXT")}},
             {"a project's number",
              {QStringLiteral("PRAGMA application_id = %1").arg(applicationId)}},
             {"nobody's number", {QStringLiteral("PRAGMA application_id = 7")}},
             {"of the future", {QStringLiteral("PRAGMA user_version = 999")}},
             {"of the past", {QStringLiteral("PRAGMA user_version = 3")}},
             {"of no time", {QStringLiteral("PRAGMA user_version = -1")}}});
        if (QTest::currentTestFailed())
            return;
        VERIFY_FAILS(tryMerge(project, tampered(file, {QStringLiteral("PRAGMA user_version = 999")})), ErrorCode::Newer);
        // What was not sealed was not closed, or came to harm.
        {
            const QString copy = copyOf(file);
            const auto connection = must(Connection::open(packageLocation(copy)));
            must(connection->execute(QStringLiteral("UPDATE annotation SET explanation = explanation || '了'")));
            refuse(project, copy, "not sealed");
        }
        // Nothing was done in it: nothing is merged, and nothing is wrong.
        const MergePlan nothing = merge(project, untouched);
        QCOMPARE(nothing.taken() + nothing.conflicts(), 0);
        QVERIFY(!project.annotations().current(other, project.first)->has_value());
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
    }

    void filesThatAreNoPackageAreRefused()
    {
        ReviewProject project(false);
        const auto refuseBytes = [&](const QByteArray &bytes, ErrorCode code) {
            const QString file = project.folder.filePath(QStringLiteral("a.yuyipack"));
            writeFile(file, bytes);
            refuse(project, file, "no package");
            VERIFY_FAILS(project.host.openReturn(file), code);
        };
        refuseBytes({}, ErrorCode::Invalid);
        refuseBytes("Dear lead, here is my work.", ErrorCode::Invalid);
        refuseBytes(QByteArray("SQLite format 3\0", 16), ErrorCode::Damaged);
        refuseBytes(QByteArray(100'000, '\0'), ErrorCode::Invalid);
        VERIFY_FAILS(project.host.openReturn(project.folder.filePath(QStringLiteral("gone.yuyipack"))), ErrorCode::NotFound);
        VERIFY_FAILS(project.host.openReturn(project.folder.path()), ErrorCode::Invalid);
        // A project, also the one that is open here.
        VERIFY_FAILS(project.host.openReturn(project.file()), ErrorCode::Refused);
        project.stores.reset();
        VERIFY_FAILS(project.host.openReturn(project.file()), ErrorCode::Invalid);
    }

    void aPackageThatIsOpenIsLeftAlone()
    {
        ReviewProject project(false);
        project.keep(QStringLiteral("a.jpg"));
        HandOut all;
        all.people = {project.first};
        all.perImage = 1;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        const QString file = pack(project, Role::Annotator, project.first);
        const auto factory = must(project.host.openPackage(file));
        const auto open = must(factory->open());
        VERIFY_FAILS(project.host.openReturn(file), ErrorCode::Refused);
        const QString copy = copyOf(file);
        writeFile(copy + QLatin1String("-wal"), "of another program");
        VERIFY_FAILS(project.host.openReturn(copy), ErrorCode::Refused);
    }

    /// The program was killed: the file is as its last commit left it, or in the middle of the next one.
    void aPackageOfAKilledProgramIsMerged()
    {
        ReviewProject project(false);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        const ImageId other = project.keep(QStringLiteral("b.jpg"));
        HandOut all;
        all.people = {project.first};
        all.perImage = 1;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        const QString file = pack(project, Role::Annotator, project.first);
        const auto factory = must(project.host.openPackage(file));
        const auto open = must(factory->open());
        annotate(*open, project.first, image);
        const QString between = copyOf(file);
        QString amid;
        QString alone;
        QString journal;
        const auto stopped = open->transaction([&]() -> Result<> {
            auto &connection = static_cast<SqlStores &>(*open).connection();
            // So little room in memory that half a change is in the file before it is whole.
            must(connection.execute(QStringLiteral("PRAGMA cache_size = 2")));
            must(connection.write(QStringLiteral("UPDATE annotation SET explanation = hex(zeroblob(200000))"), {}));
            must(connection.write(QStringLiteral("UPDATE annotation_label SET label = label || 'x'"), {}));
            must(connection.write(QStringLiteral("UPDATE image SET version = version + 1"), {}));
            amid = copyOf(file);
            alone = copyOf(file);
            journal = amid + QLatin1String("-journal");
            if (!QFile::copy(file + QLatin1String("-journal"), journal))
                qFatal("no journal");
            return failure(ErrorCode::Cancelled, {});
        });
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QVERIFY(fileBytes(amid) != fileBytes(between));
        const QByteArray before = fileBytes(journal);
        QCOMPARE(merge(project, amid).count(MergeState::New), 1);
        QCOMPARE(fileBytes(journal), before);
        // Without what undoes it, half a change is nothing to take.
        refuse(project, alone, "half a change");
        QCOMPARE(merge(project, between).count(MergeState::New), 0);
        annotate(*open, project.first, other);
        must(setPackageFinished(*open, true));
        // Finished and sent while the window is still open.
        const MergePlan rest = merge(project, copyOf(file));
        QCOMPARE(rest.count(MergeState::New), 1);
        QVERIFY(rest.finished);
    }

    /// A letter that changed in a file that nobody closed.
    void damagedBeforeItWasClosed()
    {
        ReviewProject project(false);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        HandOut all;
        all.people = {project.first};
        all.perImage = 1;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        const QString file = pack(project, Role::Annotator, project.first);
        const auto factory = must(project.host.openPackage(file));
        const auto open = must(factory->open());
        annotate(*open, project.first, image,
                 [](AnnotationContent &content) { content.explanation = QStringLiteral("An owl with a lamp at the window"); });
        const QString copy = copyOf(file);
        QByteArray bytes = fileBytes(copy);
        const qsizetype at = bytes.indexOf("An owl with a lamp");
        QVERIFY(at > 0);
        bytes.replace("An owl with a lamp", "An owl with a lump");
        writeFile(copy, bytes);
        refuse(project, copy, "a letter");
        QCOMPARE(merge(project, copyOf(file)).count(MergeState::New), 1);
    }

    void forgedWorkOfValidatorsIsRefused()
    {
        ValidationProject project(false, 2);
        const QList<PersonId> people = project.validators(2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        const Validation round = project.newest(image);
        const QString file = pack(project, Role::Validator, people.at(0));
        workOn(project, file, [&](Stores &stores) {
            ValidationService service(stores, people.at(0));
            for (const BlindItem &item : must(service.take(2)))
                must(service.answer({item.validation, item.options.constFirst().id, 4000, {}, {}}, QStringLiteral("Answered")));
        });
        const QString future = QStringLiteral("'2199-01-01T00:00:00.000Z'");
        const QString otherOption = project.question(image, 1).options.constFirst().id.toString();
        const QString ofFirst = QStringLiteral(" WHERE validation_id = '%1'").arg(round.id.toString());
        QStringList ids;
        for (const OptionId &id : project.question(image).optionIds())
            ids.append(id.toString());
        ids.sort();
        const QString two = QStringLiteral("'[\"%1\",\"%2\"]'").arg(ids.at(0), ids.at(1));
        refuseAll(
            project, file,
            {{"a key",
              {QStringLiteral("INSERT INTO question_key (question_version_id, option_id) SELECT question_version_id, id FROM "
                              "question_option WHERE position = 0")}},
             {"somebody else's vote",
              {QStringLiteral("UPDATE vote SET created_by = '%1'").arg(people.at(1).toString())}},
             {"an option of another question", {QStringLiteral("UPDATE vote SET option_id = '%1'").arg(otherOption) + ofFirst}},
             {"several options where one is asked for", {QStringLiteral("UPDATE vote SET option_id = NULL, options = ") + two + ofFirst}},
             {"one option and several", {QStringLiteral("UPDATE vote SET options = ") + two + ofFirst}},
             {"a text where options were shown", {QStringLiteral("UPDATE vote SET option_id = NULL, answer = 'A'") + ofFirst}},
             {"a text beside an option", {QStringLiteral("UPDATE vote SET answer = 'A'") + ofFirst}},
             {"no option and no word why", {QStringLiteral("UPDATE vote SET option_id = NULL") + ofFirst}},
             {"another order", {QStringLiteral("UPDATE vote SET shown_order = '[]'")}},
             {"another seed", {QStringLiteral("UPDATE vote SET seed = seed + 1")}},
             {"a time that has not come", {QStringLiteral("UPDATE vote SET created_at = ") + future}},
             {"faster than time", {QStringLiteral("UPDATE vote SET milliseconds = -4")}},
             {"another round", {QStringLiteral("UPDATE vote SET round = 2")}},
             {"another version",
              {QStringLiteral("UPDATE vote SET question_version_id = (SELECT max(question_version_id) FROM validation), option_id = "
                              "'%1' WHERE option_id <> '%1'")
                   .arg(otherOption)
               + QStringLiteral(" AND validation_id = '%1'").arg(round.id.toString())}},
             {"a question changed", {QStringLiteral("UPDATE question_version SET stem = 'x'")}},
             {"an option changed", {QStringLiteral("UPDATE question_option SET content = content || '!'")}},
             {"a round more needed", {QStringLiteral("UPDATE validation SET needed = 1")}},
             {"who wrote the annotation",
              {QStringLiteral("UPDATE annotation SET person_id = (SELECT person_id FROM package)")}}});
        if (QTest::currentTestFailed())
            return;
        // Whether it was right is found in the project, whatever it says.
        // A question may have stood on the screen for ten days; seven are noted.
        const QString boast = tampered(file, {QStringLiteral("UPDATE vote SET correct = 1 - correct, milliseconds = 864000000")});
        QCOMPARE(merge(project, boast).count(MergeState::New), 2);
        for (const Vote &vote : must(project.stores->validation().votes(round.id))) {
            const Question question = project.question(image);
            QCOMPARE(vote.correct, vote.answer == question.key());
            QCOMPARE(vote.milliseconds, 604800000);
        }
        // The same id with another answer.
        refuse(project,
               tampered(file, {QStringLiteral("UPDATE vote SET option_id = (SELECT o.id FROM question_option o WHERE "
                                              "o.question_version_id = vote.question_version_id AND o.id <> vote.option_id LIMIT 1)")}),
               "an answer changed");
    }

    void forgedWrittenAnswersAreRefused()
    {
        ValidationProject project(false, 2, 3, writtenPreset());
        const QList<PersonId> people = project.validators(2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QString file = pack(project, Role::Validator, people.at(0));
        workOn(project, file, [&](Stores &stores) {
            ValidationService service(stores, people.at(0));
            const BlindItem item = must(service.take(1)).constFirst();
            must(service.answer({item.validation, Answer::written(QStringLiteral("相机")), 4000, {}, {}}, QStringLiteral("Answered")));
        });
        const QString option = OptionId::create().toString();
        refuseAll(project, file,
                  {{"an option", {QStringLiteral("UPDATE vote SET answer = '', option_id = '%1'").arg(option)}},
                   {"options", {QStringLiteral("UPDATE vote SET answer = '', options = '[\"%1\",\"%1\"]'").arg(option)}},
                   {"a text that is too long",
                    {QStringLiteral("UPDATE vote SET answer = '%1'").arg(QString(longestWritten + 1, u'x'))}},
                   {"white space around it", {QStringLiteral("UPDATE vote SET answer = ' ' || answer")}},
                   {"no text and no word why", {QStringLiteral("UPDATE vote SET answer = ''")}},
                   {"an accepted answer",
                    {QStringLiteral("INSERT INTO question_accepted (question_version_id, position, content) SELECT "
                                    "question_version_id, 0, '相机' FROM validation")}}});
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(merge(project, tampered(file, {QStringLiteral("UPDATE vote SET correct = 1")})).count(MergeState::New), 1);
        QVERIFY(!must(project.stores->validation().votes(project.newest(image).id)).constFirst().correct);
        refuse(project, tampered(file, {QStringLiteral("UPDATE vote SET answer = '手机'")}), "an answer changed");
    }

    /// A hundred and fifty ways in which a file comes to harm; YUYI_DAMAGED_RETURNS names another number.
    void damagedOnItsWay()
    {
        ReviewProject project(false);
        for (int i = 0; i < 4; ++i)
            project.keep(QStringLiteral("%1.jpg").arg(i));
        HandOut all;
        all.people = {project.first};
        all.perImage = 1;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) {
            for (const ImageId &image : must(stores.images().list({}, ImageSort::Added)))
                annotate(stores, project.first, image);
        });
        const QByteArray good = fileBytes(file);
        bool ok = false;
        const int wanted = qEnvironmentVariableIntValue("YUYI_DAMAGED_RETURNS", &ok);
        const int count = ok ? wanted : 150;
        const QByteArray before = contentOf(project);
        QRandomGenerator random(20260401);
        int refused = 0;
        int same = 0;
        const QString copy = project.folder.filePath(QStringLiteral("damaged.yuyipack"));
        for (int i = 0; i < count; ++i) {
            const QByteArray bytes = spoilt(good, i, random);
            writeFile(copy, bytes);
            const auto returned = project.host.openReturn(copy);
            if (bytes == good) {
                QVERIFY(returned.has_value());
                ++same; // two empty pages changed places
                continue;
            }
            QVERIFY2(!returned.has_value(), qPrintable(QStringLiteral("%1 was accepted").arg(i)));
            ++refused;
            QVERIFY(!returned.error().sentence.isEmpty());
            QVERIFY2(returned.error().code == ErrorCode::Damaged || returned.error().code == ErrorCode::Invalid
                         || returned.error().code == ErrorCode::Newer || returned.error().code == ErrorCode::Unsupported
                         || returned.error().code == ErrorCode::Refused,
                     whatFailed(returned).constData());
            QVERIFY(!tryMerge(project, copy).has_value());
            QCOMPARE(fileBytes(copy), bytes);
            for (const char16_t *end : {u"-wal", u"-shm", u"-journal"})
                QVERIFY(!QFile::exists(copy + QString::fromUtf16(end)));
        }
        QCOMPARE(contentOf(project), before);
        qInfo("%d refused, %d came out unchanged", refused, same);
        QVERIFY(same < count / 4);
    }
};

QTEST_GUILESS_MAIN(PackageReturnTest)
#include "returntest.moc"
