// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/layers.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

#include <optional>

namespace yuyi::arch {

namespace {

/// What the files of a folder may include besides their own library. The first rule that matches holds.
struct Layer {
    const char *folder;
    QStringList mayInclude;
};

const QList<Layer> &layers()
{
    static const QStringList bottom{QStringLiteral("models/platform")};
    static const QStringList first = bottom + QStringList{QStringLiteral("models/domain")};
    static const QStringList second = first + QStringList{QStringLiteral("models/imaging"), QStringLiteral("models/stores")};
    static const QStringList third =
        second
        + QStringList{QStringLiteral("models/filtering"), QStringLiteral("models/linting"),
                      QStringLiteral("models/evaluation"), QStringLiteral("models/clients"),
                      QStringLiteral("models/exchange"), QStringLiteral("models/comparison"),
                      QStringLiteral("models/statistics")};
    static const QStringList controls{QStringLiteral("models"), QStringLiteral("widgets/theme"),
                                      QStringLiteral("widgets/controls")};
    static const QStringList pages =
        controls
        + QStringList{QStringLiteral("widgets/image"), QStringLiteral("widgets/charts"),
                      QStringLiteral("widgets/discussion"), QStringLiteral("widgets/shell"),
                      QStringLiteral("widgets/participate")};
    static const QList<Layer> all{
        {"models/platform", {}},
        {"models/domain", bottom},
        {"models/stores", first},
        {"models/imaging", first},
        {"models/comparison", first},
        {"models/statistics", first},
        {"models/filtering", second},
        {"models/linting", second + QStringList{QStringLiteral("models/statistics")}},
        {"models/clients", second},
        {"models/evaluation", second + QStringList{QStringLiteral("models/clients")}},
        {"models/exchange", second},
        {"models/items", third + QStringList{QStringLiteral("models/services")}},
        {"widgets/theme", first},
        {"widgets/controls", controls},
        {"widgets/image", controls},
        {"widgets/charts", controls},
        {"widgets/discussion", controls},
        {"widgets/shell", controls + QStringList{QStringLiteral("widgets/image"), QStringLiteral("widgets/discussion")}},
        // The editor of presets shows the form of Annotate.
        {"widgets/presets", pages + QStringList{QStringLiteral("widgets/annotate")}},
        {"widgets", pages},
        // What both programs share lies in app; that none of it draws is seen by reachedLibraries.
        {"app/cli", {QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("app")}},
        {"app", {QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("widgets")}},
        {"resources", {QStringLiteral("models")}},
    };
    return all;
}

/// What every library of models/services and of db may include.
const QStringList ground{QStringLiteral("models/platform"), QStringLiteral("models/domain"), QStringLiteral("models/stores")};

/// A library of models/services or of db with the folders that it may include: what its LINK names, in the order of the file.
struct Part {
    QString file;
    QString folder;
    QStringList mayInclude;
    int line = 0;
};

QList<Part> partsOf(const QList<Source> &sources)
{
    static const QRegularExpression call(QStringLiteral("^yuyi_(aggregate|db_part)\\((\\w+)(?: LINK ([^)]*))?\\)"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression link(QStringLiteral("Yuyi::(db_)?(\\w+)"));
    QList<Part> parts;
    for (const Source &source : sources) {
        if (!source.path.endsWith(QLatin1String("/CMakeLists.txt"))
            || !source.in({QStringLiteral("models/services"), QStringLiteral("db")}))
            continue;
        const QString root = source.path.section(u'/', 0, -2);
        QSet<QString> names;
        for (const QRegularExpressionMatch &match : call.globalMatch(source.text))
            names.insert(match.captured(2));
        for (const QRegularExpressionMatch &match : call.globalMatch(source.text)) {
            Part one{source.path, QStringLiteral("%1/%2").arg(root, match.captured(2)), ground, source.lineOf(match.capturedStart())};
            for (const QRegularExpressionMatch &named : link.globalMatch(match.captured(3))) {
                const QString name = named.captured(2);
                const bool here = names.contains(name) && (root != QLatin1String("db") || named.hasCaptured(1));
                one.mayInclude << QStringLiteral("%1/%2").arg(here ? root : QStringLiteral("models"), name);
            }
            parts << one;
        }
    }
    return parts;
}

QString folderOf(const QString &path)
{
    return path.section(u'/', 0, -2);
}

/// The folder of the library that a file is part of: a folder of models, widgets, models/services or db, with all below it.
QString libraryFolderOf(const QString &path)
{
    return folderOf(path).section(u'/', 0, path.startsWith(QLatin1String("models/services/")) ? 2 : 1);
}

bool within(const QString &path, const QString &folder)
{
    return path.startsWith(QStringLiteral("%1/").arg(folder));
}

/// The library of an angled include: a Qt module, or the first folder ("opencv2").
QString libraryOf(const QString &target, const QtHeaders &headers)
{
    if (target.startsWith(QLatin1String("Qt")) && target.contains(u'/'))
        return target.section(u'/', 0, 0);
    const auto module = headers.constFind(target);
    return module == headers.constEnd() ? target.section(u'/', 0, 0) : module.value();
}

const QStringList &drawing()
{
    static const QStringList modules{QStringLiteral("QtWidgets"), QStringLiteral("QtCharts"), QStringLiteral("QtPrintSupport"),
                                     QStringLiteral("QtSvgWidgets"), QStringLiteral("QtOpenGLWidgets"),
                                     QStringLiteral("QtQuick"), QStringLiteral("QtQml")};
    return modules;
}

const QStringList &vision()
{
    static const QStringList libraries{QStringLiteral("opencv2"), QStringLiteral("opencv4"), QStringLiteral("tesseract"),
                                       QStringLiteral("leptonica"), QStringLiteral("allheaders.h")};
    return libraries;
}

/// A header of POSIX, Linux or Windows: what is in it is another thing, or nothing, on the next system.
bool isOfTheSystem(const QString &header)
{
    static const QSet<QString> headers{
        QStringLiteral("unistd.h"), QStringLiteral("fcntl.h"), QStringLiteral("csignal"), QStringLiteral("signal.h"),
        QStringLiteral("cerrno"), QStringLiteral("errno.h"), QStringLiteral("pwd.h"), QStringLiteral("grp.h"),
        QStringLiteral("dirent.h"), QStringLiteral("dlfcn.h"), QStringLiteral("termios.h"), QStringLiteral("poll.h"),
        QStringLiteral("pthread.h"), QStringLiteral("sched.h"), QStringLiteral("spawn.h"), QStringLiteral("ftw.h"),
        QStringLiteral("glob.h"), QStringLiteral("netdb.h"), QStringLiteral("syslog.h"), QStringLiteral("windows.h"),
        QStringLiteral("winsock2.h"), QStringLiteral("winbase.h"), QStringLiteral("winioctl.h"), QStringLiteral("io.h"),
        QStringLiteral("direct.h"), QStringLiteral("process.h"), QStringLiteral("conio.h"), QStringLiteral("shlobj.h"),
        QStringLiteral("security.h")};
    static const QSet<QString> folders{QStringLiteral("sys"), QStringLiteral("linux"), QStringLiteral("asm"),
                                       QStringLiteral("arpa"), QStringLiteral("netinet"), QStringLiteral("net"),
                                       QStringLiteral("mach")};
    const QString name = header.toLower(); // Windows.h is the same file
    return headers.contains(name) || (name.contains(u'/') && folders.contains(name.section(u'/', 0, 0)));
}

/// Why a file may not use a library; nothing when it may.
std::optional<QString> forbidden(const Source &source, const QString &header, const QString &library)
{
    if (source.in({QStringLiteral("models/platform")})) {
        static const QRegularExpression ofQt(QStringLiteral("^Q|^q[a-z]+\\.h$"));
        if (ofQt.match(header).hasMatch() || ofQt.match(library).hasMatch())
            return QStringLiteral("is of Qt, and this folder is plain C++");
    } else if (isOfTheSystem(header)) {
        return QStringLiteral("is of the operating system, which models/platform asks for all");
    }
    static const QStringList heavy{QStringLiteral("opencv2/imgcodecs.hpp"), QStringLiteral("opencv2/highgui.hpp"),
                                   QStringLiteral("opencv2/videoio.hpp"), QStringLiteral("opencv2/opencv.hpp")};
    if (heavy.contains(header))
        return QStringLiteral("brings a hundred libraries, which each start of a program would load; models/imaging/codecs decodes");
    const bool widgets = source.in({QStringLiteral("widgets")});
    const bool windowless = source.in({QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("app/cli")});
    if (windowless && drawing().contains(library))
        return QStringLiteral("draws, and this folder has no widgets");
    if (library == QLatin1String("QtSql") && !source.in({QStringLiteral("db")}))
        return QStringLiteral("is SQL, which lives in db/");
    if (vision().contains(library)
        && !source.in({QStringLiteral("models/imaging"), QStringLiteral("models/filtering")}))
        return QStringLiteral("belongs into models/imaging and models/filtering");
    if (library == QLatin1String("QtNetwork")
        && (widgets || (source.in({QStringLiteral("models")}) && !source.in({QStringLiteral("models/clients")}))))
        return QStringLiteral("is the network, which lives in models/clients");
    if (library == QLatin1String("curl") && !source.in({QStringLiteral("models/clients")}))
        return QStringLiteral("is the network, which lives in models/clients");
    if (library == QLatin1String("QtTest"))
        return QStringLiteral("is for tests");
    // Plain values that happen to live in the GUI library.
    static const QStringList values{QStringLiteral("QTransform"), QStringLiteral("QPolygon"), QStringLiteral("QPolygonF")};
    if (library == QLatin1String("QtGui") && !values.contains(header)
        && source.in({QStringLiteral("models/domain"), QStringLiteral("models/stores"), QStringLiteral("models/linting"),
                      QStringLiteral("db")}))
        return QStringLiteral("is of the GUI library, and this folder needs its plain values alone");
    return std::nullopt;
}

} // namespace

QtHeaders installedQtHeaders()
{
    QtHeaders headers;
    const QDir root(QStringLiteral(YUYI_QT_HEADERS));
    const QStringList modules = root.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    for (const QString &module : modules) {
        const QStringList names = QDir(root.filePath(module)).entryList(QDir::Files);
        for (const QString &name : names)
            headers.insert(name, module);
    }
    return headers;
}

QList<Finding> upwardIncludes(const QList<Source> &sources)
{
    const QList<Part> parts = partsOf(sources);
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        const QString own = libraryFolderOf(source.path);
        for (const Include &include : includesOf(source)) {
            if (include.angled || !include.target.contains(u'/') || libraryFolderOf(include.target) == own)
                continue;
            bool allowed = false;
            for (const Part &part : parts) {
                if (!within(source.path, part.folder))
                    continue;
                for (const QString &may : part.mayInclude)
                    allowed = allowed || within(include.target, may);
            }
            for (const Layer &layer : layers()) {
                const QString folder = QString::fromLatin1(layer.folder);
                if (!within(source.path, folder))
                    continue;
                for (const QString &may : layer.mayInclude)
                    allowed = allowed || within(include.target, may);
                // app and resources are one layer with what lies below them; pages of widgets are not.
                if (folder == QLatin1String("app") || folder == QLatin1String("app/cli") || folder == QLatin1String("resources"))
                    allowed = allowed || within(include.target, folder);
                break;
            }
            if (!allowed) {
                findings << Finding{source.path, include.line,
                                    QStringLiteral("%1/ must not include \"%2\"").arg(own, include.target)};
            }
        }
    }
    return findings;
}

QList<Finding> looseLinks(const QList<Source> &sources)
{
    QHash<QString, QSet<QString>> included;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        for (const Include &include : includesOf(source))
            included[libraryFolderOf(source.path)].insert(libraryFolderOf(include.target));
    }
    QList<Finding> findings;
    QStringList known;
    for (const Part &one : partsOf(sources)) {
        const QString root = folderOf(one.folder);
        for (const QString &may : one.mayInclude) {
            if (within(may, root) && !known.contains(may))
                findings << Finding{one.file, one.line, QStringLiteral("%1 links %2, which is below it in this list").arg(one.folder, may)};
            if (!ground.contains(may) && !included.value(one.folder).contains(may))
                findings << Finding{one.file, one.line, QStringLiteral("%1 links %2 and includes nothing of it").arg(one.folder, may)};
        }
        known << one.folder;
    }
    return findings;
}

QList<Finding> foreignLibraries(const QList<Source> &sources, const QtHeaders &headers)
{
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        for (const Include &include : includesOf(source)) {
            if (const auto why = forbidden(source, include.target, libraryOf(include.target, headers)))
                findings << Finding{source.path, include.line, QStringLiteral("<%1> %2").arg(include.target, *why)};
        }
    }
    return findings;
}

QList<Finding> reachedLibraries(const QList<Source> &sources, const QtHeaders &headers)
{
    QHash<QString, const Source *> byPath;
    for (const Source &source : sources)
        byPath.insert(source.path, &source);

    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in({QStringLiteral("widgets"), QStringLiteral("app/cli")}))
            continue;
        QSet<QString> seen{source.path};
        QStringList open{source.path};
        while (!open.isEmpty()) {
            const Source *here = byPath.value(open.takeLast());
            if (!here)
                continue;
            for (const Include &include : includesOf(*here)) {
                const auto why = forbidden(source, include.target, libraryOf(include.target, headers));
                if (why && here != &source) {
                    findings << Finding{source.path, 1,
                                        QStringLiteral("reaches <%1> through %2, and it %3")
                                            .arg(include.target, here->path, *why)};
                }
                if (!seen.contains(include.target)) {
                    seen.insert(include.target);
                    open << include.target;
                }
            }
        }
    }
    return findings;
}

QList<Finding> includeStyle(const QList<Source> &sources, const QtHeaders &headers)
{
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        for (const Include &include : includesOf(source)) {
            const QString &target = include.target;
            const bool ofQt = headers.contains(target.section(u'/', -1));
            QString what;
            if (ofQt && target.startsWith(QLatin1String("Qt")) && target.contains(u'/'))
                what = QStringLiteral("Qt's headers are included without their module: <%1>").arg(target.section(u'/', -1));
            else if (ofQt && include.angled && target.startsWith(u'q') && target.endsWith(QLatin1String(".h")))
                what = QStringLiteral("<%1>: Qt's headers are included by the name of the class").arg(target);
            else if (ofQt && !include.angled && !target.contains(u'/') && !target.endsWith(QLatin1String(".h")))
                what = QStringLiteral("\"%1\" is a header of Qt: <%1>").arg(target);
            else if (!include.angled && !target.contains(u'/') && !target.endsWith(QLatin1String(".moc")))
                what = QStringLiteral("\"%1\" needs its folder: \"%2/%1\"").arg(target, folderOf(source.path));
            if (!what.isEmpty())
                findings << Finding{source.path, include.line, what};
        }
    }
    return findings;
}

} // namespace yuyi::arch
