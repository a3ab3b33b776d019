// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/croissant.h"
#include "models/exchange/release/datacard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace yuyi;

/// What a data card and its Croissant description say of sources, people and what only people know.
class AboutCardTest : public QObject
{
    Q_OBJECT

    static DataCardInput input()
    {
        DataCardInput card;
        card.title = QStringLiteral("Set");
        card.date = QDateTime(QDate(2026, 1, 2), QTime(3, 4));
        card.statistics.images = 8;
        return card;
    }
    static QString markdown(const DataCardInput &card) { return QString::fromUtf8(dataCard(card)); }
    static QJsonObject croissant(const DataCardInput &card) { return QJsonDocument::fromJson(croissantOf(card)).object(); }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void nothingIsSaidOfWhatIsNotKnown()
    {
        const QString card = markdown(input());
        for (const char *heading : {"## Sources", "## People", "## Annotators", "## Pay", "## Limitations", "## Citation"})
            QVERIFY2(!card.contains(QLatin1String(heading)), heading);
        const QStringList names = croissant(input()).keys();
        QCOMPARE(names.filter(QStringLiteral("rai:")), QStringList{QStringLiteral("rai:dataAnnotationPlatform")});
        QVERIFY(!names.contains(QStringLiteral("citeAs")));
    }

    void sitesAreListedWithTheirShares()
    {
        DataCardInput card = input();
        card.sites = {{QStringLiteral("weibo.com"), 4}, {QStringLiteral("a_b.org"), 1}};
        const QString text = markdown(card);
        const QString table = text.mid(text.indexOf(QStringLiteral("## Sources of the images")));
        QVERIFY2(table.contains(QStringLiteral("| weibo.com | 4 | 50.0 |\n| a\\_b.org | 1 | 12.5 |\n| (no web address) | 3 | 37.5 |\n")),
                 qPrintable(text));
        const QJsonArray raw = croissant(card).value(QStringLiteral("rai:dataCollectionRawData")).toArray();
        QCOMPARE(raw.size(), 3);
        QCOMPARE(raw.at(0).toString(), QStringLiteral("weibo.com: images 4, share 50.0 %"));
    }

    /// A long tail is one line, and nothing of it is lost.
    void manySitesAreAddedUp()
    {
        DataCardInput card = input();
        card.statistics.images = 120;
        for (int i = 0; i < sitesListed + 10; ++i)
            card.sites.append({QStringLiteral("site%1.org").arg(i), 2});
        const QList<SiteLine> lines = siteLines(card);
        QCOMPARE(lines.size(), sitesListed + 1);
        QCOMPARE(lines.constLast().images, 20);
        QVERIFY2(lines.constLast().name.contains(QStringLiteral("10")), qPrintable(lines.constLast().name));
    }

    /// Whoever has the set can compare the seal with the project later; without one nothing is claimed.
    void theLastSealGoesWithTheSet()
    {
        QVERIFY(!croissant(input()).contains(QStringLiteral("subjectOf")));
        DataCardInput card = input();
        card.audit.last.number = 12;
        card.audit.last.hash = Sha256::of("trail");
        card.audit.events = 3401;
        const QString seal = QStringLiteral("12:") + Sha256::of("trail").hex();
        QVERIFY2(markdown(card).contains(seal), qPrintable(markdown(card)));
        const QJsonObject trail = croissant(card).value(QStringLiteral("subjectOf")).toObject();
        QCOMPARE(trail.value(QStringLiteral("@type")).toString(), QStringLiteral("sc:CreativeWork"));
        QCOMPARE(trail.value(QStringLiteral("identifier")).toString(), seal);
        QVERIFY(!trail.value(QStringLiteral("name")).toString().isEmpty());
    }

    void peopleAreCountedByRole()
    {
        DataCardInput card = input();
        card.people = {{Role::Annotator, 30}, {Role::Validator, 5}};
        const QString text = markdown(card);
        QVERIFY2(text.contains(QStringLiteral("| Role | People |\n| --- | ---: |\n| Annotator | 30 |\n| Validator | 5 |\n")),
                 qPrintable(text));
        const QJsonArray annotation = croissant(card).value(QStringLiteral("rai:dataAnnotationProtocol")).toArray();
        QCOMPARE(annotation.size(), 2);
        QCOMPARE(annotation.at(0).toString(), QStringLiteral("Annotator: people 30"));
    }

    void textsHaveTheirHeadings()
    {
        DataCardInput card = input();
        for (const auto &[field, code] : codesOf(AboutField{}))
            card.about.insert(field, QStringLiteral("text of ") + QString::fromUtf16(code));
        const QString text = markdown(card);
        for (const auto &[field, code] : codesOf(AboutField{})) {
            const QString part = text.mid(text.indexOf(QStringLiteral("\n## %1\n\n").arg(titleOf(field))));
            const QString words = QStringLiteral("text of ") + QString::fromUtf16(code);
            QVERIFY2(part.size() < text.size() && part.section(QStringLiteral("\n## "), 1, 1).contains(words), qPrintable(text));
        }
        const QJsonObject json = croissant(card);
        QCOMPARE(json.value(QStringLiteral("rai:annotatorDemographics")).toString(), QStringLiteral("text of annotators"));
        QCOMPARE(json.value(QStringLiteral("rai:dataSocialImpact")).toString(), QStringLiteral("text of ethics"));
        QCOMPARE(json.value(QStringLiteral("rai:personalSensitiveInformation")).toString(), QStringLiteral("text of personal-data"));
        QCOMPARE(json.value(QStringLiteral("rai:dataBiases")).toString(), QStringLiteral("text of biases"));
        QCOMPARE(json.value(QStringLiteral("rai:dataLimitations")).toString(), QStringLiteral("text of limitations"));
        QCOMPARE(json.value(QStringLiteral("rai:dataUseCases")).toString(), QStringLiteral("text of use"));
        QCOMPARE(json.value(QStringLiteral("rai:dataReleaseMaintenancePlan")).toString(), QStringLiteral("text of contact"));
        QCOMPARE(json.value(QStringLiteral("citeAs")).toString(), QStringLiteral("text of citation"));
        const QJsonArray annotation = json.value(QStringLiteral("rai:dataAnnotationProtocol")).toArray();
        QCOMPARE(annotation.size(), 1);
        QVERIFY(annotation.at(0).toString().endsWith(QStringLiteral("text of pay")));
    }

    /// A text cannot make a heading, a picture or a link of its own; an address stays one.
    void textsAreNoMarkup()
    {
        DataCardInput card = input();
        card.about.insert(AboutField::Ethics, QStringLiteral("# Loud *words*\n    <b>code</b>\n\n\n![x](y)"));
        card.about.insert(AboutField::Contact, QStringLiteral("See https://example.org/my_set_1. 或（https://example.org/a_b）"));
        card.about.insert(AboutField::Citation, QStringLiteral("@misc{a,\n  title={```x_y}\n}"));
        const QString text = markdown(card);
        QVERIFY2(text.contains(QStringLiteral("\\# Loud \\*words\\*\n\n\\<b\\>code\\</b\\>\n\n!\\[x\\](y)\n")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("See <https://example.org/my_set_1>. 或（<https://example.org/a_b>）\n")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("````\n@misc{a,\n  title={```x_y}\n}\n````\n")), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(AboutCardTest)
#include "aboutcardtest.moc"
