// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "widgets/runs/endpoints/endpointscontroller.h"

using namespace yuyi;
using namespace yuyi::test;

/// Endpoints and what was typed and not saved, without a window.
class EndpointsControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyProgram> m_program;
    std::unique_ptr<EndpointsController> m_endpoints;

    /// Types a new endpoint and saves it.
    Endpoint saved(const QString &name)
    {
        const EndpointId id = m_endpoints->addDraft();
        Endpoint typed = *m_endpoints->draft(id);
        typed.name = name;
        typed.model = QStringLiteral("model-1");
        typed.baseUrl = QStringLiteral("http://localhost:8000/v1");
        typed.keySource = KeySource::None;
        m_endpoints->keepDraft(id, typed, {});
        QSignalSpy loaded(m_endpoints.get(), &EndpointsController::loaded);
        m_endpoints->save(typed, {});
        if (!loaded.wait(patienceMs) || !m_endpoints->stored(id))
            return {};
        return *m_endpoints->stored(id);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<StudyProgram>(1);
        m_program->access->actAs(m_program->lead);
        m_endpoints = std::make_unique<EndpointsController>(*m_program->access);
        m_endpoints->load();
        QTRY_VERIFY(m_endpoints->isLoaded());
    }
    void cleanup()
    {
        m_endpoints.reset();
        m_program.reset();
    }

    void aSavedDraftIsGone()
    {
        const Endpoint endpoint = saved(QStringLiteral("One"));
        QVERIFY(!endpoint.id.isNull());
        QCOMPARE(endpoint.name, QStringLiteral("One"));
        QVERIFY(!m_endpoints->isDrafted(endpoint.id));
        QVERIFY(!m_endpoints->isSaving());
    }

    void textTypedWhileSavingIsKept()
    {
        Endpoint endpoint = saved(QStringLiteral("One"));
        endpoint.name = QStringLiteral("Two");
        QVERIFY(!m_endpoints->keepDraft(endpoint.id, endpoint, {}));
        QSignalSpy loaded(m_endpoints.get(), &EndpointsController::loaded);
        m_endpoints->save(endpoint, {});
        Endpoint later = endpoint;
        later.name = QStringLiteral("Three");
        m_endpoints->keepDraft(endpoint.id, later, {});
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_endpoints->stored(endpoint.id)->name, QStringLiteral("Two"));
        QCOMPARE(m_endpoints->draft(endpoint.id)->name, QStringLiteral("Three"));
    }

    void typingWhatIsStoredLeavesNoDraft()
    {
        const Endpoint endpoint = saved(QStringLiteral("One"));
        Endpoint typed = endpoint;
        typed.budget = 3;
        QVERIFY(!m_endpoints->keepDraft(endpoint.id, typed, {}));
        QVERIFY(m_endpoints->isDrafted(endpoint.id));
        QVERIFY(m_endpoints->keepDraft(endpoint.id, endpoint, {}));
        QVERIFY(!m_endpoints->isDrafted(endpoint.id));
    }

    void aRemovedEndpointIsRestored()
    {
        const Endpoint endpoint = saved(QStringLiteral("One"));
        m_endpoints->remove(endpoint);
        QTRY_VERIFY(!m_endpoints->stored(endpoint.id));
        m_endpoints->restore(endpoint.id);
        QTRY_VERIFY(m_endpoints->stored(endpoint.id));
    }
};

QTEST_MAIN(EndpointsControllerTest)
#include "endpointscontrollertest.moc"
