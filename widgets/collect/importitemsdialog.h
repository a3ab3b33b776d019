// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/importer.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class ElidedLabel;
class Prompts;

/// @brief What a benchmark file holds and where its images are, before it is imported.
class ImportItemsDialog final : public QDialog
{
    Q_OBJECT
public:
    ImportItemsDialog(Prompts &prompts, const QString &file, const ImportedSet &set, QWidget *parent);

Q_SIGNALS:
    void importWanted(const QString &imagesFolder);

private:
    void lookForImages();

    Prompts &m_prompts;
    QString m_file;
    QString m_folder;
    QStringList m_paths;      ///< of the entries, each once
    quint64 m_request = 0;
    ElidedLabel *m_folderText;
    QLabel *m_found;
    ActionButton *m_import;
};

} // namespace yuyi
