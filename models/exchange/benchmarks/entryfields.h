// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <tl/expected.hpp>

namespace yuyi {

/// A fault in one entry: its location as a JSON pointer within the entry, and a sentence.
struct EntryFault {
    QString field;
    QString sentence;
};

template <typename T>
using EntryResult = tl::expected<T, EntryFault>;

tl::unexpected<EntryFault> fault(const QString &field, const QString &sentence);

/// The member of an object; null if it does not exist or is null.
const Json *member(const Json &object, const QString &key);

enum class Presence {
    Required,
    Optional
};

/// @brief Reads a text member; `pointer` is the location of the object. Optional: missing or null reads as empty. Faults: not a
/// text, empty although required, too long, contains NUL (no database stores it).
EntryResult<QString> textMember(const Json &object, const QString &key, const QString &pointer, Presence presence);

/// The same, but a whole number is read as its digits, because some files have numeric ids.
EntryResult<QString> idMember(const Json &object, const QString &key, const QString &pointer);

/// @brief Reads the labels of all dimensions of the preset from members named by the dimensions' codes: a text, a list of texts, or
/// {"choices": […]}, with published values or codes. Missing, null and empty mean none. In the preset's order, without duplicates; texts of
/// open dimensions as openLabel() makes them, in their own order. Those of images and of questions are put where they belong by
/// placeLabels().
EntryResult<Labels> labelMembers(const Json &object, const QString &pointer, const Preset &preset);
/// The sentence about a text that Dimension::read() does not take.
QString whyNoLabel(const QString &text, const Dimension &dimension, const Preset &preset);
/// Whether one image or question may have so many labels of an open dimension. Those of others are kept as they were published.
EntryResult<void> labelCountFault(const QList<LabelCode> &labels, const Dimension &dimension, const QString &pointer);

/// Whether a question of the kind may have so many correct options; without a key there is nothing to say. The fault is that of "answer".
EntryResult<void> correctFault(const QuestionKind &kind, qsizetype correct, const QString &pointer);
/// @brief Whether a question of the kind (a code; an unknown one may) may have so many pictures in its stem. `pointer` is the location of
/// its pictures.
EntryResult<void> pictureCountFault(const Preset &preset, const QString &kind, qsizetype pictures, const QString &pointer);
/// Whether options of a question of this kind may have pictures; `pointer` is the location of the first that has one.
EntryResult<void> optionPictureFault(const Preset &preset, const QString &kind, const QString &pointer);

/// @brief The code of the kind named by the member "question_type": its published value or code. Without the member the kind whose fixed
/// options these are, else the first that may have so many and so many correct ones, else the first with options. A preset with one kind
/// does not read the member. Fault: an unknown kind, options that are not those that the kind fixes, or more correct ones than it may
/// have. Not for entries whose answer is written: see writtenKind().
EntryResult<QString> kindMember(const Json &object, const QString &pointer, const Preset &preset, const QList<Option> &options);
/// The name of a question's kind in benchmark files; empty where the preset has only one kind.
QString publishedKind(const Question &question, const Preset &preset);
/// The member that holds it.
inline const QString kindKey = QStringLiteral("question_type");

/// @brief Marks the correct option by letter and text, which must agree if both are given; marks none if neither is. Letters of several
/// options ("AC", "A, C") are read where the preset has a kind that takes several; their texts are not looked at.
EntryResult<QList<Option>> optionsWithKey(const QStringList &texts, const QString &letter, const QString &correct, const QString &pointer,
                                          const Preset &preset);
/// @brief The answer as files hold it: the letters of the correct options ("A", "AC"); of a question without options its first accepted
/// answer. Empty without a key.
QString publishedAnswer(const Question &question);
/// The text of the correct option; empty where there is none or more than one.
QString correctText(const Question &question);
/// The texts of the correct options.
QStringList correctTexts(const Question &question);
/// Whether pandas takes the text for "no value" unless told otherwise: a cell so called is read as an empty one.
bool isTakenForNothing(const QString &text);
/// Writes a text member, or removes it if the text is empty.
void setOrErase(Json &object, const char *key, const QString &text);

/// The JSON of one dimension's labels in such files: one as a text, several as {"choices": […]}, none as an empty text.
Json labelJson(const QList<LabelCode> &labels, const Dimension &dimension);
/// Always {"choices": […]}, for any number of labels.
Json labelListJson(const QList<LabelCode> &labels, const Dimension &dimension);

/// Whether two answers in one dimension are equal, ignoring the order of labels.
bool sameLabels(const QList<LabelCode> &a, const QList<LabelCode> &b);

/// The published values of an item's labels in one dimension, in the order of Dimension::inOrder().
QStringList publishedLabels(const Labels &labels, const Dimension &dimension);

} // namespace yuyi
