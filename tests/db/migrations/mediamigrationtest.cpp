// SPDX-License-Identifier: GPL-3.0-or-later
// A project of the version before media: nothing of it changes.
#include "tests/support/dbfixture.h"

#include "db/backups/rowcopy.h"
#include "db/migrations/migrations.h"
#include "db/stores/sqlstores.h"
#include "models/domain/annotation/annotationjson.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int before = 16;

const QString image = QStringLiteral("01890000-0000-7000-8000-000000000001");
const QString annotation = QStringLiteral("01890000-0000-7000-8000-000000000002");
const QString question = QStringLiteral("01890000-0000-7000-8000-000000000003");
const QString version = QStringLiteral("01890000-0000-7000-8000-000000000004");
const QString optionA = QStringLiteral("01890000-0000-7000-8000-000000000005");
const QString optionB = QStringLiteral("01890000-0000-7000-8000-000000000006");
const QString person = QStringLiteral("01890000-0000-7000-8000-000000000007");

/// The schema of the version before with one submitted question, its translation and the person who translated it.
class OlderProject
{
public:
    explicit OlderProject(bool server) : m_server(server)
    {
        if (m_server) {
            m_location = must(readLocation(serverLocation(m_schema), &isOnNetwork));
        } else {
            m_location.folder = m_folder.path();
            m_location.file = m_folder.filePath(QStringLiteral("project.yuyi"));
        }
        connection = must(Connection::open(m_location, m_server ? Connection::Mode::ReadWrite : Connection::Mode::Create));
        must(connection->begin());
        if (m_server)
            must(connection->execute(QLatin1String("CREATE SCHEMA ") + m_schema));
        must(migrate(*connection, before));
        for (const QString &row : rows())
            must(connection->execute(row));
        must(connection->commit());
    }
    ~OlderProject()
    {
        if (m_server)
            (void)must(Connection::open(m_location))->execute(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(m_schema));
    }
    OlderProject(const OlderProject &) = delete;
    OlderProject &operator=(const OlderProject &) = delete;

    void raise()
    {
        must(connection->begin());
        must(migrate(*connection));
        must(connection->commit());
    }

    /// Every row of the tables that the version before had, column by column.
    QStringList content()
    {
        QStringList lines;
        for (const QString &table : tablesOf(before)) {
            if (table == QLatin1String("schema_migration"))
                continue;
            QStringList columns = must(columnsOf(*connection, table));
            columns.removeAll(QStringLiteral("picture"));
            must(connection->read(QStringLiteral("SELECT %1 FROM %2").arg(columns.join(QLatin1String(", ")), table), {},
                                  [&](const Row &row) {
                                      QStringList line{table};
                                      for (int i = 0; i < columns.size(); ++i)
                                          line.append(row.isNull(i) ? QStringLiteral("NULL") : row.text(i));
                                      lines.append(line.join(u'|'));
                                  }));
        }
        lines.sort();
        return lines;
    }

    std::unique_ptr<Connection> connection;

private:
    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
        if constexpr (!std::is_void_v<T>)
            return std::move(*result);
    }

    static QStringList rows()
    {
        const QString now = QStringLiteral("'2026-01-01T00:00:00.000Z'");
        QStringList rows{
            QStringLiteral("INSERT INTO image (id, sha256, name_key, format, bytes, width, height, pixels, short_side, colour, source_url, "
                           "licence, collector, note, stage, created_at) VALUES ('%1', '%2', 'a', 'png', 10, 4, 3, 12, 3, 'rgb8', '', '', "
                           "'', '', 'kept', %3)")
                .arg(image, QString(64, u'a'), now),
            QStringLiteral("INSERT INTO annotation (id, image_id, origin, state, round, explanation, implied_meaning, created_at, "
                           "updated_at) VALUES ('%1', '%2', 'import', 'submitted', 1, '说明', '含义', %3, %3)")
                .arg(annotation, image, now),
            QStringLiteral("INSERT INTO question (id, annotation_id, position, state, created_at) VALUES ('%1', '%2', 0, 'active', %3)")
                .arg(question, annotation, now),
            QStringLiteral("INSERT INTO question_version (id, question_id, number, is_current, frozen, kind, stem, rationale, created_at) "
                           "VALUES ('%1', '%2', 1, 1, 1, 'single-choice', '隐喻？', 'why', %3)")
                .arg(version, question, now)};
        int position = 0;
        for (const QString &option : {optionA, optionB}) {
            rows.append(QStringLiteral("INSERT INTO question_option (question_version_id, id, position, content, note) VALUES ('%1', "
                                       "'%2', %3, '选项%3', 'n')")
                            .arg(version, option)
                            .arg(position++));
        }
        rows.append(QStringLiteral("INSERT INTO question_key (question_version_id, option_id) VALUES ('%1', '%2')").arg(version, optionB));
        rows.append(QStringLiteral("INSERT INTO person (id, name, created_at) VALUES ('%1', 'lead', %2)").arg(person, now));
        rows.append(QStringLiteral("INSERT INTO question_text (question_version_id, language, part, option_id, original, content, "
                                   "created_at, created_by) VALUES ('%1', 'en', 'stem', '', '隐喻？', 'Metaphor?', %3, '%2')")
                        .arg(version, person, now));
        return rows;
    }

    bool m_server;
    QTemporaryDir m_folder;
    QString m_schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
    ProjectLocation m_location;
};

} // namespace

class MediaMigrationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void olderProjectsStayAsTheyAre_data() { addBackends(); }
    void olderProjectsStayAsTheyAre()
    {
        QFETCH(const bool, server);
        OlderProject project(server);
        const QStringList content = project.content();
        QCOMPARE(content.size(), 9);
        project.raise();
        QCOMPARE(project.content(), content);
        QCOMPARE(*project.connection->number(QStringLiteral("SELECT count(*) FROM question_option WHERE picture IS NOT NULL")), 0);
        for (const char *table : {"medium", "medium_content", "question_medium", "question_label"})
            QCOMPARE(*project.connection->number(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table))), 0);

        // Read, it says what it said, and its stored form is that of before.
        SqlStores stores(std::move(project.connection), QStringLiteral("session"));
        const auto read = stores.annotations().annotation(AnnotationId::fromString(annotation));
        VERIFY_OK(read);
        const Question &asked = read->content.questions.constFirst();
        QVERIFY(!asked.hasPictures());
        QCOMPARE(storedText(toJson(asked)),
                 QStringLiteral(R"({"frozen":true,"id":"%1","kind":"single-choice","number":1,"options":[)"
                                R"({"correct":false,"id":"%2","note":"n","text":"选项0"},)"
                                R"({"correct":true,"id":"%3","note":"n","text":"选项1"}],)"
                                R"("rationale":"why","stem":"隐喻？","version":"%4"})")
                     .arg(question, optionA, optionB, version)
                     .toUtf8());
        // Saved again, the frozen version is the same: nothing is refused.
        VERIFY_OK(stores.transaction([&]() -> Result<> {
            const auto saved = stores.annotations().save(*read);
            return saved ? Result<>() : passOn(saved);
        }));
    }
};

QTEST_GUILESS_MAIN(MediaMigrationTest)
#include "mediamigrationtest.moc"
