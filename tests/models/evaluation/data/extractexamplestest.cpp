// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction.h"

#include <QFile>
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
        QVERIFY2(readAs(Scorer::CiiOfficial, reply, options) == one.value(QLatin1String("cii_official")).toString(),
                 qPrintable(id));
        ++tried;
    }
    QVERIFY(tried >= 30);
}

QTEST_GUILESS_MAIN(ExtractExamplesTest)
#include "extractexamplestest.moc"
