// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"
#include "widgets/runs/launch/newruncontroller.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ItemBar;
class LaunchFigures;
class PromptPanel;
class PromptPreview;
class RunMatrix;
class RunOptions;

/// @brief Sets up a launch: the items, the endpoints and configurations, and the options. Previews each prompt as it will be
/// sent, and estimates the total cost.
class NewRunView final : public QWidget
{
    Q_OBJECT
public:
    explicit NewRunView(PageContext context, QWidget *parent = nullptr);

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void retranslate();
    /// The reason why the launch cannot be started, as a sentence. Empty: nothing prevents it and the figures match the plan.
    QString blocker() const { return m_controller->blocker(); }
    bool canStart() const { return m_controller->canStart(); }
    void start() { m_controller->start(); }
    void step(int by);
    void focusMatrix();
    void focusSearch();
    bool hasEndpoints() const { return !m_controller->endpoints().isEmpty(); }
    /// Returns true if endpoints and configurations can be ticked; the items may still be loading.
    bool isOffered() const { return m_controller->isOffered(); }
    bool isLoaded() const { return m_controller->isLoaded(); }

    RunMatrix *matrix() const { return m_matrix; }
    PromptPreview *preview() const;
    LaunchFigures *figures() const { return m_figures; }
    /// The plan as set on the page.
    RunPlan plan() const { return m_controller->plan(); }

Q_SIGNALS:
    void failed(const QString &sentence);
    void launched(const QList<yuyi::RunId> &runs);
    /// Whether the launch can be started may have changed.
    void stateChanged();
    /// Emitted when endpoints and configurations are loaded, and again when the items are loaded.
    void loaded();

private:
    void build();
    QWidget *buildSetup();
    void buildMatrix(QWidget *host, QVBoxLayout *column);
    void connectController();
    /// Items and options as set on the page.
    RunPlan asked() const;
    void showMatrix();
    void fitMatrix();
    void showPlan();
    void showLeftOut();
    void showChosen();
    void showPreview();
    void refreshBlocker();
    void askAgain(int done, int unfinished);

    PageContext m_context;
    NewRunController *m_controller;
    ItemBar *m_items = nullptr;
    RunMatrix *m_matrix = nullptr;
    QScrollArea *m_matrixArea = nullptr;
    QLabel *m_matrixTitle = nullptr;
    QLabel *m_matrixHint = nullptr;
    QLabel *m_leftOut = nullptr; ///< what a tick of several cells left out, and why
    RunOptions *m_options = nullptr;
    PromptPanel *m_preview = nullptr;
    LaunchFigures *m_figures = nullptr;
};

} // namespace yuyi
