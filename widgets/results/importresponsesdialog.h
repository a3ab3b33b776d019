// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/responseimport.h"
#include "widgets/shell/page.h"

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

/// @brief Replies made elsewhere: which program wrote the file, which model and configuration they are of, and how its replies find their
/// items. What would come in is shown first and nothing is written before Import; then what the file said nothing about or named
/// wrongly. Deletes itself.
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
    /// What the import would do; until it is there nothing can be imported.
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
    bool m_fits = false;             ///< examined, and something would come in
    int m_examinations = 0;          ///< the newest alone counts
    QStackedWidget *m_stack;
    QLabel *m_state;
    LineField *m_model;
    QComboBox *m_configuration;
    ChipRow *m_section;
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
