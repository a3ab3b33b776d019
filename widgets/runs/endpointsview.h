// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/result.h"
#include "widgets/shell/page.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <functional>

class QListWidget;
class QListWidgetItem;
class QSplitter;
class QStackedWidget;

namespace yuyi {

class Banner;
class EmptyState;
class EndpointForm;
class EndpointTestPanel;
class EndpointTester;
struct EndpointTrial;

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
    void retranslate();
    void load();
    void fillList();
    /// Shows the server and the badge of an endpoint. `unsaved`: text for an unsaved draft; empty: there is none.
    static void showMarks(QListWidgetItem &item, const Endpoint &endpoint, const QString &unsaved);
    void select(const EndpointId &id);
    void keepDraft();
    bool isDrafted(const EndpointId &id) const;
    void save();
    void dropSaved(const Endpoint &sent, const Endpoint &saved, const QByteArray &key);
    void storeKey(const Endpoint &endpoint, const QByteArray &key);
    void keepForSession(const EndpointId &id, const QByteArray &key);
    void bringBack(const EndpointId &id);
    void forgetElsewhere(const Endpoint &endpoint);
    void removeKeyOf(const Endpoint &endpoint);
    void test();
    void listModels();
    void showTrial(const EndpointTrial &trial);
    void withKey(const Endpoint &endpoint, const std::function<void(const QByteArray &)> &go);
    void learn(const Endpoint &tested, const ChatParameters &learned);
    void removeEndpoint();
    void putBack();
    void lookForKey(const Endpoint &endpoint);
    void showSpent(const Endpoint &endpoint);
    const Endpoint *stored(const EndpointId &id) const;
    static bool isSame(const Endpoint &a, const Endpoint &b);

    PageContext m_context;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QSplitter *m_split = nullptr;
    QSplitter *m_right = nullptr;
    QListWidget *m_list = nullptr;
    EndpointForm *m_form = nullptr;
    EndpointTestPanel *m_test = nullptr;
    Banner *m_banner = nullptr;
    EndpointTester *m_tester;
    QList<Endpoint> m_endpoints;
    QHash<EndpointId, Endpoint> m_drafts;   ///< unsaved input; a new endpoint is stored under its future id
    QHash<EndpointId, QByteArray> m_keys;   ///< keys entered and not saved
    std::function<void()> m_offered;        ///< the action of the banner's button
    EndpointId m_shown;
    int m_shownVersion = 0;
    KeySource m_keyLooked = KeySource::None;
    Endpoint m_tested;
    bool m_listing = false;                 ///< the tester only fetches the list of models
    EndpointId m_wanted;                    ///< to be shown when the list is there
    bool m_loaded = false;
    bool m_saving = false;
    bool m_filling = false;
};

} // namespace yuyi
