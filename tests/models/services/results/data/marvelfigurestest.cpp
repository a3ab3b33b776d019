// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"
#include "models/services/results/figures.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/marvelpuzzles.h"

#include <QDir>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Replies to a part of MARVEL, from the folder named by YUYI_TEST_DATA, read strictly: how many puzzles are right in each of the published
/// ways, for all and for each label.
class MarvelFiguresTest : public QObject
{
    Q_OBJECT

    QString m_data;

    nlohmann::json expected() const
    {
        QFile file(m_data + QStringLiteral("/expected.json"));
        return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString(), nullptr, false) : nlohmann::json();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/marvel-panels");
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA") || !QFile::exists(m_data + QStringLiteral("/replies.jsonl")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with marvel-panels/: the test on published items is left out");
    }

    void figures_data() { addBackends(); }
    void figures()
    {
        QFETCH(const bool, server);
        TestProject project(server, marvelPreset());
        ItemImportRequest items;
        items.file = m_data;
        items.format = ImportFormat::Marvel;
        items.by = project.lead;
        NoProgress progress;
        VERIFY_OK(ItemImportService(*project.stores, project.factory->folder()).importItems(items, progress));
        const auto replies = readRepliesFile(m_data + QStringLiteral("/replies.jsonl"));
        VERIFY_OK(replies);
        ResponseImportRequest request;
        request.model = QStringLiteral("m");
        request.configuration = QStringLiteral("zero-shot");
        request.matching = ReplyMatching::Id;
        const auto read = ResponseImport(*project.stores, project.lead).import(*replies, request, progress);
        VERIFY_OK(read);
        QCOMPARE(read->matched, 700);
        QVERIFY(read->unknown.isEmpty());

        const auto data = ResultsService(*project.stores, project.lead).data({});
        VERIFY_OK(data);
        const Json json = resultsJson(resultsTable(*data, {}));
        // Once for the run, at the first of its rows.
        const auto row = std::find_if(json["rows"].begin(), json["rows"].end(), [](const Json &one) { return one.contains("groups"); });
        QVERIFY2(row != json["rows"].end(), json["rows"].dump(1).c_str());
        const nlohmann::json groups = nlohmann::json::parse((*row)["groups"].dump());
        nlohmann::json wanted = expected();
        QVERIFY(wanted.is_object());
        wanted.erase("note");
        QCOMPARE(wanted.size(), size_t(3));
        for (const auto &[name, counts] : wanted.items())
            QVERIFY2(groups[name] == counts, QByteArray::fromStdString(name + ": " + groups[name].dump(1)).constData());
    }
};

QTEST_GUILESS_MAIN(MarvelFiguresTest)
#include "marvelfigurestest.moc"
