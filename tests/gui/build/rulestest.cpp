// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/categorypreset.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "widgets/compose/composepage.h"
#include "widgets/compose/rulescontroller.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/image/imageviewer.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Items over categories are made in the window, by keys alone.
class RulesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ComposePage &page() { return *window().findChild<ComposePage *>(); }
    RulesController &controller() { return *page().findChild<RulesController *>(); }
    template <typename T>
    T &part(const char *name)
    {
        return *page().findChild<T *>(QLatin1String(name));
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("blocks"));
        m_program->makeProject(m_location, categoryPreset());
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        for (int i = 0; i < blockImages; ++i) {
            QFile file(raw + u'/' + blockName(i));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(blockFile(i)) > 0);
        }
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        CollectRequest request;
        request.paths = {raw};
        request.by = (*stores)->project().people()->constFirst().id;
        NoProgress progress;
        QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        const auto ids = (*stores)->images().list({}, ImageSort::Name);
        QVERIFY(ids && ids->size() == blockImages);
        QVERIFY((*stores)->transaction([&]() -> Result<> {
            for (int i = 0; i < blockImages; ++i)
                YUYI_CHECK((*stores)->composing().setFacts(ids->at(i), blockFacts(i), request.by));
            return {};
        }));
        QVERIFY(DecisionService(**stores, request.by).decide(*ids, Verdict(), QStringLiteral("Kept")));
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void itemsAreDrawnSeenAndReadFromAFile()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("compose"));
        // The preset has no sheets of panels: the rules are all there is.
        QTRY_VERIFY(controller().isLoaded());
        auto &none = part<EmptyState>("compose.rules-none");
        QTRY_VERIFY(none.isVisible());
        auto &table = part<QTableWidget>("compose.rules-table");
        QVERIFY(!table.isVisible());

        part<QSpinBox>("compose.rules-count").setValue(5);
        m_program->key(Qt::Key_D);
        QTRY_COMPARE(controller().items().size(), 5);
        QTRY_VERIFY(table.isVisible() && !none.isVisible());
        QCOMPARE(table.rowCount(), 5);
        for (const char *name : {"compose.rules-a", "compose.rules-b", "compose.rules-test"})
            QTRY_VERIFY(part<ImageViewer>(name).hasImage());
        QVERIFY(part<ImageViewer>("compose.rules-a").imageSize() != part<ImageViewer>("compose.rules-test").imageSize());
        QCOMPARE(table.currentRow(), 0);
        m_program->key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(table.currentRow(), 1);

        // A file of rules.
        QFile file(m_program->path(QStringLiteral("rules.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("id,rule_a,rule_b,distance\nmine,shape=cube,shape=ball,0.5\n") > 0);
        file.close();
        m_program->prompts.willChoose({file.fileName()});
        QTRY_VERIFY(controller().mayMake());
        m_program->key(Qt::Key_L);
        QTRY_COMPARE(controller().items().size(), 6);
        QCOMPARE(controller().items().constLast().distance, QStringLiteral("0.5"));
    }
};

QTEST_MAIN(RulesTest)
#include "rulestest.moc"
