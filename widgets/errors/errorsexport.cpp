// SPDX-License-Identifier: GPL-3.0-or-later
// What the overview of error review writes to files.
#include "widgets/errors/errorsoverview.h"

#include "models/services/errors/probe.h"
#include "models/services/rules/practicemarks.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/chiprow.h"
#include "widgets/errors/casebookexport.h"
#include "widgets/errors/errordialogs.h"
#include "widgets/errors/errorlistmodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/shell/prompts.h"

#include <QCheckBox>
#include <QDir>
#include <QLocale>
#include <QSaveFile>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

Result<> save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       ErrorsOverview::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

bool isTable(const QString &path)
{
    return path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
}

} // namespace

bool ErrorsOverview::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        Q_EMIT failed(allowed.error().sentence);
    return allowed.has_value();
}

void ErrorsOverview::exportRing()
{
    if (!mayLeave())
        return;
    m_desk.context().prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("error-types.pdf"), tr("%1;;Table (*.csv)").arg(FigureDialog::fileFilter()),
        [this](const QString &path) {
            if (isTable(path))
                saveTable(path, typeCountsCsv(m_desk.data()->report));
            else
                saveFigure(path, printedRing());
        });
}

void ErrorsOverview::exportBars()
{
    if (!mayLeave())
        return;
    m_desk.context().prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("error-types-by-category.pdf"), tr("%1;;Table (*.csv)").arg(FigureDialog::fileFilter()),
        [this](const QString &path) {
            if (isTable(path))
                saveTable(path, categoriesCsv(m_desk.data()->report, m_rows));
            else
                saveFigure(path, printedBars());
        });
}

PrintFigure ErrorsOverview::printedRing() const
{
    PrintFigure figure = m_ring->printed();
    figure.valueTitle = tr("Error types, number of cases (share of all)");
    addPracticeNote(figure);
    return figure;
}

PrintFigure ErrorsOverview::printedBars() const
{
    PrintFigure figure = byRun() ? m_matrix->printed() : m_bars->printed();
    const Dimension *dimension = m_desk.data()->report.preset.dimension(DimensionCode(m_grouping->selectedOne().section(u':', 1)));
    figure.categoryTitle = byRun() ? tr("Model") : dimension ? dimension->title.text() : QString();
    figure.valueTitle = !byRun() && m_shares->isChecked() ? tr("Share of cases (%)") : tr("Number of cases");
    for (qsizetype row = 0; row < figure.categories.size() && row < m_rows.size(); ++row)
        figure.categories[row] = tr("%1 (n = %2)").arg(m_rows.at(row).title, QLocale().toString(m_rows.at(row).total));
    figure.notes.append(tr("n = %1 coded cases").arg(QLocale().toString(m_coded)));
    addPracticeNote(figure);
    return figure;
}

void ErrorsOverview::addPracticeNote(PrintFigure &figure) const
{
    if (holdsPractice(m_desk.data()->report))
        figure.notes.append(practiceNote());
}

void ErrorsOverview::saveFigure(const QString &path, const PrintFigure &figure)
{
    FigureDialog::ask(figure, this, [this, figure, path](const PrintSize &size) {
        runAside(
            this, [figure, size, path] { return savePrintFigure(figure, size, path); },
            [this](const Result<> &saved) {
                if (saved)
                    Q_EMIT toast(tr("The figure is saved."), false);
                else
                    Q_EMIT failed(saved.error().sentence);
            });
    });
}

void ErrorsOverview::saveTable(const QString &path, const QByteArray &table)
{
    runAside(
        this, [table, path] { return save(path, "\xEF\xBB\xBF" + table); },
        [this](const Result<> &saved) {
            if (saved)
                Q_EMIT toast(tr("The table is saved."), false);
            else
                Q_EMIT failed(saved.error().sentence);
        });
}

void ErrorsOverview::exportTable()
{
    const auto facts = m_desk.data();
    if (!facts || !mayLeave())
        return;
    m_desk.context().prompts.saveFile(this, tr("Export the Table"), QStringLiteral("errors.csv"), tr("CSV (*.csv)"),
                                      [this, facts](const QString &path) { saveTable(path, errorReportCsv(facts->report)); });
}

QList<ErrorCaseId> ErrorsOverview::bookCases() const
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

void ErrorsOverview::exportBook()
{
    if (m_making || !m_desk.data() || !m_desk.sample() || !mayLeave())
        return;
    if (bookCases().isEmpty()) {
        Q_EMIT failed(tr("None of these cases has a decided error type yet."));
        return;
    }
    const QList<ErrorCaseId> wanted = bookCases();
    m_making = true;
    m_desk.context()
        .project
        .read([id = m_desk.data()->chosen, person = m_desk.context().project.person().id](Stores &stores) {
            return ErrorProbeService(stores, person, {}).list(id);
        })
        .then(this, [this, wanted](const Result<QList<ListedProbe>> &probes) {
            m_making = false;
            if (!probes) {
                Q_EMIT failed(probes.error().sentence);
                return;
            }
            const auto count = std::count_if(probes->begin(), probes->end(), [&](const ListedProbe &one) {
                return one.probe.status == ReplyStatus::Answered && wanted.contains(one.probe.errorCase);
            });
            if (count == 0) {
                askForBook(false);
                return;
            }
            auto *dialog = new BookProbesDialog(static_cast<int>(count), this);
            connect(dialog, &BookProbesDialog::chosen, this, &ErrorsOverview::askForBook);
            dialog->open();
        });
}

void ErrorsOverview::askForBook(bool withProbes)
{
    m_desk.context().prompts.saveFile(this, tr("Case Book"), QStringLiteral("case-book.pdf"),
                                      tr("PDF (*.pdf);;HTML (*.html);;Markdown with images, in a folder (*.md)"),
                                      [this, withProbes](const QString &path) { saveBook(path, withProbes); });
}

void ErrorsOverview::saveBook(const QString &path, bool withProbes)
{
    const SampleProgress *sample = m_desk.sample();
    if (!sample || m_making)
        return;
    m_making = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_desk.context().commands.refresh();
    const CaseBookOrder order{m_desk.context().project.sharedFactory(), m_desk.context().project.person().id, sample->sample.name,
                              m_desk.data()->report, bookCases(), withProbes, path, m_cancel};
    Q_EMIT toast(tr("Creating the case book…"), false);
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
