// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/image.h"

#include <QDialog>
#include <QHash>

namespace yuyi {

class ActionButton;
class PictureLoader;

/// @brief Shows every picture of some groups, what stays and what would be discarded, before they are confirmed together.
/// Ctrl+Enter is the button; deletes itself.
class BatchDialog final : public QDialog
{
    Q_OBJECT
public:
    BatchDialog(const QList<DuplicateGroup> &groups, const QHash<ImageId, Image> &images, PictureLoader &pictures,
                QWidget *parent);

Q_SIGNALS:
    void confirmed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
};

} // namespace yuyi
