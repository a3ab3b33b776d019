// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project/splitname.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

bool namesSplit(const QString &word)
{
    static const QSet<QString> names{QStringLiteral("dev"), QStringLiteral("test"), QStringLiteral("val"),
                                     QStringLiteral("valid"), QStringLiteral("validation"), QStringLiteral("train")};
    return names.contains(word.toLower());
}

const QRegularExpression &betweenWords()
{
    static const QRegularExpression between(QStringLiteral("[^A-Za-z]+"));
    return between;
}

} // namespace

bool isTestSplit(const QString &split)
{
    return split.split(betweenWords()).contains(QLatin1String("test"), Qt::CaseInsensitive);
}

QString splitOfImported(const QString &file, const QString &imagePath)
{
    QStringList folders = imagePath.split(u'/');
    folders.removeLast();
    if (folders.size() == 2 && folders.constFirst() == u"images" && file.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive))
        return folders.constLast();
    if (file == u"marvel_label.json")
        return {};
    static const QRegularExpression cmmmu(QStringLiteral("^cmmmu-data-([^/]+)/"));
    if (const auto folder = cmmmu.match(file); folder.hasMatch())
        return folder.captured(1);
    QString name = QFileInfo(file).completeBaseName();
    const QStringList words = name.split(betweenWords());
    if (std::any_of(words.begin(), words.end(), namesSplit))
        return name;
    const auto named = std::find_if(folders.rbegin(), folders.rend(), namesSplit);
    return named != folders.rend() ? *named : name;
}

} // namespace yuyi
