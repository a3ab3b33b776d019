// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/services/steward/deskteam.h"
#include "tests/support/patience.h"

#include "models/services/session/projectaccess.h"
#include "models/services/steward/stewardwork.h"

#include <QElapsedTimer>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// The open program of somebody: what it was told of changes of others and of its own.
struct Program {
    explicit Program(const DeskTeam &team, const QString &location) : access(std::move(*ProjectAccess::open(*team.host.open(location))))
    {
        QObject::connect(access.get(), &ProjectAccess::changed, access.get(), [this](const Changes &changes) {
            (changes.external ? heard : saved).list.append(changes.list);
        });
    }
    std::unique_ptr<ProjectAccess> access;
    Changes heard;
    Changes saved;
};

} // namespace

/// An open program of a lead is a steward.
class StewardWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(hasWantedServer());
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("Logins need a server.");
    }

    void anOpenProgramOfALeadDoesWhatWaits()
    {
        DeskTeam team(0);
        const ImageId image = team.keep(QStringLiteral("001"));
        QCOMPARE(team.work(team.first), image);
        Program lead(team, team.stewardLocation());
        const StewardWork steward(*lead.access);
        QVERIFY(steward.isSteward());
        // What waited when it was opened, and then what comes.
        QTRY_COMPARE(*team.at(team.first).desk().waiting(), 0);
        QCOMPARE(team.stage(image), Stage::Annotating);
        QCOMPARE(team.work(team.second, [](AnnotationContent &content) { content.explanation = QStringLiteral("完全不同的一段解释。"); }), image);
        QElapsedTimer since;
        since.start();
        QTRY_COMPARE(team.stage(image), Stage::Disputed);
        QVERIFY2(since.elapsed() < 10000, qPrintable(QString::number(since.elapsed()))); // it looks by itself after 30 s
        // Its own screen shows it as anything that it saves.
        QTRY_VERIFY(lead.saved.touches(Entity::Adjudication));
    }

    void aDeskHearsOfWhatOthersDo()
    {
        DeskTeam team(0);
        const ImageId image = team.keep(QStringLiteral("001"));
        Program adjudicator(team, team.invited(team.adjudicator));
        const StewardWork idle(*adjudicator.access);
        QVERIFY(!idle.isSteward());
        QCOMPARE(team.work(team.first), image);
        QCOMPARE(team.work(team.second, [](AnnotationContent &content) { content.explanation = QStringLiteral("完全不同的一段解释。"); }), image);
        QVERIFY(!adjudicator.heard.touches(Entity::Adjudication));
        QCOMPARE(team.settle(), QStringList());
        // There is a case for them now: the page looks for it.
        QTRY_VERIFY(adjudicator.heard.touches(Entity::Adjudication));
        for (const Change &change : std::as_const(adjudicator.heard.list)) {
            QVERIFY(change.subject != image.value());
            QVERIFY(change.entity != Entity::Annotation && change.entity != Entity::Submission);
        }
    }

    void aProjectWithoutLoginsNeedsNone()
    {
        const TestProject project(false);
        const auto access = ProjectAccess::open(project.factory);
        QVERIFY(access);
        QVERIFY(!StewardWork(**access).isSteward());
    }
};

QTEST_GUILESS_MAIN(StewardWorkTest)
#include "stewardworktest.moc"
