// SPDX-License-Identifier: GPL-3.0-or-later
// What the check of a database says about the pictures of questions.
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"

using namespace yuyi;
using namespace yuyi::test;

class MediaChecksTest : public QObject
{
    Q_OBJECT

    /// A submitted question with one picture in its stem and two options that are pictures.
    static Question question(TestProject &project)
    {
        const QList<Medium> media = addMedia(project, 3);
        const Image image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = project.lead;
        Question asked = pictureQuestion(media.mid(0, 1), media.mid(1, 2));
        asked.frozen = true;
        annotation.content.questions = {asked};
        const auto added = project.stores->transaction([&]() -> Result<> {
            YUYI_CHECK(project.images().add(image));
            return project.annotations().add(annotation);
        });
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return asked;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void whatNoQuestionCanHaveIsFound_data()
    {
        QTest::addColumn<bool>("server");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("sentence");
        for (const bool server : {false, true}) {
            if (server && !qEnvironmentVariableIsSet("PGHOST"))
                continue;
            const auto row = [server](const char *name, const char *statement, const char *sentence) {
                QTest::addRow("%s, %s", name, server ? "postgresql" : "sqlite")
                    << server << QString::fromLatin1(statement) << QString::fromLatin1(sentence);
            };
            row("nothing", "UPDATE question_option SET note = 'x'", "");
            row("empty option", "UPDATE question_option SET picture = NULL WHERE position = 1",
                "Version 1 of question %1 is final, but one of its options has neither a text nor a picture.");
            row("twice", "INSERT INTO question_medium SELECT question_version_id, 1, sha256, role, caption FROM question_medium",
                "Question %1 has the picture %2 more than once.");
        }
    }
    void whatNoQuestionCanHaveIsFound()
    {
        QFETCH(const bool, server);
        QFETCH(const QString, statement);
        QFETCH(const QString, sentence);
        TestProject project(server, picturePreset());
        const Question asked = question(project);
        const QStringList before = *project.host.checkDatabase(project.location);
        VERIFY_OK(project.connection()->execute(statement));
        QStringList findings = *project.host.checkDatabase(project.location);
        for (const QString &finding : before)
            findings.removeOne(finding);
        QString expected = sentence;
        expected.replace(QLatin1String("%1"), asked.id.toString());
        expected.replace(QLatin1String("%2"), asked.media.constFirst().sha256.hex().left(12));
        QCOMPARE(findings.join(u'\n'), expected);
    }

    void moreThanAQuestionCanHaveIsFound_data() { addBackends(); }
    void moreThanAQuestionCanHaveIsFound()
    {
        QFETCH(const bool, server);
        TestProject project(server, picturePreset());
        const Question asked = question(project);
        const QList<Medium> more = addMedia(project, mostStemPictures, 50);
        const auto rows = project.connection();
        int position = 0;
        for (const Medium &medium : more)
            VERIFY_OK(rows->execute(QStringLiteral("INSERT INTO question_medium VALUES ('%1', %2, '%3', '', '')")
                                        .arg(asked.versionId.toString())
                                        .arg(++position)
                                        .arg(medium.sha256.hex())));
        const QString expected =
            QStringLiteral("Question %1 has 10 pictures in its text, more than a question can have.").arg(asked.id.toString());
        QVERIFY(project.host.checkDatabase(project.location)->contains(expected));
    }
};

QTEST_GUILESS_MAIN(MediaChecksTest)
#include "mediacheckstest.moc"
