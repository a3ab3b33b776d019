// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/keptsizes.h"
#include "models/services/session/settings.h"
#include "widgets/controls/layout/splitview.h"

#include <QStandardPaths>
#include <QTest>

#include <memory>

using namespace yuyi;

/// A splitter stands where the person has put it, also the next time.
class KeptSizesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init() { Settings().setSplitter(name, {}); }

    void initialUntilSomebodyMovesIt()
    {
        Settings settings;
        const auto first = made(settings);
        QCOMPARE(first->sizes(), (QList<int>{300, 100}));
        drag(*first, 120);
        const QList<int> moved = first->sizes();
        QVERIFY(qAbs(moved.first() - 120) <= 4); // the style decides where within the handle it is held
        QCOMPARE(made(settings)->sizes(), moved);
    }

    void theNameIsTheOneInTheSettings()
    {
        Settings settings;
        drag(*made(settings), 200);
        QSplitter other;
        other.addWidget(new QWidget(&other));
        other.addWidget(new QWidget(&other));
        QVERIFY(other.restoreState(settings.splitter(name)));
    }

    void whatCannotBeReadIsNotTaken()
    {
        Settings settings;
        settings.setSplitter(name, "no state of a splitter");
        QCOMPARE(made(settings)->sizes(), (QList<int>{300, 100}));
    }

private:
    std::unique_ptr<SplitView> made(Settings &settings) const
    {
        auto split = std::make_unique<SplitView>();
        split->setHandleWidth(0);
        split->addPart(new QWidget, 1);
        split->addPart(new QWidget, 1);
        split->resize(400, 100);
        keepSizes(split.get(), settings, name, {300, 100});
        split->show();
        return split;
    }

    /// As the person does with the handle.
    static void drag(QSplitter &split, int to)
    {
        split.handle(1)->setFixedWidth(4);
        const QPoint from = split.handle(1)->rect().center();
        QTest::mousePress(split.handle(1), Qt::LeftButton, {}, from);
        QTest::mouseMove(split.handle(1), from + QPoint(to - split.sizes().first(), 0));
        QTest::mouseRelease(split.handle(1), Qt::LeftButton, {}, from);
    }

    const QString name = QStringLiteral("kept-sizes-test");
};

QTEST_MAIN(KeptSizesTest)
#include "keptsizestest.moc"
