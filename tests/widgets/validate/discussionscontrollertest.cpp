// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/discussionscontroller.h"
#include "tests/support/validationfixture.h"

#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// A discussion from the list to its outcome, without a window.
class DiscussionsControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<DiscussionsController> m_controller;

    void show(int row)
    {
        QSignalSpy shown(m_controller.get(), &DiscussionsController::currentLoaded);
        m_controller->select(row);
        QTRY_COMPARE(shown.size(), 1);
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<ValidationProject>(false, 3);
        const QList<PersonId> people = m_project->validators(3);
        for (const QString &name : {QStringLiteral("one.jpg"), QStringLiteral("two.jpg")}) {
            const ImageId image = m_project->gold(name);
            m_project->answerAll(people, m_project->newest(image), 3);
            VERIFY_OK(DiscussionService(*m_project->stores, m_project->lead)
                          .open(m_project->question(image).id, QStringLiteral("Is it clear?")));
        }
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_controller = std::make_unique<DiscussionsController>(*m_access);
        QSignalSpy loaded(m_controller.get(), &DiscussionsController::loaded);
        m_controller->enter();
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_controller->lines().size(), 2);
        QCOMPARE(m_controller->openCount(), 2);
    }

    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_project.reset();
    }

    /// Nothing can be done with a discussion before it is shown; another one is announced before it replaces the former.
    void oneAfterTheOther()
    {
        QSignalSpy changed(m_controller.get(), &DiscussionsController::currentChanged);
        QVERIFY(!m_controller->canAct());
        show(0);
        QVERIFY(m_controller->canAct());
        QCOMPARE(changed.size(), 1);
        show(0);
        QCOMPARE(changed.size(), 1);
        m_controller->keepNote(QStringLiteral("stem"), QStringLiteral("about the first"));
        m_controller->look(m_controller->lines().at(1).discussion.id);
        QCOMPARE(changed.size(), 2);
        QVERIFY(!m_controller->canAct());
        QCOMPARE(m_controller->note(), QString());
        show(0);
        QCOMPARE(m_controller->note(), QStringLiteral("about the first"));
        m_controller->select(-1);
        QVERIFY(m_controller->current().isNull());
    }

    /// A vote needs a choice, an outcome a reason; who goes against the majority is told.
    void votesAndOutcome()
    {
        show(0);
        QSignalSpy failed(m_controller.get(), &DiscussionsController::failed);
        QSignalSpy toast(m_controller.get(), &DiscussionsController::toast);
        QSignalSpy missing(m_controller.get(), &DiscussionsController::noteMissing);
        QSignalSpy concluded(m_controller.get(), &DiscussionsController::concluded);
        m_controller->vote(DiscussionOutcome::None, {});
        QCOMPARE(failed.size(), 1);
        m_controller->vote(DiscussionOutcome::KeepKey, QStringLiteral("It is."));
        m_controller->vote(DiscussionOutcome::KeepKey, QStringLiteral("It is."));
        QTRY_COMPARE(toast.size(), 1);
        show(0);
        QCOMPARE(m_controller->shown()->votes.size(), 1);

        Conclusion conclusion;
        conclusion.outcome = DiscussionOutcome::Rewrite;
        QVERIFY(!m_controller->majorityAgainst(conclusion));
        m_controller->carryOut(conclusion);
        QCOMPARE(missing.size(), 1);
        QCOMPARE(failed.size(), 2);
        conclusion.note = QStringLiteral("No.");
        const auto majority = m_controller->majorityAgainst(conclusion);
        QVERIFY(majority);
        QCOMPARE(majority->outcome, DiscussionOutcome::KeepKey);
        QCOMPARE(majority->votes, 1);
        QCOMPARE(majority->of, 1);
        conclusion.outcome = DiscussionOutcome::KeepKey;
        QVERIFY(!m_controller->majorityAgainst(conclusion));
        m_controller->carryOut(conclusion);
        QTRY_COMPARE(concluded.size(), 1);
        QSignalSpy loaded(m_controller.get(), &DiscussionsController::loaded);
        m_controller->load();
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_controller->openCount(), 1);
    }
};

QTEST_GUILESS_MAIN(DiscussionsControllerTest)
#include "discussionscontrollertest.moc"
