// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureruns.h"
#include "tests/support/cliprogram.h"
#include "tests/support/runfixture.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// What yuyi-cli run says before it asks questions with several pictures.
class PictureRunsCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatModelsMustTakeIsSaidBefore()
    {
        RunProject project(3);
        makePictures(*project.stores, *project.connection(), project.projectFolder());
        const QUrl nowhere(QStringLiteral("http://127.0.0.1:1"));
        project.addEndpoint(nowhere, ChatDialect::OpenAi, [](Endpoint &one) { one.name = QStringLiteral("first"); });
        const CliProgram cli;
        const auto dry = [&](const QString &configuration) {
            return cli.run(QStringLiteral("--json run \"%1\" --endpoint first --config %2 --dry-run")
                               .arg(project.projectFolder(), configuration));
        };
        const CliProgram::Ended seen = dry(QStringLiteral("none"));
        QVERIFY_ENDED(seen, 0);
        QCOMPARE(seen.json()["pictures"].get<int>(), 2 + 4 + 1);
        QVERIFY2(seen.printed.contains(QStringLiteral("several pictures")), qPrintable(seen.printed));
        const CliProgram::Ended blind = dry(QStringLiteral("text-only"));
        QVERIFY_ENDED(blind, 0);
        QCOMPARE(blind.json()["pictures"].get<int>(), 0);
        QVERIFY2(blind.printed.contains(QStringLiteral("only pictures")), qPrintable(blind.printed));
        QVERIFY(!blind.printed.contains(QStringLiteral("several pictures")));
    }
};

QTEST_GUILESS_MAIN(PictureRunsCommandTest)
#include "picturerunstest.moc"
