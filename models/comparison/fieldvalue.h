// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

enum class FieldKind {
    Label,
    Text,
    Context,
    Question
};

/// @brief The value of one field of an annotation. Only the member of the field's kind is used. A question field has no question
/// when the annotation lacks it, and several when both are kept.
struct FieldValue {
    QList<LabelCode> labels;
    QString text;
    QList<ContextNote> notes;
    QList<Question> questions;

    friend bool operator==(const FieldValue &, const FieldValue &) = default;
};

QString labelField(const DimensionCode &dimension);
QString questionField(int number); ///< from 1
inline const QString explanationField = QStringLiteral("explanation");
inline const QString meaningField = QStringLiteral("implied-meaning");
inline const QString contextField = QStringLiteral("context");
inline const QString unsureField = QStringLiteral("unsure"); ///< belongs to one annotation; never compared

FieldKind kindOf(const QString &field);
/// The dimension of a label field.
DimensionCode dimensionOf(const QString &field);
/// The number of a question field, from 1.
int questionNumberOf(const QString &field);

/// JSON form of a value; reading it back gives an equal value.
QByteArray toJson(const FieldValue &value, FieldKind kind);
FieldValue fieldValueFromJson(const QByteArray &json, FieldKind kind);

/// Puts the value into the field of the content; questions are appended.
void putField(AnnotationContent &content, const QString &field, const FieldValue &value);

} // namespace yuyi
