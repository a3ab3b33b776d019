// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/lists.h"
#include "models/services/studyreports/report.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTableView;

namespace yuyi {

class AnswersModel;
class FactList;
class FilterChip;
class ImageViewer;
class ShownPicture;
class SplitView;

/// @brief The answers behind a figure, and the selected one with its picture, its question and what people chose.
class AnswersView final : public QWidget
{
    Q_OBJECT
public:
    explicit AnswersView(const PageContext &context, QWidget *parent = nullptr);

    /// Sets the answers. `what` describes them; empty: all answers.
    void setAnswers(const std::shared_ptr<const StudyReport> &report, bool byRules, const TrialFilter &filter, const QString &what);
    void walk(int step);
    void widen();
    bool isNarrowed() const { return m_narrowed; }
    AnswersModel *model() const { return m_model; }
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void fill();
    void showCurrent();
    void showPicture(const StudiedItem &item);
    /// What people wrote, the key first, then the most frequent; marks the answer of the person.
    QList<OptionCounts::Line> linesOfWritten(const StudiedItem &item, const Trial &trial, const StudiedPerson &person,
                                             const AnswerCounts &counts) const;

    PageContext m_context;
    std::shared_ptr<const StudyReport> m_report;
    TrialFilter m_filter;
    QString m_what;
    bool m_byRules = true;
    bool m_narrowed = false;
    ShownPicture *m_shownPicture = nullptr;
    ImageId m_pending; ///< the requested picture
    SplitView *m_split = nullptr;
    QLabel *m_title = nullptr;
    FilterChip *m_chip = nullptr;
    QTableView *m_table = nullptr;
    AnswersModel *m_model = nullptr;
    ImageViewer *m_viewer = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_stem = nullptr;
    OptionCounts *m_options = nullptr;
    FactList *m_facts = nullptr;
};

} // namespace yuyi
