// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

namespace yuyi {

struct CaseBookOption {
    QString label;                   ///< as the model was shown it ("A")
    QString text;
    bool key = false;
    bool chosen = false;
};

/// One case as a page shows it, all texts as they are.
struct CaseBookCase {
    QString itemId;
    QString model;
    QString configuration;
    QString question;
    QList<CaseBookOption> options;
    QByteArray picture;              ///< encoded bytes; empty: none
    QString mediaType;               ///< of `picture`
    QString suffix;                  ///< of a file with these bytes, without the dot
    QSize size;                      ///< pixels
    QString reply;                   ///< the model's words
    qsizetype spanStart = -1;        ///< of the deciding words, UTF-16 units; −1: none
    qsizetype spanLength = 0;
    QStringList errorTypes;          ///< titles, the primary one first, a subtype after its type
    QString note;                    ///< the expert's reason
    QString explanation;
    QString impliedMeaning;
    QStringList labels;              ///< lines "dimension: values"
};

/// @brief Cases of error review laid out as the appendix of a paper has them.
struct CaseBook {
    QString title;
    QDate date;
    QList<CaseBookCase> cases;
};

/// Cases by primary type in the order they first occur; the index.
QList<QPair<QString, QList<int>>> caseIndex(const CaseBook &book);

/// How pictures are named in a page.
enum class CasePictures {
    Embedded,    ///< as data URIs
    Named,       ///< "pictures/case-001.jpg"
    Resources    ///< "case:0", for whoever draws the page and holds them
};

/// @brief One HTML page in the language in force; nothing in a text can become markup. `pages`: the page each case begins on,
/// for the index (empty: links alone).
QString caseBookHtml(const CaseBook &book, CasePictures pictures, const QList<int> &pages = {});
/// The same as Markdown, with pictures in files beside it.
QString caseBookMarkdown(const CaseBook &book);
/// The name of a case's picture in the folder "pictures".
QString casePictureName(const CaseBook &book, int index);

enum class CaseBookFormat {
    Html,        ///< one file, pictures within
    Markdown     ///< a folder with case-book.md and the pictures beside it
};

/// @brief Writes a case book: whole or not at all. Refused where `target` exists and is not empty; Environment.
Result<> writeCaseBook(const CaseBook &book, CaseBookFormat format, const QString &target);

} // namespace yuyi
