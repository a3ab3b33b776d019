// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/validationfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename T>
concept HasWholeImage = requires(T t)
{
    t.image.sha256;
};
// The page cannot show the own picture by itself.
static_assert(!HasWholeImage<BlindItem>);

QList<Sha256> hashesOf(const QList<ItemPicture> &pictures)
{
    QList<Sha256> hashes;
    for (const ItemPicture &picture : pictures)
        hashes.append(picture.medium.sha256);
    return hashes;
}

} // namespace

/// Which pictures somebody gets who answers blind.
class BlindPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    ImageId m_image;
    PersonId m_person;

    void setUp(bool server)
    {
        m_project = std::make_unique<ValidationProject>(server);
        m_image = m_project->gold(QStringLiteral("one.jpg"));
        m_person = m_project->validators(1).first();
    }
    BlindItem taken() { return ValidationProject::require(m_project->as(m_person).take(1)).constFirst(); }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void theStemThenTheOptionsAsShown_data() { addBackends(); }
    void theStemThenTheOptionsAsShown()
    {
        QFETCH(const bool, server);
        setUp(server);
        const Sha256 own = m_project->images().image(m_image)->sha256;
        QCOMPARE(hashesOf(taken().pictures), QList<Sha256>{own});
        QList<Medium> media = addMedia(*m_project, 5);
        media[1].caption = QStringLiteral("装置图");
        const Question before = m_project->question(m_image);
        givePictures(*m_project->connection(), before.versionId, media.mid(0, 2), {media.at(2), {}, media.at(3), media.at(4)});
        const BlindItem item = taken();
        QList<Sha256> wanted{media.at(0).sha256, media.at(1).sha256};
        for (const BlindQuestion::Choice &choice : item.options) {
            if (!choice.picture.isNull())
                wanted.append(choice.picture.sha256);
            QCOMPARE(choice.text.isEmpty(), !choice.picture.isNull());
        }
        QCOMPARE(wanted.size(), 5);
        QCOMPARE(hashesOf(item.pictures), wanted);
        QCOMPARE(item.pictures.at(1).number, 2);
        QCOMPARE(item.pictures.at(1).medium.caption, QStringLiteral("装置图"));
        for (const ItemPicture &picture : item.pictures.mid(2)) {
            QCOMPARE(picture.number, 0);
            QCOMPARE(item.options.at(picture.option).picture.sha256, picture.medium.sha256);
            QCOMPARE(picture.medium.format, ImageFormat::Png);
            QCOMPARE(picture.medium.size, QSize(64, 48));
        }
        QVERIFY(!hashesOf(item.pictures).contains(own));
        // Leads see the same pictures beside the figures.
        const auto votes = m_project->as(m_project->lead).itemVotes();
        VERIFY_OK(votes);
        const auto detail = m_project->as(m_project->lead).detail(votes->items.constFirst());
        VERIFY_OK(detail);
        QCOMPARE(detail->question.media.size(), 2);
        QCOMPARE(detail->question.options.at(2).picture.sha256, media.at(3).sha256);
    }

    /// An own picture that is an option would be given away if it stood first.
    void anOwnPictureThatIsAnOption_data() { addBackends(); }
    void anOwnPictureThatIsAnOption()
    {
        QFETCH(const bool, server);
        setUp(server);
        const Image image = *m_project->images().image(m_image);
        const QList<Medium> media = addMedia(*m_project, 3);
        const Question before = m_project->question(m_image);
        givePictures(*m_project->connection(), before.versionId, {}, QList<Medium>{ownAsMedium(*m_project->stores, image)} + media);
        const BlindItem item = taken();
        QCOMPARE(item.pictures.size(), 4);
        for (const ItemPicture &picture : item.pictures)
            QVERIFY(picture.number == 0 && picture.option >= 0);
        QCOMPARE(hashesOf(item.pictures).count(image.sha256), 1);
    }
};

QTEST_GUILESS_MAIN(BlindPicturesTest)
#include "blindpicturestest.moc"
