// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QGridLayout;

namespace yuyi {

/// A line of a FactList. With `mono`, the value stays on one line in a fixed-width font (checksums, paths).
struct Fact {
    QString label;
    QString value;
    bool mono = false;
};

/// @brief Small grey labels with their values in a column. Values can be selected and copied.
class FactList final : public QWidget
{
    Q_OBJECT
public:
    explicit FactList(QWidget *parent = nullptr);

    /// Replaces all facts. Empty values are shown as "–", so the layout stays stable from item to item.
    void setFacts(const QList<Fact> &facts);
    const QList<Fact> &facts() const { return m_facts; }

private:
    QWidget *valueWidget(const Fact &fact);
    /// Updates only the values if the labels are unchanged. Returns false if the labels differ.
    bool update(const QList<Fact> &facts);

    QList<Fact> m_facts;
    QGridLayout *m_grid;
};

} // namespace yuyi
