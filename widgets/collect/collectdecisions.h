// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"

#include <QList>
#include <QObject>
#include <QPoint>

namespace yuyi {

class CollectController;

/// @brief Asks what has to be asked before images are kept or discarded: the reason, a note, and whether many at once are meant.
class CollectDecisions final : public QObject
{
    Q_OBJECT
public:
    /// `page`: the dialogs are opened over it.
    CollectDecisions(PageContext context, CollectController &controller, QWidget *page);

    void keep(const QList<ImageId> &images);
    /// Offers the reasons of the project at `position`, in global coordinates.
    void discard(const QList<ImageId> &images, const QPoint &position);

private:
    void decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note = {});

    PageContext m_context;
    CollectController &m_controller;
    QWidget *m_page;
};

} // namespace yuyi
