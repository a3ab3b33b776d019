// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"
#include "tests/support/simulatedteam.h"

#include "models/services/agreement/agreementservice.h"
#include "models/services/curation/decisionservice.h"

#include <QMap>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

namespace {

struct Crew : TestProject {
    explicit Crew(bool onServer, int pictures) : TestProject(onServer)
    {
        for (int i = 0; i < pictures; ++i) {
            const Image image = newImage(QStringLiteral("%1.jpg").arg(i));
            done(stores->transaction([&] { return images().add(image); }));
            done(DecisionService(*stores, lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
            all.append(image.id);
        }
        preset = stores->project().info()->preset;
    }
    template <typename T>
    static void done(const Result<T> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }

    QList<ImageId> all;
    Preset preset;
};

/// Both labels of each image that two people labelled, in one dimension where one label is taken.
QList<QPair<QString, QString>> pairs(const SimulatedTeam &team, const DimensionCode &dimension)
{
    QMap<QUuid, QStringList> said;
    for (const SimulatedTeam::HandedIn &one : team.handedIn())
        said[one.image.value()].append(one.labels.value(dimension).first().text());
    QList<QPair<QString, QString>> both;
    for (const QStringList &labels : std::as_const(said)) {
        if (labels.size() == 2)
            both.append({labels.first(), labels.last()});
    }
    return both;
}

double share(const QList<QPair<QString, QString>> &both)
{
    const auto equal = std::count_if(both.begin(), both.end(), [](const auto &pair) { return pair.first == pair.second; });
    return static_cast<double>(equal) / static_cast<double>(both.size());
}

/// Krippendorff's α for two nominal values of each image, from the definition: 1 − (n−1) Σ o_ck / Σ n_c n_k, c ≠ k.
double alpha(const QList<QPair<QString, QString>> &both)
{
    QMap<QString, double> counts;
    double differing = 0;
    for (const auto &[a, b] : both) {
        ++counts[a];
        ++counts[b];
        differing += a == b ? 0 : 2;
    }
    const double n = 2.0 * static_cast<double>(both.size());
    double expected = n * n;
    for (const double count : std::as_const(counts))
        expected -= count * count;
    return 1 - (n - 1) * differing / expected;
}

} // namespace

/// Everybody at once: what the pieces promise must hold when they work together.
class TeamTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void fromHandOutToAccepted_data() { addBackends(); }
    void fromHandOutToAccepted()
    {
        QFETCH(const bool, server);
        Crew project(server, 18);
        SimulatedTeam::Plan plan;
        plan.wrongKeys = 0.15;
        SimulatedTeam team(*project.stores, project.lead, inventTruths(project.all, project.preset, 3), plan);
        VERIFY_OK(team.begin());
        VERIFY_OK(team.work());
        Stores &stores = *project.stores;

        QCOMPARE(team.counts().submissions, 36);
        QVERIFY(team.counts().cases > 0);
        QVERIFY(team.counts().votes >= 90);
        for (const ImageId &image : std::as_const(project.all)) {
            QCOMPARE(stores.images().image(image)->stage, Stage::Accepted);
            QSet<PersonId> authors;
            const auto annotations = stores.annotations().ofImage(image);
            for (const AnnotationSummary &summary : *annotations) {
                if (summary.origin == Origin::Annotation)
                    authors.insert(summary.person);
            }
            QCOMPARE(authors.size(), 2);
            // Nobody judged his own work, nobody answered twice in a round.
            const auto rounds = stores.validation().ofImage(image);
            QVERIFY(!rounds->isEmpty());
            for (const Validation &round : *rounds) {
                QSet<PersonId> voters;
                const auto votes = stores.validation().votes(round.id);
                for (const Vote &vote : *votes) {
                    QVERIFY(!authors.contains(vote.person));
                    QVERIFY(!voters.contains(vote.person));
                    voters.insert(vote.person);
                }
                QVERIFY(voters.size() <= round.needed);
            }
        }
        const auto findings = project.host.checkDatabase(project.location);
        VERIFY_OK(findings);
        QCOMPARE(*findings, QStringList());
    }

    void theAgreementShownIsThatOfTheBlindLabels_data() { addBackends(); }
    void theAgreementShownIsThatOfTheBlindLabels()
    {
        QFETCH(const bool, server);
        Crew project(server, 24);
        SimulatedTeam team(*project.stores, project.lead, inventTruths(project.all, project.preset, 5), {});
        VERIFY_OK(team.begin());
        VERIFY_OK(team.work()); // with all repairs and rulings: none of them may show
        const auto data = AgreementService(*project.stores, project.lead).data();
        VERIFY_OK(data);
        const QList<AgreementGroup> report = agreementReport(*data, {});
        QCOMPARE(report.size(), 1);
        int compared = 0;
        for (const AgreementLine &line : report.first().lines) {
            if (line.dimension.isEmpty() || line.takesSeveral)
                continue;
            const auto both = pairs(team, line.dimension);
            QCOMPARE(line.used, qint64(24));
            const double percent = *line.figure(AgreementMeasure::Percent).value;
            QVERIFY2(std::abs(percent - share(both)) < 1e-12, qPrintable(line.dimension.text()));
            const Dimension *dimension = project.preset.dimension(line.dimension);
            if (!dimension->ordered) {
                const double value = *line.figure(AgreementMeasure::Alpha).value;
                QVERIFY2(std::abs(value - alpha(both)) < 1e-12, qPrintable(line.dimension.text()));
                ++compared;
            }
        }
        QVERIFY(compared >= 3);
    }
};

QTEST_GUILESS_MAIN(TeamTest)
#include "teamtest.moc"
