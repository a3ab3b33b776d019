// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/languages.h"
#include "app/logging.h"
#include "models/domain/project/serverwait.h"

#include <QApplication>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>

namespace {

void print(std::FILE *stream, const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stream);
    std::fputc('\n', stream);
}

/// Help, version and wrong use need no display.
int answerWithoutWindow(int argc, char *argv[], bool &answered)
{
    const QCoreApplication application(argc, argv);
    yuyi::Languages languages;
    languages.use({});
    const yuyi::Options options = yuyi::readOptions(QCoreApplication::arguments());
    answered = true;
    if (options.help) {
        print(stdout, options.helpText);
        return 0;
    }
    if (options.version) {
        print(stdout, QStringLiteral("yuyi %1").arg(QCoreApplication::applicationVersion()));
        return 0;
    }
    if (!options.problem.isEmpty()) {
        print(stderr, options.problem);
        return 2;
    }
    answered = false;
    return 0;
}

/// Arguments that a window system takes for itself are not ours to judge.
bool asksForAnswer(int argc, char *argv[])
{
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView argument(argv[i]);
        for (const char *word : {"-h", "--help", "-v", "--version"}) {
            if (argument == word)
                return true;
        }
    }
    return false;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("yuyi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(YUYI_VERSION));
    if (asksForAnswer(argc, argv)) {
        bool answered = false;
        const int status = answerWithoutWindow(argc, argv, answered);
        if (answered)
            return status;
    }
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.yuyi.Yuyi"));
    const yuyi::Options options = yuyi::readOptions(QCoreApplication::arguments());
    if (!options.problem.isEmpty()) {
        print(stderr, options.problem);
        return 2;
    }
    yuyi::startLogging(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    int status = 0;
    {
        yuyi::Application program(application, options);
        program.start();
        status = QApplication::exec();
    }
    // A thread that waits for a server that does not answer cannot be ended, and its connection must not be closed under it.
    if (yuyi::threadsLeftBehind() > 0)
        std::_Exit(status);
    return status;
}
