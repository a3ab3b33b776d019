// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/typenames.h"

#include <QHash>
#include <QRegularExpression>

namespace yuyi::arch {

namespace {

/// Lines for the preprocessor are blank.
QString withoutDirectives(QString bare)
{
    static const QRegularExpression directive(QStringLiteral("^[ \\t]*#(?:[^\\n]*\\\\\\n)*[^\\n]*"), QRegularExpression::MultilineOption);
    auto lines = directive.globalMatch(bare);
    while (lines.hasNext()) {
        const auto line = lines.next();
        for (qsizetype at = line.capturedStart(); at < line.capturedEnd(); ++at) {
            if (bare[at] != u'\n')
                bare[at] = u' ';
        }
    }
    return bare;
}

/// The scopes around a place of a file.
class Scopes
{
public:
    /// `head`: what stands between the last statement and the brace.
    void open(const QString &head)
    {
        static const QRegularExpression space(QStringLiteral("\\bnamespace\\s*([\\w:]*)\\s*$"));
        const auto match = space.match(head);
        if (!match.hasMatch())
            m_names << Scope{{}, false};
        else
            m_names << Scope{match.captured(1), !match.captured(1).isEmpty()};
    }
    void close()
    {
        if (!m_names.isEmpty())
            m_names.removeLast();
    }
    bool shared() const
    {
        return std::all_of(m_names.begin(), m_names.end(), [](const Scope &scope) { return scope.shared; });
    }
    QString prefix() const
    {
        QString all;
        for (const Scope &scope : m_names)
            all += scope.name + QStringLiteral("::");
        return all;
    }

private:
    struct Scope {
        QString name;
        bool shared = false;
    };
    QList<Scope> m_names;
};

/// The name that a definition gives, empty if `head` gives none. `head` ends before a brace, a semicolon or an equals sign.
QString definedBy(const QString &head, bool braced)
{
    static const QRegularExpression type(
        QStringLiteral("(?:^|[\\s>])(?:class|struct|union|enum(?:\\s+(?:class|struct))?)\\s+(?:\\["
                       "\\[[^\\]]*\\]\\]\\s*)?(\\w+(?:<.*>)?)\\s*(?:final\\s*)?(?::(?!:).*)?$"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression inlined(QStringLiteral("\\binline\\b.*?(\\w+\\s*(?:\\(.*\\)[^()]*)?)$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    if (braced) {
        const auto match = type.match(head);
        if (match.hasMatch())
            return match.captured(1).simplified();
    }
    const auto match = inlined.match(head);
    return match.hasMatch() ? match.captured(1).simplified() : QString();
}

} // namespace

QList<SharedName> sharedNames(const Source &source)
{
    const QString bare = withoutDirectives(source.bare);
    QList<SharedName> names;
    Scopes scopes;
    qsizetype begin = 0;
    int brackets = 0;
    for (qsizetype at = 0; at < bare.size(); ++at) {
        const QChar sign = bare[at];
        brackets += sign == u'(' ? 1 : sign == u')' ? -1
                                                    : 0;
        if (brackets > 0 || (sign != u'{' && sign != u'}' && sign != u';' && sign != u'='))
            continue;
        const QString head = bare.mid(begin, at - begin).trimmed();
        if (sign != u'}' && scopes.shared()) {
            const QString name = definedBy(head, sign == u'{');
            if (!name.isEmpty())
                names << SharedName{scopes.prefix() + name, source.path, source.lineOf(begin + bare.mid(begin).indexOf(head))};
        }
        if (sign == u'{')
            scopes.open(head);
        else if (sign == u'}')
            scopes.close();
        begin = at + 1;
    }
    return names;
}

QList<Finding> sharedTwice(const QList<Source> &sources)
{
    QHash<QString, SharedName> first;
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        for (const SharedName &name : sharedNames(source)) {
            const auto known = first.constFind(name.name);
            if (known == first.constEnd())
                first.insert(name.name, name);
            else
                findings << Finding{name.path, name.line,
                                    QStringLiteral("%1 is also in %2:%3")
                                        .arg(name.name, known->path)
                                        .arg(known->line)};
        }
    }
    return findings;
}

} // namespace yuyi::arch
