// SPDX-License-Identifier: GPL-3.0-or-later
// Packages of the version before questions had several pictures.
#include "tests/support/mergefixture.h"
#include "tests/support/packagefixture.h"

#include "db/packages/upgrade.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int before = 16;

/// The file as that version would have packed it, and what the project would remember of it.
void putBack(const TestProject &project, const QString &file, Role role)
{
    const ProjectLocation location = packageLocation(file);
    QString hash;
    QString id;
    {
        const auto connection = must(Connection::open(location));
        hash = must(packageContentHash(*connection, role, before));
        id = must(connection->text(QStringLiteral("SELECT id FROM package")));
        for (const char *statement : {"DROP TABLE audit_seal",
                                      "DROP TABLE work_unit",
                                      "DROP TABLE run_helper",
                                      "DROP TABLE run_session",
                                      "ALTER TABLE endpoint DROP COLUMN slowdowns",
                                      "DROP TABLE chain_level",
                                      "DROP TABLE chain",
                                      "DROP TABLE concept_parent",
                                      "DROP TABLE concept",
                                      "DROP TABLE run_fact",
                                      "DROP TABLE run_text",
                                      "ALTER TABLE attempt DROP COLUMN request_id",
                                      "ALTER TABLE attempt DROP COLUMN place",
                                      "ALTER TABLE response DROP COLUMN whole",
                                      "ALTER TABLE response DROP COLUMN part_fault",
                                      "DROP TABLE run_shot",
                                      "DROP TABLE sheet",
                                      "DROP TABLE image_part",
                                      "DROP TABLE image_fact",
                                      "ALTER TABLE run DROP COLUMN extracts",
                                      "DROP TABLE question_label",
                                      "DROP INDEX question_option_picture",
                                      "ALTER TABLE question_option DROP COLUMN picture",
                                      "DROP TABLE question_medium",
                                      "DROP TABLE medium_content",
                                      "DROP TABLE medium",
                                      "DELETE FROM schema_migration WHERE number > 16",
                                      "PRAGMA user_version = 16"})
            must(connection->execute(QString::fromLatin1(statement)));
    }
    must(sealPackage(location));
    must(project.connection()->execute(QStringLiteral("UPDATE package SET content_hash = '%1' WHERE id = '%2'").arg(hash, id)));
}

} // namespace

class FormerPackageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void workOfTheVersionBeforeIsMerged()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Annotator, project.first);
        VERIFY_OK(project.pack(request));
        workOn(project, request.file, [&](Stores &stores) { annotate(stores, project.first, project.begun); });
        project.host.waitUntilClosed();
        putBack(project, request.file, Role::Annotator);
        QCOMPARE(merge(project, request.file).conflicts(), 0);
        QCOMPARE(must(project.annotations().current(project.begun, project.first))->state, AnnotationState::Submitted);
        QCOMPARE(project.findings(), QStringList());
    }

    void aPackageOfTheVersionBeforeIsAnsweredHere()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        putBack(project, request.file, Role::Validator);
        workOn(project, request.file, [&](Stores &stores) {
            ValidationService service(stores, project.validator);
            const BlindItem item = must(service.take(1)).constFirst();
            must(service.answer({item.validation, project.question().options.at(0).id, 4000, {}, {}}, QStringLiteral("Answered")));
        });
        project.host.waitUntilClosed();
        // Pictures that were put into a question that had none are not part of what was packed.
        const QString picture = QString(64, u'a');
        const QStringList lies{
            QStringLiteral("INSERT INTO medium VALUES ('%1', 'png', 1, 1, 1, '', '', '2026-01-01T00:00:00.000Z', NULL)").arg(picture),
            QStringLiteral("INSERT INTO question_medium SELECT id, 0, '%1', '', '' FROM question_version").arg(picture)};
        const QString forged = tampered(request.file, lies);
        VERIFY_FAILS(tryMerge(project, forged), ErrorCode::Damaged);
        QCOMPARE(merge(project, request.file).count(MergeState::New), 1);
        QCOMPARE(project.findings(), QStringList());
    }
};

QTEST_GUILESS_MAIN(FormerPackageTest)
#include "formerpackagetest.moc"
