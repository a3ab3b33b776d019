// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/balancedialog.h"

#include "models/domain/percent.h"
#include "models/services/session/projectaccess.h"
#include "models/statistics/proportions.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QTableWidget>

namespace yuyi {

namespace {

QString shareText(qint64 chosen, qint64 of)
{
    const auto share = wilson(chosen, of);
    if (!share)
        return sentenceOf(share.error());
    return BalanceDialog::tr("%1 % (%2–%3 %)")
        .arg(shownPercent(share->share), shownPercent(share->interval.lo), shownPercent(share->interval.hi));
}

/// Half is what somebody without a preference comes to.
QString verdictText(qint64 chosen, qint64 of)
{
    const auto share = wilson(chosen, of);
    if (!share)
        return {};
    if (share->interval.lo > 0.5)
        return BalanceDialog::tr("more often than by chance");
    if (share->interval.hi < 0.5)
        return BalanceDialog::tr("less often than by chance");
    return BalanceDialog::tr("no visible preference");
}

void put(QTableWidget *table, int row, const QStringList &texts)
{
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table->setItem(row, column, item);
    }
}

} // namespace

BalanceDialog::BalanceDialog(PageContext context, QWidget *parent)
    : QDialog(parent),
      m_context(context),
      m_text(plainLabel(this)),
      m_sides(makeTable(5, this, 4)),
      m_peopleTitle(plainLabel(tr("Whose version was chosen"), this)),
      m_people(makeTable(5, this, 4))
{
    setWindowTitle(tr("Statistics on Left/Right Choices"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, 760, 480);
    m_text->setWordWrap(true);
    setTextRole(m_text, TextRole::Soft);
    setTextRole(m_peopleTitle, TextRole::Section);
    m_sides->setHorizontalHeaderLabels({tr("Adjudicator"), tr("Decisions"), tr("Left chosen"), tr("Earlier submission chosen"),
                                        tr("Left vs. chance")});
    m_people->setHorizontalHeaderLabels(
        {tr("Adjudicator"), tr("Annotator"), tr("Decisions"), tr("Chosen"), tr("Chosen vs. chance")});
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_text);
    column->addWidget(m_sides, 1);
    column->addWidget(m_peopleTitle);
    column->addWidget(m_people, 1);
    m_peopleTitle->hide();
    m_people->hide();
    m_text->setText(tr("Loading…"));
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) {
            return AdjudicationService(stores, person).favour();
        })
        .then(this, [this](const Result<FavourReport> &report) { show(report); });
}

QString BalanceDialog::nameOf(const PersonId &person) const
{
    for (const Person &one : m_context.project.people()) {
        if (one.id == person)
            return one.name;
    }
    return {};
}

void BalanceDialog::show(const Result<FavourReport> &report)
{
    if (!report) {
        m_text->setText(report.error().sentence);
        return;
    }
    if (report->adjudicators.isEmpty()) {
        m_text->setText(tr("Nothing to count yet: nobody has chosen the left or the right side in a decision."));
        return;
    }
    m_text->setText(tr("The side on which each annotation is shown is random. An adjudicator without a preference chooses left about "
                       "half of the time. The 95 % interval shows how certain the percentage is."));
    m_sides->setRowCount(static_cast<int>(report->adjudicators.size()));
    int row = 0;
    for (const FavourCount &count : report->adjudicators) {
        const qint64 all = count.left + count.right;
        put(m_sides, row++,
            {nameOf(count.adjudicator), QLocale().toString(all), shareText(count.left, all),
             shareText(count.first, all), verdictText(count.left, all)});
    }
    m_sides->resizeColumnsToContents();
    if (report->annotators.isEmpty())
        return;
    m_peopleTitle->show();
    m_people->show();
    m_people->setRowCount(static_cast<int>(report->annotators.size()));
    row = 0;
    for (const AnnotatorShare &share : report->annotators) {
        put(m_people, row++,
            {nameOf(share.adjudicator), nameOf(share.annotator), QLocale().toString(share.offered),
             shareText(share.chosen, share.offered), verdictText(share.chosen, share.offered)});
    }
    m_people->resizeColumnsToContents();
}

} // namespace yuyi
