// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/aside.h"

#include <QtTest>

#include <stdexcept>

using namespace yuyi;

/// Work on another thread.
class AsideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theResultComesToTheCaller()
    {
        int got = 0;
        runAside(
            this, []() -> Result<int> { return 7; }, [&](const Result<int> &result) { got = result.value_or(-1); });
        QTRY_COMPARE(got, 7);
    }

    void anExceptionIsAFailureWithASentence()
    {
        Error error;
        runAside(
            this, []() -> Result<int> { throw std::runtime_error("broken by the test"); },
            [&](const Result<int> &result) { error = result ? Error() : result.error(); });
        QTRY_VERIFY(!error.sentence.isEmpty());
        QCOMPARE(error.detail, QStringLiteral("broken by the test"));
    }
};

QTEST_MAIN(AsideTest)
#include "asidetest.moc"
