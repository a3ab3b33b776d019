// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/examplescontroller.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"

#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/session/projectaccess.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Example sheets as the page draws them, without a window.
class ExamplesControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<ExamplesController> m_controller;

    static ExampleRules byDomain(int perCategory = 1)
    {
        ExampleRules rules;
        rules.by = DimensionCode(QStringLiteral("domain"));
        rules.perCategory = perCategory;
        return rules;
    }
    QStringList questions() const
    {
        QStringList stems;
        for (const SheetExample &example : m_controller->sheet()->sheet.examples)
            stems.append(example.question);
        return stems;
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        ItemImportRequest request;
        request.file = writeBenchmark(m_project->folder.filePath(QStringLiteral("raw")), 20);
        request.by = m_project->lead;
        NoProgress quiet;
        VERIFY_OK(ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, quiet));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_controller = std::make_unique<ExamplesController>(*m_access);
        QVERIFY(!m_controller->isComplete());
        connect(m_controller.get(), &ExamplesController::loaded, m_controller.get(),
                [this] { m_controller->set(byDomain(), {}, {}); });
        m_controller->load();
        QTRY_VERIFY(m_controller->isComplete());
    }

    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_project.reset();
    }

    void drawsAndLaysOut()
    {
        QCOMPARE(m_controller->draw().places().size(), 2);
        QCOMPARE(m_controller->sheet()->layout.cells().size(), 2);
        QVERIFY(!m_controller->sheet()->sheet.examples.first().picture.isNull());
        QVERIFY(!m_controller->sheet()->notes.isEmpty());
    }

    /// Only other rules draw other examples; what was exchanged stays through other looks and a new reading.
    void whatWasExchangedStays()
    {
        const QStringList first = questions();
        m_controller->step(1, 1);
        QVERIFY(!m_controller->isComplete());
        QTRY_VERIFY(m_controller->isComplete());
        const QStringList exchanged = questions();
        QVERIFY(exchanged.at(0) == first.at(0) && exchanged.at(1) != first.at(1));
        ExampleLook look;
        look.labels = {DimensionCode(QStringLiteral("emotion"))};
        look.columns = 2;
        m_controller->set(byDomain(), look, {});
        QTRY_VERIFY(m_controller->isComplete());
        QCOMPARE(questions(), exchanged);
        QCOMPARE(m_controller->sheet()->sheet.labelTitles.size(), 1);
        QSignalSpy shown(m_controller.get(), &ExamplesController::shown);
        m_controller->load();
        QTRY_VERIFY(!shown.isEmpty() && m_controller->isComplete());
        QCOMPARE(questions(), exchanged);
        m_controller->set(byDomain(3), {}, {});
        QTRY_VERIFY(m_controller->isComplete());
        QCOMPARE(questions().size(), 6);
        m_controller->set(byDomain(), {}, {});
        QTRY_VERIFY(m_controller->isComplete());
        QCOMPARE(questions(), first);
    }

    /// Items that go take no exchange of another category along.
    void exchangesOutliveOtherItems()
    {
        disconnect(m_controller.get(), &ExamplesController::loaded, nullptr, nullptr);
        connect(m_controller.get(), &ExamplesController::loaded, m_controller.get(), [this] { m_controller->set(byDomain(9), {}, {}); });
        m_controller->set(byDomain(9), {}, {});
        QTRY_VERIFY(m_controller->isComplete());
        const QStringList first = questions();
        QCOMPARE(first.size(), 18);
        m_controller->step(0, 1);
        QTRY_VERIFY(m_controller->isComplete());
        const QStringList exchanged = questions().first(9);
        QVERIFY(exchanged != first.first(9));
        for (const qsizetype place : {9, 10}) {
            const ImageId image = m_controller->pool()->items.at(m_controller->draw().places().at(place).item).image;
            QVERIFY(m_project->stores->transaction([&] { return m_project->stores->images().setStage(image, Stage::Returned); }));
        }
        QSignalSpy shown(m_controller.get(), &ExamplesController::shown);
        m_controller->load();
        QTRY_VERIFY(!shown.isEmpty() && m_controller->isComplete());
        QCOMPARE(questions().size(), 17);
        QCOMPARE(questions().first(9), exchanged);
    }

    void writesWhatIsShown()
    {
        const QString path = m_project->folder.filePath(QStringLiteral("sheet.png"));
        const auto written = m_controller->writer()(path);
        VERIFY_OK(written);
        const QImage image(path);
        QVERIFY(std::abs(image.width() - PrintSize::twoColumns / 25.4 * 300) < 2);
    }
};

QTEST_MAIN(ExamplesControllerTest)
#include "examplescontrollertest.moc"
