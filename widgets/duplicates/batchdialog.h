// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"

#include <QDialog>
#include <QHash>

namespace yuyi {

class ActionButton;
class PictureLoader;

/// @brief Shows all pictures of several groups and marks which are kept and which would be discarded, before the groups are
/// confirmed together. Ctrl+Enter confirms. The dialog deletes itself when it is closed.
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
