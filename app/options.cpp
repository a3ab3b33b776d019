// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "app/pages.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Options)
};

constexpr double smallestScale = 0.8;
constexpr double largestScale = 2.0;

QString oneOf(const QString &option, const QString &value, const QStringList &allowed)
{
    return value.isEmpty() || allowed.contains(value)
        ? QString()
        : Tr::tr("--%1 takes %2, not “%3”.").arg(option, allowed.join(QStringLiteral(" | ")), value);
}

QStringList pageNames()
{
    QStringList names;
    for (const PageKind &page : programPages())
        names.append(codeOf(page.id));
    return names;
}

} // namespace

Options readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Tr::tr("A studio in which a team builds, reviews and releases a multimodal benchmark of implied meanings."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, Tr::tr("Show this help and exit."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")}, Tr::tr("Show the version and exit."));
    const QCommandLineOption page(QStringLiteral("page"),
                                  Tr::tr("Start on this page: %1.").arg(pageNames().join(QStringLiteral(", "))),
                                  QStringLiteral("NAME"));
    const QCommandLineOption language(QStringLiteral("language"), Tr::tr("Language for this session: zh_CN or en."),
                                      QStringLiteral("LANGUAGE"));
    const QCommandLineOption theme(QStringLiteral("theme"), Tr::tr("Theme for this session: light or dark."),
                                   QStringLiteral("THEME"));
    const QCommandLineOption scale(QStringLiteral("font-scale"), Tr::tr("Text size for this session: 0.8 to 2.0, where 1 is normal."),
                                   QStringLiteral("N"));
    const QCommandLineOption participant(
        QStringLiteral("participant"),
        Tr::tr("Show only this participant's study, full screen: the participant's code, or STUDY/CODE."),
        QStringLiteral("CODE"));
    const QCommandLineOption exit(QStringLiteral("exit-after-startup"),
                                  Tr::tr("Exit as soon as the window and the project are open (to test an installation)."));
    parser.addOptions({help, version, page, language, theme, scale, participant, exit});
    parser.addPositionalArgument(QStringLiteral("PROJECT"),
                                 Tr::tr("Folder of a project, the project.yuyi in it, postgresql://user@host:port/db?schema=name, or a work package "
                                          "(FILE.yuyipack)."),
                                 QStringLiteral("[PROJECT]"));

    Options options;
    const bool parsed = parser.parse(arguments);
    options.helpText = parser.helpText();
    options.help = parser.isSet(help);
    options.version = parser.isSet(version);
    if (!parsed) {
        options.problem = parser.errorText();
        return options;
    }
    if (parser.positionalArguments().size() > 1)
        options.problem = Tr::tr("One project at a time. Start the program again for another.");
    options.project = parser.positionalArguments().value(0);
    options.page = parser.value(page);
    options.language = parser.value(language);
    options.theme = parser.value(theme);
    options.participant = parser.value(participant);
    options.exitAfterStartup = parser.isSet(exit);
    if (parser.isSet(participant) && (options.project.isEmpty() || options.participant.trimmed().isEmpty()))
        options.problem = Tr::tr("--participant takes a participant's code, followed by the project of the study.");
    for (const QString &problem : {oneOf(QStringLiteral("page"), options.page, pageNames()),
                                   oneOf(QStringLiteral("language"), options.language,
                                         {QStringLiteral("zh_CN"), QStringLiteral("en")}),
                                   oneOf(QStringLiteral("theme"), options.theme,
                                         {QStringLiteral("light"), QStringLiteral("dark")})}) {
        if (options.problem.isEmpty())
            options.problem = problem;
    }
    if (parser.isSet(scale)) {
        bool number = false;
        options.fontScale = parser.value(scale).toDouble(&number);
        if (!number || options.fontScale < smallestScale || options.fontScale > largestScale)
            options.problem = Tr::tr("--font-scale takes a number from 0.8 to 2.0, not “%1”.").arg(parser.value(scale));
    }
    return options;
}

} // namespace yuyi
