// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/choices/chiprow.h"

#include <QWidget>

class QComboBox;

namespace yuyi {

/// @brief A row of chips to choose one of many. With large type, where it would fill the page, a list stands in its place.
class FoldedChips final : public QWidget
{
    Q_OBJECT
public:
    /// `name`: the object name of the chips; the list has "List" behind it.
    FoldedChips(const QString &name, QWidget *parent);

    void setOptions(const QList<ChipOption> &options);
    const QList<ChipOption> &options() const { return m_chips->options(); }
    QString selectedOne() const { return m_chips->selectedOne(); }
    void setSelectedOne(const QString &code);
    bool choose(const QString &code) { return m_chips->choose(code); }
    /// Chooses the next one, or the one before; behind the last one comes the first.
    void walk(int step);

Q_SIGNALS:
    void chosen(const QString &code);

private:
    void fold();

    ChipRow *m_chips;
    QComboBox *m_list;
};

} // namespace yuyi
