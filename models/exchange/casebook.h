// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QSet>
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

/// A question to the model outside all scores, and its answer.
struct CaseBookProbe {
    QString question;
    QString reply;
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
    QList<CaseBookProbe> probes;     ///< what experts asked the model afterwards
    QStringList labels;              ///< lines "dimension: values"
};

/// @brief Cases of error review laid out as the appendix of a paper has them.
struct CaseBook {
    QString title;
    QDate date;
    QString note;                    ///< what is to be known of all of it; may be empty
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

/// Height of a picture in a page where nothing else is asked for, CSS pixels: a case fits a page with its question and a reply
/// of some length.
inline constexpr int casePictureHeight = 300;
/// As a page shows a picture of these pixels that may be so high.
QSize caseShownSize(const QSize &size, int height = casePictureHeight);

/// What whoever lays out pages found.
struct CaseLayout {
    QList<int> pages;                ///< the page each case begins on, for the index; empty: links alone
    QList<int> heights;              ///< of the pictures at most, by case; empty: casePictureHeight
    QSet<int> breaks;                ///< parts of cases, counted from 0 over the book, that begin a page
};

/// @brief One HTML page in the language in force; nothing in a text can become markup. The anchors "case-1" … and "part-0" …
/// stand in the headings of cases and of their parts.
QString caseBookHtml(const CaseBook &book, CasePictures pictures, const CaseLayout &layout = {});
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
