// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/translations.h"
#include "tests/arch/guidenames.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi::arch;

/// Both languages are complete and say what the English says.
class TranslationsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesUnready_data();
    void seesUnready();
    void seesMissingAndOutdated();
    void refusesWhatIsNoTsFile();
    void chineseIsComplete();
    void englishPluralsAreComplete();
    void seesNamesNotInTheWindow();
    void theGuideNamesWhatTheWindowShows();

private:
    /// The texts lupdate finds in the sources as they are now.
    QList<Message> inSources();
    QList<Message> ofFile(const QString &path);

    QTemporaryDir m_folder;
    QList<Message> m_inSources;
};

namespace {

QList<Message> read(const QString &message)
{
    QString problem;
    const QList<Message> messages = readTs(
        QStringLiteral("<TS version=\"2.1\"><context><name>yuyi::Page</name>%1</context></TS>").arg(message), &problem);
    if (!problem.isEmpty())
        qWarning("%s", qPrintable(problem));
    return messages;
}

} // namespace

QList<Message> TranslationsTest::ofFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(QStringLiteral("%1: %2").arg(path, file.errorString())), __FILE__, __LINE__);
        return {};
    }
    QString problem;
    const QList<Message> messages = readTs(QString::fromUtf8(file.readAll()), &problem);
    if (!problem.isEmpty())
        QTest::qFail(qPrintable(QStringLiteral("%1: %2").arg(path, problem)), __FILE__, __LINE__);
    return messages;
}

QList<Message> TranslationsTest::inSources()
{
    const QString path = m_folder.filePath(QStringLiteral("fresh.ts"));
    QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none")};
    const QStringList folders{QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("widgets"), QStringLiteral("app")};
    for (const QString &folder : folders)
        arguments << QStringLiteral("%1/%2").arg(projectFolder(), folder);
    arguments << QStringLiteral("-I") << projectFolder() << QStringLiteral("-ts") << path;
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(QStringLiteral(YUYI_LUPDATE), arguments);
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0) {
        QTest::qFail(qPrintable(QStringLiteral("lupdate failed: %1").arg(QString::fromUtf8(lupdate.readAll()))),
                     __FILE__, __LINE__);
        return {};
    }
    return ofFile(path);
}

void TranslationsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_inSources = inSources();
    QVERIFY2(m_inSources.size() > 20, "lupdate found hardly any text");
}

void TranslationsTest::seesUnready_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("forms");
    QTest::addColumn<bool>("ready");
    const auto row = [](const char *name, const char *message, int forms, bool ready) {
        QTest::addRow("%s", name) << QString::fromUtf8(message) << forms << ready;
    };
    row("finished", "<message><source>Keep</source><translation>保留</translation></message>", 1, true);
    row("unfinished", "<message><source>Keep</source><translation type=\"unfinished\">保留</translation></message>", 1, false);
    row("vanished", "<message><source>Keep</source><translation type=\"vanished\">保留</translation></message>", 1, false);
    row("empty", "<message><source>Keep</source><translation></translation></message>", 1, false);
    row("none", "<message><source>Keep</source></message>", 1, false);
    row("placeholder lost", "<message><source>%1 of %2</source><translation>%1</translation></message>", 1, false);
    row("placeholder new", "<message><source>Keep</source><translation>%1</translation></message>", 1, false);
    row("placeholders moved", "<message><source>%1 of %2</source><translation>%2 中的 %1</translation></message>", 1, true);
    row("one form", "<message numerus=\"yes\"><source>%n pictures</source><translation><numerusform>%n 张图片</numerusform>"
                    "</translation></message>",
        1, true);
    row("two forms", "<message numerus=\"yes\"><source>%n pictures</source><translation><numerusform>one picture</numerusform>"
                     "<numerusform>%n pictures</numerusform></translation></message>",
        2, true);
    row("form lacks number", "<message numerus=\"yes\"><source>%n pictures</source><translation><numerusform>one picture"
                             "</numerusform><numerusform>pictures</numerusform></translation></message>",
        2, false);
    row("form outdated", "<message numerus=\"yes\"><source>%n picture(s) kept</source><translation><numerusform>%n picture left"
                         "</numerusform><numerusform>%n pictures left</numerusform></translation></message>",
        2, false);
    row("irregular form", "<message numerus=\"yes\"><source>%n person(s), one entry(s)</source><translation><numerusform>%n person, one "
                          "entry</numerusform><numerusform>%n people, one entries</numerusform></translation></message>",
        2, true);
    row("form missing", "<message numerus=\"yes\"><source>%n pictures</source><translation><numerusform>%n pictures"
                        "</numerusform></translation></message>",
        2, false);
    row("form empty", "<message numerus=\"yes\"><source>%n pictures</source><translation><numerusform></numerusform>"
                      "</translation></message>",
        1, false);
}

void TranslationsTest::seesUnready()
{
    QFETCH(QString, message);
    QFETCH(int, forms);
    QFETCH(bool, ready);
    const QList<Finding> findings = unreadyTexts(QStringLiteral("x.ts"), read(message), forms);
    QVERIFY2(findings.isEmpty() == ready, qPrintable(describe(findings)));
}

void TranslationsTest::seesMissingAndOutdated()
{
    const QList<Message> have = read(QStringLiteral("<message><source>Keep</source><translation>a</translation></message>"
                                                    "<message><source>Old</source><translation>b</translation></message>"));
    const QList<Message> wanted = read(QStringLiteral("<message><source>Keep</source><translation/></message>"
                                                      "<message><source>New</source><translation/></message>"));
    const QList<Finding> missing = missingTexts(QStringLiteral("x.ts"), have, wanted);
    QCOMPARE(missing.size(), 1);
    QVERIFY(missing[0].what.contains(QStringLiteral("New")));
    const QList<Finding> outdated = outdatedTexts(QStringLiteral("x.ts"), have, wanted);
    QCOMPARE(outdated.size(), 1);
    QVERIFY(outdated[0].what.contains(QStringLiteral("Old")));
}

void TranslationsTest::refusesWhatIsNoTsFile()
{
    QString problem;
    readTs(QStringLiteral("<TS><context><name>a</name><message>"), &problem);
    QVERIFY(!problem.isEmpty());
    problem.clear();
    readTs(QStringLiteral("<TS></TS>"), &problem);
    QVERIFY(!problem.isEmpty());
}

void TranslationsTest::chineseIsComplete()
{
    const QString name = QStringLiteral("i18n/yuyi_zh_CN.ts");
    const QList<Message> messages = ofFile(QStringLiteral("%1/%2").arg(projectFolder(), name));
    const QList<Finding> findings = unreadyTexts(name, messages, 1) + missingTexts(name, messages, m_inSources)
                                  + outdatedTexts(name, messages, m_inSources);
    QVERIFY(holds(findings));
}

void TranslationsTest::englishPluralsAreComplete()
{
    // The sources are English: their own file has to hold the forms for one and many, and may hold more.
    QList<Message> plurals;
    for (const Message &message : std::as_const(m_inSources)) {
        if (message.numerus)
            plurals << message;
    }
    const QString name = QStringLiteral("i18n/yuyi_en.ts");
    const QList<Message> messages = ofFile(QStringLiteral("%1/%2").arg(projectFolder(), name));
    const QList<Finding> findings = unreadyTexts(name, messages, 2) + missingTexts(name, messages, plurals)
                                  + outdatedTexts(name, messages, m_inSources);
    QVERIFY(holds(findings));
}

void TranslationsTest::seesNamesNotInTheWindow()
{
    const QList<Message> messages = read(QStringLiteral("<message><source>Add Folder…</source><translation>添加文件夹…</translation></message>"
                                                        "<message><source>Undo: %1</source><translation>撤销：%1</translation></message>"));
    const QString good = QStringLiteral("**Add Folder…** or **Add Folder** (**Ctrl+A**). **Long work.** **Undo: a label** **Undo**");
    QVERIFY(namesNotInWindow(QStringLiteral("a.md"), good, messages, false).isEmpty());
    QCOMPARE(namesNotInWindow(QStringLiteral("a.md"), QStringLiteral("\n**Add\nFolders**"), messages, false).size(), 1);
    QVERIFY(namesNotInWindow(QStringLiteral("a.md"), QStringLiteral("**添加文件夹**"), messages, true).isEmpty());
    QCOMPARE(namesNotInWindow(QStringLiteral("a.md"), QStringLiteral("**Add Folder**"), messages, true).size(), 1);
}

void TranslationsTest::theGuideNamesWhatTheWindowShows()
{
    const QList<Message> messages = ofFile(projectFolder() + QStringLiteral("/i18n/yuyi_zh_CN.ts"));
    QList<Finding> findings;
    int pages = 0;
    const QList<Source> sources = projectSources();
    for (const Source &source : sources) {
        if (!source.in({QStringLiteral("docs/guide")}))
            continue;
        ++pages;
        findings += namesNotInWindow(source.path, source.text, messages, source.in({QStringLiteral("docs/guide/zh_CN")}));
    }
    QVERIFY(pages > 40);
    QVERIFY(holds(findings));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translationstest.moc"
