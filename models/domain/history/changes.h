// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/history/auditaction.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QUuid>

namespace yuyi {

/// Kinds of records in change notices and events.
enum class Entity {
    Project,
    Person,
    Image,
    Decision,
    DuplicateGroup,
    TextMeasure,
    Annotation,
    Question,
    Release,
    Job,
    SourceEntry,
    Undo,
    Assignment,
    Return,
    Submission,
    Adjudication,
    Validation,
    Vote,
    Discussion,
    Comment,
    Guideline,
    Calibration,
    ReviewSample,
    Endpoint,
    Run,
    Response,
    ErrorSample,
    ErrorCase,
    Rating,
    Study,
    Participant,
    Package,
    Concept,
    Chain
};

inline constexpr CodeTable<Entity, 34> codesOf(Entity)
{
    return {{{Entity::Project, u"project"},
             {Entity::Person, u"person"},
             {Entity::Image, u"image"},
             {Entity::Decision, u"decision"},
             {Entity::DuplicateGroup, u"duplicate-group"},
             {Entity::TextMeasure, u"text-measure"},
             {Entity::Annotation, u"annotation"},
             {Entity::Question, u"question"},
             {Entity::Release, u"release"},
             {Entity::Job, u"job"},
             {Entity::SourceEntry, u"source-entry"},
             {Entity::Undo, u"undo"},
             {Entity::Assignment, u"assignment"},
             {Entity::Return, u"return"},
             {Entity::Submission, u"submission"},
             {Entity::Adjudication, u"adjudication"},
             {Entity::Validation, u"validation"},
             {Entity::Vote, u"vote"},
             {Entity::Discussion, u"discussion"},
             {Entity::Comment, u"comment"},
             {Entity::Guideline, u"guideline"},
             {Entity::Calibration, u"calibration"},
             {Entity::ReviewSample, u"review-sample"},
             {Entity::Endpoint, u"endpoint"},
             {Entity::Run, u"run"},
             {Entity::Response, u"response"},
             {Entity::ErrorSample, u"error-sample"},
             {Entity::ErrorCase, u"error-case"},
             {Entity::Rating, u"rating"},
             {Entity::Study, u"study"},
             {Entity::Participant, u"participant"},
             {Entity::Package, u"package"},
             {Entity::Concept, u"concept"},
             {Entity::Chain, u"chain"}}};
}

/// One entry of the audit: who did what to which record, with its state before and after (JSON texts, may be empty).
struct Event {
    EventId id;
    qint64 sequence = 0; ///< order in the project, given by the store
    Entity entity = Entity::Project;
    QUuid subject;
    QString action; ///< code of an AuditAction; another version of the program may have recorded others
    QByteArray before;
    QByteArray after;
    PersonId person;
    QDateTime createdAt;
    ImageId image; ///< the image concerned; the store finds it if it is not given
    QUuid act;     ///< the same for all events of one transaction; given by the store

    bool is(AuditAction one) const { return fromCode<AuditAction>(action) == one; }
};

struct Change {
    Entity entity = Entity::Project;
    QUuid subject; ///< null: many records of this kind
    QString action;
};

/// The changes of one committed transaction; views refresh only these.
struct Changes {
    QList<Change> list;
    bool external = false; ///< made by another program or window on the same project

    bool touches(Entity entity) const;
    bool touches(Entity entity, const QUuid &subject) const;
};

/// One step that a person can undo: the state of one record before and after, as JSON.
struct UndoStep {
    UndoId id;
    PersonId person;
    qint64 sequence = 0; ///< order of the person's steps, given by the store
    QString kind;        ///< "annotation-field", "decision", "group" …: which service can undo it
    QString text;        ///< title for the person ("Domain", "Discarded")
    ImageId image;       ///< the image to show
    QUuid subject;
    QByteArray before;
    QByteArray after;
    bool undone = false;
    QDateTime createdAt;
    QUuid act; ///< the act of the events recorded with it; given by the store
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::Changes)
