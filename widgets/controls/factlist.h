// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QGridLayout;

namespace yuyi {

/// @brief One line of a FactList. With `mono` the value stays on one line of fixed-width
/// type (checksums, paths).
struct Fact {
    QString label;
    QString value;
    bool mono = false;
};

/// @brief Small grey labels with their values, one under the other; values can be selected and copied.
class FactList final : public QWidget
{
    Q_OBJECT
public:
    explicit FactList(QWidget *parent = nullptr);

    /// Replaces all. Facts with an empty value are shown as "–" so that nothing jumps from item to item.
    void setFacts(const QList<Fact> &facts);
    const QList<Fact> &facts() const { return m_facts; }

private:
    QWidget *valueWidget(const Fact &fact);
    /// Walking from item to item the lines are the same: only their values are put in. False when they differ.
    bool update(const QList<Fact> &facts);

    QList<Fact> m_facts;
    QGridLayout *m_grid;
};

} // namespace yuyi
