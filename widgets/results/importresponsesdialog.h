// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class ChipRow;
class LineField;
class ModelSizeField;

/// @brief Imports replies that were made elsewhere. Asks which program wrote the file, which model and configuration the replies
/// belong to, and how they are matched to items. Shows a preview; nothing is written before Import. After that it shows what the
/// file did not contain or named wrongly. Deletes itself.
class ImportResponsesDialog final : public QDialog
{
    Q_OBJECT
public:
    ImportResponsesDialog(PageContext context, const QString &file, QWidget *parent);

Q_SIGNALS:
    void imported();

private:
    void readFile();
    void readConfigurations();
    void readSplits();
    ResponseImportRequest request() const;
    /// Computes the preview of the import. Importing is not possible until it is ready.
    void examine();
    void showExamined(const Result<ResponseImportReport> &examined);
    void offer();
    void run();
    void showReport(const ResponseImportReport &report);
    void fail(const QString &sentence);

    PageContext m_context;
    QString m_path;
    std::optional<RepliesFile> m_file;
    bool m_busy = false;
    bool m_fits = false; ///< the preview is ready and something would be imported
    Latest m_latest;
    QStackedWidget *m_stack;
    QLabel *m_state;
    LineField *m_model;
    QComboBox *m_configuration;
    ChipRow *m_section;
    ModelSizeField *m_size;
    QLabel *m_format;
    QComboBox *m_matching;
    QComboBox *m_split;
    QLabel *m_preview;
    QCheckBox *m_allKnown;
    ActionButton *m_cancel;
    ActionButton *m_import;
    QLabel *m_report;
    QLabel *m_listTitle;
    QPlainTextEdit *m_list;
};

} // namespace yuyi
