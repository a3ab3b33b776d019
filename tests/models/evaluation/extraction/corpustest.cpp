// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/extraction.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace yuyi;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Score {
    int plain = 0;
    int right = 0;
    int wrong = 0;    ///< another letter
    int invented = 0; ///< a letter where there is no answer
    int disputable = 0;
    int accepted = 0;
    QStringList failures;
};

Score scoreOf(const QString &file)
{
    const QJsonObject items = QJsonDocument::fromJson(contentOf(QFINDTESTDATA("corpus/items.json"))).object();
    Score score;
    const QList<QByteArray> lines = contentOf(file).split('\n');
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QJsonObject one = QJsonDocument::fromJson(line).object();
        QList<ShownOption> options;
        const QJsonObject shown = items.value(one.value(QLatin1String("set")).toString()).toObject();
        for (auto it = shown.begin(); it != shown.end(); ++it)
            options.append({it.key(), it.value().toString()});
        const Extraction found = extract(Scorer::Strict, one.value(QLatin1String("reply")).toString(), options);
        const QString read = found.missed() ? QStringLiteral("MISS") : found.label;
        const QJsonArray expected = one.value(QLatin1String("expected")).toArray();
        const bool right = expected.contains(read);
        if (!one.value(QLatin1String("plain")).toBool()) {
            ++score.disputable;
            score.accepted += right ? 1 : 0;
            continue;
        }
        ++score.plain;
        score.right += right ? 1 : 0;
        if (!right && !found.missed())
            ++(expected.contains(QStringLiteral("MISS")) ? score.invented : score.wrong);
        if (!right)
            score.failures.append(QStringLiteral("%1: %2").arg(one.value(QLatin1String("id")).toString(), read));
    }
    return score;
}

} // namespace

/// Replies of all kinds, read as a careful person reads them. The figures are those measured: a change may not fall behind them.
class CorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repliesAreRead_data();
    void repliesAreRead();
};

void CorpusTest::repliesAreRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("plain");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("wrong");
    QTest::addColumn<int>("invented");
    QTest::newRow("the half it was written with") << QStringLiteral("corpus/worked.jsonl") << 2610 << 2594 << 0 << 0;
    QTest::newRow("the half that was set aside") << QStringLiteral("corpus/kept.jsonl") << 1600 << 1590 << 0 << 0;
}

void CorpusTest::repliesAreRead()
{
    QFETCH(QString, file);
    QFETCH(int, plain);
    QFETCH(int, right);
    QFETCH(int, wrong);
    QFETCH(int, invented);
    const Score score = scoreOf(QFINDTESTDATA(file));
    const QString told = QStringLiteral("%1 of %2 right, %3 wrong letters, %4 where there is none, %5 of %6 disputable ones; %7")
                             .arg(score.right)
                             .arg(score.plain)
                             .arg(score.wrong)
                             .arg(score.invented)
                             .arg(score.accepted)
                             .arg(score.disputable)
                             .arg(score.failures.mid(0, 40).join(QStringLiteral(", ")));
    QVERIFY2(score.plain == plain, qUtf8Printable(told));
    QVERIFY2(score.right >= right, qUtf8Printable(told));
    QVERIFY2(score.wrong <= wrong && score.invented <= invented, qUtf8Printable(told));
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpustest.moc"
