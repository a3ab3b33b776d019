// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/agreement/agreementservice.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace yuyi;

namespace {

const DimensionCode mood(QStringLiteral("mood"));
const DimensionCode grade(QStringLiteral("grade"));
const DimensionCode means(QStringLiteral("means"));

Dimension dimension(const DimensionCode &code, const QString &values, bool many, bool ordered)
{
    Dimension made;
    made.code = code;
    made.title = {code.text(), code.text()};
    made.pickMany = many;
    made.ordered = ordered;
    for (const QChar value : values)
        made.values.append({LabelCode(QString(value)), {QString(value), QString(value)}, QString(value)});
    return made;
}

/// A dimension of three labels, one of three steps, one that takes several.
Preset preset()
{
    Preset made;
    made.dimensions = {dimension(mood, QStringLiteral("abc"), false, false), dimension(grade, QStringLiteral("123"), false, true),
                       dimension(means, QStringLiteral("xyz"), true, false)};
    return made;
}

QList<LabelCode> codes(const QString &text)
{
    QList<LabelCode> list;
    for (const QChar c : text)
        list.append(LabelCode(QString(c)));
    return list;
}

struct RatingTeam {
    RatingTeam()
    {
        data.preset = preset();
        for (const QString &name : {QStringLiteral("甲"), QStringLiteral("乙"), QStringLiteral("丙")}) {
            Person person;
            person.id = PersonId::create();
            person.name = name;
            data.people.append(person);
        }
    }
    void say(const ImageId &image, int person, const QString &moodLabel, const QString &gradeLabel, const QString &meansLabels,
             const QDateTime &at = QDateTime(QDate(2026, 3, 4), QTime(8, 0), Qt::UTC), const CalibrationBatchId &batch = {})
    {
        SubmittedLabels one;
        one.id = SubmissionId::create();
        one.image = image;
        one.person = data.people.at(person).id;
        one.createdAt = at;
        one.calibration = batch;
        if (!moodLabel.isEmpty())
            one.labels.insert(mood, codes(moodLabel));
        one.labels.insert(grade, codes(gradeLabel));
        one.labels.insert(means, codes(meansLabels));
        data.labels.append(one);
    }
    AgreementLine line(const DimensionCode &code, const AgreementQuery &query = {}, int group = 0) const
    {
        const auto report = agreementReport(data, query);
        for (const AgreementLine &one : report.value(group).lines) {
            if (one.dimension == code)
                return one;
        }
        return {};
    }
    AgreementData data;
};

Measure value(const AgreementLine &line, AgreementMeasure measure) { return line.figure(measure).value; }

} // namespace

class AgreementReportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void figuresOfTwo();
    void inapplicableMeasuresAreNamed();
    void imagesOfOnePersonDoNotCount();
    void rareLabelIsRemarked();
    void reliabilityGoesByKrippendorff_data();
    void reliabilityGoesByKrippendorff();
    void theMeanIsNotJudged();
    void pairsRoundsWeeksLabels();
    void confusionAndItsImages();
    void differences();
    void intervalsRepeatAndStop();
    void jsonAndCsv();
    void nothingAtAll();
    void manyLabels();
};

void AgreementReportTest::figuresOfTwo()
{
    RatingTeam team;
    const QStringList first{QStringLiteral("a"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    const QStringList second{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("b"), QStringLiteral("c")};
    for (int i = 0; i < 4; ++i) {
        const ImageId image = ImageId::create();
        team.say(image, 0, first.at(i), QStringLiteral("1"), QStringLiteral("x"));
        team.say(image, 1, second.at(i), i == 0 ? QStringLiteral("3") : QString::number(1 + i % 2),
                 i == 0 ? QStringLiteral("xy") : QStringLiteral("x"));
    }
    const AgreementLine line = team.line(mood);
    QCOMPARE(line.used, qint64(4));
    QCOMPARE(*value(line, AgreementMeasure::Percent), 0.75);
    // Cohen: po 0.75, pe (2·1 + 1·2 + 1·1)/16.
    QVERIFY(std::abs(*value(line, AgreementMeasure::Cohen) - (0.75 - 5.0 / 16) / (1 - 5.0 / 16)) < 1e-12);
    // α: 1 − (n−1)·Σo/Σn_c·n_k with n = 8, one differing pair, counts 3 3 2.
    QVERIFY(std::abs(*value(line, AgreementMeasure::Alpha) - (1 - 7.0 * 2 / (64 - 9 - 9 - 4))) < 1e-12);
    QVERIFY(value(team.line(means), AgreementMeasure::MasiAlpha).has_value());
    // Ordered: quadratic weights make 1 against 3 count more than 1 against 2.
    QVERIFY(value(team.line(grade), AgreementMeasure::Cohen).has_value());
}

void AgreementReportTest::inapplicableMeasuresAreNamed()
{
    RatingTeam team;
    const ImageId image = ImageId::create();
    team.say(image, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("xy"));
    team.say(image, 1, QStringLiteral("a"), QStringLiteral("2"), QStringLiteral("y"));
    QVERIFY(value(team.line(means), AgreementMeasure::Cohen).error() == Undefined::TakesSeveral);
    QVERIFY(value(team.line(means), AgreementMeasure::Ac1).error() == Undefined::TakesSeveral);
    QVERIFY(value(team.line(mood), AgreementMeasure::MasiAlpha).error() == Undefined::TakesOne);
    QVERIFY(value(team.line(mood), AgreementMeasure::Alpha).error() == Undefined::OneLabel);
    QCOMPARE(*value(team.line(mood), AgreementMeasure::Ac1), 1.0);
    // The mean over dimensions has no value where a part has none.
    QVERIFY(value(team.line({}), AgreementMeasure::Alpha).error() == Undefined::UndefinedPart);
    QVERIFY(value(team.line({}), AgreementMeasure::Percent).has_value());
}

void AgreementReportTest::imagesOfOnePersonDoNotCount()
{
    RatingTeam team;
    team.say(ImageId::create(), 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    const ImageId image = ImageId::create();
    team.say(image, 0, QString(), QStringLiteral("1"), QStringLiteral("x"));
    team.say(image, 1, QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("x"));
    const AgreementLine line = team.line(mood);
    QCOMPARE(line.used, qint64(0));
    QCOMPARE(line.total, qint64(2));
    QVERIFY(value(line, AgreementMeasure::Percent).error() == Undefined::NoPairs);
    QCOMPARE(team.line(grade).used, qint64(1));
    QVERIFY(!remarkOn(line).isEmpty());
}

void AgreementReportTest::rareLabelIsRemarked()
{
    RatingTeam team;
    for (int i = 0; i < 125; ++i) {
        const ImageId image = ImageId::create();
        team.say(image, 0, i >= 123 ? QStringLiteral("b") : QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
        team.say(image, 1, i >= 118 && i < 123 ? QStringLiteral("b") : QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    }
    const AgreementLine line = team.line(mood);
    QCOMPARE(*value(line, AgreementMeasure::Percent), 0.944);
    QVERIFY(std::abs(*value(line, AgreementMeasure::Cohen) + 0.0233918) < 1e-6);
    QVERIFY(*value(line, AgreementMeasure::Ac1) > 0.94);
    QVERIFY2(remarkOn(line).contains(QStringLiteral("AC1")), qPrintable(remarkOn(line)));
}

void AgreementReportTest::reliabilityGoesByKrippendorff_data()
{
    QTest::addColumn<double>("alpha");
    QTest::addColumn<bool>("sets");
    QTest::addColumn<QString>("said");
    QTest::newRow("reliable") << 0.8 << false << QStringLiteral("α = 0.800, n = 24: reliable");
    QTest::newRow("just below") << 0.799 << false << QStringLiteral("α = 0.799, n = 24: tentative conclusions only");
    QTest::newRow("three quarters") << 0.75 << true << QStringLiteral("MASI α = 0.750, n = 24: tentative conclusions only");
    QTest::newRow("tentative") << 0.667 << false << QStringLiteral("α = 0.667, n = 24: tentative conclusions only");
    QTest::newRow("low") << 0.52 << false << QStringLiteral("α = 0.520, n = 24: not reliable");
    QTest::newRow("opposite") << -0.2 << false << QStringLiteral("α = -0.200, n = 24: not reliable");
}

void AgreementReportTest::reliabilityGoesByKrippendorff()
{
    QFETCH(double, alpha);
    QFETCH(bool, sets);
    QFETCH(QString, said);
    AgreementLine line;
    line.dimension = mood;
    line.takesSeveral = sets;
    line.used = 24;
    line.figures[static_cast<size_t>(AgreementMeasure::Percent)].value = 0.85;
    line.figures[static_cast<size_t>(AgreementMeasure::Cohen)].value = 0.52;
    line.figures[static_cast<size_t>(AgreementMeasure::Ac1)].value = 0.5;
    line.figures[static_cast<size_t>(sets ? AgreementMeasure::MasiAlpha : AgreementMeasure::Alpha)].value = alpha;
    QVERIFY2(remarkOn(line).startsWith(said), qPrintable(remarkOn(line)));
}

void AgreementReportTest::theMeanIsNotJudged()
{
    AgreementLine line;
    line.used = 24;
    line.figures[static_cast<size_t>(AgreementMeasure::Percent)].value = 0.95;
    line.figures[static_cast<size_t>(AgreementMeasure::Cohen)].value = 0.52;
    line.figures[static_cast<size_t>(AgreementMeasure::Ac1)].value = 0.9;
    line.figures[static_cast<size_t>(AgreementMeasure::Alpha)].value = 0.85;
    QVERIFY2(!remarkOn(line).contains(QStringLiteral("n = 24")), qPrintable(remarkOn(line)));
    QVERIFY2(remarkOn(line).contains(QStringLiteral("each dimension")), qPrintable(remarkOn(line)));
}

void AgreementReportTest::pairsRoundsWeeksLabels()
{
    RatingTeam team;
    CalibrationBatch batch;
    batch.id = CalibrationBatchId::create();
    batch.name = QStringLiteral("first");
    team.data.batches.append(batch);
    const ImageId one = ImageId::create();
    const ImageId two = ImageId::create();
    const ImageId shared = ImageId::create();
    const QDateTime newYear(QDate(2027, 1, 1), QTime(12, 0), Qt::UTC); // of ISO week 53 of 2026
    team.say(one, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(one, 1, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"), newYear);
    team.say(two, 2, QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(two, 1, QStringLiteral("c"), QStringLiteral("1"), QStringLiteral("x"));
    for (int person = 0; person < 3; ++person)
        team.say(shared, person, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"), newYear, batch.id);
    team.data.gold.insert(one, {{mood, codes(QStringLiteral("a"))}});

    const auto pairs = agreementReport(team.data, {AgreementBy::Pair, AgreementScope::Production, {}});
    QCOMPARE(pairs.size(), 2);
    QVERIFY(pairs.at(0).first == team.data.people.at(0).id && pairs.at(0).second == team.data.people.at(1).id);
    // In the order of the people, whoever handed in first.
    QVERIFY(pairs.at(1).first == team.data.people.at(1).id && pairs.at(1).second == team.data.people.at(2).id);
    QCOMPARE(*value(pairs.at(1).lines.first(), AgreementMeasure::Percent), 0.0);
    QCOMPARE(agreementReport(team.data, {AgreementBy::Pair, AgreementScope::Calibration, {}}).size(), 3);

    const auto rounds = agreementReport(team.data, {AgreementBy::Round, AgreementScope::Production, {}});
    QCOMPARE(rounds.size(), 2);
    QVERIFY(rounds.at(0).title.contains(QStringLiteral("first")));
    QCOMPARE(rounds.at(0).lines.first().used, qint64(1));
    QCOMPARE(rounds.at(1).lines.first().used, qint64(2));

    const auto weeks = agreementReport(team.data, {AgreementBy::Week, AgreementScope::Production, {}});
    QCOMPARE(weeks.size(), 2);
    QCOMPARE(weeks.at(0).code, QStringLiteral("2026-W10"));
    QCOMPARE(weeks.at(1).code, QStringLiteral("2026-W53"));

    const auto labels = agreementReport(team.data, {AgreementBy::Label, AgreementScope::Production, mood});
    QCOMPARE(labels.size(), 2);
    QCOMPARE(labels.at(0).code, QStringLiteral("a"));
    QCOMPARE(labels.at(0).lines.first().used, qint64(1));
    QVERIFY(labels.at(1).code.isEmpty());
}

void AgreementReportTest::confusionAndItsImages()
{
    RatingTeam team;
    const ImageId one = ImageId::create();
    const ImageId two = ImageId::create();
    const ImageId three = ImageId::create();
    team.say(one, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("xy"));
    team.say(one, 1, QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("yz"));
    team.say(two, 1, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(two, 0, QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(three, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(three, 1, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    const Preset &preset = team.data.preset;
    const LabelConfusion moods = confusionOf(*preset.dimension(mood), team.data.labels);
    QCOMPARE(moods.pairs.at(0).at(1), qint64(2));
    QCOMPARE(moods.pairs.at(1).at(0), qint64(2));
    QCOMPARE(moods.pairs.at(0).at(0), qint64(1));
    QCOMPARE(imagesInCell(*preset.dimension(mood), team.data.labels, 1, 0), (QList<ImageId>{one, two}));
    QCOMPARE(imagesInCell(*preset.dimension(mood), team.data.labels, 0, 0), QList<ImageId>{three});
    // Sets: y was given by both, x by the one alone, z by the other alone.
    const LabelConfusion several = confusionOf(*preset.dimension(means), team.data.labels);
    QCOMPARE(several.pairs.at(1).at(1), qint64(1));
    QCOMPARE(several.pairs.at(0).at(2), qint64(1));
    QCOMPARE(several.pairs.at(0).at(1), qint64(0));
}

void AgreementReportTest::differences()
{
    RatingTeam team;
    const ImageId one = ImageId::create();
    const ImageId two = ImageId::create();
    team.say(one, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("xy"));
    team.say(one, 1, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("yx"));
    team.say(two, 0, QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("x"));
    team.say(two, 1, QStringLiteral("a"), QStringLiteral("2"), QStringLiteral("x"));
    const Preset &preset = team.data.preset;
    QCOMPARE(imagesWithDifferences(preset, preset.dimension(mood), team.data.labels), QList<ImageId>());
    QCOMPARE(imagesWithDifferences(preset, nullptr, team.data.labels), QList<ImageId>{two});
}

void AgreementReportTest::intervalsRepeatAndStop()
{
    RatingTeam team;
    for (int i = 0; i < 60; ++i) {
        const ImageId image = ImageId::create();
        const QString label(QChar(QLatin1Char(static_cast<char>('a' + i % 3))));
        const QString other = i % 5 == 0 ? QStringLiteral("b") : label;
        team.say(image, 0, label, QString::number(1 + i % 3), QStringLiteral("x"));
        team.say(image, 1, other, QString::number(1 + (i / 2) % 3), i % 4 == 0 ? QStringLiteral("xz") : QStringLiteral("x"));
    }
    const auto run = [&](quint64 seed) { return agreementReport(team.data, {}, BootstrapPlan{seed, 1000, 0.95}); };
    const auto one = run(1);
    const auto again = run(1);
    const auto other = run(2);
    for (qsizetype l = 0; l < one.first().lines.size(); ++l) {
        for (const AgreementMeasure measure : {AgreementMeasure::Percent, AgreementMeasure::Cohen, AgreementMeasure::Ac1}) {
            const AgreementFigure &figure = one.first().lines.at(l).figure(measure);
            if (!figure.value)
                continue;
            QVERIFY(figure.interval && *figure.interval);
            QVERIFY((*figure.interval)->lo <= *figure.value && *figure.value <= (*figure.interval)->hi);
            QVERIFY(**figure.interval == **again.first().lines.at(l).figure(measure).interval);
        }
    }
    QVERIFY(!(**one.first().lines.first().figure(AgreementMeasure::Cohen).interval
              == **other.first().lines.first().figure(AgreementMeasure::Cohen).interval));
    const std::atomic<bool> cancel{true};
    QVERIFY(agreementReport(team.data, {}, BootstrapPlan{}, &cancel).isEmpty());
}

void AgreementReportTest::jsonAndCsv()
{
    RatingTeam team;
    for (int i = 0; i < 10; ++i) {
        const ImageId image = ImageId::create();
        team.say(image, 0, i < 5 ? QStringLiteral("a") : QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("x"));
        team.say(image, 1, i % 2 ? QStringLiteral("a") : QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("x"));
    }
    const BootstrapPlan plan;
    const auto report = agreementReport(team.data, {}, plan);
    const Json json = agreementJson(report, {}, plan);
    const Json &figures = json["dimensions"]["mood"];
    for (const char *key : {"percent", "cohen", "fleiss", "alpha", "ac1"}) {
        for (const char *part : {"value", "lo", "hi", "n_used", "n_total"})
            QVERIFY2(figures[key].contains(part), key);
    }
    QVERIFY(figures["masi_alpha"]["value"].is_null() && figures["masi_alpha"].contains("why"));
    QVERIFY(json["dimensions"]["grade"]["alpha"]["value"].is_null() && json["dimensions"]["grade"]["alpha"].contains("why"));
    QCOMPARE(json["dimensions"]["grade"]["ac1"]["value"].get<double>(), 1.0);
    const QByteArray csv = agreementCsv(team.data, report, plan);
    QCOMPARE(csv.count("\r\n"), 1 + 4 * 6);
    QVERIFY(csv.contains("mood,mood,percent,0.4,"));
    QVERIFY(!csv.contains("'-"));
    QVERIFY(csv.contains(",-0.2,")); // Cohen's κ of these ten
    // What was said: each image, person and dimension, and nobody's id.
    const QByteArray ratings = agreementRatingsCsv(team.data);
    QCOMPARE(ratings.count("\r\n"), 1 + 10 * 2 * static_cast<int>(team.data.preset.dimensions.size()));
    const QByteArray first = team.data.labels.constFirst().image.toString().toUtf8();
    for (const char *said : {",p1,production,1,mood,", ",p2,production,1,mood,"})
        QVERIFY(ratings.contains(QByteArray(first + said)));
    for (const SubmittedLabels &one : std::as_const(team.data.labels))
        QVERIFY(!ratings.contains(one.person.toString().toUtf8()));
}

void AgreementReportTest::nothingAtAll()
{
    RatingTeam team;
    QVERIFY(agreementReport(team.data, {}, BootstrapPlan{}).isEmpty());
    QVERIFY(agreementReport(team.data, {AgreementBy::Pair, AgreementScope::Production, {}}).isEmpty());
    QCOMPARE(agreementJson({}, {}, {})["dimensions"].size(), size_t(0));
    QVERIFY(agreementGroups(team.data, {AgreementBy::Label, AgreementScope::Production, DimensionCode(QStringLiteral("no"))}).isEmpty());
}

void AgreementReportTest::manyLabels()
{
    // 50,000 images with two labels each: the figures are there, and how long they took is said.
    RatingTeam team;
    team.data.labels.reserve(100000);
    for (int i = 0; i < 50000; ++i) {
        const ImageId image = ImageId::create();
        const QString label(QChar(QLatin1Char(static_cast<char>('a' + i % 3))));
        team.say(image, i % 3, label, QString::number(1 + i % 3), QStringLiteral("x"));
        team.say(image, (i + 1) % 3, i % 7 == 0 ? QStringLiteral("a") : label, QString::number(1 + (i / 3) % 3),
                 i % 4 == 0 ? QStringLiteral("xz") : QStringLiteral("x"));
    }
    QElapsedTimer timer;
    timer.start();
    const auto points = agreementReport(team.data, {});
    qInfo("figures on 100,000 labels of three dimensions: %lld ms", timer.restart());
    const auto whole = agreementReport(team.data, {}, BootstrapPlan{});
    qInfo("with 1,000 draws: %lld ms", timer.elapsed());
    QCOMPARE(points.first().lines.first().used, qint64(50000));
    for (const AgreementLine &line : whole.first().lines)
        QVERIFY(line.figure(AgreementMeasure::Percent).interval && *line.figure(AgreementMeasure::Percent).interval);
}

QTEST_GUILESS_MAIN(AgreementReportTest)
#include "agreementtest.moc"
