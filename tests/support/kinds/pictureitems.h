// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "tests/support/dbfixture.h"
#include "tests/support/drawnpictures.h"

namespace yuyi::test {

/// A drawn picture, every seed another one, with the bytes of its file.
struct DrawnMedium {
    MediumFacts facts;
    QByteArray bytes;
    Medium medium() const { return mediumOf(facts); }
};

inline DrawnMedium drawnMedium(quint32 seed, QSize size = QSize(64, 48))
{
    DrawnMedium drawn;
    drawn.bytes = drawn::encoded(drawn::scene(seed, size), "png", -1);
    drawn.facts.sha256 = Sha256::of(drawn.bytes);
    drawn.facts.format = ImageFormat::Png;
    drawn.facts.bytes = drawn.bytes.size();
    drawn.facts.size = size;
    return drawn;
}

/// @brief Adds so many drawn pictures to the project in this folder as media, with their files, and returns them.
inline QList<Medium> addMedia(Stores &stores, const QString &folder, int count, quint32 firstSeed = 1)
{
    QList<Medium> media;
    const auto added = stores.transaction([&]() -> Result<> {
        for (int i = 0; i < count; ++i) {
            const DrawnMedium drawn = drawnMedium(firstSeed + static_cast<quint32>(i));
            const QString path = imageFilePath(folder, drawn.facts.sha256, drawn.facts.format);
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(drawn.bytes) != drawn.bytes.size())
                qFatal("%s", qPrintable(file.errorString()));
            file.close();
            if (const auto stored = stores.media().add(drawn.facts, drawn.bytes); !stored)
                return stored;
            media.append(drawn.medium());
        }
        return {};
    });
    if (!added)
        qFatal("%s", whatFailed(added).constData());
    return media;
}
inline QList<Medium> addMedia(const TestProject &project, int count, quint32 firstSeed = 1)
{
    return addMedia(*project.stores, project.factory->folder(), count, firstSeed);
}

/// @brief A question of the first kind of picturepreset.h with these pictures in its stem, each with its mark, and one option for each of
/// the others. The second option is correct.
inline Question pictureQuestion(const QList<Medium> &stem, const QList<Medium> &options)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = QStringLiteral("pictures");
    question.media = stem;
    question.stem = QStringLiteral("哪一幅与众不同？");
    for (qsizetype i = 0; i < stem.size(); ++i)
        question.stem += QStringLiteral("⟦%1⟧").arg(i + 1);
    for (qsizetype i = 0; i < options.size(); ++i) {
        Option option;
        option.id = OptionId::create();
        option.picture = options.at(i);
        option.correct = i == 1;
        question.options.append(option);
    }
    return question;
}

} // namespace yuyi::test
