// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementcontroller.h"
#include "tests/support/teamfixture.h"

#include "models/services/session/projectaccess.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The figures of two people and the images behind them, without a window.
class AgreementControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Team> m_team;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<AgreementController> m_controller;

    void compute(const AgreementQuery &query)
    {
        QSignalSpy read(m_controller.get(), &AgreementController::dataRead);
        m_controller->reload(query.by);
        QTRY_COMPARE(read.size(), 1);
        m_controller->compute(query);
        QVERIFY(!m_controller->isComplete());
        QTRY_VERIFY(m_controller->isComplete());
    }

private Q_SLOTS:
    /// Both label three images; the second differs on one in the first dimension.
    void init()
    {
        m_team = std::make_unique<Team>(false, 3);
        for (const ImageId &image : m_team->ids)
            m_team->submit(m_team->anna, image);
        m_team->submit(m_team->bert, m_team->ids.at(0));
        m_team->submit(m_team->bert, m_team->ids.at(1));
        const Dimension first = m_team->stores().project().info()->preset.dimensions.first();
        Annotation other = Team::must(m_team->as(m_team->bert).open(m_team->ids.at(2)));
        other.content = complete(other.content, m_team->stores().project().info()->preset);
        other.content.labels[first.code] = {first.values.at(1).code};
        Team::must(m_team->as(m_team->bert).submit(other));
        m_access = std::move(*ProjectAccess::open(m_team->project.factory));
        m_controller = std::make_unique<AgreementController>(*m_access);
    }

    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_team.reset();
    }

    void figuresAndTheirImages()
    {
        QVERIFY(m_controller->isLead());
        QVERIFY(!m_controller->data());
        compute({});
        const Preset &preset = m_controller->data()->preset;
        const QList<AgreementRow> rows = m_controller->rows(AgreementBy::Dimension, {});
        QCOMPARE(rows.size(), preset.dimensions.size() + 1);
        QCOMPARE(m_controller->imageCount(), 3);
        QCOMPARE(m_controller->personCount(), 2);
        QCOMPARE(rows.first().line.dimension, preset.dimensions.first().code);
        QCOMPARE(m_controller->imagesOf(rows.first()).size(), 3);
        QCOMPARE(m_controller->differencesOf(rows.first()), QList<ImageId>{m_team->ids.at(2)});
        QVERIFY(m_controller->differencesOf(rows.at(1)).isEmpty());
        QCOMPARE(m_controller->imagesInCellOf(rows.first(), preset.dimensions.first().code, 0, 0).size(), 2);
        QVERIFY(m_controller->imagesInCellOf(rows.first(), {}, 0, 0).isEmpty());
    }

    /// Grouped otherwise, the rows are those of one dimension.
    void groupsOfOneDimension()
    {
        AgreementQuery pairs;
        pairs.by = AgreementBy::Pair;
        compute(pairs);
        const DimensionCode first = m_controller->data()->preset.dimensions.first().code;
        QCOMPARE(m_controller->rows(AgreementBy::Pair, first).size(), 1);
        QCOMPARE(m_controller->pairs().size(), 1);
    }

    /// Who stops gets no figures of what was asked before.
    void stopped()
    {
        compute({});
        QSignalSpy read(m_controller.get(), &AgreementController::dataRead);
        QSignalSpy saved(m_controller.get(), &AgreementController::csvSaved);
        const QString path = m_team->project.folder.filePath(QStringLiteral("agreement.csv"));
        m_controller->reload(AgreementBy::Dimension);
        m_controller->stop();
        m_controller->saveCsv(path);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(QFile(path).size() > 100);
        bool answered = false;
        m_access->read([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { answered = true; });
        QTRY_VERIFY(answered);
        QVERIFY(read.isEmpty());
        QSignalSpy failed(m_controller.get(), &AgreementController::failed);
        m_controller->saveCsv(m_team->project.folder.filePath(QStringLiteral("no/such/folder.csv")));
        QTRY_COMPARE(failed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(AgreementControllerTest)
#include "agreementcontrollertest.moc"
