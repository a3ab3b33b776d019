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

#include <optional>

namespace yuyi {

/// A picture of a case.
struct CaseBookPicture {
    QByteArray bytes;  ///< encoded; empty: it could not be read
    QString mediaType; ///< of `bytes`
    QString suffix;    ///< file suffix for these bytes, without the dot
    QSize size;        ///< pixels
    QString caption;   ///< shown if the stem has several pictures
};

struct CaseBookOption {
    QString label; ///< label as shown to the model ("A")
    QString text;
    bool key = false;
    bool chosen = false;
    std::optional<CaseBookPicture> picture = {};
};

/// A question to the model that is not part of any score, and its answer.
struct CaseBookProbe {
    QString question;
    QString reply;
    QString verdict = {}; ///< what experts say of the reply; empty: nothing
};

/// One case as shown on a page, with unchanged texts; the marks of pictures in the question are words.
struct CaseBookCase {
    QString itemId;
    QString model;
    QString configuration;
    QString question;
    QList<CaseBookOption> options;
    QStringList accepted;            ///< of a question without options: the correct answers, each in another wording
    QString written;                 ///< and the answer that was read in the reply; empty: none
    QList<CaseBookPicture> pictures; ///< of the stem
    QString reply;                   ///< the model's words
    qsizetype spanStart = -1;        ///< start of the deciding words, UTF-16 units; −1: none
    qsizetype spanLength = 0;
    QStringList errorTypes; ///< titles, the primary one first, a subtype after its type
    QString note;           ///< the expert's reason
    QString explanation;
    QString impliedMeaning;
    QList<CaseBookProbe> probes; ///< what experts asked the model afterwards
    QStringList labels;          ///< lines "dimension: values"
};

/// Cases of error review in the layout of a paper's appendix.
struct CaseBook {
    QString title;
    QDate date;
    QString note; ///< note that applies to all cases; may be empty
    QList<CaseBookCase> cases;
};

/// The index: cases by primary error type, types in the order of their first case.
QList<QPair<QString, QList<int>>> caseIndex(const CaseBook &book);

/// How a page refers to its pictures.
enum class CasePictures {
    Embedded, ///< as data URIs
    Named,    ///< "pictures/case-001.jpg"
    Resources ///< "case:0"; whoever draws the page provides the pictures
};

/// A picture of a case outside the page.
struct CasePictureFile {
    QString name;     ///< in the folder "pictures": "case-001.jpg", "case-001-2.jpg" for the second, "case-001-A.jpg" for an option's
    QString resource; ///< "case:0", "case:0-2", "case:0-A"
    QByteArray bytes;
};
/// The pictures of a case that could be read: those of the stem, then those of the options.
QList<CasePictureFile> casePictureFiles(const CaseBook &book, int index);

/// Default height of a picture on a page, CSS pixels: a case fits on one page with its question and a reply of moderate length.
inline constexpr int casePictureHeight = 300;
/// The size at which a picture of this size in pixels is shown, at most `height` high.
QSize caseShownSize(const QSize &size, int height = casePictureHeight);

/// The results of a page layout.
struct CaseLayout {
    QList<int> pages;   ///< first page of each case, for the index; empty: links only
    QList<int> heights; ///< maximum heights of pictures that are alone in their stem, by case; empty: casePictureHeight
    QSet<int> breaks;   ///< parts that begin a page; parts of cases are counted from 0 over the book
};

/// @brief The book as one HTML page in the current language; all texts are escaped. Headings of cases and of their parts have the
/// anchors "case-1" … and "part-0" …
QString caseBookHtml(const CaseBook &book, CasePictures pictures, const CaseLayout &layout = {});
/// The same as Markdown, with pictures in files next to it.
QString caseBookMarkdown(const CaseBook &book);

enum class CaseBookFormat {
    Html,    ///< one file, pictures within
    Markdown ///< a folder with case-book.md and the pictures beside it
};

/// @brief Writes a case book completely or not at all. Refused if `target` exists and is not empty; Environment if writing fails.
Result<> writeCaseBook(const CaseBook &book, CaseBookFormat format, const QString &target);

} // namespace yuyi
