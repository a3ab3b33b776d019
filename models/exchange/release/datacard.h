// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/history/auditseal.h"
#include "models/domain/images/image.h"
#include "models/domain/project/about.h"
#include "models/domain/project/project.h"
#include "models/exchange/release/sites.h"
#include "models/exchange/release/splits.h"
#include "models/exchange/release/statistics.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace yuyi {

/// The input of a data card. Sections with empty members are left out.
struct DataCardInput {
    QString title;
    QDateTime date;
    QString programVersion;
    const Preset *preset = nullptr;
    Statistics statistics;

    qint64 collected = 0;                           ///< funnel: images collected; 0: no funnel (an imported set)
    QList<std::pair<FilterStep, qint64>> discarded; ///< by step, in order
    QList<std::pair<QString, qint64>> reasons;      ///< translated reason → images
    qint64 kept = 0;

    QMap<QString, int> licences;                     ///< licence → images of the set; "" = none given
    int withoutSource = 0;                           ///< images of the set
    QList<SiteCount> sites;                          ///< countSites() over the images of the set
    QMap<QString, int> pictureLicences;              ///< the same of pictures that questions show besides the images; "" = none given
    int picturesWithoutSource = 0;                   ///< of these pictures
    QList<SiteCount> pictureSites;                   ///< countSites() over these pictures
    QStringList filterParameters;                    ///< sentences or "name: value" lines
    QList<std::pair<FilterStep, QStringList>> steps; ///< lines about what each step did

    QList<SplitPart> splits;          ///< as requested; empty: no splits were made
    bool keepsSplits = false;         ///< only items without a split were assigned to them
    SplitBy splitBy = SplitBy::Image; ///< what stayed together
    std::optional<quint32> seed;
    QList<SharedPictures> sharedPictures; ///< of the splits that the items are in; empty: not all have one

    int lintErrors = 0;
    int lintWarnings = 0;
    QStringList lintSummary;            ///< lines: one rule and its number of findings
    QStringList making;                 ///< lines: annotators, votes, rounds, imported files
    QList<std::pair<Role, int>> people; ///< by role, the people whose work on these images and questions is in force
    AboutTexts about;                   ///< what only people know

    QList<std::pair<ItemLanguage, int>> translated; ///< language, and questions of the set with a complete translation into it
    bool holdsTranslations = true;                  ///< the files of the release hold them
    bool holdsRationales = true;                    ///< the files of the release hold the explanations of answers
    bool withKeys = true;
    AuditHead audit; ///< of the project when the set is released
};

/// @brief A Markdown data card (UTF-8) in the current language (tr, Title::text). Texts written by people are escaped: no
/// Markdown of theirs is left but lists, lines and web addresses, which stay links. The citation is a block of code.
QByteArray dataCard(const DataCardInput &input);

inline constexpr qsizetype sitesListed = 50; ///< sites of a card that have a line of their own

/// @brief The sources of the images of a card: a line for each of the most frequent sites, one for all others, one for the images
/// without a web address. Empty if no image has one.
struct SiteLine {
    QString name; ///< of a site, or words in the current language
    int images = 0;
    double percent = 0; ///< 0…100, of all images of the set
};
QList<SiteLine> siteLines(const DataCardInput &input);
/// The same of the further pictures; `images` counts pictures, and 100 is all further pictures.
QList<SiteLine> pictureSiteLines(const DataCardInput &input);

} // namespace yuyi
