// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

/// The manual pages name the commands and options the programs have, and no others.
class ManualTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cliCommands();
    void cliOptions_data();
    void cliOptions();
    void cliNamesNoOtherOptions();
    void windowOptions();
};

namespace {

/// What a program prints; asked once.
QString run(const QString &program, const QStringList &arguments)
{
    static QHash<QString, QString> known;
    const QString key = (QStringList{program} + arguments).join(u' ');
    if (known.contains(key))
        return known.value(key);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return {};
    return *known.insert(key, QString::fromUtf8(process.readAllStandardOutput()));
}

/// The text of a manual page without its markup for bold, italics and hyphens.
QString manual(const QString &name)
{
    QFile file(QStringLiteral(YUYI_SOURCE_DIR "/packaging/man/%1").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    text.remove(QRegularExpression(QStringLiteral("\\\\f[RPBI]")));
    return text.replace(QLatin1String("\\-"), QLatin1String("-"));
}

/// The names of the commands as `yuyi-cli --help` lists them: the words before the first capital one, an argument or the summary.
QStringList commands()
{
    static const QRegularExpression line(QStringLiteral("^  ([a-z]+(?: [a-z]+)?) +[A-Z]"), QRegularExpression::MultilineOption);
    QStringList names;
    auto matches = line.globalMatch(run(QStringLiteral(YUYI_CLI), {QStringLiteral("--help")}));
    while (matches.hasNext())
        names << matches.next().captured(1);
    return names;
}

QStringList optionsIn(const QString &help)
{
    static const QRegularExpression option(QStringLiteral("--[a-z][a-z-]+"));
    QStringList names;
    auto matches = option.globalMatch(help);
    while (matches.hasNext())
        names << matches.next().captured();
    names.removeDuplicates();
    return names;
}

} // namespace

void ManualTest::cliCommands()
{
    QVERIFY(commands().size() > 10);
    const QString page = manual(QStringLiteral("yuyi-cli.1"));
    const QStringList before = optionsIn(run(QStringLiteral(YUYI_CLI), {QStringLiteral("--help")}));
    QVERIFY(before.contains(QStringLiteral("--as")));
    for (const QString &option : before)
        QVERIFY2(optionsIn(page).contains(option), qPrintable(option));
    for (const QString &command : commands()) {
        const QRegularExpression heading(QStringLiteral("^\\.BI.*\\b%1\\b").arg(command), QRegularExpression::MultilineOption);
        QVERIFY2(heading.match(page).hasMatch(), qPrintable(command));
    }
}

void ManualTest::cliOptions_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command : commands())
        QTest::addRow("%s", qPrintable(command)) << command;
}

void ManualTest::cliOptions()
{
    QFETCH(QString, command);
    const QString help = run(QStringLiteral(YUYI_CLI), command.split(u' ') + QStringList{QStringLiteral("--help")});
    const QStringList options = optionsIn(help);
    QVERIFY(options.contains(QStringLiteral("--json")));
    const QStringList named = optionsIn(manual(QStringLiteral("yuyi-cli.1")));
    for (const QString &option : options)
        QVERIFY2(named.contains(option), qPrintable(option));
}

void ManualTest::cliNamesNoOtherOptions()
{
    QStringList there{QStringLiteral("--help"), QStringLiteral("--version")};
    for (const QString &command : commands())
        there << optionsIn(run(QStringLiteral(YUYI_CLI), command.split(u' ') + QStringList{QStringLiteral("--help")}));
    const QStringList named = optionsIn(manual(QStringLiteral("yuyi-cli.1")));
    for (const QString &option : named)
        QVERIFY2(there.contains(option), qPrintable(option));
}

void ManualTest::windowOptions()
{
    QStringList there = optionsIn(run(QStringLiteral(YUYI_WINDOW), {QStringLiteral("--help")}));
    QStringList named = optionsIn(manual(QStringLiteral("yuyi.1")));
    there.sort();
    named.sort();
    QCOMPARE(named, there);
}

QTEST_GUILESS_MAIN(ManualTest)
#include "manualtest.moc"
