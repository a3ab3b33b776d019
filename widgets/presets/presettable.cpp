// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presettable.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetschema.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/presets/entrybuttons.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/presetdraft.h"
#include "widgets/presets/references.h"
#include "widgets/presets/valuetexts.h"
#include "widgets/theme/theme.h"

#include <QCompleter>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>
#include <functional>
#include <utility>

namespace yuyi {

namespace {

constexpr int leastRows = 3;
constexpr int mostRows = 10;

/// Tab leaves it behind the last cell and before the first.
class CellTable final : public QTableWidget
{
public:
    using QTableWidget::QTableWidget;

protected:
    bool focusNextPrevChild(bool next) override
    {
        const bool atEnd = next ? currentRow() == rowCount() - 1 && currentColumn() == columnCount() - 1
                                : currentRow() <= 0 && currentColumn() <= 0;
        if (rowCount() > 0 && !atEnd)
            return QTableWidget::focusNextPrevChild(next);
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): that of the views would go to another cell
        return QWidget::focusNextPrevChild(next);
    }
};

/// A cell that names something else of the preset offers what it can name while one types.
class CellDelegate final : public QStyledItemDelegate
{
public:
    CellDelegate(const PresetDraft &draft, std::function<QString(const QModelIndex &)> place, QObject *parent)
        : QStyledItemDelegate(parent), m_draft(draft), m_place(std::move(place))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        QStringList codes;
        const QList<Reference> references = referencesAt(m_draft.document(), m_place(index));
        for (const Reference &reference : references)
            codes.append(reference.code);
        if (auto *line = qobject_cast<QLineEdit *>(editor); line && !codes.isEmpty()) {
            auto *completer = new QCompleter(codes, line);
            completer->setFilterMode(Qt::MatchContains);
            line->setCompleter(completer);
        }
        return editor;
    }

private:
    const PresetDraft &m_draft;
    std::function<QString(const QModelIndex &)> m_place;
};

} // namespace

PresetTable::PresetTable(PresetDraft &draft, const QString &list, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_list(list), m_columns(columns()), m_table(new CellTable(this)),
      m_buttons(new EntryButtons(memberName(list), this)), m_fault(wrappedLabel(this))
{
    m_table->setObjectName(QStringLiteral("table") + list);
    prepareTable(m_table);
    m_table->setTabKeyNavigation(true);
    m_table->setItemDelegate(
        new CellDelegate(
            draft, [this](const QModelIndex &index) { return place(index.row(), index.column()); }, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked
                             | QAbstractItemView::SelectedClicked);
    m_table->setAccessibleName(memberName(list));
    m_table->setColumnCount(static_cast<int>(m_columns.size()));
    QStringList headings;
    for (const QString &column : std::as_const(m_columns)) {
        const QString member = memberName(list + u'/' + column.section(u'/', 1, 1));
        const QString language = column.section(u'/', 2);
        headings.append(language.isEmpty() ? member : tr("%1 (%2)").arg(member, choiceName(language)));
    }
    m_table->setHorizontalHeaderLabels(headings);
    for (int i = 0; i < m_columns.size(); ++i)
        m_table->horizontalHeaderItem(i)->setToolTip(memberHint(list + u'/' + m_columns.at(i).section(u'/', 1, 1)));
    m_table->installEventFilter(this);
    setStyleProperty(m_fault, "feel", QStringLiteral("bad"));
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(m_table);
    column->addWidget(m_buttons);
    column->addWidget(m_fault);
    setFocusProxy(m_table);

    connect(m_table, &QTableWidget::cellChanged, this, &PresetTable::take);
    connect(m_table, &QTableWidget::currentCellChanged, this, &PresetTable::showPlace);
    connect(m_buttons, &EntryButtons::addWanted, this, &PresetTable::add);
    connect(m_buttons, &EntryButtons::removeWanted, this, &PresetTable::remove);
    connect(m_buttons, &EntryButtons::moveWanted, this, &PresetTable::move);
    connect(&draft, &PresetDraft::rebuilt, this, &PresetTable::fill);
    connect(&draft, &PresetDraft::edited, this, &PresetTable::fill);
    fill();
}

QStringList PresetTable::columns() const
{
    // The name first: the code follows from it.
    QStringList found;
    QStringList last;
    const PresetSchema &schema = PresetSchema::instance();
    const Json &entry = schema.at(m_list + QLatin1String("/0"));
    for (const auto &member : fieldOf(entry, "properties").items()) {
        const QString name = u'/' + fromUtf8(member.key());
        if (isInLanguages(schema.within(entry, member.key())))
            found << name + QLatin1String("/zh") << name + QLatin1String("/en");
        else if (name == u"/code")
            last.append(name);
        else
            found.append(name);
    }
    return found + last;
}

QString PresetTable::place(int row, int column) const
{
    return QStringLiteral("%1/%2%3").arg(m_list, QString::number(row), m_columns.value(column));
}

void PresetTable::fill()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    const Json &entries = m_draft.at(m_list);
    const int rows = entries.is_array() ? static_cast<int>(entries.size()) : 0;
    m_table->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < m_columns.size(); ++column) {
            const QString pointer = place(row, column);
            const Json &schema = PresetSchema::instance().at(pointer);
            QTableWidgetItem *item = m_table->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                m_table->setItem(row, column, item);
            }
            const Json &value = m_draft.at(pointer);
            if (textOf(schema, "type") == u"boolean") {
                const bool on = value.is_boolean() ? value.get<bool>() : flagOf(schema, "default");
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
                item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
            } else {
                item->setText(fieldText(value));
            }
        }
    }
    // Labels belong to others only where their dimension does.
    const int parents = static_cast<int>(m_columns.indexOf(QStringLiteral("/parent")));
    if (parents >= 0) {
        bool shown = !textOf(m_draft.at(m_list.section(u'/', 0, -2)), "parent").isEmpty();
        for (int row = 0; row < rows && !shown; ++row)
            shown = !m_table->item(row, parents)->text().isEmpty();
        m_table->setColumnHidden(parents, !shown);
    }
    m_table->resizeColumnsToContents();
    const int shown = std::clamp(rows, leastRows, mostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + shown * m_table->verticalHeader()->defaultSectionSize()
                            + 2 * m_table->frameWidth() + m_table->horizontalHeader()->height() / 2);
    showFaults();
    showPlace();
}

void PresetTable::showFaults()
{
    const Tokens &tokens = Theme::of(this).tokens();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_columns.size(); ++column) {
            const QString fault = m_draft.faultIn(place(row, column));
            m_table->item(row, column)->setToolTip(fault);
            m_table->item(row, column)->setBackground(fault.isEmpty() ? QBrush() : QBrush(tokens.badTint));
        }
    }
}

void PresetTable::showPlace()
{
    const Json &schema = PresetSchema::instance().at(m_list);
    const int row = m_table->currentRow();
    m_buttons->setPlace(row, m_table->rowCount(), schema.contains("maxItems") ? wholeOf(schema, "maxItems") : m_table->rowCount() + 1);
    // Of the cell that one is at, or else of the whole list.
    QString fault = row < 0 ? QString() : m_draft.faultIn(place(row, m_table->currentColumn()));
    if (fault.isEmpty())
        fault = m_draft.faultIn(m_list);
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

void PresetTable::take(int row, int column)
{
    if (m_filling)
        return;
    const QString pointer = place(row, column);
    const Json &schema = PresetSchema::instance().at(pointer);
    const QTableWidgetItem *item = m_table->item(row, column);
    if (textOf(schema, "type") == u"boolean")
        m_draft.set(pointer, item->checkState() == Qt::Checked);
    else
        m_draft.set(pointer, typedValue(item->text(), schema));
    m_draft.complete(QStringLiteral("%1/%2").arg(m_list).arg(row));
}

void PresetTable::add()
{
    endTyping();
    const int row = m_draft.add(m_list, m_table->currentRow() < 0 ? m_table->rowCount() - 1 : m_table->currentRow());
    m_table->setCurrentCell(row, 0);
}

void PresetTable::endTyping()
{
    // An open cell loses the focus: what is typed in it belongs to the line that it is in now.
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void PresetTable::remove()
{
    endTyping();
    const int row = m_table->currentRow();
    const int column = m_table->currentColumn();
    m_draft.remove(m_list, row);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), column);
}

void PresetTable::move(int by)
{
    endTyping();
    const int column = m_table->currentColumn();
    m_table->setCurrentCell(m_draft.move(m_list, m_table->currentRow(), by), column);
}

bool PresetTable::focusPlace(const QString &pointer)
{
    if (pointer != m_list && !pointer.startsWith(m_list + u'/'))
        return false;
    const QString within = pointer.mid(m_list.size());
    const int row = within.section(u'/', 1, 1).toInt();
    const QString member = u'/' + within.section(u'/', 2);
    int column = 0;
    for (int i = 0; i < m_columns.size(); ++i) {
        if (m_columns.at(i) == member || (column == 0 && m_columns.at(i).startsWith(member + u'/')))
            column = i;
    }
    m_table->setFocus(Qt::ShortcutFocusReason);
    if (row < m_table->rowCount())
        m_table->setCurrentCell(row, column);
    return true;
}

bool PresetTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_buttons->handleKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
