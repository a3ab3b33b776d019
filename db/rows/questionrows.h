// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/questionlabelrows.h"
#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace yuyi {

/// Questions, their versions, options, pictures and keys as rows; used by the annotation store.
class QuestionRows
{
public:
    explicit QuestionRows(Connection &connection) : m_connection(connection), m_labels(connection) {}

    /// The current versions of an annotation's own questions, in their order, with what it says about them.
    Result<QList<Question>> ofAnnotation(const AnnotationId &annotation);
    /// The versions that a gold annotation refers to, with what it says about these questions.
    Result<QList<Question>> ofGold(const AnnotationId &annotation);
    /// @brief Makes the stored questions of the annotation equal to the list. A changed frozen version is Refused; a new version
    /// id becomes the current version; questions not in the list are marked removed. Labels are part of no version.
    /// Invalid: more pictures than mostStemPictures, one picture twice, or a picture that is no medium of the project.
    Result<> save(const AnnotationId &annotation, const PersonId &person,
                  const QList<Question> &questions);
    Result<> freeze(const AnnotationId &annotation);
    /// Adds a new version of an existing question and makes it the current one.
    Result<> addVersion(const Question &question, const PersonId &by) { return insertVersion(question, by); }
    Result<> makeCurrent(const Question &question);

    /// Columns for `readQuestion`, of `question_version v`; others of the same statement follow them.
    static QString columns();
    static int columnCount();
    static Question readQuestion(const Row &row, int first = 0);
    using Media = QHash<QuestionVersionId, QList<Medium>>;
    /// What can be answered to each version of a question, and the pictures that its stem lists.
    struct Answers {
        QHash<QuestionVersionId, QList<Option>> options;
        QHash<QuestionVersionId, QStringList> accepted;
        Media media;

        void fill(Question &question) const;
    };
    /// Options with their key, accepted answers and media of the versions that `selection` returns (a SELECT of version ids).
    Result<Answers> answers(const QString &selection, const QVariantList &values);
    /// The media of these versions alone, for those who must not read the key.
    Result<Media> media(const QString &selection, const QVariantList &values);

private:
    struct Stored {
        QuestionId question;
        bool frozen = false;
        bool current = false;
        Question content;
    };
    Result<QHash<QuestionVersionId, Stored>> stored(const AnnotationId &annotation);
    Result<QList<Question>> complete(QList<Question> questions, const QString &selection, const AnnotationId &annotation);
    Result<> insertQuestion(const AnnotationId &annotation, const PersonId &person,
                            const Question &question, int position);
    Result<> insertVersion(const Question &question, const PersonId &person);
    Result<> insertAnswers(const Question &question);
    Result<> insertMedia(const Question &question);
    Result<> examineMedia(const Question &question);
    Result<> updateVersion(const Question &question);

    Connection &m_connection;
    QuestionLabelRows m_labels;
};

} // namespace yuyi
