// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorcodingservice.h"
#include "models/services/errorprobe.h"
#include "widgets/shell/page.h"

#include <QHash>

#include <optional>

class QAction;
class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class LineField;
struct Secret;

/// @brief Free questions to the model about a case: what was asked and answered, and a line to ask more. Says why where
/// nothing can be asked. An answer is kept with its case although another is shown in the meantime.
class ProbePanel final : public QWidget
{
    Q_OBJECT
public:
    ProbePanel(PageContext context, QWidget *parent);

    void setCase(const ErrorCaseView &view);
    /// Keys may have come or gone: they are looked for again.
    void enter();
    /// What runs is given up: another person works on.
    void forget();
    void retranslate();

    /// There is an endpoint with a key.
    bool canAsk() const;
    bool isAsking() const { return m_prober.isRunning(); }
    void stop() { m_prober.stop(); }
    LineField *field() const { return m_field; }
    /// The sentence below the line; empty: none.
    QString sentence() const;

Q_SIGNALS:
    /// What can be asked has changed.
    void changed();
    void escaped();
    /// An answer was kept with this case.
    void kept(const yuyi::ErrorCaseId &id);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void lookForKey();
    void ask();
    void send(const Secret &secret, const ErrorCaseId &id, const QString &question);
    void ended(const ProbeOutcome &outcome);
    void showProbes();
    void showState();
    QString factsOf(const ErrorProbe &probe) const;

    PageContext m_context;
    ErrorProber m_prober;
    std::optional<ErrorCaseView> m_view;
    PersonId m_asker;                            ///< who asked what runs
    QString m_item;                              ///< the item it is about
    QHash<EndpointId, QString> m_keyless;        ///< why there is no key; empty: there is one
    QSet<EndpointId> m_looked;                   ///< asked the keychain for since the view was entered
    QHash<ErrorCaseId, QString> m_typed;
    QHash<ErrorCaseId, QString> m_problems;      ///< of the last question about a case
    bool m_preparing = false;
    QLabel *m_title = nullptr;
    QVBoxLayout *m_list = nullptr;
    QList<QWidget *> m_shown;
    QWidget *m_line = nullptr;
    LineField *m_field = nullptr;
    ActionButton *m_ask = nullptr;
    ActionButton *m_stop = nullptr;
    QLabel *m_state = nullptr;
};

} // namespace yuyi
