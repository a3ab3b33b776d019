// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/talk.h"
#include "models/domain/annotation/translation.h"
#include "models/domain/errors/errorreview.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/packages/package.h"
#include "models/domain/people/work.h"
#include "models/domain/project/about.h"
#include "models/domain/review/calibration.h"
#include "models/domain/review/review.h"
#include "models/domain/review/validation.h"
#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"
#include "models/domain/studies/study.h"
#include "models/domain/taxonomy/taxonomy.h"
#include "tests/support/dbfixture.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename E>
QStringList codes(std::initializer_list<E> without = {})
{
    QStringList all;
    for (const auto &[value, code] : codesOf(E{})) {
        if (std::find(without.begin(), without.end(), value) == without.end())
            all << QString::fromUtf16(code);
    }
    all.sort();
    return all;
}

/// The values that each column of the newest schema allows, "table.column" → sorted codes.
QMap<QString, QStringList> allowedCodes(const QString &file)
{
    static const QRegularExpression check(QStringLiteral(R"re(CHECK \("?(\w+)"? IN \(('[^)]*)\)\))re"));
    static const QRegularExpression quoted(QStringLiteral("'([^']*)'"));
    QMap<QString, QStringList> allowed;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("schema"));
        db.setDatabaseName(file);
        QSqlQuery query(db);
        if (db.open() && query.exec(QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))) {
            while (query.next()) {
                for (const QRegularExpressionMatch &column : check.globalMatch(query.value(1).toString())) {
                    QStringList codes;
                    for (const QRegularExpressionMatch &code : quoted.globalMatch(column.captured(2)))
                        codes << code.captured(1);
                    codes.sort();
                    allowed.insert(query.value(0).toString() + u'.' + column.captured(1), codes);
                }
            }
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("schema"));
    return allowed;
}

} // namespace

/// What the program may store, the database takes: each column of codes allows the codes of its type, no fewer and no others.
class StoredCodesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void columnsTakeTheCodesOfTheirType();
};

void StoredCodesTest::columnsTakeTheCodesOfTheirType()
{
    const QMap<QString, QStringList> types{
        {QStringLiteral("about_text.field"), codes<AboutField>()},
        {QStringLiteral("adjudication.choice"), codes<Choice>()},
        {QStringLiteral("adjudication_case.left_side"), codes<Side>()},
        {QStringLiteral("adjudication_case.state"), codes<CaseState>()},
        {QStringLiteral("annotation.origin"), codes<Origin>()},
        {QStringLiteral("annotation.state"), codes<AnnotationState>()},
        {QStringLiteral("assignment.origin"), codes<AssignmentOrigin>()},
        {QStringLiteral("assignment.state"), codes<AssignmentState>()},
        {QStringLiteral("assignment.task"), codes<Task>()},
        {QStringLiteral("chain.state"), codes<ChainState>()},
        {QStringLiteral("calibration_batch.state"), codes<CalibrationState>()},
        {QStringLiteral("calibration_person.result"), codes<CalibrationResult>()},
        {QStringLiteral("comment.entity"), codes<TalkSubject>()},
        {QStringLiteral("comment.state"), codes<CommentState>()},
        {QStringLiteral("compared_pair.kind"), codes<MatchKind>()},
        {QStringLiteral("compared_pair.marked"), codes<Marked>()},
        {QStringLiteral("compared_pair.verdict"), codes<DuplicateVerdict>()},
        {QStringLiteral("decision.outcome"), codes<Outcome>()},
        {QStringLiteral("decision.step"), codes<FilterStep>()},
        {QStringLiteral("discrepancy.state"), codes<DiscrepancyState>()},
        {QStringLiteral("discussion.entity"), codes<DiscussionSubject>()},
        {QStringLiteral("discussion.state"), codes<DiscussionState>()},
        {QStringLiteral("duplicate_group.state"), codes<GroupState>()},
        {QStringLiteral("duplicate_group.verdict"), codes<DuplicateVerdict>()},
        {QStringLiteral("duplicate_member.kind"), codes<MatchKind>()},
        {QStringLiteral("duplicate_member.marked"), codes<Marked>()},
        {QStringLiteral("duplicate_member.verdict"), codes<DuplicateVerdict>()},
        {QStringLiteral("endpoint.dialect"), codes<ChatDialect>()},
        {QStringLiteral("endpoint.key_source"), codes<KeySource>()},
        {QStringLiteral("endpoint.section"), codes<ModelSection>()},
        {QStringLiteral("error_code.state"), codes<CaseCodeState>()},
        {QStringLiteral("error_code.verdict"), codes<ErrorVerdict>()},
        {QStringLiteral("error_sample.allocation"), codes<SampleAllocation>()},
        {QStringLiteral("image.format"), codes<ImageFormat>()},
        {QStringLiteral("image.stage"), codes<Stage>()},
        {QStringLiteral("image_part.role"), codes<PartRole>()},
        {QStringLiteral("job.state"), codes<JobState>()},
        // Nothing else is taken as a picture.
        {QStringLiteral("medium.format"), codes({ImageFormat::Unknown, ImageFormat::Heic, ImageFormat::Avif, ImageFormat::Jxl,
                                                 ImageFormat::Svg, ImageFormat::Pdf})},
        // A reading that was overruled is an answer or none; a lost reply cannot be overruled.
        {QStringLiteral("overrule.result"), codes({ResponseResult::Error})},
        {QStringLiteral("package.role"), codes({Role::Lead})},
        {QStringLiteral("package.state"), codes<PackageState>()},
        {QStringLiteral("participant.state"), codes<ParticipantState>()},
        {QStringLiteral("person_role.role"), codes<Role>()},
        {QStringLiteral("probe_verdict.verdict"), codes<ProbeVerdict>()},
        // A question's state is no type of its own.
        {QStringLiteral("question.state"), {QStringLiteral("active"), QStringLiteral("removed")}},
        {QStringLiteral("question_text.language"), codes<ItemLanguage>()},
        {QStringLiteral("question_text.part"), codes<TranslatedPart>()},
        {QStringLiteral("response.status"), codes<ReplyStatus>()},
        {QStringLiteral("review_item.verdict"), codes<ReviewVerdict>()},
        {QStringLiteral("review_sample.method"), codes<SampleMethod>()},
        // A run that reads misses is stored as one of judgements that extracts, one of steps as one of descriptions that does.
        {QStringLiteral("run_text.part"), codes({TranslatedPart::Explanation, TranslatedPart::Meaning})},
        {QStringLiteral("run.kind"), codes({RunKind::Extractions, RunKind::Steps})},
        {QStringLiteral("run.option_order"), codes<OptionOrder>()},
        {QStringLiteral("run.origin"), codes<RunOrigin>()},
        {QStringLiteral("run.section"), codes<ModelSection>()},
        {QStringLiteral("run.state"), codes<RunState>()},
        {QStringLiteral("scored_response.result"), codes<ResponseResult>()},
        {QStringLiteral("step_run.step"), codes<FilterStep>()},
        {QStringLiteral("study.state"), codes<StudyState>()},
        {QStringLiteral("study_item.part"), codes<StudyPart>()},
        {QStringLiteral("trial.part"), codes<StudyPart>()},
        {QStringLiteral("validation.state"), codes<ValidationState>()},
        {QStringLiteral("work_return.origin"), codes<ReturnOrigin>()},
        // A unit's state is no type of its own.
        {QStringLiteral("work_unit.state"),
         {QStringLiteral("done"), QStringLiteral("failed"), QStringLiteral("ready"), QStringLiteral("taken")}},
    };
    const TestProject project(false);
    const QMap<QString, QStringList> allowed = allowedCodes(project.location + QLatin1String("/project.yuyi"));
    QCOMPARE(QStringList(allowed.keys()), QStringList(types.keys()));
    for (auto one = allowed.cbegin(); one != allowed.cend(); ++one)
        QVERIFY2(one.value() == types.value(one.key()),
                 qPrintable(QStringLiteral("%1 allows %2, its type has %3")
                                .arg(one.key(), one.value().join(u' '),
                                     types.value(one.key()).join(u' '))));
}

QTEST_GUILESS_MAIN(StoredCodesTest)
#include "storedcodestest.moc"
