// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/patience.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/errors/flagged/flaggeditemscontroller.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Flagged items without a window, on a project of its own: found, changed, hidden from the next person.
class FlaggedItemsControllerTest : public QObject
{
    Q_OBJECT

    SqlProjectHost m_host;
    QTemporaryDir m_dir;
    std::unique_ptr<ProjectAccess> m_project;
    PersonId m_lead;
    PersonId m_expert;

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    /// One letter per item.
    void importReplies(Stores &stores, const QString &model, const QString &letters)
    {
        QByteArray lines;
        for (int i = 0; i < letters.size(); ++i) {
            lines += QByteArray::fromStdString(Json{{"id", "dev-" + std::to_string(i)},
                                                    {"response", QStringLiteral("答案：%1").arg(letters.at(i)).toStdString()}}
                                                   .dump())
                   + '\n';
        }
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        must(ResponseImport(stores, m_lead).import(must(readReplies(lines)), request, progress));
    }
    static QStringList items(const FlaggedItemsController &flaggedItems, FlaggedItemState state)
    {
        QStringList ids;
        for (const FlaggedItem &one : flaggedItems.flaggedItems()) {
            if (one.state == state)
                ids.append(one.itemId);
        }
        std::sort(ids.begin(), ids.end());
        return ids;
    }
    static FlaggedItem named(const FlaggedItemsController &flaggedItems, const QString &item)
    {
        for (const FlaggedItem &one : flaggedItems.flaggedItems()) {
            if (one.itemId == item)
                return one;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString location = m_dir.filePath(QStringLiteral("project"));
        NewProject made;
        made.title = QStringLiteral("Suspects");
        made.preset = must(builtInPreset(presetCodes().value(0)));
        made.lead = QStringLiteral("林");
        QVERIFY(m_host.create(location, made).has_value());
        const auto factory = must(m_host.open(location));
        {
            const auto stores = must(factory->open());
            m_lead = must(stores->project().people()).constFirst().id;
            m_expert = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
            ItemImportRequest request;
            request.file = writeBenchmark(m_dir.filePath(QStringLiteral("raw")), 6);
            request.by = m_lead;
            NoProgress progress;
            must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
            // Keys are A to F; two models agree on another option of the first two.
            importReplies(*stores, QStringLiteral("m1"), QStringLiteral("CDCDEF"));
            importReplies(*stores, QStringLiteral("m2"), QStringLiteral("CDADAF"));
        }
        m_project = must(ProjectAccess::open(factory));
    }
    void cleanupTestCase() { m_project.reset(); }

    void questionsAreFoundByTheRules()
    {
        FlaggedItemsController flaggedItems(*m_project);
        QSignalSpy found(&flaggedItems, &FlaggedItemsController::found);
        flaggedItems.setRules({});
        QCOMPARE(found.size(), 0); // nothing is read
        flaggedItems.enter();
        QTRY_VERIFY(flaggedItems.isComplete());
        QCOMPARE(items(flaggedItems, FlaggedItemState::Open), (QStringList{QStringLiteral("dev-0"), QStringLiteral("dev-1")}));
        QVERIFY(flaggedItems.foundIn() == flaggedItems.data());
        FlaggedItemRules rules;
        rules.models = 3;
        flaggedItems.setRules(rules);
        QVERIFY(!flaggedItems.isComplete());
        QTRY_VERIFY(flaggedItems.isComplete());
        QVERIFY(flaggedItems.flaggedItems().isEmpty());
    }

    void decisionsAreShownAtOnce()
    {
        FlaggedItemsController flaggedItems(*m_project);
        flaggedItems.enter();
        QTRY_VERIFY(flaggedItems.isComplete());
        QVERIFY(flaggedItems.mayAct());
        QSignalSpy acted(&flaggedItems, &FlaggedItemsController::acted);
        flaggedItems.act(FlaggedItemsController::Act::Stands, named(flaggedItems, QStringLiteral("dev-0")), QStringLiteral("right"));
        QVERIFY(!flaggedItems.mayAct());
        QTRY_COMPARE(acted.size(), 1);
        QCOMPARE(items(flaggedItems, FlaggedItemState::LookedAt), QStringList{QStringLiteral("dev-0")});
        QCOMPARE(named(flaggedItems, QStringLiteral("dev-0")).mark->note, QStringLiteral("right"));

        // Read again it is the same; and it is listed again.
        FlaggedItemsController later(*m_project);
        later.enter();
        QTRY_VERIFY(later.isComplete());
        QCOMPARE(items(later, FlaggedItemState::LookedAt), QStringList{QStringLiteral("dev-0")});
        QSignalSpy again(&later, &FlaggedItemsController::acted);
        later.act(FlaggedItemsController::Act::Again, named(later, QStringLiteral("dev-0")), {});
        QTRY_COMPARE(again.size(), 1);
        QCOMPARE(items(later, FlaggedItemState::Open).size(), 2);
    }

    void dataIsDroppedForAnotherPerson()
    {
        FlaggedItemsController flaggedItems(*m_project);
        flaggedItems.enter();
        QTRY_VERIFY(flaggedItems.isComplete());
        flaggedItems.leave();
        QSignalSpy handedOver(&flaggedItems, &FlaggedItemsController::handedOver);
        m_project->actAs(m_expert);
        QCOMPARE(handedOver.size(), 1);
        QVERIFY(!flaggedItems.data() && !flaggedItems.foundIn() && flaggedItems.flaggedItems().isEmpty());
        QVERIFY(!flaggedItems.mayAct());
        m_project->actAs(m_lead);
    }
};

QTEST_MAIN(FlaggedItemsControllerTest)
#include "flaggeditemscontrollertest.moc"
