// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

#include "models/domain/preset/preset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Targets and gates of a preset, in scripts.
class QuotasTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    /// A letter for each item. The keys are A, B, C and D.
    void importReplies(const QString &model, const QString &letters) const
    {
        QByteArray lines;
        for (int i = 0; i < letters.size(); ++i)
            lines += QStringLiteral("{\"id\": \"dev-%1\", \"response\": \"%2\"}\n").arg(QString::number(i), letters.at(i)).toUtf8();
        QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), lines));
        const QString line = QStringLiteral("import responses bench replies.jsonl --model %1 --config text-only --section open");
        QVERIFY_ENDED(run(line.arg(model)), 0);
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("raw")), items);
        Json preset = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        preset["code"] = "targets";
        Json quotas = Json::array();
        quotas.push_back({{"over", {"domain"}}, {"items", 2}});
        quotas.push_back({{"over", {"emotion"}}, {"most", 3}});
        preset["quotas"] = quotas;
        Json gate{{"code", "text-only"}, {"title", {{"zh", "纯文本"}, {"en", "Text-only models"}}}, {"models", 2}};
        gate["reason"] = "low-quality";
        preset["gates"] = Json::array({gate});
        QVERIFY(m_cli.write(QStringLiteral("targets.json"), jsonText(preset)));
        QVERIFY_ENDED(run(QStringLiteral("new bench --preset targets.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items bench raw/items.json --images raw --quiet")), 0);
    }

    void targetsAreCounted()
    {
        const auto told = json(QStringLiteral("quotas bench --csv targets.csv"));
        QVERIFY_ENDED(told, 1); // four items are neutral, and three may be
        const Json lines = told.json()["targets"];
        QVERIFY2(lines.size() > 3 && lines[0]["state"] == "exceeded" && lines[0]["limit"] == "most" && lines[0]["accepted"] == items,
                 told.told().constData());
        int met = 0, missing = 0;
        for (const Json &line : lines) {
            met += line["state"] == "met" ? 1 : 0;
            missing += line["state"] == "missing" ? 1 : 0;
        }
        QVERIFY2(met == 2 && missing > 0, told.told().constData()); // art and life have two each
        const QByteArray table = m_cli.read(QStringLiteral("targets.csv"));
        QVERIFY2(table.startsWith("\xEF\xBB\xBF"
                                  "dimensions,labels,limit,target,accepted,in_progress,state\r\n"),
                 table.constData());
        QCOMPARE(table.trimmed().count('\n'), static_cast<qsizetype>(lines.size()));
        const auto text = run(QStringLiteral("quotas bench"));
        QVERIFY2(text.status == 1 && text.printed.startsWith(QStringLiteral("Exceeded  ")), text.told().constData());
    }

    void theGateDiscardsAndIsUndone()
    {
        const auto before = json(QStringLiteral("gate bench text-only"));
        QVERIFY2(before.status == 0 && before.json()["models"].empty() && before.json()["caught"].empty(), before.told().constData());
        importReplies(QStringLiteral("m1"), QStringLiteral("ABCF"));
        importReplies(QStringLiteral("m2"), QStringLiteral("AFCD"));
        const auto seen = json(QStringLiteral("gate bench text-only"));
        QVERIFY_ENDED(seen, 1);
        QVERIFY2(seen.json()["caught"].size() == 2 && seen.json()["discarded"].size() == 2 && seen.json()["applied"] == false,
                 seen.told().constData());
        QVERIFY2(seen.json()["caught"][0]["models"] == Json::array({"m1", "m2"}), seen.told().constData());
        const auto text = run(QStringLiteral("gate bench text-only"));
        QVERIFY2(text.printed.contains(QStringLiteral("dev-0")) && text.printed.contains(QStringLiteral("dev-2"))
                     && !text.printed.contains(QStringLiteral("dev-1")),
                 text.told().constData());
        const auto applied = run(QStringLiteral("gate bench text-only --apply"));
        QVERIFY2(applied.status == 0 && applied.printed.contains(QStringLiteral("Discarded 2 images.")), applied.told().constData());
        const auto again = run(QStringLiteral("gate bench text-only --apply"));
        QVERIFY2(again.status == 3 && again.said.contains(QStringLiteral("Text-only models")), again.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check bench")), 0);
        QVERIFY_ENDED(run(QStringLiteral("undo bench --last 2")), 0);
        const auto back = json(QStringLiteral("gate bench text-only"));
        QVERIFY2(back.status == 1 && back.json()["discarded"].size() == 2, back.told().constData());
    }

    void anUnknownGateIsRefused()
    {
        QCOMPARE(refusalFault(m_cli, QStringLiteral("gate bench ocr"), 3, QStringLiteral("text-only")), QByteArray());
    }
};

QTEST_GUILESS_MAIN(QuotasTest)
#include "quotastest.moc"
