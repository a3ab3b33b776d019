// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/annotation/sqltranslationstore.h"

#include "db/rows/stored.h"

#include <QUuid>
#include <QVariant>

namespace yuyi {

namespace {

/// A null id is NULL elsewhere; a part of the primary key cannot be.
QVariantList boundKey(const TranslationKey &key)
{
    return {sql::id(key.version), sql::code(key.language), sql::code(key.place.part),
            sql::text(key.place.option.isNull() ? QString() : key.place.option.toString())};
}

const QString atKey = QStringLiteral(" WHERE question_version_id = ? AND language = ? AND part = ? AND option_id = ?");

} // namespace

Result<QList<Translation>> SqlTranslationStore::all()
{
    QList<Translation> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT t.question_version_id, t.language, t.part, t.option_id, t.original, t.content, v.question_id, a.image_id "
                       "FROM question_text t JOIN question_version v ON v.id = t.question_version_id "
                       "JOIN question q ON q.id = v.question_id JOIN annotation a ON a.id = q.annotation_id "
                       "ORDER BY t.created_at, v.number, t.question_version_id, t.part, t.option_id"),
        {}, [&](const Row &row) {
            const auto [version, language, part, option, original, content, question, image] =
                row.as<QuestionVersionId, QString, QString, QUuid, QString, QString, QuestionId, ImageId>();
            const auto knownLanguage = fromCode<ItemLanguage>(language);
            const auto knownPart = fromCode<TranslatedPart>(part);
            if (knownLanguage && knownPart)
                list.append({{version, *knownLanguage, {*knownPart, OptionId(option)}}, {original, content}, question, image});
        }));
    return list;
}

Result<std::optional<TranslatedText>> SqlTranslationStore::at(const TranslationKey &key)
{
    std::optional<TranslatedText> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT original, content FROM question_text") + atKey, boundKey(key), [&](const Row &row) {
        const auto [original, content] = row.as<QString, QString>();
        found = TranslatedText{original, content};
    }));
    return found;
}

Result<> SqlTranslationStore::put(const TranslationKey &key, const std::optional<TranslatedText> &text, const PersonId &person)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM question_text") + atKey, boundKey(key)));
    if (!text)
        return {};
    QVariantList values = boundKey(key);
    values << sql::text(text->original) << sql::text(text->text) << sql::timeOrNow({}) << sql::id(person);
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO question_text (question_version_id, language, part, option_id, original, content, created_at, "
                       "created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        values));
}

} // namespace yuyi
