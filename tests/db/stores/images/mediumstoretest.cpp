// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"

#include "db/pictures/serverpictures.h"

using namespace yuyi;
using namespace yuyi::test;

/// The pictures of questions as rows, and their bytes where the project keeps pictures.
class MediumStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    MediumStore &store() { return m_project->stores->media(); }
    Result<> add(const MediumFacts &facts, const QByteArray &content)
    {
        return m_project->stores->transaction([&] { return store().add(facts, content); });
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void mediaComeBack_data() { addBackends(); }
    void mediaComeBack()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server);
        DrawnMedium one = drawnMedium(1);
        one.facts.sourceUrl = QStringLiteral("https://example.org/一");
        one.facts.licence = QStringLiteral("CC BY 4.0");
        one.facts.createdBy = m_project->lead;
        const DrawnMedium two = drawnMedium(2, QSize(80, 20));
        VERIFY_FAILS(store().add(one.facts, one.bytes), ErrorCode::Refused); // outside a transaction
        VERIFY_OK(add(one.facts, one.bytes));
        VERIFY_OK(add(two.facts, two.bytes));
        const auto found = store().media({two.facts.sha256, Sha256::of("none"), one.facts.sha256});
        VERIFY_OK(found);
        QCOMPARE(found->size(), 2);
        QCOMPARE(found->at(0).sha256, two.facts.sha256);
        QCOMPARE(found->at(0).size, QSize(80, 20));
        QCOMPARE(found->at(1).format, ImageFormat::Png);
        QCOMPARE(found->at(1).bytes, one.bytes.size());
        QCOMPARE(found->at(1).sourceUrl, one.facts.sourceUrl);
        QCOMPARE(found->at(1).licence, one.facts.licence);
        QCOMPARE(found->at(1).createdBy, m_project->lead);
        const auto all = store().all();
        QCOMPARE(all->size(), 2);
        QVERIFY(all->at(0).sha256 < all->at(1).sha256);
        QVERIFY(store().media({})->isEmpty());

        // What is there stays as it is.
        DrawnMedium again = one;
        again.facts.licence = QStringLiteral("other");
        VERIFY_OK(add(again.facts, again.bytes));
        QCOMPARE(store().media({one.facts.sha256})->constFirst().licence, one.facts.licence);
        VERIFY_OK(m_project->stores->transaction([&] { return store().setSource(one.facts.sha256, {}, QStringLiteral("CC0")); }));
        QCOMPARE(store().media({one.facts.sha256})->constFirst().licence, QStringLiteral("CC0"));
        QVERIFY(store().media({one.facts.sha256})->constFirst().sourceUrl.isEmpty());
        VERIFY_FAILS(m_project->stores->transaction([&] { return store().setSource(Sha256::of("none"), {}, {}); }), ErrorCode::NotFound);
        VERIFY_FAILS(store().added(one.facts.sha256), ErrorCode::NotFound); // this is no package
    }

    void whatIsNoPictureIsRefused_data() { addBackends(); }
    void whatIsNoPictureIsRefused()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server);
        const DrawnMedium one = drawnMedium(1);
        MediumFacts facts = one.facts;
        facts.sha256 = {};
        VERIFY_FAILS(add(facts, one.bytes), ErrorCode::Invalid);
        facts = one.facts;
        facts.format = ImageFormat::Pdf;
        VERIFY_FAILS(add(facts, one.bytes), ErrorCode::Invalid);
        VERIFY_FAILS(add(one.facts, one.bytes + 'x'), ErrorCode::Invalid);
        QVERIFY(store().all()->isEmpty());
    }

    /// On a server the folder is a cache: the bytes are a row, also when they were lost or are the file of an image.
    void aServerKeepsTheBytes()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("A folder has no rows of pictures: this is for projects on a server.");
        m_project = std::make_unique<TestProject>(true);
        const QList<Medium> media = addMedia(*m_project, 1);
        const auto connection = m_project->connection();
        const auto kept = [&] { return readServerPicture(*connection, media.constFirst().sha256).value_or(QByteArray()); };
        QCOMPARE(kept(), drawnMedium(1).bytes);
        VERIFY_OK(connection->begin());
        VERIFY_OK(connection->write(QStringLiteral("DELETE FROM blob"), {}));
        VERIFY_OK(connection->commit());
        QVERIFY(kept().isEmpty());
        // Without its bytes, they are read from the file.
        VERIFY_OK(add(drawnMedium(1).facts, {}));
        QCOMPARE(kept(), drawnMedium(1).bytes);
        VERIFY_FAILS(add(drawnMedium(2).facts, {}), ErrorCode::NotFound);
        QCOMPARE(store().all()->size(), 1);
    }
};

QTEST_GUILESS_MAIN(MediumStoreTest)
#include "mediumstoretest.moc"
