// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/runs/prompts/promptdraft.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// How a configuration offers the options, from its form to the request.
class OptionLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOptionLineIsCheckedStoredAndSent()
    {
        RunProject project(1);
        Configuration own;
        own.code = QStringLiteral("mine");
        own.title = {QStringLiteral("我的"), QStringLiteral("Mine")};
        own.prompt = QStringLiteral("{question}\n{options}");
        for (const QString &wrong : {QStringLiteral("{label}"), QStringLiteral("{text}"), QStringLiteral("{label} {label} {text}"),
                                     QStringLiteral("A. text")}) {
            own.optionLine = wrong;
            VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
        }
        own.optionLine = QStringLiteral("{label}. {text}");
        VERIFY_OK(project.service().saveTemplate(own));
        const auto stored = project.stores->endpoints().templates();
        VERIFY_OK(stored);
        QCOMPARE(stored->constLast().configuration.optionLine, own.optionLine);
        RecordingServer model;
        const Endpoint endpoint = project.addEndpoint(model.url());
        const Run run = project.create(project.plan(endpoint, own.code));
        project.ask(run.id);
        QCOMPARE(model.requests().size(), 1);
        QVERIFY2(model.requests().constFirst().text().startsWith(QStringLiteral("第0题\nA. 选项0A\nB. 选项0B\n")),
                 qPrintable(model.requests().constFirst().text()));
        // An unsaved draft without one has the usual line.
        own.optionLine.clear();
        const auto draft = draftPromptOfKind(*project.stores, project.projectFolder(), own, {});
        VERIFY_OK(draft);
        QVERIFY(draft->turns.constFirst().parts.constLast().text.startsWith(QStringLiteral("第0题\n(A) 选项0A\n")));
    }
};

QTEST_GUILESS_MAIN(OptionLineTest)
#include "optionlinetest.moc"
