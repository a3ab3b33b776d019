// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/refusedlist.h"

#include "widgets/controls/actionbutton.h"
#include "widgets/controls/tables.h"
#include "widgets/theme/theme.h"

#include <QAbstractTableModel>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr qsizetype wrappedRows = 500;

class RefusedModel final : public QAbstractTableModel
{
public:
    RefusedModel(QList<RefusedFile> files, QObject *parent) : QAbstractTableModel(parent), m_files(std::move(files)) {}

    int rowCount(const QModelIndex &above) const override
    {
        return above.isValid() ? 0 : static_cast<int>(m_files.size());
    }
    int columnCount(const QModelIndex &) const override { return 2; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const RefusedFile &file = m_files.at(index.row());
        if (role == Qt::DisplayRole)
            return index.column() == 0 ? QFileInfo(file.path).fileName() : file.reason;
        if (role == Qt::ToolTipRole)
            return index.column() == 0 ? file.path : file.reason;
        return {};
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        return section == 0 ? RefusedList::tr("File") : RefusedList::tr("Why it was not taken");
    }

private:
    QList<RefusedFile> m_files;
};

} // namespace

RefusedList::RefusedList(const QList<RefusedFile> &files, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("refusedList"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Refused Files"));
    const Theme &theme = Theme::of(this);
    resizeWindow(this, 760, 480);

    auto *heading = new QLabel(tr("%Ln file(s) were not taken", nullptr, static_cast<int>(files.size())), this);
    setTextRole(heading, TextRole::Title);
    auto *table = new QTableView(this);
    prepareTable(table);
    table->setModel(new RefusedModel(files, table));
    table->setWordWrap(true);
    table->setAccessibleName(windowTitle());
    table->setColumnWidth(0, theme.px(240));
    table->horizontalHeader()->setStretchLastSection(true);
    // Whole reasons where that costs nothing; in very long lists the tool tip has them.
    if (files.size() <= wrappedRows)
        table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *save = new ActionButton(tr("Save as CSV…"), {}, ActionButton::Kind::Plain, this);
    save->setObjectName(QStringLiteral("saveRefused"));
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Primary, this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::small);
    buttons->addStretch(1);
    buttons->addWidget(save);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    column->setSpacing(spacing::medium);
    column->addWidget(heading);
    column->addWidget(table, 1);
    column->addLayout(buttons);
    connect(save, &QAbstractButton::clicked, this, &RefusedList::saveWanted);
    connect(close, &QAbstractButton::clicked, this, &QDialog::close);
}

} // namespace yuyi
