// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"
#include "models/domain/json.h"
#include "models/domain/project.h"
#include "models/services/agreementfigures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <atomic>
#include <optional>

namespace yuyi {

/// What the results are grouped by. Label: by one dimension with one label per image; an image counts where its gold
/// annotation puts it.
enum class AgreementBy { Dimension, Pair, Round, Week, Label };

inline constexpr CodeTable<AgreementBy, 5> codesOf(AgreementBy)
{
    return {{{AgreementBy::Dimension, u"dimension"}, {AgreementBy::Pair, u"pair"}, {AgreementBy::Round, u"round"},
             {AgreementBy::Week, u"week"}, {AgreementBy::Label, u"label"}}};
}

/// Labels given for the benchmark, or in calibration batches.
enum class AgreementScope { Production, Calibration };

inline constexpr CodeTable<AgreementScope, 2> codesOf(AgreementScope)
{
    return {{{AgreementScope::Production, u"production"}, {AgreementScope::Calibration, u"calibration"}}};
}

struct AgreementQuery {
    AgreementBy by = AgreementBy::Dimension;
    AgreementScope scope = AgreementScope::Production;   ///< by round both are there
    DimensionCode label;                                 ///< for AgreementBy::Label

    friend bool operator==(const AgreementQuery &, const AgreementQuery &) = default;
};

/// @brief Everything the figures are computed from: blind first submissions only, so that no discussion, adjudication or return
/// has made people alike. A plain value; computing on it needs no store and runs on any thread.
struct AgreementData {
    Preset preset;
    QList<Person> people;                                ///< for others than leads: themselves, and the rest without names
    QList<SubmittedLabels> labels;                       ///< oldest first, calibration too
    QList<CalibrationBatch> batches;                     ///< oldest first
    QHash<ImageId, Labels> gold;                         ///< only when asked for
    qint64 hidden = 0;                                   ///< images left out because the person may not see others' work on them
};

/// One row of a report: all images, a pair of people, a round, a week, a label.
struct AgreementGroup {
    QString code;
    QString title;
    PersonId first, second;                              ///< by pair
    QList<SubmittedLabels> labels;
    QList<AgreementLine> lines;                          ///< empty until computed
};

/// The groups of a query in their order, without figures.
QList<AgreementGroup> agreementGroups(const AgreementData &data, const AgreementQuery &query);
/// @brief The groups with their figures, with a plan also the intervals; empty when cancelled.
QList<AgreementGroup> agreementReport(const AgreementData &data, const AgreementQuery &query,
                                      const std::optional<BootstrapPlan> &plan = {},
                                      const std::atomic<bool> *cancel = nullptr);

/// @brief As `yuyi-cli agreement --json` prints it: `{by, seed, draws, dimensions: {code: {percent: {value, lo, hi, n_used,
/// n_total} …}}, all}`; by pair and round a list of such objects. Undefined: `{value: null, why}`.
Json agreementJson(const QList<AgreementGroup> &groups, const AgreementQuery &query, const BootstrapPlan &plan);
/// RFC 4180, UTF-8 with a byte order mark; one row for each group, dimension and measure.
QByteArray agreementCsv(const AgreementData &data, const QList<AgreementGroup> &groups, const BootstrapPlan &plan);
/// @brief What was said, for figures of one's own: RFC 4180, UTF-8 with a byte order mark; one row for each image, person and dimension,
/// the codes of several labels with semicolons between. People are p1, p2 … in an order that says nothing.
QByteArray agreementRatingsCsv(const AgreementData &data);
/// The dimension in the language in force; of the means: "All dimensions".
QString dimensionTitle(const Preset &preset, const DimensionCode &code);

/// @brief Reads what agreement is computed from. Leads and adjudicators see everybody's work but on images they are still to
/// label themselves; others see images they have submitted, and calibration batches once revealed. Only leads learn who said it:
/// to everybody else the others are numbered, in an order that says nothing.
class AgreementService
{
public:
    AgreementService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}
    Result<AgreementData> data(bool withGold = false);

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
