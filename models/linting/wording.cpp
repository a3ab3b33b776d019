// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/wording.h"

#include "models/domain/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

bool saysAllOrNone(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("以上(?:所有|全部|各项|选项|几项|答案|说法|内容)*(?:都|皆|均|全)(?:是|对|正确|有|可|不|错|非|没)|"
                       "(?:以上|上述)(?:皆|均|都)?(?:不是|不对|无)|(?:上述|前面|其他|其它)(?:选项|答案|说法)?(?:都|皆|均|全)(?:是|对|正确|不|错)|"
                       "\\b(?:all|none|neither|any) of (?:the|these) (?:above|options|others|answers)\\b|\\b(?:all|none) of these\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(text).hasMatch();
}

bool hasDoubleNegation(const QString &text)
{
    static const QRegularExpression quick(QStringLiteral("[不没無无非未否别勿莫]|\\b(?:not|no|never|without|cannot)\\b|n['’]t\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (!quick.match(text).hasMatch())
        return false;
    // Words in which the character is no negation of what is said, or that ask rather than deny.
    static const QRegularExpression harmless(
        QStringLiteral("不同|不仅|不但|不断|不只|不光|不止|不过|不管|不论|不久|不少|不错|不安|不满|不幸|不良|不足|不公|不屑|不惜|不畏|不顾|不懈|不堪|不解|不禁|不料|不已|"
                       "无论|无数|无限|无穷|无奈|无意|无私|无情|无知|无助|无用|无形|无比|无声|无力|无辜|无聊|无所|无线|无人|"
                       "非常|非凡|非洲|未来|未必|未婚|否则|是否|能否|可否|否认|否定|否决|别人|别墅|别致|特别|区别|分别|告别|性别|级别|差别|离别|别的|别称|"
                       "莫名|莫非|莫大|没落|淹没|埋没|没收|沉没|出没|有没有|是不是|会不会|能不能|要不要|[^，。；]不[^，。；]?呢"));
    static const QRegularExpression clauseEnd(QStringLiteral("[,.;:!?，。；：！？、\\n]"));
    static const QRegularExpression negation(QStringLiteral("没有|不是|并非|不能|不会|不要|不该|不得|[不没無无非未勿莫]|\\b(?:not|no|never|without|cannot)\\b|n['’]t\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
    for (QString clause : text.split(clauseEnd, Qt::SkipEmptyParts)) {
        clause.replace(harmless, QStringLiteral("·"));
        int count = 0;
        for (auto match = negation.globalMatch(clause); match.hasNext(); match.next())
            ++count;
        if (count >= 2)
            return true;
    }
    return false;
}

QString echoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QString &common)
{
    const QString question = bare(stem);
    const QString correct = bare(key);
    const QString usual = bare(common);
    QStringList others;
    for (const QString &distractor : distractors)
        others.append(bare(distractor));
    const auto elsewhere = [&](const QString &run) {
        return usual.contains(run) || std::any_of(others.begin(), others.end(), [&](const QString &other) { return other.contains(run); });
    };
    QString best;
    for (qsizetype start = 0; start + 2 <= question.size(); ++start) {
        qsizetype length = qMax(qsizetype(2), best.size() + 1);
        while (start + length <= question.size() && correct.contains(QStringView(question).mid(start, length))) {
            best = question.mid(start, length);
            ++length;
        }
    }
    return best.isEmpty() || elsewhere(best) ? QString() : best;
}

} // namespace yuyi
