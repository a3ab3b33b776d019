// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/runfixture.h"

#include "models/domain/errors/errorreviewjson.h"
#include "models/domain/images/imagepath.h"
#include "models/services/errors/casebookservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/report.h"
#include "models/services/people/peopleservice.h"
#include "models/services/results/across/side.h"
#include "models/services/results/responseviewer.h"
#include "models/services/runs/replies/responseimport.h"

#include <QFile>
#include <QImage>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Cases of error review whose questions have several pictures, and pictures as options.
class PictureCaseTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;
    PersonId m_expert;
    RunId m_run;
    ErrorSample m_sample;
    QList<Medium> m_media;

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    Stores &stores() { return *m_project->stores; }
    ErrorCodingService coding() { return ErrorCodingService(stores(), m_expert); }
    /// Three items, all answered wrong; the first is given two pictures and two options that are pictures.
    void begin(bool server)
    {
        m_project = std::make_unique<RunProject>(3, server);
        QByteArray lines;
        for (int i = 0; i < 3; ++i) {
            const std::string letter(1, static_cast<char>('B' + i));
            lines += QByteArray::fromStdString(Json{{"id", "dev-" + std::to_string(i)}, {"response", "答案：" + letter}}.dump()) + '\n';
        }
        ResponseImportRequest request;
        request.model = QStringLiteral("alpha");
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        m_run = must(ResponseImport(stores(), m_project->lead).import(must(readReplies(lines)), request, progress)).run;
        m_expert = must(PeopleService(stores(), m_project->lead).add(QStringLiteral("Expert A"), {Role::Expert})).id;
        m_media = addMedia(*m_project, 4, 20);
        m_media[1].caption = QStringLiteral("装置图");
        ErrorSampleRequest sample;
        sample.runs = {m_run};
        sample.size = 3;
        m_sample = must(ErrorSampleService(stores(), m_project->lead).draw(sample));
    }
    ErrorCase caseOf(const QString &itemId)
    {
        const QList<ErrorCase> cases = must(stores().errors().cases(m_sample.id));
        for (const ErrorCase &one : cases) {
            if (must(coding().view(one.id)).item.itemId == itemId)
                return one;
        }
        qFatal("no case of %s", qPrintable(itemId));
        return {};
    }
    void givePicturesTo(const ErrorCase &one)
    {
        const QuestionVersionId version = must(coding().view(one.id)).item.question.versionId;
        givePictures(*m_project->connection(), version, m_media.mid(0, 2), {m_media.at(2), m_media.at(3)});
    }
    ErrorCaseEntry entryOf(const ErrorCase &one, const QList<CaseRegion> &regions)
    {
        ErrorCaseEntry entry;
        entry.errorCase = one.id;
        entry.content.types = {{must(ErrorSampleService(stores(), m_project->lead).types()).types.constFirst().code, {}}};
        entry.content.regions = regions;
        return entry;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    /// What was stored before there were further pictures is read and written as it was.
    void regionsOfTheImageAreStoredAsBefore()
    {
        CaseCodeContent content;
        content.regions = {QRectF(0.25, 0.5, 0.125, 0.25)};
        const QByteArray text = jsonText(toJson(content));
        QVERIFY(text.contains("\"regions\":[{\"x\":0.25,\"y\":0.5,\"width\":0.125,\"height\":0.25}]"));
        QCOMPARE(caseCodeContent(toJson(content)), content);
        content.regions.append(CaseRegion(QRectF(0, 0, 1, 1), *Sha256::fromHex(QString(64, u'a'))));
        QCOMPARE(caseCodeContent(toJson(content)), content);
        QVERIFY(caseCodeContent(toJson(content)).regions.at(0) != caseCodeContent(toJson(content)).regions.at(1));
    }

    void aRegionBelongsToItsPicture_data() { addBackends(); }
    void aRegionBelongsToItsPicture()
    {
        QFETCH(bool, server);
        begin(server);
        const ErrorCase one = caseOf(QStringLiteral("dev-0"));
        givePicturesTo(one);
        const QRectF area(0.1, 0.2, 0.25, 0.5);
        const QList<CaseRegion> regions{CaseRegion(area, m_media.at(1).sha256), CaseRegion(area, m_media.at(3).sha256), area};
        QCOMPARE(coding().submit(entryOf(one, {CaseRegion(area, *Sha256::fromHex(QString(64, u'a')))})).error().code, ErrorCode::Invalid);
        VERIFY_OK(coding().submit(entryOf(one, regions)));
        QCOMPARE(must(coding().view(one.id)).own->content.regions, regions);
        // Another question has none of these pictures.
        const ErrorCase other = caseOf(QStringLiteral("dev-1"));
        QCOMPARE(coding().submit(entryOf(other, regions)).error().code, ErrorCode::Invalid);
        VERIFY_OK(coding().submit(entryOf(other, {area})));
    }

    void theBookShowsAllPictures_data() { addBackends(); }
    void theBookShowsAllPictures()
    {
        QFETCH(bool, server);
        begin(server);
        const ErrorCase one = caseOf(QStringLiteral("dev-0"));
        const ErrorCase plain = caseOf(QStringLiteral("dev-2"));
        givePicturesTo(one);
        VERIFY_OK(coding().submit(entryOf(one, {})));
        VERIFY_OK(coding().submit(entryOf(plain, {})));
        const ErrorReportData data = must(ErrorReportService(stores(), m_project->lead).data({m_sample.id}));
        NoProgress progress;
        CaseBookService service(stores(), m_project->lead, m_project->projectFolder());
        const CaseBook book = must(service.book({}, data, {one.id, plain.id}, false, progress));
        const CaseBookCase &page = book.cases.at(0);
        QCOMPARE(page.question, QStringLiteral("第0题[Fig. 1][Fig. 2]"));
        QCOMPARE(page.pictures.size(), 2);
        QCOMPARE(page.pictures.at(0).caption, QStringLiteral("Fig. 1"));
        QCOMPARE(page.pictures.at(1).caption, QStringLiteral("装置图"));
        for (const CaseBookPicture &picture : page.pictures)
            QCOMPARE(QImage::fromData(picture.bytes).size(), QSize(64, 48));
        QVERIFY(page.options.at(0).picture && page.options.at(1).picture && !page.options.at(2).picture);
        QVERIFY(page.options.at(1).chosen && page.options.at(1).text.isEmpty());
        QVERIFY(page.options.at(0).picture->bytes != page.options.at(1).picture->bytes);
        QCOMPARE(book.cases.at(1).pictures.size(), 1);
        QCOMPARE(book.cases.at(1).pictures.constFirst().size, QSize(160, 120));
        if (server)
            return; // there the folder is a cache
        const QString file = imageFilePath(m_project->projectFolder(), m_media.at(1).sha256, m_media.at(1).format);
        QVERIFY(QFile::remove(file));
        const CaseBook less = must(service.book({}, data, {one.id}, false, progress));
        QVERIFY2(less.cases.at(0).pictures.at(1).bytes.isEmpty(), "a page without a picture is still a page");
        writeFile(file, drawnMedium(99).bytes);
        const auto other = service.book({}, data, {one.id}, false, progress);
        QVERIFY2(!other, "one with another picture is not");
        QVERIFY2(other.error().sentence.contains(QStringLiteral("dev-0, 装置图")), qPrintable(other.error().sentence));
    }

    /// Beside another project, a question with other pictures is another question.
    void otherPicturesAreAnotherQuestion()
    {
        begin(false);
        NoProgress progress;
        const auto contents = [&] {
            QHash<QByteArray, int> counts;
            const ResultsSide side = must(readSide(stores(), m_project->lead, {}, progress));
            for (const CountedQuestion &question : side.rows.constFirst().questions)
                ++counts[question.content];
            QList<QByteArray> sorted = counts.keys();
            std::sort(sorted.begin(), sorted.end());
            return sorted;
        };
        const QList<QByteArray> before = contents();
        QCOMPARE(before.size(), 3);
        givePicturesTo(caseOf(QStringLiteral("dev-0")));
        const QList<QByteArray> after = contents();
        QCOMPARE(std::count_if(after.begin(), after.end(), [&](const QByteArray &one) { return before.contains(one); }), 2);
        QVERIFY(m_project->connection()->execute(QStringLiteral("UPDATE question_medium SET caption = 'x' WHERE position = 0")));
        QVERIFY(contents() != after);
    }

    /// Whoever reads the audit trail learns which option was read, even if it has no text.
    void anOverruledPictureIsTold()
    {
        begin(false);
        const ErrorCase one = caseOf(QStringLiteral("dev-0"));
        givePicturesTo(one);
        const Question question = must(coding().view(one.id)).item.question;
        ResponseViewer viewer(stores(), m_project->lead);
        VERIFY_OK(viewer.overrule(one.attempt, question.options.at(0).id, QStringLiteral("回复选的是 A")));
        const QList<Event> events = must(stores().history().eventsOf(one.attempt.value()));
        QVERIFY(std::any_of(events.begin(), events.end(), [](const Event &event) { return event.after.contains("\"option\":\"A\""); }));
    }
};

QTEST_GUILESS_MAIN(PictureCaseTest)
#include "picturecasetest.moc"
