// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/history/changes.h"
#include "models/services/session/latest.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QToolButton;

namespace yuyi {

class MarkdownView;
class ProjectAccess;

/// @brief Shows the current guideline beside the work, with a list of its clauses to jump to. Loads itself when it is first
/// shown.
class GuidelinePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit GuidelinePanel(ProjectAccess &project, QWidget *parent = nullptr);

    /// The current guideline; no value if there is none or it is not loaded yet.
    const std::optional<Guideline> &guideline() const { return m_guideline; }
    void load();
    void projectChanged(const Changes &changes);
    /// Scrolls to a clause. Returns false if the current version has no clause with this anchor.
    bool goToClause(const QString &anchor);

Q_SIGNALS:
    /// The current version was loaded or reloaded.
    void loaded();
    void closeRequested();
    void linkActivated(const QString &url);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showGuideline();

    ProjectAccess &m_project;
    std::optional<Guideline> m_guideline;
    bool m_known = false;
    Latest m_latest;
    QLabel *m_title;
    QLabel *m_facts;
    QComboBox *m_clauses;
    MarkdownView *m_text;
    QToolButton *m_close;
};

} // namespace yuyi
