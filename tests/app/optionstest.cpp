// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include <QTest>

using namespace yuyi;

class OptionsTest : public QObject
{
    Q_OBJECT

    static Options read(const QStringList &arguments)
    {
        return readOptions(QStringList{QStringLiteral("yuyi")} + arguments);
    }

private Q_SLOTS:
    void readsAll()
    {
        const Options options =
            read({QStringLiteral("--page"), QStringLiteral("inspect"), QStringLiteral("--language=zh_CN"),
                  QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--font-scale"), QStringLiteral("1.5"),
                  QStringLiteral("--exit-after-startup"), QStringLiteral("/p/x")});
        QVERIFY(options.problem.isEmpty());
        QCOMPARE(options.page, QStringLiteral("inspect"));
        QCOMPARE(options.language, QStringLiteral("zh_CN"));
        QCOMPARE(options.theme, QStringLiteral("dark"));
        QCOMPARE(options.fontScale, 1.5);
        QVERIFY(options.exitAfterStartup);
        QCOMPARE(options.project, QStringLiteral("/p/x"));
    }

    void aParticipant()
    {
        const Options options = read({QStringLiteral("--participant"), QStringLiteral("P01"), QStringLiteral("/p/x")});
        QVERIFY(options.problem.isEmpty());
        QCOMPARE(options.participant, QStringLiteral("P01"));
        QCOMPARE(options.project, QStringLiteral("/p/x"));
    }

    void nothingIsFine()
    {
        const Options options = read({});
        QVERIFY(options.problem.isEmpty());
        QVERIFY(options.project.isEmpty());
        QCOMPARE(options.fontScale, 0.0);
    }

    void wrongUseIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const QStringList &arguments, const QString &named) {
            QTest::newRow(name) << arguments << named;
        };
        row("option", {QStringLiteral("--fly")}, QStringLiteral("yuyi: unknown option --fly; “yuyi” takes --page"));
        row("no value", {QStringLiteral("--page")}, QStringLiteral("--page needs a value: NAME."));
        row("an option for a value", {QStringLiteral("--theme"), QStringLiteral("--page=text")}, QStringLiteral("--theme needs a value"));
        row("a value for nothing", {QStringLiteral("--exit-after-startup=1")}, QStringLiteral("takes no value"));
        row("an option of the other program", {QStringLiteral("--json")}, QStringLiteral("--json"));
        row("page", {QStringLiteral("--page"), QStringLiteral("moon")}, QStringLiteral("overview"));
        row("language", {QStringLiteral("--language"), QStringLiteral("fr")}, QStringLiteral("zh_CN"));
        row("theme", {QStringLiteral("--theme"), QStringLiteral("pink")}, QStringLiteral("light"));
        row("scale", {QStringLiteral("--font-scale"), QStringLiteral("9")}, QStringLiteral("2.0"));
        row("no number", {QStringLiteral("--font-scale"), QStringLiteral("big")}, QStringLiteral("big"));
        row("participant without a project", {QStringLiteral("--participant"), QStringLiteral("P01")}, QStringLiteral("project"));
        row("two projects", {QStringLiteral("a"), QStringLiteral("b")}, QStringLiteral("open only one project"));
    }

    void wrongUseIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Options options = read(arguments);
        QVERIFY2(options.problem.contains(named), qPrintable(options.problem));
    }

    void helpNamesEveryOption()
    {
        const QString help = read({QStringLiteral("--help")}).helpText;
        for (const char *option : {"-h, --help", "-v, --version", "--page NAME", "--language", "--theme", "--font-scale",
                                   "--participant CODE", "--exit-after-startup", "PROJECT is"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
    }

    void helpAndVersionAreSeenBesideMistakes()
    {
        for (const char *word : {"-h", "--help"})
            QVERIFY(read({QStringLiteral("--fly"), QString::fromLatin1(word)}).help);
        for (const char *word : {"-v", "--version"})
            QVERIFY(read({QString::fromLatin1(word)}).version);
    }

    void aProjectMayBeginWithADash()
    {
        const Options options = read({QStringLiteral("--page=text"), QStringLiteral("--"), QStringLiteral("--odd")});
        QVERIFY2(options.problem.isEmpty(), qPrintable(options.problem));
        QCOMPARE(options.project, QStringLiteral("--odd"));
    }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "optionstest.moc"
