// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/source.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace yuyi::arch {

namespace {

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

/// Walks through C++ text once and fills `code`, `bare` and `literals`.
class Lexer
{
public:
    explicit Lexer(Source &source) : m_source(source), m_text(source.text)
    {
        m_source.code = m_text;
        m_source.bare = m_text;
    }

    void run()
    {
        while (m_at < m_text.size()) {
            if (startsWith(u"//"))
                comment(lineEnd());
            else if (startsWith(u"/*"))
                comment(after(m_text.indexOf(u"*/", m_at + 2), 2));
            else if (m_text[m_at] == u'"')
                literal();
            else if (m_text[m_at] == u'\'' && !(m_at > 0 && isWord(m_text[m_at - 1]) && !isPrefix()))
                quoted(u'\'');
            else
                ++m_at;
        }
        join();
    }

private:
    bool startsWith(QStringView what) const { return QStringView(m_text).mid(m_at).startsWith(what); }
    qsizetype after(qsizetype found, qsizetype length) const { return found < 0 ? m_text.size() : found + length; }
    qsizetype lineEnd() const { return after(m_text.indexOf(u'\n', m_at), 0); }

    /// The word that ends just before here: u8, u, U, L or R and such, or a number with ' in it.
    QStringView wordBefore() const
    {
        qsizetype start = m_at;
        while (start > 0 && isWord(m_text[start - 1]))
            --start;
        return QStringView(m_text).mid(start, m_at - start);
    }
    bool isPrefix() const
    {
        static const QStringList prefixes{QStringLiteral("u"), QStringLiteral("U"), QStringLiteral("L"),
                                          QStringLiteral("u8")};
        return prefixes.contains(wordBefore().toString());
    }

    static void blank(QString &text, qsizetype from, qsizetype to)
    {
        for (qsizetype i = from; i < to; ++i) {
            if (text[i] != u'\n')
                text[i] = u' ';
        }
    }

    void comment(qsizetype end)
    {
        blank(m_source.code, m_at, end);
        blank(m_source.bare, m_at, end);
        m_at = end;
    }

    void literal()
    {
        if (wordBefore().endsWith(u'R') && wordBefore().size() <= 3) {
            const qsizetype open = m_text.indexOf(u'(', m_at);
            const QString close = QStringLiteral(")%1\"").arg(m_text.mid(m_at + 1, open - m_at - 1));
            const qsizetype end = after(m_text.indexOf(close, open), close.size());
            add(open + 1, end - close.size(), end);
        } else {
            quoted(u'"');
        }
    }

    void quoted(QChar quote)
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != u'\n')
            end += m_text[end] == u'\\' ? 2 : 1;
        end = qMin(end, m_text.size());
        if (quote == u'"') {
            add(m_at + 1, end, qMin(end + 1, m_text.size()));
        } else {
            blank(m_source.bare, m_at + 1, end);
            m_at = qMin(end + 1, m_text.size());
        }
    }

    void add(qsizetype from, qsizetype to, qsizetype end)
    {
        static const QRegularExpression call(
            QStringLiteral("(\\btr|\\btranslate|\\bQT_TR\\w*_NOOP)\\s*\\(\\s*(\"[^\"]*\"\\s*,\\s*)?$"));
        Literal found;
        found.text = m_text.mid(from, to - from);
        found.offset = static_cast<int>(m_at);
        found.inTr = call.match(m_source.code.mid(qMax(qsizetype(0), m_at - 200), qMin(qsizetype(200), m_at))).hasMatch();
        m_source.literals << found;
        m_ends << end;
        blank(m_source.bare, from, to);
        m_at = end;
    }

    /// Joins literals with nothing but white space (and a prefix) between them.
    void join()
    {
        static const QRegularExpression gap(QStringLiteral("^\\s*(u8|u|U|L)?$"));
        QList<Literal> joined;
        for (qsizetype i = 0; i < m_source.literals.size(); ++i) {
            const Literal &next = m_source.literals[i];
            const bool follows = i > 0
                              && gap.match(m_source.code.mid(m_ends[i - 1], next.offset - m_ends[i - 1])).hasMatch();
            if (follows)
                joined.last().text += next.text;
            else
                joined << next;
        }
        m_source.literals = joined;
    }

    Source &m_source;
    const QString m_text;
    qsizetype m_at = 0;
    QList<qsizetype> m_ends;
};

} // namespace

int Source::lineOf(qsizetype offset) const
{
    return static_cast<int>(QStringView(text).left(offset).count(u'\n')) + 1;
}

int Source::lines() const
{
    return static_cast<int>(text.count(u'\n')) + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1);
}

bool Source::isCpp() const
{
    return path.endsWith(QLatin1String(".cpp")) || isHeader();
}

bool Source::in(const QStringList &folders) const
{
    for (const QString &folder : folders) {
        if (path.startsWith(QStringLiteral("%1/").arg(folder)))
            return true;
    }
    return false;
}

Source makeSource(const QString &path, const QString &text)
{
    Source source;
    source.path = path;
    source.text = text;
    if (source.isCpp())
        Lexer(source).run();
    return source;
}

const QStringList &programFolders()
{
    static const QStringList folders{QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("widgets"),
                                     QStringLiteral("app"), QStringLiteral("resources")};
    return folders;
}

QString projectFolder()
{
    return QStringLiteral(YUYI_SOURCE_DIR);
}

QList<Source> projectSources()
{
    const QDir root(projectFolder());
    QList<Source> sources;
    const QStringList entries = root.entryList(QDir::Dirs | QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &entry : entries) {
        if (entry == QLatin1String(".git") || entry == QLatin1String(".cache") || entry.startsWith(QLatin1String("build")))
            continue;
        QStringList paths;
        if (QFileInfo(root.filePath(entry)).isDir()) {
            QDirIterator files(root.filePath(entry), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext())
                paths << files.next();
        } else {
            paths << root.filePath(entry);
        }
        paths.sort();
        for (const QString &path : std::as_const(paths)) {
            if (path.contains(QLatin1String("/__pycache__/")))
                continue;
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                sources << makeSource(root.relativeFilePath(path), QString::fromUtf8(file.readAll()));
        }
    }
    return sources;
}

QList<Include> includesOf(const Source &source)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"\\n]+)[>\"]"),
                                         QRegularExpression::MultilineOption);
    QList<Include> includes;
    auto matches = line.globalMatch(source.code);
    while (matches.hasNext()) {
        const auto match = matches.next();
        includes << Include{match.captured(2), match.captured(1) == QLatin1String("<"),
                            source.lineOf(match.capturedStart(1))};
    }
    return includes;
}

QString describe(const QList<Finding> &findings)
{
    QStringList lines;
    for (const Finding &finding : findings)
        lines << QStringLiteral("%1:%2: %3").arg(finding.path).arg(finding.line).arg(finding.what);
    return lines.join(u'\n');
}

bool holds(const QList<Finding> &findings)
{
    for (const Finding &finding : findings)
        qWarning("%s:%d: %s", qPrintable(finding.path), finding.line, qPrintable(finding.what));
    return findings.isEmpty();
}

} // namespace yuyi::arch
