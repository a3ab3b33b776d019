// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

#include "db/host/sqlprojecthost.h"
#include "models/services/errors/errorcodingservice.h"

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// How often a model replies correctly when it is asked directly, as the command line says it of what experts said in the window.
class ProbeVerdictTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 6;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// Three cases of textual information neglect, of whose replies two are right, and one of over-inference with a reply that nobody
    /// has judged.
    Result<> code() const
    {
        const auto factory = SqlProjectHost().open(m_cli.path(QStringLiteral("base")));
        if (!factory)
            return passOn(factory);
        const auto stores = (*factory)->open();
        if (!stores)
            return passOn(stores);
        const auto info = (*stores)->project().info();
        const auto people = (*stores)->project().people();
        const auto samples = (*stores)->errors().samples();
        if (!info || !people || !samples)
            return failure(ErrorCode::NotFound, QStringLiteral("the project cannot be read"));
        const auto cases = (*stores)->errors().cases(samples->constFirst().id);
        if (!cases)
            return passOn(cases);
        const QList<ErrorType> types = info->preset.errorTypes;
        ErrorCodingService service(**stores, people->constFirst().id);
        for (int i = 0; i < 4; ++i) {
            ErrorProbe probe;
            probe.id = ErrorProbeId::create();
            probe.errorCase = cases->at(i).id;
            probe.question = QStringLiteral("What is written there?");
            probe.reply = QStringLiteral("“Save food”");
            if (const auto added = service.addProbe(probe); !added)
                return added;
            if (i < 3) {
                if (const auto judged = service.judge(probe.id, i < 2 ? ProbeVerdict::Correct : ProbeVerdict::Wrong); !judged)
                    return judged;
            }
            ErrorCaseEntry entry;
            entry.errorCase = probe.errorCase;
            entry.content.types = {i < 3 ? CodedType{types.at(0).code, types.at(0).subtypes.at(1).code} : CodedType{types.at(1).code, {}}};
            if (const auto submitted = service.submit(entry); !submitted)
                return submitted;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY_ENDED(run(QStringLiteral("new base --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
        QByteArray lines;
        for (int i = 0; i < items; ++i)
            lines += QStringLiteral("{\"id\": \"dev-%1\", \"response\": \"%2\"}\n").arg(i).arg(QChar(u'A' + (i + 1) % 6)).toUtf8();
        QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), lines));
        QVERIFY_ENDED(run(QStringLiteral("import responses base replies.jsonl --model theirs --config none --section open")), 0);
        QVERIFY_ENDED(run(QStringLiteral("errors base sample --run theirs/none --n 4 --by none")), 0);
    }

    void verdictsAreListedAndReported()
    {
        const auto before = json(QStringLiteral("errors base report"));
        QVERIFY_ENDED(before, 0);
        QVERIFY2(before.json()["asked_directly"].empty(), before.told().constData());
        const auto coded = code();
        QVERIFY2(coded, coded ? "" : qPrintable(coded.error().sentence));

        const auto listed = json(QStringLiteral("errors base list"));
        QVERIFY_ENDED(listed, 0);
        const Json probes = listed.json()["samples"][0]["probes"];
        QCOMPARE(probes.size(), size_t(4));
        QVERIFY2(probes[0]["verdict"] == "correct" && probes[2]["verdict"] == "wrong" && probes[3]["verdict"].is_null(),
                 listed.told().constData());
        const auto spoken = run(QStringLiteral("errors base list"));
        QVERIFY2(spoken.printed.contains(QStringLiteral("3 of the replies have a verdict")), spoken.told().constData());

        const auto report = json(QStringLiteral("errors base report --direct direct.csv --csv cases.csv"));
        QVERIFY_ENDED(report, 0);
        const Json rows = report.json()["asked_directly"];
        // All types, the type and its subtype; the type without a verdict is left out.
        QCOMPARE(rows.size(), size_t(3));
        QVERIFY2(rows[0]["type"] == "" && rows[0]["replies"] == 4 && rows[0]["n"] == 3 && rows[0]["correct"] == 2 && rows[0]["cases"] == 3,
                 report.told().constData());
        QVERIFY(rows[1]["type"] == "information-neglect" && rows[1]["subtype"] == "" && rows[1]["replies"] == 3);
        QVERIFY(rows[2]["subtype"] == "textual-information-neglect" && rows[2]["model"].is_null());
        // Wilson's interval of 2 of 3.
        QVERIFY(std::abs(rows[2]["lo"].get<double>() - 0.2076596) < 1e-6 && std::abs(rows[2]["hi"].get<double>() - 0.9385081) < 1e-6);
        QVERIFY2(m_cli.read(QStringLiteral("direct.csv")).contains(",3,3,3,2,1,0,0.666667,0.207660,0.938508,0"),
                 m_cli.read(QStringLiteral("direct.csv")).constData());
        QVERIFY(m_cli.read(QStringLiteral("cases.csv")).contains(",asked,asked_correct,asked_wrong,asked_cannot_tell,practice"));
        const auto said = run(QStringLiteral("errors base report"));
        QVERIFY2(said.printed.contains(QStringLiteral("2 of 3, 66.7 % (20.8 to 93.9 %)")), said.told().constData());
    }

    void wrongUseIsReported()
    {
        const auto fault = [&](const QString &line, const QString &said) { return refusalFault(m_cli, line, 2, said); };
        QCOMPARE(fault(QStringLiteral("errors base sample --run theirs/none --direct x.csv"),
                       QStringLiteral("errors PROJECT sample takes no --direct.")),
                 QByteArray());
    }
};

QTEST_GUILESS_MAIN(ProbeVerdictTest)
#include "probeverdicttest.moc"
