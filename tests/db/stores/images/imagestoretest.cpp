// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

class ImageStoreTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void everyFactComesBack_data() { addBackends(); }
    void everyFactComesBack()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        Image image = newImage(QStringLiteral("猫 'quoted\\ \"%_.jpg"));
        image.names.append(QStringLiteral("second.png"));
        image.bytes = 5'000'000'000;
        image.size = QSize(9449, 7087);
        image.frames = 3;
        image.truncated = true;
        image.colour = QStringLiteral("cmyk8");
        image.sourceUrl = QStringLiteral("https://example.org/?a=1&b=%20");
        image.licence = QStringLiteral("CC BY 4.0");
        image.collector = QStringLiteral("甲");
        image.note = QStringLiteral("line\nline\t\\n ' ; --");
        image.createdBy = project.lead;
        image.createdAt = QDateTime(QDate(2026, 1, 31), QTime(8, 0, 0, 123), Qt::UTC);
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        const auto read = project.images().image(image.id);
        VERIFY_OK(read);
        QCOMPARE(read->sha256.hex(), image.sha256.hex());
        QCOMPARE(read->names, image.names);
        QCOMPARE(read->bytes, image.bytes);
        QCOMPARE(read->size, image.size);
        QCOMPARE(read->frames, 3);
        QVERIFY(read->truncated);
        QCOMPARE(read->colour, image.colour);
        QCOMPARE(read->sourceUrl, image.sourceUrl);
        QCOMPARE(read->licence, image.licence);
        QCOMPARE(read->collector, image.collector);
        QCOMPARE(read->note, image.note);
        QCOMPARE(read->createdAt, image.createdAt);
        QVERIFY(read->createdBy == project.lead);
        QCOMPARE(read->version, 1);
        QVERIFY(read->stage == Stage::Collected);
        QVERIFY((*project.images().byHash(image.sha256))->id == image.id);
        QCOMPARE(project.images().byHashPrefix(image.sha256.hex().left(6).toUpper())->size(), 1);
        VERIFY_FAILS(project.images().byHashPrefix(QStringLiteral("zz%%")), ErrorCode::Invalid);
        VERIFY_FAILS(project.images().image(ImageId::create()), ErrorCode::NotFound);
    }

    void everyCodeIsAllowed_data() { addBackends(); }
    void everyCodeIsAllowed()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.images().add(image); !added)
                return added;
            for (const auto &entry : codesOf(Stage{})) {
                if (const auto set = project.images().setStage(image.id, entry.first); !set)
                    return set;
            }
            for (const auto &entry : codesOf(ImageFormat{})) {
                const Image other = newImage(QStringLiteral("b.jpg"), {}, entry.first);
                if (const auto added = project.images().add(other); !added)
                    return added;
            }
            for (const auto &step : codesOf(FilterStep{})) {
                for (const auto &outcome : codesOf(Outcome{})) {
                    Decision decision;
                    decision.id = DecisionId::create();
                    decision.image = image.id;
                    decision.step = step.first;
                    decision.outcome = outcome.first;
                    if (const auto added = project.images().addDecision(decision); !added)
                        return added;
                }
            }
            return {};
        }));
    }

    void sameBytesAreOneImage_data() { addBackends(); }
    void sameBytesAreOneImage()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const Image image = newImage(QStringLiteral("a.jpg"), "bytes");
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.images().add(image); !added)
                return added;
            // The refusal does not spoil the rest of the transaction.
            if (project.images().add(newImage(QStringLiteral("b.jpg"), "bytes")))
                return failure(ErrorCode::Invalid, QStringLiteral("added twice"));
            (void)project.images().addName(image.id, QStringLiteral("b.jpg"));
            return project.images().addName(image.id, QStringLiteral("a.jpg"));
        }));
        QCOMPARE(project.images().image(image.id)->names,
                 QStringList({QStringLiteral("a.jpg"), QStringLiteral("b.jpg")}));
        QCOMPARE(*project.images().count({}), 1);
    }

    void staleFactsAreAConflict_data() { addBackends(); }
    void staleFactsAreAConflict()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        const auto other = project.connect();
        Image mine = *project.images().image(image.id);
        Image theirs = *other->images().image(image.id);
        theirs.note = QStringLiteral("theirs");
        VERIFY_OK(other->transaction([&] { return other->images().updateFacts(theirs); }));
        mine.note = QStringLiteral("mine");
        VERIFY_FAILS(
            project.stores->transaction([&] { return project.images().updateFacts(mine); }),
            ErrorCode::Conflict);
        QCOMPARE(project.images().image(image.id)->note, QStringLiteral("theirs"));
        QCOMPARE(project.images().image(image.id)->version, 2);
    }

    void filtersAndOrders_data() { addBackends(); }
    void filtersAndOrders()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<Image> made;
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (const char16_t *name :
                 {u"Image10.jpg", u"image2.jpg", u"100%_a.png", u"Ärger.gif"}) {
                Image image = newImage(QString::fromUtf16(name), {},
                                       made.size() == 3 ? ImageFormat::Gif : ImageFormat::Jpeg);
                image.bytes = 100 * (made.size() + 1);
                image.size = QSize(100 * (4 - static_cast<int>(made.size())), 1000);
                image.licence = made.isEmpty() ? QString() : QStringLiteral("CC0");
                image.sourceUrl = QStringLiteral("https://example.org");
                if (const auto added = project.images().add(image); !added)
                    return added;
                made.append(image);
            }
            TextMeasure measure{
                made.at(1).id, QStringLiteral("east"), QStringLiteral("1"), 0.25, {}};
            measure.areas = {{TextAreaId::create(),
                              {{1, 2}, {3.5, 4}, {5, 6}},
                              0.9,
                              QStringLiteral("你好 SALE"),
                              false,
                              false}};
            if (const auto saved = project.stores->filters().saveMeasure(measure); !saved)
                return saved;
            return project.stores->filters().saveMeasure(
                {made.at(0).id, QStringLiteral("east"), QStringLiteral("1"), 0.5, {}});
        }));
        const auto found = [&](const ImageFilter &filter, ImageSort sort = ImageSort::Added,
                               bool descending = false) {
            QString text;
            const auto ids = project.images().list(filter, sort, descending);
            if (!ids)
                return QString::fromUtf8(whatFailed(ids));
            for (const ImageId &id : *ids) {
                for (qsizetype i = 0; i < made.size(); ++i)
                    text += made.at(i).id == id ? QString::number(i) : QString();
            }
            if (*project.images().count(filter) != ids->size())
                text += QLatin1String(" but counted otherwise");
            return text;
        };
        QCOMPARE(found({}), QStringLiteral("0123"));
        QCOMPARE(found({}, ImageSort::Added, true), QStringLiteral("3210"));
        QCOMPARE(found({}, ImageSort::Name), QStringLiteral("2103"));
        QCOMPARE(found({}, ImageSort::Bytes, true), QStringLiteral("3210"));
        QCOMPARE(found({}, ImageSort::Pixels), QStringLiteral("3210"));
        QCOMPARE(found({}, ImageSort::Stage), QStringLiteral("0123"));
        QCOMPARE(found({}, ImageSort::TextRatio), QStringLiteral("1023"));
        QCOMPARE(found({}, ImageSort::TextRatio, true), QStringLiteral("0132"));
        ImageFilter filter;
        filter.ratioFrom = 0.25;
        filter.ratioTo = 0.4;
        QCOMPARE(found(filter), QStringLiteral("1"));
        filter = {};
        filter.format = ImageFormat::Gif;
        QCOMPARE(found(filter), QStringLiteral("3"));
        filter = {};
        filter.bytesFrom = 200;
        filter.shortSideFrom = 200;
        filter.shortSideTo = 300;
        QCOMPARE(found(filter), QStringLiteral("12"));
        filter = {};
        filter.withoutLicence = true;
        QCOMPARE(found(filter), QStringLiteral("0"));
        filter = {};
        filter.only = {made.at(2).id, made.at(0).id};
        QCOMPARE(found(filter), QStringLiteral("02"));
        // More than one statement can name: the rest is kept out while reading.
        for (int i = 0; i < 1000; ++i)
            filter.only.append(ImageId::create());
        QCOMPARE(found(filter), QStringLiteral("02"));
        filter = {};
        filter.text = QStringLiteral("IMAGE");
        QCOMPARE(found(filter), QStringLiteral("01"));
        for (const char16_t *literal : {u"%", u"_", u"%_", u"0%"}) {
            filter.text = QString::fromUtf16(literal);
            QCOMPARE(found(filter), QStringLiteral("2"));
        }
        filter.text = QStringLiteral("\\");
        QCOMPARE(found(filter), QString());
        filter.text = QStringLiteral("ä");
        QCOMPARE(found(filter), QStringLiteral("3"));
        filter.text = QStringLiteral("sale");
        QCOMPARE(found(filter), QStringLiteral("1"));
        filter.text = made.at(2).sha256.hex().left(12).toUpper();
        QCOMPARE(found(filter), QStringLiteral("2"));
        filter.text = QStringLiteral("nothing of the kind");
        QCOMPARE(found(filter), QString());
    }

    void decisionsAreInOrderWhateverTheClockSays_data() { addBackends(); }
    void decisionsAreInOrderWhateverTheClockSays()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const QList<Image> images{newImage(QStringLiteral("a.jpg")), newImage(QStringLiteral("b.jpg"))};
        const auto decide = [&](int image, int year, Outcome outcome) {
            Decision decision;
            decision.id = DecisionId::create();
            decision.image = images.at(image).id;
            decision.step = FilterStep::Inspect;
            decision.outcome = outcome;
            decision.reason = outcome == Outcome::Discard ? QStringLiteral("privacy") : QString();
            decision.person = project.lead;
            decision.createdAt = QDateTime(QDate(year, 3, 1), QTime(8, 0), Qt::UTC);
            const auto done = project.stores->transaction([&] { return project.images().addDecision(decision); });
            return done ? decision.id : DecisionId();
        };
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            const auto first = project.images().add(images.at(0));
            return first ? project.images().add(images.at(1)) : first;
        }));
        const DecisionId old = decide(0, 2026, Outcome::Discard);
        const DecisionId other = decide(1, 2018, Outcome::Discard); // the clock was set back
        const DecisionId changed = decide(0, 2018, Outcome::Keep);
        const DecisionId again = decide(1, 2017, Outcome::Keep);
        QVERIFY(!old.isNull() && !other.isNull() && !changed.isNull() && !again.isNull());
        const auto last = project.images().lastDecisions(2);
        VERIFY_OK(last);
        QCOMPARE(last->size(), 2);
        QCOMPARE(last->at(0).id, again);
        QCOMPARE(last->at(1).id, changed);
        const auto standing = project.images().decisionsInForce(FilterStep::Inspect);
        VERIFY_OK(standing);
        QCOMPARE(standing->value(images.at(0).id).outcome, Outcome::Keep);
        QCOMPARE(project.images().decisions(images.at(0).id)->constLast().id, changed);
        VERIFY_OK(project.stores->transaction([&] { return project.images().markUndone(changed, project.lead); }));
        QCOMPARE(project.images().lastDecisions(2)->at(1).id, old);
    }

    void theFunnelFollowsDecisions_data() { addBackends(); }
    void theFunnelFollowsDecisions()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<ImageId> ids;
        QList<Decision> decisions;
        const auto decide = [&](int image, FilterStep step, Outcome outcome,
                                const QString &reason) {
            Decision decision;
            decision.id = DecisionId::create();
            decision.image = ids.at(image);
            decision.step = step;
            decision.outcome = outcome;
            decision.reason = reason;
            decision.person = project.lead;
            decision.createdAt = QDateTime::currentDateTimeUtc();
            decisions.append(decision);
            return project.images().addDecision(decision);
        };
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 4; ++i) {
                const Image image = newImage(QStringLiteral("a.jpg"));
                if (const auto added = project.images().add(image); !added)
                    return added;
                ids.append(image.id);
            }
            (void)decide(0, FilterStep::Duplicate, Outcome::Discard, QStringLiteral("duplicate"));
            (void)decide(0, FilterStep::Inspect, Outcome::Discard, QStringLiteral("offensive"));
            (void)decide(1, FilterStep::Inspect, Outcome::Keep, {});
            (void)decide(1, FilterStep::Inspect, Outcome::Discard, QStringLiteral("privacy"));
            return decide(2, FilterStep::Text, Outcome::Discard, QStringLiteral("text-heavy"));
        }));
        auto funnel = project.images().funnel();
        VERIFY_OK(funnel);
        QCOMPARE(funnel->collected, 4);
        QCOMPARE(funnel->discarded.value(FilterStep::Duplicate), 1);
        QCOMPARE(funnel->discarded.value(FilterStep::Text), 1);
        QCOMPARE(funnel->discarded.value(FilterStep::Inspect),
                 1); // image 0 counts at its first step
        QCOMPARE(funnel->reasons.value(QStringLiteral("privacy")), 1);
        QVERIFY(!funnel->reasons.contains(QStringLiteral("offensive")));
        QCOMPARE(funnel->stages.value(Stage::Collected), 4);
        QCOMPARE(project.images().reasons(FilterStep::Text)->value(QStringLiteral("text-heavy")),
                 1);
        QCOMPARE(project.images().decisions(ids.at(1))->size(), 2);
        QCOMPARE(project.images().decisionsInForce(FilterStep::Inspect)->value(ids.at(1)).reason,
                 QStringLiteral("privacy"));
        QVERIFY(project.images().lastDecisions(1)->constFirst().id == decisions.at(4).id);
        QCOMPARE(project.images().lastDecisions(10)->size(), 4);
        ImageFilter filter;
        filter.discardedAt = FilterStep::Duplicate;
        QCOMPARE(*project.images().list(filter, ImageSort::Added), QList<ImageId>{ids.at(0)});
        filter = {};
        filter.discardReason = QStringLiteral("offensive");
        QCOMPARE(*project.images().count(filter), 0);

        // Undoing puts the one before into force, and a null person brings it back.
        VERIFY_OK(project.stores->transaction(
            [&] { return project.images().markUndone(decisions.at(3).id, project.lead); }));
        QVERIFY(project.images().decisionsInForce(FilterStep::Inspect)->value(ids.at(1)).outcome
                == Outcome::Keep);
        VERIFY_FAILS(project.stores->transaction([&] {
            return project.images().markUndone(decisions.at(3).id, project.lead);
        }),
                     ErrorCode::Conflict);
        QVERIFY(project.images().decision(decisions.at(3).id)->undoneBy == project.lead);
        VERIFY_OK(project.stores->transaction(
            [&] { return project.images().markUndone(decisions.at(3).id, {}); }));
        QCOMPARE(project.images().decisionsInForce(FilterStep::Inspect)->value(ids.at(1)).reason,
                 QStringLiteral("privacy"));
        VERIFY_OK(project.stores->transaction(
            [&] { return project.images().markUndone(decisions.at(0).id, project.lead); }));
        QCOMPARE(project.images().funnel()->discarded.value(FilterStep::Inspect), 2);
    }

    void imagesComeInTheOrderAsked_data() { addBackends(); }
    void imagesComeInTheOrderAsked()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<ImageId> ids;
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 600; ++i) {
                const Image image = newImage(QString::number(i));
                if (const auto added = project.images().add(image); !added)
                    return added;
                ids.prepend(image.id);
            }
            return {};
        }));
        ids.append(ids.constFirst());
        QList<ImageId> asked = ids;
        asked.insert(3, ImageId::create());
        const auto read = project.images().images(asked);
        VERIFY_OK(read);
        QCOMPARE(read->size(), 601);
        for (qsizetype i = 0; i < read->size(); ++i) {
            QVERIFY(read->at(i).id == ids.at(i));
            QCOMPARE(read->at(i).names, QStringList{QString::number(i == 600 ? 599 : 599 - i)});
        }
    }
};

QTEST_GUILESS_MAIN(ImageStoreTest)
#include "imagestoretest.moc"
