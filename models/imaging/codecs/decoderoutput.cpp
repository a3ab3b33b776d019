// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decoderoutput.h"

#include <QCoreApplication>

#include <iostream>
#include <mutex>
#include <streambuf>
#include <utility>

namespace yuyi {

namespace {

/// Never destroyed: libraries may print until the very end.
struct Diversion {
    std::FILE *before = nullptr;
    std::function<void(const QByteArray &)> line;
};

Diversion &theDiversion()
{
    static auto *diversion = new Diversion;
    return *diversion;
}

#if defined(__GLIBC__)

void take(const char *text, qsizetype size)
{
    const QByteArray words = QByteArray(text, size).trimmed();
    // At the end of the program nobody is there to write it down.
    if (!words.isEmpty() && QCoreApplication::instance() != nullptr)
        theDiversion().line(words);
}

ssize_t takeFromStdio(void *, const char *text, size_t size)
{
    take(text, static_cast<qsizetype>(size));
    return static_cast<ssize_t>(size);
}

/// OpenCV prints with std::cerr.
class Lines final : public std::streambuf
{
protected:
    int_type overflow(int_type letter) override
    {
        if (!traits_type::eq_int_type(letter, traits_type::eof())) {
            const char one = traits_type::to_char_type(letter);
            xsputn(&one, 1);
        }
        return traits_type::not_eof(letter);
    }
    std::streamsize xsputn(const char *text, std::streamsize size) override
    {
        const std::lock_guard lock(m_mutex);
        m_line.append(text, static_cast<qsizetype>(size));
        for (qsizetype end = m_line.indexOf('\n'); end >= 0; end = m_line.indexOf('\n')) {
            take(m_line.constData(), end);
            m_line.remove(0, end + 1);
        }
        return size;
    }

private:
    std::mutex m_mutex;
    QByteArray m_line;
};

#endif

} // namespace

void divertDecoderOutput(std::function<void(const QByteArray &)> line)
{
#if defined(__GLIBC__)
    Diversion &diversion = theDiversion();
    if (diversion.before != nullptr || qEnvironmentVariableIsSet("YUYI_DECODER_OUTPUT"))
        return;
    cookie_io_functions_t functions{};
    functions.write = takeFromStdio;
    std::FILE *stream = fopencookie(nullptr, "w", functions);
    if (stream == nullptr)
        return;
    std::setvbuf(stream, nullptr, _IOLBF, BUFSIZ);
    diversion.line = std::move(line);
    diversion.before = std::exchange(stderr, stream);
    std::cerr.rdbuf(new Lines);
#else
    Q_UNUSED(line)
#endif
}

std::FILE *programErrors()
{
    std::FILE *before = theDiversion().before;
    return before != nullptr ? before : stderr;
}

} // namespace yuyi
