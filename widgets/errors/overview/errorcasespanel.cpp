// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorcasespanel.h"

#include "models/domain/percent.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/errors/overview/errorlistmodel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int thumbnailHeight = 36; // pixels at scale 1

/// The end of a reply is where it says what it takes.
class EndDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

} // namespace

ErrorCasesPanel::ErrorCasesPanel(ErrorsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    build();
    connect(m_chip, &FilterChip::removed, this, &ErrorCasesPanel::clearFilter);
    connect(m_chip, &QAbstractButton::clicked, this, &ErrorCasesPanel::clearFilter);
    connect(m_table, &QTableView::activated, this, &ErrorCasesPanel::openCase);
}

void ErrorCasesPanel::build()
{
    makePanel(this);
    auto *column = columnIn(this, spacing::medium);
    m_title = plainLabel(this, TextRole::Section);
    m_chip = new FilterChip(this);
    m_chip->setObjectName(QStringLiteral("errorFilter"));
    m_chip->setPlain(true);
    QSizePolicy kept = m_chip->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_chip->setSizePolicy(kept);
    m_agreement = wrappedLabel(this, TextRole::Soft);
    m_agreement->setObjectName(QStringLiteral("errorAgreement"));
    m_agreement->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *head = rowIn(nullptr, 0, spacing::medium);
    head->addWidget(m_title);
    head->addWidget(m_chip);
    head->addWidget(m_agreement, 1);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("errorCases"));
    prepareTable(m_table, false);
    m_model = new ErrorListModel(m_pageData.context().pictures, this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setItemDelegateForColumn(ErrorListModel::Reply, new EndDelegate(m_table));
    const Theme &theme = Theme::of(this);
    QHeaderView *header = m_table->horizontalHeader();
    const QSize picture(theme.px(thumbnailHeight * 4.0 / 3), theme.px(thumbnailHeight));
    m_table->setIconSize(picture);
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(thumbnailHeight + spacing::small));
    const int widths[] = {160, 170, 320, 96, 200, 150};
    for (int i = 0; i < errorListColumns; ++i)
        m_table->setColumnWidth(i, theme.px(widths[i]));
    header->setSectionResizeMode(ErrorListModel::Reply, QHeaderView::Stretch);
    header->setStretchLastSection(false);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    column->addLayout(head);
    column->addWidget(m_table, 1);
}

void ErrorCasesPanel::takeFocus()
{
    m_table->setFocus();
}

void ErrorCasesPanel::forgetFilter()
{
    m_filter = {};
    m_narrowed = false;
}

void ErrorCasesPanel::refresh()
{
    showAgreement();
    showList();
}

void ErrorCasesPanel::showAgreement()
{
    const AgreementLine line = m_pageData.data()->agreement;
    if (line.used == 0) {
        m_agreement->setText(m_pageData.sample() && m_pageData.sample()->sample.expertsPerCase > 1
                                 ? tr("No case has been coded by two experts yet.")
                                 : QString());
        return;
    }
    const QLocale locale;
    const auto figure = [&](AgreementMeasure measure, int factor, int decimals) {
        const Measure &value = line.figure(measure).value;
        return value ? locale.toString(roundedHalfUp(*value * factor, decimals), 'f', decimals) : QStringLiteral("–");
    };
    m_agreement->setText(tr("Experts agree on %1 % of %2 cases · κ %3 · AC1 %4 · α %5")
                             .arg(figure(AgreementMeasure::Percent, 100, 1), locale.toString(line.used),
                                  figure(AgreementMeasure::Cohen, 1, 2), figure(AgreementMeasure::Ac1, 1, 2),
                                  figure(AgreementMeasure::Alpha, 1, 2)));
}

QList<ReportedCase> ErrorCasesPanel::listed() const
{
    const auto facts = m_pageData.data();
    QList<ReportedCase> cases = m_narrowed ? casesOf(facts->report, m_filter) : facts->report.cases;
    cases.removeIf([&](const ReportedCase &one) { return facts->report.hidden.hides(one.question, one.image); });
    return cases;
}

void ErrorCasesPanel::showList()
{
    const auto facts = m_pageData.data();
    if (!facts)
        return;
    const QModelIndex before = m_table->currentIndex();
    const ErrorCaseId kept = before.isValid() && before.row() < m_model->rows().size() ? m_model->rows().at(before.row()).errorCase.id
                                                                                       : ErrorCaseId();
    m_model->setCases(facts, listed());
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::max(0, m_model->rowOf(kept)), 0));
    m_title->setText(tr("%n case(s)", nullptr, m_model->rowCount()));
    m_chip->setVisible(m_narrowed);
}

void ErrorCasesPanel::narrow(const CaseFilter &filter, const QString &what)
{
    m_filter = filter;
    m_narrowed = true;
    m_chip->setState(what);
    showList();
    m_table->setFocus();
    m_pageData.context().commands.refresh();
}

void ErrorCasesPanel::clearFilter()
{
    forgetFilter();
    showList();
    m_table->setFocus();
    m_pageData.context().commands.refresh();
}

void ErrorCasesPanel::openCase()
{
    const QModelIndex now = m_table->currentIndex();
    if (now.isValid())
        Q_EMIT caseWanted(m_model->rows().at(now.row()).errorCase.id);
}

void ErrorCasesPanel::walk(int step)
{
    const int row = m_table->currentIndex().row() + step;
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, 0));
}

QList<ErrorCaseId> ErrorCasesPanel::bookCases() const
{
    // Those that are selected; of one row or none, all that are listed.
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    QList<ErrorCaseId> cases;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const ReportedCase &one = m_model->rows().at(row);
        const bool wanted = selected.size() < 2 || m_table->selectionModel()->isRowSelected(row, {});
        if (wanted && one.code && one.code->verdict == ErrorVerdict::ModelWrong)
            cases.append(one.errorCase.id);
    }
    return cases;
}

void ErrorCasesPanel::retranslate()
{
    m_table->setAccessibleName(tr("Cases"));
    m_agreement->setToolTip(tr(
        "The agreement compares the primary error types or verdicts before adjudication. It ignores subtypes, but cases whose subtypes "
        "differ are adjudicated as well."));
    m_chip->setToolTip(tr("Show all cases again"));
    m_model->retranslate();
}

} // namespace yuyi
