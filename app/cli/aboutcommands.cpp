// SPDX-License-Identifier: GPL-3.0-or-later
// about
#include "app/cli/command.h"
#include "models/domain/project/about.h"
#include "models/domain/text.h"
#include "models/services/release/aboutservice.h"

#include <QCoreApplication>

#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliAbout)
};

QString fieldCodes()
{
    QStringList codes;
    for (const auto &[field, code] : codesOf(AboutField{}))
        codes.append(QString::fromUtf16(code));
    return codes.join(QStringLiteral(", "));
}

Exit showTexts(Context &context, const OpenProject &project, std::optional<AboutField> only)
{
    const auto texts = AboutService(*project.stores, project.actor.id).texts();
    if (!texts)
        return context.console.fail(texts.error());
    Json json;
    json["about"] = Json::object();
    QStringList parts;
    for (const auto &[field, code] : codesOf(AboutField{})) {
        const QString text = texts->value(field);
        if (text.isEmpty() || (only && *only != field))
            continue;
        json["about"][toUtf8(QString::fromUtf16(code))] = toUtf8(text);
        parts.append(only ? text : Tr::tr("%1 (%2):\n%3", "heading, code, text").arg(titleOf(field), QString::fromUtf16(code), text));
    }
    if (parts.isEmpty() && only)
        context.console.say(Tr::tr("The text “%1” is empty.").arg(codeOf(*only))); // not in a file that --file reads again
    else if (parts.isEmpty())
        parts.append(Tr::tr("There are no texts about the data yet. Fields: %1.").arg(fieldCodes()));
    context.console.result(json, parts.join(QStringLiteral("\n\n")));
    return Exit::Done;
}

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Exit runAbout(Context &context)
{
    const QString code = context.arguments.positional.value(1);
    const auto field = fromCode<AboutField>(code);
    if (!code.isEmpty() && !field)
        return usage(context, Tr::tr("There is no text “%1”. Available: %2.").arg(code, fieldCodes()));
    const bool typed = context.arguments.has(QStringLiteral("set"));
    const bool fromFile = context.arguments.has(QStringLiteral("file"));
    if (typed && fromFile)
        return usage(context, Tr::tr("Give either --set or --file, not both."));
    if ((typed || fromFile) && !field)
        return usage(context, Tr::tr("--set and --file need a field. Available: %1.").arg(fieldCodes()));
    Result<QString> text = context.arguments.value(QStringLiteral("set"));
    if (fromFile)
        text = readAboutFile(context.arguments.value(QStringLiteral("file")));
    if (!text)
        return context.console.fail(text.error());
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (!typed && !fromFile)
        return showTexts(context, *project, field);
    if (const auto saved = AboutService(*project->stores, project->actor.id).set(*field, *text); !saved)
        return context.console.fail(saved.error());
    const QString stored = plainParagraphs(*text);
    Json json;
    json["about"] = Json::object();
    json["about"][toUtf8(code)] = toUtf8(stored);
    context.console.done(json, stored.isEmpty() ? Tr::tr("The text “%1” was removed.").arg(titleOf(*field))
                                                : Tr::tr("The text “%1” was saved.").arg(titleOf(*field)));
    return Exit::Done;
}

} // namespace

QList<Command> aboutCommands()
{
    return {
        {QStringLiteral("about"),
         QStringLiteral("PROJECT [FIELD]"),
         1,
         2,
         Tr::tr("Shows the texts about the data that releases print, or sets one. Fields: %1.").arg(fieldCodes()),
         {{QStringLiteral("set"), QStringLiteral("TEXT"), Tr::tr("Sets the text of the field; an empty one removes it.")},
          {QStringLiteral("file"), QStringLiteral("FILE"), Tr::tr("Sets the text of the field from this file (UTF-8).")},
          asOption()},
         runAbout},
    };
}

} // namespace yuyi::cli
