// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/domain/preset.h"
#include "models/services/agreementfigures.h"
#include "models/services/errordecisions.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A case with what figures are made from.
struct ReportedCase {
    ErrorCase errorCase;
    RunId run;
    QString model;                   ///< marked where it is practice
    QString configuration;           ///< code
    QuestionVersionId question;
    ImageId image;
    QString itemId;
    Labels labels;                   ///< of the item when its run was frozen
    ErrorCaseState state = ErrorCaseState::Open;
    std::optional<CaseCode> code;    ///< the one that counts
    bool practice = false;           ///< a practice model's reply
};

/// @brief Everything charts and tables of error types are computed from. A plain value, any thread.
struct ErrorReportData {
    Preset preset;
    ErrorTypes types;                ///< the tree in force
    QList<ErrorSample> samples;
    QList<ReportedCase> cases;       ///< by sample, then position
    QList<SubmittedLabels> handedIn; ///< experts' primary types as labels of one dimension; `image` stands for the case
};

/// Which cases of the data are meant; every member that is set narrows it.
struct CaseFilter {
    RunId run;
    DimensionCode dimension;         ///< with `label`
    LabelCode label;
    QString type;
    QString subtype;                 ///< with `type`
    bool primaryOnly = true;         ///< false: also where the type is a further one

    friend bool operator==(const CaseFilter &, const CaseFilter &) = default;
};

/// Decided cases where the model is wrong, in their order.
QList<ReportedCase> casesOf(const ErrorReportData &data, const CaseFilter &filter = {});

struct TypeCount {
    QString type;
    QString subtype;                 ///< empty: the type as a whole
    QString title;
    int count = 0;
    double share = 0;                ///< of the cases counted, 0…1
};

/// @brief How often each type is the primary one, in the tree's order, each followed by its subtypes (one without a title:
/// no subtype was chosen, and only where others were). Types nobody chose are there with 0.
QList<TypeCount> typeCounts(const ErrorReportData &data, const CaseFilter &filter = {});

/// Error types of one label (or model): counts in the order of the tree's types.
struct CategoryErrors {
    QString title;
    DimensionCode dimension;
    LabelCode label;
    RunId run;
    QList<int> counts;
    int total = 0;
};
/// A row for each label of the dimension in the preset's order; a case with several labels counts in each.
QList<CategoryErrors> errorsByLabel(const ErrorReportData &data, const DimensionCode &dimension, const RunId &run = {});
/// A row for each run, in the order of its first case.
QList<CategoryErrors> errorsByRun(const ErrorReportData &data);

/// @brief How far experts agree on the primary type (or that the model is not wrong), on cases that two or more coded.
/// With a plan also bootstrap intervals, drawn over cases.
AgreementLine expertAgreement(const ErrorReportData &data, const std::optional<BootstrapPlan> &plan = {});

/// As `yuyi-cli errors report --json` prints it.
Json errorReportJson(const ErrorReportData &data);
/// The decided cases as a table, one row each: CSV (RFC 4180), UTF-8.
QByteArray errorReportCsv(const ErrorReportData &data);
/// @name What the charts show, as tables: CSV (RFC 4180), UTF-8
/// @{
/// @name Tables of counts; the last column is 1 where replies of a practice model are counted.
/// @{
QByteArray typeCountsCsv(const ErrorReportData &data);
QByteArray categoriesCsv(const ErrorReportData &data, const QList<CategoryErrors> &rows);
/// @}
/// Whether a case is a practice model's.
bool holdsPractice(const ErrorReportData &data);
/// @}

/// @brief Reads the data. For leads and experts.
class ErrorReportService
{
public:
    ErrorReportService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Of these samples; empty: all.
    Result<ErrorReportData> data(const QList<ErrorSampleId> &samples = {});

private:
    Result<> addSample(ErrorReportData &data, const ErrorSample &sample);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
