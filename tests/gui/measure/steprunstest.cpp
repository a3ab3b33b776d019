// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelsprogram.h"

#include "widgets/results/resultspage.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/replyview.h"
#include "widgets/results/viewer/viewerview.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A configuration with a step before the question in the window: what the launch shows beforehand, and the answers afterwards.
class StepRunsTest : public ModelsProgram
{
    Q_OBJECT

    void addStep()
    {
        Configuration configuration;
        configuration.code = QStringLiteral("look-first");
        configuration.title = {QStringLiteral("先看"), QStringLiteral("Look first")};
        configuration.prompt = QStringLiteral("描述：{step}\n{question}\n{options}");
        configuration.withImage = false;
        configuration.step = PromptStep{true, QStringLiteral("图中有什么？")};
        QVERIFY(run<PromptTemplate>([configuration, person = project().person().id](Stores &stores) {
            return RunService(stores, {}, person).saveTemplate(configuration);
        }));
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void bothRequestsAreShownBeforeTheStartAndBesideTheAnswer()
    {
        m_reply = "看到的是一只猫。\n答案：A";
        addEndpoint(QStringLiteral("Local"));
        addStep();
        goToNewRun();
        NewRunView *view = page()->newRun();
        QTRY_VERIFY(view->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(view->matrix()->hasFocus());
        // The last column.
        for (qsizetype i = 0; i < project().info().preset.configurations.size(); ++i)
            m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(view->canStart(), 20000);
        QCOMPARE(view->figures()->estimate().runs.size(), 2);
        QCOMPARE(view->figures()->estimate().total.requests, static_cast<qint64>(2 * items));

        QTRY_VERIFY(view->preview()->text().contains(QStringLiteral("图中有什么？")));
        const QList<PromptPreview::Part> parts = view->preview()->parts();
        const auto headings =
            std::count_if(parts.begin(), parts.end(), [](const PromptPreview::Part &part) { return !part.heading.isEmpty(); });
        QCOMPARE(headings, 2); // the step, the question
        QVERIFY(!parts.at(0).heading.isEmpty() && !parts.at(1).picture.isNull());
        QCOMPARE(parts.at(2).text, QStringLiteral("图中有什么？"));
        QVERIFY(parts.constLast().text.startsWith(QStringLiteral("描述：{step}\n第0题")));

        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        QTRY_COMPARE(center().runs().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(m_server->received().size(), 2 * items);

        window().goToPage(QStringLiteral("results"));
        auto *results = window().findChild<ResultsPage *>();
        QTRY_VERIFY(results && results->isVisible() && results->tables()->hasTable());
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ItemDetail *detail = results->viewer()->detail();
        QTRY_VERIFY(detail->hasReply());
        m_program->key(Qt::Key_T);
        QTRY_VERIFY(detail->reply()->promptText().contains(QStringLiteral("描述：看到的是一只猫。")));
        const QString shown = detail->reply()->promptText();
        const qsizetype request = shown.indexOf(QStringLiteral("图中有什么？"));
        const qsizetype reply = shown.indexOf(QStringLiteral("看到的是一只猫。"));
        const qsizetype question = shown.indexOf(QStringLiteral("描述："));
        QVERIFY2(request > 0 && request < reply && reply < question, qPrintable(shown));
    }
};

QTEST_MAIN(StepRunsTest)
#include "steprunstest.moc"
