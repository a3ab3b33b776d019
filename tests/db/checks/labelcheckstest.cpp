// SPDX-License-Identifier: GPL-3.0-or-later
// What the check of a database says about labels of questions.
#include "tests/support/kinds/labelledquestions.h"

using namespace yuyi;
using namespace yuyi::test;

class LabelChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    /// An annotation labels its own questions, gold those that it refers to, and nobody any other.
    void labelsOfForeignQuestionsAreFound_data() { addBackends(); }
    void labelsOfForeignQuestionsAreFound()
    {
        QFETCH(const bool, server);
        TestProject project(server, questionLabelPreset());
        QList<Annotation> made;
        for (const QString &name : {QStringLiteral("a.jpg"), QStringLiteral("b.jpg")}) {
            const Image image = newImage(name);
            VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
            made.append(addLabelled(*project.stores, project.lead, image.id, {}, {physicsLabels()}));
        }
        (void)makeGold(*project.stores, made.at(0));
        const auto labelFindings = [&project] {
            const QStringList all = *project.host.checkDatabase(project.location);
            return all.filter(QStringLiteral("has labels of question"));
        };
        QCOMPARE(labelFindings(), QStringList());
        const QuestionId foreign = made.at(0).content.questions.constFirst().id;
        for (const char *label : {"光学", "声学"}) {
            VERIFY_OK(project.connection()->execute(QStringLiteral("INSERT INTO question_label VALUES ('%1', '%2', 'subfield', '%3', 0)")
                                                        .arg(made.at(1).id.toString(), foreign.toString(), QString::fromUtf8(label))));
        }
        QCOMPARE(labelFindings(), QStringList{QStringLiteral("Annotation %1 has labels of question %2, which is none of its questions.")
                                                  .arg(made.at(1).id.toString(), foreign.toString())});
    }
};

QTEST_GUILESS_MAIN(LabelChecksTest)
#include "labelcheckstest.moc"
