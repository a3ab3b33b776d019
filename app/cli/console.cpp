// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "models/domain/people/personname.h"
#include "models/imaging/codecs/decoderoutput.h"
#include "models/platform/console.h"

#include <QCoreApplication>

#include <cstdio>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Console)
};

void write(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
    std::fflush(stream);
}

/// Names and paths come from elsewhere: what would act on the terminal is written as its number. Line breaks and tabs are ours.
QString forTerminal(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar character : text) {
        if (character == u'\n' || character == u'\t' || !actsOnText(character))
            shown += character;
        else
            shown += QStringLiteral("\\u%1").arg(static_cast<uint>(character.unicode()), 4, 16, QLatin1Char('0'));
    }
    return shown;
}

constexpr int drawEveryMs = 100;
constexpr int barWidth = 24;

} // namespace

void watchSignals()
{
    platform::watchInterrupts();
}

bool stopAsked()
{
    return platform::interruptAsked();
}

void Console::result(const Json &json, const QString &text) const
{
    if (m_json)
        write(stdout, QString::fromUtf8(jsonText(json, 2)) % QLatin1Char('\n'));
    else if (!text.isEmpty())
        write(stdout, forTerminal(text.endsWith(QLatin1Char('\n')) ? text : text % QLatin1Char('\n')));
}

void Console::done(const Json &json, const QString &sentence) const
{
    result(json, m_quiet ? QString() : sentence);
}

void Console::say(const QString &sentence) const
{
    if (!m_quiet)
        write(programErrors(), forTerminal(sentence) % QLatin1Char('\n'));
}

void Console::warn(const QString &sentence) const
{
    write(programErrors(), forTerminal(sentence) % QLatin1Char('\n'));
}

Exit Console::fail(const Error &error) const
{
    write(programErrors(), forTerminal(Tr::tr("yuyi-cli: %1").arg(error.sentence)) % QLatin1Char('\n'));
    return exitFor(error);
}

ConsoleProgress::ConsoleProgress(const Console &console, QString what)
    : m_what(std::move(what)),
      m_visible(!console.quiet() && platform::isTerminal(programErrors()))
{
    m_started.start();
    m_drawn.start();
}

ConsoleProgress::~ConsoleProgress()
{
    if (m_visible && m_done.load() > 0)
        write(programErrors(), QStringLiteral("\r\033[K"));
}

void ConsoleProgress::setTotal(qint64 steps)
{
    // Work of several parts tells its total again; what is done stays done.
    m_total.store(steps);
}

void ConsoleProgress::advance(qint64 steps)
{
    m_done.fetch_add(steps);
    if (!m_visible)
        return;
    const std::scoped_lock lock(m_mutex);
    if (m_drawn.elapsed() >= drawEveryMs) {
        m_drawn.restart();
        draw();
    }
}

bool ConsoleProgress::cancelled() const
{
    return stopAsked();
}

void ConsoleProgress::draw()
{
    const qint64 total = m_total.load();
    const qint64 done = m_done.load();
    const double seconds = static_cast<double>(m_started.elapsed()) / 1000.0;
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    const int filled = total > 0 ? static_cast<int>(done * barWidth / std::max<qint64>(1, total)) : 0;
    const QString bar = QString(std::min(filled, barWidth), QLatin1Char('#')).leftJustified(barWidth, QLatin1Char('.'));
    const QString left = rate > 0 && total > done
                           ? Tr::tr("%1 s left").arg(QString::number(static_cast<double>(total - done) / rate, 'f', 0))
                           : QString();
    write(programErrors(), QStringLiteral("\r\033[K%1 [%2] %3/%4  %5/s  %6")
                               .arg(m_what, bar, QString::number(done), QString::number(total), QString::number(rate, 'f', 0),
                                    left));
}

} // namespace yuyi::cli
