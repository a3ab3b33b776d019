// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/cmmmupreset.h"
#include "tests/support/kinds/publishedscorer.h"

#include <QDir>

using namespace yuyi;
using namespace yuyi::test;

/// Replies to a part of CMMMU, from the folder named by YUYI_TEST_DATA: a run read by the published scorer reaches the published figure.
class CmmmuRepliesTest : public QObject
{
    Q_OBJECT

    QString m_data;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/cmmmu");
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA") || !QDir(m_data).exists(QStringLiteral("cmmmu-data-sample")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with cmmmu/: the test on published items is left out");
    }

    void thePublishedFigure_data() { addBackends(); }
    void thePublishedFigure()
    {
        QFETCH(const bool, server);
        const auto preset = readPreset(jsonText(readAsCmmmu(cmmmuPresetJson())));
        VERIFY_OK(preset);
        TestProject project(server, *preset);
        ItemImportRequest items;
        items.file = m_data + QStringLiteral("/cmmmu-data-sample");
        items.format = ImportFormat::Cmmmu;
        items.by = project.lead;
        NoProgress progress;
        VERIFY_OK(ItemImportService(*project.stores, project.factory->folder()).importItems(items, progress));
        const auto file = readRepliesFile(m_data + QStringLiteral("/replies.jsonl"));
        VERIFY_OK(file);
        ResponseImportRequest request;
        request.model = QStringLiteral("published");
        request.configuration = preset->configurations.constFirst().code;
        request.matching = ReplyMatching::Id;
        const auto report = ResponseImport(*project.stores, project.lead).import(*file, request, progress);
        VERIFY_OK(report);
        QCOMPARE(report->matched, 110);
        const auto figures = project.stores->responses().figures(report->run, Scorer::CmmmuOfficial);
        VERIFY_OK(figures);
        QCOMPARE(figures->correct, 45);
        QCOMPARE(figures->correct + figures->incorrect + figures->miss, 110);
        // What is a miss was drawn.
        const auto scored = project.stores->responses().scoredSlots(report->run, Scorer::CmmmuOfficial);
        VERIFY_OK(scored);
        for (const ScoredSlot &slot : *scored)
            QCOMPARE(slot.drawnFrom > 0, slot.result == ResponseResult::Miss);
        QVERIFY(project.stores->responses().figures(report->run, Scorer::CiiOfficial)->correct == 0);
    }
};

QTEST_GUILESS_MAIN(CmmmuRepliesTest)
#include "cmmmurepliestest.moc"
