// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/mediaservice.h"

#include "db/pictures/serverpictures.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/picturesources.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/pictureproject.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

// Adobe CMYK, 16 × 8 pixels.
const char cmykJpeg[] = "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2Rjcs"
                        "LUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//"
                        "EABQQAQAAAAAAAAAAAAAAAAAAAAD"
                        "/2gAOBEMATQBZAEsAAD8ArEGiWnAD/9k=";

QByteArray png(quint32 seed, QSize size = QSize(120, 90))
{
    return drawn::encoded(drawn::scene(seed, size), "png", -1);
}

} // namespace

/// Pictures that people add to questions.
class MediaServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PictureProject> m_project;
    PersonId m_annotator;
    PersonId m_validator;

    MediaService service(const PersonId &actor) { return {*m_project->stores, m_project->projectFolder(), actor}; }
    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_project->raw(name);
        writeFile(path, bytes);
        return path;
    }
    QString stored(const Medium &medium) const { return imageFilePath(m_project->projectFolder(), medium.sha256, medium.format); }
    qsizetype known() { return m_project->stores->media().all()->size(); }

    void setUp(bool server)
    {
        m_project = std::make_unique<PictureProject>(server);
        const auto person = [](const QString &name, Role role) {
            Person one;
            one.id = PersonId::create();
            one.name = name;
            one.roles = {role};
            return one;
        };
        const Person annotator = person(QStringLiteral("Annotator"), Role::Annotator);
        const Person validator = person(QStringLiteral("Validator"), Role::Validator);
        m_annotator = annotator.id;
        m_validator = validator.id;
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            const auto added = m_project->stores->project().addPerson(annotator);
            return added ? m_project->stores->project().addPerson(validator) : added;
        }));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void aFileIsAdded_data() { addBackends(); }
    void aFileIsAdded()
    {
        QFETCH(const bool, server);
        setUp(server);
        // Its content says what it is, not its name.
        const QString figure = file(QStringLiteral("figure.jpg"), png(1));
        const auto added = service(m_annotator).add(figure, {QStringLiteral(" https://example.org "), QStringLiteral("CC0")});
        VERIFY_OK(added);
        QCOMPARE(added->sha256, Sha256::of(png(1)));
        QCOMPARE(added->format, ImageFormat::Png);
        QCOMPARE(added->size, QSize(120, 90));
        QVERIFY(added->role.isEmpty() && added->caption.isEmpty());
        QCOMPARE(fileBytes(stored(*added)), png(1));
        const auto facts = service(m_annotator).facts({added->sha256});
        VERIFY_OK(facts);
        QCOMPARE(facts->constFirst().bytes, png(1).size());
        QCOMPARE(facts->constFirst().sourceUrl, QStringLiteral("https://example.org"));
        QCOMPARE(facts->constFirst().licence, QStringLiteral("CC0"));
        QCOMPARE(facts->constFirst().createdBy, m_annotator);
        if (server)
            QCOMPARE(*readServerPicture(*m_project->connection(), added->sha256), png(1));
        // It is no image: nothing counts it.
        QCOMPARE(*m_project->images().count({}), 0);

        // The same bytes again, from the clipboard and by somebody else, are the same picture.
        const auto again = service(m_project->lead).add(png(1), {}, {{}, QStringLiteral("other")});
        VERIFY_OK(again);
        QCOMPARE(*again, *added);
        QCOMPARE(known(), 1);
        QCOMPARE(service(m_annotator).facts({added->sha256})->constFirst().licence, QStringLiteral("CC0"));
        VERIFY_OK(service(m_annotator).add(png(2), QStringLiteral("clipboard")));
        QCOMPARE(known(), 2);
    }

    void unusualFilesAreTaken()
    {
        setUp(false);
        const QString path = file(QStringLiteral("figure.png"), png(1));
        const QString link = m_project->raw(QStringLiteral("link.png"));
        QVERIFY(QFile::link(path, link));
        const auto linked = service(m_annotator).add(link);
        VERIFY_OK(linked);
        QVERIFY(!QFileInfo(stored(*linked)).isSymLink());
        const auto cmyk = service(m_annotator).add(QByteArray::fromBase64(cmykJpeg), QStringLiteral("print.jpg"));
        VERIFY_OK(cmyk);
        QCOMPARE(cmyk->format, ImageFormat::Jpeg);
        QCOMPARE(cmyk->size, QSize(16, 8));
        // A file that is also that of an image is kept once.
        m_project->collect();
        const auto own = service(m_annotator).add(path);
        VERIFY_OK(own);
        QCOMPARE((*m_project->images().byHash(own->sha256))->sha256, own->sha256);
    }

    void whatIsNoPictureIsRefused()
    {
        setUp(false);
        const QByteArray whole = drawn::encoded(drawn::scene(1, QSize(300, 200)), "jpg", 90);
        const auto refused = [&](const QString &name, const QByteArray &bytes) {
            return service(m_annotator).add(file(name, bytes));
        };
        const auto text = refused(QStringLiteral("notes.txt"), "only words\n");
        VERIFY_FAILS(text, ErrorCode::Unsupported);
        QVERIFY(text.error().sentence.contains(QStringLiteral("notes.txt")));
        const auto cut = refused(QStringLiteral("cut.jpg"), whole.first(whole.size() / 2));
        VERIFY_FAILS(cut, ErrorCode::Damaged);
        QVERIFY(cut.error().sentence.contains(QStringLiteral("cut.jpg")));
        VERIFY_FAILS(refused(QStringLiteral("cut.png"), png(1).chopped(20)), ErrorCode::Damaged);
        VERIFY_FAILS(refused(QStringLiteral("empty.png"), {}), ErrorCode::Refused);
        VERIFY_FAILS(service(m_annotator).add(QByteArray(), {}), ErrorCode::Refused);
        VERIFY_FAILS(service(m_annotator).add(m_project->raw(QStringLiteral("none.png"))), ErrorCode::NotFound);
        VERIFY_FAILS(service(m_annotator).add(m_project->raw({})), ErrorCode::Refused); // a folder
        QCOMPARE(known(), 0);
        QVERIFY(!QFileInfo::exists(imageFilePath(m_project->projectFolder(), Sha256::of(png(1)), ImageFormat::Png)));
    }

    void whoAnswersAddsNothing()
    {
        setUp(false);
        VERIFY_FAILS(service(m_validator).add(png(1), {}), ErrorCode::Refused);
        VERIFY_FAILS(service(m_validator).add(file(QStringLiteral("a.png"), png(1))), ErrorCode::Refused);
        // Where a picture is from may give an answer away.
        VERIFY_FAILS(service(m_validator).facts({}), ErrorCode::Refused);
        QCOMPARE(known(), 0);
    }

    void sourceAndLicenceAreRecorded_data() { addBackends(); }
    void sourceAndLicenceAreRecorded()
    {
        QFETCH(const bool, server);
        setUp(server);
        const Medium mine = *service(m_annotator).add(png(1), {});
        const Medium theirs = *service(m_project->lead).add(png(2), {});
        const qint64 before = *m_project->stores->history().lastSequence();
        const MediumSource source{QStringLiteral("https://example.org"), QStringLiteral("CC BY 4.0")};
        VERIFY_FAILS(service(m_annotator).setSource(theirs.sha256, source), ErrorCode::Refused);
        VERIFY_FAILS(service(m_validator).setSource(mine.sha256, source), ErrorCode::Refused);
        VERIFY_FAILS(service(m_annotator).setSource(Sha256::of("none"), source), ErrorCode::NotFound);
        QCOMPARE(*m_project->stores->history().lastSequence(), before);
        VERIFY_OK(service(m_annotator).setSource(mine.sha256, source));
        VERIFY_OK(service(m_project->lead).setSource(mine.sha256, source)); // nothing changes
        QCOMPARE(service(m_annotator).facts({mine.sha256})->constFirst().licence, source.licence);
        const auto events = m_project->stores->history().events(before, 10);
        VERIFY_OK(events);
        QCOMPARE(events->size(), 1);
        QVERIFY(events->constFirst().entity == Entity::Project && events->constFirst().is(AuditAction::Facts));
        QVERIFY(events->constFirst().after.contains(mine.sha256.hex().left(12).toUtf8()));
        QVERIFY(events->constFirst().after.contains("CC BY 4.0"));
        VERIFY_OK(service(m_project->lead).setSource(theirs.sha256, source));
    }

    /// The rules on sources are the same for the further pictures of an item as for its image.
    void theRulesOnSourcesHold()
    {
        setUp(false);
        const Medium mine = *service(m_annotator).add(png(1), {}, {QStringLiteral("https://example.com/1"), {}});
        ProjectInfo info = *m_project->stores->project().info();
        info.rules.allowedSources = {QStringLiteral("example.org")};
        VERIFY_OK(PeopleService(*m_project->stores, m_project->lead).updateProject(info));
        const auto refused = service(m_annotator).setSource(mine.sha256, {QStringLiteral("https://example.net/1"), {}});
        VERIFY_FAILS(refused, ErrorCode::Refused);
        QCOMPARE(refused.error().sentence, sourceRefusal(QStringLiteral("https://example.net/1"), info.rules));
        VERIFY_FAILS(service(m_annotator).setSource(mine.sha256, {}), ErrorCode::Refused);
        // What was there before the rule is not in the way of a licence.
        VERIFY_OK(service(m_annotator).setSource(mine.sha256, {QStringLiteral("https://example.com/1"), QStringLiteral("CC0")}));
        VERIFY_OK(service(m_annotator).setSource(mine.sha256, {QStringLiteral("https://example.org/1"), QStringLiteral("CC0")}));
    }
};

QTEST_GUILESS_MAIN(MediaServiceTest)
#include "mediaservicetest.moc"
