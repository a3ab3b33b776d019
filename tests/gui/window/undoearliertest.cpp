// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/domain/clock.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/commands/commands.h"

#include <QDir>
#include <QImage>

using namespace yuyi;
using namespace yuyi::test;

/// One key takes nothing back that was done before the project was opened, without asking.
class UndoEarlierTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }

    template <typename R>
    static void must(const R &result)
    {
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence));
    }

    Stage stage()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        return (*stores)->images().image((*stores)->images().list({}, ImageSort::Name)->constFirst())->stage;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        const QString raw = m_program->path(QStringLiteral("raw"));
        QDir().mkpath(raw);
        QImage picture(320, 240, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        QVERIFY(picture.save(raw % QStringLiteral("/a.png")));
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        CollectRequest request;
        request.paths = {raw};
        request.by = lead;
        NoProgress progress;
        must(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        const StoryTime yesterday(QDateTime::currentDateTimeUtc().addDays(-1));
        must(DecisionService(**stores, lead).decide(*(*stores)->images().list({}, ImageSort::Name), Verdict(), QStringLiteral("Kept")));
    }
    void cleanup() { m_program.reset(); }

    void undoingAnOldStepNeedsConfirmation()
    {
        const Stage kept = stage();
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("people"));
        m_program->prompts.willConfirm(false);
        window().commands().action(QStringLiteral("app.undo"))->trigger();
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QCOMPARE(stage(), kept);
        QCOMPARE(window().currentPageId(), QStringLiteral("people"));
        m_program->prompts.willConfirm(true);
        window().commands().action(QStringLiteral("app.undo"))->trigger();
        QTRY_VERIFY(stage() != kept);
    }
};

QTEST_MAIN(UndoEarlierTest)
#include "undoearliertest.moc"
