// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/entrypictures.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

QString cleaned(const QString &path)
{
    return safeRelativePath(path).value_or(path);
}

} // namespace

Medium pictureAt(const QString &path)
{
    Medium medium;
    if (!path.isEmpty())
        medium.sha256 = Sha256::of(cleaned(path).toUtf8());
    return medium;
}

void listPictures(Question &question, const QList<Medium> &stem, const Medium &own)
{
    question.media.clear();
    if (!stem.isEmpty() && stemPictures(question, own) != stem)
        question.media = stem;
}

QStringList picturePaths(const ImportedEntry &entry)
{
    QStringList paths{cleaned(entry.path)};
    for (const EntryPictures &pictures : entry.pictures) {
        paths += pictures.stem;
        paths += pictures.options;
    }
    paths.removeAll(QString());
    paths.removeDuplicates();
    return paths;
}

Result<QList<Question>> withPictures(const ImportedEntry &entry, const QHash<QString, Medium> &pictures)
{
    QList<Question> questions = entry.content.questions;
    const Medium own = pictures.value(cleaned(entry.path));
    for (qsizetype i = 0; i < std::min(questions.size(), entry.pictures.size()); ++i) {
        const EntryPictures &paths = entry.pictures.at(i);
        Question &question = questions[i];
        for (qsizetype k = 0; k < question.options.size(); ++k)
            question.options[k].picture = pictures.value(paths.options.value(k));
        QList<Medium> stem;
        QHash<Sha256, QString> seen;
        for (qsizetype j = 0; j < paths.stem.size(); ++j) {
            const QString &path = paths.stem.at(j);
            Medium medium = pictures.value(path);
            if (const auto other = seen.constFind(medium.sha256); other != seen.constEnd()) {
                return failure(ErrorCode::Invalid,
                               Tr::tr("The pictures “%1” and “%2” of the question have the same content.").arg(*other, path));
            }
            seen.insert(medium.sha256, path);
            const Medium said = question.media.value(j);
            medium.role = said.role;
            medium.caption = said.caption;
            stem.append(medium);
        }
        listPictures(question, stem, own);
    }
    return questions;
}

} // namespace yuyi
