// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/exchange/benchmarks/labelstudiofile.h"

#include <QDialog>
#include <QList>
#include <QMap>
#include <QPair>

class QComboBox;

namespace yuyi {

class ActionButton;

/// Shows what a file of Label Studio contains and asks which people of the project its annotators are.
class ImportLabelsDialog final : public QDialog
{
    Q_OBJECT
public:
    ImportLabelsDialog(const QString &file, const LabelFile &content, const QList<Person> &people, QWidget *parent);

Q_SIGNALS:
    /// By annotator as the file names them; a null id: their annotations are not imported.
    void importWanted(const QMap<QString, yuyi::PersonId> &people);

private:
    QMap<QString, PersonId> chosen() const;
    void updateButton();

    QList<QPair<QString, QComboBox *>> m_fields; ///< by annotator
    ActionButton *m_import;
};

} // namespace yuyi
