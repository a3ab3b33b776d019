// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/officialscorer.h"

#include <QHash>
#include <QRegularExpression>

namespace yuyi {

namespace {

int indexOf(const QList<ShownOption> &options, const QString &label)
{
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).label == label)
            return static_cast<int>(i);
    }
    return -1;
}

/// The label named most often; of several the one that was first named last.
QString mostFrequent(const QStringList &named)
{
    QHash<QString, int> counts;
    QStringList order;
    for (const QString &label : named) {
        if (counts[label]++ == 0)
            order.append(label);
    }
    QString best;
    for (const QString &label : std::as_const(order)) {
        if (best.isEmpty() || counts.value(label) >= counts.value(best))
            best = label;
    }
    return best;
}

} // namespace

Extraction extractAsPublished(const QString &reply, const QList<ShownOption> &options)
{
    // The published script passes over "" before it extracts anything: neither correct nor the last option.
    if (reply.isEmpty()) {
        Extraction none;
        none.rule = QStringLiteral("none");
        none.reason = MissReason::Empty;
        return none;
    }
    const QString text = reply.trimmed();
    const qsizetype offset = text.isEmpty() ? 0 : reply.indexOf(text);
    const auto read = [&](const QString &label, const QString &rule, qsizetype start, qsizetype length) {
        Extraction found;
        found.label = label;
        found.option = indexOf(options, label);
        found.rule = rule;
        found.start = start < 0 ? -1 : start + offset;
        found.length = length;
        return found;
    };

    if (text.size() == 1 && text.at(0) >= u'A' && text.at(0) <= u'H')
        return read(text, QStringLiteral("whole-reply"), 0, 1);

    const QString plain = QStringLiteral("\n答案");
    const QString bold = QStringLiteral("\n**答案：");
    const QString &lead = text.contains(plain) ? plain : bold;
    if (const qsizetype at = text.lastIndexOf(lead); at >= 0) {
        const qsizetype behind = at + lead.size();
        for (char16_t letter = u'A'; letter <= u'H'; ++letter) {
            if (const qsizetype index = text.indexOf(QChar(letter), behind); index >= 0)
                return read(QString(QChar(letter)), QStringLiteral("answer-line"), index, 1);
        }
    }

    static const QRegularExpression bracketed(QStringLiteral("\\(([A-F])\\)"));
    static const QRegularExpression standing(QStringLiteral("\\b([A-F])\\b"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    for (const QRegularExpression *pattern : {&bracketed, &standing}) {
        QStringList named;
        QHash<QString, qsizetype> indexes;
        auto matches = pattern->globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            named.append(match.captured(1));
            indexes.insert(match.captured(1), match.capturedStart(1));
        }
        if (!named.isEmpty()) {
            const QString label = mostFrequent(named);
            return read(label, pattern == &bracketed ? QStringLiteral("bracket") : QStringLiteral("letter"),
                        indexes.value(label), 1);
        }
    }

    QStringList named;
    for (const ShownOption &option : options) {
        // A picture has no words, which every reply would contain.
        if (!option.text.isEmpty() && (text.contains(option.text) || option.text.contains(text)))
            named.append(option.label);
    }
    if (!named.isEmpty()) {
        const QString label = mostFrequent(named);
        const QString wording = options.at(indexOf(options, label)).text;
        const qsizetype at = text.indexOf(wording);
        return read(label, QStringLiteral("option-text"), at, at < 0 ? 0 : wording.size());
    }
    Extraction none;
    none.rule = QStringLiteral("none");
    none.reason = MissReason::NoOption;
    return none;
}

} // namespace yuyi
