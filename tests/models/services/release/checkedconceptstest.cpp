// SPDX-License-Identifier: GPL-3.0-or-later
// What the check says about questions made of chains when the concepts have changed since.
#include "tests/support/kinds/chainpreset.h"
#include "tests/support/pictures.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/lintservice.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/taxonomy/chainservice.h"
#include "models/services/taxonomy/taxonomyservice.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

class CheckedConceptsTest : public QObject
{
    Q_OBJECT

    static Image added(TestProject &project, const QString &name, quint32 seed)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, QSize(80, 60)), "png", -1);
        Image image = newImage(name, bytes, ImageFormat::Png);
        image.bytes = bytes.size();
        image.size = QSize(80, 60);
        writeFile(imageFilePath(project.factory->folder(), image.sha256, image.format), bytes);
        if (!project.stores->transaction([&] { return project.stores->images().add(image); }))
            qFatal("%s", qPrintable(name));
        return image;
    }

    static void import(TestProject &project, const QStringList &lines)
    {
        QList<QStringList> rows;
        for (const QString &line : lines)
            rows.append(line.split(u','));
        const auto report = TaxonomyService(*project.stores, project.lead).import(rows);
        VERIFY_OK(report);
        QVERIFY2(report->faults.isEmpty(), report->faults.isEmpty() ? "" : qPrintable(report->faults.constFirst().reason));
    }

    static QStringList problems(const TestProject &project)
    {
        NoProgress progress;
        const auto found = CheckService(*project.stores, project.factory->folder()).check(progress);
        return found ? *found : QStringList(found.error().sentence);
    }

    static bool says(const QStringList &problems, const char *question, const char *sentence)
    {
        return std::any_of(problems.begin(), problems.end(), [&](const QString &one) {
            return one.contains(QString::fromUtf8(question)) && one.contains(QString::fromUtf8(sentence));
        });
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void changedConceptsAreFound_data() { addBackends(); }
    void changedConceptsAreFound()
    {
        QFETCH(const bool, server);
        TestProject project(server, chainPreset());
        const Image duck = added(project, QStringLiteral("duck.png"), 1);
        const Image saw = added(project, QStringLiteral("saw.png"), 2);
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({duck.id, saw.id}, Verdict(), QStringLiteral("Kept")));
        import(project, {QStringLiteral("concept,parent,name_zh,name_en,image"), QStringLiteral("animal,root,动物,animal,"),
                         QStringLiteral("bird,animal,鸟,bird,"), QStringLiteral("cat,animal,猫科,cat,"),
                         QStringLiteral("duck,bird,鸭,duck,duck.png"), QStringLiteral("heron,bird,鹭,heron,"),
                         QStringLiteral("persian,cat,波斯猫,Persian cat,"), QStringLiteral("tool,root,工具,tool,"),
                         QStringLiteral("saw,tool,锯,saw,"), QStringLiteral("handsaw,saw,手锯,handsaw,saw.png")});
        const QList<ChainEntry> entries = ChainService(*project.stores, project.lead).chains()->entries;
        for (const ChainEntry &entry : entries)
            VERIFY_OK(ChainService(*project.stores, project.lead).check(entry.chain.id, ChainState::Accepted, {}));
        VERIFY_OK(AnnotationService(*project.stores, project.lead).open(duck.id));
        NoProgress progress;
        VERIFY_OK(TemplateService(*project.stores, project.lead).generate({true, false}, progress));
        QCOMPARE(problems(project), QStringList());

        // Another path makes a wrong option true: tool, beside animal.
        const Annotation drafts = **project.annotations().current(duck.id, project.lead);
        const QList<Question> &questions = drafts.content.questions;
        const auto upper = std::find_if(questions.begin(), questions.end(),
                                        [](const Question &one) { return one.kind == u"abstraction-0"; });
        QVERIFY(upper != questions.end());
        QVERIFY(std::any_of(upper->options.begin(), upper->options.end(),
                            [](const Option &one) { return one.text == QStringLiteral("工具"); }));
        import(project, {QStringLiteral("concept,parent,chosen"), QStringLiteral("duck,bird,1"), QStringLiteral("duck,tool,")});
        QStringList found = problems(project);
        const QString number = QStringLiteral("question %1:").arg(upper - questions.begin() + 1);
        QVERIFY2(says(found, qPrintable(number), "“工具” is right by the concepts"), qPrintable(found.join(u'\n')));
        // The question's own list of findings has it as well.
        LintService lint(*project.stores);
        const auto context = lint.contextFor(duck.id, project.lead, drafts.content);
        VERIFY_OK(context);
        const auto verdicts = context->filler(drafts.content.labels, questions).verdicts;
        QVERIFY(verdicts.value(upper->versionId).rivals.contains(QStringLiteral("工具")));

        // A second name does so too.
        import(project, {QStringLiteral("concept,parent,name_en"), QStringLiteral("duck,bird,"), QStringLiteral("tool,root,animal")});
        found = problems(project);
        QVERIFY2(says(found, qPrintable(number), "“工具” is right by the concepts"), qPrintable(found.join(u'\n')));
        import(project, {QStringLiteral("concept,parent,name_en"), QStringLiteral("tool,root,tool")});
        QCOMPARE(problems(project), QStringList());

        // The key is not right under another parent.
        import(project, {QStringLiteral("concept,parent"), QStringLiteral("duck,saw")});
        found = problems(project);
        QVERIFY2(says(found, qPrintable(number), "“动物” is marked as correct, but by the concepts of the project the picture does not"),
                 qPrintable(found.join(u'\n')));

        // A concept is gone.
        import(project, {QStringLiteral("concept,parent"), QStringLiteral("duck,animal")});
        const ConceptId bird = Taxonomy(*project.stores->taxonomy().concepts()).find(QStringLiteral("bird"))->id;
        const ConceptId heron = Taxonomy(*project.stores->taxonomy().concepts()).find(QStringLiteral("heron"))->id;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->taxonomy().remove({heron, bird}); }));
        found = problems(project);
        QVERIFY2(says(found, "question", "No concept of the project is called “鸟”."), qPrintable(found.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(CheckedConceptsTest)
#include "checkedconceptstest.moc"
