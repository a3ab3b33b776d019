// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/poolpreset.h"
#include "tests/support/pictures.h"

#include "models/services/annotation/questionforms.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/filling.h"

#include <QDir>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A question whose options were drawn, on its way out: to a model, and to another project.
class DrawnQuestionsTest : public QObject
{
    Q_OBJECT

    /// An image with its file.
    static Image added(TestProject &project, const QString &category, quint32 seed)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, QSize(80, 60)), "png", -1);
        Image image = newImage(QStringLiteral("%1 %2.png").arg(category).arg(seed), bytes, ImageFormat::Png);
        image.stage = Stage::Kept;
        image.bytes = bytes.size();
        image.size = QSize(80, 60);
        writeFile(imageFilePath(project.factory->folder(), image.sha256, image.format), bytes);
        if (!project.stores->transaction([&] { return project.stores->images().add(image); })
            || !FactService(*project.stores, project.lead).set(image.id, {{QStringLiteral("category"), category}}))
            qFatal("%s", qPrintable(category));
        return image;
    }

    /// The question with pictures of the only image that was annotated.
    static Item itemOf(const TestProject &project)
    {
        const auto items = project.stores->annotations().items();
        for (const Item &item : items.value_or(QList<Item>())) {
            if (item.question.kind == u"show")
                return item;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void itKeepsItsPictures_data() { addBackends(); }
    void itKeepsItsPictures()
    {
        QFETCH(const bool, server);
        TestProject project(server, poolPreset());
        ProjectInfo info = *project.stores->project().info();
        info.rules.annotatorsPerImage = 1;
        info.rules.votesPerQuestion = 0;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        const Image cup = added(project, QStringLiteral("cup"), 1);
        for (quint32 seed = 2; seed < 7; ++seed)
            added(project, seed < 4 ? QStringLiteral("tree") : QStringLiteral("bag"), seed);
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(cup.id);
        const auto made = TemplateService(*project.stores, project.lead).fill(cup.id, annotation.content);
        VERIFY_OK(made);
        annotation.content.questions = withFilled(poolPreset(), annotation.content.questions, made->questions);
        annotation.content.labels = firstLabels(poolPreset().imageDimensions());
        annotation.content.explanation = QStringLiteral("它像一个杯子。");
        annotation.content.impliedMeaning = QStringLiteral("没有别的意思。");
        VERIFY_OK(service.submit(annotation));
        const Item item = itemOf(project);
        QCOMPARE(item.question.options.size(), 4);

        // A model is shown the four pictures, and not the image beside them.
        RunMaterial material;
        material.promptTemplate.configuration = poolPreset().configurations.constFirst();
        material.items = {{item.question.versionId, QStringLiteral("cup"), mediumOf(cup), item.question, {}, {}, {}}};
        material.indexes.insert(item.question.versionId, 0);
        QList<Sha256> sent;
        PictureSource source;
        source.picture = [&sent](const MaterialItem &, const Medium &picture) -> Result<EncodedPicture> {
            sent.append(picture.sha256);
            return EncodedPicture{"AAAA", 3, QStringLiteral("image/png"), picture.sha256, picture.size};
        };
        const auto request = prepareRequest(material, {item.question.versionId, 0, 0}, {}, source, true);
        VERIFY_OK(request);
        QList<Sha256> wanted;
        for (const Option &option : item.question.options)
            wanted.append(option.picture.sha256);
        QCOMPARE(request->pictures, 4);
        QVERIFY(std::is_permutation(sent.begin(), sent.end(), wanted.begin(), wanted.end()));
        QVERIFY(wanted.contains(cup.sha256));

        // The flat form takes it to another project.
        ReleaseRequest release;
        release.format = ExportFormat::CiiFlat;
        release.target = project.folder.filePath(QStringLiteral("flat"));
        release.by = project.lead;
        NoProgress progress;
        VERIFY_OK(ReleaseService(*project.stores, project.factory->folder()).release(release, progress));
        TestProject other(server, poolPreset());
        ItemImportRequest import;
        import.file = QDir(release.target).filePath(QStringLiteral("all.json")); // nothing was split
        import.format = ImportFormat::CiiFlat;
        import.by = other.lead;
        const auto report = ItemImportService(*other.stores, other.factory->folder()).importItems(import, progress);
        VERIFY_OK(report);
        QVERIFY2(report->refused.isEmpty(), report->refused.isEmpty() ? "" : qPrintable(report->refused.constFirst().reason));
        const Item again = itemOf(other);
        QCOMPARE(again.question.stem, item.question.stem);
        QCOMPARE(again.question.keyIndex(), item.question.keyIndex());
        QCOMPARE(again.question.options.size(), 4);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(again.question.options.at(i).picture.sha256, wanted.at(i));
    }
};

QTEST_GUILESS_MAIN(DrawnQuestionsTest)
#include "drawnquestionstest.moc"
