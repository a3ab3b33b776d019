// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/latextext.h"

#include <QHash>
#include <QList>

namespace yuyi {

namespace {

/// What Latin fonts of TeX do not hold, in words of TeX.
const QHash<char32_t, QString> &latexCommands()
{
    static const QHash<char32_t, QString> commands = [] {
        QHash<char32_t, QString> known;
        for (const auto &[symbol, command] : {
                 std::pair{U'†', "dagger"}, std::pair{U'‡', "ddagger"}, std::pair{U'±', "pm"}, std::pair{U'∓', "mp"},
                 std::pair{U'×', "times"}, std::pair{U'÷', "div"}, std::pair{U'≤', "leq"}, std::pair{U'≥', "geq"},
                 std::pair{U'≠', "neq"}, std::pair{U'≈', "approx"}, std::pair{U'≡', "equiv"}, std::pair{U'∝', "propto"},
                 std::pair{U'∞', "infty"}, std::pair{U'∑', "sum"}, std::pair{U'∏', "prod"}, std::pair{U'∫', "int"},
                 std::pair{U'∂', "partial"}, std::pair{U'∆', "Delta"}, std::pair{U'√', "surd"}, std::pair{U'∈', "in"},
                 std::pair{U'∉', "notin"}, std::pair{U'∩', "cap"}, std::pair{U'∪', "cup"}, std::pair{U'⊂', "subset"},
                 std::pair{U'⊆', "subseteq"}, std::pair{U'∅', "emptyset"}, std::pair{U'∀', "forall"}, std::pair{U'∃', "exists"},
                 std::pair{U'∧', "wedge"}, std::pair{U'∨', "vee"}, std::pair{U'¬', "neg"}, std::pair{U'→', "to"},
                 std::pair{U'←', "leftarrow"}, std::pair{U'↔', "leftrightarrow"}, std::pair{U'↑', "uparrow"},
                 std::pair{U'↓', "downarrow"}, std::pair{U'⇒', "Rightarrow"}, std::pair{U'⇐', "Leftarrow"},
                 std::pair{U'⇔', "Leftrightarrow"}, std::pair{U'·', "cdot"}, std::pair{U'∙', "cdot"}, std::pair{U'⋅', "cdot"},
                 std::pair{U'∼', "sim"}, std::pair{U'°', "circ"}, std::pair{U'′', "prime"}, std::pair{U'µ', "mu"},
                 std::pair{U'α', "alpha"}, std::pair{U'β', "beta"}, std::pair{U'γ', "gamma"}, std::pair{U'δ', "delta"},
                 std::pair{U'ε', "varepsilon"}, std::pair{U'ϵ', "epsilon"}, std::pair{U'ζ', "zeta"}, std::pair{U'η', "eta"},
                 std::pair{U'θ', "theta"}, std::pair{U'ϑ', "vartheta"}, std::pair{U'ι', "iota"}, std::pair{U'κ', "kappa"},
                 std::pair{U'λ', "lambda"}, std::pair{U'μ', "mu"}, std::pair{U'ν', "nu"}, std::pair{U'ξ', "xi"},
                 std::pair{U'π', "pi"}, std::pair{U'ρ', "rho"}, std::pair{U'ς', "varsigma"}, std::pair{U'σ', "sigma"},
                 std::pair{U'τ', "tau"}, std::pair{U'υ', "upsilon"}, std::pair{U'φ', "varphi"}, std::pair{U'ϕ', "phi"},
                 std::pair{U'χ', "chi"}, std::pair{U'ψ', "psi"}, std::pair{U'ω', "omega"}, std::pair{U'Γ', "Gamma"},
                 std::pair{U'Δ', "Delta"}, std::pair{U'Θ', "Theta"}, std::pair{U'Λ', "Lambda"}, std::pair{U'Ξ', "Xi"},
                 std::pair{U'Π', "Pi"}, std::pair{U'Σ', "Sigma"}, std::pair{U'Υ', "Upsilon"}, std::pair{U'Φ', "Phi"},
                 std::pair{U'Ψ', "Psi"}, std::pair{U'Ω', "Omega"}}) {
            // A degree and a prime stand above the line.
            const bool above = symbol == U'°' || symbol == U'′';
            known.insert(symbol, (above ? QStringLiteral("$^\\%1$") : QStringLiteral("$\\%1$")).arg(QLatin1String(command)));
        }
        for (const auto &[capital, letter] : {std::pair{U'Α', 'A'}, std::pair{U'Β', 'B'}, std::pair{U'Ε', 'E'}, std::pair{U'Ζ', 'Z'},
                                              std::pair{U'Η', 'H'}, std::pair{U'Ι', 'I'}, std::pair{U'Κ', 'K'}, std::pair{U'Μ', 'M'},
                                              std::pair{U'Ν', 'N'}, std::pair{U'Ο', 'O'}, std::pair{U'Ρ', 'P'}, std::pair{U'Τ', 'T'},
                                              std::pair{U'Χ', 'X'}, std::pair{U'ο', 'o'}})
            known.insert(capital, QStringLiteral("$\\mathrm{%1}$").arg(QLatin1Char(letter)));
        for (const auto &[symbol, command] : {std::pair{U'\u2212', "$-$"},
                                              std::pair{U'²', "$^2$"},
                                              std::pair{U'³', "$^3$"},
                                              std::pair{U'¹', "$^1$"},
                                              std::pair{U'…', "\\ldots{}"},
                                              std::pair{U'–', "--"},
                                              std::pair{U'—', "---"},
                                              std::pair{U'\u2010', "-"},
                                              std::pair{U'\u2011', "-"},
                                              std::pair{U'•', "\\textbullet{}"},
                                              std::pair{U'€', "EUR"},
                                              std::pair{U'‰', "\\textperthousand{}"},
                                              std::pair{U'\u00A0', "~"},
                                              std::pair{U'\u202F', "~"},
                                              std::pair{U'\u2009', " "},
                                              std::pair{U'\u2003', " "},
                                              std::pair{U'\u2002', " "},
                                              std::pair{U'\\', "\\textbackslash{}"},
                                              std::pair{U'~', "\\textasciitilde{}"},
                                              std::pair{U'^', "\\textasciicircum{}"},
                                              std::pair{U'|', "\\textbar{}"},
                                              std::pair{U'<', "\\textless{}"},
                                              std::pair{U'>', "\\textgreater{}"},
                                              std::pair{U'&', "\\&"},
                                              std::pair{U'%', "\\%"},
                                              std::pair{U'$', "\\$"},
                                              std::pair{U'#', "\\#"},
                                              std::pair{U'_', "\\_"},
                                              std::pair{U'{', "\\{"},
                                              std::pair{U'}', "\\}"},
                                              std::pair{U'\n', " "},
                                              std::pair{U'\r', ""},
                                              std::pair{U'\t', " "}})
            known.insert(symbol, QString::fromLatin1(command));
        return known;
    }();
    return commands;
}

bool isWithin(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

/// Latin letters, quotation marks, Chinese and Japanese as the usual fonts of LaTeX and ctex hold them.
bool hasGlyph(char32_t c)
{
    return isWithin(c, 0x20, 0x7E) || isWithin(c, 0xA1, 0x17F) || isWithin(c, 0x2018, 0x201E) || isWithin(c, 0x2460, 0x2469)
        || isWithin(c, 0x3000, 0x30FF) || isWithin(c, 0x4E00, 0x9FFF) || isWithin(c, 0xFF01, 0xFF5E) || isWithin(c, 0xFFE0, 0xFFE5);
}

/// Joiners, marks of direction and variants: they are never seen.
bool isInvisible(char32_t c)
{
    return c < 0x20 || c == 0xAD || isWithin(c, 0x200B, 0x200F) || isWithin(c, 0x202A, 0x202E) || isWithin(c, 0x2060, 0x2064)
        || isWithin(c, 0xFE00, 0xFE0F) || c == 0xFEFF;
}

QString escapedOf(char32_t c)
{
    if (const auto command = latexCommands().constFind(c); command != latexCommands().constEnd())
        return *command;
    if (isInvisible(c))
        return {};
    if (hasGlyph(c))
        return QString::fromUcs4(&c, 1);
    const QString point = QString::number(static_cast<uint>(c), 16).toUpper().rightJustified(4, u'0');
    return QStringLiteral("\\texttt{U+%1}").arg(point);
}

/// Behind the end of a line TeX takes these two for an argument of it.
QString guarded(const QString &escaped)
{
    return escaped.startsWith(u'[') || escaped.startsWith(u'*') ? QStringLiteral("{}") + escaped : escaped;
}

} // namespace

QString latexEscaped(const QString &text)
{
    QString escaped;
    const QList<uint> points = text.normalized(QString::NormalizationForm_C).toUcs4();
    for (const uint c : points)
        escaped += escapedOf(c);
    return guarded(escaped);
}

QString latexBreakable(const QString &text)
{
    constexpr int unbroken = 20;
    QString escaped;
    int length = 0;
    const QList<uint> points = text.normalized(QString::NormalizationForm_C).toUcs4();
    for (const uint c : points) {
        escaped += escapedOf(c);
        // Chinese is broken anywhere as it is.
        length = QChar::isSpace(c) || c > 0x2E80 ? 0 : length + 1;
        const bool mark = length > 3 && (c == U'_' || c == U'-' || c == U'/' || c == U'.' || c == U':');
        if (mark || length >= unbroken) {
            escaped += QStringLiteral("\\allowbreak{}");
            length = 0;
        }
    }
    return guarded(escaped);
}

} // namespace yuyi
