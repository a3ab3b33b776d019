// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"

using namespace yuyi;
using namespace yuyi::test;

/// What is known of images, their panels, and the pictures that were composed of them, as rows.
class ComposeStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    QList<ImageId> m_images;

    ComposeStore &store() { return m_project->stores->composing(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        m_images.clear();
        for (const char *name : {"a.jpg", "b.jpg"}) {
            const Image image = newImage(QString::fromLatin1(name));
            VERIFY_OK(within([&] { return m_project->images().add(image); }));
            m_images.append(image.id);
        }
    }
    static ImageSheet sheet(const char *code, const QByteArray &recipe, const Medium &medium)
    {
        return {QString::fromLatin1(code), Sha256::of(recipe).hex(), recipe, medium};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void factsComeBack_data() { addBackends(); }
    void factsComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QMap<QString, QString> facts{{QStringLiteral("grid"), QStringLiteral("3x3")},
                                           {QStringLiteral("solid"), QStringLiteral("立方体")}};
        const QMap<QString, QString> other{{QStringLiteral("grid"), QStringLiteral("2x1")}};
        VERIFY_FAILS(store().setFacts(m_images.at(0), facts, m_project->lead), ErrorCode::Refused); // outside a transaction
        VERIFY_OK(within([&] { return store().setFacts(m_images.at(0), facts, m_project->lead); }));
        QCOMPARE(*store().facts(m_images.at(0)), facts);
        QVERIFY(store().facts(m_images.at(1))->isEmpty());
        // One goes, one is new, and the other stays.
        VERIFY_OK(within([&] {
            return store().setFacts(m_images.at(0),
                                    {{QStringLiteral("solid"), QString()},
                                     {QStringLiteral("panels"), QStringLiteral("13")},
                                     {QStringLiteral("none"), QString()}},
                                    PersonId());
        }));
        VERIFY_OK(within([&] { return store().setFacts(m_images.at(1), other, m_project->lead); }));
        const QMap<QString, QString> now{{QStringLiteral("grid"), QStringLiteral("3x3")}, {QStringLiteral("panels"), QStringLiteral("13")}};
        QCOMPARE(*store().facts(m_images.at(0)), now);
        const auto all = store().allFacts();
        VERIFY_OK(all);
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->value(m_images.at(0)), now);
        // The same value again keeps who set it.
        VERIFY_OK(within([&] { return store().setFacts(m_images.at(1), other, PersonId()); }));
        QCOMPARE(*m_project->connection()->text(QStringLiteral("SELECT set_by FROM image_fact WHERE value = '2x1'")),
                 m_project->lead.toString());
    }

    void panelsComeBackInOrder_data() { addBackends(); }
    void panelsComeBackInOrder()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 3);
        // The same picture may be several panels.
        const QList<ImagePart> given{{PartRole::Choice, 0, media.at(2), {}},
                                     {PartRole::Blank, 0, media.at(1), {}},
                                     {PartRole::Context, 1, media.at(1), QRect(40, 0, 30, 20)},
                                     {PartRole::Context, 0, media.at(0), QRect(0, 0, 30, 20)}};
        VERIFY_OK(within([&] { return store().setParts(m_images.at(0), given); }));
        const auto parts = store().parts(m_images.at(0));
        VERIFY_OK(parts);
        QCOMPARE(*parts, QList<ImagePart>({given.at(3), given.at(2), given.at(1), given.at(0)}));
        QCOMPARE(parts->constFirst().medium.size, media.at(0).size);
        QCOMPARE(parts->constFirst().medium.format, ImageFormat::Png);
        QVERIFY(store().parts(m_images.at(1))->isEmpty());
        VERIFY_OK(within([&] { return store().setParts(m_images.at(1), given.mid(0, 1)); }));
        QCOMPARE(store().allParts()->size(), 2);
        // They take the place of those before.
        VERIFY_OK(within([&] { return store().setParts(m_images.at(0), given.mid(0, 2)); }));
        QCOMPARE(store().parts(m_images.at(0))->size(), 2);
        QList<ImagePart> wrong{given.at(3), given.at(3)};
        VERIFY_FAILS(within([&] { return store().setParts(m_images.at(0), wrong); }), ErrorCode::Invalid);
        wrong = {{PartRole::Context, 0, media.at(0), QRect(0, 0, -5, 4)}};
        VERIFY_FAILS(within([&] { return store().setParts(m_images.at(0), wrong); }), ErrorCode::Invalid);
        wrong = {{PartRole::Context, 0, Medium(), {}}};
        VERIFY_FAILS(within([&] { return store().setParts(m_images.at(0), wrong); }), ErrorCode::Invalid);
        QCOMPARE(store().parts(m_images.at(0))->size(), 2);
    }

    void aRecipeIsComposedOnce_data() { addBackends(); }
    void aRecipeIsComposedOnce()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 3);
        const ImageSheet first = sheet("plain", "{\"version\":1,\"标\":0}", media.at(0));
        const ImageSheet second = sheet("marked", "{\"version\":1}", media.at(1));
        QVERIFY(!store().composed(first.recipeHash)->has_value());
        VERIFY_OK(within([&]() -> Result<> {
            YUYI_CHECK(store().addSheet(m_images.at(0), first, m_project->lead));
            return store().addSheet(m_images.at(0), second, m_project->lead);
        }));
        const auto sheets = store().sheets(m_images.at(0));
        VERIFY_OK(sheets);
        QCOMPARE(*sheets, QList<ImageSheet>({first, second}));
        QCOMPARE(sheets->constFirst().medium.size, media.at(0).size);
        const auto composed = store().composed(first.recipeHash);
        VERIFY_OK(composed);
        QVERIFY(composed->has_value() && **composed == media.at(0));
        // Once more changes nothing; for another image the picture is the one that there is.
        ImageSheet again = first;
        again.medium = media.at(2);
        VERIFY_OK(within([&] { return store().addSheet(m_images.at(0), again, PersonId()); }));
        VERIFY_OK(within([&] { return store().addSheet(m_images.at(1), again, PersonId()); }));
        QCOMPARE(*store().sheets(m_images.at(0)), QList<ImageSheet>({first, second}));
        QCOMPARE(*store().sheets(m_images.at(1)), QList<ImageSheet>({first}));
        const auto made = store().madeOf();
        VERIFY_OK(made);
        QCOMPARE(made->size(), 2);
        QList<ImageId> both = m_images.mid(0, 2);
        std::sort(both.begin(), both.end(), [](const ImageId &a, const ImageId &b) { return a.toString() < b.toString(); });
        QCOMPARE(made->value(media.at(0).sha256), both);
        QCOMPARE(made->value(media.at(1).sha256), m_images.mid(0, 1));
        again.recipe += ' ';
        VERIFY_FAILS(within([&] { return store().addSheet(m_images.at(1), again, PersonId()); }), ErrorCode::Invalid);
    }

    void anAlteredRecipeIsFound_data() { addBackends(); }
    void anAlteredRecipeIsFound()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 1);
        VERIFY_OK(within([&] { return store().addSheet(m_images.at(0), sheet("plain", "a recipe", media.at(0)), m_project->lead); }));
        const QStringList before = *m_project->host.checkDatabase(m_project->location);
        VERIFY_OK(m_project->connection()->execute(QStringLiteral("UPDATE sheet SET recipe = 'another recipe'")));
        QStringList findings = *m_project->host.checkDatabase(m_project->location);
        for (const QString &finding : before)
            findings.removeOne(finding);
        QCOMPARE(findings, QStringList{QStringLiteral("The recipe of the composed picture %1 differs from the one that it was composed by.")
                                           .arg(media.at(0).sha256.hex().left(12))});
    }
};

QTEST_GUILESS_MAIN(ComposeStoreTest)
#include "composestoretest.moc"
