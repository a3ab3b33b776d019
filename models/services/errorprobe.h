// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/services/runmaterial.h"

#include <QObject>

#include <memory>

namespace yuyi {

/// Characters a question to a model may have.
inline constexpr int longestProbe = 2000;

/// @brief What a free question about a case is sent with: the run's endpoint, model, parameters and picture, as its runner
/// sends them. A plain value, any thread.
struct ProbeMaterial {
    ErrorCaseId errorCase;
    RunMaterial run;                 ///< with the one item
    QString folder;                  ///< of the project
    bool withPicture = true;         ///< false: the run's configuration sends none
    OptionId said;                   ///< the option that the sample's scorer read in the reply; null: none
};

/// A probe with the item it is about.
struct ListedProbe {
    QString itemId;
    ErrorProbe probe;                ///< when it is somebody else's: without their name
};

/// @brief Who may ask a model about a case, and what was asked. For experts and leads; blind as their codes are.
class ErrorProbeService
{
public:
    /// `folder` of the project.
    ErrorProbeService(Stores &stores, const PersonId &actor, QString folder)
        : m_stores(stores), m_actor(actor), m_folder(std::move(folder))
    {
    }

    /// @brief Refused with a sentence for people where nothing can be asked: the replies were imported, the endpoint was
    /// removed or its budget is spent, the case is hidden from the person. Whether there is a key is SecretStore's to say.
    Result<ProbeMaterial> material(const ErrorCaseId &id);
    /// Those of a sample that the person may see, by case, oldest first.
    Result<QList<ListedProbe>> list(const ErrorSampleId &sample);

private:
    Stores &m_stores;
    PersonId m_actor;
    QString m_folder;
};

/// Without the space around it; Invalid with a sentence when it is empty or too long.
Result<QString> usableProbe(const QString &typed);

/// What came of a probe.
struct ProbeOutcome {
    ErrorProbe probe;
    bool stopped = false;
    QString problem;                 ///< for people, when there is no reply: what happened
    QString advice;                  ///< and what to do; may be empty
    ChatParameters learned;          ///< what the server turned out to refuse; to be kept (EndpointService::learn)
    bool newlyLearned = false;

    /// Stays with the case: a reply came, or the server would not give one.
    bool isKept() const
    {
        return !stopped && (probe.status == ReplyStatus::Answered || probe.status == ReplyStatus::Blocked);
    }
};

/// @brief Asks a model one free question about a picture. Lives on a thread with an event loop, which it never blocks: the
/// picture is prepared aside. One question at a time; nothing is asked again by itself.
class ErrorProber : public QObject
{
    Q_OBJECT
public:
    explicit ErrorProber(QObject *parent = nullptr);
    ~ErrorProber() override;         ///< stops

    /// `key` empty: none is sent. `question` as usableProbe gives it.
    void start(const ProbeMaterial &material, const QByteArray &key, const QString &question);
    /// Ends it; `finished` follows with `stopped`.
    void stop();
    bool isRunning() const { return m_work != nullptr; }
    /// Null while nothing runs.
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
