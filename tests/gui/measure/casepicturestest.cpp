// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnbenchmark.h"
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/errors/coding/casequestion.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/errorspage.h"
#include "widgets/errors/flagged/flaggeditemdetail.h"
#include "widgets/errors/flagged/flaggeditemsmodel.h"
#include "widgets/errors/flagged/flaggeditemsview.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/viewerview.h"
#include "widgets/shell/commands/commands.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

#include <optional>

using namespace yuyi;
using namespace yuyi::test;

/// Replies to questions with several pictures, as experts read and code them in the window.
class CasePicturesTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 3;

    std::unique_ptr<ProgramFixture> m_program;
    PersonId m_lead;
    PersonId m_expert;
    ErrorCaseId m_case; ///< of the question with pictures
    QuestionVersionId m_question;
    QList<Medium> m_media;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    CodingView *coding() { return window().findChild<CodingView *>(); }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }

    /// Two models, both wrong with the same option of every item. The first item has two pictures, and two options that are pictures.
    void fillProject(const QString &location)
    {
        const auto factory = must(m_program->host.open(location));
        const auto stores = must(factory->open());
        const QString folder = m_program->path(QStringLiteral("benchmark"));
        m_lead = must(stores->project().people()).constFirst().id;
        ItemImportRequest request;
        request.file = writeDrawnBenchmark(folder, stores->project().info()->preset, itemCount);
        request.imagesFolder = folder;
        request.by = m_lead;
        NoProgress progress;
        must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const std::string id = "val-" + std::to_string(i + 1);
            const std::string letter(1, static_cast<char>('A' + (i + 1) % 6));
            lines += QByteArray::fromStdString(Json{{"id", id}, {"response", "答案：" + letter}}.dump()) + '\n';
        }
        QList<RunId> runs;
        for (const char *model : {"alpha", "beta"}) {
            ResponseImportRequest replies;
            replies.model = QString::fromLatin1(model);
            replies.configuration = QStringLiteral("none");
            const auto report = must(ResponseImport(*stores, m_lead).import(must(readReplies(lines)), replies, progress));
            QCOMPARE(report.incorrect, itemCount);
            runs.append(report.run);
        }
        m_expert = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
        ErrorSampleRequest sample;
        sample.runs = {runs.constFirst()};
        sample.size = itemCount;
        const ErrorSampleId id = must(ErrorSampleService(*stores, m_lead).draw(sample)).id;
        m_media = addMedia(*stores, factory->folder(), 4, 60);
        ErrorCodingService cases(*stores, m_expert);
        const QList<ErrorCaseLine> all = must(cases.cases(id));
        for (const ErrorCaseLine &line : all) {
            const ErrorCaseView view = must(cases.view(line.errorCase.id));
            if (view.item.itemId != QStringLiteral("val-1"))
                continue;
            m_case = line.errorCase.id;
            m_question = view.item.question.versionId;
        }
        QVERIFY(!m_case.isNull());
        const auto connection = must(Connection::open(must(readLocation(location, &isOnNetwork))));
        givePictures(*connection, m_question, m_media.mid(0, 2), {m_media.at(2), m_media.at(3)});
    }
    static Location at(PageId page, const char *field, const QUuid &record)
    {
        Location location;
        location.page = page;
        location.field = QLatin1String(field);
        location.record = record;
        return location;
    }
    bool isEnabled(const char *command) { return window().commands().action(QLatin1String(command))->isEnabled(); }
    void draw(ImageViewer *viewer)
    {
        const QSizeF size(viewer->imageSize());
        const QPoint from = viewer->fromImage({size.width() / 4, size.height() / 4}).toPoint();
        const QPoint to = viewer->fromImage({size.width() / 2, size.height() * 3 / 4}).toPoint();
        QTest::mousePress(viewer, Qt::LeftButton, {}, from);
        QTest::mouseMove(viewer, to);
        QTest::mouseRelease(viewer, Qt::LeftButton, {}, to);
    }
    static bool isThere(PicturePane *pane, int index) { return pane->current() == index && pane->hasArrived(); }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(location);
        fillProject(location);
        m_program->start();
        m_program->open(location);
    }
    void cleanup() { m_program.reset(); }

    /// A region belongs to the picture it was drawn in, on the screen and in what is stored.
    void regionsAreDrawnInThePictureThatIsShown()
    {
        project().actAs(m_expert);
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        page->show(at(PageId::Errors, "code", m_case.value()));
        QTRY_VERIFY(coding()->isEntered() && coding()->isComplete() && coding()->current() == m_case);
        QTRY_VERIFY(coding()->hasFocus());
        PicturePane *pane = coding()->pictures();
        QCOMPARE(pane->pictures().size(), 4);
        QTRY_VERIFY(isThere(pane, 0));
        m_program->key(Qt::Key_BracketRight);
        QTRY_VERIFY(isThere(pane, 1));
        m_program->key(Qt::Key_M);
        draw(coding()->viewer());
        QCOMPARE(coding()->form()->content().regions.size(), 1);
        QCOMPARE(coding()->form()->content().regions.constFirst().picture, m_media.at(1).sha256);
        QCOMPARE(coding()->viewer()->overlays().size(), 1);
        m_program->key(Qt::Key_M);
        // The first picture has none, and Del takes none away there.
        m_program->key(Qt::Key_BracketLeft);
        QTRY_VERIFY(isThere(pane, 0));
        QVERIFY(coding()->viewer()->overlays().isEmpty() && !isEnabled("errors.remove-region"));
        m_program->key(Qt::Key_Delete);
        QCOMPARE(coding()->form()->content().regions.size(), 1);
        m_program->key(Qt::Key_BracketRight);
        QTRY_VERIFY(isThere(pane, 1));
        QCOMPARE(coding()->viewer()->overlays().size(), 1);
        // The small picture of an option leads to the large one.
        const QList<QToolButton *> small = coding()->findChild<CaseQuestion *>()->findChildren<QToolButton *>();
        QVERIFY(small.at(1)->isVisible() && !small.at(2)->isVisible());
        QTest::mouseClick(small.at(1), Qt::LeftButton);
        QTRY_VERIFY(isThere(pane, 3));
        QCOMPARE(pane->currentPicture()->option, 1);

        m_program->key(Qt::Key_1);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(coding()->current() != m_case && coding()->isComplete());
        QVERIFY2(!coding()->pictures()->hasSeveral() && !isEnabled("errors.next-picture"), "the next question has its image alone");
        page->show(at(PageId::Errors, "code", m_case.value()));
        QTRY_VERIFY(coding()->current() == m_case && coding()->isComplete());
        QCOMPARE(coding()->pictures()->current(), 0);
        std::optional<Result<ErrorCaseView>> stored;
        project()
            .read([id = m_case, by = m_expert](Stores &stores) { return ErrorCodingService(stores, by).view(id); })
            .then(this, [&](const Result<ErrorCaseView> &view) { stored = view; });
        QTRY_VERIFY(stored.has_value());
        const ErrorCaseView view = must(*stored);
        QVERIFY(view.own && view.own->content.regions.size() == 1);
        QCOMPARE(view.own->content.regions.constFirst().picture, m_media.at(1).sha256);
    }

    void itemsShowAllTheirPictures()
    {
        window().goToPage(QStringLiteral("results"));
        auto *page = window().findChild<ResultsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        page->show(at(PageId::Results, "item", m_question.value()));
        auto *detail = window().findChild<ItemDetail *>();
        QTRY_VERIFY(detail && detail->isVisible() && detail->isComplete() && detail->question() == m_question);
        QTRY_VERIFY(isThere(detail->pictures(), 0));
        QCOMPARE(detail->pictures()->pictures().size(), 4);
        auto *stem = detail->findChild<QLabel *>(QStringLiteral("itemStem"));
        QVERIFY(stem && stem->text().contains(QStringLiteral("[Fig. 2]")) && stem->textFormat() == Qt::RichText);
        Q_EMIT stem->linkActivated(QStringLiteral("2"));
        QTRY_VERIFY(isThere(detail->pictures(), 1));
        QTRY_VERIFY(isEnabled("results.next-picture"));
        m_program->key(Qt::Key_BracketRight);
        QTRY_VERIFY(isThere(detail->pictures(), 2));
        const QList<OptionCounts::Line> lines = detail->options()->lines();
        QCOMPARE(lines.at(0).picture, m_media.at(2));
        QVERIFY(lines.at(0).text.isEmpty() && lines.at(2).picture.isNull() && !lines.at(2).text.isEmpty());
        Q_EMIT detail->options()->pictureWanted(1);
        QTRY_VERIFY(isThere(detail->pictures(), 3));
    }

    void flaggedItemsShowAllTheirPictures()
    {
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        page->show(at(PageId::Errors, "suspects", m_question.value()));
        FlaggedItemsView *view = page->flaggedItems();
        QTRY_VERIFY(view->isEntered() && view->isComplete() && view->current() && view->current()->version == m_question);
        QTRY_VERIFY(isThere(view->pictures(), 0));
        QCOMPARE(view->pictures()->pictures().size(), 4);
        QTRY_VERIFY(isEnabled("errors.next-picture"));
        m_program->key(Qt::Key_BracketRight, Qt::AltModifier);
        QTRY_VERIFY(isThere(view->pictures(), 1));
        QVERIFY(!view->model()->index(0, 0).data(Qt::DisplayRole).toString().contains(u'⟦'));
    }
};

QTEST_MAIN(CasePicturesTest)
#include "casepicturestest.moc"
