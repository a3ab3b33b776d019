// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/hubmetadata.h"

#include "models/exchange/benchmarks/marvel.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// A text as YAML in double quotes.
QString quotedYaml(const QString &text)
{
    const QString line = text.simplified();
    QString quoted;
    for (const QChar c : line) {
        if (c == u'"' || c == u'\\')
            quoted += u'\\';
        quoted += c;
    }
    return u'"' + quoted + u'"';
}

QString sizeCategory(qsizetype items)
{
    if (items < 1000)
        return QStringLiteral("n<1K");
    if (items < 10000)
        return QStringLiteral("1K<n<10K");
    if (items < 100000)
        return QStringLiteral("10K<n<100K");
    return QStringLiteral("100K<n<1M");
}

} // namespace

QString hubLicence(const QString &licence)
{
    static const QHash<QString, QString> names{{QStringLiteral("cc0"), QStringLiteral("cc0-1.0")},
                                               {QStringLiteral("odbl-1.0"), QStringLiteral("odbl")},
                                               {QStringLiteral("pddl-1.0"), QStringLiteral("pddl")}};
    static const QStringList known{QStringLiteral("cc0-1.0"),
                                   QStringLiteral("cc-by-2.0"),
                                   QStringLiteral("cc-by-2.5"),
                                   QStringLiteral("cc-by-3.0"),
                                   QStringLiteral("cc-by-4.0"),
                                   QStringLiteral("cc-by-sa-3.0"),
                                   QStringLiteral("cc-by-sa-4.0"),
                                   QStringLiteral("cc-by-nc-2.0"),
                                   QStringLiteral("cc-by-nc-3.0"),
                                   QStringLiteral("cc-by-nc-4.0"),
                                   QStringLiteral("cc-by-nd-4.0"),
                                   QStringLiteral("cc-by-nc-nd-3.0"),
                                   QStringLiteral("cc-by-nc-nd-4.0"),
                                   QStringLiteral("cc-by-nc-sa-2.0"),
                                   QStringLiteral("cc-by-nc-sa-3.0"),
                                   QStringLiteral("cc-by-nc-sa-4.0"),
                                   QStringLiteral("mit"),
                                   QStringLiteral("apache-2.0"),
                                   QStringLiteral("odbl"),
                                   QStringLiteral("pddl")};
    const QString name = licence.simplified().toLower().replace(u' ', u'-');
    if (names.contains(name))
        return names.value(name);
    return known.contains(name) ? name : QString();
}

QString hubSplit(const QString &file)
{
    static const QRegularExpression other(QStringLiteral("[^\\w.]+"), QRegularExpression::UseUnicodePropertiesOption);
    // dev.jsonl, or dev/metadata.jsonl.
    QString name = file.contains(u'/') ? file.section(u'/', 0, 0) : QFileInfo(file).completeBaseName();
    static const QString cmmmu = QStringLiteral("cmmmu-data-");
    if (file == marvelFile)
        return QStringLiteral("all");
    if (name.startsWith(cmmmu) && name != cmmmu)
        name.remove(0, cmmmu.size());
    return name.replace(other, QStringLiteral("_"));
}

/// All data files of the folder of a split: "cmmmu-data-dev/*/*.jsonl".
static QString filesBeside(const QString &file)
{
    QStringList parts = file.split(u'/');
    for (qsizetype i = 1; i < parts.size() - 1; ++i)
        parts[i] = QStringLiteral("*");
    parts.last() = QStringLiteral("*.jsonl");
    return parts.join(u'/');
}

QByteArray hubMetadata(const ExportSet &set, const ExportPlan &plan, ExportFormat format, const QString &title)
{
    QSet<QString> licences;
    QStringList files;
    for (const PlannedItem &item : plan.items) {
        licences.insert(item.image->licence.simplified());
        // The files of CMMMU's disciplines are one split together.
        const QString file = format == ExportFormat::Cmmmu ? filesBeside(item.file) : item.file;
        if (!files.contains(file))
            files.append(file);
    }
    for (const auto &[path, picture] : plan.pictures)
        licences.insert(picture->licence.simplified());
    QStringList lines{QStringLiteral("---")};
    const QString one = licences.size() == 1 ? hubLicence(*licences.constBegin()) : QString();
    if (!one.isEmpty()) {
        lines.append(QStringLiteral("license: %1").arg(one));
    } else {
        // Several, or one that the hub has no name for: the part on licences of this file says which.
        QStringList named = licences.values();
        const bool someHaveNone = named.removeAll(QString()) > 0;
        named.sort();
        if (someHaveNone || named.isEmpty())
            named.append(QStringLiteral("unknown"));
        lines.append(QStringLiteral("license: other"));
        lines.append(QStringLiteral("license_name: %1").arg(quotedYaml(named.join(QStringLiteral(", ")))));
    }
    QStringList languages;
    if (isMostlyChinese(set.items))
        languages.append(codeOf(ItemLanguage::Chinese));
    for (auto it = set.translations.constBegin(); it != set.translations.constEnd(); ++it) {
        if (holdsTranslations(format) && !languages.contains(codeOf(it.key())))
            languages.append(codeOf(it.key()));
    }
    if (!languages.isEmpty())
        lines.append(QStringLiteral("language:"));
    for (const QString &language : std::as_const(languages))
        lines.append(QStringLiteral("- ") + language);
    if (!title.isEmpty())
        lines.append(QStringLiteral("pretty_name: %1").arg(quotedYaml(title)));
    lines += {QStringLiteral("size_categories:"),
              QStringLiteral("- %1").arg(sizeCategory(set.items.size())),
              QStringLiteral("task_categories:"), QStringLiteral("- visual-question-answering")};
    if (std::any_of(set.items.begin(), set.items.end(), [](const Item &item) { return !item.question.options.isEmpty(); }))
        lines.append(QStringLiteral("- multiple-choice"));
    // Whether experts or a crowd annotated is stored nowhere; where nothing was imported, the questions are new.
    const bool imported = std::any_of(set.items.begin(), set.items.end(), [](const Item &item) { return !item.sourceEntry.isNull(); });
    if (!imported)
        lines += {QStringLiteral("source_datasets:"), QStringLiteral("- original")};
    lines += {QStringLiteral("configs:"), QStringLiteral("- config_name: default"), QStringLiteral("  data_files:")};
    for (const QString &file : std::as_const(files)) {
        lines.append(QStringLiteral("  - split: %1").arg(quotedYaml(hubSplit(file))));
        // Pictures are loaded with their folder.
        const QString path = format == ExportFormat::ImageFolder ? QString(file.section(u'/', 0, 0) + QLatin1String("/**")) : file;
        lines.append(QStringLiteral("    path: %1").arg(quotedYaml(path)));
    }
    lines.append(QStringLiteral("---"));
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray withHubMetadata(const QByteArray &readme, const ExportSet &set, const ExportPlan &plan, ExportFormat format)
{
    if (readme.startsWith("---\n"))
        return readme;
    const QString first = QString::fromUtf8(readme.left(readme.indexOf('\n'))).trimmed();
    static const QRegularExpression escape(QStringLiteral("\\\\([\\\\`*_{}\\[\\]<>#|~])"));
    QString title = first.startsWith(QLatin1String("# ")) ? first.mid(2).trimmed() : QString();
    title.replace(escape, QStringLiteral("\\1"));
    return hubMetadata(set, plan, format, title) + '\n' + readme;
}

} // namespace yuyi
