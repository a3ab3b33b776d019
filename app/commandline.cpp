// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace yuyi::commandline {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CommandLine)
};

constexpr qsizetype column = 26;

/// Numbers below zero and a dash alone, which stands for standard input, are no options.
bool isOption(const QString &word)
{
    return word.startsWith(u'-') && word.size() > 1 && (word.at(1) == u'-' || word.at(1).isLetter());
}

/// A word that is an option: its name, what stands behind an equals sign, and the one of the list that it means.
struct Typed {
    QString name;
    std::optional<QString> value;
    const Option *option = nullptr;
};

Typed typed(const QList<Option> &options, const QString &word)
{
    Typed found;
    const bool isLong = word.startsWith(QLatin1String("--"));
    const qsizetype equal = word.indexOf(u'=');
    found.name = word.mid(isLong ? 2 : 1, equal < 0 ? -1 : equal - (isLong ? 2 : 1));
    if (equal >= 0)
        found.value = word.mid(equal + 1);
    const auto option = std::find_if(options.begin(), options.end(), [&](const Option &one) {
        return isLong ? one.name == found.name : !one.letter.isNull() && found.name == one.letter;
    });
    if (option != options.end()) {
        found.option = &*option;
        found.name = option->name;
    }
    return found;
}

} // namespace

Reading read(const Syntax &syntax, const QStringList &words)
{
    Reading reading;
    const auto wrong = [&reading](const QString &sentence) {
        if (reading.problem.isEmpty())
            reading.problem = sentence;
        return reading.problem == sentence;
    };
    bool onlyWords = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (onlyWords || !isOption(word)) {
            reading.arguments.positional.append(word);
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyWords = true;
            continue;
        }
        const Typed one = typed(syntax.options, word);
        if (!one.option) {
            if (wrong(Tr::tr("unknown option %1; “%2” takes %3.").arg(word, syntax.name, namesOf(syntax.options))))
                reading.unknown = one.name;
        } else if (one.option->value.isEmpty()) {
            reading.arguments.options.insert(one.name, {});
            if (one.value)
                wrong(Tr::tr("--%1 takes no value.").arg(one.name));
        } else if (one.value) {
            reading.arguments.options.insert(one.name, *one.value);
        } else if (i + 1 < words.size() && !isOption(words.at(i + 1))) {
            reading.arguments.options.insert(one.name, words.at(++i));
        } else {
            wrong(Tr::tr("--%1 needs a value: %2.").arg(one.name, one.option->value));
        }
    }
    const qsizetype count = reading.arguments.positional.size();
    if (count < syntax.least || (syntax.most >= 0 && count > syntax.most))
        wrong(Tr::tr("usage: %1 %2").arg(syntax.name, syntax.positional));
    return reading;
}

qsizetype optionsBefore(const QList<Option> &options, const QStringList &words)
{
    qsizetype count = 0;
    while (count < words.size() && isOption(words.at(count)) && words.at(count) != QLatin1String("--")) {
        const Typed one = typed(options, words.at(count));
        ++count;
        if (one.option && !one.option->value.isEmpty() && !one.value && count < words.size() && !isOption(words.at(count)))
            ++count;
    }
    return count;
}

QString namesOf(const QList<Option> &options)
{
    QStringList names;
    for (const Option &option : options)
        names.append(QStringLiteral("--") % option.name);
    return names.join(QStringLiteral(", "));
}

QString optionLines(const QList<Option> &options)
{
    QString text;
    for (const Option &option : options) {
        const QString letter = option.letter.isNull() ? QString() : QStringLiteral("-%1, ").arg(option.letter);
        const QString head = letter % QStringLiteral("--") % option.name % (option.value.isEmpty() ? QString() : u' ' % option.value);
        // What is longer than the column keeps its distance.
        text += QStringLiteral("  ") % head.leftJustified(qMax(column, head.size() + 2)) % option.help % u'\n';
    }
    return text;
}

QString helpText(const Syntax &syntax)
{
    return Tr::tr("Usage: %1 %2 [OPTION…]").arg(syntax.name, syntax.positional) % QStringLiteral("\n\n") % syntax.summary
         % QStringLiteral("\n\n") % optionLines(syntax.options);
}

Option helpOption()
{
    return {QStringLiteral("help"), {}, Tr::tr("Show this help and exit."), u'h'};
}

Option versionOption()
{
    return {QStringLiteral("version"), {}, Tr::tr("Show the version and exit."), u'v'};
}

} // namespace yuyi::commandline
