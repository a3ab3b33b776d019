// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "widgets/people/peoplecontroller.h"

using namespace yuyi;
using namespace yuyi::test;

/// Changes to the people of a project, without a window.
class PeopleControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyProgram> m_program;
    std::unique_ptr<PeopleController> m_people;
    QObject m_asker;

    PersonId added(const QString &name)
    {
        QSignalSpy added(m_people.get(), &PeopleController::peopleAdded);
        m_people->add(name, {Role::Annotator}, &m_asker, [](const QString &) {});
        if (!added.wait(patienceMs))
            return {};
        return m_people->selectedId();
    }
    Person stored(const PersonId &id)
    {
        const auto people = *m_program->stores->project().people();
        const auto found = std::find_if(people.begin(), people.end(), [&](const Person &one) { return one.id == id; });
        return found == people.end() ? Person() : *found;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<StudyProgram>(1);
        m_program->access->actAs(m_program->lead);
        m_people = std::make_unique<PeopleController>(*m_program->access);
    }
    void cleanup()
    {
        m_people.reset();
        m_program.reset();
    }

    void anAddedPersonIsSelected()
    {
        const PersonId id = added(QStringLiteral("Wang"));
        QVERIFY(!id.isNull());
        QCOMPARE(stored(id).name, QStringLiteral("Wang"));
        QTRY_VERIFY(m_people->selected());
        QVERIFY(m_people->canEnd());
    }

    void refusalsAreShown()
    {
        QString refusal;
        m_people->add(QString(), {Role::Annotator}, &m_asker, [&](const QString &sentence) { refusal = sentence; });
        QTRY_VERIFY(!refusal.isEmpty());
        QVERIFY(m_people->selectedId().isNull());
    }

    void pausingTwiceResumes()
    {
        const PersonId id = added(QStringLiteral("Wang"));
        QTRY_VERIFY(m_people->selected());
        QSignalSpy toast(m_people.get(), &PeopleController::toast);
        m_people->pause();
        QTRY_COMPARE(toast.size(), 1);
        QVERIFY(stored(id).paused);
        QTRY_VERIFY(m_people->selected()->paused);
        m_people->pause();
        QTRY_COMPARE(toast.size(), 2);
        QVERIFY(!stored(id).paused);
    }

    void theWorkloadsAreRead()
    {
        QSignalSpy loaded(m_people.get(), &PeopleController::loaded);
        m_people->load();
        QTRY_COMPARE(loaded.size(), 1);
    }
};

QTEST_MAIN(PeopleControllerTest)
#include "peoplecontrollertest.moc"
