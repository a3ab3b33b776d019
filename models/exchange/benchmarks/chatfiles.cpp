// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/chatfiles.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/plannedpictures.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// Marks the place of a picture. Training programs count these marks, so no other text may contain one.
const QString imageWord = QStringLiteral("<image>");

QString withoutImageWord(const QString &text)
{
    return QString(text).replace(imageWord, QStringLiteral("< image >"));
}

Json lineOf(const PlannedItem &planned, const ChatText &chat, const ExportSet &set)
{
    QStringList paths;
    const QList<PlannedPicture> pictures = picturesOf(planned, set);
    for (const PlannedPicture &picture : pictures)
        paths.append(picture.path);
    if (paths.isEmpty())
        paths = {planned.imagePath};
    QString text;
    Json images = Json::array();
    const auto show = [&](int number) {
        text += imageWord;
        images.push_back(toUtf8(paths.at(number - 1)));
    };
    const QList<int> first = unmarked(chat.prompt, paths.size());
    for (const int number : first)
        show(number);
    const QList<StemPiece> pieces = stemPieces(chat.prompt, paths.size());
    for (const StemPiece &piece : pieces) {
        if (piece.picture > 0)
            show(piece.picture);
        else
            text += withoutImageWord(piece.text);
    }
    Json line;
    line["messages"] = Json::array({{{"role", "user"}, {"content", toUtf8(text)}},
                                    {{"role", "assistant"}, {"content", toUtf8(withoutImageWord(chat.answer))}}});
    line["images"] = images;
    line["id"] = toUtf8(planned.id);
    return line;
}

/// A name beside those that are taken, whatever the case of letters.
QString freeName(const QString &base, const QString &language, QSet<QString> &taken)
{
    const QString wanted = language.isEmpty() ? base : QString(base % u'_' % language);
    QString name = wanted;
    for (int number = 2; taken.contains(name.toCaseFolded()); ++number)
        name = QStringLiteral("%1-%2").arg(wanted).arg(number);
    taken.insert(name.toCaseFolded());
    return name;
}

Json descriptionOf(const QString &file)
{
    return {{"file_name", toUtf8(file)},
            {"formatting", "sharegpt"},
            {"columns", {{"messages", "messages"}, {"images", "images"}}},
            {"tags", {{"role_tag", "role"}, {"content_tag", "content"}, {"user_tag", "user"}, {"assistant_tag", "assistant"}}}};
}

} // namespace

Result<QStringList> writeChatFiles(const WriteJob &job, PartFolder &folder)
{
    QMap<QString, QMap<QString, QByteArray>> files; // by language, then by file
    for (const PlannedItem &planned : job.plan.items) {
        if (job.progress.cancelled())
            return exportCancelled();
        for (auto chats = job.set.chats.cbegin(); chats != job.set.chats.cend(); ++chats) {
            const auto chat = chats->constFind(planned.item->question.versionId);
            if (chat != chats->constEnd())
                files[chats.key()][planned.file] += jsonText(lineOf(planned, *chat, job.set)) + '\n';
        }
        job.progress.advance();
    }
    if (files.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("Nothing to export: no question has a prompt and an answer."));
    QStringList names;
    QSet<QString> taken;
    Json described = Json::object();
    // Those in the language of the items, which is the first, get the plain names.
    for (auto language = files.cbegin(); language != files.cend(); ++language) {
        for (auto file = language->cbegin(); file != language->cend(); ++file) {
            const QString base = freeName(QFileInfo(file.key()).completeBaseName(), language.key(), taken);
            const QString name = base % QLatin1String(".jsonl");
            YUYI_CHECK(folder.write(name, file.value()));
            names.append(name);
            described[toUtf8(QString(job.set.preset.code % u'_' % base))] = descriptionOf(name);
        }
    }
    YUYI_CHECK(folder.write(QStringLiteral("dataset_info.json"), jsonText(described, 2) + '\n'));
    names.append(QStringLiteral("dataset_info.json"));
    return names;
}

} // namespace yuyi
