// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/page.h"

#include <QObject>
#include <QStringList>

namespace yuyi {

class CollectController;
struct ImportedSet;
struct LabelFile;
struct LabelImportReport;

/// @brief Asks for the files to import into a project, and shows which ones were rejected or known. The controller imports them.
class CollectFiles final : public QObject
{
    Q_OBJECT
public:
    /// `page`: the dialogs are opened over it.
    CollectFiles(PageContext context, CollectController &controller, QWidget *page);

    void addFolder();
    void addFiles();
    void addManifest();
    void chooseItems();
    /// Imports files that were dropped or opened: images, folders, a manifest or a benchmark file.
    void take(const QStringList &paths);
    void showRefused();
    void showKnown();

Q_SIGNALS:
    /// A benchmark file cannot be read.
    void failed(const yuyi::Error &error);

private:
    /// Asks about a benchmark file, or one with labels of Label Studio, and imports it. With `orManifest`, a file that is not one may be
    /// imported as a manifest.
    void openItems(const QString &file, bool orManifest);
    void askAboutItems(const QString &file, const ImportedSet &set);
    /// Asks whose labels a file of Label Studio holds, and imports them.
    void askAboutLabels(const QString &file, const LabelFile &content);
    void showRefusedLabels(const LabelImportReport &report);

    PageContext m_context;
    CollectController &m_controller;
    QWidget *m_page;
};

} // namespace yuyi
