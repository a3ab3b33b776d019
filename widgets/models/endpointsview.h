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

/// @brief The endpoints of a project: a list at the left, a form with its key, and a test beside it. What was typed into an
/// endpoint's form stays with it until it is saved or put back. A view of the models page, which embeds it and passes on what
/// happens; adds its commands to the registry ("models.endpoint-…"), enabled while it is shown.
class EndpointsView final : public QWidget
{
    Q_OBJECT
public:
    explicit EndpointsView(PageContext context, QWidget *parent = nullptr);

    /// Shown: loads the list.
    void enter();
    void projectChanged(const Changes &changes);
    /// Goes to one; null: the first.
    void showEndpoint(const EndpointId &id);
    /// A form for a new endpoint.
    void beginNew();
    /// … of a practice model; what it is called and how it answers is filled in.
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
    /// Where it is and its badge; `unsaved`: what is to be said of a draft, empty: nothing.
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
    QHash<EndpointId, Endpoint> m_drafts;   ///< typed and not saved; a new one is under the id it will have
    QHash<EndpointId, QByteArray> m_keys;   ///< typed and not saved
    std::function<void()> m_offered;        ///< what the banner's button does
    EndpointId m_shown;
    int m_shownVersion = 0;
    KeySource m_keyLooked = KeySource::None;
    Endpoint m_tested;
    bool m_listing = false;                 ///< the tester was asked for the list of models alone
    EndpointId m_wanted;                    ///< to be shown when the list is there
    bool m_loaded = false;
    bool m_saving = false;
    bool m_filling = false;
};

} // namespace yuyi
