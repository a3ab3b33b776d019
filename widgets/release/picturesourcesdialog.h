// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/release/releaseservice.h"

#include <QDialog>
#include <QList>

namespace yuyi {

class ActionButton;
class LineField;

/// @brief Asks for the source and the licence of further pictures of questions. They belong to the pictures, wherever these are used. A
/// field that stays empty changes nothing. Deletes itself when closed.
class PictureSourcesDialog final : public QDialog
{
    Q_OBJECT
public:
    PictureSourcesDialog(const QList<UnlicensedPicture> &pictures, QWidget *parent);

Q_SIGNALS:
    /// The pictures with their new sources and licences.
    void saveWanted(const QList<MediumFacts> &pictures);

private:
    QList<MediumFacts> entered() const;

    QList<UnlicensedPicture> m_pictures;
    LineField *m_source;
    LineField *m_licence;
    ActionButton *m_save;
};

} // namespace yuyi
