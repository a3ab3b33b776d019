// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureruns.h"
#include "tests/support/runfixture.h"

#include "models/exchange/release/splits.h"
#include "models/services/release/releaseservice.h"
#include "models/services/release/translationservice.h"

#include <QFileInfo>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Items as dialogues to train models with.
class ChatReleaseTest : public QObject
{
    Q_OBJECT

    static QList<Json> lines(const QString &path)
    {
        QFile file(path);
        QList<Json> all;
        if (!file.open(QIODevice::ReadOnly))
            return all;
        const QByteArrayList texts = file.readAll().trimmed().split('\n');
        for (const QByteArray &text : texts)
            all.append(Json::parse(text.toStdString(), nullptr, false));
        return all;
    }

    static QString text(const Json &line, int turn) { return QString::fromStdString(line["messages"][size_t(turn)]["content"]); }

    static Result<ExportReport> write(RunProject &project, const QString &name, const char *splits, bool withTest = false)
    {
        ReleaseRequest request;
        request.format = ExportFormat::Chat;
        request.target = project.folder.filePath(name);
        request.splits = *parseSplits(QString::fromLatin1(splits));
        request.withTest = withTest;
        request.by = project.lead;
        NoProgress progress;
        return ReleaseService(*project.stores, project.projectFolder()).release(request, progress);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void trainedOnButNotTested_data() { addBackends(); }
    void trainedOnButNotTested()
    {
        QFETCH(const bool, server);
        RunProject project(6, server);
        TranslationService translations(*project.stores, project.lead);
        const auto list = translations.list(ItemLanguage::English);
        VERIFY_OK(list);
        const QList<ItemText> texts = list->items.constFirst().texts;
        for (const ItemText &one : texts) {
            if (!isNeeded(one.place.part))
                continue;
            VERIFY_OK(translations.set(ItemLanguage::English, {list->items.constFirst().item.question.versionId, one.place, one.original,
                                                               QStringLiteral("EN ") + one.original, one.text}));
        }
        const auto report = write(project, QStringLiteral("out"), "train:4,test:2");
        VERIFY_OK(report);
        QCOMPARE(report->questions, 4);
        QCOMPARE(report->leftOut, 0); // as it is meant to be
        QVERIFY2(report->notes.join(u' ').contains(QStringLiteral("2 item")), qPrintable(report->notes.join(u' ')));
        const QDir out(project.folder.filePath(QStringLiteral("out")));
        QVERIFY(!out.exists(QStringLiteral("test.jsonl")));
        const QList<Json> train = lines(out.filePath(QStringLiteral("train.jsonl")));
        QCOMPARE(train.size(), 4);
        for (const Json &line : train) {
            QVERIFY(line["messages"][0]["role"] == "user" && line["messages"][1]["role"] == "assistant");
            const QString asked = text(line, 0);
            QVERIFY2(asked.startsWith(QStringLiteral("<image>")) && asked.count(QStringLiteral("<image>")) == 1, qPrintable(asked));
            QVERIFY(line["images"].size() == 1);
            QVERIFY(out.exists(QString::fromStdString(line["images"][0])));
            // The key of item i is the letter i.
            static const QRegularExpression number(QStringLiteral("第(\\d)题"));
            QCOMPARE(text(line, 1), optionLetter(number.match(asked).captured(1).toInt()));
        }
        const Json described = Json::parse(QString::fromUtf8(readAll(out.filePath(QStringLiteral("dataset_info.json")))).toStdString());
        QVERIFY(described["cii-bench_train"]["file_name"] == "train.jsonl" && described["cii-bench_train"]["formatting"] == "sharegpt");
        const QList<Json> english = lines(out.filePath(QStringLiteral("train_en.jsonl")));
        QVERIFY(english.isEmpty() || text(english.constFirst(), 0).contains(QStringLiteral("EN ")));

        // What is kept for tests stays in its split, though no file holds it.
        const auto items = project.stores->annotations().items();
        VERIFY_OK(items);
        const auto kept = std::count_if(items->begin(), items->end(), [](const Item &item) { return item.split == u"test"; });
        QCOMPARE(kept, 2);
        const auto releases = project.stores->releases().releases();
        VERIFY_OK(releases);
        QCOMPARE(releases->constFirst().questions, 4);
        QCOMPARE(project.stores->releases().items(releases->constFirst().id)->size(), 4);

        VERIFY_OK(write(project, QStringLiteral("all"), "train:4,test:2", true));
        QCOMPARE(lines(project.folder.filePath(QStringLiteral("all/test.jsonl"))).size(), 2);
        QCOMPARE(lines(project.folder.filePath(QStringLiteral("all/train_en.jsonl"))).size()
                     + lines(project.folder.filePath(QStringLiteral("all/test_en.jsonl"))).size(),
                 1);
        VERIFY_FAILS(write(project, QStringLiteral("none"), "test:1"), ErrorCode::Refused);
    }

    /// What cannot be a dialogue is left out, and counted: nobody asked for that.
    void itemsWithoutAnAnswerAreLeftOut()
    {
        RunProject project(3);
        writeFile(project.raw(QStringLiteral("more.tsv")),
                  "index\timage\tquestion\tA\tB\n1\t" + drawn::encoded(drawn::scene(77, QSize(160, 120)), "png", -1).toBase64()
                      + "\tWho?\tone\ttwo\n");
        ItemImportRequest request;
        request.file = project.raw(QStringLiteral("more.tsv"));
        request.format = ImportFormat::VlmEvalKit;
        request.by = project.lead;
        NoProgress progress;
        const auto more = ItemImportService(*project.stores, project.projectFolder()).importItems(request, progress);
        VERIFY_OK(more);
        QCOMPARE(more->questions, 1);
        const auto report = write(project, QStringLiteral("out"), "train:1");
        VERIFY_OK(report);
        QCOMPARE(report->questions, 3);
        QCOMPARE(report->leftOut, 1);
        QVERIFY2(report->notes.join(u' ').contains(QStringLiteral("1 item")), qPrintable(report->notes.join(u' ')));
    }

    /// Images, licences and translations of what is kept for tests are not in the files, so the card does not count them.
    void theCardCountsWhatIsWritten_data() { addBackends(); }
    void theCardCountsWhatIsWritten()
    {
        QFETCH(const bool, server);
        RunProject project(6, server);
        TranslationService translations(*project.stores, project.lead);
        const auto list = translations.list(ItemLanguage::English);
        VERIFY_OK(list);
        for (const auto &one : list->items) {
            for (const ItemText &text : one.texts) {
                if (isNeeded(text.place.part))
                    VERIFY_OK(translations.set(ItemLanguage::English, {one.item.question.versionId, text.place, text.original,
                                                                       QStringLiteral("EN ") + text.original, text.text}));
            }
        }
        const auto report = write(project, QStringLiteral("out"), "train:4,test:2");
        VERIFY_OK(report);
        QCOMPARE(report->images, 4);
        const QString card = QString::fromUtf8(readAll(project.folder.filePath(QStringLiteral("out/README.md"))));
        QVERIFY2(card.contains(QStringLiteral("| (none given) | 4 |")), qPrintable(card));
        QVERIFY2(card.contains(QStringLiteral("| %1 | 4 |").arg(titleOf(ItemLanguage::English))), qPrintable(card));
        QCOMPARE(lines(project.folder.filePath(QStringLiteral("out/train_en.jsonl"))).size(), 4);
    }

    void picturesStandAtTheirPlaces()
    {
        RunProject project(2);
        makePictures(*project.stores, *project.connection(), project.projectFolder());
        project.reopen();
        VERIFY_OK(write(project, QStringLiteral("out"), "train:1"));
        const QDir out(project.folder.filePath(QStringLiteral("out")));
        const QList<Json> train = lines(out.filePath(QStringLiteral("train.jsonl")));
        QCOMPARE(train.size(), 2);
        for (const Json &line : train) {
            const QString asked = text(line, 0);
            QCOMPARE(asked.count(QStringLiteral("<image>")), int(line["images"].size()));
            for (const Json &path : line["images"])
                QVERIFY(out.exists(QString::fromStdString(path)));
            if (asked.contains(QStringLiteral("第0题")))
                QVERIFY2(asked.contains(QStringLiteral("从<image>到<image>")) && line["images"].size() == 2, qPrintable(asked));
            else
                QVERIFY2(asked.contains(QStringLiteral("(B) <image>")) && text(line, 1) == u"B", qPrintable(asked));
        }
        // One of the two alone: two further pictures of the first, or three options of the other.
        VERIFY_OK(write(project, QStringLiteral("half"), "train:1,test:1"));
        const QDir half(project.folder.filePath(QStringLiteral("half")));
        const QList<Json> alone = lines(half.filePath(QStringLiteral("train.jsonl")));
        QCOMPARE(alone.size(), 1);
        const int further = text(alone.constFirst(), 0).contains(QStringLiteral("第0题")) ? 2 : 3;
        const QString card = QString::fromUtf8(readAll(half.filePath(QStringLiteral("README.md"))));
        QVERIFY2(card.contains(QStringLiteral("%1 further picture(s) have no source").arg(further)), qPrintable(card));
    }

private:
    static QByteArray readAll(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_GUILESS_MAIN(ChatReleaseTest)
#include "chatreleasetest.moc"
