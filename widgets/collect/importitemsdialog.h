// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/importer.h"
#include "models/services/session/latest.h"

#include <QDialog>
#include <QList>
#include <QString>

#include <utility>

class QLabel;

namespace yuyi {

class ActionButton;
class ElidedLabel;
class UserPrompts;

/// Shows the contents of a benchmark file and asks for its images folder before the import.
class ImportItemsDialog final : public QDialog
{
    Q_OBJECT
public:
    ImportItemsDialog(UserPrompts &prompts, const QString &file, const ImportedSet &set, QWidget *parent);

Q_SIGNALS:
    void importWanted(const QString &imagesFolder);

private:
    void lookForImages();

    UserPrompts &m_prompts;
    QString m_folder;
    /// The files and, of each, the paths in its entries whose images are files; without duplicates.
    QList<std::pair<QString, QString>> m_paths;
    bool m_inFile = false; ///< some images are in the benchmark file itself
    Latest m_latest;
    ElidedLabel *m_folderText;
    QLabel *m_found;
    ActionButton *m_import;
};

} // namespace yuyi
