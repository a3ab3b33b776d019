// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

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
                                  DuplicateVerdict::SameTemplate,
                                  Marked::Other,
                                  0.125};
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
        QVERIFY(figures.marked == Marked::Other);
        QCOMPARE(figures.recoloured, 0.125);

        DuplicateGroup confirmed = *read;
        confirmed.state = GroupState::Confirmed;
        confirmed.kept = ids.at(1);
        confirmed.members[0].image = ids.at(0);
        VERIFY_OK(project.stores->transaction([&] { return store.updateGroup(confirmed); }));
        QVERIFY(store.group(confirmed.id)->members.constFirst().image == ids.at(0));
        QCOMPARE(store.group(confirmed.id)->version, 2);
        VERIFY_FAILS(project.stores->transaction([&] { return store.updateGroup(confirmed); }),
                     ErrorCode::Conflict);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            // Touched by a person: it stays.
            DuplicateGroup opened = confirmed;
            opened.state = GroupState::Open;
            opened.version = 2;
            (void)store.updateGroup(opened);
            const auto kept = store.removeUntouchedGroup(confirmed.id);
            const auto gone = store.removeUntouchedGroup(groups.at(1).id);
            const bool right = kept && !*kept && gone && *gone;
            return right ? Result<>() : failure(ErrorCode::Invalid, QStringLiteral("wrong group"));
        }));
        QCOMPARE(store.groups(std::nullopt)->size(), 1);
        VERIFY_FAILS(store.group(groups.at(1).id), ErrorCode::NotFound);
    }

    void aSearchIsRemembered_data() { addBackends(); }
    void aSearchIsRemembered()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<ImageId> ids = addImages(project, 3);
        std::sort(ids.begin(), ids.end());
        FilterStore &store = project.stores->filters();
        const QString engine = QStringLiteral("rules 2");
        PairFigures figures;
        figures.distance = 33;
        figures.similarity = 0.875;
        figures.recoloured = 0.25;
        figures.kind = MatchKind::Flipped;
        figures.marked = Marked::Kept;
        figures.verdict = DuplicateVerdict::SameTemplate;
        figures.geometry = QTransform(-1, 0, 0, 1, 1, 0);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)store.saveFingerprint(ids.at(2), QStringLiteral("views"), "bytes");
            (void)store.saveComparedPair(engine, {ids.at(0), ids.at(1), {}});
            (void)store.saveComparedPair(engine, {ids.at(0), ids.at(1), figures});
            (void)store.saveComparedPair(QStringLiteral("rules 1"), {ids.at(0), ids.at(2), {}});
            (void)store.markSearched(QStringLiteral("rules 1"), ids.at(0), SearchMark{80, 9});
            (void)store.markSearched(engine, ids.at(0), SearchMark{70, 71});
            (void)store.markSearched(engine, ids.at(1), SearchMark{60, 17});
            return store.markSearched(engine, ids.at(1), std::nullopt);
        }));
        int pairs = 0;
        VERIFY_OK(store.visitComparedPairs(engine, [&](const ComparedImages &pair) {
            ++pairs;
            QVERIFY(pair.a == ids.at(0) && pair.b == ids.at(1));
            QCOMPARE(pair.figures.distance, 33);
            QCOMPARE(pair.figures.similarity, 0.875);
            QCOMPARE(pair.figures.recoloured, 0.25);
            QVERIFY(pair.figures.kind == MatchKind::Flipped);
            QVERIFY(pair.figures.marked == Marked::Kept);
            QVERIFY(pair.figures.verdict == DuplicateVerdict::SameTemplate);
            QCOMPARE(pair.figures.geometry, figures.geometry);
        }));
        QCOMPARE(pairs, 1);
        const auto marks = store.searchedImages(engine);
        VERIFY_OK(marks);
        QCOMPARE(marks->size(), 1);
        QCOMPARE(marks->value(ids.at(0)).threshold, 70);
        QCOMPARE(marks->value(ids.at(0)).crops, 71);
        QVERIFY(store.searchedImages(QStringLiteral("rules 1"))->isEmpty());
        QHash<ImageId, QByteArray> fingerprints;
        VERIFY_OK(store.visitFingerprints(QStringLiteral("views"),
                                          [&](const ImageId &image, const QByteArray &bytes) {
                                              fingerprints.insert(image, bytes);
                                          }));
        QCOMPARE(fingerprints, (QHash<ImageId, QByteArray>{{ids.at(2), "bytes"}}));
    }

    void theLastRunOfAStepCounts_data() { addBackends(); }
    void theLastRunOfAStepCounts()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        FilterStore &store = project.stores->filters();
        QVERIFY(!store.lastStepRun(FilterStep::Text)->has_value());
        const QDateTime first = QDateTime::fromString(QStringLiteral("2026-01-01T00:00:00Z"), Qt::ISODate);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (const int day : {1, 0}) {
                StepRun run{FilterStep::Duplicate, QStringLiteral("views 1"), {}, {}, first.addDays(day), project.lead};
                run.counts["images"] = 10 + day;
                run.parameters["mode"] = QStringLiteral("快");
                if (const auto added = store.addStepRun(run); !added)
                    return added;
            }
            return {};
        }));
        const auto last = store.lastStepRun(FilterStep::Duplicate);
        VERIFY_OK(last);
        QVERIFY(last->has_value());
        QVERIFY((*last)->counts == (StepRun::Figures{{"images", 11}}));
        QVERIFY((*last)->parameters == (StepRun::Figures{{"mode", QStringLiteral("快")}}));
        QVERIFY((*last)->by == project.lead);
        QVERIFY((*last)->at == first.addDays(1));
        QVERIFY(!store.lastStepRun(FilterStep::Text)->has_value());
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
        QCOMPARE(*store.correctedByPerson(), QSet<ImageId>{ids.at(0)});
        QCOMPARE(*store.textLines(ids), (QHash<ImageId, QStringList>{{ids.at(0), {QStringLiteral("第三")}}}));
        QVERIFY(store.textLines({ids.at(1)})->isEmpty());
        TextMeasure plain{ids.at(0), QStringLiteral("c"), QStringLiteral("1.0"), 0.2, {}};
        plain.areas = {{TextAreaId::create(), {{0, 0}, {9, 0}, {9, 9}}, 0.9, {}, false, false}};
        VERIFY_OK(project.stores->transaction([&] { return store.saveMeasure(plain); }));
        QVERIFY(store.correctedByPerson()->isEmpty());
    }
};

QTEST_GUILESS_MAIN(FilterStoreTest)
#include "filterstoretest.moc"
