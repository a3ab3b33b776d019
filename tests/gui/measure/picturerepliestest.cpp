// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureruns.h"
#include "tests/support/modelsprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures on the page Models: what is previewed, said before the start, and sent.
class PictureRepliesTest : public ModelsProgram
{
    Q_OBJECT

    QStringList notesOfPictures()
    {
        QStringList notes;
        for (const PromptPreview::Part &part : page()->newRun()->preview()->parts()) {
            if (!part.picture.isNull())
                notes.append(part.note);
        }
        return notes;
    }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<FaultServer>(
            [this](QTcpSocket &socket, const FaultServer::Received &request) { answer(socket, request); });
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("models"));
        m_program->makeProject(location);
        {
            const auto factory = m_program->host.open(location);
            VERIFY_OK(factory);
            const auto stores = (*factory)->open();
            VERIFY_OK(stores);
            ItemImportRequest request;
            request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), items);
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress quiet;
            VERIFY_OK(ItemImportService(**stores, location).importItems(request, quiet));
            const auto connection = Connection::open(*readLocation(location, &isOnNetwork));
            VERIFY_OK(connection);
            makePictures(**stores, **connection, location);
        }
        m_program->start();
        m_program->open(location);
    }
    void cleanup() { tearDown(); }

    void eachPictureIsPreviewedAtItsPlaceAndSent()
    {
        addEndpoint(QStringLiteral("Local"));
        goToNewRun();
        NewRunView *view = page()->newRun();
        QTRY_VERIFY(view->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(view->matrix()->hasFocus());
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(view->canStart(), 20000);
        // Two pictures of the first item, four of the second, one of each other.
        QCOMPARE(view->figures()->estimate().total.pictures, static_cast<qint64>(2 + 4 + items - 2));
        const QStringList notes = view->figures()->estimate().notes.filter(QStringLiteral("several pictures"));
        QCOMPARE(notes.size(), 1);
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第0题")));
        QCOMPARE(notesOfPictures().size(), 2);
        QVERIFY2(notesOfPictures().constFirst().startsWith(QStringLiteral("Fig. 2: 96 × 64")), qPrintable(notesOfPictures().constFirst()));
        QVERIFY(notesOfPictures().constLast().startsWith(QStringLiteral("改造后: ")));
        QVERIFY(!view->preview()->text().contains(u'⟦'));
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第1题")));
        QCOMPARE(notesOfPictures().size(), 4);
        QVERIFY(notesOfPictures().at(1).startsWith(QStringLiteral("Option B: ")));
        QVERIFY(!view->preview()->parts().constFirst().text.isEmpty()); // the picture of the image is option A
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第2题")));
        QCOMPARE(notesOfPictures().size(), 1);
        QVERIFY2(notesOfPictures().constFirst().startsWith(QStringLiteral("160 × 120")), qPrintable(notesOfPictures().constFirst()));

        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(m_server->received().size(), static_cast<qsizetype>(items));
        QCOMPARE(center().runs().constFirst().figures.correct, 2); // A is right of the first and the seventh
    }

    void aPlaceholderIsTypedAndPreviewed()
    {
        window().goToPage(QStringLiteral("models"));
        m_program->key(Qt::Key_3, Qt::AltModifier);
        PromptsView *view = page()->prompts();
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第0题：从")));
        auto *placeholder = m_program->find<QLineEdit>("promptPlaceholder");
        QVERIFY(placeholder && placeholder->isVisibleTo(page()));
        placeholder->setFocus();
        QTest::keyClicks(placeholder, QStringLiteral("{n} and {n}"));
        QVERIFY(view->isEdited());
        m_program->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        const QList<Banner *> banners = page()->findChildren<Banner *>();
        QTRY_VERIFY(std::any_of(banners.begin(), banners.end(), [](const Banner *one) { return one->isVisible(); }));
        QVERIFY(view->isEdited());
        placeholder->setFocus();
        placeholder->selectAll();
        QTest::keyClicks(placeholder, QStringLiteral("<image {n}>"));
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("从<image 2>到<image 1>有什么变化？")));
        m_program->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!view->isEdited());
        const auto templates = run<QList<PromptTemplate>>([](Stores &stores) { return stores.endpoints().templates(); });
        QVERIFY(templates);
        QCOMPARE(templates->constLast().configuration.placeholder, QStringLiteral("<image {n}>"));
    }
};

QTEST_MAIN(PictureRepliesTest)
#include "picturerepliestest.moc"
