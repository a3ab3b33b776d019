// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QVersionNumber>

/// One version and one date everywhere, and the Debian change log that is made of CHANGELOG.md.
class ReleaseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theVersionIsTheNewest();
    void allSayTheSame();
    void debianChangeLog();
    void refusesWhatIsNoRelease_data();
    void refusesWhatIsNoRelease();
};

namespace {

QString textOf(const QString &name)
{
    QFile file(QStringLiteral(YUYI_SOURCE_DIR "/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the expression captures in the text, first match, one string per group.
QStringList found(const QString &text, const QString &expression)
{
    const QRegularExpression pattern(expression, QRegularExpression::MultilineOption);
    return pattern.match(text).capturedTexts().mid(1);
}

/// Version and date of the newest release.
QStringList release()
{
    return found(textOf(QStringLiteral("CHANGELOG.md")), QStringLiteral("^## \\[([0-9.]+)\\] - ([0-9-]+)$"));
}

QString version()
{
    return found(textOf(QStringLiteral("CMakeLists.txt")), QStringLiteral("^project\\(yuyi VERSION ([0-9.]+) ")).value(0);
}

struct Converted {
    int status = -1;
    QString out;
    QString err;
};

Converted convert(const QString &changes, const QString &number)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("CHANGELOG.md")));
    if (!file.open(QIODevice::WriteOnly) || file.write(changes.toUtf8()) < 0)
        return {};
    file.close();
    QProcess script;
    script.start(QStringLiteral("python3"), {QStringLiteral(YUYI_SOURCE_DIR "/packaging/deb/changelog.py"), file.fileName(),
                                             QStringLiteral("yuyi"), number, QStringLiteral("Somebody <somebody@example.invalid>")});
    if (!script.waitForFinished(60000) || script.exitStatus() != QProcess::NormalExit)
        return {};
    return {script.exitCode(), QString::fromUtf8(script.readAllStandardOutput()), QString::fromUtf8(script.readAllStandardError())};
}

} // namespace

void ReleaseTest::theVersionIsTheNewest()
{
    QCOMPARE(release().size(), 2);
    const auto ours = QVersionNumber::fromString(version());
    const auto released = QVersionNumber::fromString(release().value(0));
    const QString changes = textOf(QStringLiteral("CHANGELOG.md"));
    const qsizetype unreleased = changes.indexOf(QLatin1String("\n## [Unreleased]"));
    const bool more = unreleased >= 0
                   && changes
                          .mid(unreleased, changes.indexOf(QLatin1String("\n## ["), unreleased + 1)
                                               - unreleased)
                          .contains(QLatin1String("\n- "));
    if (more)
        QVERIFY2(ours > released, "what is new since the release needs a number of its own in CMakeLists.txt");
    else
        QCOMPARE(ours, released);
}

void ReleaseTest::allSayTheSame()
{
    QCOMPARE(found(textOf(QStringLiteral("packaging/desktop/org.yuyi.Yuyi.metainfo.xml")),
                   QStringLiteral("<release version=\"([^\"]+)\" date=\"([^\"]+)\"")),
             release());
    QCOMPARE(found(textOf(QStringLiteral("CITATION.cff")), QStringLiteral("^version: (.*)\\ndate-released: (.*)$")), release());
    const QString readme = textOf(QStringLiteral("README.md"));
    QCOMPARE(found(readme, QStringLiteral("^  version = \\{(.*)\\},$")).value(0), release().value(0));
    QCOMPARE(found(readme, QStringLiteral("^  year    = \\{(.*)\\}$")).value(0), release().value(1).left(4));
}

void ReleaseTest::debianChangeLog()
{
    const Converted made = convert(QStringLiteral("# Changelog\n\nWords before.\n\n## [Unreleased]\n\n## [1.1.0] - 2026-03-01\n\n"
                                                  "The second.\n\n### Added\n\n- A page of **many** `words`, see [the guide](guide.md),\n"
                                                  "  which go on.\n- Another.\n\n### Fixed\n\n- A fault.\n\n"
                                                  "## [1.0.0] - 2026-02-28\n\n- The first.\n"),
                                   QStringLiteral("1.1.0"));
    QVERIFY2(made.status == 0, qPrintable(made.err));
    QCOMPARE(made.out, QStringLiteral("yuyi (1.1.0) unstable; urgency=medium\n\n  * The second.\n"
                                      "  * A page of many words, see the guide, which go on.\n  * Another.\n  * Fixed: A fault.\n\n"
                                      " -- Somebody <somebody@example.invalid>  Sun, 01 Mar 2026 12:00:00 +0000\n\n"
                                      "yuyi (1.0.0) unstable; urgency=medium\n\n  * The first.\n\n"
                                      " -- Somebody <somebody@example.invalid>  Sat, 28 Feb 2026 12:00:00 +0000\n"));
}

void ReleaseTest::refusesWhatIsNoRelease_data()
{
    QTest::addColumn<QString>("changes");
    QTest::addColumn<QString>("why");
    const QString first = QStringLiteral("## [1.0.0] - 2026-02-28\n\n- The first.\n");
    QTest::newRow("unreleased") << QStringLiteral("## [Unreleased]\n\n- More.\n\n") + first << QStringLiteral("[Unreleased]");
    QTest::newRow("another version") << QStringLiteral("## [1.0.1] - 2026-03-01\n\n- More.\n\n") + first << QStringLiteral("1.0.1");
    QTest::newRow("no date") << QStringLiteral("## [1.0.0]\n\n- The first.\n") << QStringLiteral("no date");
    QTest::newRow("nothing in it") << QStringLiteral("## [1.0.0] - 2026-02-28\n") << QStringLiteral("no changes");
    QTest::newRow("another form") << QStringLiteral("## 1.0.0\n\n- The first.\n") << QStringLiteral("not of the form");
    QTest::newRow("empty") << QString() << QStringLiteral("none");
}

void ReleaseTest::refusesWhatIsNoRelease()
{
    QFETCH(QString, changes);
    QFETCH(QString, why);
    const Converted made = convert(changes, QStringLiteral("1.0.0"));
    QCOMPARE(made.status, 1);
    QVERIFY2(made.err.contains(why), qPrintable(made.err));
    QVERIFY(made.out.isEmpty());
}

QTEST_GUILESS_MAIN(ReleaseTest)
#include "releasetest.moc"
