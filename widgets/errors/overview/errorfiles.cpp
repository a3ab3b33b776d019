// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorfiles.h"

#include "models/exchange/files/textfile.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/shell/page/savefile.h"

namespace yuyi {

namespace {

bool isTable(const QString &path)
{
    return path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
}

} // namespace

ErrorFiles::ErrorFiles(UserPrompts &prompts, QWidget *window) : QObject(window), m_prompts(prompts), m_window(window)
{
}

void ErrorFiles::saveFigure(const QString &suggestion, std::function<PrintFigure()> figure, Table table)
{
    m_prompts.saveFile(m_window, tr("Export Figure"), suggestion, tr("%1;;Table (*.csv)").arg(FigureDialog::fileFilter()),
                       [this, figure = std::move(figure), table = std::move(table)](const QString &path) {
                           if (isTable(path))
                               write(path, table());
                           else
                               draw(path, figure());
                       });
}

void ErrorFiles::saveTable(const QString &suggestion, Table table)
{
    m_prompts.saveFile(m_window, tr("Export the Table"), suggestion, tr("CSV (*.csv)"),
                       [this, table = std::move(table)](const QString &path) { write(path, table()); });
}

void ErrorFiles::draw(const QString &path, const PrintFigure &figure)
{
    FigureDialog::ask(figure, m_window, [this, figure, path](const PrintSize &size) {
        saveAside(
            this, [figure, size, path] { return savePrintFigure(figure, size, path); }, tr("The figure is saved."));
    });
}

void ErrorFiles::write(const QString &path, const QByteArray &table)
{
    saveAside(
        this, [table, path] { return saveText(path, byteOrderMark + table); }, tr("The table is saved."));
}

} // namespace yuyi
