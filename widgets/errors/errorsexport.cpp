// SPDX-License-Identifier: GPL-3.0-or-later
// What the overview of error review writes to files.
#include "widgets/errors/errorsoverview.h"

#include "models/services/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/errors/casebookexport.h"
#include "widgets/errors/errorlistmodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"

#include <QDir>
#include <QSaveFile>
#include <QTableView>

namespace yuyi {

namespace {

Result<> save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       ErrorsOverview::tr("“%1” could not be written. Choose another place, or make room on the disk.").arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace

void ErrorsOverview::exportRing()
{
    m_desk.context().prompts.saveFile(this, tr("Export the Picture"), QStringLiteral("error-types.svg"), tr("Pictures (*.svg *.png)"),
                                      [this](const QString &path) {
                                          if (const auto saved = m_ring->exportTo(path))
                                              Q_EMIT toast(tr("The picture is saved."), false);
                                          else
                                              Q_EMIT failed(saved.error().sentence);
                                      });
}

void ErrorsOverview::exportBars()
{
    m_desk.context().prompts.saveFile(
        this, tr("Export the Picture"), QStringLiteral("error-types-by-category.svg"), tr("Pictures (*.svg *.png)"),
        [this](const QString &path) {
            const auto saved = byRun() ? m_matrix->exportTo(path) : m_bars->exportTo(path);
            if (saved)
                Q_EMIT toast(tr("The picture is saved."), false);
            else
                Q_EMIT failed(saved.error().sentence);
        });
}

void ErrorsOverview::exportTable()
{
    const auto facts = m_desk.data();
    if (!facts)
        return;
    m_desk.context().prompts.saveFile(this, tr("Export the Table"), QStringLiteral("errors.csv"), tr("CSV (*.csv)"),
                                      [this, facts](const QString &path) {
                                          runAside(
                                              this, [facts, path] { return save(path, "\xEF\xBB\xBF" + errorReportCsv(facts->report)); },
                                              [this](const Result<> &saved) {
                                                  if (saved)
                                                      Q_EMIT toast(tr("The table is saved."), false);
                                                  else
                                                      Q_EMIT failed(saved.error().sentence);
                                              });
                                      });
}

QList<ErrorCaseId> ErrorsOverview::bookCases() const
{
    // Those that are selected; of one row or none, all that are listed.
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    QList<ErrorCaseId> cases;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const ReportedCase &one = m_model->cases().at(row);
        const bool wanted = selected.size() < 2 || m_table->selectionModel()->isRowSelected(row, {});
        if (wanted && one.code && one.code->verdict == ErrorVerdict::ModelWrong)
            cases.append(one.errorCase.id);
    }
    return cases;
}

void ErrorsOverview::exportBook()
{
    if (m_making || !m_desk.data() || !m_desk.sample())
        return;
    if (bookCases().isEmpty()) {
        Q_EMIT failed(tr("None of these cases has an error type that counts yet."));
        return;
    }
    m_desk.context().prompts.saveFile(this, tr("Case Book"), QStringLiteral("case-book.pdf"),
                                      tr("PDF (*.pdf);;HTML (*.html);;Markdown with pictures, in a folder (*.md)"),
                                      [this](const QString &path) { saveBook(path); });
}

void ErrorsOverview::saveBook(const QString &path)
{
    const SampleProgress *sample = m_desk.sample();
    if (!sample || m_making)
        return;
    m_making = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_desk.context().commands.refresh();
    const CaseBookOrder order{m_desk.context().project.sharedFactory(), m_desk.context().project.person().id, sample->sample.name,
                              m_desk.data()->report, bookCases(), path, m_cancel};
    Q_EMIT toast(tr("Making the case book…"), false);
    runAside(
        this, [order] { return writeCaseBookTo(order); },
        [this](const Result<QString> &made) {
            m_making = false;
            m_desk.context().commands.refresh();
            if (made)
                Q_EMIT toast(tr("The case book is saved: %1").arg(QDir::toNativeSeparators(*made)), false);
            else
                Q_EMIT failed(made.error().sentence);
        });
}

} // namespace yuyi
