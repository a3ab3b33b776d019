// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationdraft.h"
#include "tests/support/teamfixture.h"

#include "models/services/annotation/keptactions.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/openedimage.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What is typed, saved and submitted, without a window.
class AnnotationDraftTest : public QObject
{
    Q_OBJECT

    using State = AnnotationDraft::SaveState;

    std::unique_ptr<Team> m_team;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<AnnotationDraft> m_draft;

    AnnotationService service() { return AnnotationService(m_team->stores(), m_team->anna); }
    Annotation stored() { return **m_team->stores().annotations().current(m_team->ids.first(), m_team->anna); }

private Q_SLOTS:
    void init()
    {
        m_team = std::make_unique<Team>(false, 2, 1);
        m_access = std::move(*ProjectAccess::open(m_team->project.factory));
        m_access->actAs(m_team->anna);
        m_draft = std::make_unique<AnnotationDraft>(*m_access);
        m_draft->sitDown(m_access->info().id, m_team->anna);
        const ImageId image = m_team->ids.first();
        m_draft->take(*m_team->project.images().image(image), Team::must(service().open(image)));
        QCOMPARE(m_draft->saveState(), State::Clean);
        QVERIFY(!m_draft->isBegun());
    }

    void cleanup()
    {
        m_draft.reset();
        m_access.reset();
        m_team.reset();
    }

    /// Typing is pending until the project has it, and is written only when something differs.
    void typingIsSaved()
    {
        AnnotationContent content = m_draft->annotation().content;
        QVERIFY(!m_draft->edit(content));
        content.explanation = QStringLiteral("typed");
        QVERIFY(m_draft->edit(content));
        QCOMPARE(m_draft->saveState(), State::Typing);
        QVERIFY(m_draft->isPending());
        m_draft->flush();
        QCOMPARE(m_draft->saveState(), State::Saving);
        QTRY_COMPARE(m_draft->saveState(), State::Saved);
        QVERIFY(!m_draft->isPending());
        QVERIFY(m_draft->isBegun());
        QCOMPARE(stored().content.explanation, content.explanation);
        QVERIFY(m_draft->commit(content, QStringLiteral("explanation"), QStringLiteral("Explanation")));
        QVERIFY(!m_draft->commit(content, QStringLiteral("explanation"), QStringLiteral("Explanation")));
        QTRY_VERIFY(!m_draft->isPending());
    }

    /// A submission that is refused leaves the image open and what was typed saved.
    void refusedSubmissionCostsNothing()
    {
        QSignalSpy failed(m_draft.get(), &AnnotationDraft::failed);
        QSignalSpy done(m_draft.get(), &AnnotationDraft::done);
        AnnotationContent content = m_draft->annotation().content;
        content.explanation = QStringLiteral("not complete");
        m_draft->submit(content);
        QVERIFY(m_draft->isSubmitting());
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!m_draft->isSubmitting());
        QVERIFY(!m_draft->isSubmitted());
        QCOMPARE(m_draft->saveState(), State::Saved);
        QCOMPARE(stored().content.explanation, content.explanation);
        QVERIFY(done.isEmpty());
    }

    /// The program ended while a submission waited. Its text was restored first, from the copy: it is submitted all the same, once.
    void submittedAfterTheCopyCameBack()
    {
        Annotation annotation = m_draft->annotation();
        annotation.content = complete(annotation.content, m_access->info().preset);
        const KeptAction action = toAction(Submitting{annotation, {}}, QStringLiteral("Annotate"), {});
        const UnsavedAnnotation copy{annotation.image,
                                     QStringLiteral("picture 0.jpg"),
                                     0,
                                     1,
                                     currentTime(),
                                     annotation.content,
                                     {saveNameOf(action)}};
        QVERIFY(Team::must(openForAnnotation(m_team->stores(), annotation.image, m_team->anna, copy)).restored);
        QCOMPARE(stored().version, 1);
        const auto sent = m_access->outbox().send(action);
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QVERIFY(!sent.result()->refused);
        QCOMPARE(stored().state, AnnotationState::Submitted);
        QCOMPARE(stored().content.explanation, annotation.content.explanation);
    }

    /// What is complete is submitted once; who has gone on to another image is told of it all the same.
    void submissionIsTold()
    {
        QSignalSpy submitted(m_draft.get(), &AnnotationDraft::submitted);
        QSignalSpy done(m_draft.get(), &AnnotationDraft::done);
        const AnnotationContent content = complete(m_draft->annotation().content, m_access->info().preset);
        m_draft->submit(content);
        m_draft->submit(content);
        QTRY_COMPARE(submitted.size(), 1);
        QCOMPARE(submitted.first().first().toString(), QStringLiteral("picture 0.jpg"));
        QCOMPARE(done.size(), 1);
        QVERIFY(m_draft->isSubmitted());
        QVERIFY(!m_draft->edit({}));

        const ImageId next = m_team->ids.at(1);
        m_draft->take(*m_team->project.images().image(next), Team::must(service().open(next)));
        m_draft->submit(complete(m_draft->annotation().content, m_access->info().preset));
        m_draft->clear();
        QSignalSpy changed(m_draft.get(), &AnnotationDraft::saveStateChanged);
        QTRY_COMPARE(submitted.size(), 2);
        QVERIFY(!changed.isEmpty()); // a form that was locked meanwhile is free again
        QCOMPARE(done.size(), 1);
        QVERIFY(!m_draft->hasImage());
    }
};

QTEST_GUILESS_MAIN(AnnotationDraftTest)
#include "annotationdrafttest.moc"
