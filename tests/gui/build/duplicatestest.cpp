// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/items/thumbnailroles.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/image/comparisonview.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands/commands.h"

#include <QDialog>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QSlider>
#include <QTableView>

#include <algorithm>
#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// Groups of duplicates decided by keyboard, as many keys as needed and no more.
class DuplicatesTest : public QObject
{
    Q_OBJECT

    static constexpr int pairs = 8;

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    GroupsModel &groups() { return *window().findChild<GroupsModel *>(); }
    QDialog *batchSheet() { return window().findChild<QDialog *>(QStringLiteral("batchDialog")); }
    void confirmTogether()
    {
        m_program->key(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(batchSheet());
        QTest::keyClick(batchSheet(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!batchSheet());
        comeBack();
    }
    /// Without a window manager nobody activates the window again when a dialog has closed.
    void comeBack()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), patienceMs));
    }
    int discarded()
    {
        std::optional<Result<FunnelCounts>> counts;
        window()
            .session()
            ->project()
            .read([](Stores &stores) { return stores.images().funnel(); })
            .then(this, [&](const Result<FunnelCounts> &found) { counts = found; });
        if (!waitFor([&] { return counts.has_value(); }) || !*counts)
            return -1;
        return static_cast<int>((*counts)->discarded.value(FilterStep::Duplicate));
    }

    void collect(const QString &location)
    {
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        for (quint32 i = 1; i <= pairs; ++i) {
            const QImage scene = drawn::scene(i);
            QVERIFY(scene.save(QStringLiteral("%1/%2a.png").arg(raw).arg(i)));
            // Half of the copies are coarse: less certain.
            const QImage copy = i > pairs / 2 ? drawn::scaled(drawn::scaled(scene, 0.15), 5) : drawn::scaled(scene, 0.7);
            QVERIFY(copy.save(QStringLiteral("%1/%2b.jpg").arg(raw).arg(i), "jpg", 85));
        }
        const auto factory = m_program->host.open(location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const PersonId lead = (*stores)->project().people()->first().id;
        CollectRequest request;
        request.paths = {raw};
        request.by = lead;
        NoProgress progress;
        QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        const auto report = DuplicateService(**stores, (*factory)->folder(), lead).scan({}, progress);
        QVERIFY(report);
        QCOMPARE(report->duplicates, pairs);
    }

    /// As a person does it: when the pair has been seen.
    void decide(Qt::Key key)
    {
        QTRY_VERIFY(window().findChild<DuplicatesPage *>()->isReady());
        m_program->key(key);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("pairs"));
        m_program->makeProject(location);
        collect(location);
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("duplicates"));
        QTRY_COMPARE(groups().shown(), pairs);
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void oneKeyForEachGroup()
    {
        // Confirm three, call one different, keep the other one and confirm, take all of it back.
        for (int i = 0; i < 3; ++i)
            decide(Qt::Key_Return);
        QCOMPARE(groups().shown(), pairs - 3);
        QTRY_COMPARE(discarded(), 3);
        decide(Qt::Key_N);
        QCOMPARE(groups().shown(), pairs - 4);
        const DuplicateGroupId swapped = groups().group(0)->id;
        const ImageId before = groups().group(0)->kept;
        decide(Qt::Key_Tab);
        QTRY_VERIFY(groups().group(0) && groups().group(0)->kept != before);
        decide(Qt::Key_Return);
        QCOMPARE(groups().shown(), pairs - 5);
        QTRY_COMPARE(discarded(), 4);
        QCOMPARE(groups().count(GroupView::Settled), 5);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(groups().shown(), pairs - 4);
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(groups().group(groups().rowOf(swapped))->kept == before);
        for (int left = pairs - 3; left <= pairs; ++left) {
            m_program->key(Qt::Key_Z);
            QTRY_COMPARE(groups().shown(), left);
        }
        QTRY_COMPARE(discarded(), 0);
    }

    /// Before a search nothing was looked for; after one that found nothing, that is said.
    void anEmptyPageOffersTheNextStep()
    {
        m_program.reset();
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("apart"));
        m_program->makeProject(location);
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        for (quint32 i = 1; i <= 3; ++i)
            QVERIFY(drawn::scene(i).save(QStringLiteral("%1/%2.png").arg(raw).arg(i)));
        {
            const auto factory = m_program->host.open(location);
            QVERIFY(factory);
            const auto stores = (*factory)->open();
            QVERIFY(stores);
            CollectRequest request;
            request.paths = {raw};
            request.by = (*stores)->project().people()->first().id;
            NoProgress progress;
            QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        }
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("duplicates"));
        auto *page = window().findChild<DuplicatesPage *>();
        const auto says = [page](const QString &words) {
            const QList<QLabel *> labels = page->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return label->isVisible() && label->text() == words; });
        };
        QTRY_VERIFY(says(QStringLiteral("Nobody has searched for duplicates yet.")));
        QAction *search = window().commands().action(QStringLiteral("duplicates.search"));
        QVERIFY(search->isEnabled());
        search->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("The search found no duplicates.")), 30000);
    }

    /// Groups of an earlier engine: the page says so, one key searches again, and what a person decided stays.
    void aNewerEngineOffersANewScan()
    {
        const auto action = [this] { return window().commands().action(QStringLiteral("duplicates.search")); };
        const QString usual = action()->text();
        decide(Qt::Key_Return);
        QTRY_COMPARE(discarded(), 1);
        StepRun run;
        run.step = FilterStep::Duplicate;
        run.engine = QStringLiteral("dct256-views-1-rules-1");
        run.at = QDateTime::currentDateTimeUtc();
        std::optional<Result<>> done;
        window()
            .session()
            ->project()
            .write([run](Stores &stores) {
                return stores.transaction([&] { return recordStepRun(stores, run); });
            })
            .then(this, [&](const Result<> &written) { done = written; });
        QTRY_VERIFY(done.has_value());
        QVERIFY(*done);
        window().goToPage(QStringLiteral("collect"));
        window().goToPage(QStringLiteral("duplicates"));
        QTRY_VERIFY(action()->text() != usual);
        QVERIFY(action()->toolTip().contains(run.engine));
        QVERIFY(action()->isEnabled());
        action()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(action()->text(), usual, 30000);
        QCOMPARE(discarded(), 1);
        QCOMPARE(groups().count(GroupView::Settled), 1);
        QCOMPARE(groups().shown(), pairs - 1);
    }

    void theLeadSetsWhatIsConfirmedTogether()
    {
        auto *limit = window().findChild<QDoubleSpinBox *>(QStringLiteral("batchCertainty"));
        QVERIFY(limit && limit->isEnabled());
        QCOMPARE(limit->value(), WorkRules().certaintyLimit * 100);
        const double sureOnes = groups().group(pairs / 2 - 1)->certainty;
        const double others = groups().group(pairs / 2)->certainty;
        QVERIFY(sureOnes - others > 0.002);
        limit->setValue(std::floor((sureOnes + others) * 500 + 0.5) / 10);
        const int sure = static_cast<int>(groups().openFrom(limit->value() / 100, 256).size());
        QVERIFY(sure > 0 && sure < pairs);
        m_program->key(Qt::Key_B, Qt::ControlModifier);
        // Everything that would go is shown first, and nothing goes when it is closed.
        QTRY_VERIFY(batchSheet());
        auto *sheet = batchSheet()->findChild<ThumbnailGrid *>();
        QCOMPARE(sheet->model()->rowCount(), 2 * sure);
        int going = 0;
        for (int row = 0; row < sheet->model()->rowCount(); ++row)
            going += sheet->model()->index(row, 0).data(thumbnailroles::Dimmed).toBool() ? 1 : 0;
        QCOMPARE(going, sure);
        QTest::keyClick(batchSheet(), Qt::Key_Escape);
        QTRY_VERIFY(!batchSheet());
        comeBack();
        QCOMPARE(discarded(), 0);
        confirmTogether();
        QTRY_COMPARE(discarded(), sure);
        QTRY_COMPARE(groups().shown(), pairs - sure);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(discarded(), 0);
        QTRY_COMPARE(groups().shown(), pairs);
        // It is kept with the project.
        std::optional<Result<ProjectInfo>> info;
        window()
            .session()
            ->project()
            .read([](Stores &stores) { return stores.project().info(); })
            .then(this, [&](const Result<ProjectInfo> &found) { info = found; });
        QTRY_VERIFY(info.has_value());
        QCOMPARE((*info)->rules.certaintyLimit, limit->value() / 100);
    }

    /// What the list hides under its limits is not confirmed with the rest.
    void hiddenGroupsAreNotConfirmedTogether()
    {
        int largest = 0;
        for (int row = 0; row < pairs; ++row) {
            for (const DuplicateMember &member : groups().group(row)->members)
                largest = std::max(largest, member.figures.distance);
        }
        QVERIFY(largest > 0);
        m_program->key(Qt::Key_H);
        auto *distance = qobject_cast<QSpinBox *>(QApplication::focusWidget());
        QVERIFY(distance);
        distance->setValue(largest - 1);
        m_program->key(Qt::Key_Return);
        const int shown = groups().shown();
        QVERIFY(shown > 0 && shown < pairs);
        window().findChild<QDoubleSpinBox *>(QStringLiteral("batchCertainty"))->setValue(80);
        confirmTogether();
        QTRY_COMPARE(discarded(), shown);
        QTRY_COMPARE(groups().count(GroupView::Duplicates), pairs - shown);
    }

    /// No mouse for the views and the limits; the keys are the groups' again afterwards.
    void viewsAndLimitsAreSetByKeys()
    {
        decide(Qt::Key_N);
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QCOMPARE(groups().view(), GroupView::Settled);
        QCOMPARE(groups().shown(), 1);
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(groups().shown(), pairs - 1);
        m_program->key(Qt::Key_C);
        auto *certainty = qobject_cast<QSlider *>(QApplication::focusWidget());
        QVERIFY(certainty);
        m_program->key(Qt::Key_End);
        QVERIFY(groups().shown() < pairs - 1);
        m_program->key(Qt::Key_Home);
        QCOMPARE(groups().shown(), pairs - 1);
        m_program->key(Qt::Key_Escape);
        QVERIFY(!certainty->hasFocus());
        m_program->key(Qt::Key_B);
        auto *limit = window().findChild<QDoubleSpinBox *>(QStringLiteral("batchCertainty"));
        QVERIFY(limit->hasFocus());
        QTest::keyClicks(limit, QStringLiteral("91"));
        m_program->key(Qt::Key_Return);
        QVERIFY(!limit->hasFocus());
        QCOMPARE(limit->value(), 91.0);
        QTRY_COMPARE(discarded(), 0);
        decide(Qt::Key_Return);
        QTRY_COMPARE(discarded(), 1);
        // Comparing: whatever has the focus.
        auto *compare = window().findChild<ComparisonView *>();
        QTRY_VERIFY(compare->hasImages());
        m_program->key(Qt::Key_D);
        m_program->key(Qt::Key_Left);
        QVERIFY(compare->position() < 0.5);
        const double zoom = compare->zoom();
        m_program->key(Qt::Key_Plus);
        QVERIFY(compare->zoom() > zoom);
        m_program->key(Qt::Key_F);
        QVERIFY(compare->isFlickering() && !compare->isShowingB());
        m_program->key(Qt::Key_Space);
        QVERIFY(!compare->isFlickering() && compare->isShowingB());
    }

    /// "Not duplicates" is for ever: the next search does not bring the pair back.
    void notDuplicatesStayApart()
    {
        decide(Qt::Key_N);
        QCOMPARE(groups().count(GroupView::Settled), 1);
        QTRY_COMPARE(window().session()->project().pendingWrites(), 0);
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        m_program->key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
        QTRY_VERIFY(window().commands().action(QStringLiteral("duplicates.search"))->isEnabled());
        QTRY_COMPARE(groups().count(GroupView::Duplicates), pairs - 1);
        QCOMPARE(groups().count(GroupView::Settled), 1);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(groups().count(GroupView::Duplicates), pairs);
    }

    /// A picture whose file is damaged is named with the reason, not only counted.
    void unreadableFilesAreListed()
    {
        QVERIFY(!window().commands().action(QStringLiteral("duplicates.unreadable"))->isEnabled());
        const QString raw = m_program->path(QStringLiteral("more"));
        QVERIFY(QDir().mkpath(raw));
        QVERIFY(drawn::scene(99).save(raw % QStringLiteral("/damaged.png")));
        ProjectAccess &project = window().session()->project();
        std::optional<Result<Image>> added;
        project
            .write([raw, folder = project.factory().folder(), by = project.person().id](Stores &stores) -> Result<Image> {
                CollectRequest request;
                request.paths = {raw};
                request.by = by;
                NoProgress progress;
                if (const auto done = CollectService(stores, folder).collect(request, progress); !done)
                    return passOn(done);
                ImageFilter filter;
                filter.text = QStringLiteral("damaged");
                const auto ids = stores.images().list(filter, ImageSort::Added);
                if (!ids)
                    return passOn(ids);
                return stores.images().image(ids->value(0));
            })
            .then(this, [&](const Result<Image> &image) { added = image; });
        QTRY_VERIFY(added.has_value());
        QVERIFY(*added);
        QFile file(project.imagePath(**added));
        QFile::setPermissions(file.fileName(), QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture");
        file.close();
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        m_program->key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
        QTRY_VERIFY(window().commands().action(QStringLiteral("duplicates.unreadable"))->isEnabled());
        m_program->key(Qt::Key_U);
        auto *list = window().findChild<QDialog *>(QStringLiteral("refusedList"));
        QVERIFY(list);
        const QAbstractItemModel *rows = list->findChild<QTableView *>()->model();
        QCOMPARE(rows->rowCount(), 1);
        QCOMPARE(rows->index(0, 0).data().toString(), QStringLiteral("damaged.png"));
        // The sentence knows the picture by its own name, too, not by that of the project's file.
        QVERIFY(rows->index(0, 1).data().toString().contains(QStringLiteral("damaged.png")));
        list->close();
    }

    /// Faster than the store: the other one is kept, confirmed, and the next group confirmed, before the first is written.
    void keysDoNotWaitForTheStore()
    {
        const DuplicateGroup first = *groups().group(0);
        const DuplicateGroup second = *groups().group(1);
        decide(Qt::Key_Tab);
        m_program->key(Qt::Key_Return);
        decide(Qt::Key_Return);
        QCOMPARE(groups().shown(), pairs - 2);
        QTRY_COMPARE(discarded(), 2);
        QTRY_VERIFY(window().session()->project().pendingWrites() == 0);
        QTRY_COMPARE(groups().count(GroupView::Settled), 2);
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(groups().rowOf(first.id) >= 0);
        QTRY_VERIFY(groups().group(groups().rowOf(first.id))->kept == first.members.first().image);
        QVERIFY(groups().group(groups().rowOf(second.id))->kept == second.kept);
    }

    /// Before the search the search is what to do; afterwards the next page is.
    void afterASearchThatFoundNothing()
    {
        const QString location = m_program->path(QStringLiteral("single"));
        m_program->makeProject(location);
        const QString raw = m_program->path(QStringLiteral("one"));
        QVERIFY(QDir().mkpath(raw));
        QVERIFY(drawn::scene(1).save(raw % QStringLiteral("/1.png")));
        {
            const auto factory = m_program->host.open(location);
            QVERIFY(factory);
            const auto stores = (*factory)->open();
            QVERIFY(stores);
            CollectRequest request;
            request.paths = {raw};
            request.by = (*stores)->project().people()->first().id;
            NoProgress progress;
            QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        }
        m_program->open(location);
        window().goToPage(QStringLiteral("duplicates"));
        const auto blue = [this] {
            QStringList names;
            for (const ActionButton *button : window().findChild<DuplicatesPage *>()->findChildren<ActionButton *>()) {
                if (button->isVisible() && button->kind() == ActionButton::Kind::Primary)
                    names.append(button->action() ? button->action()->objectName() : button->text());
            }
            return names;
        };
        QTRY_COMPARE(blue(), QStringList{QStringLiteral("duplicates.search")});
        m_program->key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(blue().size() == 1 && blue().constFirst().startsWith(QStringLiteral("Next: Text")), true, 60000);
    }

    /// A key held down does not settle what nobody has looked at.
    void aHeldKeyMakesOneDecision()
    {
        for (const char *id : {"confirm", "swap", "split", "dismiss", "many"})
            QVERIFY(!window().commands().action(QStringLiteral("duplicates.") % QLatin1String(id))->autoRepeat());
        QTRY_VERIFY(window().findChild<DuplicatesPage *>()->isReady());
        m_program->keyTimeFlies = false;
        for (int i = 0; i < 30; ++i) {
            m_program->key(Qt::Key_Return);
            m_program->keyTime += 33;
            window().findChild<ComparisonView *>()->repaint();
        }
        QTRY_COMPARE(discarded(), 1);
        QCOMPARE(groups().shown(), pairs - 1);
    }
};

QTEST_MAIN(DuplicatesTest)
#include "duplicatestest.moc"
