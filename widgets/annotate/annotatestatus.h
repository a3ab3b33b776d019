// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class AnnotateController;
class Badge;
class PageHeader;

/// What the title line of the annotate page says about the queue and the open annotation.
class AnnotateStatus final : public QObject
{
    Q_OBJECT
public:
    /// Adds the badges to the header.
    AnnotateStatus(AnnotateController *controller, PageHeader *header);

    void showQueue();
    /// Shows the state of the open annotation.
    void showState();
    /// There is no annotation: its badges are hidden.
    void hideState();
    /// When the annotation was saved, or why it is not.
    QString saveText() const;

private:
    AnnotateController *m_controller;
    PageHeader *m_header;
    Badge *m_state;
    Badge *m_calibration;
};

} // namespace yuyi
