// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi::arch {

/// One breach of a house rule.
struct Finding {
    QString path;
    int line = 0;
    QString what;
};

/// @brief A string literal of a source file. Neighbouring literals are one, as for the compiler.
struct Literal {
    QString text;      ///< between the quotes, escapes as written
    int offset = 0;    ///< of the first quote
    bool inTr = false; ///< argument of tr() or translate()
};

/// @brief A file of the project, taken apart as far as the rules need it. `code` and `bare` have the length and the
/// line ends of `text`; in `code` comments are blank, in `bare` the contents of string and character literals too.
struct Source {
    QString path; ///< relative to the project, with slashes
    QString text;
    QString code;
    QString bare;
    QList<Literal> literals;

    int lineOf(qsizetype offset) const;
    int lines() const;
    bool isCpp() const;
    bool isHeader() const { return path.endsWith(QLatin1String(".h")); }
    /// Directly or deeper in one of these folders.
    bool in(const QStringList &folders) const;
};

/// A C++ file whose text is given: for the tests of the rules themselves.
Source makeSource(const QString &path, const QString &text);

/// Every file of the project that git would keep, C++ files taken apart; build folders are left out.
QList<Source> projectSources();
QString projectFolder();
/// The folders of the program itself: everything that is built into it.
const QStringList &programFolders();

/// An #include of a file.
struct Include {
    QString target;
    bool angled = false;
    int line = 0;
};
QList<Include> includesOf(const Source &source);

QString describe(const QList<Finding> &findings);
/// Whether there is no finding; prints each one otherwise.
bool holds(const QList<Finding> &findings);

} // namespace yuyi::arch
