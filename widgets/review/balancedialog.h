// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/adjudicationservice.h"
#include "widgets/shell/page/page.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace yuyi {

/// @brief Whether an adjudicator favours a side: how often the left and the first submission were chosen, each with its
/// interval; for leads also how often each annotator's version was.
class BalanceDialog final : public QDialog
{
    Q_OBJECT
public:
    BalanceDialog(PageContext context, QWidget *parent);

private:
    void show(const Result<FavourReport> &report);
    QString nameOf(const PersonId &person) const;
    using QDialog::show;

    PageContext m_context;
    QLabel *m_text;
    QTableWidget *m_sides;
    QLabel *m_peopleTitle;
    QTableWidget *m_people;
};

} // namespace yuyi
