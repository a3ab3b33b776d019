// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/aboutservice.h"
#include "tests/support/measuredproject.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/validationfixture.h"

#include "models/domain/text.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/audittext.h"
#include "models/services/release/releaseservice.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What only people know of the data, and how many people worked on it: written by leads, undone, printed.
class AboutServiceTest : public QObject
{
    Q_OBJECT

    static QString cardOf(const TestProject &project)
    {
        const auto card = ReleaseService(*project.stores, project.factory->folder()).card({});
        return card ? QString::fromUtf8(*card) : QString::fromUtf8(whatFailed(card));
    }
    static const auto differently()
    {
        return [](AnnotationContent &content) { content.impliedMeaning = QStringLiteral("科技让人与人之间越来越远。"); };
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void leadsWriteAndEverybodyReads_data() { addBackends(); }
    void leadsWriteAndEverybodyReads()
    {
        QFETCH(const bool, server);
        const ReviewProject project(server);
        AboutService lead(*project.stores, project.lead);
        AboutService other(*project.stores, project.first);
        QVERIFY(lead.texts()->isEmpty());
        VERIFY_OK(lead.set(AboutField::Limitations, QStringLiteral("  Small.\r\nOnly Chinese.\n")));
        VERIFY_OK(lead.set(AboutField::PersonalData, QStringLiteral("没有")));
        const AboutTexts texts{{AboutField::Limitations, QStringLiteral("Small.\nOnly Chinese.")},
                               {AboutField::PersonalData, QStringLiteral("没有")}};
        QCOMPARE(*other.texts(), texts);
        VERIFY_FAILS(other.set(AboutField::Limitations, QStringLiteral("None.")), ErrorCode::Refused);
        VERIFY_FAILS(lead.set(AboutField::Pay, QString(longestAboutText + 1, u'x')), ErrorCode::Invalid);
        VERIFY_OK(lead.set(AboutField::Pay, QString(longestAboutText, u'x')));
        // Who changes an older text is told.
        VERIFY_FAILS(lead.set(AboutField::Limitations, QStringLiteral("Large."), QStringLiteral("Small.")), ErrorCode::Conflict);
        VERIFY_FAILS(lead.set(AboutField::Use, QStringLiteral("Tests."), QStringLiteral("Something")), ErrorCode::Conflict);
        VERIFY_OK(lead.set(AboutField::Limitations, QStringLiteral("Large."), texts.value(AboutField::Limitations)));
        VERIFY_OK(lead.set(AboutField::Limitations, QString()));
        VERIFY_OK(lead.set(AboutField::Pay, QStringLiteral(" \n ")));
        QCOMPARE(lead.texts()->keys(), QList<AboutField>{AboutField::PersonalData});
        QCOMPARE(project.findings(), QStringList());
    }

    void aChangeIsInTheAuditAndUndone_data() { addBackends(); }
    void aChangeIsInTheAuditAndUndone()
    {
        QFETCH(const bool, server);
        const ReviewProject project(server);
        AboutService service(*project.stores, project.lead);
        VERIFY_OK(service.set(AboutField::Ethics, QStringLiteral("First.")));
        VERIFY_OK(service.set(AboutField::Ethics, QStringLiteral("Second.")));
        VERIFY_OK(service.set(AboutField::Ethics, QStringLiteral(" Second. "))); // the same
        EventFilter filter;
        filter.entity = Entity::Project;
        filter.action = codeOf(AuditAction::About);
        const auto slice = AuditService(*project.stores, project.lead).page(filter, 0, 20);
        VERIFY_OK(slice);
        QCOMPARE(slice->lines.size(), 2);
        const Event last = slice->lines.constFirst().event;
        QCOMPARE(readable(last.before, slice->names), QStringLiteral("Ethics statement: First."));
        QCOMPARE(readable(last.after, slice->names), QStringLiteral("Ethics statement: Second."));
        QVERIFY(!sentenceOf(last, slice->names).contains(QStringLiteral("about:")));

        UndoService undo(*project.stores, project.lead);
        const auto step = undo.undo();
        VERIFY_OK(step);
        QVERIFY(step->has_value() && (*step)->page == PageId::Release);
        QCOMPARE(service.texts()->value(AboutField::Ethics), QStringLiteral("First."));
        VERIFY_OK(undo.undo());
        QVERIFY(service.texts()->isEmpty());
        VERIFY_OK(undo.redo());
        QCOMPARE(service.texts()->value(AboutField::Ethics), QStringLiteral("First."));

        // What another lead has written since is not undone with it.
        const auto people = project.stores->project().people();
        Person second = *std::find_if(people->begin(), people->end(), [&](const Person &one) { return one.id == project.other; });
        second.roles = {Role::Lead};
        ReviewProject::done(project.stores->transaction([&] { return project.stores->project().updatePerson(second); }));
        VERIFY_OK(AboutService(*project.stores, second.id).set(AboutField::Ethics, QStringLiteral("Theirs.")));
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QCOMPARE(service.texts()->value(AboutField::Ethics), QStringLiteral("Theirs."));
    }

    /// Two annotators, and a third person where they differed; who only holds a role is not counted, and nobody is named.
    void theCardCountsWhoAnnotatedAndDecided_data() { addBackends(); }
    void theCardCountsWhoAnnotatedAndDecided()
    {
        QFETCH(const bool, server);
        const ReviewProject project(server);
        const ImageId equal = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, equal);
        project.annotate(project.second, equal);
        const QString before = cardOf(project);
        QVERIFY2(before.contains(QStringLiteral("| Annotator | 2 |")) && !before.contains(QStringLiteral("| Adjudicator |")),
                 qPrintable(before));
        const ImageId disputed = project.keep(QStringLiteral("b.jpg"));
        project.annotate(project.first, disputed);
        project.annotate(project.second, disputed, differently());
        // Work on what is not released does not count.
        QVERIFY(!cardOf(project).contains(QStringLiteral("| Adjudicator |")));
        project.settleAll(disputed, Pick::Left);
        VERIFY_OK(AdjudicationService(*project.stores, project.adjudicator).finish(project.view(disputed).id));
        QCOMPARE(project.stage(disputed), Stage::Accepted);
        VERIFY_OK(AboutService(*project.stores, project.lead).set(AboutField::Annotators, QStringLiteral("Students of art.")));
        const QString card = cardOf(project);
        QVERIFY2(card.contains(QStringLiteral("| Annotator | 2 |\n| Adjudicator | 1 |\n")), qPrintable(card));
        QVERIFY2(card.contains(QStringLiteral("## Annotators' background\n\nStudents of art.\n")), qPrintable(card));
        const auto people = project.stores->project().people();
        for (const Person &person : *people)
            QVERIFY2(person.name == QLatin1String("Lead") || !card.contains(person.name), qPrintable(person.name));
    }

    void theCardCountsWhoValidated_data() { addBackends(); }
    void theCardCountsWhoValidated()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 5);
        const QList<PersonId> people = project.validators(5);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        project.answerAll(people, project.newest(image), 5);
        QCOMPARE(project.stage(image), Stage::Accepted);
        const QString card = cardOf(project);
        QVERIFY2(card.contains(QStringLiteral("| Annotator | 1 |\n| Validator | 5 |\n")), qPrintable(card));
    }

    void expertsCountOnceTheySubmit_data() { addBackends(); }
    void expertsCountOnceTheySubmit()
    {
        QFETCH(const bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(2, 2));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).at(0);
        const auto experts = [&] {
            const auto all = Team::must(measured.team.stores().releases().contributions());
            return std::count_if(all.begin(), all.end(), [](const auto &work) { return work.role == Role::Expert; });
        };
        VERIFY_OK(measured.as(measured.first).save(measured.entry(one, 0, 0)));
        QCOMPARE(experts(), 0);
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(one, 0, 0)));
        QCOMPARE(experts(), 1);
    }

    /// Words of two lines or pages do not grow together, whatever parts them in the program they are copied from.
    void breaksStayBreaks()
    {
        QCOMPARE(plainParagraphs(QStringLiteral("a\r\nb\rc\vd\fe\u2028f\u0085g")), QStringLiteral("a\nb\nc\nd\ne\nf\ng"));
        QCOMPARE(plainParagraphs(QStringLiteral(" a\u00A0b\a\tc ")), QStringLiteral("a b\tc"));
    }

    void aTextComesFromAFile()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QByteArray &bytes) {
            QFile file(folder.filePath(QStringLiteral("a.txt")));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("the file cannot be written");
            return file.fileName();
        };
        QCOMPARE(readAboutFile(write("\xEF\xBB\xBF限制\n")).value_or(QString()), QStringLiteral("限制\n"));
        VERIFY_FAILS(readAboutFile(write("\xFF\xFE")), ErrorCode::Invalid);
        VERIFY_FAILS(readAboutFile(write(QByteArray(1'000'000, 'x'))), ErrorCode::Invalid);
        VERIFY_FAILS(readAboutFile(folder.filePath(QStringLiteral("no.txt"))), ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(AboutServiceTest)
#include "aboutservicetest.moc"
