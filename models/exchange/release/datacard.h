// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
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
    QStringList filterParameters;                    ///< sentences or "name: value" lines
    QList<std::pair<FilterStep, QStringList>> steps; ///< lines about what each step did

    QList<SplitPart> splits;  ///< as requested; empty: no splits were made
    bool keepsSplits = false; ///< only items without a split were assigned to them
    std::optional<quint32> seed;

    int lintErrors = 0;
    int lintWarnings = 0;
    QStringList lintSummary; ///< lines: one rule and its number of findings
    QStringList making;      ///< lines: annotators, votes, rounds, imported files
    bool withKeys = true;
};

/// @brief A Markdown data card (UTF-8) in the current language (tr, Title::text). Texts written by people are escaped.
QByteArray dataCard(const DataCardInput &input);

} // namespace yuyi
