// SPDX-License-Identifier: GPL-3.0-or-later
// translations list, export, import
#include "app/cli/command.h"
#include "models/domain/annotation/translation.h"
#include "models/exchange/release/translationfile.h"
#include "models/services/release/translationservice.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliTranslations)
};

/// The language of the translation; nothing inside: it follows from the items.
Result<std::optional<ItemLanguage>> languageOf(const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("to")))
        return std::optional<ItemLanguage>();
    const auto language = fromCode<ItemLanguage>(arguments.value(QStringLiteral("to")));
    if (!language)
        return failure(ErrorCode::Invalid, Tr::tr("--to takes zh or en, not “%1”.").arg(arguments.value(QStringLiteral("to"))));
    return language;
}

struct Opened {
    OpenProject project;
    TranslationList list;
};

Result<Opened> open(Context &context, std::optional<ItemLanguage> language)
{
    Opened opened;
    YUYI_TRY(opened.project, openProject(context, context.arguments.positional.first()));
    YUYI_TRY(opened.list, TranslationService(*opened.project.stores, opened.project.actor.id).list(language));
    return opened;
}

Exit runList(Context &context)
{
    const auto language = languageOf(context.arguments);
    if (!language) {
        context.console.fail(language.error());
        return Exit::Usage;
    }
    const auto opened = open(context, *language);
    if (!opened)
        return context.console.fail(opened.error());
    const TranslationList &list = opened->list;
    Json json;
    json["language"] = toUtf8(codeOf(list.language()));
    json["items"] = Json::array();
    QStringList lines;
    for (const TranslatedItem &item : list.items) {
        const TranslationState state = item.state();
        json["items"].push_back({{"id", toUtf8(item.name)},
                                 {"state", toUtf8(codeOf(state))},
                                 {"translated", item.done()},
                                 {"texts", item.texts.size()}});
        if (state != TranslationState::Complete)
            lines.append(Tr::tr("%1: %2 (%3 of %4 texts)", "item, state, numbers")
                             .arg(item.name, titleOf(state), QString::number(item.done()), QString::number(item.texts.size())));
    }
    QStringList counts;
    for (const auto &[state, code] : codesOf(TranslationState{}))
        counts.append(Tr::tr("%1 %2", "state and number of items").arg(titleOf(state), QString::number(list.count(state))));
    lines.append(Tr::tr("Translation into this language: %1. %2", "language, numbers")
                     .arg(titleOf(list.language()), counts.join(QStringLiteral(" · "))));
    context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

Exit runExport(Context &context)
{
    const auto language = languageOf(context.arguments);
    if (!language) {
        context.console.fail(language.error());
        return Exit::Usage;
    }
    const auto opened = open(context, *language);
    if (!opened)
        return context.console.fail(opened.error());
    const QString file = QFileInfo(context.arguments.positional.at(1)).absoluteFilePath();
    const QList<TranslationRow> rows = translationRows(opened->list);
    if (const auto saved = saveTranslations(file, rows); !saved)
        return context.console.fail(saved.error());
    context.console.done({{"file", toUtf8(file)}, {"language", toUtf8(codeOf(opened->list.language()))}, {"texts", rows.size()}},
                         Tr::tr("%1 texts were written to “%2” for a translation into this language: %3.")
                             .arg(QString::number(rows.size()), file, titleOf(opened->list.language())));
    return Exit::Done;
}

Exit runImport(Context &context)
{
    const auto language = languageOf(context.arguments);
    if (!language) {
        context.console.fail(language.error());
        return Exit::Usage;
    }
    const auto rows = readTranslations(context.arguments.positional.at(1));
    if (!rows)
        return context.console.fail(rows.error());
    const auto opened = open(context, *language);
    if (!opened)
        return context.console.fail(opened.error());
    const ItemLanguage into = opened->list.language();
    const auto report = TranslationService(*opened->project.stores, opened->project.actor.id).importRows(into, *rows);
    if (!report)
        return context.console.fail(report.error());
    Json json{{"language", toUtf8(codeOf(into))},
              {"written", report->written},
              {"unchanged", report->unchanged},
              {"empty", report->empty}};
    json["refused"] = Json::array();
    for (const ImportedTranslations::Refusal &refusal : report->refused) {
        json["refused"].push_back({{"row", refusal.row}, {"reason", toUtf8(refusal.sentence)}});
        context.console.warn(refusal.sentence);
    }
    context.console.done(json, Tr::tr("Translation into this language: %1. Saved texts: %2; unchanged: %3; without a translation: %4; "
                                      "refused: %5.")
                                   .arg(titleOf(into), QString::number(report->written), QString::number(report->unchanged),
                                        QString::number(report->empty), QString::number(report->refused.size())));
    return report->refused.isEmpty() ? Exit::Done : Exit::Findings;
}

Option toOption()
{
    return {QStringLiteral("to"), QStringLiteral("zh|en"),
            Tr::tr("Language of the translation (default: en if the questions are mostly Chinese, else zh).")};
}

} // namespace

QList<Command> translationCommands()
{
    return {
        {QStringLiteral("translations list"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Lists the accepted items that are not translated completely into a second language, and counts the items of each state."),
         {toOption(), asOption()},
         runList},
        {QStringLiteral("translations export"),
         QStringLiteral("PROJECT FILE"),
         2,
         2,
         Tr::tr("Writes the texts of the accepted items with their translations for translators: .csv or .jsonl."),
         {toOption(), asOption()},
         runExport},
        {QStringLiteral("translations import"),
         QStringLiteral("PROJECT FILE"),
         2,
         2,
         Tr::tr("Saves the translations of such a file. A row whose original has been changed since is refused."),
         {toOption(), asOption()},
         runImport},
    };
}

} // namespace yuyi::cli
