// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/questionlabels.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/filterbar.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/statnumber.h"
#include "widgets/overview/funnelview.h"
#include "widgets/overview/inboxrow.h"
#include "widgets/overview/inboxview.h"
#include "widgets/overview/quotaview.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What waits is listed with a key each, and done pages say where to go next.
class OverviewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    PersonId m_lead;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    InboxView *mine() { return m_program->find<InboxView>("inboxMine"); }
    QStringList kinds(InboxView *view)
    {
        QStringList list;
        for (const InboxItem &item : view->items())
            list.append(codeOf(item.kind));
        return list;
    }
    void write(std::function<Result<>(Stores &)> work)
    {
        std::optional<Result<>> answer;
        project().write(std::move(work)).then(this, [&](const Result<> &done) { answer = done; });
        QTRY_VERIFY(answer.has_value());
        QVERIFY2(answer->has_value(), answer->has_value() ? "" : qPrintable(answer->error().sentence));
    }
    void collect(int count)
    {
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < count; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i + 1), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = project().person().id;
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(ended.size(), 1);
        QTRY_COMPARE(window().session()->counts().collected, count);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->makeProject(m_program->path(QStringLiteral("inbox")));
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("inbox")));
        m_lead = project().person().id;
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void anEmptyProjectBeginsWithCollecting()
    {
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(window().commands().action(QStringLiteral("overview.next"))->isEnabled());
        m_program->key(Qt::Key_N);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
    }

    /// What the hint of an empty project names can be done from there: a published benchmark is asked for at once.
    void anEmptyProjectImportsABenchmark()
    {
        window().goToPage(QStringLiteral("overview"));
        QAction *import = window().commands().action(QStringLiteral("overview.items"));
        QTRY_VERIFY(import->isEnabled());
        m_program->prompts.willChoose({}); // thinks better of it
        m_program->key(Qt::Key_B);
        QVERIFY(m_program->prompts.isSatisfied()); // it asked
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        collect(1);
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!import->isEnabled());
    }

    void rowsAreOpenedByTheirDigits()
    {
        collect(4);
        window().goToPage(QStringLiteral("overview"));
        QTRY_COMPARE(kinds(mine()), (QStringList{QStringLiteral("search"), QStringLiteral("measure"), QStringLiteral("inspect")}));
        QCOMPARE(mine()->rows().at(2)->button()->key(), QStringLiteral("3"));
        QCOMPARE(mine()->rows().at(2)->sentence(), QStringLiteral("4 images to inspect"));
        // One word does not stand for two numbers.
        QStringList names;
        for (const StatNumber *number : window().findChildren<StatNumber *>())
            names.append(number->text());
        QVERIFY(names.contains(QStringLiteral("Not inspected yet")) && !names.contains(QStringLiteral("Collected")));
        QVERIFY(window().findChild<FunnelView *>()->accessibleDescription().startsWith(QStringLiteral("Total collected: 4")));
        // A step that nobody has done has no number of images that passed it.
        QVERIFY(window().findChild<FunnelView *>()->accessibleDescription().contains(
            QStringLiteral("After deduplication: not done yet; After text filter: not done yet; Kept: 0")));
        // The buttons say where they lead, not what the page would start.
        QCOMPARE(mine()->rows().at(0)->button()->text(), QStringLiteral("Open Duplicates Page"));
        QCOMPARE(mine()->rows().at(1)->button()->text(), QStringLiteral("Open Text Page"));
        m_program->key(Qt::Key_3);
        QCOMPARE(window().currentPageId(), QStringLiteral("inspect"));
        window().goToPage(QStringLiteral("overview"));
        m_program->key(Qt::Key_1);
        QCOMPARE(window().currentPageId(), QStringLiteral("duplicates"));
        window().goToPage(QStringLiteral("overview"));
        m_program->key(Qt::Key_9); // nothing has it
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        m_program->key(Qt::Key_N);
        QCOMPARE(window().currentPageId(), QStringLiteral("duplicates"));
    }

    void aCommentThatNamesSomebodyIsReadByKey()
    {
        collect(1);
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!mine()->items().isEmpty());
        write([lead = m_lead](Stores &stores) -> Result<> {
            const auto other = PeopleService(stores, lead).add(QStringLiteral("Reviewer"), {Role::Lead});
            if (!other)
                return passOn(other);
            const ImageId image = stores.images().list({}, ImageSort::Name)->constFirst();
            const auto said = CommentService(stores, other->id)
                                  .add({TalkSubject::Image, image.value(), image, {}}, QStringLiteral("@林 请看这张"));
            return said ? Result<>() : Result<>(passOn(said));
        });
        QTRY_COMPARE(kinds(mine()).value(0), QStringLiteral("mention"));
        QVERIFY(mine()->rows().at(0)->detail().contains(QStringLiteral("请看这张")));
        QTRY_COMPARE(window().session()->counts().urgent, 1);
        m_program->key(Qt::Key_1);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        QTRY_COMPARE(window().session()->counts().urgent, 0);
        window().goToPage(QStringLiteral("overview"));
        QTRY_COMPARE(kinds(mine()).value(0), QStringLiteral("search"));
    }

    void aFinishedPageOffersTheNext()
    {
        collect(2);
        QTRY_COMPARE(window().session()->counts().inspect, 2);
        write([lead = m_lead](Stores &stores) -> Result<> {
            const auto ids = stores.images().list({}, ImageSort::Name);
            const auto kept = DecisionService(stores, lead).decide(*ids, Verdict(), QStringLiteral("Kept"));
            return kept ? Result<>() : Result<>(passOn(kept));
        });
        QTRY_COMPARE(window().session()->counts().annotate, 2);
        const auto shown = [this]() -> EmptyState * {
            for (EmptyState *state : window().currentPage()->findChildren<EmptyState *>()) {
                if (state->isVisible())
                    return state;
            }
            return nullptr;
        };
        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(shown());
        QTRY_COMPARE(shown()->nextText(), QStringLiteral("Next: Annotate →"));
        auto *below = m_program->find<ActionButton>("nextStepBelow");
        QTRY_VERIFY(below->isVisible());
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        QTRY_VERIFY(!shown()->nextText().contains(QStringLiteral("Next")));
        m_program->settings->setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(shown()->nextText(), QStringLiteral("Next: Annotate →"));
        m_program->key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(window().currentPageId(), QStringLiteral("annotate"));
        QTRY_VERIFY(!below->isVisible()); // there is something to do here

        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(shown());
        QTest::mouseClick(shown()->findChild<ActionButton *>(QStringLiteral("nextStep")), Qt::LeftButton);
        QCOMPARE(window().currentPageId(), QStringLiteral("annotate"));
    }

    /// What does not fit is behind a button, never left out.
    void allOpenWorkIsListed()
    {
        InboxView view(window().session()->pictures(), window().commands(), 1, 2);
        QList<InboxItem> items(4);
        for (int i = 0; i < items.size(); ++i) {
            items[i].kind = QList{InboxKind::Returned, InboxKind::Inspect, InboxKind::Pool, InboxKind::Code}.at(i);
            items[i].count = i + 1;
        }
        view.setItems(items, project().person(), project().people(), QDateTime::currentDateTimeUtc());
        const auto shown = [&view] {
            return std::count_if(view.rows().cbegin(), view.rows().cend(), [](const InboxRow *row) { return !row->isHidden(); });
        };
        QCOMPARE(view.rows().size(), 4);
        QCOMPARE(shown(), 2);
        QCOMPARE(view.more()->text(), QStringLiteral("2 more"));
        QCOMPARE(view.rows().at(1)->button()->key(), QStringLiteral("2"));
        QVERIFY(view.rows().at(2)->button()->key().isEmpty());
        // The key is the one in force.
        QVERIFY(window().commands().setShortcut(QStringLiteral("overview.open-2"), QKeySequence(Qt::Key_Y)));
        QCOMPARE(view.rows().at(1)->button()->key(), QStringLiteral("Y"));
        view.more()->click();
        QCOMPARE(shown(), 4);
        view.more()->click();
        QCOMPARE(shown(), 2);
        view.setItems(items.mid(0, 2), project().person(), project().people(), QDateTime::currentDateTimeUtc());
        QVERIFY(view.more()->isHidden());
    }

    void theReportOfTheDayIsCopied()
    {
        collect(3);
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(window().commands().action(QStringLiteral("overview.summary"))->isEnabled());
        m_program->key(Qt::Key_C, Qt::ShiftModifier);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(QStringLiteral("Journey, %1\n").arg(QDate::currentDate().toString(Qt::ISODate))), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Today: 0 images annotated, 0 questions answered")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Waiting for you:\n· ")), qPrintable(text));
    }

    /// Targets of the preset: the worst first, and a click opens their images. Others than leads see none.
    void targetsAreShownAndOpened()
    {
        window().goToPage(QStringLiteral("overview"));
        QVERIFY(m_program->find<QuotaView>("quotas")->isHidden()); // this preset has none
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        Json most{{"over", {"emotion"}}, {"most", 3}};
        Json least{{"over", {"domain"}}, {"items", 2}};
        json["quotas"] = Json::array({least, most});
        const QString location = m_program->path(QStringLiteral("targets"));
        m_program->makeProject(location, readPreset(jsonText(json)).value_or(Preset()));
        {
            const auto factory = m_program->host.open(location);
            QVERIFY(factory.has_value());
            const auto stores = (*factory)->open();
            QVERIFY(stores.has_value());
            ItemImportRequest request;
            request.file = writeBenchmark(m_program->path(QStringLiteral("bench")), 4); // all neutral, half of them art
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress none;
            QVERIFY(ItemImportService(**stores, (*factory)->folder()).importItems(request, none).has_value());
            const auto added = PeopleService(**stores, request.by).add(QStringLiteral("Annotator A"), {Role::Annotator});
            QVERIFY(added.has_value());
        }
        m_program->open(location);
        window().goToPage(QStringLiteral("overview"));
        const auto view = [this] { return m_program->find<QuotaView>("quotas"); };
        QTRY_VERIFY(view() && view()->isVisible());
        QTableWidget *table = view()->table();
        QTRY_VERIFY(table->rowCount() > 2);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Emotion: at most 3 items"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("4"));
        QCOMPARE(table->item(0, 4)->text(), QStringLiteral("Exceeded"));
        QCOMPARE(table->item(1, 4)->text(), QStringLiteral("Too few"));
        QCOMPARE(table->item(table->rowCount() - 1, 4)->text(), QStringLiteral("Met"));

        const QString csv = m_program->path(QStringLiteral("targets.csv"));
        m_program->prompts.willChoose({csv});
        m_program->key(Qt::Key_T, Qt::ShiftModifier);
        QTRY_VERIFY(QFile::exists(csv));

        Q_EMIT table->cellActivated(table->rowCount() - 1, 0);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        QTRY_COMPARE(window().findChild<FilterBar *>()->filter().only.size(), 2);

        window().goToPage(QStringLiteral("overview"));
        QTRY_COMPARE(project().people().size(), 2);
        project().actAs(project().people().at(1).id);
        QTRY_VERIFY(view()->isHidden());
        QCOMPARE(table->rowCount(), 0);
    }

    /// Targets of typed labels have no line before somebody typed one: that is no target met.
    void nothingLabelledIsNoTargetMet()
    {
        Json json = questionLabelPresetJson();
        json["quotas"] = Json::parse(R"([{"over": ["subfield"], "sources": 2}])");
        const QString location = m_program->path(QStringLiteral("unlabelled"));
        m_program->makeProject(location, readPreset(jsonText(json)).value_or(Preset()));
        m_program->open(location);
        collect(1); // before that the page begins with collecting
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(m_program->find<QuotaView>("quotas") && m_program->find<QuotaView>("quotas")->isVisible());
        const QList<QLabel *> labels = m_program->find<QuotaView>("quotas")->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text() == QStringLiteral("Nothing is labelled yet."); }));
    }

    void eachPersonSeesTheirOwnWork()
    {
        collect(3);
        write([lead = m_lead](Stores &stores) -> Result<> {
            const auto ids = stores.images().list({}, ImageSort::Name);
            if (const auto kept = DecisionService(stores, lead).decide(*ids, Verdict(), QStringLiteral("Kept")); !kept)
                return passOn(kept);
            const auto anna = PeopleService(stores, lead).add(QStringLiteral("Annotator A"), {Role::Annotator});
            return anna ? Result<>() : Result<>(passOn(anna));
        });
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(kinds(mine()).contains(QStringLiteral("pool")));
        QTRY_COMPARE(project().people().size(), 2);
        project().actAs(project().people().at(1).id);
        QTRY_COMPARE(kinds(mine()), QStringList{QStringLiteral("pool")});
        m_program->key(Qt::Key_1);
        QCOMPARE(window().currentPageId(), QStringLiteral("annotate"));
        QVERIFY(!m_program->find<InboxView>("inboxProject")->isVisible());
    }
};

QTEST_MAIN(OverviewTest)
#include "overviewtest.moc"
