// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/includes.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi::arch {

namespace {

/// What the files of the project include, directly and through others.
class Reach
{
public:
    explicit Reach(const QList<Source> &sources)
    {
        for (const Source &source : sources) {
            if (!source.isCpp())
                continue;
            m_sources.insert(source.path, &source);
            for (const Include &include : includesOf(source))
                (include.angled ? m_angled : m_ours)[source.path] << include.target;
        }
    }

    const Source *source(const QString &path) const { return m_sources.value(path); }

    /// The file itself and all files of ours that it reaches.
    const QSet<QString> &files(const QString &path)
    {
        const auto known = m_files.constFind(path);
        if (known != m_files.constEnd())
            return *known;
        QSet<QString> seen;
        QStringList open{path};
        while (!open.isEmpty()) {
            const QString here = open.takeLast();
            if (seen.contains(here) || !m_sources.contains(here))
                continue;
            seen.insert(here);
            open << m_ours.value(here);
        }
        return *m_files.insert(path, seen);
    }

    /// The headers of others that it reaches.
    QSet<QString> headers(const QString &path)
    {
        QSet<QString> all;
        for (const QString &file : files(path)) {
            for (const QString &header : m_angled.value(file))
                all.insert(header);
        }
        return all;
    }

private:
    QHash<QString, const Source *> m_sources;
    QHash<QString, QStringList> m_ours;
    QHash<QString, QStringList> m_angled;
    QHash<QString, QSet<QString>> m_files;
};

/// The headers of Qt as far as they are asked for.
class QtFolder
{
public:
    explicit QtFolder(const QString &path) : m_root(path), m_modules(m_root.entryList({QStringLiteral("Qt*")}, QDir::Dirs)) {}

    /// "QWidget" → "QtWidgets/qwidget.h"; empty for a name that no header has.
    QString headerOf(const QString &name)
    {
        const auto known = m_headers.constFind(name);
        if (known != m_headers.constEnd())
            return *known;
        QString header;
        for (const QString &module : m_modules) {
            const QString forwarding = QStringLiteral("%1/%2").arg(module, name);
            if (!QFile::exists(m_root.filePath(forwarding)))
                continue;
            const QStringList targets = look(forwarding).includes;
            // <QtTest> is a list of all headers of its module.
            header = targets.size() != 1 ? forwarding : resolved(targets.constFirst(), module);
            break;
        }
        return *m_headers.insert(name, header);
    }

    /// What `#include <name>` reaches in Qt.
    const QSet<QString> &reach(const QString &name)
    {
        const auto known = m_reach.constFind(name);
        if (known != m_reach.constEnd())
            return *known;
        QSet<QString> seen;
        QStringList open{headerOf(name)};
        while (!open.isEmpty()) {
            const QString here = open.takeLast();
            if (here.isEmpty() || seen.contains(here))
                continue;
            seen.insert(here);
            const QStringList targets = look(here).includes;
            for (const QString &target : targets)
                open << resolved(target, here.section(u'/', 0, 0));
        }
        return *m_reach.insert(name, seen);
    }

    /// Whether `#include <name>` reaches a declaration of the class.
    bool declares(const QString &name, const QString &type)
    {
        const QSet<QString> &headers = reach(name);
        return std::any_of(headers.cbegin(), headers.cend(), [&](const QString &header) { return look(header).declared.contains(type); });
    }

private:
    struct Header {
        QStringList includes;
        QSet<QString> declared;
    };

    const Header &look(const QString &path)
    {
        static const QRegularExpression include(
            QStringLiteral("^\\s*#\\s*include\\s*[<\"]([\\w/.]+)[>\"]"),
            QRegularExpression::MultilineOption);
        static const QRegularExpression declaration(QStringLiteral("\\bclass (?:Q_\\w+_EXPORT )?(Q\\w+);"));
        // For programs that ask to be compiled as with an older Qt.
        static const QRegularExpression compatible(
            QStringLiteral("#ifdef QT_INCLUDE_COMPAT.*?#endif"),
            QRegularExpression::DotMatchesEverythingOption);
        const auto known = m_looked.constFind(path);
        if (known != m_looked.constEnd())
            return *known;
        Header header;
        QFile file(m_root.filePath(path));
        if (file.open(QIODevice::ReadOnly)) {
            const QString text = QString::fromUtf8(file.readAll()).remove(compatible);
            for (const QRegularExpressionMatch &match : include.globalMatch(text))
                header.includes << match.captured(1);
            for (const QRegularExpressionMatch &match : declaration.globalMatch(text))
                header.declared.insert(match.captured(1));
        }
        return *m_looked.insert(path, header);
    }

    /// An include that stands in a header of a module.
    QString resolved(const QString &target, const QString &module)
    {
        if (target.contains(u'/'))
            return target;
        if (QFile::exists(m_root.filePath(QStringLiteral("%1/%2").arg(module, target))))
            return QStringLiteral("%1/%2").arg(module, target);
        return target.startsWith(u'Q') ? headerOf(target) : QString();
    }

    QDir m_root;
    QStringList m_modules;
    QHash<QString, QString> m_headers;
    QHash<QString, QSet<QString>> m_reach;
    QHash<QString, Header> m_looked;
};

/// The types that exactly one header defines, and no other place of the project names.
QHash<QString, QString> typesOfOneHeader(const QList<Source> &sources)
{
    static const QRegularExpression defined(
        QStringLiteral("^(?:class|struct|enum class)\\s+(\\w+)(?:\\s+final)?\\s*(?::[^;{]*)?\\{"), QRegularExpression::MultilineOption);
    static const QRegularExpression named(QStringLiteral(
        "\\b(?:class|struct|enum class|enum|using|typename|concept)\\s+(\\w++)(?!\\s*[;>,*&)])"));
    static const QRegularExpression plainEnum(QStringLiteral("\\benum\\s+(?!class\\b)(?:\\w+\\s*)?(?::\\s*\\w+\\s*)?\\{([^}]*)\\}"));
    static const QRegularExpression word(QStringLiteral("\\w+"));
    QHash<QString, QString> types;
    QSet<QString> others;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        QSet<qsizetype> definitions;
        if (source.isHeader()) {
            for (const QRegularExpressionMatch &match : defined.globalMatch(source.bare)) {
                definitions.insert(match.capturedStart(1));
                if (types.contains(match.captured(1)))
                    others.insert(match.captured(1));
                types.insert(match.captured(1), source.path);
            }
        }
        for (const QRegularExpressionMatch &match : named.globalMatch(source.bare)) {
            if (!definitions.contains(match.capturedStart(1)))
                others.insert(match.captured(1));
        }
        for (const QRegularExpressionMatch &match : plainEnum.globalMatch(source.bare)) {
            for (const QRegularExpressionMatch &value : word.globalMatch(match.captured(1)))
                others.insert(value.captured());
        }
    }
    for (const QString &name : std::as_const(others))
        types.remove(name);
    return types;
}

/// The types that a file declares without defining them.
QSet<QString> declaredIn(const Source &source)
{
    static const QRegularExpression alone(QStringLiteral("\\b(?:class|struct|enum class) (\\w+)(?: *: *\\w+)?;"));
    static const QRegularExpression within(QStringLiteral("\\b(?:class|struct) (\\w+)[>,*& ]"));
    QSet<QString> names;
    for (const QRegularExpression &pattern : {alone, within}) {
        for (const QRegularExpressionMatch &match : pattern.globalMatch(source.bare))
            names.insert(match.captured(1));
    }
    return names;
}

/// The code of a file with the values of its enums and the lines for the preprocessor blank.
QString withoutValues(const Source &source)
{
    static const QRegularExpression blank(
        QStringLiteral("\\benum\\b[^;{}]*\\{[^}]*\\}|^[ \\t]*#[^\\n]*"),
        QRegularExpression::MultilineOption);
    QString code = source.bare;
    for (const QRegularExpressionMatch &match : blank.globalMatch(source.bare)) {
        for (qsizetype at = match.capturedStart(); at < match.capturedEnd(); ++at) {
            if (code[at] != u'\n')
                code[at] = u' ';
        }
    }
    return code;
}

/// The declarations of all files that one reaches.
class Declarations
{
public:
    bool reach(Reach &reach, const QString &path, const QString &name)
    {
        const QSet<QString> &files = reach.files(path);
        return std::any_of(files.cbegin(), files.cend(), [&](const QString &file) {
            auto known = m_names.constFind(file);
            if (known == m_names.constEnd())
                known = m_names.insert(file, declaredIn(*reach.source(file)));
            return known->contains(name);
        });
    }

private:
    QHash<QString, QSet<QString>> m_names;
};

} // namespace

QList<Finding> ownHeaderLater(const QList<Source> &sources)
{
    QSet<QString> headers;
    for (const Source &source : sources) {
        if (source.isHeader())
            headers.insert(source.path);
    }
    QList<Finding> findings;
    for (const Source &source : sources) {
        QString header = source.path.chopped(4) + QLatin1String(".h");
        if (!source.path.endsWith(QLatin1String(".cpp")) || !headers.contains(header))
            continue;
        const QList<Include> includes = includesOf(source);
        if (includes.isEmpty() || includes.constFirst().target != header)
            findings << Finding{source.path, 1, QStringLiteral("the first include is not \"%1\"").arg(header)};
    }
    return findings;
}

QList<Finding> missingTypes(const QList<Source> &sources)
{
    static const QRegularExpression use(QStringLiteral("(?<![\\w:.>~])([A-Z]\\w++)(?!\\s*\\()"));
    const QHash<QString, QString> types = typesOfOneHeader(sources);
    Reach reach(sources);
    Declarations declarations;
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        QSet<QString> seen;
        for (const QRegularExpressionMatch &match : use.globalMatch(withoutValues(source))) {
            const QString name = match.captured(1);
            const auto type = types.constFind(name);
            if (type == types.constEnd() || seen.contains(name))
                continue;
            seen.insert(name);
            if (!reach.files(source.path).contains(*type) && !declarations.reach(reach, source.path, name))
                findings << Finding{source.path, source.lineOf(match.capturedStart()),
                                    QStringLiteral("uses %1 and does not include \"%2\"").arg(name, *type)};
        }
    }
    return findings;
}

QList<Finding> missingQtClasses(const QList<Source> &sources, const QString &qtFolder)
{
    static const QRegularExpression use(QStringLiteral("(?<![\\w:])(Q[A-Z]\\w++)"));
    QtFolder qt(qtFolder);
    Reach reach(sources);
    Declarations declarations;
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        const QString code = withoutValues(source);
        QHash<QString, qsizetype> first;
        for (const QRegularExpressionMatch &match : use.globalMatch(code)) {
            if (!first.contains(match.captured(1)))
                first.insert(match.captured(1), match.capturedStart());
        }
        const QSet<QString> headers = reach.headers(source.path);
        for (auto one = first.cbegin(); one != first.cend(); ++one) {
            const QString &name = one.key();
            const QString header = qt.headerOf(name);
            if (header.isEmpty() || std::any_of(headers.cbegin(), headers.cend(), [&](const QString &reached) {
                    return qt.reach(reached).contains(header);
                }))
                continue;
            const bool whole =
                QRegularExpression(
                    QStringLiteral("\\b%1::|\\bnew %1\\b|\\b%1 \\w+[;({=]|\\b%1[({]").arg(name))
                    .match(code)
                    .hasMatch();
            const bool declared =
                declarations.reach(reach, source.path, name)
                || std::any_of(headers.cbegin(), headers.cend(),
                               [&](const QString &reached) { return qt.declares(reached, name); });
            if (whole || !declared)
                findings << Finding{source.path, source.lineOf(one.value()), QStringLiteral("uses %1 and does not include <%1>").arg(name)};
        }
    }
    return findings;
}

} // namespace yuyi::arch
