// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemchoice.h"

#include "tests/support/kinds/categorypreset.h"
#include "tests/support/runfixture.h"

#include "models/services/rules/events.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Levels that follow from a number of the image, over the accepted items.
class LevelsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PictureProject> m_project;

    static Preset levelPreset()
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        json["facts"] = categoryPresetJson()["facts"];
        json["levels"] = categoryPresetJson()["levels"];
        const auto preset = readPreset(jsonText(json));
        if (!preset)
            qFatal("%s", qPrintable(preset.error().sentence));
        return *preset;
    }

    void setUp(bool server)
    {
        m_project = std::make_unique<PictureProject>(server, levelPreset());
        ItemImportRequest request;
        request.file = writeBenchmark(m_project->folder.filePath(QStringLiteral("benchmark")), 13);
        request.by = m_project->lead;
        NoProgress progress;
        VERIFY_OK(ItemImportService(*m_project->stores, m_project->projectFolder()).importItems(request, progress));
    }

    QList<ImageId> chosen(const QString &expression)
    {
        ItemChooser chooser(*m_project->stores);
        const auto filter = chooser.read(expression);
        const auto items = filter ? chooser.choose({*filter, {}, 0, {}}) : Result<ChosenItems>(passOn(filter));
        if (!items)
            qFatal("%s", whatFailed(items).constData());
        QList<ImageId> images;
        for (const ChosenItem &item : items->items)
            images.append(item.item.image);
        return images;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void acceptedItemsAreCutIntoEqualParts_data() { addBackends(); }
    void acceptedItemsAreCutIntoEqualParts()
    {
        QFETCH(const bool, server);
        setUp(server);
        QList<ImageId> images = chosen(QString());
        QCOMPARE(images.size(), 13);
        // 0.5, 1.5, … 11.5 by image; the last was sent back, and would be the lowest.
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            for (int i = 0; i < images.size(); ++i) {
                const QString number = i == 12 ? QStringLiteral("0.1") : QString::number(i + 0.5);
                YUYI_CHECK(m_project->stores->composing().setFacts(images.at(i), {{QStringLiteral("distance"), number}}, m_project->lead));
            }
            YUYI_CHECK(m_project->images().setStage(images.at(12), Stage::Returned));
            return m_project->stores->record(
                makeEvent(Entity::Image, images.at(12).value(), AuditAction::Kept, m_project->lead));
        }));
        QCOMPARE(chosen(QStringLiteral("level=expert")), images.mid(0, 3));
        QCOMPARE(chosen(QStringLiteral("level=hard")), images.mid(3, 3));
        QCOMPARE(chosen(QStringLiteral("level=medium")), images.mid(6, 3));
        QCOMPARE(chosen(QStringLiteral("level=easy")), images.mid(9, 3));
        const auto all = ItemChooser(*m_project->stores).everything();
        VERIFY_OK(all);
        const DimensionCode level(QStringLiteral("level"));
        for (const ItemSetItem &item : *all)
            QCOMPARE(item.labels.contains(level), item.image != images.at(12));
    }
};

QTEST_GUILESS_MAIN(LevelsTest)
#include "levelstest.moc"
