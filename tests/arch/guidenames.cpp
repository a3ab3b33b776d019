// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/guidenames.h"

#include <QRegularExpression>
#include <QSet>

namespace yuyi::arch {

namespace {

/// A name as it is compared: without the dots of a button that opens a dialog, without curly quotes.
QString plainName(QString name)
{
    static const QRegularExpression end(QStringLiteral("[…:：\\s]+$"));
    name.replace(u'“', u'"').replace(u'”', u'"');
    return name.remove(end);
}

struct Names {
    QSet<QString> whole;
    QList<QRegularExpression> patterns; ///< of the texts with placeholders

    void add(const QString &text)
    {
        static const QRegularExpression placeholder(QStringLiteral("%(?:n|L?\\d)"));
        static const QRegularExpression colon(QStringLiteral("[:：]"));
        const QString name = plainName(text);
        whole.insert(name);
        if (const qsizetype at = name.indexOf(colon); at > 0)
            whole.insert(name.left(at));
        // What is hardly more than its placeholders says nothing.
        if (name.contains(placeholder) && QString(name).remove(placeholder).size() > 3) {
            QStringList parts = name.split(placeholder);
            for (QString &part : parts)
                part = QRegularExpression::escape(part);
            patterns.append(QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral(".+")))));
        }
    }
    bool contain(const QString &name) const
    {
        return whole.contains(name)
            || std::any_of(patterns.begin(), patterns.end(), [&](const QRegularExpression &one) { return one.match(name).hasMatch(); });
    }
};

} // namespace

QList<Finding> namesNotInWindow(const QString &path, const QString &markdown, const QList<Message> &messages, bool chinese)
{
    static const QRegularExpression bold(QStringLiteral("\\*\\*(.+?)\\*\\*"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression leadIn(QStringLiteral("[.:。：]$"));
    static const QRegularExpression key(QStringLiteral(
        "^(?:(?:Ctrl|Alt|Shift)\\+)*(?:[A-Z0-9?/←→↑↓]|F\\d+|Up|Down|Left|Right|Enter|Return|Esc|Tab|Space)$"));
    Names names;
    for (const Message &message : messages) {
        for (const QString &text : chinese ? message.translations : QStringList(message.source))
            names.add(text);
    }
    QList<Finding> findings;
    auto matches = bold.globalMatch(markdown);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString words = match.captured(1).simplified();
        if (!leadIn.match(words).hasMatch() && !key.match(words).hasMatch() && !names.contain(plainName(words))) {
            findings << Finding{path, static_cast<int>(markdown.left(match.capturedStart()).count(u'\n')) + 1,
                                QStringLiteral("%1: the window has no such name").arg(words)};
        }
    }
    return findings;
}

} // namespace yuyi::arch
