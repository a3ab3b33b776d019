// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/text.h"
#include "models/stores/stores.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"

namespace yuyi::test {

/// The kinds of picturepreset.h for the items of writeBenchmark(), and beside them the choice of one of six that those items are.
inline Json picturesOfSixJson()
{
    Json json = picturePresetJson();
    json["kinds"][0]["options"] = {2, 6};
    json["kinds"][1]["code"] = toUtf8(singleChoice);
    json["kinds"][1]["options"] = {6, 6};
    return json;
}

/// What makePictures() makes of two items.
struct PictureItems {
    QList<Medium> stem;    ///< of "dev-0", which asks 第0题：从⟦2⟧到⟦1⟧有什么变化？
    QList<Medium> options; ///< of "dev-1", four options that are pictures; A is the picture of its image, B is correct
};

/// @brief Gives the project of writeBenchmark() that preset, and pictures to its first two items. Both keep the key that they had: A and B.
inline PictureItems makePictures(Stores &stores, Connection &connection, const QString &folder)
{
    PictureItems made;
    const auto must = [](const auto &result) {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    };
    const auto items = stores.annotations().items();
    must(items);
    must(stores.transaction([&]() -> Result<> {
        for (quint32 seed = 100; seed < 105; ++seed) {
            const DrawnMedium drawn = drawnMedium(seed, QSize(96, 64));
            const QString path = imageFilePath(folder, drawn.facts.sha256, drawn.facts.format);
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(drawn.bytes) != drawn.bytes.size())
                qFatal("%s", qPrintable(file.errorString()));
            file.close();
            if (const auto added = stores.media().add(drawn.facts, drawn.bytes); !added)
                return added;
            (made.stem.size() < 2 ? made.stem : made.options).append(drawn.medium());
        }
        for (const Item &item : *items) {
            if (item.question.stem != QStringLiteral("第1题"))
                continue;
            const auto image = stores.images().image(item.image);
            must(image);
            const auto bytes = pictureBytes(imageFilePath(folder, image->sha256, image->format), image->sha256);
            must(bytes);
            MediumFacts own;
            own.sha256 = image->sha256;
            own.format = image->format;
            own.bytes = image->bytes;
            own.size = image->size;
            if (const auto added = stores.media().add(own, *bytes); !added)
                return added;
            made.options.prepend(mediumOf(own));
        }
        return {};
    }));
    QString json = QString::fromUtf8(jsonText(picturesOfSixJson()));
    const QString preset = newUuid().toString(QUuid::WithoutBraces);
    QStringList statements{
        QStringLiteral("INSERT INTO preset (id, code, number, json, created_at) VALUES ('%1', 'several-pictures', 1, '%2', "
                       "'2026-01-01T00:00:00.000Z')")
            .arg(preset, json.replace(u'\'', QStringLiteral("''"))),
        QStringLiteral("UPDATE project SET preset_id = '%1'").arg(preset)};
    for (qsizetype i = 0; i < made.stem.size(); ++i) {
        statements.append(QStringLiteral("INSERT INTO question_medium (question_version_id, position, sha256, role, caption) "
                                         "SELECT id, %1, '%2', '', '%3' FROM question_version WHERE stem = '第0题'")
                              .arg(i)
                              .arg(made.stem.at(i).sha256.hex(), i == 0 ? QStringLiteral("改造后") : QString()));
    }
    for (qsizetype i = 0; i < made.options.size(); ++i) {
        statements.append(QStringLiteral("UPDATE question_option SET content = '', picture = '%1' WHERE content = '选项1%2'")
                              .arg(made.options.at(i).sha256.hex(), optionLetter(i)));
    }
    statements.append(QStringLiteral("DELETE FROM question_option WHERE content IN ('选项1E', '选项1F')"));
    statements.append(QStringLiteral("UPDATE question_version SET kind = 'pictures' WHERE stem IN ('第0题', '第1题')"));
    statements.append(QStringLiteral("UPDATE question_version SET stem = '第0题：从⟦2⟧到⟦1⟧有什么变化？' WHERE stem = '第0题'"));
    for (const QString &statement : std::as_const(statements))
        must(connection.execute(statement));
    if (made.stem.size() != 2 || made.options.size() != 4)
        qFatal("the pictures are not those expected");
    return made;
}

} // namespace yuyi::test
