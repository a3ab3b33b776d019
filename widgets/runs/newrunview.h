// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"
#include "widgets/shell/page.h"

#include <QHash>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QScrollArea;

namespace yuyi {

class ItemBar;
class LaunchFigures;
class PromptPreview;
class RunMatrix;
class RunOptions;
class SplitView;

/// @brief Sets up a launch: the items, the endpoints and configurations, and the options. Previews each prompt as it will be
/// sent, and estimates the total cost.
class NewRunView final : public QWidget
{
    Q_OBJECT
public:
    explicit NewRunView(PageContext context, QWidget *parent = nullptr);
    ~NewRunView() override;

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void retranslate();
    /// The reason why the launch cannot be started, as a sentence. Empty: nothing prevents it and the figures match the plan.
    QString blocker() const;
    bool canStart() const;
    void start();
    void step(int by);
    void focusMatrix();
    void focusSearch();
    bool hasEndpoints() const { return !m_endpoints.isEmpty(); }
    /// Returns true if endpoints and configurations can be ticked; the items may still be loading.
    bool isOffered() const { return m_offered; }
    bool isLoaded() const { return m_loaded; }

    RunMatrix *matrix() const { return m_matrix; }
    PromptPreview *preview() const { return m_preview; }
    LaunchFigures *figures() const { return m_figures; }
    /// The plan as set on the page.
    RunPlan plan() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void launched(const QList<yuyi::RunId> &runs);
    /// Whether the launch can be started may have changed.
    void stateChanged();
    /// Emitted when endpoints and configurations are loaded, and again when the items are loaded.
    void loaded();

private:
    struct Offered;
    struct Read;
    struct Weighing;
    using Cell = QPair<EndpointId, QString>;

    QWidget *buildSetup();
    QWidget *buildPreview();
    void load();
    void take(const Offered &offered);
    void readItems();
    void take(const Read &read);
    void takeChosen(const ChosenItems &chosen);
    void showMatrix();
    void fitMatrix();
    void ticked();
    void planChanged();
    void chooseItems();
    void weigh();
    void stopWeighing();
    /// Creates the runs and starts them, even if the same runs are already done.
    void launch();
    void showWeighing();
    void showPreview();
    void takePreview(const Result<SentPrompt> &prompt);
    void lookForKeys();
    void refreshBlocker();
    QString budgetFault() const;
    const Endpoint *endpoint(const EndpointId &id) const;
    QString titleOfConfiguration(const QString &code) const;

    PageContext m_context;
    ItemBar *m_items = nullptr;
    RunMatrix *m_matrix = nullptr;
    QScrollArea *m_matrixPlace = nullptr;
    QLabel *m_matrixTitle = nullptr;
    QLabel *m_matrixHint = nullptr;
    RunOptions *m_options = nullptr;
    QLabel *m_previewTitle = nullptr;
    QLabel *m_previewFacts = nullptr;
    PromptPreview *m_preview = nullptr;
    LaunchFigures *m_figures = nullptr;
    SplitView *m_split = nullptr;

    QList<Endpoint> m_endpoints;
    QHash<EndpointId, double> m_spent;
    QList<OfferedConfiguration> m_configurations;
    QSet<Cell> m_ticked;
    QHash<EndpointId, QString> m_keyFaults;   ///< why there is no key; empty: there is one
    QSet<EndpointId> m_keysAsked;
    std::shared_ptr<const void> m_held;       ///< keeps the project's items in memory for choosing and for the preview
    std::optional<ChosenItems> m_chosen;
    QString m_fault;                          ///< error in the plan, from choosing items or from the estimate
    int m_item = 0;
    bool m_active = false;
    bool m_offered = false;
    bool m_loaded = false;
    bool m_fresh = false;                     ///< the figures match the plan on the page
    bool m_launching = false;
    bool m_missed = false;                    ///< something changed while a launch was written
    quint64 m_loadRequest = 0;
    quint64 m_chooseRequest = 0;
    quint64 m_previewRequest = 0;
    std::shared_ptr<Weighing> m_weighing;
    QTimer m_soon;
    QTimer m_look;
    QTimer m_letGo;                           ///< releases the items some time after the page was left
};

} // namespace yuyi
