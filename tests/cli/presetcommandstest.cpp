// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/kindspreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Presets from the command line: what there is, what is wrong with a file, and files of them.
class PresetCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }

private Q_SLOTS:
    void presetsAreListed()
    {
        const auto listed = run(QStringLiteral("preset list"));
        QVERIFY_ENDED(listed, 0);
        const QStringList codes = presetCodes();
        for (const QString &code : codes)
            QVERIFY2(listed.printed.contains(code), listed.told().constData());
        QCOMPARE(static_cast<qsizetype>(run(QStringLiteral("preset list --json")).json()["presets"].size()), codes.size());
    }

    /// An exported preset is a good start: it is checked, changed, checked again, and a project is made with it.
    void anExportedPresetIsTheSame()
    {
        QVERIFY_ENDED(run(QStringLiteral("preset export cii-bench mine.json")), 0);
        const auto read = readPreset(m_cli.read(QStringLiteral("mine.json")));
        QVERIFY(read);
        // Equal, whatever the order of the members.
        QVERIFY(nlohmann::json::parse(read->source.toStdString())
                == nlohmann::json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString()));
        const auto good = run(QStringLiteral("preset check mine.json"));
        QVERIFY_ENDED(good, 0);
        QCOMPARE(good.printed.trimmed(), QStringLiteral("No faults."));

        QVERIFY(m_cli.write(QStringLiteral("kinds.json"), jsonText(kindsPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new project --preset kinds.json --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("preset export project again.json")), 0);
        QCOMPARE(readPreset(m_cli.read(QStringLiteral("again.json")))->kinds.size(), kindsPreset().kinds.size());
    }

    void everyFaultIsNamedWithItsPlace()
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        json["dimensions"][3]["code"] = "image_type";
        json["discardReasons"][0]["key"] = "Z";
        json["configurations"][0]["prompt"] = "{options}";
        QVERIFY(m_cli.write(QStringLiteral("wrong.json"), jsonText(json)));
        const auto wrong = run(QStringLiteral("preset check wrong.json"));
        QVERIFY_ENDED(wrong, 1);
        const QStringList lines = wrong.printed.trimmed().split(u'\n');
        QCOMPARE(lines.size(), 3);
        for (const char *place : {"/dimensions/3/code: ", "/discardReasons/0/key: ", "/configurations/0/prompt: "})
            QVERIFY2(!lines.filter(QLatin1String(place)).isEmpty(), wrong.told().constData());
        const auto asJson = run(QStringLiteral("--json preset check wrong.json"));
        QVERIFY_ENDED(asJson, 1);
        QCOMPARE(asJson.json()["faults"].size(), std::size_t(3));
        QCOMPARE(fromUtf8(asJson.json()["faults"][0]["path"].get<std::string>()), QStringLiteral("/dimensions/3/code"));
        // What reads presets refuses it with the first of them.
        const QByteArray refused = refusalFault(m_cli, QStringLiteral("new other --preset wrong.json"), 3,
                                                QStringLiteral("/dimensions/3/code"));
        QVERIFY2(refused.isEmpty(), refused.constData());
    }

    void aFileThatIsNoPresetIsAFault()
    {
        QVERIFY(m_cli.write(QStringLiteral("broken.json"), "{\n \"code\": nope }"));
        const auto broken = run(QStringLiteral("preset check broken.json"));
        QVERIFY_ENDED(broken, 1);
        QVERIFY2(broken.printed.contains(QStringLiteral("line 2")), broken.told().constData());
        QByteArray fault = refusalFault(m_cli, QStringLiteral("preset check nothing.json"), 3, QStringLiteral("nothing.json"));
        QVERIFY2(fault.isEmpty(), fault.constData());
        fault = refusalFault(m_cli, QStringLiteral("preset export nothing out.json"), 3, QStringLiteral("nothing"));
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
};

QTEST_GUILESS_MAIN(PresetCommandsTest)
#include "presetcommandstest.moc"
