// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/extraction.h"
#include "tests/support/verbatim.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace yuyi;

namespace {

QList<ShownOption> optionsOf(const QJsonObject &object)
{
    QList<ShownOption> options;
    for (auto it = object.begin(); it != object.end(); ++it)
        options.append({it.key(), it.value().toString()});
    return options;
}

QString readAs(Scorer scorer, const QString &reply, const QList<ShownOption> &options)
{
    const Extraction found = extract(scorer, reply, options);
    return found.missed() ? QStringLiteral("MISS") : found.label;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The published examples of both scorers.
class ExtractExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedExamplesAreReadAlike();
    void everyPublishedOptionIsItself();
};

void ExtractExamplesTest::publishedExamplesAreReadAlike()
{
    const QString folder = qEnvironmentVariable("YUYI_TEST_DATA");
    if (folder.isEmpty())
        QSKIP("YUYI_TEST_DATA names no folder of real data.");
    const QList<QByteArray> lines = contentOf(folder + QLatin1String("/extract-examples.jsonl")).split('\n');
    int tried = 0;
    for (const QByteArray &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        const QJsonObject one = QJsonDocument::fromJson(line).object();
        const auto options = optionsOf(one.value(QLatin1String("options")).toObject());
        const QString reply = one.value(QLatin1String("response")).toString();
        const QString id = one.value(QLatin1String("id")).toString();
        QVERIFY2(readAs(Scorer::Strict, reply, options) == one.value(QLatin1String("strict")).toString(),
                 qPrintable(id));
        // The examples say what is extracted; "" is passed over before that.
        const QString published = reply.isEmpty() ? QStringLiteral("MISS") : one.value(QLatin1String("cii_official")).toString();
        QVERIFY2(readAs(Scorer::CiiOfficial, reply, options) == published, qPrintable(id));
        ++tried;
    }
    QVERIFY(tried >= 30);
}

void ExtractExamplesTest::everyPublishedOptionIsItself()
{
    const QString folder = qEnvironmentVariable("YUYI_TEST_DATA");
    if (folder.isEmpty())
        QSKIP("YUYI_TEST_DATA names no folder of real data.");
    // Words shorter than this are not looked for within a sentence.
    constexpr qsizetype longEnough = 6;
    int tried = 0;
    for (const QLatin1String name : {QLatin1String("dev.json"), QLatin1String("test-200.json")}) {
        const QJsonArray images = QJsonDocument::fromJson(contentOf(folder + QLatin1String("/cii-bench/data/") + name)).array();
        for (const QJsonValue &image : images) {
            const QJsonArray questions = image.toObject().value(QLatin1String("questions")).toArray();
            for (const QJsonValue &question : questions) {
                QStringList texts;
                const QJsonArray written = question.toObject().value(QLatin1String("options")).toArray();
                for (const QJsonValue &option : written)
                    texts.append(option.toString());
                const QList<ShownOption> options = testing::lettered(texts);
                for (int i = 0; i < options.size(); ++i) {
                    QStringList replies = testing::verbatimReplies(texts.at(i));
                    if (texts.at(i).size() >= longEnough)
                        replies += testing::sentencesWith(texts.at(i));
                    for (const QString &reply : std::as_const(replies)) {
                        const QString wrong = testing::readOtherwise(reply, options, i);
                        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong));
                    }
                    ++tried;
                }
            }
        }
    }
    QVERIFY(tried > 1000);
}

QTEST_GUILESS_MAIN(ExtractExamplesTest)
#include "extractexamplestest.moc"
