// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "widgets/charts/figuredialog.h"

#include <QApplication>

namespace yuyi::test {

/// Waits for the question how wide a figure is, and answers it; false: nothing asks.
inline bool printAt(double millimetres)
{
    return waitFor([millimetres] {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            auto *dialog = qobject_cast<FigureDialog *>(window);
            if (!dialog || !dialog->isVisible())
                continue;
            dialog->chooseWidth(millimetres);
            QWidget *behind = dialog->parentWidget()->window();
            dialog->accept();
            behind->activateWindow(); // no window manager does it when a dialog has closed
            return QTest::qWaitForWindowActive(behind, patienceMs);
        }
        return false;
    });
}

/// What an SVG of one column lacks: whole names, titles of the axes, n.
inline QStringList missingInPrint(const PrintFigure &figure, const QByteArray &svg)
{
    const QString words = QString::fromUtf8(svg);
    QStringList wanted = figure.categories + figure.notes + QStringList{figure.valueTitle, figure.categoryTitle};
    QStringList missing;
    for (const QString &one : std::as_const(wanted)) {
        if (one.isEmpty() || !words.contains(one.toHtmlEscaped()))
            missing.append(QStringLiteral("“%1”").arg(one));
    }
    if (!svg.contains("<svg width=\"84"))
        missing.append(QStringLiteral("the width"));
    wanted.append(figure.series.isEmpty() ? QString() : figure.series.constFirst().name);
    if (!wanted.join(QLatin1Char('\n')).contains(QStringLiteral("n =")))
        missing.append(QStringLiteral("n"));
    return missing;
}

} // namespace yuyi::test
