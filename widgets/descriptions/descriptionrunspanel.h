// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/descriptions/descriptionspagedata.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace yuyi {

/// @brief The runs of descriptions with their judges, and what is done with the selected one.
class DescriptionRunsPanel final : public QWidget
{
    Q_OBJECT
public:
    DescriptionRunsPanel(DescriptionsPageData &pageData, QWidget *parent);

    /// Shows the current runs of the page data.
    void showRuns();
    void retranslate();
    /// The run of descriptions, or the judge's run, that is selected in the list.
    RunId marked() const;
    RunId toMark() const;
    /// Whether the selected run can be continued, or is active here or elsewhere.
    bool canGoOn() const;
    bool isAtWork() const;
    void goOn();
    void pause();
    void hideRun();
    void showHidden();
    QTreeWidget *tree() const { return m_runs; }

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void endScoring(const DescriptionRun &run);
    QString summary(const DescriptionRun &run) const;
    const DescriptionRun *line(const RunId &id) const;

    DescriptionsPageData &m_pageData;
    QTreeWidget *m_runs = nullptr;
    QLabel *m_runState = nullptr;
};

} // namespace yuyi
