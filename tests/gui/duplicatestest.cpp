// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/collectservice.h"
#include "models/services/duplicateservice.h"
#include "models/services/projectaccess.h"
#include "widgets/duplicates/groupsmodel.h"

#include <QDir>
#include <QDoubleSpinBox>

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
    int discarded()
    {
        std::optional<Result<FunnelCounts>> counts;
        window().session()->project()
            .read([](Stores &stores) { return stores.images().funnel(); })
            .then(this, [&](const Result<FunnelCounts> &found) { counts = found; });
        if (!QTest::qWaitFor([&] { return counts.has_value(); }) || !*counts)
            return -1;
        return static_cast<int>((*counts)->discarded.value(FilterStep::Duplicate));
    }

    void collect(const QString &place)
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
        const auto factory = m_program->host.open(place);
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

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString place = m_program->path(QStringLiteral("pairs"));
        m_program->makeProject(place);
        collect(place);
        m_program->start();
        m_program->open(place);
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
            m_program->key(Qt::Key_Return);
        QCOMPARE(groups().shown(), pairs - 3);
        QTRY_COMPARE(discarded(), 3);
        m_program->key(Qt::Key_N);
        QCOMPARE(groups().shown(), pairs - 4);
        const DuplicateGroupId swapped = groups().group(0)->id;
        const ImageId before = groups().group(0)->kept;
        m_program->key(Qt::Key_Tab);
        QTRY_VERIFY(groups().group(0) && groups().group(0)->kept != before);
        m_program->key(Qt::Key_Return);
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

    void theLeadSetsWhatIsConfirmedTogether()
    {
        auto *limit = window().findChild<QDoubleSpinBox *>(QStringLiteral("batchCertainty"));
        QVERIFY(limit && limit->isEnabled());
        QCOMPARE(limit->value(), WorkRules().certaintyLimit * 100);
        const double sureOnes = groups().group(pairs / 2 - 1)->certainty;
        const double others = groups().group(pairs / 2)->certainty;
        QVERIFY(sureOnes - others > 0.002);
        limit->setValue(std::floor((sureOnes + others) * 500 + 0.5) / 10);
        const int sure = static_cast<int>(groups().openFrom(limit->value() / 100).size());
        QVERIFY(sure > 0 && sure < pairs);
        m_program->key(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(discarded(), sure);
        QTRY_COMPARE(groups().shown(), pairs - sure);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(discarded(), 0);
        QTRY_COMPARE(groups().shown(), pairs);
        // It is kept with the project.
        std::optional<Result<ProjectInfo>> info;
        window().session()->project()
            .read([](Stores &stores) { return stores.project().info(); })
            .then(this, [&](const Result<ProjectInfo> &found) { info = found; });
        QTRY_VERIFY(info.has_value());
        QCOMPARE((*info)->rules.certaintyLimit, limit->value() / 100);
    }
};

QTEST_MAIN(DuplicatesTest)
#include "duplicatestest.moc"
