// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "app/commandline.h"
#include "app/pages.h"

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

/// What is wrong with the values, in a sentence; empty: nothing.
QString problemOf(const commandline::Arguments &given)
{
    const auto value = [&given](const char *option) { return given.value(QLatin1String(option)); };
    if (given.positional.size() > 1)
        return Tr::tr("One window can open only one project. To open another project, start the program a second time.");
    if (given.has(QStringLiteral("participant")) && (given.positional.isEmpty() || value("participant").trimmed().isEmpty()))
        return Tr::tr("After --participant, enter the participant's code and then the project that contains the study.");
    for (const QString &problem : {oneOf(QStringLiteral("page"), value("page"), pageNames()),
                                   oneOf(QStringLiteral("language"), value("language"), {QStringLiteral("zh_CN"), QStringLiteral("en")}),
                                   oneOf(QStringLiteral("theme"), value("theme"), {QStringLiteral("light"), QStringLiteral("dark")})}) {
        if (!problem.isEmpty())
            return problem;
    }
    bool number = false;
    const double scale = value("font-scale").toDouble(&number);
    if (given.has(QStringLiteral("font-scale")) && (!number || scale < smallestScale || scale > largestScale))
        return Tr::tr("--font-scale takes a number from 0.8 to 2.0, not “%1”.").arg(value("font-scale"));
    return {};
}

} // namespace

Options readOptions(const QStringList &arguments)
{
    const commandline::Syntax syntax{
        QStringLiteral("yuyi"),
        QStringLiteral("[PROJECT]"),
        0,
        -1,
        Tr::tr(
            "A studio in which a team builds, reviews and releases a multimodal benchmark.")
            % u'\n'
            % Tr::tr(
                "PROJECT is the folder of a project, the file project.yuyi in this folder, postgresql://user@host:port/db?schema=name, "
                "a work package (FILE.yuyipack), or an invitation to a project on a server (FILE.yuyi-invite)."),
        {{QStringLiteral("page"), QStringLiteral("NAME"),
          Tr::tr("Start page, one of: %1.").arg(pageNames().join(QStringLiteral(", ")))},
         {QStringLiteral("language"), QStringLiteral("LANGUAGE"),
          Tr::tr("Language for this session: zh_CN or en.")},
         {QStringLiteral("theme"), QStringLiteral("THEME"),
          Tr::tr("Theme for this session: light or dark.")},
         {QStringLiteral("font-scale"), QStringLiteral("N"),
          Tr::tr("Text size for this session: 0.8 to 2.0, where 1 is normal.")},
         {QStringLiteral("participant"), QStringLiteral("CODE"),
          Tr::tr(
              "Show only the study of one participant, full screen. Value: the participant's code, or STUDY/CODE.")},
         {QStringLiteral("exit-after-startup"),
          {},
          Tr::tr("Exit as soon as the window and the project are open (to test an installation).")},
         commandline::helpOption(),
         commandline::versionOption()}};
    const commandline::Reading reading = commandline::read(syntax, arguments.mid(1));
    const commandline::Arguments &given = reading.arguments;

    Options options;
    options.helpText = commandline::helpText(syntax);
    options.help = given.has(QStringLiteral("help"));
    options.version = given.has(QStringLiteral("version"));
    options.project = given.positional.value(0);
    options.page = given.value(QStringLiteral("page"));
    options.language = given.value(QStringLiteral("language"));
    options.theme = given.value(QStringLiteral("theme"));
    options.participant = given.value(QStringLiteral("participant"));
    options.exitAfterStartup = given.has(QStringLiteral("exit-after-startup"));
    if (given.has(QStringLiteral("font-scale")))
        options.fontScale = given.value(QStringLiteral("font-scale")).toDouble();
    if (const QString problem = reading.problem.isEmpty() ? problemOf(given) : reading.problem; !problem.isEmpty())
        options.problem = Tr::tr("yuyi: %1").arg(problem);
    return options;
}

} // namespace yuyi
