// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/recordingserver.h"
#include "tests/support/resultsprogram.h"

#include "models/services/runs/extractions/extractionservice.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/results/judge/judgedialog.h"

#include <QDoubleSpinBox>
#include <QLabel>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// The page Results lets a model read the misses of a run, and counts its readings where they are chosen.
class JudgeWindowTest : public ResultsProgram
{
    Q_OBJECT

    static constexpr int longWaitMs = 30000;

    QStringList scorers()
    {
        QStringList codes;
        const QList<ChipOption> options = page()->findChild<ChipRow *>(QStringLiteral("resultsScorer"))->options();
        for (const ChipOption &option : options)
            codes.append(option.code);
        return codes;
    }

    /// An imported run with two misses, and an endpoint on this server that can read them.
    void addRun(const QUrl &server, double price = 0)
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const QString said = i < 2 ? QStringLiteral("看不出来") : QStringLiteral("答案：%1").arg(key(i));
            lines += QByteArray::fromStdString(Json{{"id", id(i).toStdString()}, {"response", said.toStdString()}}.dump()) + '\n';
        }
        const QString path = m_program->path(QStringLiteral("alpha.jsonl"));
        write(path, lines);
        const auto file = readRepliesFile(path);
        must(file);
        ResponseImportRequest request;
        request.model = QStringLiteral("alpha");
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        must(ResponseImport(**stores, (*stores)->project().people()->constFirst().id).import(*file, request, progress));
        Endpoint endpoint;
        endpoint.id = EndpointId::create();
        endpoint.name = QStringLiteral("reader");
        endpoint.model = QStringLiteral("reader");
        endpoint.baseUrl = server.toString();
        endpoint.deadlineSeconds = 5;
        endpoint.priceInput = price;
        endpoint.currency = QStringLiteral("CNY");
        must((*stores)->transaction([&] { return (*stores)->endpoints().add(endpoint); }));
    }

    JudgeDialog *opened()
    {
        window().activateWindow(); // no window manager does it when a dialog has closed
        if (!waitFor([this] { return window().isActiveWindow() && !page()->findChild<JudgeDialog *>(); }))
            return nullptr;
        m_program->key(Qt::Key_M);
        const bool there = waitFor([this] {
            auto *dialog = page()->findChild<JudgeDialog *>();
            return dialog && dialog->isActiveWindow();
        });
        return there ? page()->findChild<JudgeDialog *>() : nullptr;
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void missesAreReadByKeys()
    {
        RecordingServer server([](const ReadRequest &) { return QStringLiteral("A"); });
        addRun(server.url());
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("75.0"));
        QVERIFY(!scorers().contains(codeOf(Scorer::Judge)));

        m_program->key(Qt::Key_M);
        JudgeDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = page()->findChild<JudgeDialog *>()) != nullptr);
        QTRY_VERIFY(dialog->isActiveWindow());
        QVERIFY(dialog->findChild<QComboBox *>(QStringLiteral("judgeRun"))->currentText().contains(QLatin1Char('2')));
        auto *button = dialog->findChild<ActionButton *>(QStringLiteral("judgeStart"));
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), longWaitMs);
        QTRY_VERIFY(dialog->findChild<QPlainTextEdit *>(QStringLiteral("judgeSent"))->toPlainText().contains(QStringLiteral("看不出来")));
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(server.received().size(), 2, longWaitMs);
        QTRY_VERIFY_WITH_TIMEOUT(scorers().contains(codeOf(Scorer::Judge)), longWaitMs);
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("75.0"));

        // The judge reads A in both: the key of the first, and not that of the second.
        window().activateWindow(); // no window manager does it when a dialog has closed
        QTRY_VERIFY(window().isActiveWindow());
        for (int i = 0; i < 3 && page()->pageData()->scorer() != Scorer::Judge; ++i)
            m_program->key(Qt::Key_S);
        QTRY_COMPARE_WITH_TIMEOUT(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"), longWaitMs);

        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(page()->viewer()->detail()->hasReply());
        QTRY_VERIFY(page()->viewer()->detail()->reply()->isVisible());
        const auto saysWhoRead = [&] {
            const QList<Fact> facts = page()->viewer()->detail()->reply()->findChild<FactList *>()->facts();
            return std::any_of(facts.begin(), facts.end(), [](const Fact &fact) { return fact.value.contains(QStringLiteral("reader")); });
        };
        QTRY_VERIFY(saysWhoRead());
    }

    /// The limit of a run that is there is shown, and can be lifted.
    void aStoredLimitIsLifted()
    {
        RecordingServer server([](const ReadRequest &) { return QStringLiteral("A"); });
        addRun(server.url(), 3);
        RunId judge;
        {
            const auto factory = m_program->host.open(m_location);
            must(factory);
            const auto stores = (*factory)->open();
            must(stores);
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            const RunId run = (*stores)->runs().runs(true)->constFirst().id;
            const EndpointId endpoint = (*stores)->endpoints().endpoints()->constFirst().id;
            const auto made = ExtractionService(**stores, (*factory)->folder(), lead).create({run, endpoint, 5});
            must(made);
            judge = made->id;
        }
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        JudgeDialog *dialog = opened();
        QVERIFY(dialog);
        auto *budget = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("judgeBudget"));
        QTRY_COMPARE_WITH_TIMEOUT(budget->value(), 5.0, longWaitMs);
        budget->setValue(0);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<ActionButton *>(QStringLiteral("judgeStart"))->isEnabled(), longWaitMs);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(server.received().size(), 2, longWaitMs);
        std::optional<double> stored;
        window()
            .session()
            ->project()
            .read([judge](Stores &stores) { return stores.runs().run(judge); })
            .then(this, [&](const Result<Run> &run) { stored = run ? run->budget : -1; });
        QTRY_VERIFY_WITH_TIMEOUT(stored.has_value(), longWaitMs);
        QCOMPARE(*stored, 0.0);
    }

    /// What failed is asked again from the dialog, which tells how far it is.
    void failedRequestsAreAskedAgain()
    {
        bool fails = true;
        FaultServer server([&fails](QTcpSocket &socket, const FaultServer::Received &) {
            socket.write(fails ? FaultServer::whole(400, R"({"error":{"message":"refused by the test"}})")
                               : FaultServer::whole(200, replyOf(ChatDialect::OpenAi, QStringLiteral("A"))));
        });
        addRun(server.url());
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        JudgeDialog *dialog = opened();
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<ActionButton *>(QStringLiteral("judgeRetry"))->isHidden());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<ActionButton *>(QStringLiteral("judgeStart"))->isEnabled(), longWaitMs);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(server.received().size() >= 2, longWaitMs);
        // The page says so, though the dialog is closed.
        const auto isSaid = [this] {
            const QList<Banner *> banners = page()->findChildren<Banner *>();
            return std::any_of(banners.begin(), banners.end(), [](const Banner *banner) {
                return banner->isVisible() && banner->sentence().contains(QLatin1Char('2'));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(), longWaitMs);

        dialog = opened();
        QVERIFY(dialog);
        auto *retry = dialog->findChild<ActionButton *>(QStringLiteral("judgeRetry"));
        auto *asked = dialog->findChild<QLabel *>(QStringLiteral("judgeAsked"));
        QTRY_VERIFY_WITH_TIMEOUT(retry->isVisible() && retry->isEnabled(), longWaitMs);
        QVERIFY2(asked->text().contains(QStringLiteral("2 requests failed")), qPrintable(asked->text()));
        fails = false;
        retry->click();
        QTRY_VERIFY_WITH_TIMEOUT(retry->isHidden() && asked->text().contains(QStringLiteral("2 have an answer")), longWaitMs);
        dialog->reject();
        QTRY_VERIFY_WITH_TIMEOUT(scorers().contains(codeOf(Scorer::Judge)), longWaitMs);
    }
};

QTEST_MAIN(JudgeWindowTest)
#include "judgetest.moc"
