// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/labels.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// "A person": an article, unless a word follows that no noun phrase begins with.
bool isArticle(const QString &text, qsizetype end)
{
    static const QRegularExpression word(QStringLiteral("\\G[ \\t]+([A-Za-z]+)"));
    static const QSet<QString> notNouns{
        QStringLiteral("because"), QStringLiteral("since"), QStringLiteral("as"),   QStringLiteral("for"),
        QStringLiteral("due"),     QStringLiteral("which"), QStringLiteral("that"), QStringLiteral("with"),
        QStringLiteral("by"),      QStringLiteral("based"), QStringLiteral("in"),   QStringLiteral("given"),
        QStringLiteral("and"),     QStringLiteral("or"),    QStringLiteral("is"),   QStringLiteral("not"),
        QStringLiteral("rather"),  QStringLiteral("but"),   QStringLiteral("would"), QStringLiteral("seems"),
        QStringLiteral("fits"),    QStringLiteral("here"),  QStringLiteral("over"), QStringLiteral("instead")};
    const auto match = word.match(text, end, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    return match.hasMatch() && match.captured(1).at(0).isLower() && !notNouns.contains(match.captured(1));
}

/// A型, X光: a letter that is part of a Chinese word.
bool isPartOfWord(const QString &text, qsizetype end)
{
    static const QString behind = QStringLiteral("型股级君队班座光");
    return end < text.size() && behind.contains(text.at(end));
}

} // namespace

AnswerLabels::AnswerLabels(const QList<ShownOption> &options)
{
    for (const ShownOption &option : options)
        m_labels.append(option.label);
    m_numeric = !m_labels.isEmpty() && std::all_of(m_labels.begin(), m_labels.end(), [](const QString &label) {
        return !label.isEmpty() && label.at(0).isDigit();
    });
}

QString AnswerLabels::word() const
{
    return m_numeric ? QStringLiteral("(?<![A-Za-z0-9_.])([0-9]{1,2})(?![A-Za-z0-9_%]|\\.[0-9])")
                     : QStringLiteral("(?<![A-Za-z0-9_])([A-Za-z]{1,8})(?![A-Za-z0-9_]|'[A-Za-z])");
}

int AnswerLabels::indexOf(QStringView label) const
{
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        if (label.compare(m_labels.at(i), Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    }
    return -1;
}

LabelReading AnswerLabels::read(const QString &text, qsizetype position, qsizetype length) const
{
    using Kind = LabelReading::Kind;
    const QStringView word = QStringView(text).mid(position, length);
    const qsizetype end = position + length;
    if (m_numeric) {
        const int option = indexOf(word);
        return {option >= 0 ? Kind::One : Kind::OutOfRange, option};
    }
    if (length == 1) {
        if (isPartOfWord(text, end) || (word.at(0).toUpper() == u'A' && isArticle(text, end)))
            return {};
        const int option = indexOf(word);
        if (option >= 0)
            return {Kind::One, option};
        return {word.at(0).isUpper() && word.at(0) != u'I' ? Kind::OutOfRange : Kind::None, -1};
    }
    QSet<int> found;
    for (const QChar letter : word) {
        const int option = letter.isUpper() ? indexOf(QStringView(&letter, 1)) : -1;
        if (option < 0 || found.contains(option))
            return {};
        found.insert(option);
    }
    return {Kind::Several, -1};
}

QString openingMarks()
{
    return QStringLiteral("[\\s*_`~\"'“”‘’「『《〈【\\[({<$]*(?:\\\\[a-z]+\\s*\\{\\s*)?[\\s*_`\"'(\\[]*");
}

QString closingMarks()
{
    return QStringLiteral("[\\s*_`~\"'“”‘’」』》〉】\\])}>$]*");
}

bool joinedWithAnother(const QString &text, qsizetype end, int option, const AnswerLabels &labels)
{
    const QString noun = QStringLiteral("(?:选项|选|option\\s+|options\\s+)?");
    const QRegularExpression next(
        QStringLiteral("\\G") + closingMarks()
            + QStringLiteral("(以及|或者|还有|和|与|或|及|跟|、|/|&|\\+|;|,|\\band\\b|\\bor\\b)\\s*") + noun + openingMarks()
            + labels.word(),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    // A comma joins only where nothing is said of the labels behind it: "A,C" does, "C,D is too literal" does not.
    static const QRegularExpression clauseEnds(QStringLiteral("\\G") + closingMarks()
                                               + QStringLiteral("(?:[。.;!?\\n]|$|都(?:对|正确|是))"));
    bool other = false;
    bool onlyCommas = true;
    qsizetype at = end;
    while (true) {
        const auto match = next.match(text, at, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            break;
        const LabelReading reading = labels.read(text, match.capturedStart(2), match.capturedLength(2));
        if (reading.kind != LabelReading::Kind::One)
            break;
        other = other || reading.option != option;
        if (at == end)
            onlyCommas = match.captured(1) == QLatin1String(",") || match.captured(1) == QLatin1String(";");
        at = match.capturedEnd(2);
    }
    if (!other)
        return false;
    return !onlyCommas
        || clauseEnds.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
               .hasMatch();
}

} // namespace yuyi
