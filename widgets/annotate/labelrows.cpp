// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/labelrows.h"

#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>

namespace yuyi {

namespace {
constexpr int shortRow = 4; // two dimensions with at most so many values share a line
} // namespace

LabelRows::LabelRows(QWidget *parent)
    : QWidget(parent),
      m_form(new ChipForm(this))
{
    columnIn(this, 0, -1);
}

QString LabelRows::fieldOf(const DimensionCode &dimension)
{
    return QStringLiteral("labels/") % dimension.text();
}

void LabelRows::build(const Preset &preset)
{
    const Labels chosen = labels();
    m_form->clear();
    m_rows.clear();
    delete m_body;
    m_body = new QWidget;
    auto *column = columnIn(m_body);
    for (int i = 0; i < preset.dimensions.size(); ++i) {
        const bool pair = i + 1 < preset.dimensions.size()
                       && preset.dimensions.at(i).values.size() <= shortRow
                       && preset.dimensions.at(i + 1).values.size() <= shortRow;
        auto *line = rowIn(nullptr, 0, spacing::large);
        for (int k = i; k < i + (pair ? 2 : 1); ++k)
            line->addWidget(makeRow(preset.dimensions.at(k)), pair ? 0 : 1);
        if (pair) {
            line->addStretch(1);
            ++i;
        }
        column->addLayout(line);
    }
    layout()->addWidget(m_body);
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        QStringList codes;
        for (const LabelCode &code : it.value())
            codes.append(code.text());
        if (ChipRow *row = m_rows.value(it.key()))
            row->setSelected(codes);
    }
}

ChipRow *LabelRows::makeRow(const Dimension &dimension)
{
    auto *row = new ChipRow(dimension.pickMany ? ChipRow::Pick::Many : ChipRow::Pick::One, m_body);
    row->setTitle(dimension.pickMany ? tr("%1 (select all that apply)").arg(dimension.title.text())
                                     : dimension.title.text());
    QList<ChipOption> options;
    for (const LabelValue &value : dimension.values)
        options.append({value.code.text(), value.title.text(), {}, value.published});
    row->setOptions(options);
    connect(row, &ChipRow::selectionChanged, this, [this, dimension] {
        Q_EMIT edited();
        Q_EMIT committed(fieldOf(dimension.code), dimension.title.text());
    });
    row->installEventFilter(this);
    m_form->addRow(row);
    m_rows.insert(dimension.code, row);
    return row;
}

Labels LabelRows::labels() const
{
    Labels labels;
    for (auto it = m_rows.begin(); it != m_rows.end(); ++it) {
        QList<LabelCode> codes;
        const QStringList selected = it.value()->selected();
        for (const QString &code : selected)
            codes.append(LabelCode(code));
        if (!codes.isEmpty())
            labels.insert(it.key(), codes);
    }
    return labels;
}

void LabelRows::setLabels(const Labels &labels)
{
    for (auto it = m_rows.begin(); it != m_rows.end(); ++it) {
        QStringList codes;
        const QList<LabelCode> values = labels.value(it.key());
        for (const LabelCode &code : values)
            codes.append(code.text());
        it.value()->setSelected(codes);
    }
}

bool LabelRows::isHeld(const QKeyEvent &event) const
{
    const bool walks = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    return !walks && (event.isAutoRepeat() || (m_heldKey && m_heldKey()));
}

bool LabelRows::eventFilter(QObject *watched, QEvent *event)
{
    // A row of labels that has the focus takes its keys itself.
    if (event->type() == QEvent::KeyPress && qobject_cast<ChipRow *>(watched) && isHeld(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
