// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnbenchmark.h"
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/errors/coding/casereading.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/errorspage.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/overruledialog.h"
#include "widgets/results/viewer/replyview.h"
#include "widgets/results/viewer/viewerview.h"
#include "widgets/shell/replies/evidencetable.h"
#include "widgets/shell/replies/replyevidence.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Replies to questions without options, read another way by people at the keyboard.
class WrittenRepliesTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 3;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    PersonId m_lead;
    PersonId m_expert;
    ErrorSampleId m_sample;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    CodingView *view() { return window().findChild<CodingView *>(); }
    CodingForm *form() { return view()->form(); }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }

    /// The questions accept "West Lake 1"; a model answered each with "East Lake".
    void fillProject()
    {
        const auto factory = must(m_program->host.open(m_location));
        const auto stores = must(factory->open());
        const QString folder = m_program->path(QStringLiteral("benchmark"));
        const QString file = writeDrawnBenchmark(folder, stores->project().info()->preset, itemCount);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadWrite));
        Json items = Json::parse(written.readAll().toStdString());
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            Json &question = items[static_cast<size_t>(i)]["questions"][0];
            question.erase("options");
            question.erase("correct_option");
            question["question_type"] = "填空";
            question["answer"] = "West Lake 1";
            lines += QByteArray::fromStdString(Json{{"id", question["id"]}, {"response", "East Lake"}}.dump()) + '\n';
        }
        written.resize(0);
        written.seek(0);
        written.write(QByteArray::fromStdString(items.dump()));
        written.close();
        m_lead = must(stores->project().people()).constFirst().id;
        ItemImportRequest request;
        request.file = file;
        request.imagesFolder = folder;
        request.by = m_lead;
        NoProgress progress;
        must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
        ResponseImportRequest replies;
        replies.model = QStringLiteral("alpha");
        replies.configuration = QStringLiteral("none");
        const auto report = must(ResponseImport(*stores, m_lead).import(must(readReplies(lines)), replies, progress));
        QCOMPARE(report.incorrect, itemCount);
        m_expert = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
        ErrorSampleRequest sample;
        sample.runs = {report.run};
        sample.size = itemCount;
        m_sample = must(ErrorSampleService(*stores, m_lead).draw(sample)).id;
    }

    template <typename Work>
    auto ask(Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        std::optional<R> answer;
        project().write(std::move(work)).then(this, [&](const R &found) { answer = found; });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }))
            qFatal("no answer");
        return *answer;
    }
    ErrorCaseView stored(const ErrorCaseId &id)
    {
        return must(ask([this, id](Stores &stores) { return ErrorCodingService(stores, m_expert).view(id); }));
    }
    QString draftOf(const ErrorCaseId &id)
    {
        const auto own = stored(id).own;
        return own ? own->content.read.text : QString();
    }
    ErrorCaseId caseAt(int position)
    {
        const auto lines = must(ask([this](Stores &stores) { return ErrorCodingService(stores, m_expert).cases(m_sample); }));
        return lines.at(position).errorCase.id;
    }

    void codeAsExpert()
    {
        if (project().person().id != m_expert)
            project().actAs(m_expert);
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        Location location;
        location.page = PageId::Errors;
        location.field = QStringLiteral("code");
        location.record = caseAt(0).value();
        page->show(location);
        QTRY_VERIFY(view()->isEntered() && view()->isComplete());
        QTRY_COMPARE(view()->current(), caseAt(0));
        QTRY_VERIFY(view()->hasFocus());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location, writtenPreset());
        fillProject();
        m_program->start();
        m_program->open(m_location);
    }
    void cleanup() { m_program.reset(); }

    void anExpertWritesWhatTheReplyAnswers()
    {
        codeAsExpert();
        const ErrorCaseId first = caseAt(0);
        // Why the reply was read so.
        ReplyEvidence *evidence = view()->reading()->evidence();
        m_program->key(Qt::Key_D);
        QTableWidget *passages = evidence->table()->table();
        QTRY_VERIFY(passages->isVisible() && passages->hasFocus());
        QCOMPARE(passages->horizontalHeaderItem(1)->text(), QStringLiteral("Written answer"));
        QCOMPARE(passages->rowCount(), 1);
        QCOMPARE(passages->item(0, 0)->text(), QStringLiteral("East Lake"));
        QCOMPARE(passages->item(0, 2)->text(), QStringLiteral("Gives only the answer"));
        m_program->key(Qt::Key_D);
        QTRY_VERIFY(view()->hasFocus());
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(form()->answer()->hasFocus());
        QVERIFY(form()->answer()->isVisible() && !form()->options()->isVisible() && !form()->types()->isVisible());
        // Digits and letters are text here, whatever they do on the page.
        QTest::keyClicks(form()->answer(), QStringLiteral("west lake 1"));
        QCOMPARE(form()->answer()->text(), QStringLiteral("west lake 1"));
        QCOMPARE(form()->verdict(), ErrorVerdict::ExtractionWrong);
        QCOMPARE(view()->current(), first);
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(form()->note()->hasFocus());
        QTest::keyClicks(form()->note(), QStringLiteral("it says so"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY2(view()->current() != first && view()->isComplete(), qPrintable(form()->problem()));
        const ErrorCaseView done = stored(first);
        QCOMPARE(done.own->content.read, Answer::written(QStringLiteral("west lake 1")));
        QVERIFY(done.drawn.details.overrule.has_value());
        QCOMPARE(done.drawn.details.overrule->result, ResponseResult::Correct);
        // The text does not stay for the next question.
        QVERIFY(form()->answer()->text().isEmpty());
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(form()->answer()->hasFocus());
        QVERIFY(form()->content().read.isEmpty());
        // Esc leads back to where keys code the case, and 1 into the field again.
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(view()->hasFocus());
        m_program->key(Qt::Key_1);
        QTRY_VERIFY(form()->answer()->hasFocus());
        QVERIFY(form()->answer()->text().isEmpty());
    }

    void aTypedAnswerIsKept()
    {
        codeAsExpert();
        const ErrorCaseId first = caseAt(0);
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(form()->answer()->hasFocus());
        QTest::keyClicks(form()->answer(), QStringLiteral("west"));
        // Saved by itself, without any key, and what came after it by leaving.
        QTRY_COMPARE(draftOf(first), QStringLiteral("west"));
        QTest::keyClicks(form()->answer(), QStringLiteral(" lake"));
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!view()->isEntered());
        QCOMPARE(draftOf(first), QStringLiteral("west lake"));
        codeAsExpert();
        QCOMPARE(form()->answer()->text(), QStringLiteral("west lake"));
        m_program->key(Qt::Key_J);
        QTRY_COMPARE(view()->current(), caseAt(1));
        QVERIFY(form()->answer()->text().isEmpty());
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(view()->current(), first);
        QCOMPARE(form()->answer()->text(), QStringLiteral("west lake"));
        // A look at another verdict keeps it, here and in the draft.
        m_program->key(Qt::Key_F);
        QCOMPARE(form()->verdict(), ErrorVerdict::ModelWrong);
        m_program->key(Qt::Key_J);
        QTRY_COMPARE(view()->current(), caseAt(1));
        QCOMPARE(draftOf(first), QStringLiteral("west lake"));
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(view()->current(), first);
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(form()->answer()->hasFocus());
        QCOMPARE(form()->answer()->text(), QStringLiteral("west lake"));
    }

    void aLeadOverrulesByWriting()
    {
        window().goToPage(QStringLiteral("results"));
        auto *page = window().findChild<ResultsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ViewerView *viewer = page->viewer();
        QTRY_VERIFY(viewer->isVisible() && viewer->isComplete() && viewer->detail()->isComplete());
        QTRY_COMPARE(viewer->findChild<QLabel *>(QStringLiteral("itemStem"))->text(), QStringLiteral("问题1？"));
        QTRY_VERIFY(viewer->detail()->hasReply());
        QCOMPARE(viewer->detail()->answers()->item(0, 2)->text(), QStringLiteral("“East Lake”"));
        m_program->key(Qt::Key_O);
        auto *dialog = viewer->findChild<OverruleDialog *>();
        QVERIFY(dialog);
        auto *answer = dialog->findChild<AnswerField *>(QStringLiteral("overruleAnswer"));
        QTRY_VERIFY(answer->hasFocus());
        QVERIFY(!dialog->findChild<ChipRow *>(QStringLiteral("overruleOptions"))->isVisible());
        // What counts now is there, to be typed over.
        QCOMPARE(answer->selectedText(), QStringLiteral("East Lake"));
        const auto says = [dialog](const QString &words) {
            const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text().startsWith(words); });
        };
        QVERIFY(says(QStringLiteral("Count as incorrect")));
        QTest::keyClicks(answer, QStringLiteral("WEST LAKE 1"));
        QVERIFY(says(QStringLiteral("Count as correct")));
        m_program->key(Qt::Key_Return);
        auto *reason = dialog->findChild<QPlainTextEdit *>(QStringLiteral("overruleReason"));
        QTRY_VERIFY(reason->hasFocus());
        QTest::keyClicks(reason, QStringLiteral("it says so in words"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        auto *overruled = viewer->detail()->reply()->findChild<QLabel *>(QStringLiteral("overruleText"));
        QTRY_VERIFY(overruled->isVisible());
        QVERIFY2(overruled->text().contains(QStringLiteral("“WEST LAKE 1”")), qPrintable(overruled->text()));
        QTRY_VERIFY(!viewer->findChild<OverruleDialog *>());
    }
};

QTEST_MAIN(WrittenRepliesTest)
#include "writtenrepliestest.moc"
