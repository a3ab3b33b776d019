// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/layers.h"

#include <QTest>

using namespace yuyi::arch;

namespace {

Source file(const char *path, const char *text)
{
    return makeSource(QString::fromLatin1(path), QString::fromUtf8(text));
}

} // namespace

/// The arrows between the folders, and the libraries each folder may know.
class LayersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesUpwardIncludes_data();
    void seesUpwardIncludes();
    void seesLooseLinks();
    void seesForeignLibraries_data();
    void seesForeignLibraries();
    void seesWhatHeadersReach();
    void seesIncludeStyle_data();
    void seesIncludeStyle();
    void ignoresComments();
    void treeKeepsArrows();
    void treeKeepsLibrariesApart();
    void treeKeepsIncludeStyle();

private:
    QList<Source> m_tree;
    QtHeaders m_headers;
};

void LayersTest::initTestCase()
{
    m_tree = projectSources();
    m_headers = installedQtHeaders();
    QVERIFY2(m_tree.size() > 100, "the sources were not found");
    QCOMPARE(m_headers.value(QStringLiteral("QWidget")), QStringLiteral("QtWidgets"));
    QCOMPARE(m_headers.value(QStringLiteral("QSqlQuery")), QStringLiteral("QtSql"));
}

void LayersTest::seesUpwardIncludes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("included");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *included, bool allowed) {
        QTest::addRow("%s -> %s", path, included) << QString::fromLatin1(path) << QString::fromLatin1(included) << allowed;
    };
    row("models/platform/files.cpp", "models/domain/images/image.h", false);
    row("models/domain/images/image.h", "models/platform/files.h", true);
    row("models/stores/pictures.cpp", "models/platform/files.h", true);
    row("models/services/session/imagefiles.cpp", "models/platform/files.h", true);
    row("models/services/rules/stages.cpp", "models/platform/files.h", true);
    row("db/connection/files.cpp", "models/platform/files.h", true);
    row("models/domain/images/image.h", "models/stores/stores.h", false);
    row("models/stores/stores.h", "models/domain/images/image.h", true);
    row("models/imaging/reader.h", "models/stores/stores.h", false);
    row("models/filtering/text.cpp", "models/imaging/reader.h", true);
    row("models/filtering/text.cpp", "models/exchange/tables/csv.h", false);
    row("models/exchange/tables/csv.cpp", "models/services/session/jobcenter.h", false);
    row("models/services/session/jobcenter.cpp", "models/stores/stores.h", true);
    row("models/services/session/jobcenter.cpp", "models/exchange/tables/csv.h", false);
    row("models/services/session/jobcenter.cpp", "models/services/rules/stages.h", false);
    row("models/services/rules/stages.cpp", "models/exchange/tables/csv.h", true);
    row("models/services/rules/stages.cpp", "models/services/session/jobcenter.h", false);
    row("models/services/review/merging.cpp", "models/services/rules/stages.h", true);
    row("models/services/review/merging.cpp", "models/exchange/tables/csv.h", false);
    row("models/services/jobcenter.cpp", "models/services/rules/stages.h", false);
    row("models/services/session/jobcenter.cpp", "models/items/images.h", false);
    row("models/items/images.cpp", "models/services/session/jobcenter.h", true);
    row("models/services/session/jobcenter.cpp", "db/connection.h", false);
    row("models/items/images.cpp", "widgets/theme/theme.h", false);
    row("db/stores/images/sqlimagestore.cpp", "models/stores/stores.h", true);
    row("db/stores/images/sqlimagestore.cpp", "models/services/session/jobcenter.h", false);
    row("db/stores/images/sqlimagestore.cpp", "widgets/theme/theme.h", false);
    row("db/stores/images/sqlimagestore.cpp", "db/connection/values.h", true);
    row("db/connection/values.cpp", "db/stores/images/sqlimagestore.h", false);
    row("widgets/collect/collectpage.cpp", "db/connection.h", false);
    row("widgets/collect/collectpage.cpp", "app/settings.h", false);
    row("widgets/collect/collectpage.cpp", "widgets/inspect/inspectpage.h", false);
    row("widgets/collect/collectpage.cpp", "widgets/shell/page/page.h", true);
    row("widgets/collect/collectpage.cpp", "widgets/collect/grid.h", true);
    row("widgets/errors/coding/codingview.cpp", "widgets/errors/errorspage.h", true);
    row("widgets/errors/coding/codingview.cpp", "widgets/errors/flagged/flaggeditemsview.h", true);
    row("widgets/errors/coding/codingview.cpp", "widgets/runs/progress/runsview.h", false);
    row("widgets/shell/help/tour.cpp", "widgets/errors/coding/codingview.h", false);
    row("db/stores/images/sqlimagestore.cpp", "db/stores/sqlstores.h", true);
    row("db/connection/values/values.cpp", "db/stores/images/sqlimagestore.h", false);
    row("models/services/review/rounds/merging.cpp", "models/services/review/gold/gold.h", true);
    row("models/services/review/rounds/merging.cpp", "models/services/rules/stages.h", true);
    row("models/services/rules/stages/stages.cpp", "models/services/review/rounds/merging.h", false);
    row("widgets/shell/window/mainwindow.cpp", "widgets/collect/collectpage.h", false);
    row("widgets/theme/theme.cpp", "widgets/controls/choices/chip.h", false);
    row("widgets/collect/collectpage.cpp", "models/services/session/jobcenter.h", true);
    row("app/main.cpp", "widgets/shell/window/mainwindow.h", true);
    row("app/main.cpp", "db/connection.h", true);
    row("app/cli/main.cpp", "db/connection.h", true);
    row("app/cli/main.cpp", "app/cli/stats.h", true);
    row("app/cli/main.cpp", "app/languages.h", true);
    row("app/cli/main.cpp", "widgets/theme/theme.h", false);
}

void LayersTest::seesUpwardIncludes()
{
    QFETCH(QString, path);
    QFETCH(QString, included);
    QFETCH(bool, allowed);
    const Source source = makeSource(path, QStringLiteral("#include \"%1\"\n").arg(included));
    const Source links = makeSource(QStringLiteral("models/services/CMakeLists.txt"),
                                    QStringLiteral("yuyi_aggregate(session LINK Qt6::Gui)\n"
                                                   "yuyi_aggregate(rules LINK Yuyi::exchange)\n"
                                                   "yuyi_aggregate(review LINK Yuyi::rules\n    Yuyi::comparison)\n"));
    const Source tables = makeSource(QStringLiteral("db/CMakeLists.txt"),
                                     QStringLiteral("yuyi_db_part(connection)\nyuyi_db_part(stores LINK Yuyi::db_connection)\n"));
    QCOMPARE(upwardIncludes({source, links, tables}).isEmpty(), allowed);
}

void LayersTest::seesLooseLinks()
{
    const auto links = [](const char *text) {
        return makeSource(QStringLiteral("models/services/CMakeLists.txt"), QString::fromLatin1(text));
    };
    const QString plain = QStringLiteral("#include \"models/domain/images/image.h\"\n#include \"models/stores/stores.h\"\n");
    const Source rules = makeSource(QStringLiteral("models/services/rules/stages.cpp"), plain);
    const Source review = makeSource(QStringLiteral("models/services/review/merging.cpp"),
                                     plain + QStringLiteral("#include \"models/services/rules/stages.h\"\n"));
    QVERIFY(looseLinks({links("yuyi_aggregate(rules LINK Qt6::Gui)\nyuyi_aggregate(review LINK Yuyi::rules)\n"), rules, review}).isEmpty());
    QCOMPARE(
        looseLinks(
            {links(
                 "yuyi_aggregate(review LINK Yuyi::rules)\nyuyi_aggregate(rules LINK Qt6::Gui)\n"),
             rules, review})
            .size(),
        1);
    QCOMPARE(
        looseLinks(
            {links(
                 "yuyi_aggregate(rules LINK Yuyi::exchange)\nyuyi_aggregate(review LINK Yuyi::rules)\n"),
             rules, review})
            .size(),
        1);
    // folders of a library are part of it
    const Source deep = makeSource(QStringLiteral("models/services/review/rounds/merging.cpp"),
                                   QStringLiteral("#include \"models/services/rules/stages/stages.h\"\n"));
    QVERIFY(looseLinks({links("yuyi_aggregate(rules)\nyuyi_aggregate(review LINK Yuyi::rules)\n"), rules, deep}).isEmpty());
}

void LayersTest::seesForeignLibraries_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("included");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *included, bool allowed) {
        QTest::addRow("%s -> %s", path, included) << QString::fromLatin1(path) << QString::fromLatin1(included) << allowed;
    };
    row("models/platform/files_posix.cpp", "sys/stat.h", true);
    row("models/platform/files_windows.cpp", "windows.h", true);
    row("models/platform/files.h", "filesystem", true);
    row("models/platform/files.h", "QString", false);
    row("models/platform/files.h", "QtCore/QString", false);
    row("models/platform/files.h", "qglobal.h", false);
    row("models/domain/regularfile.cpp", "unistd.h", false);
    row("models/domain/regularfile.cpp", "filesystem", true);
    row("models/services/session/programname.cpp", "csignal", false);
    row("models/exchange/files/parttarget.cpp", "sys/file.h", false);
    row("models/imaging/readfile.cpp", "cerrno", false);
    row("models/filtering/duplicates/hamming.cpp", "Windows.h", false);
    row("db/backups/backups.cpp", "fcntl.h", false);
    row("widgets/image/viewer.cpp", "io.h", false);
    row("app/application.cpp", "pwd.h", false);
    row("app/cli/console.cpp", "signal.h", false);
    row("models/items/images.h", "QWidget", false);
    row("models/items/images.h", "QtWidgets/QWidget", false);
    row("models/items/images.h", "qwidget.h", false);
    row("models/items/images.h", "QChart", false);
    row("models/items/images.h", "QImage", true);
    row("models/domain/images/image.h", "QImage", false);
    row("models/domain/images/image.h", "QGuiApplication", false);
    row("models/domain/images/image.h", "QTransform", true);
    row("models/services/people.cpp", "QSqlQuery", false);
    row("models/services/people.cpp", "QNetworkAccessManager", false);
    row("models/clients/ollama.cpp", "QNetworkAccessManager", true);
    row("models/clients/ollama.cpp", "curl/curl.h", true);
    row("models/services/people.cpp", "curl/curl.h", false);
    row("widgets/image/viewer.cpp", "curl/curl.h", false);
    row("app/main.cpp", "curl/curl.h", false);
    row("models/services/people.cpp", "opencv2/core.hpp", false);
    row("models/filtering/duplicates/fingerprint.cpp", "opencv2/core.hpp", true);
    row("models/imaging/codecs/decode.cpp", "opencv2/imgproc.hpp", true);
    row("models/imaging/codecs/decode.cpp", "opencv2/imgcodecs.hpp", false);
    row("models/filtering/text.cpp", "tesseract/baseapi.h", true);
    row("models/exchange/tables/csv.cpp", "tesseract/baseapi.h", false);
    row("db/connection.cpp", "QSqlDatabase", true);
    row("db/connection.cpp", "QPrinter", false);
    row("widgets/image/viewer.cpp", "QSqlDatabase", false);
    row("widgets/image/viewer.cpp", "opencv2/imgproc.hpp", false);
    row("widgets/image/viewer.cpp", "QTcpSocket", false);
    row("widgets/image/viewer.cpp", "QWidget", true);
    row("app/cli/main.cpp", "QApplication", false);
    row("app/main.cpp", "QApplication", true);
    row("app/main.cpp", "QSqlDatabase", false);
    row("app/main.cpp", "QTest", false);
}

void LayersTest::seesForeignLibraries()
{
    QFETCH(QString, path);
    QFETCH(QString, included);
    QFETCH(bool, allowed);
    const Source source = makeSource(path, QStringLiteral("#include <%1>\n").arg(included));
    QCOMPARE(foreignLibraries({source}, m_headers).isEmpty(), allowed);
}

void LayersTest::seesWhatHeadersReach()
{
    const QList<Source> planted{
        file("widgets/image/viewer.cpp", "#include \"models/filtering/mat.h\"\n"),
        file("models/filtering/mat.h", "#include \"models/filtering/deeper.h\"\n"),
        file("models/filtering/deeper.h", "#include <opencv2/core.hpp>\n"),
        file("app/cli/main.cpp", "#include \"app/window.h\"\n"),
        file("app/window.h", "#include <QApplication>\n"),
        file("models/filtering/mat.cpp", "#include \"models/filtering/mat.h\"\n"),
    };
    const QList<Finding> findings = reachedLibraries(planted, m_headers);
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].path, QStringLiteral("widgets/image/viewer.cpp"));
    QVERIFY(findings[0].what.contains(QStringLiteral("models/filtering/deeper.h")));
    QCOMPARE(findings[1].path, QStringLiteral("app/cli/main.cpp"));
    QVERIFY(findings[1].what.contains(QStringLiteral("QApplication")));
}

void LayersTest::seesIncludeStyle_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *line, bool allowed) { QTest::addRow("%s", line) << QString::fromLatin1(line) << allowed; };
    row("#include <QWidget>", true);
    row("#include <QtWidgets/QWidget>", false);
    row("#  include  <QtCore/qstring.h>", false);
    row("#include <qwidget.h>", false);
    row("#include \"QWidget\"", false);
    row("#include \"models/domain/images/image.h\"", true);
    row("#include \"image.h\"", false);
    row("#include \"imagetest.moc\"", true);
    row("#include <QtMath>", true);
    row("#include <vector>", true);
    row("#include <nlohmann/json.hpp>", true);
}

void LayersTest::seesIncludeStyle()
{
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const Source source = makeSource(QStringLiteral("widgets/image/viewer.cpp"), QStringLiteral("%1\n").arg(line));
    QCOMPARE(includeStyle({source}, m_headers).isEmpty(), allowed);
}

void LayersTest::ignoresComments()
{
    const Source source = file("models/domain/images/image.h",
                               "// #include <QWidget>\n/*\n#include \"db/connection.h\"\n*/\n#include <QString>\n");
    QCOMPARE(includesOf(source).size(), 1);
    QCOMPARE(includesOf(source)[0].line, 5);
}

void LayersTest::treeKeepsArrows()
{
    const QList<Finding> findings = upwardIncludes(m_tree) + looseLinks(m_tree);
    QVERIFY(holds(findings));
}

void LayersTest::treeKeepsLibrariesApart()
{
    const QList<Finding> findings = foreignLibraries(m_tree, m_headers) + reachedLibraries(m_tree, m_headers);
    QVERIFY(holds(findings));
}

void LayersTest::treeKeepsIncludeStyle()
{
    const QList<Finding> findings = includeStyle(m_tree, m_headers);
    QVERIFY(holds(findings));
}

QTEST_GUILESS_MAIN(LayersTest)
#include "layerstest.moc"
