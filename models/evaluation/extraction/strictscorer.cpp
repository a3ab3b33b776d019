// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/strictscorer.h"

#include "models/evaluation/extraction/declarations.h"
#include "models/evaluation/extraction/optiontexts.h"
#include "models/evaluation/extraction/replytext.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

Extraction miss(MissReason reason, const QString &rule = QStringLiteral("none"))
{
    Extraction none;
    none.reason = reason;
    none.rule = rule;
    return none;
}

/// Reads one reply step by step; each step either decides or leaves it to the next.
class StrictReading
{
public:
    StrictReading(const QString &reply, const QList<ShownOption> &options)
        : m_options(options), m_labels(options), m_texts(options), m_reply(readReply(reply)), m_text(m_reply.text)
    {
    }

    Extraction read() const
    {
        if (m_reply.unclosed)
            return miss(MissReason::Truncated, QStringLiteral("reasoning"));
        if (m_text.trimmed().isEmpty())
            return miss(MissReason::Empty);
        const auto whole = readWholeReply();
        // Nothing but an option's words, whatever they look like; a label alone is a label.
        if (!whole || whole->missed()) {
            if (const auto text = m_texts.whole(m_text); text.several)
                return miss(MissReason::Several, QStringLiteral("option-text-equal"));
            else if (text.option >= 0)
                return hit(QStringLiteral("option-text-equal"), text.option, text.start, text.length);
        }
        if (const auto declared = readDeclarations())
            return *declared;
        if (whole)
            return *whole;
        if (const auto label = readFirstLine())
            return *label;
        if (const auto label = readLastLine())
            return *label;
        if (const auto label = readBracket())
            return *label;
        if (const qsizetype words = declaredWordsAt(m_text); words >= 0) {
            if (const auto text = m_texts.whole(m_text, words); text.option >= 0)
                return hit(QStringLiteral("option-text"), text.option, text.start, text.length);
        }
        if (const auto text = m_texts.within(m_text); text.several)
            return miss(lists() ? MissReason::Echo : MissReason::Several, QStringLiteral("option-text"));
        else if (text.option >= 0)
            return hit(QStringLiteral("option-text"), text.option, text.start, text.length);
        return miss(whyNothing());
    }

private:
    Extraction hit(const QString &rule, int option, qsizetype start, qsizetype length) const
    {
        Extraction found;
        found.option = option;
        found.label = m_options.at(option).label;
        found.rule = rule;
        found.start = m_reply.startInReply(start);
        found.length = m_reply.lengthInReply(start, length);
        return found;
    }

    std::optional<Extraction> readDeclarations() const
    {
        QList<Declaration> all = findDeclarations(m_text, m_labels, m_options, m_texts);
        if (all.isEmpty())
            return std::nullopt;
        // What is plainer decides over what was said before it; a judgement counts only where nothing is plainer.
        const auto firstFinal = std::find_if(all.begin(), all.end(), [](const Declaration &d) {
            return d.plainness == Plainness::Final;
        });
        if (firstFinal != all.end())
            all.erase(all.begin(), firstFinal);
        const bool chosen = std::any_of(all.begin(), all.end(),
                                        [](const Declaration &d) { return d.plainness != Plainness::Judged; });
        if (chosen) {
            all.erase(std::remove_if(all.begin(), all.end(),
                                     [](const Declaration &d) { return d.plainness == Plainness::Judged; }),
                      all.end());
        }
        const QString rule = QStringLiteral("declared");
        const Declaration *last = &all.first();
        for (const Declaration &next : std::as_const(all)) {
            const bool same = next.label == last->label && next.several == last->several;
            if (!same && !next.corrects)
                return miss(MissReason::Contradiction, rule);
            last = &next;
        }
        if (last->several)
            return miss(MissReason::Several, rule);
        if (last->otherText)
            return miss(MissReason::Contradiction, rule);
        if (last->option < 0)
            return miss(MissReason::OutOfRange, rule);
        return hit(last->corrects && all.size() > 1 ? QStringLiteral("corrected") : rule, last->option, last->start,
                   last->end - last->start);
    }

    /// "C", "(C)", "选项 C", "c."
    std::optional<Extraction> readWholeReply() const
    {
        static const QString noun = QStringLiteral("(?:选项|option|choice)?");
        const QRegularExpression whole(QStringLiteral("^") + openingMarks() + noun + openingMarks() + m_labels.word()
                                           + QStringLiteral("\\s*(?:选项|项)?") + closingMarks()
                                           + QStringLiteral("[\\s.。,、;!:]*") + closingMarks() + QStringLiteral("$"),
                                       QRegularExpression::CaseInsensitiveOption);
        const auto match = whole.match(m_text);
        if (!match.hasMatch())
            return std::nullopt;
        const LabelReading reading = m_labels.read(m_text, match.capturedStart(1), match.capturedLength(1));
        const QString rule = QStringLiteral("whole-reply");
        switch (reading.kind) {
        case LabelReading::Kind::One:
            return hit(rule, reading.option, match.capturedStart(1), match.capturedLength(1));
        case LabelReading::Kind::Several:
            return miss(MissReason::Several, rule);
        case LabelReading::Kind::OutOfRange:
            return miss(MissReason::OutOfRange, rule);
        case LabelReading::Kind::None:
            break;
        }
        return std::nullopt;
    }

    /// "C. the text", "(C) the text", "Option C: it …"; not the first of a list of all options.
    std::optional<Extraction> readFirstLine() const
    {
        const QRegularExpression leading(
            QStringLiteral("^") + openingMarks() + QStringLiteral("(?:选项|option|choice)?") + openingMarks() + m_labels.word()
                + QStringLiteral("(?:[\\s*_]*[.。:、,)\\]】》]|[*_ ]*\\n)"),
            QRegularExpression::CaseInsensitiveOption);
        const auto match = leading.match(m_text);
        if (!match.hasMatch())
            return std::nullopt;
        const LabelReading reading = m_labels.read(m_text, match.capturedStart(1), match.capturedLength(1));
        if (reading.kind != LabelReading::Kind::One)
            return std::nullopt;
        if (joinedWithAnother(m_text, match.capturedEnd(1), reading.option, m_labels))
            return miss(MissReason::Several, QStringLiteral("first-line"));
        if (reading.option == 0 && lists())
            return miss(MissReason::Echo, QStringLiteral("first-line"));
        static const QRegularExpression rejectedThen(
            QStringLiteral("^[^。.!;\\n]{0,12}(?:不对|不正确|错误|不符|排除|is wrong|is incorrect|is not|都)"));
        if (rejectedThen.match(m_text.mid(match.capturedEnd(1))).hasMatch())
            return std::nullopt;
        return hit(QStringLiteral("first-line"), reading.option, match.capturedStart(1), match.capturedLength(1));
    }

    /// A last line of nothing but the label.
    std::optional<Extraction> readLastLine() const
    {
        const QString trimmed = m_text.trimmed();
        const qsizetype line = trimmed.lastIndexOf(u'\n');
        if (line < 0)
            return std::nullopt;
        const QString last = trimmed.mid(line + 1);
        const QRegularExpression only(QStringLiteral("^") + openingMarks() + m_labels.word() + closingMarks()
                                      + QStringLiteral("[.。]?\\s*$"));
        const auto match = only.match(last);
        if (!match.hasMatch())
            return std::nullopt;
        const LabelReading reading = m_labels.read(last, match.capturedStart(1), match.capturedLength(1));
        if (reading.kind != LabelReading::Kind::One)
            return std::nullopt;
        const qsizetype start = m_text.indexOf(trimmed) + line + 1 + match.capturedStart(1);
        return hit(QStringLiteral("last-line"), reading.option, start, match.capturedLength(1));
    }

    /// A short reply with one bracketed label and no other.
    std::optional<Extraction> readBracket() const
    {
        constexpr qsizetype shortReply = 60;
        if (m_text.trimmed().size() > shortReply)
            return std::nullopt;
        const QList<LabelMatch> matches = labelMatches();
        if (matches.size() != 1)
            return std::nullopt;
        const LabelMatch &found = matches.first();
        const bool bracketed = found.start > 0 && found.start + found.length < m_text.size()
            && QStringLiteral("([").contains(m_text.at(found.start - 1))
            && QStringLiteral(")]").contains(m_text.at(found.start + found.length));
        if (!bracketed)
            return std::nullopt;
        return hit(QStringLiteral("bracket"), found.option, found.start, found.length);
    }

    struct LabelMatch {
        int option;
        qsizetype start;
        qsizetype length;
    };
    /// Upper-case labels of the item, wherever they stand.
    QList<LabelMatch> labelMatches() const
    {
        QList<LabelMatch> found;
        const QRegularExpression label(m_labels.word());
        auto matches = label.globalMatch(m_text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            const LabelReading reading = m_labels.read(m_text, match.capturedStart(1), match.capturedLength(1));
            if (reading.kind == LabelReading::Kind::One && (m_labels.numeric() || match.captured(1).at(0).isUpper()))
                found.append({reading.option, match.capturedStart(1), match.capturedLength(1)});
        }
        return found;
    }

    /// Three or more different labels with a mark behind them: the options again.
    bool lists() const
    {
        QSet<int> listed;
        const QList<LabelMatch> matches = labelMatches();
        for (const LabelMatch &found : matches) {
            const qsizetype end = found.start + found.length;
            if (end < m_text.size() && QStringLiteral(".)、:]】").contains(m_text.at(end)))
                listed.insert(found.option);
        }
        return listed.size() >= std::min<qsizetype>(3, m_labels.size());
    }

    MissReason whyNothing() const
    {
        static const QRegularExpression placeholder(QStringLiteral("\\$LETTER|\\[LETTER\\]|<LETTER>"));
        static const QRegularExpression refusal(
            QStringLiteral("抱歉|对不起|很遗憾|无法(?:查看|看到|识别|回答|提供|访问|处理)|不能(?:查看|回答|识别|提供)|请提供图片|i'?m sorry|i am sorry"
                           "|i can'?t|i cannot|unable to|as an ai|can'?t (?:help|assist)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression noneOfThem(
            QStringLiteral("以上[^。]{0,4}(?:都|均|皆)(?:不|没|非)|没有(?:一个)?(?:正确|合适)|都不(?:对|正确|符合|合适)|none of (?:the|these|them)"),
            QRegularExpression::CaseInsensitiveOption);
        if (placeholder.match(m_text).hasMatch())
            return MissReason::Placeholder;
        if (refusal.match(m_text).hasMatch())
            return MissReason::Refusal;
        if (noneOfThem.match(m_text).hasMatch())
            return MissReason::NoneOfThem;
        return lists() ? MissReason::Echo : MissReason::NoOption;
    }

    const QList<ShownOption> &m_options;
    AnswerLabels m_labels;
    OptionTexts m_texts;
    ReplyText m_reply;
    const QString &m_text;
};

} // namespace

Extraction extractStrictly(const QString &reply, const QList<ShownOption> &options)
{
    return StrictReading(reply, options).read();
}

} // namespace yuyi
