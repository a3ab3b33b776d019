// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/project/project.h"
#include "models/domain/review/calibration.h"
#include "models/services/agreement/figures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <atomic>
#include <optional>

namespace yuyi {

/// How the results are grouped. Label: by the labels of one single-choice dimension; the gold annotation of an image decides
/// its group.
enum class AgreementBy {
    Dimension,
    Pair,
    Round,
    Week,
    Label
};

inline constexpr CodeTable<AgreementBy, 5> codesOf(AgreementBy)
{
    return {{{AgreementBy::Dimension, u"dimension"},
             {AgreementBy::Pair, u"pair"},
             {AgreementBy::Round, u"round"},
             {AgreementBy::Week, u"week"},
             {AgreementBy::Label, u"label"}}};
}

/// Labels made for the benchmark, or labels made in calibration batches.
enum class AgreementScope {
    Production,
    Calibration
};

inline constexpr CodeTable<AgreementScope, 2> codesOf(AgreementScope)
{
    return {{{AgreementScope::Production, u"production"}, {AgreementScope::Calibration, u"calibration"}}};
}

struct AgreementQuery {
    AgreementBy by = AgreementBy::Dimension;
    AgreementScope scope = AgreementScope::Production; ///< ignored by Round, which shows both
    DimensionCode label;                               ///< for AgreementBy::Label

    friend bool operator==(const AgreementQuery &, const AgreementQuery &) = default;
};

/// @brief The input of the figures. It has only blind first submissions, so discussions, adjudication and returned work have not
/// influenced the agreement. A plain value; computing on it needs no store and may run on any thread.
struct AgreementData {
    Preset preset;                   ///< with the dimensions of images alone; the values of open ones are those that were submitted
    QList<Person> people;            ///< for persons who are not leads: only their own name; the others are anonymous
    QList<SubmittedLabels> labels;   ///< oldest first, including calibration
    QList<CalibrationBatch> batches; ///< oldest first
    QHash<ImageId, Labels> gold;     ///< only if requested
    qint64 hidden = 0;               ///< number of images excluded until the person has submitted, or the calibration is revealed
    qint64 ofOthers = 0;             ///< number of images excluded because the person has no part in them
};

/// One group of a report: all images, a pair of people, a round, a week or a label.
struct AgreementGroup {
    QString code;
    QString title;
    PersonId first, second; ///< only for AgreementBy::Pair
    QList<SubmittedLabels> labels;
    QList<AgreementLine> lines; ///< empty until computed
};

/// The groups of a query in display order, without figures.
QList<AgreementGroup> agreementGroups(const AgreementData &data, const AgreementQuery &query);
/// The groups with their figures and, with `plan`, their intervals; empty if cancelled, or if the preset has no dimension of images.
QList<AgreementGroup> agreementReport(const AgreementData &data, const AgreementQuery &query,
                                      const std::optional<BootstrapPlan> &plan = {},
                                      const std::atomic<bool> *cancel = nullptr);

/// @brief The JSON printed by `yuyi-cli agreement --json`: `{by, seed, draws, dimensions: {code: {percent: {value, lo, hi, n_used,
/// n_total} …}}, all}`; by pair and round, a list of such objects. An undefined figure is `{value: null, why}`.
Json agreementJson(const QList<AgreementGroup> &groups, const AgreementQuery &query, const BootstrapPlan &plan);
/// CSV (RFC 4180, UTF-8 with a byte order mark) with one row for each group, dimension and measure.
QByteArray agreementCsv(const AgreementData &data, const QList<AgreementGroup> &groups, const BootstrapPlan &plan);
/// @brief The raw labels for analysis in other programs, as CSV (RFC 4180, UTF-8 with a byte order mark): one row for each image,
/// person and dimension; several label codes are separated by semicolons. People are p1, p2 …, ordered by a hash of their id.
QByteArray agreementRatingsCsv(const AgreementData &data);
/// The title of the dimension in the current language; "All dimensions" for the means.
QString dimensionTitle(const Preset &preset, const DimensionCode &code);

/// @brief Reads the data for the agreement figures. Leads and adjudicators get everyone's work except on images that they still
/// have to label; others get the images they have submitted, and calibration batches after they are revealed. Only leads see
/// names; for everyone else the other people are numbered in an uninformative order.
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
