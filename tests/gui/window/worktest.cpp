// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programfixture.h"

#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/shell/commands/shortcuteditor.h"
#include "widgets/shell/help/helpwindow.h"
#include "widgets/shell/jobs/jobsbar.h"
#include "widgets/shell/navigation/palette.h"
#include "widgets/shell/undo/undocontroller.h"
#include "widgets/shell/window/windowdialogs.h"

#include <QDir>
#include <QPainter>

using namespace yuyi;
using namespace yuyi::test;

/// Long work, search for images, undo, and other windows, with pictures in the project.
class WorkTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }

    void paintPictures(const QString &folder, int count)
    {
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < count; ++i) {
            QImage picture(160 + i, 120, QImage::Format_RGB32);
            picture.fill(QColor::fromHsv(i * 31 % 360, 120 + i % 100, 220));
            QPainter(&picture).drawLine(0, i, 150, 119);
            QVERIFY(picture.save(QStringLiteral("%1/画-%2.png").arg(folder).arg(i)));
        }
    }

    JobId import(int count)
    {
        const QString folder = m_program->path(QStringLiteral("raw"));
        paintPictures(folder, count);
        CollectRequest request;
        request.paths = {folder};
        request.by = window().session()->project().person().id;
        return window().session()->jobs().start(JobKind::ImportImages, request.toJson());
    }

    QList<ImageId> images()
    {
        std::optional<Result<QList<ImageId>>> found;
        window()
            .session()
            ->project()
            .read([](Stores &stores) { return stores.images().list({}, ImageSort::Added); })
            .then(this, [&](const Result<QList<ImageId>> &ids) { found = ids; });
        if (!waitFor([&] { return found.has_value(); }) || !*found)
            return {};
        return **found;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("work"));
        m_program->makeProject(m_location);
        m_program->start();
        m_program->open(m_location);
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void importIsShownAndCounted()
    {
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        import(12);
        QTRY_COMPARE(ended.size(), 1);
        const auto *bar = m_program->find<JobsBar>("jobsBar");
        QCOMPARE(bar->sentence(), QStringLiteral("Import of images: 12 added, 0 already in the project."));
        QTRY_COMPARE(window().session()->counts().collected, 12);
        QCOMPARE(window().session()->counts().inspect, 12);
        QVERIFY(window().findChild<QWidget *>(QStringLiteral("navigation.inspect"))->accessibleName().contains(QStringLiteral("12")));
    }

    void imagesAreFoundByNameAndHash()
    {
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        import(5);
        QTRY_COMPARE(ended.size(), 1);
        auto *palette = m_program->find<Palette>("palette");
        const auto find = [&](const QString &text) {
            m_program->key(Qt::Key_K, Qt::ControlModifier);
            QInputMethodEvent typed({}, {});
            typed.setCommitString(text);
            QCoreApplication::sendEvent(QApplication::focusWidget(), &typed);
        };
        // Pages are found by what people call them.
        find(QStringLiteral("kappa"));
        QTRY_COMPARE(palette->model().rowCount(), 1);
        QCOMPARE(palette->model().at(0).title, QStringLiteral("Agreement"));
        m_program->key(Qt::Key_Escape);
        // What is called so comes before what is found by another word, such as "disagreement".
        find(QStringLiteral("agreement"));
        QVERIFY(palette->model().rowCount() > 1);
        QCOMPARE(palette->model().at(0).title, QStringLiteral("Agreement"));
        m_program->key(Qt::Key_Escape);
        find(QStringLiteral("画-3"));
        QTRY_COMPARE(palette->model().rowCount(), 1);
        const Image image = palette->model().at(0).image;
        QCOMPARE(image.names.first(), QStringLiteral("画-3.png"));
        m_program->key(Qt::Key_Escape);

        find(image.sha256.hex().left(10));
        QTRY_COMPARE(palette->model().rowCount(), 1);
        QVERIFY(palette->model().at(0).image.id == image.id);
        m_program->key(Qt::Key_Return);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
    }

    /// Keys are taken by commands of pages nobody has been to yet, too.
    void shortcutsOfAllPagesAreKnown()
    {
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        window().dialogs().editShortcuts();
        auto *editor = window().findChild<ShortcutEditor *>();
        QVERIFY(editor);
        QVERIFY(window().commands().command(QStringLiteral("inspect.keep")));
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        editor->select(QStringLiteral("app.guide"));
        QVERIFY(!editor->give(QKeySequence(QStringLiteral("Ctrl+Return"))));
        QVERIFY2(editor->message().contains(QStringLiteral("is used by")), qPrintable(editor->message()));
        editor->close();
    }

    void guideIsSearched()
    {
        window().goToPage(QStringLiteral("inspect"));
        window().dialogs().showGuide();
        auto *guide = window().findChild<HelpWindow *>();
        QVERIFY(guide);
        QCOMPARE(guide->page(), QStringLiteral("inspect"));
        guide->findNext(QStringLiteral("Alt+Enter"));
        const QString first = guide->page();
        QCOMPARE(first, QStringLiteral("annotate"));
        guide->findNext(QStringLiteral("no such words 没有"));
        QCOMPARE(guide->page(), first);
        guide->close();
    }

    void undoShowsItsLocation()
    {
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        import(3);
        QTRY_COMPARE(ended.size(), 1);
        const ImageId first = images().value(0);
        QVERIFY(!first.isNull());
        const PersonId actor = window().session()->project().person().id;
        window().session()->project().write([=](Stores &stores) -> Result<> {
            Verdict verdict;
            verdict.outcome = Outcome::Discard;
            verdict.reason = QStringLiteral("low-quality");
            const auto decided = DecisionService(stores, actor).decide({first}, verdict, QStringLiteral("Discarded"));
            if (!decided)
                return passOn(decided);
            return {};
        });
        QTRY_COMPARE(window().session()->counts().inspect, 2);
        window().goToPage(QStringLiteral("overview"));
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(window().session()->counts().inspect, 3);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("inspect"));
        const auto *toast = window().findChild<Toast *>();
        QTRY_VERIFY(toast->text().startsWith(QStringLiteral("Undone")));
        m_program->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(window().session()->counts().inspect, 2);
        // The page of all images shows it too, and is not left.
        window().goToPage(QStringLiteral("collect"));
        window().undoing().undo();
        QTRY_COMPARE(window().session()->counts().inspect, 3);
        QTRY_VERIFY(toast->text().startsWith(QStringLiteral("Undone")));
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        window().undoing().undo();
        QTRY_COMPARE(toast->text(), QStringLiteral("There is nothing to undo."));
    }

    /// Each key is a step, though the store has not carried out the one before.
    void keysOfUndoDoNotWaitForTheStore()
    {
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        import(3);
        QTRY_COMPARE(ended.size(), 1);
        const QList<ImageId> all = images();
        QCOMPARE(all.size(), 3);
        const PersonId actor = window().session()->project().person().id;
        for (const ImageId &image : all) {
            window().session()->project().write([=](Stores &stores) {
                return DecisionService(stores, actor).decide({image}, Verdict(), QStringLiteral("Kept"));
            });
        }
        QTRY_COMPARE(window().session()->counts().inspect, 0);
        m_program->key(Qt::Key_Z);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(window().session()->counts().inspect, 2);
        m_program->key(Qt::Key_Z);
        m_program->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(window().session()->counts().inspect, 3);
        QVERIFY(!window().commands().action(QStringLiteral("app.undo"))->autoRepeat());
    }

    void closingPausesWorkAndOpeningFindsIt()
    {
        import(300);
        QTRY_VERIFY(window().session()->jobs().jobs().value(0).done > 3);
        QSignalSpy closed(&window(), &MainWindow::projectClosed);
        window().closeProject();
        QTRY_COMPARE(closed.size(), 1);
        m_program->open(m_location);
        JobCenter &jobs = window().session()->jobs();
        QTRY_COMPARE(jobs.jobs().size(), 1);
        QVERIFY(jobs.jobs().first().state == JobState::Paused);
        jobs.resume(jobs.jobs().first().id);
        QTRY_VERIFY_WITH_TIMEOUT(jobs.jobs().first().state == JobState::Done, 60000);
        QTRY_COMPARE(window().session()->counts().collected, 300);
    }

    void closingTheWindowWaitsForTheWork()
    {
        import(300);
        QTRY_VERIFY(window().session()->jobs().jobs().value(0).done > 3);
        window().close();
        QTRY_VERIFY(!window().isVisible());
        QVERIFY(!window().session());
    }

    void anotherWindowShowsTheChanges()
    {
        SqlProjectHost otherHost;
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto other = ProjectAccess::open(*factory);
        QVERIFY(other);
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        QSignalSpy told(other->get(), &ProjectAccess::changed);
        import(4);
        QTRY_COMPARE(ended.size(), 1);
        QTRY_VERIFY(!told.isEmpty());
        QVERIFY(told[0][0].value<Changes>().external);

        // And the other way: what the other does is shown here.
        const ImageId first = images().value(0);
        const PersonId actor = (*other)->person().id;
        (*other)->write([=](Stores &stores) -> Result<> {
            const auto decided = DecisionService(stores, actor).decide({first}, Verdict{}, QStringLiteral("Kept"));
            if (!decided)
                return passOn(decided);
            return {};
        });
        QTRY_COMPARE(window().session()->counts().inspect, 3);
    }
};

QTEST_MAIN(WorkTest)
#include "worktest.moc"
