// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
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
class PicturePane;
class SplitView;

/// @brief The answers behind a figure, and the selected one with its pictures, its question and what people chose.
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
    /// The pictures of the selected answer's question, and which one is in the viewer.
    PicturePane *pictures() const { return m_pictures; }
    void retranslate();

Q_SIGNALS:
    /// The pictures of another question are shown.
    void picturesChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void fill();
    void showCurrent();
    void showPictures(const StudiedItem &item);
    /// What people wrote, the key first, then the most frequent; marks the answer of the person.
    QList<OptionCounts::Line> linesOfWritten(const StudiedItem &item, const Trial &trial, const StudiedPerson &person,
                                             const AnswerCounts &counts) const;

    PageContext m_context;
    std::shared_ptr<const StudyReport> m_report;
    TrialFilter m_filter;
    QString m_what;
    bool m_byRules = true;
    bool m_narrowed = false;
    PicturePane *m_pictures = nullptr;
    QuestionVersionId m_pending; ///< the question whose pictures were asked for
    Image m_image;               ///< of the pictures that are shown; null id: none is known
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
