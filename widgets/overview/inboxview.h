// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/inbox.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class InboxRow;
class PictureLoader;
class RowPictures;

/// @brief A list of things that wait, one row and one digit key each.
class InboxView final : public QWidget
{
    Q_OBJECT
public:
    /// `firstKey`: the digit of the first row. `keys`: so many rows have one and are shown at once; a button shows the others.
    InboxView(PictureLoader &pictures, int firstKey, int keys, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Said instead of rows where nothing waits; empty: nothing is said.
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

    int m_firstKey;
    int m_keys;
    bool m_all = false;      ///< the rows without a key are shown too
    ActionButton *m_more;
    QList<InboxItem> m_items;
    QList<InboxRow *> m_rows;
    RowPictures *m_pictures;
    QLabel *m_title;
    QLabel *m_nothing;
    QVBoxLayout *m_list;
};

} // namespace yuyi
