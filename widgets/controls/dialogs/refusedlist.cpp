// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/refusedlist.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QAbstractTableModel>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace yuyi {

namespace {

constexpr qsizetype wrappedRows = 500;

using Files = QList<QPair<QString, QString>>;

class RefusedModel final : public QAbstractTableModel
{
public:
    RefusedModel(Files files, QObject *parent) : QAbstractTableModel(parent), m_files(std::move(files)) {}

    int rowCount(const QModelIndex &above) const override
    {
        return above.isValid() ? 0 : static_cast<int>(m_files.size());
    }
    int columnCount(const QModelIndex &) const override { return 2; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const auto &[path, reason] = m_files.at(index.row());
        if (role == Qt::DisplayRole)
            return index.column() == 0 ? QFileInfo(path).fileName() : reason;
        if (role == Qt::ToolTipRole)
            return index.column() == 0 ? path : reason;
        return {};
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        return section == 0 ? RefusedList::tr("File") : RefusedList::tr("Reason");
    }

private:
    Files m_files;
};

} // namespace

RefusedList::RefusedList(const QString &title, const QString &heading, const Files &files, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("refusedList"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    const Theme &theme = Theme::of(this);
    resizeWindow(this, 760, 480);

    auto *head = plainLabel(heading, this);
    setTextRole(head, TextRole::Title);
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
    m_save = new ActionButton(tr("Save as CSV…"), {}, ActionButton::Kind::Plain, this);
    m_save->setObjectName(QStringLiteral("saveRefused"));
    m_save->hide();
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Primary, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(head);
    column->addWidget(table, 1);
    column->addLayout(buttons);
    connect(m_save, &QAbstractButton::clicked, this, &RefusedList::saveWanted);
    connect(close, &QAbstractButton::clicked, this, &QDialog::close);
}

void RefusedList::offerSave()
{
    m_save->show();
}

} // namespace yuyi
