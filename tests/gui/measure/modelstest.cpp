// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorysecrets.h"
#include "tests/support/modelsprogram.h"

#include "models/services/runs/runner/runner.h"
#include "widgets/controls/buttons/actionbutton.h"

#include <QLabel>
#include <QLineEdit>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// From no endpoint to finished runs, in the window, against a server of the test's own.
class ModelsTest : public ModelsProgram
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void keysDoNotClash()
    {
        window().goToPage(QStringLiteral("models"));
        QCOMPARE(window().commands().clashes(), QStringList());
    }

    void endpointIsAddedInTheWindow()
    {
        window().goToPage(QStringLiteral("models"));
        QVERIFY(page());
        // Nothing to ask yet: the page says so and offers the next step.
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(page()->newRun()->isLoaded());
        QVERIFY(!page()->newRun()->isVisible());
        m_program->key(Qt::Key_4, Qt::AltModifier);
        QCOMPARE(page()->tab(), ModelsPage::Tab::Endpoints);
        QTRY_VERIFY(window().commands().action(QStringLiteral("models.endpoint-add"))->isEnabled());
        m_program->key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto *name = m_program->find<QLineEdit>("endpoint.name");
        QTRY_VERIFY(name && name->isVisible());
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Test server"));
        auto *url = m_program->find<QLineEdit>("endpoint.url");
        url->setFocus();
        url->selectAll();
        QTest::keyClicks(url, m_server->url().toString() + QStringLiteral("/v1"));
        auto *model = m_program->find<QComboBox>("endpoint.model");
        model->setFocus();
        model->lineEdit()->selectAll();
        QTest::keyClicks(model->lineEdit(), QStringLiteral("test-model"));
        auto *source = m_program->find<QComboBox>("endpoint.keySource");
        if (source)
            source->setCurrentIndex(source->findData(codeOf(KeySource::None)));
        m_program->key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(run<QList<Endpoint>>([person = project().person().id](Stores &stores) {
                         return EndpointService(stores, person).list();
                     }).value_or(QList<Endpoint>())
                         .size(),
                     1);
        goToNewRun();
        QTRY_VERIFY(page()->newRun()->matrix()->isVisible());
    }

    void theMatrixIsShownBeforeTheItemsAreRead()
    {
        addEndpoint(QStringLiteral("Local"));
        window().goToPage(QStringLiteral("models"));
        NewRunView *view = page()->newRun();
        bool loadedAtFirst = true;
        connect(
            view, &NewRunView::loaded, this, [&] { loadedAtFirst = view->isLoaded(); m_program->key(Qt::Key_Space); },
            Qt::SingleShotConnection);
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(view->canStart(), 20000); // the tick made meanwhile is kept and weighed
        QVERIFY(!loadedAtFirst);
    }

    void selectedCellsRunAndShowResults()
    {
        addEndpoint(QStringLiteral("Local"));
        goToNewRun();
        NewRunView *view = page()->newRun();
        QTRY_VERIFY(view->hasEndpoints());
        QTRY_VERIFY(!view->blocker().isEmpty()); // nothing is ticked
        QVERIFY(!view->canStart());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(view->matrix()->hasFocus());
        // The search is left as it was entered, by a key; M is no text then.
        m_program->key(Qt::Key_F, Qt::ControlModifier);
        const auto *search = view->findChild<QLineEdit *>(QStringLiteral("runItemSearch"));
        QTRY_VERIFY(search->hasFocus());
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(view->matrix()->hasFocus());
        m_program->key(Qt::Key_M);
        QCOMPARE(search->text(), QString());
        m_program->key(Qt::Key_Space);
        m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(view->canStart(), 20000);
        const RunEstimate total = view->figures()->estimate().total;
        QCOMPARE(view->figures()->estimate().runs.size(), 2);
        QCOMPARE(total.requests, static_cast<qint64>(2 * items));
        QCOMPARE(total.pictures, static_cast<qint64>(2 * items));
        QVERIFY(total.cost > 0);

        // The prompt as sent follows the marked cell and the item.
        const QStringList codes{QStringLiteral("none"), QStringLiteral("cot")};
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第0题")));
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("(A) 选项0A\n(B) 选项0B")));
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("逐步分析"))); // the second configuration
        int pictures = 0;
        for (const PromptPreview::Part &part : view->preview()->parts())
            pictures += part.picture.isNull() ? 0 : 1;
        QCOMPARE(pictures, 1);
        const QString previewed = view->preview()->text();
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("第1题")));

        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        window().goToPage(QStringLiteral("overview")); // it goes on elsewhere
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        window().goToPage(QStringLiteral("models"));
        QTRY_VERIFY(shown());
        // Keys are A…F, A, B: “A” is right twice.
        for (const RunLive &one : center().runs()) {
            QCOMPARE(one.requests, items);
            QCOMPARE(one.settled, items);
            QCOMPARE(one.figures.correct, 2);
            QCOMPARE(one.figures.incorrect, items - 2);
            QCOMPARE(one.figures.miss, 0);
            QCOMPARE(one.figures.tokensInput, static_cast<qint64>(100 * items));
            QCOMPARE(one.figures.cost, items * (100 * 10 + 5 * 20) / 1e6);
        }
        QTRY_COMPARE(page()->runs()->detail()->bar()->counts().correct, qint64(2));
        QTRY_COMPARE(page()->runs()->detail()->replies()->rowCount(), items);
        const QModelIndex letter = page()->runs()->detail()->replies()->index(0, RepliesModel::Letter);
        QCOMPARE(letter.data().toString(), QStringLiteral("A"));
        // The server was asked just what was shown and counted.
        QCOMPARE(m_server->received().size(), 2 * items);
        const auto sent = std::count_if(m_server->received().begin(), m_server->received().end(), [&](const auto &request) {
            const Json body = Json::parse(request.body.toStdString());
            const Json &parts = body["messages"][0]["content"];
            for (const Json &part : parts) {
                if (part.contains("text") && QString::fromStdString(part["text"].get<std::string>()) == previewed)
                    return true;
            }
            return false;
        });
        QCOMPARE(sent, 1);
    }

    void onlySelectedCellsAreAsked()
    {
        addEndpoint(QStringLiteral("First"));
        addEndpoint(QStringLiteral("Second"));
        goToNewRun();
        NewRunView *view = page()->newRun();
        QTRY_COMPARE(view->plan().endpoints.size(), 0);
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(view->matrix()->hasFocus());
        m_program->key(Qt::Key_Space); // First under None
        m_program->key(Qt::Key_Down);
        m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Space); // Second under CoT
        QTRY_VERIFY_WITH_TIMEOUT(view->canStart(), 20000);
        QCOMPARE(view->figures()->estimate().runs.size(), 2);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(center().runs().size(), 2);
        QStringList pairs;
        for (const RunLive &one : center().runs())
            pairs.append(one.endpointName % QLatin1Char('/') % one.run.configuration);
        pairs.sort();
        QCOMPARE(pairs, (QStringList{QStringLiteral("First/none"), QStringLiteral("Second/cot")}));
        QCOMPARE(center().runs().at(0).run.launch, center().runs().at(1).run.launch);
    }

    void wholeRowsAndColumns()
    {
        addEndpoint(QStringLiteral("First"));
        addEndpoint(QStringLiteral("Second"));
        goToNewRun();
        RunMatrix *matrix = page()->newRun()->matrix();
        QTRY_VERIFY(page()->newRun()->hasEndpoints());
        // Those whose examples are not in this project cannot run: they are left out, and that is said.
        const QList<Configuration> all = project().info().preset.configurations;
        const auto configurations = static_cast<int>(
            std::count_if(all.begin(), all.end(), [](const Configuration &one) { return one.examples.isEmpty(); }));
        QVERIFY(configurations > 1 && configurations < all.size());
        const auto *leftOut = m_program->find<QLabel>("leftOut");
        QVERIFY(!leftOut->isVisible());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(matrix->hasFocus());
        m_program->key(Qt::Key_Left);
        m_program->key(Qt::Key_Space);
        QCOMPARE(matrix->tickedCount(), configurations);
        QCOMPARE(matrix->leftOut().columns.size(), all.size() - configurations);
        QTRY_VERIFY(leftOut->isVisible() && leftOut->text().contains(all.at(5).title.en));
        m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Up);
        m_program->key(Qt::Key_Space);
        QCOMPARE(matrix->tickedCount(), configurations + 1);
        m_program->key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(matrix->tickedCount(), 2 * configurations);
        m_program->key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(matrix->tickedCount(), 0);
        QTRY_VERIFY(!leftOut->isVisible());
        // One that cannot run is ticked by itself, and the page says what is missing.
        for (int i = 0; i < 5; ++i)
            m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Down);
        m_program->key(Qt::Key_Space);
        QCOMPARE(matrix->tickedCount(), 1);
        QTRY_VERIFY(page()->newRun()->blocker().contains(QStringLiteral("example")));
    }

    void blockingProblemsAreShown()
    {
        Endpoint keyed = endpointNamed(QStringLiteral("Keyed"));
        keyed.keySource = KeySource::Keychain;
        keyed.budget = 0.000001;
        QVERIFY(run<Endpoint>([keyed, person = project().person().id](Stores &stores) {
            return EndpointService(stores, person).add(keyed);
        }));
        m_program->secrets.locked = true;
        goToNewRun();
        NewRunView *view = page()->newRun();
        QTRY_VERIFY(view->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(view->matrix()->hasFocus());
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY2(view->blocker().contains(QStringLiteral("locked")), qPrintable(view->blocker()));
        QVERIFY(!view->canStart());
        m_program->secrets.locked = false;
        m_program->secrets.keys.insert(view->plan().endpoints.first(), "k-123");
        window().goToPage(QStringLiteral("overview"));
        goToNewRun();
        QTRY_VERIFY2_WITH_TIMEOUT(view->blocker().contains(QStringLiteral("budget")), qPrintable(view->blocker()), 20000);
        QVERIFY(!view->canStart());
    }

    void errorsAreGroupedAndAskedAgain()
    {
        addEndpoint(QStringLiteral("Local"));
        m_faultOn = QStringLiteral("第3题");
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_COMPARE(shown()->figures.badRequest, 1);
        QTRY_COMPARE(page()->runs()->detail()->bar()->counts().error, qint64(1));
        const auto trouble = [this] { return page()->runs()->detail()->trouble()->sentences().join(QLatin1Char('|')); };
        QTRY_VERIFY2(trouble().contains(QStringLiteral("refused by the test")), qPrintable(trouble()));
        m_faultOn.clear();
        const auto asked = m_server->received().size();
        QTRY_VERIFY(page()->runs()->mayRetryErrors());
        m_program->key(Qt::Key_E);
        QTRY_COMPARE_WITH_TIMEOUT(shown()->figures.badRequest, 0, 30000);
        QTRY_COMPARE(shown()->errorSlots(), 0);
        QCOMPARE(m_server->received().size(), asked + 1);
    }

    void pausedAndResumed()
    {
        addEndpoint(QStringLiteral("Local"));
        m_silent = true;
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->program == RunProgram::Here && shown()->inFlight > 0, 20000);
        QTRY_COMPARE(window().session()->counts().models, qint64(1));
        // Those in flight are answered, the others wait.
        m_program->key(Qt::Key_P);
        QTRY_VERIFY(!shown() || shown()->program != RunProgram::Here);
        m_silent = false;
        const QList<FaultServer::Received> waiting = m_server->received();
        for (QTcpSocket *socket : m_server->findChildren<QTcpSocket *>())
            socket->disconnectFromHost();
        QTRY_COMPARE_WITH_TIMEOUT(shown()->program, RunProgram::Nowhere, 30000);
        QTRY_COMPARE(shown()->run.state, RunState::Paused);
        QTRY_COMPARE(window().session()->counts().models, qint64(0));
        QTRY_VERIFY(page()->runs()->mayResume());
        m_program->key(Qt::Key_R);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_COMPARE(shown()->settled, items);
        QVERIFY(!waiting.isEmpty());
    }

    void helpsWithARunOfAnotherProgram()
    {
        addEndpoint(QStringLiteral("Local"));
        m_silent = true;
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->inFlight > 0, 20000);
        const RunId id = shown()->run.id;
        // Another program joins, and this one closes its window in the middle and comes back.
        MemorySecrets secrets;
        RunnerSetup setup;
        setup.factory = project().sharedFactory();
        setup.secrets = &secrets;
        setup.actor = project().person().id;
        Runner other(setup);
        QSignalSpy quiet(&other, &Runner::quiet);
        other.start(id, RunAsk::Missing);
        QTRY_COMPARE_WITH_TIMEOUT(shown()->helpers.size(), 2, 20000);
        window().close();
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 20000);
        const QString location = m_program->path(QStringLiteral("models"));
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("models"));
        QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->program == RunProgram::Elsewhere, 20000);
        QTRY_VERIFY(page()->runs()->mayHelp());
        QVERIFY(!page()->runs()->mayResume());
        const auto button = [this](const char *command) {
            const QAction *action = window().commands().action(QLatin1String(command));
            const auto buttons = page()->runs()->detail()->findChildren<ActionButton *>();
            return std::any_of(buttons.cbegin(), buttons.cend(),
                               [&](const ActionButton *one) { return one->isVisible() && one->action() == action; });
        };
        QTRY_VERIFY(button("models.help"));
        QVERIFY(!button("models.resume"));
        m_program->key(Qt::Key_R, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(shown()->program == RunProgram::Here && shown()->helpers.size() == 2, 20000);
        m_silent = false;
        for (QTcpSocket *socket : m_server->findChildren<QTcpSocket *>())
            socket->disconnectFromHost();
        QTRY_VERIFY_WITH_TIMEOUT(quiet.size() == 1 && allDone(), 60000);
        QTRY_COMPARE(shown()->settled, items);
    }

    void closingPausesAndTheNextTimeGoesOn()
    {
        addEndpoint(QStringLiteral("Local"));
        m_silent = true;
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->inFlight > 0, 20000);
        window().close();
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 20000);
        m_silent = false;
        const QString location = m_program->path(QStringLiteral("models"));
        m_program->start();
        m_program->open(location);
        QTRY_COMPARE(center().runs().size(), 1);
        window().goToPage(QStringLiteral("models"));
        QTRY_VERIFY(shown());
        QCOMPARE(shown()->settled, 0);
        QTRY_VERIFY(page()->runs()->mayResume());
        m_program->key(Qt::Key_R);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_COMPARE(shown()->settled, items);
    }

    void cancellingAWaitingRunKeepsItsReplies()
    {
        addEndpoint(QStringLiteral("Local"));
        m_faultOn = QStringLiteral("第"); // every question
        m_status = 429;
        m_faultHead = "Retry-After: 40\r\n";
        launch(1);
        const auto trouble = [this] { return page()->runs()->detail()->trouble()->sentences().join(QLatin1Char('|')); };
        const QRegularExpression waiting(QStringLiteral("asked the program to wait. Requests continue in (\\d+)"));
        const auto left = [&] { return waiting.match(trouble()).captured(1).toInt(); };
        QTRY_VERIFY2_WITH_TIMEOUT(left() > 0, qPrintable(trouble()), 20000);
        const int before = left();
        QVERIFY(before <= 40);
        QTRY_VERIFY_WITH_TIMEOUT(left() > 0 && left() < before, 10000);
        QVERIFY(shown()->retriesWaiting > 0);
        QCOMPARE(shown()->program, RunProgram::Here);

        QAction *cancel = window().commands().action(QStringLiteral("models.cancel"));
        QTRY_VERIFY(cancel->isEnabled());
        m_program->prompts.willConfirm(false);
        cancel->trigger();
        QCOMPARE(shown()->program, RunProgram::Here); // asked, and said no
        m_program->prompts.willConfirm(true);
        cancel->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(shown()->run.state, RunState::Cancelled, 20000);
        QTRY_COMPARE(shown()->program, RunProgram::Nowhere);
        QVERIFY(!page()->runs()->mayResume());
        QVERIFY(!page()->runs()->mayCancel());
        QTRY_COMPARE(shown()->inFlight, 0);
        QVERIFY(shown()->settled < items);
    }

    void frozenItemsAreAskedAgain()
    {
        addEndpoint(QStringLiteral("Local"));
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        const ItemSetId frozen = center().runs().first().run.itemSet;
        ItemImportRequest request;
        const QString location = m_program->path(QStringLiteral("models"));
        request.file = writeBenchmark(m_program->path(QStringLiteral("more")), items + 3);
        request.by = project().person().id;
        QVERIFY(run<ItemImportReport>([request, location](Stores &stores) {
            NoProgress quiet;
            return ItemImportService(stores, location).importItems(request, quiet);
        }));
        goToNewRun();
        auto *sets = m_program->find<QComboBox>("runItemSet");
        auto *count = m_program->find<QLabel>("runItemCount");
        QTRY_VERIFY2(count->text().startsWith(QString::number(items + 3)), qPrintable(count->text()));
        QTRY_COMPARE(sets->count(), 2);
        // The name is made of no language's words.
        QVERIFY2(sets->itemText(1).contains(QStringLiteral("n=%1").arg(items)), qPrintable(sets->itemText(1)));
        sets->setFocus();
        m_program->key(Qt::Key_Down);
        QTRY_VERIFY2(count->text().startsWith(QString::number(items) % u' '), qPrintable(count->text()));
        QCOMPARE(page()->newRun()->plan().items.set, frozen);
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(page()->newRun()->matrix()->hasFocus());
        if (page()->newRun()->matrix()->tickedCount() == 0)
            m_program->key(Qt::Key_Space);
        QCOMPARE(page()->newRun()->matrix()->tickedCount(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(page()->newRun()->canStart(), 20000);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(center().runs().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        for (const RunLive &one : center().runs()) {
            QCOMPARE(one.run.itemSet, frozen);
            QCOMPARE(one.settled, items);
        }
    }

    void aCostWithoutTokensIsAnEstimate()
    {
        addEndpoint(QStringLiteral("Local"));
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_VERIFY(shown());
        QVERIFY(!isCostEstimated(shown()->run, shown()->figures));
        RunFigures untold = shown()->figures;
        untold.tokensOutput = 0;
        QVERIFY(isCostEstimated(shown()->run, untold));
    }

    /// The window is 1440 pixels wide, its navigation takes 230 of them.
    void fitsAtTwiceTheSize()
    {
        addEndpoint(QStringLiteral("Local"));
        goToNewRun();
        QTRY_VERIFY(page()->newRun()->hasEndpoints());
        m_program->theme->setFontScale(2);
        for (const Qt::Key tab : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            m_program->key(tab, Qt::AltModifier);
            QTRY_VERIFY2(page()->minimumSizeHint().width() <= 1210,
                         qPrintable(QStringLiteral("tab %1: %2").arg(tab - Qt::Key_0).arg(page()->minimumSizeHint().width())));
        }
        m_program->theme->setFontScale(1);
    }

    void anOwnPromptIsANewVersion()
    {
        addEndpoint(QStringLiteral("Local"));
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        const PromptTemplateId used = center().runs().first().run.promptTemplate;
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QCOMPARE(page()->tab(), ModelsPage::Tab::Prompts);
        PromptsView *view = page()->prompts();
        QTRY_COMPARE(view->currentCode(), QStringLiteral("none"));
        auto *words = m_program->find<QPlainTextEdit>("promptWords");
        QTRY_VERIFY(words->toPlainText().contains(QStringLiteral("{question}")));
        words->setFocus();
        words->moveCursor(QTextCursor::End);
        QTest::keyClicks(words, QStringLiteral(" Think twice."));
        QVERIFY(view->isEdited());
        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("Think twice.")));
        m_program->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!view->isEdited());
        const auto templates = run<QList<PromptTemplate>>([](Stores &stores) { return stores.endpoints().templates(); });
        QVERIFY(templates);
        const auto newest = std::max_element(templates->begin(), templates->end(),
                                             [](const auto &a, const auto &b) { return a.number < b.number; });
        QVERIFY(newest->configuration.prompt.contains(QStringLiteral("Think twice.")));
        QVERIFY(newest->id != used);
        QCOMPARE(center().runs().first().run.promptTemplate, used);

        // What cannot be sent is refused in words, and stays where it was typed.
        words->setFocus();
        words->selectAll();
        QTest::keyClicks(words, QStringLiteral("no marks"));
        m_program->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        const QList<Banner *> banners = page()->findChildren<Banner *>();
        QTRY_VERIFY(std::any_of(banners.begin(), banners.end(), [](const Banner *one) { return one->isVisible(); }));
        QVERIFY(view->isEdited());
        QCOMPARE(words->toPlainText(), QStringLiteral("no marks"));
    }

    void hiddenRunsComeBack()
    {
        addEndpoint(QStringLiteral("Local"));
        launch(1);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_VERIFY(page()->runs()->mayHide());
        m_program->key(Qt::Key_H);
        QTRY_COMPARE(center().runs().size(), 0);
        window().commands().action(QStringLiteral("models.unhide"))->trigger();
        QTRY_COMPARE(center().runs().size(), 1);
    }

    void onlyLeadsHaveThePage()
    {
        addEndpoint(QStringLiteral("Local"));
        const auto person = run<Person>([by = project().person().id](Stores &stores) {
            return PeopleService(stores, by).add(QStringLiteral("Annotator"), {Role::Annotator});
        });
        QVERIFY(person);
        window().goToPage(QStringLiteral("models"));
        QVERIFY(page());
        QTRY_COMPARE(project().people().size(), 2);
        project().actAs(person->id);
        QTRY_VERIFY(window().currentPageId() != QStringLiteral("models"));
    }
};

QTEST_MAIN(ModelsTest)
#include "modelstest.moc"
