// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QThread>

#include <ctime>
#include <random>
#include <utility>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Both annotators have all images to annotate.
struct PackedReview : ReviewProject {
    explicit PackedReview(bool onServer, int images, int votes = 0) : ReviewProject(onServer, votes)
    {
        for (int i = 0; i < images; ++i)
            ids.append(keep(QStringLiteral("picture %1.jpg").arg(i)));
        HandOut all;
        all.people = {first, second};
        all.perImage = 2;
        must(AssignmentService(*stores, lead).handOut(all));
    }
    QString word(int i) const { return QStringLiteral("第%1幅画说的是同一件事，看了又看才明白。").arg(i); }

    QList<ImageId> ids;
};

/// Lets go of what keeps the project locked as soon as somebody waits for it.
class ReleasesWhenAsked final : public Progress
{
public:
    explicit ReleasesWhenAsked(QSemaphore &lock) : m_lock(lock) {}
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override
    {
        if (m_asked.testAndSetOrdered(0, 1))
            m_lock.release();
        return false;
    }
    bool wasAsked() const { return m_asked.loadRelaxed() != 0; }

private:
    QSemaphore &m_lock;
    mutable QAtomicInt m_asked = 0;
};

} // namespace

/// Annotators' and adjudicators' work packages are merged.
class PackageMergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoAnnotatorsAndWhatFollows_data() { addBackends(); }
    void twoAnnotatorsAndWhatFollows()
    {
        QFETCH(const bool, server);
        PackedReview project(server, 3);
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        workOn(project, a, [&](Stores &stores) {
            for (const ImageId &image : project.ids)
                annotate(stores, project.first, image);
        });
        workOn(project, b, [&](Stores &stores) {
            annotate(stores, project.second, project.ids.at(0));
            annotate(stores, project.second, project.ids.at(1),
                     [&](AnnotationContent &content) { content.impliedMeaning = project.word(1); });
        });
        finish(project, a);
        const MergePlan plan = look(project, a);
        QCOMPARE(plan.count(MergeState::New), 3);
        QCOMPARE(plan.holder, QStringLiteral("甲"));
        QVERIFY(plan.finished);
        QVERIFY(!project.annotations().current(project.ids.at(0), project.first)->has_value()); // a look changes nothing

        QCOMPARE(merge(project, a).count(MergeState::New), 3);
        const MergePlan second = merge(project, b);
        QCOMPARE(second.count(MergeState::New), 2);
        QCOMPARE(second.count(MergeState::Untouched), 1);
        QCOMPARE(project.stage(project.ids.at(0)), Stage::Accepted); // agreed, so gold followed
        QCOMPARE(project.stage(project.ids.at(1)), Stage::Disputed);
        QCOMPARE(project.stage(project.ids.at(2)), Stage::Annotating);
        QVERIFY(!project.gold(project.ids.at(0)).id.isNull());
        QCOMPARE(project.findings(), QStringList());

        const auto packages = must(project.stores->packages().packages());
        for (const Package &package : packages) {
            const bool ended = package.person == project.first;
            QCOMPARE(package.state, ended ? PackageState::Merged : PackageState::Packed);
            QVERIFY(package.mergedAt.isValid());
            QCOMPARE(package.finishedAt.isValid(), ended);
            const auto events = must(project.stores->history().eventsOf(package.id.value()));
            QCOMPARE(events.constLast().action, QStringLiteral("merged"));
            QCOMPARE(events.constLast().person, project.lead);
        }
        // What was said keeps the times at which it was said.
        const Annotation stored = **project.annotations().current(project.ids.at(2), project.first);
        workOn(project, a, [&](Stores &stores) {
            const Annotation there = **stores.annotations().current(project.ids.at(2), project.first);
            QCOMPARE(there.id, stored.id);
            QCOMPARE(there.createdAt, stored.createdAt);
        });

        const QString before = portrait(project);
        const qint64 last = must(project.stores->history().lastSequence());
        for (const QString &file : {a, b, a}) {
            const MergePlan again = merge(project, file);
            QCOMPARE(again.taken(), 0);
            QCOMPARE(again.conflicts(), 0);
            QVERIFY(again.mergedBefore);
        }
        QCOMPARE(portrait(project), before);
        QCOMPARE(must(project.stores->history().lastSequence()), last);
    }

    void partlyThenMoreThenTheOldOneAgain_data() { addBackends(); }
    void partlyThenMoreThenTheOldOneAgain()
    {
        QFETCH(const bool, server);
        PackedReview project(server, 3);
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) {
            annotate(stores, project.first, project.ids.at(0));
            annotate(stores, project.first, project.ids.at(1), {}, false);
        });
        const QString early = copyOf(file);
        workOn(project, file, [&](Stores &stores) {
            annotate(stores, project.first, project.ids.at(0),
                     [&](AnnotationContent &content) { content.explanation = project.word(0); });
            annotate(stores, project.first, project.ids.at(1));
            annotate(stores, project.first, project.ids.at(2));
        });
        const MergePlan first = merge(project, early);
        QCOMPARE(first.count(MergeState::New), 2);
        QCOMPARE((*project.annotations().current(project.ids.at(1), project.first))->state, AnnotationState::Draft);
        const MergePlan later = merge(project, file);
        QCOMPARE(later.count(MergeState::Changed), 2);
        QCOMPARE(later.count(MergeState::New), 1);
        QCOMPARE(later.conflicts(), 0);
        QCOMPARE((*project.annotations().current(project.ids.at(0), project.first))->content.explanation, project.word(0));
        const QString before = portrait(project);
        const MergePlan old = merge(project, early);
        QCOMPARE(old.taken(), 0);
        QCOMPARE(old.conflicts(), 0);
        QCOMPARE(portrait(project), before);
        QCOMPARE(project.findings(), QStringList());
    }

    /// An older file that brings nothing leaves a package that came back where it is.
    void anOlderFileAfterTheFinishedOne()
    {
        PackedReview project(false, 2);
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(0)); });
        const QString early = copyOf(file);
        finish(project, file);
        QCOMPARE(merge(project, file).taken(), 1);
        const auto stored = [&] { return must(project.stores->packages().packages()).constFirst(); };
        QCOMPARE(stored().state, PackageState::Merged);
        const QString hash = stored().returnHash;
        QCOMPARE(merge(project, early).taken(), 0);
        QCOMPARE(stored().state, PackageState::Merged);
        QCOMPARE(stored().returnHash, hash);
        QVERIFY(merge(project, file).mergedBefore);
    }

    /// Two copies of one package, worked on apart: the later work of the person counts, whatever was merged first.
    void twoCopiesWorkedOnApart()
    {
        for (const bool laterFirst : {false, true}) {
            PackedReview project(false, 1);
            const QString one = pack(project, Role::Annotator, project.first);
            const QString two = copyOf(one);
            workOn(project, one, [&](Stores &stores) {
                for (int i = 0; i < 5; ++i) {
                    annotate(
                        stores, project.first, project.ids.at(0),
                        [&](AnnotationContent &content) { content.explanation = project.word(i); }, false);
                }
            });
            workOn(project, two, [&](Stores &stores) {
                annotate(stores, project.first, project.ids.at(0),
                         [&](AnnotationContent &content) { content.explanation = project.word(50); });
            });
            for (const QString &file : laterFirst ? QStringList{two, one} : QStringList{one, two})
                (void)merge(project, file);
            const auto stored = must(project.annotations().current(project.ids.at(0), project.first));
            QCOMPARE(stored->content.explanation, project.word(50));
            QCOMPARE(stored->state, AnnotationState::Submitted);
        }
    }

    /// What the project has done meanwhile stands, is shown, and the lead may take the returned one where that is lawful.
    void theProjectHasChanged_data() { addBackends(); }
    void theProjectHasChanged()
    {
        QFETCH(const bool, server);
        PackedReview project(server, 4);
        ProjectInfo info = must(project.stores->project().info());
        info.rules.openPool = false;
        must(PeopleService(*project.stores, project.lead).updateProject(info));
        annotate(*project.stores, project.first, project.ids.at(0), {}, false);
        annotate(*project.stores, project.first, project.ids.at(3), {}, false);
        const QString file = pack(project, Role::Annotator, project.first);
        // In the project: goes on with the first; the second is taken from him; nothing happens to the third; the fourth goes on as well.
        annotate(
            *project.stores, project.first, project.ids.at(0),
            [&](AnnotationContent &content) { content.explanation = project.word(7); }, false);
        annotate(
            *project.stores, project.first, project.ids.at(3),
            [&](AnnotationContent &content) { content.explanation = project.word(9); }, false);
        const auto given = must(project.stores->work().find(project.first, Task::Annotate, project.ids.at(1)));
        must(AssignmentService(*project.stores, project.lead).withdraw({given->id}));
        workOn(project, file, [&](Stores &stores) {
            annotate(stores, project.first, project.ids.at(0),
                     [&](AnnotationContent &content) { content.explanation = project.word(8); });
            annotate(stores, project.first, project.ids.at(1));
            annotate(stores, project.first, project.ids.at(2));
        });
        const MergePlan plan = merge(project, file);
        QCOMPARE(plan.count(MergeState::New), 1);
        QCOMPARE(plan.conflicts(), 2);
        QCOMPARE(plan.count(MergeState::Untouched), 1); // what he did not touch is no conflict
        for (const MergeEntry &entry : plan.entries) {
            if (entry.state != MergeState::Conflict)
                continue;
            QVERIFY(!entry.reason.isEmpty());
            QVERIFY(entry.mayTake);
            if (entry.image == project.ids.at(0)) {
                QVERIFY(entry.project.contains(QStringLiteral("第7幅画")));
                QVERIFY(entry.returned.contains(QStringLiteral("第8幅画")));
                QVERIFY(!entry.project.contains(QStringLiteral("沉迷"))); // only what differs
            } else {
                QCOMPARE(entry.image, project.ids.at(1));
            }
        }
        QCOMPARE((*project.annotations().current(project.ids.at(0), project.first))->content.explanation, project.word(7));
        QVERIFY(!project.annotations().current(project.ids.at(1), project.first)->has_value());
        const MergePlan taken = merge(project, file, true);
        QCOMPARE(taken.count(MergeState::Changed), 1);
        QCOMPARE(taken.conflicts(), 1);
        for (const MergeEntry &entry : taken.entries)
            QVERIFY(entry.state != MergeState::Conflict || !entry.mayTake);
        QCOMPARE((*project.annotations().current(project.ids.at(0), project.first))->content.explanation, project.word(8));
        QCOMPARE((*project.annotations().current(project.ids.at(0), project.first))->state, AnnotationState::Submitted);
        QCOMPARE(project.findings(), QStringList());
    }

    void workOfPeopleWhoLeftAndWithdrawnPackages()
    {
        PackedReview project(false, 2);
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        for (const auto &[file, person] : {std::pair(a, project.first), std::pair(b, project.second)}) {
            workOn(project, file, [&, who = person](Stores &stores) { annotate(stores, who, project.ids.at(0)); });
        }
        must(PeopleService(*project.stores, project.lead).end(project.first));
        const MergePlan left = merge(project, a, true);
        QCOMPARE(left.taken(), 0);
        QCOMPARE(left.conflicts(), 1);
        QVERIFY(left.entries.constFirst().reason.contains(QStringLiteral("甲")));
        QVERIFY(!left.entries.constFirst().mayTake);
        const auto packages = must(project.stores->packages().packages());
        for (const Package &package : packages) {
            if (package.person == project.second)
                must(PackageService(*project.stores, project.lead).withdraw(package.id));
        }
        VERIFY_FAILS(tryMerge(project, b), ErrorCode::Refused);
        QVERIFY(!project.annotations().current(project.ids.at(0), project.second)->has_value());
    }

    void onlyLeadsMerge()
    {
        PackedReview project(false, 1);
        const QString file = pack(project, Role::Annotator, project.first);
        NoProgress progress;
        VERIFY_FAILS(PackageMergeService(*project.stores, project.factory->folder(), project.first)
                         .plan(must(project.host.openReturn(file)), {}, progress),
                     ErrorCode::Refused);
    }

    void aPackageOfAnotherProjectIsRefused()
    {
        PackedReview project(false, 1);
        PackedReview other(false, 1);
        const QString file = pack(other, Role::Annotator, other.first);
        workOn(other, file, [&](Stores &stores) { annotate(stores, other.first, other.ids.at(0)); });
        const QByteArray before = contentOf(project);
        VERIFY_FAILS(tryMerge(project, file), ErrorCode::Refused);
        QCOMPARE(contentOf(project), before);
    }

    void adjudicators_data() { addBackends(); }
    void adjudicators()
    {
        QFETCH(const bool, server);
        PackedReview project(server, 3);
        for (int i = 0; i < 3; ++i) {
            annotate(*project.stores, project.first, project.ids.at(i));
            annotate(*project.stores, project.second, project.ids.at(i),
                     [&](AnnotationContent &content) { content.impliedMeaning = project.word(i); });
        }
        const QString file = pack(project, Role::Adjudicator, project.adjudicator);
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            for (int i = 0; i < 2; ++i) {
                const CaseView view = must(service.open(*must(service.caseOf(project.ids.at(i)))));
                for (const CaseField &field : view.fields) {
                    if (!field.isOpen())
                        continue;
                    FieldDecision decision{Pick::Edited, {}, Cause::Subjective, QStringLiteral("两边都对"), false};
                    decision.value.text = project.word(20 + i);
                    must(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
                }
                if (i == 0)
                    must(service.finish(view.id));
            }
        });
        const QString early = copyOf(file);
        const MergePlan plan = merge(project, file);
        QCOMPARE(plan.count(MergeState::New), 2);
        QCOMPARE(plan.count(MergeState::Untouched), 1);
        QCOMPARE(project.stage(project.ids.at(0)), Stage::Accepted);
        QCOMPARE(project.gold(project.ids.at(0)).content.impliedMeaning, project.word(20));
        QCOMPARE(project.stage(project.ids.at(1)), Stage::Disputed);
        QCOMPARE(project.view(project.ids.at(1)).openFields(), 0);
        QCOMPARE(merge(project, file).taken(), 0);
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            must(service.finish(*must(service.caseOf(project.ids.at(1)))));
            must(service.sendBack(*must(service.caseOf(project.ids.at(2))), QStringLiteral("请再看一遍")));
        });
        const MergePlan more = merge(project, file);
        QCOMPARE(more.taken(), 2);
        QCOMPARE(more.conflicts(), 0);
        QCOMPARE(project.stage(project.ids.at(1)), Stage::Accepted);
        QCOMPARE(project.stage(project.ids.at(2)), Stage::Returned);
        const auto annotation = must(project.annotations().current(project.ids.at(2), project.first));
        QCOMPARE(must(project.stores->work().returnsOf(annotation->id, true)).constFirst().note, QStringLiteral("请再看一遍"));
        QCOMPARE(merge(project, early).taken(), 0);
        QCOMPARE(project.findings(), QStringList());
    }

    void aCaseThatChangedInTheProject()
    {
        PackedReview project(false, 2);
        for (int i = 0; i < 2; ++i) {
            annotate(*project.stores, project.first, project.ids.at(i));
            annotate(*project.stores, project.second, project.ids.at(i),
                     [&](AnnotationContent &content) { content.impliedMeaning = project.word(i); });
        }
        const QString file = pack(project, Role::Adjudicator, project.adjudicator);
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            for (int i = 0; i < 2; ++i) {
                const CaseView view = must(service.open(*must(service.caseOf(project.ids.at(i)))));
                for (const CaseField &field : view.fields) {
                    if (field.isOpen())
                        must(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("F")));
                }
                must(service.finish(view.id));
            }
        });
        // The same person settles one in the project otherwise; of the other one annotator takes his back.
        project.settleAll(project.ids.at(0), Pick::Right);
        must(project.adjudicate(project.adjudicator).finish(project.view(project.ids.at(0)).id));
        const auto own = must(project.annotations().current(project.ids.at(1), project.second));
        must(AnnotationService(*project.stores, project.second).reopen(own->id));
        const QString right = project.gold(project.ids.at(0)).content.impliedMeaning;
        const MergePlan plan = merge(project, file);
        QCOMPARE(plan.conflicts(), 2);
        QCOMPARE(project.gold(project.ids.at(0)).content.impliedMeaning, right);
        const MergePlan taken = merge(project, file, true);
        QCOMPARE(taken.count(MergeState::Changed), 1);
        QCOMPARE(taken.conflicts(), 1);
        QVERIFY(project.gold(project.ids.at(0)).content.impliedMeaning != right);
        QCOMPARE(project.findings(), QStringList());
    }

    /// Two programs merge the same package at once: whoever comes second looks again by himself.
    void overtakenByAnotherProgram_data() { addBackends(); }
    void overtakenByAnotherProgram()
    {
        QFETCH(const bool, server);
        PackedReview project(server, 4);
        const QString file = pack(project, Role::Annotator, project.first);
        QStringList grown;
        for (int i = 0; i < 4; ++i) {
            workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(i)); });
            grown.append(copyOf(file));
        }
        // The clock is asked when the package is known and nothing is locked yet: that is when the other one is quicker.
        QStringList others{grown.at(0)};
        const auto other = project.connect();
        const Clock clock = [&] {
            if (!others.isEmpty()) {
                NoProgress progress;
                must(PackageMergeService(*other, project.factory->folder(), project.lead)
                         .merge(must(project.host.openReturn(others.takeFirst())), {}, progress));
            }
            return QDateTime::currentDateTimeUtc();
        };
        PackageMergeService service(*project.stores, project.factory->folder(), project.lead, clock);
        NoProgress progress;
        const ReturnedPackage second = must(project.host.openReturn(grown.at(1)));
        const MergePlan brought = must(service.merge(second, {}, progress));
        QVERIFY(others.isEmpty());
        QCOMPARE(brought.count(MergeState::New), 1);
        QCOMPARE(brought.count(MergeState::Same), 1);
        // The very same file by both: it is merged, once.
        others = {grown.at(2)};
        QCOMPARE(must(service.merge(must(project.host.openReturn(grown.at(2))), {}, progress)).taken(), 0);
        // Again and again: he is told who was quicker, and that nothing was changed.
        const QString before = portrait(project);
        others = {grown.at(0), grown.at(1), grown.at(0), grown.at(1), grown.at(0), grown.at(1), grown.at(0), grown.at(1)};
        const auto refused = service.merge(must(project.host.openReturn(grown.at(3))), {}, progress);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY2(refused.error().sentence.contains(QLatin1String("has just been imported elsewhere")),
                 qPrintable(refused.error().sentence));
        QCOMPARE(portrait(project), before);
        others.clear();
        QCOMPARE(must(service.merge(must(project.host.openReturn(grown.at(3))), {}, progress)).taken(), 1);
        QCOMPARE(project.findings(), QStringList());
    }

    /// Somebody writes for longer than anybody waits for a single step: the merge goes on when he is done.
    void waitsForOtherWriters()
    {
        PackedReview project(false, 2);
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(0)); });
        const ReturnedPackage returned = must(project.host.openReturn(file));
        QSemaphore held;
        QSemaphore let;
        const std::unique_ptr<QThread> writer(QThread::create([&] {
            const auto stores = project.connect();
            (void)stores->transaction([&]() -> Result<> {
                held.release();
                let.acquire();
                return failure(ErrorCode::Cancelled, {});
            });
        }));
        writer->start();
        held.acquire();
        ReleasesWhenAsked progress(let);
        const auto done = PackageMergeService(*project.stores, project.factory->folder(), project.lead).merge(returned, {}, progress);
        let.release();
        writer->wait();
        QVERIFY2(done, whatFailed(done).constData());
        QVERIFY(progress.wasAsked());
        QCOMPARE(done->taken(), 1);
    }

    /// Thirty images; YUYI_MERGED_ANNOTATIONS names another number and has the times printed.
    void manyAtOnce()
    {
        bool ok = false;
        const int wanted = qEnvironmentVariableIntValue("YUYI_MERGED_ANNOTATIONS", &ok);
        const int count = ok ? wanted : 30;
        PackedReview project(false, count);
        QElapsedTimer time;
        std::clock_t before = std::clock();
        const auto processor = [&before] {
            const std::clock_t since = std::exchange(before, std::clock());
            return static_cast<double>(before - since) / CLOCKS_PER_SEC;
        };
        const auto told = [&](const char *what) {
            if (ok)
                qInfo("%s: %.2f s, %.2f s of processor", what, static_cast<double>(time.restart()) / 1000, processor());
        };
        time.start();
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        told("packed twice");
        workOn(project, a, [&](Stores &stores) {
            for (const ImageId &image : project.ids)
                annotate(stores, project.first, image);
        });
        told("annotated");
        workOn(project, b, [&](Stores &stores) {
            for (int i = 0; i < count; ++i)
                annotate(stores, project.second, project.ids.at(i), [&](AnnotationContent &content) {
                    if (i % 5 == 0)
                        content.impliedMeaning = project.word(i);
                });
        });
        told("annotated by the other");
        {
            const auto opened = must(project.host.openPackage(a));
            told("opened");
            const auto stores = must(opened->open());
            QCOMPARE(must(packageProgress(*stores)).done, count);
            told("progress read");
            annotate(*stores, project.first, project.ids.constFirst());
            told("one more handed in");
        }
        told("closed");
        QCOMPARE(look(project, a).count(MergeState::New), count);
        told("looked at");
        QCOMPARE(merge(project, a).count(MergeState::New), count);
        told("merged");
        QCOMPARE(merge(project, b).count(MergeState::New), count);
        told("merged the other: what agrees becomes gold");
        QCOMPARE(merge(project, b).taken(), 0);
        told("merged again");
        for (int i = 0; i < count; ++i)
            QCOMPARE(must(project.annotations().gold(project.ids.at(i))).has_value(), i % 5 != 0);
    }

    /// Any order, any number of times.
    void orderDoesNotMatter()
    {
        PackedReview project(false, 6);
        QStringList files;
        std::mt19937 random(11);
        for (const PersonId &person : {project.first, project.second}) {
            const QString file = pack(project, Role::Annotator, person);
            for (int part = 0; part < 3; ++part) {
                workOn(project, file, [&](Stores &stores) {
                    for (int i = 0; i < 2; ++i) {
                        annotate(stores, person, project.ids.at(part * 2 + i), [&](AnnotationContent &content) {
                            // No two of them are alike enough to be merged into one of the two.
                            if (random() % 2 == 0)
                                content.impliedMeaning = QString(20, QChar(static_cast<char16_t>(0x4e00 + random() % 5000)));
                        });
                    }
                });
                files.append(copyOf(file));
            }
        }
        const QString empty = project.folder.filePath(QStringLiteral("empty.yuyi"));
        must(project.connection()->execute(QStringLiteral("VACUUM INTO '%1'").arg(empty)));
        QString expected;
        for (int attempt = 0; attempt < 6; ++attempt) {
            QStringList order = files + files;
            std::shuffle(order.begin(), order.end(), random);
            for (const QString &file : std::as_const(order))
                QCOMPARE(merge(project, file).conflicts(), 0);
            QCOMPARE(project.findings(), QStringList());
            if (expected.isEmpty())
                expected = portrait(project);
            const QStringList lines = portrait(project).split(u'\n');
            const QStringList wanted = expected.split(u'\n');
            QCOMPARE(lines.size(), wanted.size());
            for (qsizetype i = 0; i < lines.size(); ++i)
                QCOMPARE(lines.at(i), wanted.at(i));
            project.stores.reset();
            for (const char16_t *end : {u"", u"-wal", u"-shm"})
                QFile::remove(project.file() + QString::fromUtf16(end));
            QVERIFY(QFile::copy(empty, project.file()));
            project.reopen();
        }
    }
};

QTEST_GUILESS_MAIN(PackageMergeTest)
#include "mergetest.moc"
