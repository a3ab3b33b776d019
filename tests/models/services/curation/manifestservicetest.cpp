// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/manifestservice.h"

#include "models/domain/json/json.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/templates/factservice.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/validationfixture.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr const char *heading = "path,object,view,primary_shape,anchor,primary_material,primary_colour,secondary_shape,pivot,"
                                "secondary_material,secondary_colour,licence\r\n";
constexpr const char *greenCube = "cube,face,metal,green,cone,apex,rubber,blue";
constexpr const char *glassSphere = "sphere,surface,glass,none,cube,face,wood,none";

bool save(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Pictures of objects with their facts: in, asked about, and out.
class ManifestServiceTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_table;

    CollectReport collect(TestProject &project)
    {
        CollectRequest request;
        request.manifest = m_folder.filePath(QStringLiteral("manifest.csv"));
        request.by = project.lead;
        NoProgress progress;
        const auto report = CollectService(*project.stores, project.factory->folder()).collect(request, progress);
        if (!report)
            qFatal("%s", qPrintable(report.error().sentence));
        return *report;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_table = heading;
        int picture = 0;
        for (const auto &[object, values] : {std::pair("0614", greenCube), std::pair("3010", glassSphere)}) {
            for (const char *view : {"0", "1"}) {
                const QByteArray path = QByteArray("images/") + object + '_' + view + ".png";
                QVERIFY(save(m_folder.filePath(QString::fromLatin1(path)), drawn::encoded(drawn::scene(++picture), "png", -1)));
                m_table += path + ',' + object + ',' + view + ',' + values + ",CC0-1.0\r\n";
            }
        }
        QVERIFY(save(m_folder.filePath(QStringLiteral("manifest.csv")), m_table));
    }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, *builtInPreset(QStringLiteral("combo")));
        const CollectReport report = collect(project);
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QCOMPARE(report.added, 4);
        NoProgress progress;
        const QString out = project.folder.filePath(QStringLiteral("out"));
        ManifestService service(*project.stores, project.factory->folder());
        VERIFY_FAILS(service.write(out, project.author, progress), ErrorCode::Refused);
        VERIFY_OK(service.write(out, project.lead, progress));
        QCOMPARE(contentOf(out + QStringLiteral("/manifest.csv")), m_table);
        QCOMPARE(contentOf(out + QStringLiteral("/images/3010_1.png")), contentOf(m_folder.filePath(QStringLiteral("images/3010_1.png"))));
    }

    /// One view of each object is asked about; its seven questions are one step of the history.
    void oneViewOfEachObjectIsAskedAbout_data() { addBackends(); }
    void oneViewOfEachObjectIsAskedAbout()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, *builtInPreset(QStringLiteral("combo")));
        collect(project);
        const auto images = project.stores->images().list({}, ImageSort::Added);
        VERIFY_OK(images);
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide(*images, Verdict(), QStringLiteral("Kept")));
        for (const ImageId &image : *images)
            VERIFY_OK(AnnotationService(*project.stores, project.author).open(image));
        TemplateService templates(*project.stores, project.author);
        NoProgress progress;
        const auto report = templates.generate({true, false}, progress);
        VERIFY_OK(report);
        QCOMPARE(report->questions, 14);
        QCOMPARE(report->otherViews, 2);
        QSet<QString> objects;
        for (const GeneratedImage &one : report->images) {
            QCOMPARE(one.added.size(), 7);
            const auto facts = project.stores->composing().facts(one.image);
            VERIFY_OK(facts);
            objects.insert(facts->value(QStringLiteral("object")));
            const auto annotation = project.stores->annotations().current(one.image, project.author);
            VERIFY_OK(annotation);
            for (const Question &question : (*annotation)->content.questions)
                QCOMPARE(question.keys().count(), 1);
        }
        QCOMPARE(objects.size(), 2);
        QCOMPARE(templates.generate({true, false}, progress)->questions, 0);
        QVERIFY(UndoService(*project.stores, project.author).undo()->has_value());
        QCOMPARE(templates.generate({true, false}, progress)->questions, 7);

        // A fact that changes makes another option true: the check of the project says so.
        const auto secondTrue = [&] {
            const auto problems = CheckService(*project.stores, project.factory->folder()).check(progress);
            return problems ? problems->filter(QStringLiteral("true by the facts")) : QStringList{problems.error().sentence};
        };
        QCOMPARE(secondTrue(), QStringList());
        for (const GeneratedImage &one : report->images) {
            FactService facts(*project.stores, project.author);
            if (facts.facts(one.image)->value(QStringLiteral("object")) == u"0614")
                VERIFY_OK(facts.set(one.image, {{QStringLiteral("primary_colour"), QStringLiteral("red")}}));
        }
        QCOMPARE(secondTrue().size(), 1);
        QVERIFY2(secondTrue().constFirst().contains(QStringLiteral("question 3: the option “red”")), qPrintable(secondTrue().constFirst()));
    }

    /// Facts of objects have the values of their factor, wherever they are set.
    void onlyValuesOfTheFactor()
    {
        ValidationProject project(false, 2, 3, *builtInPreset(QStringLiteral("combo")));
        collect(project);
        const ImageId image = project.stores->images().list({}, ImageSort::Added)->constFirst();
        FactService facts(*project.stores, project.lead);
        VERIFY_FAILS(facts.set(image, {{QStringLiteral("primary_shape"), QStringLiteral("torus")}}), ErrorCode::Invalid);
        VERIFY_OK(facts.set(image, {{QStringLiteral("primary_shape"), QStringLiteral("cone")}}));
    }
};

QTEST_GUILESS_MAIN(ManifestServiceTest)
#include "manifestservicetest.moc"
