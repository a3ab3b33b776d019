// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/commentthread.h"
#include "tests/support/pictures.h"
#include "tests/support/server/cutcommits.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/discussion/mentionfield.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What is written in a thread is kept as a draft, also while the server is lost.
class CommentThreadTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<CommentThread> m_thread;
    CommentTarget m_one;
    CommentTarget m_other;

    void begin(bool onServer)
    {
        m_project = std::make_unique<TestProject>(onServer);
        const auto target = [this](const QString &name) {
            const Image image = newImage(name);
            if (!m_project->stores->transaction([&] { return m_project->images().add(image); }))
                qFatal("no image");
            return CommentTarget{TalkSubject::Image, image.id.value(), image.id, {}};
        };
        m_one = target(QStringLiteral("one.jpg"));
        m_other = target(QStringLiteral("other.jpg"));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_access->actAs(m_project->lead);
        m_thread = std::make_unique<CommentThread>(*m_access);
        m_thread->show();
        turnTo(m_one);
        QVERIFY(QTest::qWaitForWindowActive(m_thread.get()));
    }

    void turnTo(const CommentTarget &target)
    {
        QSignalSpy changed(m_thread.get(), &CommentThread::threadChanged);
        m_thread->setTarget(target);
        QTRY_VERIFY(!changed.isEmpty());
    }
    void type(const QString &text)
    {
        m_thread->focusField();
        QTRY_VERIFY(m_thread->field()->hasFocus());
        QTest::keyClicks(m_thread->field(), text);
    }
    QString draft(const CommentTarget &target) const { return *m_project->stores->talk().draft(m_project->lead, target.key()); }
    QStringList said(const CommentTarget &target) const
    {
        QStringList bodies;
        const QList<Comment> comments = *m_project->stores->talk().thread(target);
        for (const Comment &comment : comments)
            bodies.append(comment.body);
        return bodies;
    }

private Q_SLOTS:
    void cleanup()
    {
        m_thread.reset();
        m_access.reset();
        m_project.reset();
    }

    /// A draft belongs to its target: who turns to another one and back goes on with it.
    void aDraftForEachTarget()
    {
        begin(false);
        type(QStringLiteral("begun"));
        turnTo(m_other);
        QCOMPARE(m_thread->field()->text(), QString());
        QTRY_COMPARE(draft(m_one), QStringLiteral("begun"));
        QVERIFY(draft(m_other).isEmpty());
        turnTo(m_one);
        QCOMPARE(m_thread->field()->text(), QStringLiteral("begun"));
        m_thread->send();
        QTRY_COMPARE(said(m_one), QStringList{QStringLiteral("begun")});
        QTRY_COMPARE(m_thread->field()->text(), QString());
        QVERIFY(draft(m_one).isEmpty());
    }

    /// The server is lost: one comment waits, the next is written, and is still there when the first one is sent.
    void theNextCommentWhileOneWaits()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        begin(true);
        cutCommitsOf(*m_project);
        type(QStringLiteral("first"));
        m_thread->send();
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QTRY_COMPARE(m_thread->field()->text(), QString());
        type(QStringLiteral("second"));
        // Where another thread cannot be read either, what was written in this one comes back with it.
        m_thread->setTarget(m_other);
        m_thread->setTarget(m_one);
        QCOMPARE(m_thread->field()->text(), QStringLiteral("second"));
        mendCommitsOf(*m_project);
        QTRY_COMPARE(said(m_one), QStringList{QStringLiteral("first")});
        QTRY_COMPARE(draft(m_one), QStringLiteral("second"));
        QCOMPARE(m_thread->field()->text(), QStringLiteral("second"));
        QCOMPARE(m_access->outbox().waiting(), 0);
    }
};

QTEST_MAIN(CommentThreadTest)
#include "commentthreadtest.moc"
