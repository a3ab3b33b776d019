// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/aboutcontroller.h"
#include "tests/support/dbfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/release/aboutservice.h"
#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Texts about the data are saved against what the person saw, and what is not saved stays.
class AboutControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<AboutController> m_controller;
    PersonId m_other;

    QString stored(AboutField field) const { return AboutService(*m_project->stores, m_project->lead).texts()->value(field); }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        m_other = PeopleService(*m_project->stores, m_project->lead).add(QStringLiteral("Anna"), {Role::Annotator})->id;
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_controller = std::make_unique<AboutController>(*m_access);
        m_controller->load();
        QTRY_VERIFY(m_controller->isLoaded());
    }

    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_project.reset();
    }

    void whatIsTypedIsKeptUntilItIsSaved()
    {
        QVERIFY(m_controller->mayEdit());
        m_controller->typed(AboutField::Pay, QStringLiteral("Nothing"));
        QCOMPARE(m_controller->unsaved(AboutField::Pay), QStringLiteral("Nothing"));
        QVERIFY(m_controller->unsaved(AboutField::Use).isEmpty());
        m_controller->save(AboutField::Pay, QStringLiteral("Nothing"), {});
        QVERIFY(m_controller->isSaving(AboutField::Pay));
        // What is typed while it is being saved is not saved with it.
        m_controller->typed(AboutField::Pay, QStringLiteral("Nothing yet"));
        QTRY_VERIFY(!m_controller->isSaving(AboutField::Pay));
        QCOMPARE(stored(AboutField::Pay), QStringLiteral("Nothing"));
        QTRY_COMPARE(m_controller->stored(AboutField::Pay), QStringLiteral("Nothing"));
        QCOMPARE(m_controller->unsaved(AboutField::Pay), QStringLiteral("Nothing yet"));
        m_controller->save(AboutField::Pay, QStringLiteral("Nothing yet"), QStringLiteral("Nothing"));
        QTRY_COMPARE(m_controller->stored(AboutField::Pay), QStringLiteral("Nothing yet"));
        QVERIFY(m_controller->unsaved(AboutField::Pay).isEmpty());
        // Typed back to what is stored: nothing is left to save.
        m_controller->typed(AboutField::Pay, QStringLiteral("Nothing yet!"));
        m_controller->typed(AboutField::Pay, QStringLiteral("Nothing yet"));
        QVERIFY(m_controller->unsaved(AboutField::Pay).isEmpty());
    }

    void anothersTextIsNotOverwritten()
    {
        VERIFY_OK(AboutService(*m_project->stores, m_project->lead).set(AboutField::Use, QStringLiteral("Theirs")));
        QSignalSpy notSaved(m_controller.get(), &AboutController::notSaved);
        QSignalSpy failed(m_controller.get(), &AboutController::failed);
        m_controller->typed(AboutField::Use, QStringLiteral("Mine"));
        m_controller->save(AboutField::Use, QStringLiteral("Mine"), {});
        QTRY_COMPARE(notSaved.size(), 1);
        QVERIFY(notSaved.constFirst().at(1).toBool());
        QVERIFY(failed.isEmpty());
        QCOMPARE(m_controller->stored(AboutField::Use), QStringLiteral("Theirs"));
        QCOMPARE(stored(AboutField::Use), QStringLiteral("Theirs"));
        QCOMPARE(m_controller->unsaved(AboutField::Use), QStringLiteral("Mine"));
        m_controller->drop(AboutField::Use);
        QVERIFY(m_controller->unsaved(AboutField::Use).isEmpty());
    }

    void aRefusalIsTold()
    {
        QSignalSpy notSaved(m_controller.get(), &AboutController::notSaved);
        QSignalSpy failed(m_controller.get(), &AboutController::failed);
        m_controller->save(AboutField::Use, QString(longestAboutText + 1, u'x'), {});
        QTRY_COMPARE(notSaved.size(), 1);
        QVERIFY(!notSaved.constFirst().at(1).toBool());
        QCOMPARE(failed.size(), 1);
        QVERIFY(stored(AboutField::Use).isEmpty());
    }

    void othersOnlyRead()
    {
        m_access->actAs(m_other);
        QTRY_VERIFY(!m_controller->mayEdit());
    }
};

QTEST_GUILESS_MAIN(AboutControllerTest)
#include "aboutcontrollertest.moc"
