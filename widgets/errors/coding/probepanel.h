// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/probe.h"
#include "widgets/shell/page/page.h"

#include <QHash>

#include <optional>

class QAction;
class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class LineField;
class ProbeReply;
struct Secret;

/// @brief Free questions to the model about a case: the earlier questions and answers, which the person can judge, and a field for a
/// new one. If no question can be asked, the panel says why. An answer is stored with the case it belongs to, even if another case is
/// shown by then.
class ProbePanel final : public QWidget
{
    Q_OBJECT
public:
    ProbePanel(PageContext context, QWidget *parent);

    void setCase(const ErrorCaseView &view);
    /// Looks up the API keys again, because they may have changed.
    void enter();
    /// Cancels the running question and clears all input, because another person takes over.
    void forget();
    void retranslate();

    /// Returns true if the endpoint exists and its key is available.
    bool canAsk() const;
    bool isAsking() const { return m_prober.isRunning(); }
    void stop() { m_prober.stop(); }
    LineField *field() const { return m_field; }
    /// The newest reply that can be judged, the one whose chips have keys; null if there is none.
    ProbeReply *newestReply() const;
    /// The message below the input field; may be empty.
    QString sentence() const;

Q_SIGNALS:
    /// Whether a question can be asked may have changed.
    void changed();
    void escaped();
    /// An answer was kept with this case.
    void kept(const yuyi::ErrorCaseId &id);
    /// A verdict on a reply was stored with this case, or withdrawn.
    void judged(const yuyi::ErrorCaseId &id);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void lookForKey();
    void ask();
    void send(const Secret &secret, const ErrorCaseId &id, const QString &question);
    void ended(const ProbeOutcome &outcome);
    void judge(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict);
    void showProbes();
    void buildProbes();
    void dropProbes();
    void showState();
    QString factsOf(const ErrorProbe &probe) const;

    PageContext m_context;
    ErrorProber m_prober;
    std::optional<ErrorCaseView> m_view;
    PersonId m_asker;                     ///< the person who asked the running question
    QString m_item;                       ///< the item of the running question
    QHash<EndpointId, QString> m_keyless; ///< why there is no key; empty: there is one
    QSet<EndpointId> m_looked;            ///< endpoints looked up in the keychain since the view was entered
    QHash<ErrorCaseId, QString> m_typed;
    QHash<ErrorCaseId, QString> m_problems; ///< of the last question about a case
    bool m_preparing = false;
    int m_judging = 0; ///< number of verdicts being stored; what is read before they are stored must not be shown
    QLabel *m_title = nullptr;
    QVBoxLayout *m_list = nullptr;
    QList<ProbeReply *> m_shown;
    QWidget *m_line = nullptr;
    LineField *m_field = nullptr;
    ActionButton *m_ask = nullptr;
    ActionButton *m_stop = nullptr;
    QLabel *m_state = nullptr;
};

} // namespace yuyi
