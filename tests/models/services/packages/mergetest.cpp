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
    explicit ReleasesWhenAsked(QSemaphore &lock) : m_lock(lock) { }
    void setTotal(qint64) override { }
    void advance(qint64) override { }
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

/// Annotators' and adjudicators' work packages come home.
class PackageMergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoAnnotatorsAndWhatFollows_data() { addBackends(); }
    void twoAnnotatorsAndWhatFollows()
    {
        QFETCH(const bool, server);
        PackedReview home(server, 3);
        const QString a = pack(home, Role::Annotator, home.first);
        const QString b = pack(home, Role::Annotator, home.second);
        workOn(home, a, [&](Stores &stores) {
            for (const ImageId &image : home.ids)
                annotate(stores, home.first, image);
        });
        workOn(home, b, [&](Stores &stores) {
            annotate(stores, home.second, home.ids.at(0));
            annotate(stores, home.second, home.ids.at(1),
                     [&](AnnotationContent &content) { content.impliedMeaning = home.word(1); });
        });
        finish(home, a);
        const MergePlan plan = look(home, a);
        QCOMPARE(plan.count(MergeState::New), 3);
        QCOMPARE(plan.holder, QStringLiteral("甲"));
        QVERIFY(plan.finished);
        QVERIFY(!home.annotations().current(home.ids.at(0), home.first)->has_value());   // a look changes nothing

        QCOMPARE(merge(home, a).count(MergeState::New), 3);
        const MergePlan second = merge(home, b);
        QCOMPARE(second.count(MergeState::New), 2);
        QCOMPARE(second.count(MergeState::Untouched), 1);
        QCOMPARE(home.stage(home.ids.at(0)), Stage::Accepted);    // agreed, so gold followed
        QCOMPARE(home.stage(home.ids.at(1)), Stage::Disputed);
        QCOMPARE(home.stage(home.ids.at(2)), Stage::Annotating);
        QVERIFY(!home.gold(home.ids.at(0)).id.isNull());
        QCOMPARE(home.findings(), QStringList());

        const auto packages = must(home.stores->packages().packages());
        for (const Package &package : packages) {
            const bool ended = package.person == home.first;
            QCOMPARE(package.state, ended ? PackageState::Merged : PackageState::Packed);
            QVERIFY(package.mergedAt.isValid());
            QCOMPARE(package.finishedAt.isValid(), ended);
            const auto events = must(home.stores->history().eventsOf(package.id.value()));
            QCOMPARE(events.constLast().action, QStringLiteral("merged"));
            QCOMPARE(events.constLast().person, home.lead);
        }
        // What was said keeps the times at which it was said.
        const Annotation stored = **home.annotations().current(home.ids.at(2), home.first);
        workOn(home, a, [&](Stores &stores) {
            const Annotation there = **stores.annotations().current(home.ids.at(2), home.first);
            QCOMPARE(there.id, stored.id);
            QCOMPARE(there.createdAt, stored.createdAt);
        });

        const QString before = portrait(home);
        const qint64 last = must(home.stores->history().lastSequence());
        for (const QString &file : {a, b, a}) {
            const MergePlan again = merge(home, file);
            QCOMPARE(again.taken(), 0);
            QCOMPARE(again.conflicts(), 0);
            QVERIFY(again.mergedBefore);
        }
        QCOMPARE(portrait(home), before);
        QCOMPARE(must(home.stores->history().lastSequence()), last);
    }

    void partlyThenMoreThenTheOldOneAgain_data() { addBackends(); }
    void partlyThenMoreThenTheOldOneAgain()
    {
        QFETCH(const bool, server);
        PackedReview home(server, 3);
        const QString file = pack(home, Role::Annotator, home.first);
        workOn(home, file, [&](Stores &stores) {
            annotate(stores, home.first, home.ids.at(0));
            annotate(stores, home.first, home.ids.at(1), {}, false);
        });
        const QString early = copyOf(file);
        workOn(home, file, [&](Stores &stores) {
            annotate(stores, home.first, home.ids.at(0),
                     [&](AnnotationContent &content) { content.explanation = home.word(0); });
            annotate(stores, home.first, home.ids.at(1));
            annotate(stores, home.first, home.ids.at(2));
        });
        const MergePlan first = merge(home, early);
        QCOMPARE(first.count(MergeState::New), 2);
        QCOMPARE((*home.annotations().current(home.ids.at(1), home.first))->state, AnnotationState::Draft);
        const MergePlan later = merge(home, file);
        QCOMPARE(later.count(MergeState::Changed), 2);
        QCOMPARE(later.count(MergeState::New), 1);
        QCOMPARE(later.conflicts(), 0);
        QCOMPARE((*home.annotations().current(home.ids.at(0), home.first))->content.explanation, home.word(0));
        const QString before = portrait(home);
        const MergePlan old = merge(home, early);
        QCOMPARE(old.taken(), 0);
        QCOMPARE(old.conflicts(), 0);
        QCOMPARE(portrait(home), before);
        QCOMPARE(home.findings(), QStringList());
    }

    /// Two copies of one package, worked on apart: the later work of the person counts, whatever came home first.
    void twoCopiesWorkedOnApart()
    {
        for (const bool laterFirst : {false, true}) {
            PackedReview home(false, 1);
            const QString one = pack(home, Role::Annotator, home.first);
            const QString two = copyOf(one);
            workOn(home, one, [&](Stores &stores) {
                for (int i = 0; i < 5; ++i) {
                    annotate(stores, home.first, home.ids.at(0),
                             [&](AnnotationContent &content) { content.explanation = home.word(i); }, false);
                }
            });
            workOn(home, two, [&](Stores &stores) {
                annotate(stores, home.first, home.ids.at(0),
                         [&](AnnotationContent &content) { content.explanation = home.word(50); });
            });
            for (const QString &file : laterFirst ? QStringList{two, one} : QStringList{one, two})
                (void)merge(home, file);
            const auto stored = must(home.annotations().current(home.ids.at(0), home.first));
            QCOMPARE(stored->content.explanation, home.word(50));
            QCOMPARE(stored->state, AnnotationState::Submitted);
        }
    }

    /// What home has done meanwhile stands, is shown, and the lead may take the returned one where that is lawful.
    void homeHasChanged_data() { addBackends(); }
    void homeHasChanged()
    {
        QFETCH(const bool, server);
        PackedReview home(server, 4);
        ProjectInfo info = must(home.stores->project().info());
        info.rules.openPool = false;
        must(PeopleService(*home.stores, home.lead).updateProject(info));
        annotate(*home.stores, home.first, home.ids.at(0), {}, false);
        annotate(*home.stores, home.first, home.ids.at(3), {}, false);
        const QString file = pack(home, Role::Annotator, home.first);
        // At home: goes on with the first; the second is taken from him; nothing happens to the third; the fourth goes on as well.
        annotate(*home.stores, home.first, home.ids.at(0),
                 [&](AnnotationContent &content) { content.explanation = home.word(7); }, false);
        annotate(*home.stores, home.first, home.ids.at(3),
                 [&](AnnotationContent &content) { content.explanation = home.word(9); }, false);
        const auto given = must(home.stores->work().find(home.first, Task::Annotate, home.ids.at(1)));
        must(AssignmentService(*home.stores, home.lead).withdraw({given->id}));
        workOn(home, file, [&](Stores &stores) {
            annotate(stores, home.first, home.ids.at(0),
                     [&](AnnotationContent &content) { content.explanation = home.word(8); });
            annotate(stores, home.first, home.ids.at(1));
            annotate(stores, home.first, home.ids.at(2));
        });
        const MergePlan plan = merge(home, file);
        QCOMPARE(plan.count(MergeState::New), 1);
        QCOMPARE(plan.conflicts(), 2);
        QCOMPARE(plan.count(MergeState::Untouched), 1);   // what he did not touch is no conflict
        for (const MergePiece &piece : plan.pieces) {
            if (piece.state != MergeState::Conflict)
                continue;
            QVERIFY(!piece.reason.isEmpty());
            QVERIFY(piece.mayTake);
            if (piece.image == home.ids.at(0)) {
                QVERIFY(piece.home.contains(QStringLiteral("第7幅画")));
                QVERIFY(piece.returned.contains(QStringLiteral("第8幅画")));
                QVERIFY(!piece.home.contains(QStringLiteral("沉迷")));   // only what differs
            } else {
                QCOMPARE(piece.image, home.ids.at(1));
            }
        }
        QCOMPARE((*home.annotations().current(home.ids.at(0), home.first))->content.explanation, home.word(7));
        QVERIFY(!home.annotations().current(home.ids.at(1), home.first)->has_value());
        const MergePlan taken = merge(home, file, true);
        QCOMPARE(taken.count(MergeState::Changed), 1);
        QCOMPARE(taken.conflicts(), 1);
        for (const MergePiece &piece : taken.pieces)
            QVERIFY(piece.state != MergeState::Conflict || !piece.mayTake);
        QCOMPARE((*home.annotations().current(home.ids.at(0), home.first))->content.explanation, home.word(8));
        QCOMPARE((*home.annotations().current(home.ids.at(0), home.first))->state, AnnotationState::Submitted);
        QCOMPARE(home.findings(), QStringList());
    }

    void whoHasLeftAndWhatWasWithdrawn()
    {
        PackedReview home(false, 2);
        const QString a = pack(home, Role::Annotator, home.first);
        const QString b = pack(home, Role::Annotator, home.second);
        for (const auto &[file, person] : {std::pair(a, home.first), std::pair(b, home.second)}) {
            workOn(home, file, [&, who = person](Stores &stores) { annotate(stores, who, home.ids.at(0)); });
        }
        must(PeopleService(*home.stores, home.lead).end(home.first));
        const MergePlan left = merge(home, a, true);
        QCOMPARE(left.taken(), 0);
        QCOMPARE(left.conflicts(), 1);
        QVERIFY(left.pieces.constFirst().reason.contains(QStringLiteral("甲")));
        QVERIFY(!left.pieces.constFirst().mayTake);
        const auto packages = must(home.stores->packages().packages());
        for (const Package &package : packages) {
            if (package.person == home.second)
                must(PackageService(*home.stores, home.lead).withdraw(package.id));
        }
        VERIFY_FAILS(tryMerge(home, b), ErrorCode::Refused);
        QVERIFY(!home.annotations().current(home.ids.at(0), home.second)->has_value());
    }

    void onlyLeadsMerge()
    {
        PackedReview home(false, 1);
        const QString file = pack(home, Role::Annotator, home.first);
        NoProgress progress;
        VERIFY_FAILS(PackageMergeService(*home.stores, home.first).plan(must(home.host.openReturn(file)), {}, progress),
                     ErrorCode::Refused);
    }

    void aPackageOfAnotherProjectIsRefused()
    {
        PackedReview home(false, 1);
        PackedReview other(false, 1);
        const QString file = pack(other, Role::Annotator, other.first);
        workOn(other, file, [&](Stores &stores) { annotate(stores, other.first, other.ids.at(0)); });
        const QByteArray before = contentOf(home);
        VERIFY_FAILS(tryMerge(home, file), ErrorCode::Refused);
        QCOMPARE(contentOf(home), before);
    }

    void adjudicators_data() { addBackends(); }
    void adjudicators()
    {
        QFETCH(const bool, server);
        PackedReview home(server, 3);
        for (int i = 0; i < 3; ++i) {
            annotate(*home.stores, home.first, home.ids.at(i));
            annotate(*home.stores, home.second, home.ids.at(i),
                     [&](AnnotationContent &content) { content.impliedMeaning = home.word(i); });
        }
        const QString file = pack(home, Role::Adjudicator, home.adjudicator);
        workOn(home, file, [&](Stores &stores) {
            AdjudicationService service(stores, home.adjudicator);
            for (int i = 0; i < 2; ++i) {
                const CaseView view = must(service.open(*must(service.caseOf(home.ids.at(i)))));
                for (const CaseField &field : view.fields) {
                    if (!field.isOpen())
                        continue;
                    FieldDecision decision{Pick::Edited, {}, Cause::Subjective, QStringLiteral("两边都对"), false};
                    decision.value.text = home.word(20 + i);
                    must(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
                }
                if (i == 0)
                    must(service.finish(view.id));
            }
        });
        const QString early = copyOf(file);
        const MergePlan plan = merge(home, file);
        QCOMPARE(plan.count(MergeState::New), 2);
        QCOMPARE(plan.count(MergeState::Untouched), 1);
        QCOMPARE(home.stage(home.ids.at(0)), Stage::Accepted);
        QCOMPARE(home.gold(home.ids.at(0)).content.impliedMeaning, home.word(20));
        QCOMPARE(home.stage(home.ids.at(1)), Stage::Disputed);
        QCOMPARE(home.view(home.ids.at(1)).openFields(), 0);
        QCOMPARE(merge(home, file).taken(), 0);
        workOn(home, file, [&](Stores &stores) {
            AdjudicationService service(stores, home.adjudicator);
            must(service.finish(*must(service.caseOf(home.ids.at(1)))));
            must(service.sendBack(*must(service.caseOf(home.ids.at(2))), QStringLiteral("请再看一遍")));
        });
        const MergePlan more = merge(home, file);
        QCOMPARE(more.taken(), 2);
        QCOMPARE(more.conflicts(), 0);
        QCOMPARE(home.stage(home.ids.at(1)), Stage::Accepted);
        QCOMPARE(home.stage(home.ids.at(2)), Stage::Returned);
        const auto annotation = must(home.annotations().current(home.ids.at(2), home.first));
        QCOMPARE(must(home.stores->work().returnsOf(annotation->id, true)).constFirst().note, QStringLiteral("请再看一遍"));
        QCOMPARE(merge(home, early).taken(), 0);
        QCOMPARE(home.findings(), QStringList());
    }

    void aCaseThatChangedAtHome()
    {
        PackedReview home(false, 2);
        for (int i = 0; i < 2; ++i) {
            annotate(*home.stores, home.first, home.ids.at(i));
            annotate(*home.stores, home.second, home.ids.at(i),
                     [&](AnnotationContent &content) { content.impliedMeaning = home.word(i); });
        }
        const QString file = pack(home, Role::Adjudicator, home.adjudicator);
        workOn(home, file, [&](Stores &stores) {
            AdjudicationService service(stores, home.adjudicator);
            for (int i = 0; i < 2; ++i) {
                const CaseView view = must(service.open(*must(service.caseOf(home.ids.at(i)))));
                for (const CaseField &field : view.fields) {
                    if (field.isOpen())
                        must(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("F")));
                }
                must(service.finish(view.id));
            }
        });
        // The same person settles one at home otherwise; of the other one annotator takes his back.
        home.settleAll(home.ids.at(0), Pick::Right);
        must(home.adjudicate(home.adjudicator).finish(home.view(home.ids.at(0)).id));
        const auto own = must(home.annotations().current(home.ids.at(1), home.second));
        must(AnnotationService(*home.stores, home.second).reopen(own->id));
        const QString right = home.gold(home.ids.at(0)).content.impliedMeaning;
        const MergePlan plan = merge(home, file);
        QCOMPARE(plan.conflicts(), 2);
        QCOMPARE(home.gold(home.ids.at(0)).content.impliedMeaning, right);
        const MergePlan taken = merge(home, file, true);
        QCOMPARE(taken.count(MergeState::Changed), 1);
        QCOMPARE(taken.conflicts(), 1);
        QVERIFY(home.gold(home.ids.at(0)).content.impliedMeaning != right);
        QCOMPARE(home.findings(), QStringList());
    }

    /// Two programs bring the same package home at once: whoever comes second looks again by himself.
    void overtakenByAnotherProgram_data() { addBackends(); }
    void overtakenByAnotherProgram()
    {
        QFETCH(const bool, server);
        PackedReview home(server, 4);
        const QString file = pack(home, Role::Annotator, home.first);
        QStringList grown;
        for (int i = 0; i < 4; ++i) {
            workOn(home, file, [&](Stores &stores) { annotate(stores, home.first, home.ids.at(i)); });
            grown.append(copyOf(file));
        }
        // The clock is asked when the package is known and nothing is locked yet: that is when the other one is quicker.
        QStringList others{grown.at(0)};
        const auto other = home.connect();
        const Clock clock = [&] {
            if (!others.isEmpty()) {
                NoProgress progress;
                must(PackageMergeService(*other, home.lead).merge(must(home.host.openReturn(others.takeFirst())), {}, progress));
            }
            return QDateTime::currentDateTimeUtc();
        };
        PackageMergeService service(*home.stores, home.lead, clock);
        NoProgress progress;
        const ReturnedPackage second = must(home.host.openReturn(grown.at(1)));
        const MergePlan brought = must(service.merge(second, {}, progress));
        QVERIFY(others.isEmpty());
        QCOMPARE(brought.count(MergeState::New), 1);
        QCOMPARE(brought.count(MergeState::Same), 1);
        // The very same file by both: it is home, once.
        others = {grown.at(2)};
        QCOMPARE(must(service.merge(must(home.host.openReturn(grown.at(2))), {}, progress)).taken(), 0);
        // Again and again: he is told who was quicker, and that nothing was changed.
        const QString before = portrait(home);
        others = {grown.at(0), grown.at(1), grown.at(0), grown.at(1), grown.at(0), grown.at(1), grown.at(0), grown.at(1)};
        const auto refused = service.merge(must(home.host.openReturn(grown.at(3))), {}, progress);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY2(refused.error().sentence.contains(QLatin1String("Another program has just imported work")),
                 qPrintable(refused.error().sentence));
        QCOMPARE(portrait(home), before);
        others.clear();
        QCOMPARE(must(service.merge(must(home.host.openReturn(grown.at(3))), {}, progress)).taken(), 1);
        QCOMPARE(home.findings(), QStringList());
    }

    /// Somebody writes for longer than anybody waits for a single step: the merge goes on when he is done.
    void waitsForWhoeverWrites()
    {
        PackedReview home(false, 2);
        const QString file = pack(home, Role::Annotator, home.first);
        workOn(home, file, [&](Stores &stores) { annotate(stores, home.first, home.ids.at(0)); });
        const ReturnedPackage returned = must(home.host.openReturn(file));
        QSemaphore held;
        QSemaphore let;
        const std::unique_ptr<QThread> writer(QThread::create([&] {
            const auto stores = home.connect();
            (void)stores->transaction([&]() -> Result<> {
                held.release();
                let.acquire();
                return failure(ErrorCode::Cancelled, {});
            });
        }));
        writer->start();
        held.acquire();
        ReleasesWhenAsked progress(let);
        const auto done = PackageMergeService(*home.stores, home.lead).merge(returned, {}, progress);
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
        PackedReview home(false, count);
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
        const QString a = pack(home, Role::Annotator, home.first);
        const QString b = pack(home, Role::Annotator, home.second);
        told("packed twice");
        workOn(home, a, [&](Stores &stores) {
            for (const ImageId &image : home.ids)
                annotate(stores, home.first, image);
        });
        told("annotated");
        workOn(home, b, [&](Stores &stores) {
            for (int i = 0; i < count; ++i)
                annotate(stores, home.second, home.ids.at(i), [&](AnnotationContent &content) {
                    if (i % 5 == 0)
                        content.impliedMeaning = home.word(i);
                });
        });
        told("annotated by the other");
        {
            const auto opened = must(home.host.openPackage(a));
            told("opened");
            const auto stores = must(opened->open());
            QCOMPARE(must(packageProgress(*stores)).done, count);
            told("progress read");
            annotate(*stores, home.first, home.ids.constFirst());
            told("one more handed in");
        }
        told("closed");
        QCOMPARE(look(home, a).count(MergeState::New), count);
        told("looked at");
        QCOMPARE(merge(home, a).count(MergeState::New), count);
        told("merged");
        QCOMPARE(merge(home, b).count(MergeState::New), count);
        told("merged the other: what agrees becomes gold");
        QCOMPARE(merge(home, b).taken(), 0);
        told("merged again");
        for (int i = 0; i < count; ++i)
            QCOMPARE(must(home.annotations().gold(home.ids.at(i))).has_value(), i % 5 != 0);
    }

    /// Any order, any number of times.
    void orderDoesNotMatter()
    {
        PackedReview home(false, 6);
        QStringList files;
        std::mt19937 random(11);
        for (const PersonId &person : {home.first, home.second}) {
            const QString file = pack(home, Role::Annotator, person);
            for (int part = 0; part < 3; ++part) {
                workOn(home, file, [&](Stores &stores) {
                    for (int i = 0; i < 2; ++i) {
                        annotate(stores, person, home.ids.at(part * 2 + i), [&](AnnotationContent &content) {
                            // No two of them are alike enough to be merged into one of the two.
                            if (random() % 2 == 0)
                                content.impliedMeaning = QString(20, QChar(static_cast<char16_t>(0x4e00 + random() % 5000)));
                        });
                    }
                });
                files.append(copyOf(file));
            }
        }
        const QString empty = home.folder.filePath(QStringLiteral("empty.yuyi"));
        must(home.connection()->execute(QStringLiteral("VACUUM INTO '%1'").arg(empty)));
        QString expected;
        for (int attempt = 0; attempt < 6; ++attempt) {
            QStringList order = files + files;
            std::shuffle(order.begin(), order.end(), random);
            for (const QString &file : std::as_const(order))
                QCOMPARE(merge(home, file).conflicts(), 0);
            QCOMPARE(home.findings(), QStringList());
            if (expected.isEmpty())
                expected = portrait(home);
            const QStringList lines = portrait(home).split(u'\n');
            const QStringList wanted = expected.split(u'\n');
            QCOMPARE(lines.size(), wanted.size());
            for (qsizetype i = 0; i < lines.size(); ++i)
                QCOMPARE(lines.at(i), wanted.at(i));
            home.stores.reset();
            for (const char16_t *end : {u"", u"-wal", u"-shm"})
                QFile::remove(home.file() + QString::fromUtf16(end));
            QVERIFY(QFile::copy(empty, home.file()));
            home.reopen();
        }
    }
};

QTEST_GUILESS_MAIN(PackageMergeTest)
#include "mergetest.moc"
