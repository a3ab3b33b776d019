// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorfiles.h"

#include "widgets/charts/figuredialog.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/prompts.h"

#include <QSaveFile>

namespace yuyi {

namespace {

Result<> writeText(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       ErrorFiles::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

bool isTable(const QString &path)
{
    return path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
}

} // namespace

ErrorFiles::ErrorFiles(Prompts &prompts, QWidget *window) : QObject(window), m_prompts(prompts), m_window(window)
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

void ErrorFiles::write(const QString &path, const QByteArray &table)
{
    runAside(
        this, [table, path] { return writeText(path, "\xEF\xBB\xBF" + table); },
        [this](const Result<> &saved) {
            if (saved)
                Q_EMIT toast(tr("The table is saved."), false);
            else
                Q_EMIT failed(saved.error().sentence);
        });
}

} // namespace yuyi
