// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/report.h"

#include <QTest>

using namespace yuyi;

/// Error tables of a benchmark that counts cases in which not the model was wrong, as in CMMMU's figure of 141 cases.
class VerdictCountsTest : public QObject
{
    Q_OBJECT

    static ErrorReportData hundred(bool counts)
    {
        ErrorReportData data;
        data.preset = *builtInPreset(QStringLiteral("cii-bench"));
        data.preset.countsVerdicts = counts;
        const std::pair<const char *, int> types[] = {
            {"perceptual", 26}, {"reasoning", 26}, {"knowledge", 22}, {"rejection", 12}, {"text-understanding", 7}};
        const auto add = [&](ErrorVerdict verdict, const QString &type, int count) {
            for (int i = 0; i < count; ++i) {
                ReportedCase one;
                one.errorCase.id = ErrorCaseId::create();
                one.state = ErrorCaseState::Decided;
                one.code = CaseCode();
                one.code->verdict = verdict;
                if (!type.isEmpty())
                    one.code->content.types = {{type, {}}};
                data.cases.append(one);
            }
        };
        for (const auto &[type, count] : types) {
            const QString code = QLatin1String(type);
            data.types.types.append({code, {code, code}, {}});
            add(ErrorVerdict::ModelWrong, code, count);
        }
        add(ErrorVerdict::AnnotationWrong, {}, 2);
        add(ErrorVerdict::ExtractionWrong, {}, 5);
        data.cases.append(ReportedCase()); // not decided yet
        return data;
    }

private Q_SLOTS:
    void verdictsAreSharesOfAll()
    {
        const ErrorReportData data = hundred(true);
        QList<int> counts;
        QStringList codes;
        double sum = 0;
        for (const TypeCount &one : typeCounts(data)) {
            counts.append(one.count);
            codes.append(one.type);
            QVERIFY2(qAbs(one.share - one.count / 100.0) < 1e-12, qPrintable(one.type));
            sum += one.share;
        }
        QCOMPARE(counts, (QList<int>{26, 26, 22, 12, 7, 2, 5}));
        QCOMPARE(codes.mid(5), (QStringList{QStringLiteral("annotation-wrong"), QStringLiteral("extraction-wrong")}));
        QVERIFY(qAbs(sum - 1) < 1e-12);
        // What a click on such a part of the ring lists.
        CaseFilter filter;
        filter.verdict = ErrorVerdict::AnnotationWrong;
        QCOMPARE(casesOf(data, filter).size(), 2);
        QCOMPARE(casesOf(data).size(), 93);
        const Json json = errorReportJson(data);
        QCOMPARE(json["types"].size(), size_t(7));
        QCOMPARE(json["types"][5]["count"].get<int>(), 2);
        const QList<QByteArray> lines = typeCountsCsv(data).trimmed().split('\n');
        QCOMPARE(lines.size(), 8);
        QVERIFY2(lines.at(7).startsWith("extraction-wrong,") && lines.at(7).contains(",5,0.05"), lines.at(7).constData());
    }

    /// Other benchmarks count the cases in which the model is wrong, as before.
    void othersCountTypesOnly()
    {
        const ErrorReportData data = hundred(false);
        const QList<TypeCount> counts = typeCounts(data);
        QCOMPARE(counts.size(), 5);
        QVERIFY(qAbs(counts.constFirst().share - 26.0 / 93) < 1e-12);
        QCOMPARE(errorReportJson(data)["types"].size(), size_t(5));
    }
};

QTEST_GUILESS_MAIN(VerdictCountsTest)
#include "verdictcountstest.moc"
