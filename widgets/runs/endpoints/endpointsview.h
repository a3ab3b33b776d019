// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

#include <functional>

class QListWidget;
class QListWidgetItem;
class QSplitter;

namespace yuyi {

class Banner;
class EmptyState;
class EndpointForm;
class EndpointKeys;
class EndpointsController;
class EndpointTestPanel;
class EndpointTrials;
class StateStack;

/// @brief The endpoints of a project: a list at the left, a form with the API key, and a test beside it. Unsaved input stays with
/// its endpoint until it is saved or reverted. This view is part of the models page, which forwards events to it. It registers
/// the commands "models.endpoint-…", which are enabled while it is shown.
class EndpointsView final : public QWidget
{
    Q_OBJECT
public:
    explicit EndpointsView(PageContext context, QWidget *parent = nullptr);

    /// Called when the view is shown: loads the list.
    void enter();
    void projectChanged(const Changes &changes);
    /// Selects an endpoint; null selects the first.
    void showEndpoint(const EndpointId &id);
    /// Opens the form for a new endpoint.
    void beginNew();
    /// Opens the form for a new practice model, with its name and answering behaviour filled in.
    void beginPractice();

Q_SIGNALS:
    void toast(const QString &sentence, bool undoable);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addCommands();
    void build();
    QWidget *buildList();
    void connectParts();
    void connectEndpoints();
    void connectKeys();
    void retranslate();
    void fillList();
    /// Shows the server and the badge of an endpoint. `unsaved`: text for an unsaved draft; empty: there is none.
    static void showMarks(QListWidgetItem &item, const Endpoint &endpoint, const QString &unsaved);
    void setShown(const EndpointId &id);
    void select(const EndpointId &id);
    void keepDraft();
    void save();
    void removeEndpoint();
    void putBack();
    void lookForKey(const Endpoint &endpoint);
    void showSpent(const Endpoint &endpoint, double spent);

    PageContext m_context;
    EndpointsController *m_endpoints;
    EndpointKeys *m_keys;
    StateStack *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QSplitter *m_right = nullptr;
    QListWidget *m_list = nullptr;
    EndpointForm *m_form = nullptr;
    EndpointTestPanel *m_test = nullptr;
    EndpointTrials *m_trials = nullptr;
    Banner *m_banner = nullptr;
    std::function<void()> m_offered; ///< the action of the banner's button
    EndpointId m_shown;
    bool m_practiceWanted = false; ///< as soon as the endpoints are read
    int m_shownVersion = 0;
    KeySource m_keyLooked = KeySource::None;
    EndpointId m_wanted; ///< to be shown when the list is there
    bool m_filling = false;
};

} // namespace yuyi
