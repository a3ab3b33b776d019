// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scorefiles.h"

#include "models/exchange/files/textfile.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/shell/page/savefile.h"

namespace yuyi {

ScoreFiles::ScoreFiles(UserPrompts &prompts, QWidget *window) : QObject(window), m_prompts(prompts), m_window(window)
{
}

void ScoreFiles::tell(const Result<> &saved)
{
    if (saved)
        Q_EMIT toast(tr("The file is saved."), false);
    else
        Q_EMIT failed(saved.error().sentence);
}

void ScoreFiles::write(const QString &path, const QByteArray &table)
{
    saveAside(
        this, [path, table] { return saveText(path, byteOrderMark + table); }, tr("The file is saved."));
}

void ScoreFiles::saveTable(const QString &suggestion, const QByteArray &table)
{
    m_prompts.saveFile(m_window, tr("Export the Table"), suggestion, tr("CSV (*.csv)"),
                       [this, table](const QString &path) { write(path, table); });
}

void ScoreFiles::saveMeans(const QString &suggestion, std::function<PrintFigure()> figure, const QByteArray &table)
{
    m_prompts.saveFile(m_window, tr("Export Mean Scores"), suggestion, tr("%1;;Table (*.csv)").arg(FigureDialog::fileFilter()),
                       [this, figure = std::move(figure), table](const QString &path) {
                           if (path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
                               write(path, table);
                           else
                               draw({{path, figure()}});
                       });
}

void ScoreFiles::saveComparison(const QString &suggestion, std::function<PrintFigure()> figure, std::function<PrintFigure()> table)
{
    m_prompts.saveFile(m_window, tr("Export the Comparison"), suggestion, FigureDialog::fileFilter(),
                       [this, figure = std::move(figure), table = std::move(table)](const QString &path) {
                           const qsizetype dot = path.lastIndexOf(u'.');
                           draw({{path, figure()}, {path.left(dot) + QLatin1String("-table") + path.mid(dot), table()}});
                       });
}

void ScoreFiles::draw(const QList<std::pair<QString, PrintFigure>> &figures)
{
    FigureDialog::ask(figures.constFirst().second, m_window, [this, figures](const PrintSize &size) {
        const auto save = [figures, size]() -> Result<> {
            for (const auto &[path, figure] : figures) {
                if (const auto saved = savePrintFigure(figure, size, path); !saved)
                    return saved;
            }
            return {};
        };
        saveAside(this, save, tr("The file is saved."));
    });
}

} // namespace yuyi
