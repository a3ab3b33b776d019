// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "widgets/shell/page.h"

#include <QDialog>
#include <QHash>

#include <utility>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace yuyi {

/// @brief What the person has annotated so far, newest first: found by typing, opened with Enter.
class MyWorkDialog final : public QDialog
{
    Q_OBJECT
public:
    MyWorkDialog(PageContext context, QWidget *parent);

Q_SIGNALS:
    void chosen(const yuyi::ImageId &image);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void load();
    /// The picture in the middle of an icon of the list's size, so that the lines begin at one place.
    QIcon iconOf(const QImage &thumbnail) const;
    void applyFilter(const QString &text);
    void choose();

    PageContext m_context;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_count;
    QHash<Sha256, std::pair<QListWidgetItem *, Image>> m_waiting;   ///< rows by picture
};

} // namespace yuyi
