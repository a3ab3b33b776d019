// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/calibratecontroller.h"
#include "tests/support/teamfixture.h"

#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Batches from the list to their reveal, without a window.
class CalibrateControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Team> m_team;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<CalibrateController> m_controller;
    CalibrationBatchId m_first;

    CalibrationBatchId make(const QString &name, const QList<ImageId> &images)
    {
        return Team::must(CalibrationService(m_team->stores(), m_team->project.lead)
                              .create({name, images, {m_team->anna, m_team->bert}, 7}));
    }
    void load()
    {
        QSignalSpy loaded(m_controller.get(), &CalibrateController::loaded);
        m_controller->load();
        QTRY_COMPARE(loaded.size(), 1);
    }

private Q_SLOTS:
    void init()
    {
        m_team = std::make_unique<Team>(false, 4);
        m_first = make(QStringLiteral("first"), m_team->ids.mid(0, 2));
        make(QStringLiteral("second"), m_team->ids.mid(2, 2));
        m_access = std::move(*ProjectAccess::open(m_team->project.factory));
        m_controller = std::make_unique<CalibrateController>(*m_access);
        QVERIFY(!m_controller->isLoaded());
        load();
        QCOMPARE(m_controller->batches().size(), 2);
    }

    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_team.reset();
    }

    /// The batch that is wanted is selected; later the one that was shown stays.
    void selection()
    {
        QVERIFY(!m_controller->current());
        QCOMPARE(m_controller->selectWanted(), 0);
        m_controller->want(m_first);
        load();
        m_controller->selectWanted();
        QCOMPARE(m_controller->current()->batch.id, m_first);
        load();
        m_controller->selectWanted();
        QCOMPARE(m_controller->current()->batch.id, m_first);
        m_controller->select(-1);
        QVERIFY(!m_controller->current());
    }

    /// A lead who reveals early is told what is missing; afterwards the labels can be read.
    void earlyReveal()
    {
        m_team->submit(m_team->anna, m_team->ids.first());
        m_team->submit(m_team->bert, m_team->ids.first());
        m_controller->want(m_first);
        m_controller->selectWanted();
        QVERIFY(m_controller->isLead());
        QVERIFY(!m_controller->takesPart());
        QSignalSpy early(m_controller.get(), &CalibrateController::revealEarly);
        m_controller->askToReveal();
        m_controller->askToReveal();
        QTRY_COMPARE(early.size(), 1);
        QVERIFY(!early.first().at(1).toString().isEmpty());
        QSignalSpy done(m_controller.get(), &CalibrateController::done);
        QSignalSpy loaded(m_controller.get(), &CalibrateController::loaded);
        QSignalSpy refused(m_controller.get(), &CalibrateController::refused);
        m_controller->reveal(m_first);
        QTRY_COMPARE(refused.size(), 1);
        QTRY_COMPARE(loaded.size(), 1);
        m_controller->selectWanted();
        m_controller->reveal(m_first, QStringLiteral("Time is over."));
        QTRY_COMPARE(loaded.size(), 2);
        QVERIFY2(!done.isEmpty(), qPrintable(refused.last().first().toString()));
        m_controller->selectWanted();
        QCOMPARE(m_controller->current()->batch.state, CalibrationState::Revealed);
        QSignalSpy read(m_controller.get(), &CalibrateController::revealRead);
        m_controller->readReveal();
        QTRY_COMPARE(read.size(), 1);
    }

    /// A person of the batch goes on with the first image that is not submitted.
    void labelling()
    {
        m_team->submit(m_team->anna, m_team->ids.first());
        m_access->actAs(m_team->anna);
        load();
        m_controller->want(m_first);
        m_controller->selectWanted();
        QVERIFY(m_controller->takesPart());
        QVERIFY(!m_controller->isLead());
        QSignalSpy found(m_controller.get(), &CalibrateController::unlabelledFound);
        m_controller->findUnlabelled();
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found.first().first().value<ImageId>(), m_team->ids.at(1));
    }
};

QTEST_GUILESS_MAIN(CalibrateControllerTest)
#include "calibratecontrollertest.moc"
