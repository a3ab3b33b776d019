// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/services/runs/prompts/material.h"

#include <QObject>

#include <memory>
#include <optional>

namespace yuyi {

/// Maximum length in characters of a question to a model.
inline constexpr int longestProbe = 2000;

/// @brief Everything needed to send a free question about a case: endpoint, model, parameters and picture as the runner sends
/// them in the run. A plain value that may be used on any thread.
struct ProbeMaterial {
    ErrorCaseId errorCase;
    RunMaterial run;         ///< with only this item
    QString folder;          ///< project folder
    bool withPicture = true; ///< false if the run's configuration sends no picture
    QList<Medium> pictures;  ///< of the item, those of options in the order in which the model saw them
    Answer said;             ///< what the sample's scorer extracted from the reply; empty if nothing
};

/// A probe with the item it is about.
struct ListedProbe {
    QString itemId;
    ErrorProbe probe;                    ///< without the person's name if it is someone else's
    std::optional<ProbeVerdict> verdict; ///< the one that counts, of those that the person may see
};

/// Checks who may query a model about a case, and lists past probes. For experts and leads; others' probes are as blind as codes.
class ErrorProbeService
{
public:
    /// `folder` is the project folder.
    ErrorProbeService(Stores &stores, const PersonId &actor, QString folder)
        : m_stores(stores), m_actor(actor), m_folder(std::move(folder))
    {
    }

    /// @brief Returns Refused with a readable reason if no question can be sent: the replies were imported, the endpoint was
    /// removed or its budget is spent, or the case is hidden from the person. Does not check for a key; see SecretStore.
    Result<ProbeMaterial> material(const ErrorCaseId &id);
    /// The probes of a sample that the person may see, by case, oldest first.
    Result<QList<ListedProbe>> list(const ErrorSampleId &sample);

private:
    Stores &m_stores;
    PersonId m_actor;
    QString m_folder;
};

/// Returns the question without surrounding white space, or Invalid with a message if it is empty or too long.
Result<QString> usableProbe(const QString &typed);

/// The result of a probe.
struct ProbeOutcome {
    ErrorProbe probe;
    bool stopped = false;
    QString problem;        ///< readable error if there is no reply
    QString advice;         ///< what to do about it; may be empty
    ChatParameters learned; ///< parameters that the server refused; store them with EndpointService::learn
    bool newlyLearned = false;

    /// Whether to store the probe with the case: the model replied, or the server blocked the request.
    bool isKept() const
    {
        return !stopped && (probe.status == ReplyStatus::Answered || probe.status == ReplyStatus::Blocked);
    }
};

/// @brief Sends a model one free question about a picture. Lives on a thread with an event loop, which it never blocks; the
/// picture is prepared on another thread. One question at a time; there are no automatic retries.
class ErrorProber : public QObject
{
    Q_OBJECT
public:
    explicit ErrorProber(QObject *parent = nullptr);
    ~ErrorProber() override; ///< stops

    /// If `key` is empty, no key is sent. `question` must be a result of usableProbe().
    void start(const ProbeMaterial &material, const QByteArray &key, const QString &question);
    /// Stops the request; `finished` is emitted with `stopped` set.
    void stop();
    bool isRunning() const { return m_work != nullptr; }
    /// The case of the running request; null if there is none.
    ErrorCaseId errorCase() const;

Q_SIGNALS:
    void finished(const yuyi::ProbeOutcome &outcome);

private:
    void ask();
    void finish();

    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::ProbeOutcome)
