// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releaselicences.h"

#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/release/releasetables.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QStringList>
#include <QTableWidget>

namespace yuyi {

ReleaseLicences::ReleaseLicences(QWidget *parent)
    : QWidget(parent)
{
    auto *column = panelColumn(this);
    auto *listed = new QWidget(this);
    auto *list = columnIn(listed);
    m_text = wrappedLabel(listed);
    m_table = makeTable(3, listed);
    m_table->setObjectName(QStringLiteral("licences"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->addWidget(m_text);
    list->addWidget(m_table, 1);
    m_stack = new StateStack(listed, this);
    m_stack->empty()->setIcon(QStringLiteral("release"));
    column->addWidget(m_stack, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ReleaseLicences::chosen);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ReleaseLicences::chosen);
    connect(m_table, &QTableWidget::cellActivated, this, [this] { Q_EMIT imageChosen(currentImage()); });
}

void ReleaseLicences::display(const QList<Image> &images, const QList<UnlicensedPicture> &pictures, bool required)
{
    m_images = images;
    m_pictures = pictures;
    m_stack->showWorkIf(!isEmpty());
    m_stack->empty()->setSentence(tr("Every image to be released has a source and a licence."));
    QStringList lines;
    if (const int missing = static_cast<int>(images.size()); missing > 0) {
        lines.append(required ? tr("%n image(s) have no source or no licence. The project's rules require both; fill them in "
                                   "before you release.",
                                   nullptr, missing)
                              : tr("%n image(s) have no source or no licence.", nullptr, missing));
    }
    if (const int missing = static_cast<int>(pictures.size()); missing > 0) {
        lines.append(required ? tr("%n further picture(s) of the questions have no source or no licence. The project's rules require both; "
                                   "fill them in before you release.",
                                   nullptr, missing)
                              : tr("%n further picture(s) of the questions have no source or no licence.", nullptr, missing));
    }
    m_text->setText(lines.join(u'\n'));
    releasetables::fillLicences(*m_table, images, pictures);
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 0);
}

ImageId ReleaseLicences::currentImage() const
{
    const qsizetype row = m_table->currentRow();
    if (row < 0)
        return {};
    return row < m_images.size() ? m_images.at(row).id : m_pictures.value(row - m_images.size()).image;
}

QList<UnlicensedPicture> ReleaseLicences::chosenPictures() const
{
    QList<UnlicensedPicture> chosen;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        const qsizetype picture = row.row() - m_images.size();
        if (picture >= 0 && picture < m_pictures.size())
            chosen.append(m_pictures.at(picture));
    }
    return chosen;
}

void ReleaseLicences::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Image"), tr("Source"), tr("Licence")});
}

} // namespace yuyi
