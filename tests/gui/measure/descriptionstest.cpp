// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/figureanswers.h"
#include "tests/support/heldstores.h"
#include "tests/support/programfixture.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/events.h"
#include "models/services/session/projectaccess.h"
#include "models/stores/ratingstore.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/descriptions/askdialog.h"
#include "widgets/descriptions/descriptionrunspanel.h"
#include "widgets/descriptions/descriptionsoverview.h"
#include "widgets/descriptions/descriptionspage.h"
#include "widgets/descriptions/modelsview.h"
#include "widgets/descriptions/scoringform.h"
#include "widgets/descriptions/scoringpanel.h"
#include "widgets/shell/commands/commands.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTreeWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Paintings described, judged and scored in the window, against a server that answers as model and judge.
class DescriptionsTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 5;

    std::unique_ptr<RecordingServer> m_server;
    std::unique_ptr<ReadingGate> m_gate;
    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<HeldHost> m_host;
    QString m_location;
    PersonId m_lead;
    PersonId m_expert;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    DescriptionsPage *page() { return window().findChild<DescriptionsPage *>(); }
    ScoringPanel *scoring() { return page()->scoring(); }
    DescriptionsOverview *overview() { return page()->overview(); }
    DescriptionsPageData *pageData() { return page()->pageData(); }
    template <typename T>
    T *named(const char *name)
    {
        return page()->findChild<T *>(QLatin1String(name));
    }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }

    static QString reply(const ReadRequest &request)
    {
        static const QRegularExpression described(QStringLiteral("描述#(\\d+)"));
        const auto found = described.match(request.text());
        static int count = 0;
        if (!found.hasMatch())
            return QStringLiteral("描述#%1：山水与留白。").arg(count++ % pictures);
        return QStringLiteral("[%1]").arg(1 + found.captured(1).toInt() % 5);
    }

    /// The window over stores whose reading of scores can be held back.
    void startHeld()
    {
        m_gate = std::make_unique<ReadingGate>();
        m_host = std::make_unique<HeldHost>(m_program->host, *m_gate);
        ShellSetup setup = programSetup({*m_host, *m_program->settings, *m_program->theme, m_program->prompts, m_program->secrets});
        setup.keyClock = m_program->keyClock();
        m_program->window = std::make_unique<MainWindow>(std::move(setup));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void start(bool withEndpoint = true, bool withGate = false)
    {
        m_server = std::make_unique<RecordingServer>(reply);
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        {
            const auto factory = must(m_program->host.open(m_location));
            const auto stores = must(factory->open());
            m_lead = must(stores->project().people()).constFirst().id;
            ItemImportRequest request;
            request.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), pictures);
            request.by = m_lead;
            NoProgress progress;
            must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
            m_expert = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
            if (withEndpoint) {
                Endpoint endpoint;
                endpoint.id = EndpointId::create();
                endpoint.name = QStringLiteral("server");
                endpoint.baseUrl = m_server->url().toString();
                endpoint.model = QStringLiteral("model-x");
                const auto added = stores->transaction([&] { return stores->endpoints().add(endpoint); });
                QVERIFY(added);
            }
        }
        if (withGate)
            startHeld();
        else
            m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("descriptions"));
        QTRY_VERIFY(page() && page()->isVisible());
        QTRY_VERIFY(pageData()->data() != nullptr);
    }

    AskDialog *dialog()
    {
        AskDialog *found = nullptr;
        if (!QTest::qWaitFor([&] {
                found = window().findChild<AskDialog *>();
                return found && found->isVisible();
            }))
            qFatal("no dialog");
        return found;
    }
    /// Through the dialog, till the replies are there.
    void describe()
    {
        m_program->key(Qt::Key_D);
        AskDialog *ask = dialog();
        ask->findChild<QCheckBox *>(QStringLiteral("askTaskItems"))->setChecked(false);
        auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
        QTRY_VERIFY(go->isEnabled());
        QTest::keyClick(ask, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pageData()->run() && pageData()->run()->described == pictures);
        QTRY_COMPARE(pageData()->run()->run.state, RunState::Done);
    }
    void judge()
    {
        QTRY_VERIFY(window().findChild<AskDialog *>() == nullptr);
        toPage();
        m_program->key(Qt::Key_G);
        AskDialog *ask = dialog();
        auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
        QTRY_VERIFY(go->isEnabled());
        QTest::mouseClick(go, Qt::LeftButton);
        QTRY_VERIFY(pageData()->run() && pageData()->run()->judges.size() == 1 && pageData()->run()->judges.constFirst().read == pictures);
        QTRY_COMPARE(pageData()->run()->judges.constFirst().run.state, RunState::Done);
        QTRY_VERIFY(window().findChild<AskDialog *>() == nullptr);
        toPage();
    }
    void openFigures()
    {
        QTRY_VERIFY(overview()->canOpenFigures());
        m_program->prompts.willConfirm(true);
        m_program->key(Qt::Key_O);
        QTRY_COMPARE(overview()->means()->rowCount(), 1);
        QTRY_VERIFY(overview()->hasScores());
    }
    /// Keys go to the page again once a dialog has gone.
    void toPage()
    {
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
        page()->setFocus();
    }
    /// The reading thread waits at the gate.
    bool held()
    {
        return QTest::qWaitFor([this] { return m_gate->reached.tryAcquire(); }, 30000);
    }
    /// What was asked of the reading thread before has come.
    bool answered()
    {
        bool there = false;
        project().read([](Stores &) { return Result<int>(0); }).then(this, [&](const Result<int> &) { there = true; });
        return QTest::qWaitFor([&] { return there; }, 30000);
    }
    void scoreAs(const PersonId &person)
    {
        if (project().person().id != person)
            project().actAs(person);
        QTRY_VERIFY(window().findChild<AskDialog *>() == nullptr);
        toPage();
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("descriptions"));
        QTRY_VERIFY(pageData()->data() && pageData()->run());
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(scoring()->isVisible() && (scoring()->isDone() || scoring()->isComplete()));
        QTRY_COMPARE(scoring()->all(), pictures);
        QVERIFY(answered());
    }

private Q_SLOTS:
    void cleanup()
    {
        if (m_gate)
            m_gate->open.release(100);
        if (m_program)
            m_program->window.reset();
        m_host.reset();
        m_program.reset();
        m_server.reset();
    }
    void anEmptyPageSaysWhatBelongsHere();
    void aRunIsDescribedJudgedAndScored();
    void withdrawnAndChanged();
    void aListThatAScoreOvertookIsReadAgain();
    void subScoresAndNotes();
    void thePromptIsShownAsSent();
    void exports();
    void theRunThatWasStartedIsMarked();
    void aHiddenRunComesBack();
    void anOlderReadingIsMended();
    void allModels();
    void theRubricMakesRoom();
};

void DescriptionsTest::anEmptyPageSaysWhatBelongsHere()
{
    start(false);
    auto *empty = named<QWidget>("descriptionsEmpty");
    QTRY_VERIFY(empty && empty->isVisible());
    QVERIFY(!window().findChild<AskDialog *>());
    // Without an endpoint nobody can be asked.
    m_program->key(Qt::Key_D);
    QVERIFY(!window().findChild<AskDialog *>());
    // Whoever was on another tab last finds the way on all the same.
    Location location;
    location.page = PageId::Descriptions;
    location.field = QStringLiteral("score");
    page()->show(location);
    QVERIFY(empty->isVisible());
    QVERIFY(window().commands().action(QStringLiteral("descriptions.endpoints"))->isEnabled());
}

void DescriptionsTest::aRunIsDescribedJudgedAndScored()
{
    start();
    describe();
    judge();
    QCOMPARE(m_server->received().size(), 2 * pictures);
    // Nothing of the judge is shown to whoever may still score; a lead may give that up.
    QTRY_VERIFY(named<QWidget>("reportWaiting")->isVisible());
    QVERIFY(!overview()->hasScores());
    m_program->prompts.willConfirm(false);
    m_program->key(Qt::Key_O);
    QTRY_VERIFY(m_program->prompts.isSatisfied());
    QVERIFY(!overview()->hasScores());
    openFigures();
    // An expert scores by keyboard; nothing on the screen names the model or the judge's score.
    scoreAs(m_expert);
    QTRY_VERIFY(!scoring()->current().isNull());
    for (const QLabel *label : scoring()->findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(QStringLiteral("model-x")), qPrintable(label->text()));
    QSet<AttemptId> seen;
    for (int i = 0; i < pictures; ++i) {
        const AttemptId current = scoring()->current();
        QVERIFY(!seen.contains(current));
        seen.insert(current);
        QTRY_VERIFY(scoring()->isComplete());
        QVERIFY(named<QLabel>("descriptionText")->text().startsWith(QStringLiteral("描述#")));
        QCOMPARE(named<QLabel>("humanExplanation")->text(), QStringLiteral("解释"));
        if (i == 2) {
            // In the middle of it the figures stay closed.
            m_program->key(Qt::Key_1, Qt::AltModifier);
            auto *waiting = named<QWidget>("reportWaiting");
            QTRY_VERIFY(waiting->isVisible());
            QVERIFY(!overview()->hasScores());
            m_program->key(Qt::Key_2, Qt::AltModifier);
            QTRY_COMPARE(scoring()->current(), current);
        }
        m_program->key(static_cast<Qt::Key>(Qt::Key_1 + i % 5));
        QTRY_VERIFY(scoring()->isDone() || scoring()->current() != current);
        QCOMPARE(scoring()->scored(), i + 1);
    }
    QTRY_VERIFY(scoring()->isDone());
    m_program->key(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(overview()->means()->rowCount(), 2);
    QCOMPARE(overview()->pairs()->rowCount(), 1);
    QTRY_VERIFY(overview()->matrix()->isVisible());
    int counted = 0;
    for (const Bubble &bubble : overview()->bubbles()->bubbles())
        counted += bubble.count;
    QCOMPARE(counted, pictures);
    const auto report = pageData()->data()->report;
    QVERIFY(report);
    QCOMPARE(report->people(), 1);
    double sum = 0;
    for (const auto &given : report->scorers.at(1).scores)
        sum += *given->score;
    QCOMPARE(sum, 15.0);
    // Experts set nothing up.
    m_program->key(Qt::Key_D);
    QVERIFY(!window().findChild<AskDialog *>());
}

void DescriptionsTest::withdrawnAndChanged()
{
    start();
    describe();
    scoreAs(m_lead);
    QTRY_VERIFY(!scoring()->current().isNull());
    const AttemptId first = scoring()->current();
    m_program->key(Qt::Key_4);
    QTRY_VERIFY(scoring()->current() != first);
    QCOMPARE(scoring()->scored(), 1);
    m_program->key(Qt::Key_Z);
    QTRY_COMPARE(scoring()->current(), first);
    QCOMPARE(scoring()->scored(), 0);
    QTRY_VERIFY(scoring()->form()->scores()->selectedOne().isEmpty());
    m_program->key(Qt::Key_2);
    QTRY_VERIFY(scoring()->current() != first);
    // Back again: the score is shown, and another one takes its place.
    m_program->key(Qt::Key_K);
    QTRY_COMPARE(scoring()->current(), first);
    QCOMPARE(scoring()->form()->scores()->selectedOne(), QStringLiteral("2"));
    m_program->key(Qt::Key_5);
    QTRY_VERIFY(scoring()->current() != first);
    QCOMPARE(scoring()->scored(), 1);
    m_program->key(Qt::Key_K);
    QTRY_COMPARE(scoring()->current(), first);
    QCOMPARE(scoring()->form()->scores()->selectedOne(), QStringLiteral("5"));
    // No sixth point.
    m_program->key(Qt::Key_6);
    QCOMPARE(scoring()->current(), first);
}

void DescriptionsTest::aListThatAScoreOvertookIsReadAgain()
{
    start(true, true);
    describe();
    scoreAs(m_lead);
    QTRY_VERIFY(!scoring()->current().isNull());
    m_program->key(Qt::Key_1, Qt::AltModifier);
    // The next description is read ahead, and nothing else is in progress.
    QTRY_VERIFY(!pageData()->isLoading() && answered());
    const AttemptId first = scoring()->current();
    m_gate->armed = true;
    m_program->key(Qt::Key_2, Qt::AltModifier);
    QVERIFY(held());
    // The list is read, without the score that is given now.
    m_program->key(Qt::Key_3);
    QTRY_VERIFY(scoring()->current() != first);
    QCOMPARE(scoring()->scored(), 1);
    const AttemptId second = scoring()->current();
    m_gate->open.release();
    QVERIFY(answered());
    QCOMPARE(scoring()->scored(), 1);
    QCOMPARE(scoring()->current(), second);
    // What is withdrawn while a list is read is open in it.
    m_program->key(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(!pageData()->isLoading() && answered());
    m_gate->armed = true;
    m_program->key(Qt::Key_2, Qt::AltModifier);
    QVERIFY(held());
    m_program->key(Qt::Key_Z);
    QTRY_COMPARE(project().pendingWrites(), 0);
    m_gate->open.release();
    QTRY_COMPARE(scoring()->current(), first);
    QCOMPARE(scoring()->scored(), 0);
}

void DescriptionsTest::subScoresAndNotes()
{
    start();
    describe();
    scoreAs(m_lead);
    QTRY_VERIFY(!scoring()->current().isNull());
    const AttemptId first = scoring()->current();
    m_program->key(Qt::Key_N);
    TextField *note = scoring()->form()->note();
    QTRY_VERIFY(note->hasFocus());
    // A digit in the note is text.
    QTest::keyClicks(note, QStringLiteral("3 cranes"));
    QCOMPARE(scoring()->scored(), 0);
    m_program->key(Qt::Key_Escape);
    m_program->key(Qt::Key_P);
    QTRY_VERIFY(scoring()->form()->arePerspectivesShown());
    for (int i = 0; i < 5; ++i)
        m_program->key(static_cast<Qt::Key>(Qt::Key_1 + i));
    QCOMPARE(scoring()->current(), first);
    QCOMPARE(scoring()->scored(), 0);
    m_program->key(Qt::Key_4);
    QTRY_VERIFY(scoring()->current() != first);
    std::optional<ScoringView> stored;
    project()
        .read([first, person = m_lead](Stores &stores) {
            return RatingService(stores, person).view(first);
        })
        .then(this, [&](const Result<ScoringView> &view) { stored = *view; });
    QTRY_VERIFY(stored.has_value());
    QVERIFY(stored->own);
    QCOMPARE(*stored->own->score, 4.0);
    QCOMPARE(stored->own->note, QStringLiteral("3 cranes"));
    QCOMPARE(stored->own->perspectives.size(), 5);
    double sum = 0;
    for (const double value : std::as_const(stored->own->perspectives))
        sum += value;
    QCOMPARE(sum, 15.0);
}

void DescriptionsTest::thePromptIsShownAsSent()
{
    start();
    m_program->key(Qt::Key_D);
    AskDialog *ask = dialog();
    // No picture of the fixture is of the task's kind: the dialog says so, and nothing can be started.
    auto *state = ask->findChild<QLabel *>(QStringLiteral("askState"));
    auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
    QTRY_VERIFY(state->text().contains(QStringLiteral("No image")));
    QVERIFY(!go->isEnabled());
    ask->findChild<QCheckBox *>(QStringLiteral("askTaskItems"))->setChecked(false);
    QTRY_VERIFY(go->isEnabled());
    QVERIFY(state->text().contains(QStringLiteral("5 request")));
    ask->findChild<ChipRow *>(QStringLiteral("askViews"))->choose(QStringLiteral("sent"));
    auto *sent = ask->findChild<QPlainTextEdit *>(QStringLiteral("askSent"));
    const QString prompt = project().info().preset.descriptions.constFirst().prompt;
    QTRY_VERIFY(sent->toPlainText().contains(prompt));
    QVERIFY(sent->toPlainText().contains(QStringLiteral("160 × 120")));
    QCOMPARE(m_server->received().size(), 0);
    ask->reject();
}

void DescriptionsTest::exports()
{
    start();
    describe();
    judge();
    openFigures();
    const QString table = m_program->path(QStringLiteral("scores.csv"));
    m_program->prompts.willChoose({table});
    m_program->key(Qt::Key_L);
    QTRY_VERIFY(QFileInfo(table).size() > 0);
    QFile file(table);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(text.count("\r\n"), pictures + 1);
    QVERIFY(text.contains("bracketed"));
    const QString picture = m_program->path(QStringLiteral("means.svg"));
    m_program->prompts.willChoose({picture});
    m_program->key(Qt::Key_M);
    QVERIFY(test::printAt(PrintSize::oneColumn));
    QTRY_VERIFY(QFileInfo(picture).size() > 0);
    QFile drawn(picture);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    const QByteArray printed = drawn.readAll();
    QVERIFY(printed.contains("Mean score (points, ") && printed.contains("(n = "));
}

void DescriptionsTest::theRunThatWasStartedIsMarked()
{
    start();
    describe();
    const RunId first = pageData()->data()->chosen;
    QTRY_VERIFY(window().findChild<AskDialog *>() == nullptr);
    toPage();
    m_program->key(Qt::Key_D);
    AskDialog *ask = dialog();
    ask->findChild<QCheckBox *>(QStringLiteral("askTaskItems"))->setChecked(false);
    QTRY_VERIFY(ask->findChild<QAbstractButton *>(QStringLiteral("askStart"))->isEnabled());
    m_program->prompts.willConfirm(true); // the same was described before
    QTest::keyClick(ask, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(pageData()->data()->chosen != first && pageData()->run()->described == pictures);
    const auto *marked = named<QTreeWidget>("descriptionRuns")->currentItem();
    QVERIFY(marked);
    QCOMPARE(RunId(marked->data(0, Qt::UserRole).toUuid()), pageData()->data()->chosen);
}

void DescriptionsTest::aHiddenRunComesBack()
{
    start();
    describe();
    const RunId run = pageData()->data()->chosen;
    QVERIFY(!overview()->runs()->canGoOn());
    m_program->prompts.willConfirm(true);
    window().commands().action(QStringLiteral("descriptions.hide"))->trigger();
    QTRY_VERIFY(pageData()->data()->runs.isEmpty());
    QTRY_VERIFY(window().commands().action(QStringLiteral("descriptions.unhide"))->isEnabled());
    window().commands().action(QStringLiteral("descriptions.unhide"))->trigger();
    QTRY_COMPARE(pageData()->data()->runs.size(), 1);
    QCOMPARE(pageData()->data()->runs.constFirst().run.id, run);
}

void DescriptionsTest::anOlderReadingIsMended()
{
    start();
    describe();
    judge();
    openFigures();
    QVERIFY(!overview()->canReread());
    const auto before = pageData()->data()->report;
    const RunId run = pageData()->data()->chosen;
    bool written = false;
    project()
        .write([run](Stores &stores) {
            return stores.transaction([&]() -> Result<> {
                ReplyRating one = stores.ratings().ofRun(run)->constFirst();
                one.id = RatingId::create();
                one.score.reset();
                one.reader = QStringLiteral("0"); // of an older version
                if (const auto added = stores.ratings().add(one); !added)
                    return added;
                return stores.record(makeEvent(Entity::Run, run.value(), AuditAction::Changed, {}));
            });
        })
        .then(this, [&](const Result<> &done) { written = done.has_value(); });
    QTRY_VERIFY(written);
    QTRY_VERIFY(overview()->canReread());
    QVERIFY(named<QLabel>("reportFacts")->text().contains(QStringLiteral("get a different score")));
    QCOMPARE(pageData()->data()->report->scorers.constFirst().unread, 1);
    m_program->key(Qt::Key_R, Qt::ShiftModifier);
    QTRY_VERIFY(!overview()->canReread());
    for (qsizetype i = 0; i < pictures; ++i)
        QCOMPARE(pageData()->data()->report->scorers.constFirst().scores.at(i)->score, before->scorers.constFirst().scores.at(i)->score);
}

void DescriptionsTest::allModels()
{
    start();
    describe();
    judge();
    // Hidden scores are in no table.
    m_program->key(Qt::Key_3, Qt::AltModifier);
    auto *empty = named<QWidget>("modelsEmpty");
    QTRY_VERIFY(empty->isVisible() && page()->models()->isVisible());
    QVERIFY(!page()->models()->hasTable());
    m_program->key(Qt::Key_1, Qt::AltModifier);
    openFigures();
    m_program->key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(page()->models()->hasTable());
    QTableWidget *table = page()->models()->table();
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 0)->text(), QStringLiteral("model-x"));
    const ScoreCell all = scoreCell(*pageData()->data()->report, 0);
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("%1 (%2)").arg(QString::number(*all.figures.mean, 'f', 2)).arg(all.figures.n));
    const int columns = table->columnCount();
    page()->models()->dimensions()->choose(page()->models()->dimensions()->options().constFirst().code);
    QTRY_VERIFY(table->columnCount() != columns);
    for (const char *name : {"models.md", "models.tex", "models.csv", "models.xlsx"}) {
        const QString file = m_program->path(QLatin1String(name));
        m_program->prompts.willChoose({file});
        m_program->key(Qt::Key_L);
        QTRY_VERIFY(QFileInfo(file).size() > 0);
    }
    const QString picture = m_program->path(QStringLiteral("models.svg"));
    m_program->prompts.willChoose({picture});
    m_program->key(Qt::Key_M);
    QVERIFY(test::printAt(PrintSize::oneColumn));
    QTRY_VERIFY(QFileInfo(picture).size() > 0);
    QFile drawn(picture);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    const QByteArray printed = drawn.readAll();
    QVERIFY(printed.contains("Mean score (points, ") && printed.contains("(n = "));
    // Nothing of it stays for the next person.
    project().actAs(m_expert);
    QTRY_VERIFY(empty->isVisible());
}

void DescriptionsTest::theRubricMakesRoom()
{
    start();
    describe();
    scoreAs(m_lead);
    auto *rubric = named<QLabel>("rubric");
    QTRY_VERIFY(rubric && rubric->isVisible());
    const int before = scoring()->reading()->height();
    m_program->key(Qt::Key_H);
    QTRY_VERIFY(!rubric->isVisible());
    QTRY_VERIFY(scoring()->reading()->height() > before);
    m_program->key(Qt::Key_H);
    QTRY_VERIFY(rubric->isVisible());
    QTRY_COMPARE(scoring()->reading()->height(), before);
}

QTEST_MAIN(DescriptionsTest)
#include "descriptionstest.moc"
