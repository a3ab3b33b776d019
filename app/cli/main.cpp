// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/parser.h"
#include "app/languages.h"
#include "app/secrets/joinedlogins.h"
#include "db/host/sqlprojecthost.h"
#include "models/imaging/codecs/decoderoutput.h"
#include "models/platform/console.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace yuyi::cli {

namespace {

void out(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
}

int run(const QStringList &words, Languages &languages)
{
    languages.use(languageNamed(words));
    const QList<Command> all = commands();
    const Request request = readLine(all, words);
    if (!request.command) {
        out(request.status == Exit::Done ? stdout : programErrors(), request.text);
        return static_cast<int>(request.status);
    }
    languages.use(request.language);
    watchSignals();
    Console console(request.arguments.has(QStringLiteral("json")), request.arguments.has(QStringLiteral("quiet")));
    useJoinedLogins();
    SqlProjectHost host;
    Context context{console, host, languages, request.arguments};
    return static_cast<int>(request.command->run(context));
}

} // namespace

} // namespace yuyi::cli

int main(int argc, char **argv)
{
    yuyi::platform::prepareConsole();
    // Words of a figure need fonts, and fonts an application with a platform; no screen is asked for.
    const bool draws = std::any_of(argv, argv + argc, [](const char *word) {
        return QByteArrayView(word).startsWith("--figure") || QByteArrayView(word) == QByteArrayView("examples");
    });
    if (draws)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application(draws ? new QGuiApplication(argc, argv) : new QCoreApplication(argc, argv));
    QCoreApplication::setApplicationName(QStringLiteral("yuyi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(YUYI_VERSION));
    // What is wrong with a picture is said in our own sentence, with its name.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &context, const QString &message) {
        yuyi::cli::out(yuyi::programErrors(), qFormatLogMessage(type, context, message) % QLatin1Char('\n'));
    });
    yuyi::divertDecoderOutput([](const QByteArray &) {});
    yuyi::Languages languages;
    return yuyi::cli::run(QCoreApplication::arguments().mid(1), languages);
}
