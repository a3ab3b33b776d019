// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/entrypictures.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

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

EntryResult<void> showPlacedPictures(ImportedEntry &entry, const QStringList &paths, const Preset &preset, const QString &pointer)
{
    static const QRegularExpression place(QStringLiteral("<image ([0-9]{1,2})>"));
    static const QRegularExpression last(QStringLiteral("^(.*?) ?<image ([0-9]{1,2})>$"), QRegularExpression::DotMatchesEverythingOption);
    if (!preset.takesPictures()) {
        return fault(pointer,
                     Tr::tr("it is a list of several images, but the preset has only questions about one image. Remove the row, or use a "
                            "project whose preset takes several."));
    }
    Question &question = entry.content.questions.first();
    QSet<int> inStem;
    for (auto places = place.globalMatch(question.stem); places.hasNext();)
        inStem.insert(places.next().capturedView(1).toInt());
    EntryPictures pictures;
    QSet<int> ofOptions;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        Option &option = question.options[i];
        const auto found = last.match(option.text);
        const int number = found.hasMatch() ? found.capturedView(2).toInt() : 0;
        const bool hasPicture = number > 0 && number <= paths.size() && !inStem.contains(number);
        pictures.options.append(hasPicture ? paths.at(number - 1) : QString());
        if (!hasPicture)
            continue;
        YUYI_CHECK(optionPictureFault(preset, question.kind, QString(u'/' % optionLetter(i))));
        option.text = found.captured(1);
        option.picture = pictureAt(pictures.options.constLast());
        ofOptions.insert(number);
    }
    QList<int> numbers; // those that the pictures have in the stem; 0: none
    QList<Medium> media;
    for (int number = 1; number <= static_cast<int>(paths.size()); ++number) {
        if (!ofOptions.contains(number)) {
            pictures.stem.append(paths.at(number - 1));
            media.append(pictureAt(paths.at(number - 1)));
        }
        numbers.append(ofOptions.contains(number) ? 0 : static_cast<int>(media.size()));
    }
    YUYI_CHECK(pictureCountFault(preset, question.kind, media.size(), pointer));
    QString stem;
    qsizetype copied = 0;
    for (auto places = place.globalMatch(question.stem); places.hasNext();) {
        const auto found = places.next();
        const int number = numbers.value(found.capturedView(1).toInt() - 1);
        if (number == 0)
            continue;
        stem += question.stem.mid(copied, found.capturedStart() - copied) % pictureMark(number);
        copied = found.capturedEnd();
    }
    question.stem = stem + question.stem.mid(copied);
    listPictures(question, media, pictureAt(paths.constFirst()));
    entry.pictures = {pictures};
    return {};
}

} // namespace yuyi
