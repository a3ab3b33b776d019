// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorspagedata.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace yuyi {

class ErrorListModel;
class FilterChip;

/// @brief The cases of a coded sample as a list that a filter can narrow, and the agreement of the experts above it.
class ErrorCasesPanel final : public QWidget
{
    Q_OBJECT
public:
    ErrorCasesPanel(ErrorsPageData &pageData, QWidget *parent);

    /// Shows the current data of the page data; there must be some.
    void refresh();
    void takeFocus();
    /// Shows only the cases that pass the filter; `what` describes them.
    void narrow(const CaseFilter &filter, const QString &what);
    void clearFilter();
    /// The next refresh() shows all cases.
    void forgetFilter();
    bool isNarrowed() const { return m_narrowed; }
    void openCase();
    void walk(int step);
    /// The cases for a case book: those selected, or all listed, with a decided error of the model.
    QList<ErrorCaseId> bookCases() const;
    void retranslate();

Q_SIGNALS:
    void caseWanted(const yuyi::ErrorCaseId &id);

private:
    void build();
    void showAgreement();
    void showList();
    QList<ReportedCase> listed() const;

    ErrorsPageData &m_pageData;
    CaseFilter m_filter;
    bool m_narrowed = false;
    QLabel *m_title = nullptr;
    FilterChip *m_chip = nullptr;
    QLabel *m_agreement = nullptr;
    QTableView *m_table = nullptr;
    ErrorListModel *m_model = nullptr;
};

} // namespace yuyi
