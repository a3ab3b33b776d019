// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/figuredialog.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

namespace yuyi {

namespace {

/// Of this start of the program: figures of one paper are of one width.
PrintSize lastFigureSize;

} // namespace

FigureDialog::FigureDialog(const PrintFigure &figure, QWidget *parent)
    : QDialog(parent), m_figure(figure), m_preset(new QComboBox(this)), m_width(new QDoubleSpinBox(this)), m_dpi(new QSpinBox(this)),
      m_paper(plainLabel({}, this))
{
    setObjectName(QStringLiteral("figureDialog"));
    setWindowTitle(tr("Export Figure"));
    m_preset->addItem(tr("One column (84 mm)"), PrintSize::oneColumn);
    m_preset->addItem(tr("Two columns (174 mm)"), PrintSize::twoColumns);
    m_preset->addItem(tr("Custom width"), 0.0);
    m_width->setObjectName(QStringLiteral("figureWidth"));
    m_width->setRange(PrintSize::narrowest, PrintSize::widest);
    m_width->setDecimals(0);
    m_width->setSuffix(QStringLiteral(" mm"));
    m_dpi->setObjectName(QStringLiteral("figureDpi"));
    m_dpi->setRange(72, 1200);
    m_dpi->setSuffix(QStringLiteral(" dpi"));
    m_dpi->setValue(lastFigureSize.dpi);
    m_dpi->setToolTip(tr("Applies to PNG only. PDF and SVG are sharp at any size."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    form->addRow(tr("Size"), m_preset);
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("PNG resolution"), m_dpi);
    form->addRow(m_paper);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_preset, &QComboBox::activated, this, [this] {
        if (const double width = m_preset->currentData().toDouble(); width > 0)
            m_width->setValue(width);
        else
            m_width->setFocus();
    });
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &FigureDialog::showPaper);
    m_width->setValue(lastFigureSize.width);
    showPaper();
}

void FigureDialog::chooseWidth(double millimetres)
{
    m_width->setValue(millimetres);
}

void FigureDialog::showPaper()
{
    const int preset = m_preset->findData(m_width->value());
    m_preset->setCurrentIndex(preset < 0 ? m_preset->count() - 1 : preset);
    const QSizeF paper = printedSize(m_figure, m_width->value());
    const QLocale where = locale();
    m_paper->setText(
        tr("On paper: %1 × %2 mm, text in 7 and 8 pt")
            .arg(where.toString(paper.width(), 'f', 0), where.toString(paper.height(), 'f', 0)));
}

PrintSize FigureDialog::size() const
{
    return {m_width->value(), m_dpi->value()};
}

void FigureDialog::ask(const PrintFigure &figure, QWidget *parent, std::function<void(const PrintSize &)> chosen)
{
    if (figure.isEmpty()) {
        chosen(lastFigureSize); // nothing to ask about: saving says that there is nothing to draw
        return;
    }
    auto *dialog = new FigureDialog(figure, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, parent, [dialog, chosen = std::move(chosen)] {
        lastFigureSize = dialog->size();
        chosen(dialog->size());
    });
    dialog->open();
}

QString FigureDialog::fileFilter()
{
    return tr("PDF (*.pdf);;SVG (*.svg);;PNG (*.png)");
}

} // namespace yuyi
