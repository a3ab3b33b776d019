// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/collectservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/image/imageviewer.h"
#include "widgets/inspect/inspectpage.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/undo/undocontroller.h"

#include <QDir>

using namespace yuyi;
using namespace yuyi::test;

/// One key a picture, back and forth, and undone.
class InspectTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 9;

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    InspectPage &page() { return *window().findChild<InspectPage *>(); }
    QString subtitle()
    {
        QStringList texts;
        for (const ElidedLabel *label : page().findChild<PageHeader *>()->findChildren<ElidedLabel *>())
            texts.append(label->text());
        return texts.join(QLatin1Char(' '));
    }
    FunnelCounts funnel()
    {
        std::optional<Result<FunnelCounts>> counts;
        window()
            .session()
            ->project()
            .read([](Stores &stores) { return stores.images().funnel(); })
            .then(this, [&](const Result<FunnelCounts> &found) { counts = found; });
        if (!waitFor([&] { return counts.has_value(); }) || !*counts)
            qFatal("the project cannot be read");
        return **counts;
    }

    void collect(const QString &location)
    {
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        for (quint32 i = 0; i < pictures; ++i)
            QVERIFY(drawn::scene(i, QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(raw).arg(i)));
        const auto factory = m_program->host.open(location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        CollectRequest request;
        request.paths = {raw};
        request.by = (*stores)->project().people()->first().id;
        NoProgress progress;
        QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
    }

    /// As a person does it: when the picture has been seen.
    void decide(Qt::Key key)
    {
        QTRY_VERIFY(page().isReady());
        m_program->key(key);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("inspect"));
        m_program->makeProject(location);
        collect(location);
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(page().findChild<ImageViewer *>()->hasImage());
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("1 of 9")));
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// What was undone is not counted, and the picture is before the eyes again.
    void undoShowsTheImageAndUpdatesTheCount()
    {
        decide(Qt::Key_Space);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("2 of 9")));
        decide(Qt::Key_Q);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("3 of 9")));
        QVERIFY2(subtitle().contains(QStringLiteral("1 kept, 1 discarded")), qPrintable(subtitle()));
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 1);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 0);
        QTRY_VERIFY2(subtitle().contains(QStringLiteral("1 kept, 0 discarded")), qPrintable(subtitle()));
        QVERIFY(subtitle().startsWith(QStringLiteral("2 of 9")));
        // Decided otherwise on the way back: counted once.
        m_program->key(Qt::Key_Left);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("1 of 9")));
        decide(Qt::Key_Q);
        QTRY_VERIFY2(subtitle().contains(QStringLiteral("0 kept, 1 discarded")), qPrintable(subtitle()));
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 1);
    }

    void aKeyForEachPicture()
    {
        for (int i = 0; i < pictures; ++i) {
            QTRY_VERIFY(subtitle().startsWith(QStringLiteral("%1 of 9").arg(i + 1)));
            decide(i % 3 == 2 ? Qt::Key_N : Qt::Key_Space);
        }
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 3);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 6);
        for (const char *id : {"inspect.keep", "inspect.discard-low-quality"}) {
            const QAction *action = window().commands().action(QLatin1String(id));
            QVERIFY(action && !action->autoRepeat());
        }
    }

    /// Repeated presses that the window system does not mark: a release and a press at the same moment.
    void aHeldKeyMakesOneDecision()
    {
        QTRY_VERIFY(page().isReady());
        m_program->keyTimeFlies = false;
        for (int i = 0; i < 40; ++i) {
            m_program->key(Qt::Key_Space); // down and up again; the next one comes 33 ms later
            m_program->keyTime += 33;
            page().findChild<ImageViewer *>()->repaint();
        }
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("2 of 9")));
        QTRY_COMPARE(window().session()->project().pendingWrites(), 0);
        QCOMPARE(funnel().stages.value(Stage::Kept), 1);
        // Let go for a moment, and pressed anew: the next one.
        m_program->keyTimeFlies = true;
        decide(Qt::Key_Space);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 2);
    }

    /// Another key does not help: what has not been before the eyes is not decided.
    void unseenImagesAreNotDecided()
    {
        QTRY_VERIFY(page().isReady());
        m_program->keyTimeFlies = false;
        m_program->key(Qt::Key_Space);
        m_program->key(Qt::Key_N);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("2 of 9")));
        // Not by a button either.
        window().commands().action(QStringLiteral("inspect.keep"))->trigger();
        QVERIFY(subtitle().startsWith(QStringLiteral("2 of 9")));
        m_program->keyTimeFlies = true;
        QTRY_VERIFY(page().isReady());
        m_program->key(Qt::Key_N);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("3 of 9")));
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 1);
    }

    /// Many decided within moments are undone with one key more.
    void aBurstIsUndoneTogether()
    {
        for (int i = 0; i < 5; ++i)
            decide(Qt::Key_Space);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 5);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 4);
        QTRY_VERIFY(window().undoing().hasBurst());
        m_program->key(Qt::Key_Z, Qt::AltModifier);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 0);
        QTRY_VERIFY(subtitle().startsWith(QStringLiteral("1 of 9")));
        QVERIFY(!window().undoing().hasBurst());
        // Something else was done since: the burst is none any more.
        for (int i = 0; i < 4; ++i)
            decide(Qt::Key_Space);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 4);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 3);
        decide(Qt::Key_Space);
        QTRY_COMPARE(funnel().stages.value(Stage::Kept), 4);
        window().undoing().undoBurst();
        QTRY_COMPARE(window().session()->project().pendingWrites(), 0);
        QCOMPARE(funnel().stages.value(Stage::Kept), 4);
    }

    /// Who comes back the same day goes on counting; the buttons of the reasons say what they do.
    void todaysDecisionsAreCounted()
    {
        decide(Qt::Key_Space);
        decide(Qt::Key_N);
        QTRY_VERIFY(subtitle().contains(QStringLiteral("today: 1 kept, 1 discarded")));
        QTRY_COMPARE(window().session()->project().pendingWrites(), 0);
        const QString location = m_program->path(QStringLiteral("inspect"));
        window().closeProject();
        m_program->open(location);
        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(subtitle().contains(QStringLiteral("today: 1 kept, 1 discarded")));
        const QList<ElidedLabel *> labels = page().findChildren<ElidedLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const ElidedLabel *label) { return label->isVisible() && label->text() == QStringLiteral("Discard as:"); }));
    }

    /// “Other” alone says nothing to whoever looks at the decision later.
    void anotherReasonIsSaidInWords()
    {
        decide(Qt::Key_R);
        QTRY_VERIFY(page().findChild<NoteDialog *>());
        auto *dialog = page().findChild<NoteDialog *>();
        QTRY_VERIFY(qobject_cast<TextField *>(dialog->focusWidget()));
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("a private joke"));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(funnel().stages.value(Stage::Discarded), 1);
        std::optional<Result<QStringList>> notes;
        window().session()->project().read([](Stores &stores) -> Result<QStringList> {
                                         QStringList found;
                                         const auto ids = stores.images().list({}, ImageSort::Added);
                                         for (const ImageId &id : *ids) {
                                             const auto decisions = stores.images().decisions(id);
                                             for (const Decision &decision : *decisions)
                                                 found.append(decision.note);
                                         }
                                         return found;
                                     })
            .then(this, [&](const Result<QStringList> &found) { notes = found; });
        QTRY_VERIFY(notes.has_value());
        QCOMPARE(**notes, QStringList{QStringLiteral("a private joke")});
    }

    /// Who changed the key of a reason sees theirs on its button, and it discards.
    void aReasonShowsTheKeyInForce()
    {
        const auto *button = page().findChild<ActionButton *>(QStringLiteral("low-quality"));
        QCOMPARE(button->key(), QStringLiteral("Q"));
        QVERIFY(window().commands().setShortcut(QStringLiteral("inspect.discard-low-quality"), QKeySequence(Qt::Key_W)));
        QCOMPARE(button->key(), QStringLiteral("W"));
        decide(Qt::Key_W);
        QTRY_COMPARE(funnel().discarded.value(FilterStep::Inspect), 1);
        window().commands().setShortcut(QStringLiteral("inspect.discard-low-quality"), {});
        QCOMPARE(button->key(), QStringLiteral("Q"));
    }

    void zoomByKeys()
    {
        auto *viewer = page().findChild<ImageViewer *>();
        const double fit = viewer->zoom();
        m_program->key(Qt::Key_Plus);
        QVERIFY(viewer->zoom() > fit);
        const auto saidEnlarged = [this] {
            const QList<ElidedLabel *> labels = page().findChildren<ElidedLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const ElidedLabel *label) {
                return label->text().contains(QStringLiteral("enlarged to"));
            });
        };
        QVERIFY(saidEnlarged());
        m_program->key(Qt::Key_1);
        QVERIFY(!saidEnlarged());
        m_program->key(Qt::Key_0);
        QCOMPARE(viewer->zoom(), fit);
    }
};

QTEST_MAIN(InspectTest)
#include "inspecttest.moc"
