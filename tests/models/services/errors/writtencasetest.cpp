// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/writtenrun.h"

#include "models/domain/annotation/written.h"
#include "models/exchange/casebook.h"
#include "models/services/errors/casebookservice.h"
#include "models/services/errors/overview.h"
#include "models/services/errors/report.h"

using namespace yuyi;
using namespace yuyi::test;

/// Cases of questions without options: experts write what the reply answers.
class WrittenCaseTest : public QObject
{
    Q_OBJECT

    static ErrorSample drawn(const WrittenRun &written, int experts)
    {
        ErrorSampleRequest request;
        request.runs = {written.run.id};
        request.size = WrittenRun::count;
        request.expertsPerCase = experts;
        return Team::must(ErrorSampleService(written.team.stores(), written.team.project.lead).draw(request));
    }
    static ErrorCaseEntry readAs(const ErrorCase &one, const QString &text)
    {
        ErrorCaseEntry entry;
        entry.errorCase = one.id;
        entry.verdict = ErrorVerdict::ExtractionWrong;
        entry.content.note = QStringLiteral("回复说的是另一个");
        entry.content.read = Answer::written(text);
        return entry;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void whatTheReplySaysFlowsBack_data() { addBackends(); }
    void whatTheReplySaysFlowsBack()
    {
        QFETCH(bool, server);
        const WrittenRun written(server);
        const ErrorSample sample = drawn(written, 1);
        const QList<ErrorCase> cases = Team::must(written.team.stores().errors().cases(sample.id));
        QCOMPARE(cases.size(), WrittenRun::count - 1);
        const ErrorCase &one = cases.constFirst();
        // A draft holds the text as well.
        VERIFY_OK(written.as(written.first).save(readAs(one, QStringLiteral("west"))));
        QCOMPARE(written.as(written.first).view(one.id)->own->content.read, Answer::written(QStringLiteral("west")));
        QCOMPARE(written.as(written.first).submit(readAs(one, QString(longestWritten + 1, u'长'))).error().code, ErrorCode::Invalid);
        ErrorCaseEntry option = readAs(one, {});
        option.content.read = OptionId::create();
        QCOMPARE(written.as(written.first).submit(option).error().code, ErrorCode::Invalid);
        VERIFY_OK(written.as(written.first).submit(readAs(one, QStringLiteral("West lake"))));
        QCOMPARE(written.overruleOf(one.attempt)->result, ResponseResult::Correct);
        QCOMPARE(written.overruleOf(one.attempt)->answer, Answer::written(QStringLiteral("West lake")));
        // Without a text the reply says nothing.
        VERIFY_OK(written.as(written.first).submit(readAs(cases.constLast(), {})));
        QCOMPARE(written.overruleOf(cases.constLast().attempt)->result, ResponseResult::Miss);
    }

    /// Experts agree when they write the same in other words of the same form.
    void expertsAgreeInWhatTheyRead()
    {
        const WrittenRun written(false);
        const ErrorSample sample = drawn(written, 2);
        const QList<ErrorCase> cases = Team::must(written.team.stores().errors().cases(sample.id));
        VERIFY_OK(written.as(written.first).submit(readAs(cases.at(0), QStringLiteral("West Lake"))));
        VERIFY_OK(written.as(written.second).submit(readAs(cases.at(0), QStringLiteral("“west lake”"))));
        QCOMPARE(written.as(written.first).view(cases.at(0).id)->state, ErrorCaseState::Decided);
        VERIFY_OK(written.as(written.first).submit(readAs(cases.at(1), QStringLiteral("3.5 米"))));
        VERIFY_OK(written.as(written.second).submit(readAs(cases.at(1), {})));
        QCOMPARE(written.as(written.first).view(cases.at(1).id)->state, ErrorCaseState::Disputed);
        VERIFY_OK(written.as(written.second).reopen(cases.at(1).id));
        VERIFY_OK(written.as(written.second).submit(readAs(cases.at(1), QStringLiteral("3.50米"))));
        QCOMPARE(written.as(written.first).view(cases.at(1).id)->state, ErrorCaseState::Decided);
    }

    /// Two accepted wordings are one answer, and an answer that is not accepted is another, whatever it is compared with.
    void expertsAgreeInAnyAcceptedAnswer_data() { addBackends(); }
    void expertsAgreeInAnyAcceptedAnswer()
    {
        QFETCH(bool, server);
        const WrittenRun written(server);
        const ErrorSample sample = drawn(written, 2);
        const QList<ErrorCase> cases = Team::must(written.team.stores().errors().cases(sample.id));
        VERIFY_OK(written.as(written.first).submit(readAs(cases.at(0), QStringLiteral("西湖"))));
        VERIFY_OK(written.as(written.second).submit(readAs(cases.at(0), QStringLiteral("west lake"))));
        QCOMPARE(written.as(written.first).view(cases.at(0).id)->state, ErrorCaseState::Decided);
        QCOMPARE(written.overruleOf(cases.at(0).attempt)->result, ResponseResult::Correct);
        VERIFY_OK(written.as(written.first).submit(readAs(cases.at(1), QStringLiteral("西湖"))));
        VERIFY_OK(written.as(written.second).submit(readAs(cases.at(1), QStringLiteral("南湖"))));
        QCOMPARE(written.as(written.first).view(cases.at(1).id)->state, ErrorCaseState::Disputed);
        // Lists and figures count them so as well.
        const auto progress = ErrorSampleService(written.team.stores(), written.team.project.lead).samples();
        VERIFY_OK(progress);
        QVERIFY(progress->constFirst().decided == 1 && progress->constFirst().disputed == 1);
        const auto lines = written.as(written.first).cases(sample.id);
        VERIFY_OK(lines);
        QCOMPARE(lines->at(0).state, ErrorCaseState::Decided);
        const auto data = ErrorReportService(written.team.stores(), written.team.project.lead).data({sample.id});
        VERIFY_OK(data);
        QVERIFY(data->cases.at(0).code && data->cases.at(0).state == ErrorCaseState::Decided && !data->cases.at(1).code);
    }

    /// "3.5" says the same as "3.5 米" and as "3.5 厘米", but only one of the two is right.
    void aRightAnswerIsNoWrongOne()
    {
        const QStringList accepted{QStringLiteral("3.5 米")};
        CaseCode a;
        a.verdict = ErrorVerdict::ExtractionWrong;
        a.content.read = Answer::written(QStringLiteral("3.5"));
        CaseCode b = a;
        QVERIFY(sayTheSame(a, b, accepted));
        b.content.read = Answer::written(QStringLiteral("3.50 米"));
        QVERIFY(sayTheSame(a, b, accepted));
        b.content.read = Answer::written(QStringLiteral("3.5 厘米"));
        QVERIFY(!sayTheSame(a, b, accepted));
    }

    /// A text that was written before the verdict changed stays in the draft, and is not submitted.
    void whatBelongsToAnotherVerdictIsNotSubmitted()
    {
        const WrittenRun written(false);
        const ErrorSample sample = drawn(written, 1);
        const ErrorCase one = Team::must(written.team.stores().errors().cases(sample.id)).constFirst();
        ErrorCaseEntry entry = readAs(one, QStringLiteral("南湖"));
        entry.verdict = ErrorVerdict::ModelWrong;
        VERIFY_OK(written.as(written.first).save(entry));
        QCOMPARE(written.as(written.first).view(one.id)->own->content.read, Answer::written(QStringLiteral("南湖")));
        const auto types = ErrorSampleService(written.team.stores(), written.team.project.lead).types();
        VERIFY_OK(types);
        entry.content.types = {{types->types.constFirst().code, {}}};
        VERIFY_OK(written.as(written.first).submit(entry));
        QVERIFY(written.as(written.first).view(one.id)->own->content.read.isEmpty());
    }

    void listsNameTheAcceptedAnswer()
    {
        const WrittenRun written(false);
        const ErrorSample sample = drawn(written, 1);
        const auto data = errorsData(written.team.stores(), written.team.project.lead, sample.id, {});
        VERIFY_OK(data);
        QCOMPARE((*data)->words.size(), WrittenRun::count - 1);
        for (const CaseWords &words : (*data)->words)
            QCOMPARE(words.key, QStringLiteral("“西湖”"));
    }

    void theCaseBookTellsBothAnswers()
    {
        CaseBookCase one;
        one.itemId = QStringLiteral("test-1");
        one.question = QStringLiteral("哪个湖？");
        one.accepted = QStringList{QStringLiteral("西湖"), QStringLiteral("West <Lake>")};
        one.written = QStringLiteral("东湖");
        one.reply = QStringLiteral("我看是东湖");
        CaseBook book;
        book.title = QStringLiteral("Lakes");
        book.cases = {one};
        const QString markdown = caseBookMarkdown(book);
        QVERIFY2(markdown.contains(QStringLiteral("**Extracted answer**\n\n东湖")), qPrintable(markdown));
        QVERIFY2(markdown.contains(QStringLiteral("**Ground truth**\n\n西湖")), qPrintable(markdown));
        const QString html = caseBookHtml(book, CasePictures::Embedded);
        QVERIFY(html.contains(QStringLiteral("西湖<br/>West &lt;Lake&gt;")) && html.contains(QStringLiteral(">东湖<")));
        // A miss has no answer, and a question with options names the one that was chosen beside it.
        book.cases[0].written.clear();
        QVERIFY(caseBookMarkdown(book).contains(QStringLiteral("**Extracted answer**\n\nNone")));
        book.cases[0].accepted.clear();
        book.cases[0].options = {{QStringLiteral("A"), QStringLiteral("西湖"), true, false}};
        QVERIFY(!caseBookMarkdown(book).contains(QStringLiteral("Extracted answer")));
    }

    void pagesOfTheCaseBookHoldBoth()
    {
        const WrittenRun written(false);
        const ErrorSample sample = drawn(written, 1);
        const ErrorCase one = Team::must(written.team.stores().errors().cases(sample.id)).constFirst();
        ErrorCaseEntry entry = readAs(one, QStringLiteral("南湖"));
        VERIFY_OK(written.as(written.first).submit(entry));
        const auto data = ErrorReportService(written.team.stores(), written.team.project.lead).data({sample.id});
        VERIFY_OK(data);
        NoProgress progress;
        const auto book = CaseBookService(written.team.stores(), written.team.project.lead, {}).book({}, *data, {one.id}, false, progress);
        VERIFY_OK(book);
        QCOMPARE(book->cases.constFirst().accepted.constFirst(), QStringLiteral("西湖"));
        QCOMPARE(book->cases.constFirst().written, QStringLiteral("东湖"));
    }
};

QTEST_GUILESS_MAIN(WrittenCaseTest)
#include "writtencasetest.moc"
