// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorspagedata.h"

#include <QWidget>

namespace yuyi {

class CaseBookMaker;
class ErrorBarsPanel;
class ErrorCasesPanel;
class ErrorFiles;
class ErrorRingPanel;
class PracticeSwitch;

/// @brief The results of a coded sample: error types as a ring chart and by category, the agreement of the experts, and the
/// cases. Clicking a segment of a chart filters the list.
class ErrorsOverview final : public QWidget
{
    Q_OBJECT
public:
    explicit ErrorsOverview(ErrorsPageData &pageData, QWidget *parent = nullptr);

    void enter();
    void leave() { m_active = false; }
    void refresh();
    void retranslate();

    /// Groups by the next dimension; the models come last, then the first dimension again.
    void nextGrouping();
    void toggleShares();
    void clearFilter();
    void openCase();
    void walk(int step);
    void exportRing();
    void exportBars();
    void exportTable();
    void exportBook();
    bool hasCodes() const { return m_coded > 0; }
    bool isNarrowed() const;
    bool isMakingBook() const;

Q_SIGNALS:
    void caseWanted(const yuyi::ErrorCaseId &id);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    /// Returns true if the shown data may be exported; else shows the reason.
    bool mayLeave();

    ErrorsPageData &m_pageData;
    ErrorSampleId m_shown;
    bool m_active = false;
    qsizetype m_coded = 0;
    ErrorFiles *m_files = nullptr;
    CaseBookMaker *m_book = nullptr;
    PracticeSwitch *m_practice = nullptr;
    ErrorRingPanel *m_ring = nullptr;
    ErrorBarsPanel *m_bars = nullptr;
    ErrorCasesPanel *m_cases = nullptr;
};

} // namespace yuyi
