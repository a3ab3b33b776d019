// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that annotators add to their questions in a work package come back with it.
#include "tests/support/kinds/picturework.h"

#include "db/pictures/serverpictures.h"
#include "models/services/release/checkservice.h"

#include <QStandardPaths>

#include <utility>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    for (int i = 0; i < 4; ++i)
        bytes[i] = static_cast<char>(value >> (24 - 8 * i));
    return bytes;
}

QByteArray pngChunk(const QByteArray &type, const QByteArray &data)
{
    quint32 crc = 0xffffffffU;
    const QByteArray body = type + data;
    for (const char byte : body) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return bigEndian(static_cast<quint32>(data.size())) + body + bigEndian(~crc);
}

/// Small as a file, too large to be decoded.
QByteArray pngClaiming(quint32 side)
{
    return QByteArray("\x89PNG\r\n\x1A\n", 8) + pngChunk("IHDR", bigEndian(side) + bigEndian(side) + QByteArray("\x08\x02\0\0\0", 5))
         + pngChunk("IDAT", QByteArray("\x78\x9C\x03\0\0\0\0\x01", 8)) + pngChunk("IEND", {});
}

/// Puts other bytes in the place of an added picture, with their hash everywhere.
QStringList exchanged(const Sha256 &former, const QByteArray &bytes)
{
    const QString hash = Sha256::of(bytes).hex();
    const auto change = [&](const char *columns, const char *column) {
        const QString name = QLatin1String(column);
        return QStringLiteral("UPDATE %1%2 = '%3' WHERE %2 = '%4'").arg(QLatin1String(columns), name, hash, former.hex());
    };
    const QString content = QStringLiteral("UPDATE medium_content SET content = x'%1' WHERE sha256 = '%2'");
    return {QStringLiteral("UPDATE medium SET bytes = %1 WHERE sha256 = '%2'").arg(bytes.size()).arg(former.hex()),
            content.arg(QString::fromLatin1(bytes.toHex()), former.hex()),
            change("medium SET ", "sha256"),
            change("medium_content SET ", "sha256"),
            change("question_medium SET ", "sha256"),
            change("question_option SET ", "picture")};
}

} // namespace

class PackageMergePicturesTest : public QObject
{
    Q_OBJECT

    /// A package whose annotator has added a picture to the stem, with a caption and a role, one to an option, and one to nothing.
    struct Returned {
        QString file;
        Medium inStem;
        Medium inOption;
        Medium unused;
    };
    static Returned returned(const PictureWork &project)
    {
        Returned made;
        made.file = pack(project, Role::Annotator, project.first);
        workWith(project, made.file, [&](Stores &stores, const QString &folder) {
            MediaService media(stores, folder, project.first);
            made.inStem = must(media.add(drawnMedium(1).bytes, {}, {QStringLiteral("https://example.org/figure"), QStringLiteral("CC0")}));
            made.inOption = must(media.add(drawnMedium(2).bytes, {}));
            made.unused = must(media.add(drawnMedium(3).bytes, {}));
            made.inStem.caption = QStringLiteral("装置图");
            made.inStem.role = QStringLiteral("a");
            writeQuestion(stores, project.first, project.image, [&](Question &question) {
                question.media = {made.inStem};
                question.options[0].picture = made.inOption;
            });
        });
        project.host.waitUntilClosed();
        return made;
    }
    static bool hasNothing(const PictureWork &project, const Returned &made)
    {
        return must(project.stores->media().all()).isEmpty() && !QFile::exists(project.fileOf(made.inStem))
            && !QFile::exists(project.fileOf(made.inOption)) && !QFile::exists(project.fileOf(made.unused));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void addedPicturesComeBack_data() { addBackends(); }
    void addedPicturesComeBack()
    {
        QFETCH(const bool, server);
        PictureWork project(server);
        const Returned made = returned(project);
        // The lead looks first, and that leaves nothing.
        QCOMPARE(look(project, made.file).count(MergeState::New), 1);
        QVERIFY(hasNothing(project, made));

        QCOMPARE(merge(project, made.file).count(MergeState::New), 1);
        const Question question = project.written(project.first)->content.questions.constFirst();
        QCOMPARE(question.media, QList<Medium>{made.inStem});
        QCOMPARE(question.media.constFirst().size, QSize(64, 48));
        QCOMPARE(question.options.constFirst().picture, made.inOption);
        const auto facts = must(project.stores->media().media({made.inStem.sha256}));
        QCOMPARE(facts.constFirst().licence, QStringLiteral("CC0"));
        QCOMPARE(facts.constFirst().sourceUrl, QStringLiteral("https://example.org/figure"));
        QCOMPARE(facts.constFirst().createdBy, project.first);
        QCOMPARE(facts.constFirst().bytes, drawnMedium(1).bytes.size());
        // A package does not have the source of the image, with which a picture of the project begins.
        const auto ofOption = must(project.stores->media().media({made.inOption.sha256}));
        QCOMPARE(ofOption.constFirst().sourceUrl, QStringLiteral("https://example.org/image"));
        QCOMPARE(ofOption.constFirst().licence, QStringLiteral("CC BY 4.0"));
        // What no question has stays where it is.
        QCOMPARE(must(project.stores->media().all()).size(), 2);
        QVERIFY(!QFile::exists(project.fileOf(made.unused)));
        for (const auto &[medium, seed] : {std::pair{made.inStem, 1U}, std::pair{made.inOption, 2U}}) {
            QCOMPARE(fileBytes(project.fileOf(medium)), drawnMedium(seed).bytes);
            if (server)
                QCOMPARE(must(readServerPicture(*project.connection(), medium.sha256)), drawnMedium(seed).bytes);
        }
        QCOMPARE(project.findings(), QStringList());
        NoProgress progress;
        QCOMPARE(must(CheckService(*project.stores, project.factory->folder()).check(progress)), QStringList());

        const MergePlan again = merge(project, made.file);
        QVERIFY(again.mergedBefore);
        QCOMPARE(again.taken() + again.conflicts(), 0);
        // With another caption it is other work.
        workWith(project, made.file, [&](Stores &stores, const QString &) {
            writeQuestion(stores, project.first, project.image,
                          [](Question &one) {
                              one.stem = QStringLiteral("装置中哪一处画错了？⟦1⟧");
                              one.media[0].caption = QStringLiteral("另一幅装置图");
                          });
        });
        QCOMPARE(merge(project, made.file).count(MergeState::Changed), 1);
        QCOMPARE(project.written(project.first)->content.questions.constFirst().media.constFirst().caption,
                 QStringLiteral("另一幅装置图"));
    }

    /// A source and a licence that the author looked up after the first return.
    void sourcesComeLater_data() { addBackends(); }
    void sourcesComeLater()
    {
        QFETCH(const bool, server);
        PictureWork project(server);
        const Returned made = returned(project);
        merge(project, made.file);
        const MediumSource source{QStringLiteral("https://example.org/own"), QStringLiteral("CC BY-SA 4.0")};
        workWith(project, made.file, [&](Stores &stores, const QString &folder) {
            for (const Medium &medium : {made.inStem, made.inOption})
                must(MediaService(stores, folder, project.first).setSource(medium.sha256, source));
        });
        const auto plan = merge(project, made.file);
        QVERIFY(!plan.mergedBefore);
        QCOMPARE(plan.count(MergeState::Changed), 1);
        const auto facts = must(project.stores->media().media({made.inOption.sha256, made.inStem.sha256}));
        QCOMPARE(facts.constFirst().sourceUrl, source.url);
        QCOMPARE(facts.constFirst().licence, source.licence);
        // What the project has by now may be somebody's word.
        QCOMPARE(facts.constLast().licence, QStringLiteral("CC0"));
        QVERIFY(merge(project, made.file).mergedBefore);
    }

    /// What is in the file is laid out again wherever it is opened.
    void addedPicturesAreShownWhenThePackageIsOpenedAgain()
    {
        PictureWork project(false);
        const Returned made = returned(project);
        QString before;
        workWith(project, made.file, [&](Stores &, const QString &folder) { before = folder; });
        project.host.waitUntilClosed();
        QVERIFY(QDir(before).removeRecursively());
        workWith(project, made.file, [&](Stores &, const QString &folder) {
            QCOMPARE(fileBytes(imageFilePath(folder, made.inStem.sha256, made.inStem.format)), drawnMedium(1).bytes);
            QCOMPARE(fileBytes(imageFilePath(folder, made.unused.sha256, made.unused.format)), drawnMedium(3).bytes);
        });
    }

    /// Two annotators add the same picture; it is kept once.
    void aPictureOfBothIsKeptOnce()
    {
        PictureWork project(false);
        const Returned made = returned(project);
        const QString file = pack(project, Role::Annotator, project.second);
        workWith(project, file, [&](Stores &stores, const QString &folder) {
            const Medium same = must(MediaService(stores, folder, project.second).add(drawnMedium(1).bytes, {}));
            writeQuestion(stores, project.second, project.image, [&](Question &question) { question.media = {same}; });
        });
        QCOMPARE(merge(project, made.file).taken(), 1);
        QCOMPARE(merge(project, file).taken(), 1);
        QCOMPARE(must(project.stores->media().all()).size(), 2);
        QCOMPARE(must(project.stores->media().media({made.inStem.sha256})).constFirst().createdBy, project.first);
    }

    /// The picture of the image itself may be one of several, and an option: its bytes are in the project.
    void thePictureOfTheImageIsListed_data() { addBackends(); }
    void thePictureOfTheImageIsListed()
    {
        QFETCH(const bool, server);
        PictureWork project(server);
        const Image other = must(project.images().image(project.keep(QStringLiteral("b.jpg"))));
        const QString file = pack(project, Role::Annotator, project.first);
        workWith(project, file, [&](Stores &stores, const QString &folder) {
            MediaService media(stores, folder, project.first);
            const Medium own = must(media.add(imageFilePath(folder, project.own.sha256, project.own.format)));
            const Medium added = must(media.add(drawnMedium(1).bytes, {}));
            writeQuestion(stores, project.first, project.image, [&](Question &question) {
                question.media = {own, added};
                question.options[0].picture = own;
            });
        });
        project.host.waitUntilClosed();
        // That of an image that was not packed is not theirs to show.
        const QString hash = project.own.sha256.hex();
        QStringList stolen;
        for (const char *column : {"medium SET sha256", "question_medium SET sha256", "question_option SET picture"}) {
            const QString name = QLatin1String(column);
            stolen.append(QStringLiteral("UPDATE %1 = '%2' WHERE %3 = '%4'").arg(name, other.sha256.hex(), name.section(u' ', -1), hash));
        }
        VERIFY_FAILS(tryMerge(project, tampered(file, stolen)), ErrorCode::Damaged);
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        const Question question = project.written(project.first)->content.questions.constFirst();
        QCOMPARE(question.media.size(), 2);
        QCOMPARE(question.media.constFirst(), project.own);
        QCOMPARE(question.media.constFirst().size, project.own.size);
        QCOMPARE(question.options.constFirst().picture, project.own);
        QCOMPARE(must(project.stores->media().all()).size(), 2);
        QCOMPARE(project.findings(), QStringList());
        NoProgress progress;
        QCOMPARE(must(CheckService(*project.stores, project.factory->folder()).check(progress)), QStringList());
    }

    void forgedPicturesAreRefused()
    {
        PictureWork project(false);
        const Returned made = returned(project);
        const QString stem = made.inStem.sha256.hex();
        const QByteArray cut = drawnMedium(1).bytes.chopped(20);
        struct Lie {
            const char *what;
            QStringList statements;
        };
        const QList<Lie> lies{
            {"other bytes", {QStringLiteral("UPDATE medium_content SET content = x'00'")}},
            {"the bytes of the other",
             {QStringLiteral("UPDATE medium_content SET content = (SELECT content FROM medium_content WHERE sha256 = '%1')")
                  .arg(made.inOption.sha256.hex())}},
            {"no bytes", {QStringLiteral("DELETE FROM medium_content WHERE sha256 = '%1'").arg(stem)}},
            {"another format", {QStringLiteral("UPDATE medium SET format = 'jpeg' WHERE sha256 = '%1'").arg(stem)}},
            {"another size of the file", {QStringLiteral("UPDATE medium SET bytes = 1 WHERE sha256 = '%1'").arg(stem)}},
            {"no picture", exchanged(made.inStem.sha256, "only words")},
            {"half a picture", exchanged(made.inStem.sha256, cut)},
            {"a picture of nowhere",
             {QStringLiteral("UPDATE medium_content SET sha256 = '%1' WHERE sha256 = '%2'").arg(QString(64, u'e'), stem),
              QStringLiteral("UPDATE medium SET sha256 = '%1' WHERE sha256 = '%2'").arg(QString(64, u'e'), stem)}},
            {"a picture twice",
             {QStringLiteral("INSERT INTO question_medium SELECT question_version_id, 1, sha256, role, caption FROM question_medium")}},
            {"added by somebody else",
             {QStringLiteral("INSERT INTO person (id, name, active, paused, created_at, version) VALUES ('%1', 'x', 1, 0, "
                             "'2026-01-01T00:00:00.000Z', 1)")
                  .arg(project.second.toString()),
              QStringLiteral("UPDATE medium SET created_by = '%1'").arg(project.second.toString())}},
        };
        const QByteArray before = contentOf(project);
        for (const Lie &lie : lies) {
            const auto merged = tryMerge(project, tampered(made.file, lie.statements));
            QVERIFY2(!merged && merged.error().code == ErrorCode::Damaged, lie.what);
            QVERIFY2(!merged.error().sentence.isEmpty(), lie.what);
            QVERIFY2(contentOf(project) == before && hasNothing(project, made), lie.what);
        }
        QCOMPARE(merge(project, made.file).count(MergeState::New), 1);
    }

    /// What a question cannot have is left out with a sentence that says why, and none of its pictures comes.
    void whatAQuestionCannotHaveIsLeftOut_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("reason");
        QTest::newRow("caption") << QStringLiteral("UPDATE question_medium SET caption = '%1'").arg(QString(longestCaption + 1, u'x'))
                                 << QStringLiteral("caption");
        QTest::newRow("role") << QStringLiteral("UPDATE question_medium SET role = 'c'") << QStringLiteral("“c”");
        const QString many = QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 7) "
                                            "INSERT INTO question_medium (question_version_id, position, sha256, role, caption) "
                                            "SELECT question_version_id, n.i, sha256, '', '' FROM question_medium, n");
        QTest::newRow("too many") << many << QStringLiteral("at most 5");
        QTest::newRow("a kind without") << QStringLiteral("UPDATE question_version SET kind = 'choice'") << QStringLiteral("at most 0");
        QTest::newRow("too large") << QString() << QStringLiteral("20000 × 20000");
    }
    void whatAQuestionCannotHaveIsLeftOut()
    {
        QFETCH(const QString, statement);
        QFETCH(const QString, reason);
        PictureWork project(false);
        const Returned made = returned(project);
        const QStringList statements =
            statement.isEmpty() ? exchanged(made.inStem.sha256, pngClaiming(20000)) : QStringList{statement};
        const MergePlan merged = must(tryMerge(project, tampered(made.file, statements)));
        QCOMPARE(merged.taken(), 0);
        QCOMPARE(merged.conflicts(), 1);
        const QString said = merged.entries.constFirst().reason;
        QVERIFY2(said.contains(reason), qPrintable(said));
        QVERIFY(hasNothing(project, made));
        QCOMPARE(merge(project, made.file).count(MergeState::New), 1);
    }

    /// Both versions are told with their pictures; only what is taken brings them.
    void conflictsTellThePictures()
    {
        PictureWork project(false);
        const Returned made = returned(project);
        writeQuestion(*project.stores, project.first, project.image);
        const MergePlan left = merge(project, made.file);
        QCOMPARE(left.conflicts(), 1);
        QVERIFY(hasNothing(project, made));
        const MergeEntry &entry = left.entries.constFirst();
        QVERIFY(entry.mayTake);
        for (const QString &word : {made.inStem.sha256.hex().left(12), made.inOption.sha256.hex().left(12), QStringLiteral("装置图"),
                                    QStringLiteral("Group A")}) {
            QVERIFY2(entry.returned.contains(word), qPrintable(entry.returned));
            QVERIFY2(!entry.project.contains(word), qPrintable(entry.project));
        }
        QCOMPARE(merge(project, made.file, true).count(MergeState::Changed), 1);
        QCOMPARE(must(project.stores->media().all()).size(), 2);
        QCOMPARE(fileBytes(project.fileOf(made.inStem)), drawnMedium(1).bytes);
    }

    /// An adjudicator gets the pictures of both submissions and no others; they come back as they were.
    void adjudicatorsGetThePicturesOfBothSides()
    {
        PictureWork project(false);
        const QList<Medium> media = addMedia(project, 4);
        writeQuestion(*project.stores, project.first, project.image, [&](Question &question) { question.media = {media.at(0)}; });
        writeQuestion(*project.stores, project.second, project.image, [&](Question &question) {
            question.options[0].picture = media.at(1);
            question.options[0].text = QStringLiteral("海上的船正在驶向远方");
            question.stem = QStringLiteral("完全不同的另一个问题是什么呢？");
        });
        QCOMPARE(project.stage(project.image), Stage::Disputed);
        // Somebody went on with their question since.
        const QString later = QuestionVersionId::create().toString();
        const auto rows = project.connection();
        const QString version = QStringLiteral("INSERT INTO question_version (id, question_id, number, is_current, frozen, kind, stem, "
                                               "rationale, created_at) SELECT '%1', question_id, 2, 0, 0, kind, stem, rationale, "
                                               "created_at FROM question_version LIMIT 1");
        must(rows->execute(version.arg(later)));
        must(rows->execute(
            QStringLiteral("INSERT INTO question_medium VALUES ('%1', 0, '%2', '', '')").arg(later, media.at(2).sha256.hex())));
        const QString file = pack(project, Role::Adjudicator, project.adjudicator);
        QStringList there;
        QStringList bytes;
        {
            const auto connection = must(Connection::open(packageLocation(file), Connection::Mode::Immutable));
            must(connection->read(QStringLiteral("SELECT sha256 FROM medium ORDER BY sha256"), {},
                                  [&](const Row &row) { there.append(row.text(0)); }));
            must(connection->read(QStringLiteral("SELECT sha256 FROM blob WHERE sha256 IN (SELECT sha256 FROM medium) ORDER BY sha256"), {},
                                  [&](const Row &row) { bytes.append(row.text(0)); }));
        }
        QStringList expected{media.at(0).sha256.hex(), media.at(1).sha256.hex()};
        expected.sort();
        QCOMPARE(there, expected);
        QCOMPARE(bytes, expected);
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            const CaseView view = must(service.open(*must(service.caseOf(project.image))));
            for (const CaseField &field : view.fields) {
                if (field.isOpen())
                    must(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field")));
            }
            must(service.finish(view.id));
        });
        // A picture that neither side had, nor the project, is not taken.
        const QString known = media.at(0).sha256.hex();
        const QString lie = QStringLiteral("UPDATE adjudication SET final_value = replace(replace(final_value, '%1', '%3'), '%2', '%3')");
        const QString forged = tampered(file, {lie.arg(known, media.at(1).sha256.hex(), QString(64, u'e'))});
        VERIFY_FAILS(tryMerge(project, forged), ErrorCode::Damaged);
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(project.findings(), QStringList());
    }

    /// The size that is shown before packing counts the pictures of questions.
    void thePreviewCountsThem()
    {
        PictureWork project(false);
        layPictures(project);
        PackRequest request;
        request.role = Role::Annotator;
        request.person = project.first;
        const auto size = [&] { return must(PackageService(*project.stores, project.lead).preview(request)).bytes; };
        writeQuestion(*project.stores, project.first, project.image, {}, false);
        const qint64 before = size();
        const Medium medium = addMedia(project, 1).constFirst();
        writeQuestion(
            *project.stores, project.first, project.image,
            [&](Question &question) {
                question.media = {medium};
                question.options[1].picture = medium;
            },
            false);
        QCOMPARE(size(), before + drawnMedium(1).bytes.size());
    }
};

QTEST_GUILESS_MAIN(PackageMergePicturesTest)
#include "mergepicturestest.moc"
