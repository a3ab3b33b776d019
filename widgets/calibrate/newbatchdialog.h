// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;
class ImageListModel;
class ThumbnailGrid;

/// Creates a calibration batch: name, number of images, images drawn from a search or picked by hand, people.
class NewBatchDialog final : public QDialog
{
    Q_OBJECT
public:
    NewBatchDialog(PageContext context, const QString &name, QWidget *parent = nullptr);

Q_SIGNALS:
    void made(const yuyi::CalibrationBatchId &batch);

private:
    void build();
    void look();
    void showDraw();
    void pickByHand(bool byHand);
    QList<ImageId> picked() const;
    void make();
    void offer();
    void refuse(const QString &sentence);

    PageContext m_context;
    QList<ImageId> m_candidates;
    QTimer m_soon;
    Latest m_latest;
    bool m_stale = false; ///< the filter text has changed since the last query
    bool m_making = false;
    QLineEdit *m_name;
    QLineEdit *m_filter;
    QSpinBox *m_size;
    QSpinBox *m_seed;
    QCheckBox *m_byHand;
    ThumbnailGrid *m_grid;
    ImageListModel *m_images;
    ChipRow *m_people;
    QLabel *m_found;
    QLabel *m_message;
    ActionButton *m_make;
};

} // namespace yuyi
