// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"
#include <QDir>

#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/shell/help/tour.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/windowdialogs.h"

using namespace yuyi;
using namespace yuyi::test;

/// A tour through the real window, by keys, in small windows, in both languages.
class TourTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    Tour *tour() { return window().dialogs().tour(); }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->makeProject(m_program->path(QStringLiteral("tour")));
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("tour")));
    }

    void cleanup() { m_program.reset(); }

    void comesOnlyWhenAskedFor()
    {
        QVERIFY(!tour());
        window().commands().action(QStringLiteral("app.tour"))->trigger();
        QVERIFY(tour() && tour()->isRunning());
        QVERIFY(m_program->settings->sawTour());
        m_program->key(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window().session());
        QVERIFY(!tour());
        QVERIFY(!window().commands().action(QStringLiteral("app.tour"))->isEnabled());
    }

    void goesThroughThePagesByKeys()
    {
        window().dialogs().startTour();
        QVERIFY(tour()->count() <= 8);
        QStringList pages, titles;
        while (tour()->isRunning()) {
            const int stop = tour()->current();
            QTRY_VERIFY(tour()->card()->hasFocus());
            QVERIFY(!tour()->card()->accessibleName().isEmpty());
            QVERIFY(!tour()->card()->accessibleDescription().isEmpty());
            QVERIFY(window().rect().contains(tour()->card()->geometry()));
            titles.append(tour()->card()->title());
            pages.append(window().currentPageId());
            m_program->key(Qt::Key_Right);
            QVERIFY(!tour()->isRunning() || tour()->current() == stop + 1);
        }
        QCOMPARE(pages.size(), 8);
        titles.removeDuplicates();
        QCOMPARE(titles.size(), 8);
        for (const char *page : {"overview", "collect", "annotate", "validate", "results"})
            QVERIFY2(pages.contains(QLatin1String(page)), page);
    }

    /// The card lies beside what it speaks of, whatever part of a page that is.
    void theCardLiesBesideTheLight()
    {
        const QString location = m_program->path(QStringLiteral("one"));
        m_program->makeProject(location);
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        QVERIFY(drawn::scene(1).save(raw % QStringLiteral("/1.png")));
        {
            const auto factory = m_program->host.open(location);
            const auto stores = (*factory)->open();
            CollectRequest request;
            request.paths = {raw};
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress progress;
            QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
            QVERIFY(DecisionService(**stores, request.by)
                        .decide(*(*stores)->images().list({}, ImageSort::Name), Verdict(), QStringLiteral("Kept")));
        }
        m_program->open(location);
        window().resize(1280, 800);
        window().dialogs().startTour();
        QStringList covered;
        while (tour()->isRunning()) {
            QTRY_VERIFY(!tour()->lit().isEmpty());
            if (window().currentPageId() == QLatin1String("annotate"))
                QTRY_VERIFY(tour()->lit().width() * 2 < window().width()); // the form alone
            // A page without its parts, and the grid of an empty page, fill all there is.
            const bool whole = tour()->lit().width() * 2 > window().width() && tour()->lit().height() * 2 > window().height();
            if (!whole && tour()->lit().intersects(tour()->card()->geometry()))
                covered.append(tour()->card()->title());
            m_program->key(Qt::Key_Right);
        }
        QCOMPARE(covered, QStringList());
    }

    void backAndSkipped()
    {
        window().dialogs().startTour();
        m_program->key(Qt::Key_Left); // there is nothing before
        QCOMPARE(tour()->current(), 0);
        m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Right);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        m_program->key(Qt::Key_Left);
        QCOMPARE(tour()->current(), 1);
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        // On a button, too.
        m_program->key(Qt::Key_Tab);
        QVERIFY(!tour()->card()->hasFocus());
        m_program->key(Qt::Key_Right);
        QCOMPARE(tour()->current(), 2);
        m_program->key(Qt::Key_Escape);
        QVERIFY(!tour()->isRunning());
        QVERIFY(!m_program->find<QWidget>("tourCard") || !m_program->find<QWidget>("tourCard")->isVisible());
    }

    void workGoesOnUnderIt()
    {
        window().dialogs().startTour();
        // A click on what lies under the shade, and a key of the program.
        auto *entry = m_program->find<QAbstractButton>("navigation.people");
        QTest::mouseClick(window().windowHandle(), Qt::LeftButton, {}, entry->mapTo(&window(), entry->rect().center()));
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("people"));
        QVERIFY(tour()->isRunning());
        QTRY_VERIFY(tour()->lit().isEmpty()); // what it speaks of is on another page
        m_program->key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        QTest::mouseClick(m_program->find<ActionButton>("tourNext"), Qt::LeftButton);
        QCOMPARE(tour()->current(), 1);
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        QTRY_VERIFY(!tour()->lit().isEmpty());
    }

    void followsTheLanguage()
    {
        window().dialogs().startTour();
        const QString english = tour()->card()->title();
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        QTRY_VERIFY(tour()->card()->title() != english);
        QVERIFY(tour()->isRunning());
        m_program->settings->setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(tour()->card()->title(), english);
    }

    void fitsSmallWindowsAndLargeType()
    {
        m_program->settings->setFontScale(2);
        window().resize(1280, 720);
        window().dialogs().startTour();
        for (int stop = 0; stop < tour()->count(); ++stop) {
            QTRY_VERIFY(window().rect().contains(tour()->card()->geometry()));
            auto *next = m_program->find<ActionButton>("tourNext");
            QTRY_VERIFY(tour()->card()->rect().contains(next->geometry()));
            window().resize(stop % 2 ? QSize(1280, 720) : QSize(1100, 640));
            QTRY_VERIFY(window().rect().contains(tour()->card()->geometry()));
            m_program->key(Qt::Key_Right);
            if (!tour()->isRunning())
                break;
        }
    }

    void onlyPagesOfThePerson()
    {
        std::optional<Result<PersonId>> anna;
        window()
            .session()
            ->project()
            .write([lead = window().session()->project().person().id](
                       Stores &stores) -> Result<PersonId> {
                const auto added = PeopleService(stores, lead)
                                       .add(QStringLiteral("Annotator A"), {Role::Annotator});
                return added ? Result<PersonId>(added->id) : Result<PersonId>(passOn(added));
            })
            .then(this, [&](const Result<PersonId> &id) { anna = id; });
        QTRY_VERIFY(anna && *anna);
        QTRY_COMPARE(window().session()->project().people().size(), 2);
        window().session()->project().actAs(**anna);
        QTRY_VERIFY(!window().pages().isOpen(PageId::Collect));
        window().dialogs().startTour();
        while (tour()->isRunning()) {
            QVERIFY(window().currentPageId() != QStringLiteral("collect") && window().currentPageId() != QStringLiteral("results"));
            QTRY_VERIFY(tour()->card()->hasFocus());
            m_program->key(Qt::Key_Right);
        }
    }
};

QTEST_MAIN(TourTest)
#include "tourtest.moc"
