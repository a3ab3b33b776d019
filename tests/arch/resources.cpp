// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/resources.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace yuyi::arch {

namespace {

struct Entry {
    QString qrc;
    QString file;     ///< relative to the project
    QString resource; ///< ":/icons/keep.svg"
};

QString inFolderOf(const QString &qrc, const QString &file)
{
    QStringList parts = QStringLiteral("%1/%2").arg(qrc.section(u'/', 0, -2), file).split(u'/', Qt::SkipEmptyParts);
    for (qsizetype i = 1; i < parts.size();) {
        if (parts[i] == QLatin1String("..") && i > 0) {
            parts.remove(i - 1, 2);
            i = qMax(qsizetype(1), i - 1);
        } else {
            ++i;
        }
    }
    return parts.join(u'/');
}

QList<Entry> entriesOf(const Source &qrc)
{
    QList<Entry> entries;
    QXmlStreamReader xml(qrc.text);
    QString prefix;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("qresource")) {
            prefix = xml.attributes().value(QLatin1String("prefix")).toString();
        } else if (xml.name() == QLatin1String("file")) {
            const QString alias = xml.attributes().value(QLatin1String("alias")).toString();
            const QString file = xml.readElementText();
            QString resource = QStringLiteral(":/%1/%2").arg(prefix, alias.isEmpty() ? file : alias);
            static const QRegularExpression slashes(QStringLiteral("/+"));
            resource.replace(slashes, QStringLiteral("/"));
            entries << Entry{qrc.path, inFolderOf(qrc.path, file), resource};
        }
    }
    return entries;
}

QList<Entry> allEntries(const QList<Source> &sources)
{
    QList<Entry> entries;
    for (const Source &source : sources) {
        if (source.path.endsWith(QLatin1String(".qrc")))
            entries << entriesOf(source);
    }
    return entries;
}

/// Paths with a part that is put in later: ":/theme/marks/check-{mode}.svg", ":/icons/keep-%1.svg". Where the whole name is put
/// in (":/icons/%1.svg") the path says nothing about which files are used.
QSet<QString> variantsIn(const QString &literal)
{
    static const QRegularExpression path(QStringLiteral(":(?:/[\\w.{}%-]+)+"));
    static const QRegularExpression gap(QStringLiteral("\\{\\w+\\}|%\\d"));
    QSet<QString> patterns;
    auto matches = path.globalMatch(literal);
    while (matches.hasNext()) {
        const QString found = matches.next().captured();
        const QString name = found.section(u'/', -1).section(u'.', 0, 0);
        if (!gap.match(name).hasMatch() || QString(name).remove(gap).size() < 3)
            continue;
        QStringList fixed;
        for (const QString &part : found.split(gap))
            fixed << QRegularExpression::escape(part);
        patterns.insert(fixed.join(QStringLiteral("[^/]*")));
    }
    return patterns;
}

/// Pages of the guide are used when a page that is used links to them.
void useLinkedPages(const QList<Source> &sources, QHash<QString, bool> &used)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([\\w/.-]+\\.md)\\)"));
    bool changed = true;
    while (changed) {
        changed = false;
        for (const Source &source : sources) {
            if (!source.path.endsWith(QLatin1String(".md")) || !used.value(source.path))
                continue;
            auto links = link.globalMatch(source.text);
            while (links.hasNext()) {
                const auto linked = used.find(inFolderOf(source.path, links.next().captured(1)));
                if (linked != used.end() && !*linked) {
                    *linked = true;
                    changed = true;
                }
            }
        }
    }
}

} // namespace

QList<Finding> unusedResources(const QList<Source> &sources)
{
    static const QRegularExpression quoted(QStringLiteral("\"([^\"\\n]+)\""));
    QSet<QString> literals;
    QSet<QString> icons;
    QSet<QString> paths;
    QString resourcePaths;
    QSet<QString> patterns;
    for (const Source &source : sources) {
        paths.insert(source.path);
        if (!source.in(programFolders()))
            continue;
        for (const Literal &literal : source.literals) {
            literals.insert(literal.text);
            // The names of icons are everyday words: only where an icon is spoken of they name one.
            const qsizetype lineStart = source.code.lastIndexOf(u'\n', literal.offset) + 1;
            const QString line = source.code.mid(lineStart, source.code.indexOf(u'\n', literal.offset) - lineStart);
            if (line.contains(QLatin1String("icon"), Qt::CaseInsensitive))
                icons.insert(literal.text);
            if (literal.text.contains(QLatin1String(":/"))) {
                resourcePaths += literal.text % u'\n';
                patterns.unite(variantsIn(literal.text));
            }
        }
        if (source.path.endsWith(QLatin1String(".json"))) {
            auto matches = quoted.globalMatch(source.text);
            while (matches.hasNext())
                literals.insert(matches.next().captured(1));
        }
    }

    const QRegularExpression variants(patterns.isEmpty()
                                          ? QStringLiteral("(?!)")
                                          : QStringLiteral("^(?:%1)$").arg(QStringList(patterns.cbegin(), patterns.cend()).join(u'|')));
    QList<Finding> findings;
    QHash<QString, bool> used;
    const QList<Entry> entries = allEntries(sources);
    for (const Entry &entry : entries) {
        if (!paths.contains(entry.file)) {
            findings << Finding{entry.qrc, 1, QStringLiteral("%1 is not there").arg(entry.file)};
            continue;
        }
        const QString folder = entry.resource.section(u'/', 0, -2);
        const QString stem = entry.resource.section(u'/', -1).section(u'.', 0, 0);
        // By its whole path, as one of a folder that is listed, or by its name where names are put into a path.
        used[entry.file] = resourcePaths.contains(entry.resource) || variants.match(entry.resource).hasMatch()
                        || literals.contains(folder) || literals.contains(QStringLiteral("%1/").arg(folder))
                        || (folder == QLatin1String(":/icons") ? icons : literals).contains(stem);
    }
    useLinkedPages(sources, used);
    for (const Entry &entry : entries) {
        if (!used.value(entry.file, true))
            findings << Finding{entry.file, 1, QStringLiteral("%1 is used nowhere").arg(entry.resource)};
    }
    return findings;
}

QList<Finding> strayResources(const QList<Source> &sources)
{
    QSet<QString> known;
    for (const Entry &entry : allEntries(sources))
        known.insert(entry.file);
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.in({QStringLiteral("resources/icons"), QStringLiteral("resources/presets")})
            && !source.path.endsWith(QLatin1String(".qrc")) && !source.path.endsWith(QLatin1String("CMakeLists.txt"))
            && !known.contains(source.path))
            findings << Finding{source.path, 1, QStringLiteral("is in no .qrc")};
    }
    return findings;
}

QList<Finding> demoPictures(const QList<Source> &sources)
{
    static const QRegularExpression picture(QStringLiteral("\"([\\w./-]+\\.svg)\""));
    QSet<QString> drawn;
    QHash<QString, QString> named;
    for (const Source &source : sources) {
        if (!source.in({QStringLiteral("resources/demo")}))
            continue;
        if (source.path.endsWith(QLatin1String(".svg")))
            drawn.insert(source.path.section(u'/', -1));
        if (source.path.endsWith(QLatin1String(".json"))) {
            auto matches = picture.globalMatch(source.text);
            while (matches.hasNext())
                named.insert(matches.next().captured(1).section(u'/', -1), source.path);
        }
    }
    QList<Finding> findings;
    for (const QString &file : std::as_const(drawn)) {
        if (!named.contains(file))
            findings << Finding{QStringLiteral("resources/demo"), 1, QStringLiteral("%1 is in no example").arg(file)};
    }
    for (auto it = named.cbegin(); it != named.cend(); ++it) {
        if (!drawn.contains(it.key()))
            findings << Finding{it.value(), 1, QStringLiteral("%1 is not there").arg(it.key())};
    }
    return findings;
}

} // namespace yuyi::arch
