// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/services/results/table.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

class ProjectHost;
class Stores;

/// A question that counts in a run, as it can be found in another project.
struct CountedQuestion {
    /// Equal in two projects if picture, question, options and key are the same; of an image, all of its questions.
    QByteArray content;
    double score = 0;         ///< 0…1
    QList<qsizetype> columns; ///< in which of ResultsSide::columns it counts
};

/// A run, the people of a study or a baseline, with a cell for each column.
struct SideRow {
    RowKind kind = RowKind::Model;
    QString model;         ///< of a model's run
    QString title;         ///< as shown: the model (marked if it is a practice model), or who the people are
    QString configuration; ///< code
    QString configurationTitle;
    QString detail;  ///< option order and repeats of a run; the study of people; may be empty
    QString warning; ///< why a run is incomplete; empty: it is complete
    bool practice = false;
    bool textOnly = false;            ///< the run shows no picture
    RunId run;                        ///< null: not a run, or it comes from a file that does not name it
    QList<ResultsCell> cells;         ///< one for each column
    QList<CountedQuestion> questions; ///< that a run counts; empty if they are not known
};

/// @brief The results of one project, or of a file of results, for comparing it with another: overall and by all labels. A plain value.
struct ResultsSide {
    QString title; ///< of the project, or the name of the file
    Scorer scorer = Scorer::Strict;
    QString metric;               ///< code of the Metric that is counted; empty: questions
    QString metricTitle;          ///< in the current language; of a file its code
    bool fromFile = false;        ///< its questions are not known
    QList<ResultsColumn> columns; ///< the first is overall
    QList<SideRow> rows;          ///< runs, newest first; then human average and best; then chance
    bool withPractice = false;    ///< practice runs were requested
    QList<Study> studies;         ///< with answers, newest first
    StudyId study;                ///< the study of the people; null: none

    /// The people or the baseline of this kind; null: there are none.
    const SideRow *row(RowKind kind) const;
};

/// @brief Makes a side of what was read for `query`; its grouping is replaced by all labels and each run's own questions. `contents`: of
/// CountedQuestion, by question.
ResultsSide sideOf(const QString &title, const ResultsData &data, ResultsQuery query,
                   const QHash<QuestionVersionId, QByteArray> &contents);

/// Reads a side of the project for a lead or expert. One step of `progress` is a run; Cancelled if it was stopped.
Result<ResultsSide> readSide(Stores &stores, const PersonId &actor, const ResultsQuery &query, Progress &progress);

/// @brief Reads the other side without changing anything: a file of results (a .json or .csv file, see readResultsFile()), or a project
/// by ProjectHost::look(). All runs that are not hidden there count, whatever runs `query` names. Its figures are those that its first
/// active lead sees. Refused if a file has another scorer or counts another metric
/// than `query`, or a project does not have these. Blocks.
Result<ResultsSide> readOtherSide(ProjectHost &host, const QString &location, const ResultsQuery &query, Progress &progress);
/// The same of a project with its study chosen by name: "none" for none, empty for the newest complete one.
Result<ResultsSide> readOtherSide(ProjectHost &host, const QString &location, const ResultsQuery &query, const QString &study,
                                  Progress &progress);

} // namespace yuyi
