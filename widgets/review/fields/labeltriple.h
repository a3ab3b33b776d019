// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace yuyi {

class Cell;
class LabelChoice;
class Triple;

/// @brief The labels of one dimension in the three cells of a field: those that only one side has are highlighted, and the final ones can
/// be chosen anew. Belongs to the triple.
class LabelTriple final : public QObject
{
    Q_OBJECT
public:
    enum class Title {
        Hidden,
        Shown ///< the name of the dimension stands before the labels
    };

    LabelTriple(Triple *triple, const Dimension &dimension, Title title);

    const Dimension &dimension() const { return m_dimension; }
    LabelChoice *choice() const { return m_choice; }
    /// The labels of both sides. No value: the side does not have what they would be about.
    void setSides(const std::optional<QList<LabelCode>> &left, const std::optional<QList<LabelCode>> &right);
    void setFinal(const QList<LabelCode> &labels);
    /// Shows a sentence in place of final labels; it may be empty.
    void setNoFinal(const QString &sentence);
    /// @brief Shows what they are chosen with in place of the final labels. `parents`: labels of the dimension that this one is nested in;
    /// `used`: labels to offer if they are typed.
    void open(const QList<LabelCode> &labels, const QList<LabelCode> &parents, const QList<LabelCode> &used);
    /// Shows the final labels again, which are set then.
    void close();
    /// Sets the texts of what they are chosen with.
    void retranslate();

private:
    void put(Cell *cell, QWidget *&line, const QList<LabelCode> &labels, const QList<LabelCode> &others);
    void clear(QWidget *&line);

    Dimension m_dimension;
    Title m_title;
    Triple *m_triple;
    LabelChoice *m_choice;
    QHash<const Cell *, int> m_place; ///< in each cell: behind what it held before
    QWidget *m_left = nullptr;
    QWidget *m_right = nullptr;
    QWidget *m_final = nullptr;
    bool m_open = false;
};

} // namespace yuyi
