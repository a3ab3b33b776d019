// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// What a word of a reply does where an option is named.
enum class Sense {
    Plain, ///< says nothing about the choice
    // before the option
    Answer,  ///< 答案, answer, my choice
    Choose,  ///< 选, choose, go with
    Opinion, ///< 我认为, I think, 看来
    Meaning, ///< 隐喻, 含义, message: what an option is about
    Looks,   ///< 先看, compare, says: names an option without choosing it
    Only,    ///< 只有, 只剩, only, leaves
    Points,  ///< 对应, points to
    Suits,   ///< matches, fits: before an option as Points, behind it as Fits
    Copula,  ///< 是, 为, is, should be
    Noun,    ///< 选项, option, 的, the
    Adverb,  ///< 应该, clearly, 最终
    Pronoun, ///< 我, it, 本题
    So,      ///< 因此, therefore, 好的
    // turns
    Not,      ///< 不, 不是, not, isn't
    Without,  ///< 而不是, 除了, rather than, unlike
    Excludes, ///< 排除, 不选, eliminate: before an option or behind it
    From,     ///< 从 A 改为 B, from A to B
    Hedge,    ///< 可能, maybe
    Also,     ///< 也, or, alternatively
    If,       ///< 如果, suppose
    Forced,   ///< 必须, had to: takes the condition back
    Others,   ///< 有人, one might
    First,    ///< 初步, 起初, initially
    Sample,   ///< 例如, 格式, the format
    Whether,  ///< 是否, 还是, why
    But,      ///< 但是, however
    Corrects, ///< 更正, 改选, wait, actually
    Than,     ///< 比, compared with
    Between,  ///< 之间, between, 中的一个
    // behind the option
    Best,   ///< 最符合, best, most appropriate
    Right,  ///< 正确, correct, ✓
    Better, ///< 更合适, better
    Fits,   ///< 符合, fits
    Partly, ///< 有道理, plausible
    Wrong,  ///< 错误, 不符合, wrong, ✗
    Too,    ///< 也正确, also works: one more
    Reason, ///< 因为, because
    Then,   ///< 的话, 则: a condition after all
    // joints
    Join,  ///< 和, 、, and, /
    Range, ///< 到, ~, through
    Comma,
    Colon,
    Stop,
    Query, ///< ?
    Ask,   ///< 吗, 呢
    Line,
    Open, ///< an opening bracket or quotation mark
    Close,
    Bar, ///< | of a table
    Dash,
    Bullet,
    BoxOpens,
    BoxCloses,
    StruckOpens,
    StruckCloses,
    Next, ///< 下一题, a new question
    None, ///< 无, N/A, 无法确定 where an option is expected
    // what is chosen
    Label,
    Text
};

/// A word found in a text.
struct LexiconHit {
    Sense sense = Sense::Plain;
    qsizetype length = 0; ///< 0: no word of the lexicon begins here
};

/// @brief The longest word of the lexicon that begins at a position of a folded text (`PlainReply::folded`). Latin words end at
/// their last letter; Chinese ones are found within running text.
LexiconHit lexiconAt(const QString &folded, qsizetype at);

} // namespace yuyi
