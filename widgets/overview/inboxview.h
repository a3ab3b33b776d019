// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overview/inbox.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class CommandRegistry;
class InboxRow;
class PictureLoader;
class RowPictures;

/// @brief The list of inbox items, each with a row and the key of its command.
class InboxView final : public QWidget
{
    Q_OBJECT
public:
    /// `firstKey`: the number of the command that opens the first row. `keys`: the number of rows that have a command and are shown
    /// at once; a button shows the others.
    InboxView(PictureLoader &pictures, const CommandRegistry &commands, int firstKey, int keys, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// The sentence shown if there are no items; may be empty.
    void setNothing(const QString &sentence);
    void setItems(const QList<InboxItem> &items, const Person &self, const QList<Person> &people, const QDateTime &now);
    const QList<InboxItem> &items() const { return m_items; }
    QList<InboxRow *> rows() const { return m_rows; }
    ActionButton *more() const { return m_more; }

Q_SIGNALS:
    void chosen(int row);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPictures();
    void showRows();

    const CommandRegistry &m_commands;
    int m_firstKey;
    int m_keys;
    bool m_all = false; ///< rows without a key are shown
    ActionButton *m_more;
    QList<InboxItem> m_items;
    QList<InboxRow *> m_rows;
    RowPictures *m_pictures;
    QLabel *m_title;
    QLabel *m_nothing;
    QVBoxLayout *m_list;
};

} // namespace yuyi
