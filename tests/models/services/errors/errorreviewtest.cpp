// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/measuredproject.h"

using namespace yuyi;
using namespace yuyi::test;

/// Drawing wrong answers, coding them blind, settling, and what flows back.
class ErrorReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void drawsInProportion_data() { addBackends(); }
    void drawsInProportion()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto preview = measured.lead().preview(measured.request(25));
        VERIFY_OK(preview);
        QCOMPARE(preview->wrong, 100);
        QCOMPARE(sharesOf(*preview), (QList<int>{15, 0, 8, 0, 0, 2})); // 15, 7.5, 2.5: the rest to the larger
        ErrorSampleRequest equal = measured.request(25);
        equal.allocation = SampleAllocation::Equal;
        QCOMPARE(sharesOf(*measured.lead().preview(equal)), (QList<int>{9, 0, 8, 0, 0, 8}));
        equal.size = 95;
        QCOMPARE(sharesOf(*measured.lead().preview(equal)), (QList<int>{55, 0, 30, 0, 0, 10}));

        // As the paper: 66, 34 and 20 of the 120 items, whatever share of them is wrong; 13.75, 7.08 and 4.17.
        ErrorSampleRequest ofSet = measured.request(25);
        ofSet.allocation = SampleAllocation::DataSet;
        QCOMPARE(sharesOf(*measured.lead().preview(ofSet)), (QList<int>{14, 0, 7, 0, 0, 4}));
        ofSet.size = 95; // of the last there are ten wrong answers only: the others give the rest
        QCOMPARE(sharesOf(*measured.lead().preview(ofSet)), (QList<int>{55, 0, 30, 0, 0, 10}));

        const auto sample = measured.lead().draw(measured.request(25));
        VERIFY_OK(sample);
        const QList<ErrorCase> drawn = measured.cases(*sample);
        QCOMPARE(drawn.size(), 25);
        const auto again = measured.lead().draw(measured.request(25));
        VERIFY_OK(again);
        QList<AttemptId> a, b;
        for (const ErrorCase &one : drawn)
            a.append(one.attempt);
        for (const ErrorCase &one : measured.cases(*again))
            b.append(one.attempt);
        QCOMPARE(a, b);

        // More cases, and not one of the old ones anew.
        QCOMPARE(*measured.lead().topUp(sample->id, 60), 35);
        const QList<ErrorCase> more = measured.cases(*sample);
        QCOMPARE(more.size(), 60);
        QSet<AttemptId> different;
        QHash<QString, int> strata;
        for (const ErrorCase &one : more) {
            different.insert(one.attempt);
            ++strata[one.stratum];
        }
        QCOMPARE(different.size(), 60);
        QCOMPARE(strata.values().size(), 3);
        QCOMPARE(strata.value(QStringLiteral("life")), 36);
        QCOMPARE(strata.value(QStringLiteral("society")), 18);
        for (qsizetype i = 0; i < drawn.size(); ++i)
            QCOMPARE(more.at(i).id, drawn.at(i).id);
        QVERIFY(!measured.lead().topUp(sample->id, 60));
        QCOMPARE(*measured.lead().topUp(sample->id, 1000), 40);
    }

    void repliesWithoutAnOptionComeInWhenWanted()
    {
        const Measured measured(false);
        const auto replies = measured.team.stores().responses().page(measured.run.id, {}, 200);
        VERIFY_OK(replies);
        QList<ScoredResponse> missed;
        for (const ResponseDetails &one : *replies) {
            for (ScoredResponse score : one.scores) {
                if (score.scorer != Scorer::Strict || score.result != ResponseResult::Correct || missed.size() == 12)
                    continue;
                score.result = ResponseResult::Miss;
                score.answer = Answer();
                missed.append(score);
            }
        }
        QCOMPARE(missed.size(), 12);
        VERIFY_OK(measured.team.stores().transaction([&] { return measured.team.stores().responses().setScores(missed); }));
        ErrorSampleRequest request = measured.request(200);
        QCOMPARE(measured.lead().preview(request)->wrong, 100);
        request.withMisses = true;
        QCOMPARE(measured.lead().preview(request)->wrong, 112);
        QCOMPARE(measured.cases(*measured.lead().draw(request)).size(), 112);
    }

    /// What one run answers correctly and another does not: what a prompt makes worse.
    void onlyWhatAnotherRunAnswersCorrectly_data() { addBackends(); }
    void onlyWhatAnotherRunAnswersCorrectly()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        Stores &stores = measured.team.stores();
        const auto replies = stores.responses().page(measured.run.id, {}, 200);
        VERIFY_OK(replies);
        Run other = measured.run;
        other.id = RunId::create();
        other.launch = other.id;
        other.configuration = QStringLiteral("none");
        QList<Attempt> attempts;
        QList<Response> responses;
        QList<ScoredResponse> scores;
        QSet<QuestionVersionId> right;
        for (const ResponseDetails &one : *replies) {
            Attempt attempt = one.attempt;
            attempt.id = AttemptId::create();
            attempt.run = other.id;
            attempts.append(attempt);
            Response response = one.response;
            response.attempt = attempt.id;
            response.run = other.id;
            responses.append(response);
            ScoredResponse score;
            score.attempt = attempt.id;
            score.result = attempts.size() % 3 == 0 ? ResponseResult::Correct : ResponseResult::Incorrect;
            scores.append(score);
            if (score.result == ResponseResult::Correct)
                right.insert(attempt.slot.question);
        }
        VERIFY_OK(stores.transaction([&]() -> Result<> {
            for (const auto &done : {stores.runs().addRun(other), stores.responses().addAttempts(attempts),
                                     stores.responses().addResponses(responses), stores.responses().setScores(scores)}) {
                if (!done)
                    return done;
            }
            return {};
        }));
        ErrorSampleRequest request = measured.request(1000);
        const auto all = measured.lead().draw(request);
        VERIFY_OK(all);
        QSet<AttemptId> expected;
        const auto wrong = stores.responses().page(measured.run.id, {}, 200);
        for (const ErrorCase &one : measured.cases(*all)) {
            const auto of = std::find_if(wrong->begin(), wrong->end(), [&](const auto &reply) { return reply.attempt.id == one.attempt; });
            QVERIFY(of != wrong->end());
            if (right.contains(of->attempt.slot.question))
                expected.insert(one.attempt);
        }
        QVERIFY(expected.size() > 20 && expected.size() < 100);

        request.rightIn = other.id;
        QCOMPARE(measured.lead().preview(request)->wrong, expected.size());
        request.size = 20;
        const auto sample = measured.lead().draw(request);
        VERIFY_OK(sample);
        QCOMPARE(stores.errors().sample(sample->id)->rightIn, other.id);
        QVERIFY2(sample->name.contains(QStringLiteral("(")), qPrintable(sample->name));
        // The report tells it of this sample, and of the one without it that there is none.
        const auto data = ErrorReportService(stores, measured.team.project.lead).data({all->id, sample->id});
        VERIFY_OK(data);
        const Json samples = errorReportJson(*data)["samples"];
        QCOMPARE(samples.size(), size_t(2));
        for (const Json &one : samples) {
            const bool restricted = fromUtf8(one["id"].get<std::string>()) == sample->id.toString();
            QVERIFY(one["right_in"] == (restricted ? Json(toUtf8(other.id.toString())) : Json()));
        }
        // Topping up keeps to the rule, and it is stored with the sample.
        QCOMPARE(*measured.lead().topUp(sample->id, 1000), expected.size() - 20);
        QSet<AttemptId> drawn;
        for (const ErrorCase &one : measured.cases(*sample))
            drawn.insert(one.attempt);
        QCOMPARE(drawn, expected);

        request.rightIn = measured.run.id;
        VERIFY_FAILS(measured.lead().preview(request), ErrorCode::Invalid);
    }

    void refusesWhatCannotBe()
    {
        const Measured measured(false);
        ErrorSampleRequest wrong = measured.request(10);
        wrong.strata = DimensionCode(QStringLiteral("colour"));
        const auto refused = measured.lead().preview(wrong);
        QVERIFY(!refused);
        QVERIFY2(refused.error().sentence.contains(QStringLiteral("colour")), qPrintable(refused.error().sentence));
        QVERIFY(!measured.lead().draw(measured.request(0)));
        QVERIFY(!measured.lead().draw(measured.request(10, 9)));
        const auto expert = ErrorSampleService(measured.team.stores(), measured.first).draw(measured.request(10));
        QVERIFY(!expert);
        QCOMPARE(expert.error().code, ErrorCode::Refused);
        const auto annotator = measured.as(measured.team.anna).cases(measured.lead().draw(measured.request(3))->id);
        QVERIFY(!annotator);
        QCOMPARE(annotator.error().code, ErrorCode::Refused);
    }

    void keepsExpertsBlind_data() { addBackends(); }
    void keepsExpertsBlind()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(4, 2));
        VERIFY_OK(sample);
        const QList<ErrorCase> cases = measured.cases(*sample);
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(0), 0, 1)));
        const auto blind = measured.as(measured.second).view(cases.at(0).id);
        VERIFY_OK(blind);
        QVERIFY(blind->others.isEmpty());
        QVERIFY(!blind->own);
        QVERIFY(!blind->maySettle);
        QCOMPARE(blind->state, ErrorCaseState::Open);
        QCOMPARE(blind->drawn.details.response.reply, QStringLiteral("因此选 B"));

        // They differ: neither of them settles it, somebody else does.
        VERIFY_OK(measured.as(measured.second).submit(measured.entry(cases.at(0), 1)));
        QVERIFY(!measured.as(measured.first).settle(measured.entry(cases.at(0), 1)));
        const auto disputed = measured.as(measured.team.project.lead).view(cases.at(0).id);
        VERIFY_OK(disputed);
        QVERIFY(disputed->maySettle);
        QCOMPARE(disputed->others.size(), 2);
        QVERIFY(disputed->others.constFirst().expert.isNull());
        VERIFY_OK(measured.as(measured.team.project.lead).settle(measured.entry(cases.at(0), 0, 0)));
        QCOMPARE(measured.as(measured.first).view(cases.at(0).id)->state, ErrorCaseState::Decided);
        QVERIFY(!measured.as(measured.first).reopen(cases.at(0).id));

        // Same primary type: decided by itself; a third expert is not needed.
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(1), 2)));
        VERIFY_OK(measured.as(measured.second).submit(measured.entry(cases.at(1), 2)));
        QVERIFY(!measured.as(measured.team.project.lead).submit(measured.entry(cases.at(1), 2)));
        QCOMPARE(**measured.as(measured.first).next(sample->id, cases.at(1).id), cases.at(2).id);
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(2), 0)));
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(3), 0)));
        QVERIFY(!*measured.as(measured.first).next(sample->id, cases.at(3).id));
        VERIFY_OK(measured.as(measured.first).reopen(cases.at(3).id));
        QVERIFY(*measured.as(measured.first).next(sample->id, {}));

        const auto data = ErrorReportService(measured.team.stores(), measured.first).data({sample->id});
        VERIFY_OK(data);
        QCOMPARE(casesOf(*data).size(), 2);
        const QList<TypeCount> counts = typeCounts(*data);
        QCOMPARE(counts.at(0).count, 1);
        QCOMPARE(counts.at(0).share, 0.5);
        QCOMPARE(counts.at(1).subtype, Measured::preset().errorTypes.at(0).subtypes.at(0).code);
        QCOMPARE(counts.at(1).count, 1);
        // Counts say whether replies of practice models are in them.
        QVERIFY(typeCountsCsv(*data).split('\n').at(1).trimmed().endsWith(",0"));
        ErrorReportData practice = *data;
        for (ReportedCase &one : practice.cases)
            one.practice = true;
        QVERIFY(typeCountsCsv(practice).split('\n').at(1).trimmed().endsWith(",1"));
        QVERIFY(categoriesCsv(*data, errorsByRun(*data)).split('\n').at(1).trimmed().endsWith(",0"));
        QVERIFY(categoriesCsv(practice, errorsByRun(practice)).split('\n').at(1).trimmed().endsWith(",1"));
        const AgreementLine line = expertAgreement(*data);
        QCOMPARE(line.used, 2);
        QCOMPARE(*line.figure(AgreementMeasure::Percent).value, 0.5);
    }

    void hiddenCasesDoNotWait_data() { addBackends(); }
    void hiddenCasesDoNotWait()
    {
        QFETCH(bool, server);
        Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(4, 2));
        VERIFY_OK(sample);
        const auto waiting = [&](const PersonId &person) { return Team::must(navigationCounts(measured.team.stores(), person)).errors; };
        QCOMPARE(waiting(measured.first), 4);
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(measured.cases(*sample).at(0), 0)));
        QCOMPARE(waiting(measured.first), 3);
        QCOMPARE(waiting(measured.second), 4);
        // Nobody waits for a lead who is no expert.
        QCOMPARE(waiting(measured.team.add(QStringLiteral("Leader"), {Role::Lead})), 0);
        // An image that is being calibrated is hidden, and so are its cases.
        measured.calibrate();
        QVERIFY(!*measured.as(measured.second).next(sample->id, {}));
        QCOMPARE(waiting(measured.second), 0);
        QCOMPARE(waiting(measured.first), 0);
    }

    void hiddenCasesAreCountedButNotListed()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(2));
        VERIFY_OK(sample);
        for (const ErrorCase &one : measured.cases(*sample))
            VERIFY_OK(measured.as(measured.first).submit(measured.entry(one, 0)));
        ErrorReportService reports(measured.team.stores(), measured.first);
        QCOMPARE(errorReportCsv(*reports.data()).count('\n'), 3);
        measured.calibrate();
        const auto data = reports.data();
        VERIFY_OK(data);
        QCOMPARE(typeCounts(*data).constFirst().count, 2);
        QCOMPARE(errorReportCsv(*data).count('\n'), 1); // the headings
    }

    void undoesTheLastCodes_data() { addBackends(); }
    void undoesTheLastCodes()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(4));
        const QList<ErrorCase> cases = measured.cases(*sample);
        UndoService history(measured.team.stores(), measured.first);
        const auto state = [&](int index) {
            return (*measured.team.stores().errors().code(cases.at(index).id, measured.first))->state;
        };
        for (int index : {0, 1, 2})
            VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(index), index)));
        const auto step = history.undo();
        VERIFY_OK(step);
        QVERIFY(step->has_value());
        QCOMPARE((*step)->kind, QStringLiteral("case-code"));
        QCOMPARE((*step)->record, cases.at(2).id.value());
        QVERIFY2((*step)->text.contains(Measured::preset().errorTypes.at(2).title.text()), qPrintable((*step)->text));
        QCOMPARE(state(2), CaseCodeState::Draft);
        QCOMPARE(state(1), CaseCodeState::Submitted);
        VERIFY_OK(history.redo());
        QCOMPARE(state(2), CaseCodeState::Submitted);
        // What was withdrawn on the case itself is not undone a second time.
        VERIFY_OK(measured.as(measured.first).reopen(cases.at(2).id));
        QCOMPARE((*history.undo())->record, cases.at(1).id.value());
        QCOMPARE(state(1), CaseCodeState::Draft);
        QCOMPARE(state(0), CaseCodeState::Submitted);
        // Nobody else's history has it.
        QVERIFY(!UndoService(measured.team.stores(), measured.second).undo()->has_value());
        QCOMPARE(state(0), CaseCodeState::Submitted);
        // A verdict that was carried out stays.
        ErrorCaseEntry entry = measured.entry(cases.at(3), 0);
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral("两个选项都对");
        VERIFY_OK(measured.as(measured.first).submit(entry));
        QVERIFY(!history.undo());
        QCOMPARE(state(3), CaseCodeState::Submitted);
    }

    void kindsThatDifferAreSettledAsWell()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(2, 2));
        VERIFY_OK(sample);
        const QList<ErrorCase> cases = measured.cases(*sample);
        for (const ErrorCase &one : cases) {
            ErrorCaseEntry entry = measured.entry(one, 0, 0);
            entry.content.types.append({Measured::preset().errorTypes.at(2).code, {}});
            VERIFY_OK(measured.as(measured.first).submit(entry));
        }
        VERIFY_OK(measured.as(measured.second).submit(measured.entry(cases.at(0), 0, 1)));
        VERIFY_OK(measured.as(measured.second).submit(measured.entry(cases.at(1), 0, 0)));
        QCOMPARE(measured.as(measured.first).view(cases.at(0).id)->state, ErrorCaseState::Disputed);
        QCOMPARE(measured.as(measured.first).view(cases.at(1).id)->state, ErrorCaseState::Decided);
        // Their agreement is on the type, and so are the charts: on the primary one, not on a further one.
        const auto data = ErrorReportService(measured.team.stores(), measured.first).data({sample->id});
        VERIFY_OK(data);
        QCOMPARE(*expertAgreement(*data).figure(AgreementMeasure::Percent).value, 1.0);
        const QList<CategoryErrors> models = errorsByRun(*data);
        QCOMPARE(models.size(), 1);
        QCOMPARE(models.constFirst().total, 1);
        QCOMPARE(models.constFirst().counts.at(0), 1);
        QCOMPARE(models.constFirst().counts.at(2), 0);
        CaseFilter further;
        further.type = Measured::preset().errorTypes.at(2).code;
        QVERIFY(casesOf(*data, further).isEmpty());
        further.primaryOnly = false;
        QCOMPARE(casesOf(*data, further).size(), 1);
    }

    void verdictsAreDistinct()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(1, 2));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).constFirst();
        ErrorCaseEntry entry = measured.entry(one, 0);
        entry.content.note = QStringLiteral("两个选项都对");
        entry.verdict = ErrorVerdict::AnnotationWrong;
        VERIFY_OK(measured.as(measured.first).submit(entry));
        entry.verdict = ErrorVerdict::ExtractionWrong;
        VERIFY_OK(measured.as(measured.second).submit(entry));
        QCOMPARE(measured.as(measured.first).view(one.id)->state, ErrorCaseState::Disputed);
        const auto data = ErrorReportService(measured.team.stores(), measured.first).data({sample->id});
        VERIFY_OK(data);
        QCOMPARE(*expertAgreement(*data).figure(AgreementMeasure::Percent).value, 0.0);
    }

    void whatTheReplyReallyChoseMayDifferToo()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(1, 2));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).constFirst();
        const auto view = measured.as(measured.first).view(one.id);
        VERIFY_OK(view);
        ErrorCaseEntry entry = measured.entry(one, 0);
        entry.verdict = ErrorVerdict::ExtractionWrong;
        entry.content.note = QStringLiteral("写的是甲");
        entry.content.read = view->item.question.options.constFirst().id;
        VERIFY_OK(measured.as(measured.first).submit(entry));
        entry.content.read = Answer();
        VERIFY_OK(measured.as(measured.second).submit(entry));
        QCOMPARE(measured.as(measured.first).view(one.id)->state, ErrorCaseState::Disputed);
        QVERIFY(!measured.team.stores().responses().response(one.attempt)->overrule);
        VERIFY_OK(measured.as(measured.second).reopen(one.id));
        entry.content.read = view->item.question.options.constFirst().id;
        VERIFY_OK(measured.as(measured.second).submit(entry));
        QCOMPARE(measured.as(measured.first).view(one.id)->state, ErrorCaseState::Decided);
        QVERIFY(measured.team.stores().responses().response(one.attempt)->overrule);
    }

    void anotherSeedDrawsOthers()
    {
        const Measured measured(false);
        const auto drawn = [&](qint64 seed) {
            ErrorSampleRequest request = measured.request(20);
            request.seed = seed;
            const auto sample = measured.lead().draw(request);
            QList<AttemptId> attempts;
            for (const ErrorCase &one : sample ? measured.cases(*sample) : QList<ErrorCase>())
                attempts.append(one.attempt);
            return attempts;
        };
        const QList<AttemptId> seven = drawn(7);
        QCOMPARE(seven.size(), 20);
        QCOMPARE(drawn(7), seven);
        QVERIFY(drawn(8) != seven);
    }

    void aCaseOfSeveralLabelsCountsInEach()
    {
        ErrorReportData data;
        data.preset = Measured::preset();
        data.types.types = data.preset.errorTypes;
        const Dimension &dimension = data.preset.dimensions.at(1);
        CaseCode code;
        code.content.types = {{data.types.types.at(1).code, {}}};
        ReportedCase both;
        both.labels = {{dimension.code, {dimension.values.at(0).code, dimension.values.at(2).code}}};
        both.state = ErrorCaseState::Decided;
        both.code = code;
        data.cases = {both};
        const QList<CategoryErrors> rows = errorsByLabel(data, dimension.code);
        QCOMPARE(rows.size(), dimension.values.size());
        for (int index = 0; index < rows.size(); ++index) {
            QCOMPARE(rows.at(index).total, index == 0 || index == 2 ? 1 : 0);
            QCOMPARE(rows.at(index).counts.at(1), rows.at(index).total);
        }
    }

    void appliedDecisionsAreFinal()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(2, 2));
        VERIFY_OK(sample);
        const PersonId judge = measured.team.project.lead;
        const QList<ErrorCase> cases = measured.cases(*sample);
        for (const ErrorCase &one : cases) {
            VERIFY_OK(measured.as(measured.first).submit(measured.entry(one, 0)));
            QVERIFY(measured.as(measured.first).view(one.id)->mayWithdraw);
            VERIFY_OK(measured.as(measured.second).submit(measured.entry(one, 1)));
        }
        // Settled as an error of the model: a lead may think again.
        VERIFY_OK(measured.as(judge).settle(measured.entry(cases.at(0), 1)));
        QVERIFY(measured.as(judge).view(cases.at(0).id)->maySettle);
        QVERIFY(!measured.as(measured.first).view(cases.at(0).id)->mayWithdraw);
        VERIFY_OK(measured.as(judge).settle(measured.entry(cases.at(0), 2)));
        // Settled as a fault of the question: it is with the team now.
        ErrorCaseEntry entry = measured.entry(cases.at(1), 0);
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral("两个选项都对");
        VERIFY_OK(measured.as(judge).settle(entry));
        QCOMPARE(measured.team.stores().discussions().discussions(DiscussionState::Open)->size(), 1);
        QVERIFY(!measured.as(judge).view(cases.at(1).id)->maySettle);
        QVERIFY(!measured.as(judge).settle(measured.entry(cases.at(1), 0)));
        QCOMPARE(faultyQuestions(measured.team.stores())->size(), 1);
    }

    void wantsATypeOrANote()
    {
        const Measured measured(false);
        const auto sample = measured.lead().draw(measured.request(2));
        const ErrorCase one = measured.cases(*sample).constFirst();
        ErrorCaseEntry entry;
        entry.errorCase = one.id;
        VERIFY_OK(measured.as(measured.first).save(entry));
        QVERIFY(!measured.as(measured.first).submit(entry));
        entry.content.types = {{QStringLiteral("laziness"), {}}};
        const auto unknown = measured.as(measured.first).submit(entry);
        QVERIFY(!unknown);
        QVERIFY2(unknown.error().sentence.contains(QStringLiteral("laziness")), qPrintable(unknown.error().sentence));
        const auto added = measured.lead().addType({QStringLiteral("懒惰"), QStringLiteral("Laziness")}, {});
        VERIFY_OK(added);
        QCOMPARE(added->number, 1);
        QVERIFY(!measured.lead().addType({QStringLiteral("懒惰"), {}}, {}));
        VERIFY_OK(measured.as(measured.first).submit(entry));
        QCOMPARE((*measured.team.stores().errors().code(one.id, measured.first))->types, added->id);
        entry.errorCase = measured.cases(*sample).constLast().id;
        entry.verdict = ErrorVerdict::AnnotationWrong;
        QVERIFY(!measured.as(measured.first).submit(entry));
    }

    void carriesVerdictsOut_data() { addBackends(); }
    void carriesVerdictsOut()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(2));
        const QList<ErrorCase> cases = measured.cases(*sample);
        const auto view = measured.as(measured.first).view(cases.at(0).id);
        VERIFY_OK(view);
        ErrorCaseEntry entry;
        entry.errorCase = cases.at(0).id;
        entry.verdict = ErrorVerdict::ExtractionWrong;
        entry.content.note = QString(5000, u'甲'); // the longest; it becomes the reason
        entry.content.read = view->item.question.options.constFirst().id;
        VERIFY_OK(measured.as(measured.first).submit(entry));
        const auto response = measured.team.stores().responses().response(cases.at(0).attempt);
        VERIFY_OK(response);
        QVERIFY(response->overrule);
        QCOMPARE(response->overrule->result, ResponseResult::Correct);
        QVERIFY(!measured.as(measured.first).view(cases.at(0).id)->mayWithdraw);
        QVERIFY(!measured.as(measured.first).reopen(cases.at(0).id));

        entry.errorCase = cases.at(1).id;
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral("两个选项都对");
        VERIFY_OK(measured.as(measured.first).submit(entry));
        const auto discussions = measured.team.stores().discussions().discussions(DiscussionState::Open);
        VERIFY_OK(discussions);
        QCOMPARE(discussions->size(), 1);
        QCOMPARE(discussions->constFirst().note, entry.content.note);
        QVERIFY(!measured.as(measured.team.project.lead).view(cases.at(1).id)->maySettle);
        // Neither is a wrong answer of the model any more: 98 are left.
        QCOMPARE(measured.lead().preview(measured.request(100))->wrong, 98);
        QCOMPARE(*measured.lead().topUp(sample->id, 10), 8); // both stay in the sample
        const auto data = ErrorReportService(measured.team.stores(), measured.first).data();
        VERIFY_OK(data);
        QVERIFY(casesOf(*data).isEmpty());
        const Json json = errorReportJson(*data);
        QCOMPARE(json["annotation_wrong"].get<int>(), 1);
        QCOMPARE(json["extraction_wrong"].get<int>(), 1);
    }

    void aFaultIsSaidInTheOpenDiscussion_data() { addBackends(); }
    void aFaultIsSaidInTheOpenDiscussion()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        Stores &stores = measured.team.stores();
        const auto sample = measured.lead().draw(measured.request(2));
        const QList<ErrorCase> cases = measured.cases(*sample);
        const auto view = measured.as(measured.first).view(cases.at(0).id);
        VERIFY_OK(view);
        const QuestionId question = view->item.question.id;
        const ImageId image = view->item.image.id;
        VERIFY_OK(stores.transaction([&]() -> Result<> {
            const auto opened = discussInTransaction(stores, question, image, ValidationReason::Objection, QStringLiteral("先前"),
                                                     measured.team.project.lead);
            return opened ? Result<>() : passOn(opened);
        }));
        const Discussion before = stores.discussions().discussions(DiscussionState::Open)->constFirst();
        const CommentTarget target{TalkSubject::Discussion, before.id.value(), image, {}};
        QVERIFY(stores.talk().thread(target)->isEmpty());

        ErrorCaseEntry entry;
        entry.errorCase = cases.at(0).id;
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral(" 两个选项都对，@Expert B 请看 ");
        VERIFY_OK(measured.as(measured.first).submit(entry));
        // No second discussion, and what the first one began with stands.
        const auto all = stores.discussions().discussions({});
        VERIFY_OK(all);
        QCOMPARE(all->size(), 1);
        QCOMPARE(all->constFirst().id, before.id);
        QCOMPARE(all->constFirst().note, QStringLiteral("先前"));
        // Whoever takes part reads it there, in the expert's name, and whom it names is told.
        const auto thread = CommentService(stores, measured.team.project.lead).thread(target);
        VERIFY_OK(thread);
        QCOMPARE(thread->comments.size(), 1);
        const Comment &said = thread->comments.constFirst();
        QVERIFY2(said.body.endsWith(QStringLiteral("两个选项都对，@Expert B 请看")), qPrintable(said.body));
        QCOMPARE(said.createdBy, measured.first);
        QCOMPARE(said.mentions, QList<PersonId>{measured.second});
        QVERIFY(thread->isOpen());
        EventFilter filter;
        filter.entity = Entity::Comment;
        filter.subject = said.id.value();
        QCOMPARE(*stores.history().count(filter), 1);

        // Once it is concluded, the next one is a discussion of its own.
        Discussion closed = all->constFirst();
        closed.state = DiscussionState::Closed;
        VERIFY_OK(stores.transaction([&] { return stores.discussions().updateDiscussion(closed); }));
        VERIFY_OK(stores.transaction([&]() -> Result<> {
            return reportFaultInTransaction(stores, question, image,
                                            (*stores.errors().codesOfCase(cases.at(0).id)).constFirst(), measured.first);
        }));
        QCOMPARE(stores.discussions().discussions(DiscussionState::Open)->size(), 1);
        QCOMPARE(stores.talk().thread(target)->size(), 1);
    }
};

QTEST_GUILESS_MAIN(ErrorReviewTest)
#include "errorreviewtest.moc"
