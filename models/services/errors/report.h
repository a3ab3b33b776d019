// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "models/services/agreement/figures.h"
#include "models/services/errors/decisions.h"
#include "models/services/rules/hiddenitems.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A case with the data for the figures.
struct ReportedCase {
    ErrorCase errorCase;
    RunId run;
    QString model;         ///< name; marked if it is a practice model
    QString configuration; ///< code
    QuestionVersionId question;
    ImageId image;
    QString itemId;
    Labels labels; ///< labels of the item when its run was frozen
    ErrorCaseState state = ErrorCaseState::Open;
    std::optional<CaseCode> code; ///< the deciding code
    bool practice = false;        ///< a practice model's reply
    /// Of each follow-up question that the model replied to: the verdict that counts (jointVerdict()), or none.
    QList<std::optional<ProbeVerdict>> replies = {};
};

/// The data for charts and tables of error types. A plain value that may be used on any thread.
struct ErrorReportData {
    Preset preset;    ///< of the items, see groupedPreset()
    ErrorTypes types; ///< the current tree of error types
    QList<ErrorSample> samples;
    QList<ReportedCase> cases;       ///< by sample, then position
    QList<SubmittedLabels> handedIn; ///< experts' primary types as labels of one dimension; `image` holds the case
    HiddenItems hidden;              ///< counted but not listed: the person may still answer or annotate them
};

/// Selects cases; all members that are set must match.
struct CaseFilter {
    RunId run;
    DimensionCode dimension; ///< with `label`
    LabelCode label;
    QString type;
    QString subtype;                                 ///< with `type`
    bool primaryOnly = true;                         ///< false: cases with the type as a further type match as well
    bool judged = false;                             ///< only cases with a verdict on a reply to a follow-up question
    ErrorVerdict verdict = ErrorVerdict::ModelWrong; ///< of others than this there is no type

    friend bool operator==(const CaseFilter &, const CaseFilter &) = default;
};

/// The decided cases with the verdict of the filter (by default: the model is wrong), in the order of the data.
QList<ReportedCase> casesOf(const ErrorReportData &data, const CaseFilter &filter = {});

struct TypeCount {
    QString type;
    QString subtype; ///< empty: the type with all its subtypes
    QString title;
    int count = 0;
    double share = 0;                                ///< share 0…1 of the counted cases
    ErrorVerdict verdict = ErrorVerdict::ModelWrong; ///< another: all cases with it; `type` is its code
};

/// @brief How often each type is the primary type, in the order of the tree; each type is followed by its subtypes. A subtype
/// without a title counts cases without a subtype, if other cases have one. Unused types are included with 0. Where the preset counts
/// verdicts, the last two are the cases in which the annotation or the extraction is wrong, and all shares are of all decided cases.
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
/// One row for each label of the dimension in the preset's order. A case with several labels counts in each.
QList<CategoryErrors> errorsByLabel(const ErrorReportData &data, const DimensionCode &dimension, const RunId &run = {});
/// One row for each run, in the order of its first case.
QList<CategoryErrors> errorsByRun(const ErrorReportData &data);

/// @brief The agreement of experts on the primary type (or that the model is not wrong), over cases coded by at least two. With
/// `plan`, also bootstrap intervals (cases are resampled).
AgreementLine expertAgreement(const ErrorReportData &data, const std::optional<BootstrapPlan> &plan = {});

/// The JSON printed by `yuyi-cli errors report --json`.
Json errorReportJson(const ErrorReportData &data);
/// @brief The decided cases as CSV (RFC 4180, UTF-8), one row each, with the numbers of replies to follow-up questions by verdict;
/// without those of hidden items.
QByteArray errorReportCsv(const ErrorReportData &data);
/// @name Tables of counts as CSV (RFC 4180, UTF-8). The last column is 1 if replies of a practice model are counted.
/// @{
QByteArray typeCountsCsv(const ErrorReportData &data);
QByteArray categoriesCsv(const ErrorReportData &data, const QList<CategoryErrors> &rows);
/// @}
/// Whether any case concerns a reply of a practice model.
bool holdsPractice(const ErrorReportData &data);

/// Reads the data of the error report. For leads and experts.
class ErrorReportService
{
public:
    ErrorReportService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// The data of these samples; of all samples if empty.
    Result<ErrorReportData> data(const QList<ErrorSampleId> &samples = {});

private:
    Result<> addSample(ErrorReportData &data, const ErrorSample &sample);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
