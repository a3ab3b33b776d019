// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit.h"
#include "models/domain/json/json.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"

#include <QElapsedTimer>
#include <QString>

#include <atomic>
#include <mutex>

namespace yuyi::cli {

/// Writes results to standard output and everything else to standard error.
class Console
{
public:
    Console(bool json, bool quiet) : m_json(json), m_quiet(quiet) {}

    bool json() const { return m_json; }
    bool quiet() const { return m_quiet; }
    /// One JSON document with --json, else the text.
    void result(const Json &json, const QString &text) const;
    /// Like result(), for a sentence that only confirms the action: prints nothing with --quiet.
    void done(const Json &json, const QString &sentence) const;
    /// A message on standard error; nothing with --quiet.
    void say(const QString &sentence) const;
    /// A message on standard error, also with --quiet: the result is not everything that was asked for.
    void warn(const QString &sentence) const;
    /// Prints the error's sentence, also with --quiet, and returns the exit status.
    Exit fail(const Error &error) const;

private:
    bool m_json;
    bool m_quiet;
};

/// Progress as a bar on a terminal; Ctrl+C asks the work to stop.
class ConsoleProgress final : public Progress
{
public:
    explicit ConsoleProgress(const Console &console, QString what);
    ~ConsoleProgress() override;

    void setTotal(qint64 steps) override;
    void advance(qint64 steps = 1) override;
    bool cancelled() const override;

private:
    void draw();

    QString m_what;
    bool m_visible;
    std::atomic<qint64> m_total{0};
    std::atomic<qint64> m_done{0};
    std::mutex m_mutex;
    QElapsedTimer m_started;
    QElapsedTimer m_drawn;
};

/// Installs handlers: from now on Ctrl+C and SIGTERM ask the running work to stop; see platform::watchInterrupts().
void watchSignals();
bool stopAsked();

} // namespace yuyi::cli
