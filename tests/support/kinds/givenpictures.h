// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/annotation/annotation.h"
#include "models/stores/stores.h"

namespace yuyi::test {

/// Stores the picture of an image as a medium, too, so that it can be an option.
inline Medium ownAsMedium(Stores &stores, const Image &image)
{
    MediumFacts facts;
    facts.sha256 = image.sha256;
    facts.format = image.format;
    facts.bytes = image.bytes;
    facts.size = image.size;
    const auto stored = stores.transaction([&] { return stores.media().add(facts, {}); });
    if (!stored)
        qFatal("%s | %s", qPrintable(stored.error().sentence), qPrintable(stored.error().detail));
    return mediumOf(facts);
}

/// @brief Gives a stored version of a question these pictures, behind everybody's back: in its stem, with a mark each behind its text,
/// and in place of the texts of its options; null where an option keeps its text.
inline void givePictures(Connection &connection, const QuestionVersionId &version, const QList<Medium> &stem, const QList<Medium> &options)
{
    QStringList statements;
    const QString id = version.toString();
    for (qsizetype i = 0; i < stem.size(); ++i) {
        statements.append(QStringLiteral("INSERT INTO question_medium (question_version_id, position, sha256, role, caption) "
                                         "VALUES ('%1', %2, '%3', '%4', '%5')")
                              .arg(id)
                              .arg(i)
                              .arg(stem.at(i).sha256.hex(), stem.at(i).role, stem.at(i).caption));
        statements.append(QStringLiteral("UPDATE question_version SET stem = stem || '⟦%2⟧' WHERE id = '%1'").arg(id).arg(i + 1));
    }
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (!options.at(i).isNull())
            statements.append(QStringLiteral("UPDATE question_option SET picture = '%3', content = '' "
                                             "WHERE question_version_id = '%1' AND position = %2")
                                  .arg(id)
                                  .arg(i)
                                  .arg(options.at(i).sha256.hex()));
    }
    for (const QString &statement : std::as_const(statements)) {
        if (const auto done = connection.execute(statement); !done)
            qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

} // namespace yuyi::test
