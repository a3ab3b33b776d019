// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/review/review.h"
#include "widgets/shell/page/page.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;

namespace yuyi {

/// @brief Lists the open cases and those that this person has adjudicated or returned. Enter opens a case. The cases that ask
/// for a change of the guideline can be shown alone.
class CasesDialog final : public QDialog
{
    Q_OBJECT
public:
    CasesDialog(PageContext context, QWidget *parent);

Q_SIGNALS:
    void chosen(const yuyi::AdjudicationCaseId &id);

private:
    void load();
    void showChosen(bool onlyGuideline);
    void choose();
    QString nameOf(const PersonId &id) const;
    QString emptyText() const;

    PageContext m_context;
    QListWidget *m_list;
    QCheckBox *m_guideline;
    QLabel *m_count;
};

} // namespace yuyi
