// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <optional>

class QWidget;

namespace yuyi {

class LabelTriple;
class Triple;

/// @brief The labels of a question in a QuestionField, a row for each dimension. While they are edited, the labels of a nested dimension
/// follow those that they are nested in.
class LabelParts final : public QObject
{
    Q_OBJECT
public:
    explicit LabelParts(QObject *parent) : QObject(parent) {}

    void add(Triple *triple, const Dimension &dimension);
    /// The labels of both sides. No value: the side does not have the question.
    void setSides(const std::optional<Labels> &left, const std::optional<Labels> &right);
    /// No value: there is not one question in the end.
    void setFinal(const std::optional<Labels> &labels);
    /// Begins editing. `left`, `right`: of the sides, to be offered where labels are typed.
    void open(const Labels &start, const Labels &left, const Labels &right);
    /// Takes what is still typed. Returns false if it is no label; its field says why.
    bool takeTyped();
    void close();
    /// These labels with what was chosen since editing began. Those of other dimensions stay, also if the preset does not have them.
    Labels written(Labels labels) const;
    /// What the labels of this dimension are chosen with; null if there is no row for it.
    QWidget *editor(const DimensionCode &dimension) const;
    void retranslate();

Q_SIGNALS:
    void changed();
    /// Esc or Enter ends editing.
    void finished();

private:
    void offerNested(const LabelTriple &labels);

    QList<LabelTriple *> m_rows;
    QSet<DimensionCode> m_changed;
    bool m_open = false;
};

} // namespace yuyi
