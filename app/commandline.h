// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

/// How both programs read their command lines and describe them.
namespace yuyi::commandline {

/// An option; without `value` it is a switch.
struct Option {
    QString name;      ///< without the dashes
    QString value;     ///< placeholder for the value in the help; empty: a switch
    QString help;      ///< translated sentence
    QChar letter = {}; ///< h: the same as -h; null: none
};

/// What was typed, checked against the options.
struct Arguments {
    QStringList positional;
    QHash<QString, QString> options;

    bool has(const QString &name) const { return options.contains(name); }
    QString value(const QString &name) const { return options.value(name); }
};

/// What a program or a command takes.
struct Syntax {
    QString name;       ///< as it is typed: "yuyi-cli import images"
    QString positional; ///< "PROJECT PATH…", for the help
    int least = 1;      ///< positional arguments
    int most = 1;       ///< −1: any number
    QString summary;    ///< translated
    QList<Option> options;
};

/// What was read of a line. It is read to its end also where something is wrong: help can be asked for all the same.
struct Reading {
    Arguments arguments;
    QString problem; ///< a sentence about the first mistake; empty: none
    QString unknown; ///< the name of the option that the sentence is about, if there is no such option
};

/// @brief Reads words: --name VALUE, --name=VALUE, -h. What begins with a dash is not taken for the value of an option before it
/// if it is an option itself; after a word of two dashes alone nothing is an option.
Reading read(const Syntax &syntax, const QStringList &words);

/// How many words at the beginning are options and their values; an option that is not in the list has none.
qsizetype optionsBefore(const QList<Option> &options, const QStringList &words);

/// The options as one types them: "--json, --quiet, --help".
QString namesOf(const QList<Option> &options);

/// One line for each option.
QString optionLines(const QList<Option> &options);

/// How it is used, what it does, and its options.
QString helpText(const Syntax &syntax);

Option helpOption();
Option versionOption();

} // namespace yuyi::commandline
