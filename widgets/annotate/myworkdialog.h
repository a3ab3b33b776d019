// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"

#include <QDialog>
#include <QHash>

#include <utility>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace yuyi {

/// @brief Lists the person's own annotations, newest first. Typing filters the list; Enter opens an image.
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
    /// Centres the thumbnail in an icon of fixed size, so that the texts are aligned.
    QIcon iconOf(const QImage &thumbnail) const;
    void applyFilter(const QString &text);
    void choose();

    PageContext m_context;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_count;
    QHash<Sha256, std::pair<QListWidgetItem *, Image>> m_waiting; ///< rows that wait for a thumbnail, by image file
};

} // namespace yuyi
