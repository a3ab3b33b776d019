// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHashFunctions>
#include <QMetaType>
#include <QString>
#include <QUuid>

#include <compare>
#include <optional>

namespace yuyi {

/// @brief A new UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then a counter and random bits.
/// Within one process later ids sort after earlier ones. Thread-safe.
QUuid newUuid();

/// An identifier of one kind of record; ids of different kinds cannot be mixed. Text form: 36 lower-case characters.
template <typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(const QUuid &value) : m_value(value) {}

    static Id create() { return Id(newUuid()); }
    /// Null if the text is not a UUID.
    static Id fromString(QStringView text) { return Id(QUuid::fromString(text)); }

    bool isNull() const { return m_value.isNull(); }
    QUuid value() const { return m_value; }
    QString toString() const { return m_value.toString(QUuid::WithoutBraces); }

    friend bool operator==(const Id &a, const Id &b) { return a.m_value == b.m_value; }
    friend bool operator!=(const Id &a, const Id &b) { return !(a == b); }
    friend bool operator<(const Id &a, const Id &b) { return a.toBytes() < b.toBytes(); }
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    QByteArray toBytes() const { return m_value.toRfc4122(); }
    QUuid m_value;
};

using ImageId = Id<struct ImageTag>;
using PersonId = Id<struct PersonTag>;
using DecisionId = Id<struct DecisionTag>;
using DuplicateGroupId = Id<struct DuplicateGroupTag>;
using TextAreaId = Id<struct TextAreaTag>;
using AnnotationId = Id<struct AnnotationTag>;
using QuestionId = Id<struct QuestionTag>;
using QuestionVersionId = Id<struct QuestionVersionTag>;
using OptionId = Id<struct OptionTag>;
using AssignmentId = Id<struct AssignmentTag>;
using SourceEntryId = Id<struct SourceEntryTag>;
using GuidelineId = Id<struct GuidelineTag>;
using ReleaseId = Id<struct ReleaseTag>;
using JobId = Id<struct JobTag>;
using EventId = Id<struct EventTag>;
using UndoId = Id<struct UndoTag>;
using ProjectId = Id<struct ProjectTag>;
using ReturnId = Id<struct ReturnTag>;
using SubmissionId = Id<struct SubmissionTag>;
using AdjudicationCaseId = Id<struct AdjudicationCaseTag>;
using DiscrepancyId = Id<struct DiscrepancyTag>;
using AdjudicationId = Id<struct AdjudicationTag>;
using ValidationId = Id<struct ValidationTag>;
using VoteId = Id<struct VoteTag>;
using DiscussionId = Id<struct DiscussionTag>;
using DiscussionVoteId = Id<struct DiscussionVoteTag>;
using CommentId = Id<struct CommentTag>;
using CalibrationBatchId = Id<struct CalibrationBatchTag>;
using CalibrationOutcomeId = Id<struct CalibrationOutcomeTag>;
using ReviewSampleId = Id<struct ReviewSampleTag>;
using EndpointId = Id<struct EndpointTag>;
using PromptTemplateId = Id<struct PromptTemplateTag>;
using ItemSetId = Id<struct ItemSetTag>;
using RunId = Id<struct RunTag>;
using AttemptId = Id<struct AttemptTag>;
using OverruleId = Id<struct OverruleTag>;

/// The SHA-256 digest (FIPS 180-4) of a file's bytes; it identifies an image.
class Sha256
{
public:
    Sha256() = default;
    /// Nothing if there are not 32 bytes, or not 64 hexadecimal digits.
    static std::optional<Sha256> fromBytes(QByteArrayView bytes);
    static std::optional<Sha256> fromHex(QStringView hex);
    static Sha256 of(QByteArrayView data);

    bool isNull() const { return m_bytes.isEmpty(); }
    const QByteArray &bytes() const { return m_bytes; }
    QString hex() const { return QString::fromLatin1(m_bytes.toHex()); }

    friend bool operator==(const Sha256 &a, const Sha256 &b) { return a.m_bytes == b.m_bytes; }
    friend bool operator!=(const Sha256 &a, const Sha256 &b) { return a.m_bytes != b.m_bytes; }
    friend bool operator<(const Sha256 &a, const Sha256 &b) { return a.m_bytes < b.m_bytes; }
    friend size_t qHash(const Sha256 &sha, size_t seed = 0) { return ::qHash(sha.m_bytes, seed); }

private:
    QByteArray m_bytes;
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::ImageId)
Q_DECLARE_METATYPE(yuyi::Sha256)
