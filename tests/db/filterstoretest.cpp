// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

class FilterStoreTest : public QObject
{
    Q_OBJECT

    static QList<ImageId> addImages(const TestProject &project, int count)
    {
        QList<ImageId> ids;
        const auto added = project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < count; ++i) {
                const Image image = newImage(QString::number(i));
                ids.append(image.id);
                if (const auto done = project.images().add(image); !done)
                    return done;
            }
            return {};
        });
        return added ? ids : QList<ImageId>();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void fingerprintsKeepTheirBytes_data() { addBackends(); }
    void fingerprintsKeepTheirBytes()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const QList<ImageId> ids = addImages(project, 2);
        FilterStore &store = project.stores->filters();
        QByteArray all;
        for (int i = 0; i < 256; ++i)
            all.append(static_cast<char>(i));
        const QString engine = QStringLiteral("views 1");
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)store.saveFingerprint(ids.at(0), engine, "old");
            (void)store.saveFingerprint(ids.at(1), QStringLiteral("views 2"), {});
            return store.saveFingerprint(ids.at(0), engine, all);
        }));
        const auto found = store.fingerprints(engine);
        VERIFY_OK(found);
        QCOMPARE(found->size(), 1);
        QCOMPARE(found->value(ids.at(0)), all);
        QCOMPARE(*store.fingerprinted(QStringLiteral("views 2")), QSet<ImageId>{ids.at(1)});
    }

    void groupsAreLockedByVersion_data() { addBackends(); }
    void groupsAreLockedByVersion()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const QList<ImageId> ids = addImages(project, 4);
        FilterStore &store = project.stores->filters();
        QList<DuplicateGroup> groups;
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 2; ++i) {
                DuplicateGroup group;
                group.id = DuplicateGroupId::create();
                group.kept = ids.at(i * 2);
                group.keptReason = QStringLiteral("largest");
                group.certainty = 0.9 + i * 0.05;
                group.engine = QStringLiteral("views 1");
                DuplicateMember member;
                member.image = ids.at(i * 2 + 1);
                member.figures = {17,
                                  0.987654321012345,
                                  0.5,
                                  0.25,
                                  0.75,
                                  40,
                                  MatchKind::Cropped,
                                  QTransform(1.5, 0.1, 0.001, -0.2, 1, 0.002, 3, 4, 1),
                                  DuplicateVerdict::SameTemplate};
                group.members = {member};
                groups.append(group);
                if (const auto added = store.addGroup(group); !added)
                    return added;
            }
            return {};
        }));
        const auto listed = store.groups(GroupState::Open);
        QCOMPARE(listed->size(), 2);
        QVERIFY(listed->at(0).id == groups.at(1).id); // the more certain one first
        QVERIFY(store.groups(GroupState::Confirmed)->isEmpty());
        QCOMPARE(store.groups(std::nullopt)->size(), 2);
        for (int i = 0; i < 4; ++i) { // kept or a member
            const auto own = store.groupsOf(ids.at(i));
            VERIFY_OK(own);
            QCOMPARE(own->size(), 1);
            QVERIFY(own->constFirst().id == groups.at(i / 2).id);
        }
        QVERIFY(store.groupsOf(ImageId::create())->isEmpty());
        const auto read = store.group(groups.at(0).id);
        VERIFY_OK(read);
        const PairFigures &figures = read->members.constFirst().figures;
        QCOMPARE(figures.similarity, 0.987654321012345);
        QCOMPARE(figures.geometry, groups.at(0).members.constFirst().figures.geometry);
        QVERIFY(figures.kind == MatchKind::Cropped
                && figures.verdict == DuplicateVerdict::SameTemplate);
        QCOMPARE(figures.inliers, 40);

        DuplicateGroup confirmed = *read;
        confirmed.state = GroupState::Confirmed;
        confirmed.kept = ids.at(1);
        confirmed.members[0].image = ids.at(0);
        VERIFY_OK(project.stores->transaction([&] { return store.updateGroup(confirmed); }));
        QVERIFY(store.group(confirmed.id)->members.constFirst().image == ids.at(0));
        QCOMPARE(store.group(confirmed.id)->version, 2);
        VERIFY_FAILS(project.stores->transaction([&] { return store.updateGroup(confirmed); }),
                     ErrorCode::Conflict);
        VERIFY_OK(project.stores->transaction([&] { return store.removeOpenGroups(); }));
        QCOMPARE(store.groups(std::nullopt)->size(), 1);
        VERIFY_FAILS(store.group(groups.at(1).id), ErrorCode::NotFound);
    }

    void pairsHaveNoOrder_data() { addBackends(); }
    void pairsHaveNoOrder()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const QList<ImageId> ids = addImages(project, 2);
        FilterStore &store = project.stores->filters();
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)store.addNotDuplicate(ids.at(1), ids.at(0), project.lead);
            return store.addNotDuplicate(ids.at(0), ids.at(1), project.lead);
        }));
        QCOMPARE(*store.notDuplicates(), (QSet<QPair<ImageId, ImageId>>{{ids.at(0), ids.at(1)}}));
        VERIFY_OK(project.stores->transaction(
            [&] { return store.removeNotDuplicate(ids.at(1), ids.at(0)); }));
        QVERIFY(store.notDuplicates()->isEmpty());
    }

    void theNewestMeasureCounts_data() { addBackends(); }
    void theNewestMeasureCounts()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const QList<ImageId> ids = addImages(project, 2);
        FilterStore &store = project.stores->filters();
        const auto save = [&](const QString &engine, double ratio, const QString &text) {
            TextMeasure measure{ids.at(0), engine, QStringLiteral("1.0"), ratio, {}};
            TextArea area;
            area.id = TextAreaId::create();
            area.polygon = {{0.1, 0.2}, {10, 0}, {10.25, 7}};
            area.confidence = 0.75;
            area.text = text;
            area.byPerson = true;
            measure.areas = {area, {TextAreaId::create(), {}, 0, {}, false, true}};
            return project.stores->transaction([&] { return store.saveMeasure(measure); });
        };
        VERIFY_OK(save(QStringLiteral("a"), 0.1, QStringLiteral("first")));
        VERIFY_OK(save(QStringLiteral("b"), 0.2, QStringLiteral("second")));
        QCOMPARE(store.measure(ids.at(0))->value().ratio, 0.2);
        VERIFY_OK(save(QStringLiteral("a"), 0.3, QStringLiteral("第三")));
        const TextMeasure newest = store.measure(ids.at(0))->value();
        QCOMPARE(newest.engine, QStringLiteral("a"));
        QCOMPARE(newest.areas.size(), 2);
        QCOMPARE(newest.areas.at(0).text, QStringLiteral("第三"));
        QCOMPARE(newest.areas.at(0).polygon, QList<QPointF>({{0.1, 0.2}, {10, 0}, {10.25, 7}}));
        QVERIFY(newest.areas.at(0).byPerson && newest.areas.at(1).dismissed);
        QCOMPARE(store.measure(ids.at(0), QStringLiteral("b"))->value().ratio, 0.2);
        QVERIFY(!*store.measure(ids.at(1)));
        QCOMPARE(*store.ratios(), (QHash<ImageId, double>{{ids.at(0), 0.3}}));
        QCOMPARE(store.ratios(QStringLiteral("b"))->value(ids.at(0)), 0.2);
        QCOMPARE(*store.measured(QStringLiteral("a"), QStringLiteral("1.0")),
                 QSet<ImageId>{ids.at(0)});
        QVERIFY(store.measured(QStringLiteral("a"), QStringLiteral("2.0"))->isEmpty());
    }
};

QTEST_GUILESS_MAIN(FilterStoreTest)
#include "filterstoretest.moc"
