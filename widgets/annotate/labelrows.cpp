// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/labelrows.h"

#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QStringBuilder>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int shortRow = 4; // two dimensions with at most so many values share a line

bool isShort(const Dimension &dimension)
{
    return dimension.hasDigits() && dimension.values.size() <= shortRow;
}

/// A label that the dimension does not offer here.
LabelValue foreign(const Dimension &dimension, const LabelCode &label)
{
    const LabelValue *known = dimension.value(label);
    return known ? *known : TagChoice::typed(label).value;
}

QList<LabelCode> chosenIn(const ChipRow *row)
{
    QList<LabelCode> labels;
    const QStringList selected = row->selected();
    for (const QString &code : selected)
        labels.append(LabelCode(code));
    return labels;
}

/// The options are made anew only where they differ: the focus and the mark stay.
void setChips(ChipRow *row, const QList<TagChoice> &choices, const QList<LabelCode> &chosen)
{
    const QList<ChipOption> &former = row->options();
    const bool same = std::equal(former.begin(), former.end(), choices.begin(), choices.end(), [](const ChipOption &a, const TagChoice &b) {
        return a.code == b.value.code.text();
    });
    if (!same) {
        QList<ChipOption> options;
        for (const TagChoice &choice : choices)
            options.append({choice.value.code.text(), choice.value.title.text(), {}, choice.value.published});
        row->setOptions(options);
    }
    QStringList codes;
    for (const LabelCode &label : chosen)
        codes.append(label.text());
    row->setSelected(codes);
}

} // namespace

LabelRows::LabelRows(ChipForm *form, QWidget *parent) : QWidget(parent), m_form(form)
{
    columnIn(this, 0, -1);
}

QString LabelRows::fieldOf(const DimensionCode &dimension)
{
    return QStringLiteral("labels/") % dimension.text();
}

void LabelRows::build(const QList<Dimension> &dimensions)
{
    m_dimensions = dimensions;
    m_rows.clear();
    delete m_body;
    m_body = new QWidget;
    auto *column = columnIn(m_body);
    for (int i = 0; i < dimensions.size(); ++i) {
        const bool pair = i + 1 < dimensions.size() && isShort(dimensions.at(i)) && isShort(dimensions.at(i + 1));
        auto *line = rowIn(nullptr, 0, spacing::large);
        for (int k = i; k < i + (pair ? 2 : 1); ++k)
            line->addWidget(makeRow(dimensions.at(k)), pair ? 0 : 1);
        if (pair) {
            line->addStretch(1);
            ++i;
        }
        column->addLayout(line);
    }
    layout()->addWidget(m_body);
    setLabels(Labels(m_labels));
}

QWidget *LabelRows::makeRow(const Dimension &dimension)
{
    const DimensionCode code = dimension.code;
    const ChipRow::Pick pick = dimension.pickMany ? ChipRow::Pick::Many : ChipRow::Pick::One;
    QWidget *made = nullptr;
    if (dimension.hasDigits()) {
        auto *row = new ChipRow(pick, m_body);
        connect(row, &ChipRow::selectionChanged, this, [this, code, row] { take(code, chosenIn(row)); });
        row->installEventFilter(this);
        m_form->addRow(row);
        made = row;
    } else {
        auto *field = new TagField(m_body);
        field->setPick(pick);
        field->setOpen(dimension.open);
        connect(field, &TagField::chosenChanged, this, [this, code, field] { take(code, field->chosen()); });
        connect(field, &TagField::escaped, this, &LabelRows::escaped);
        m_form->addRow(field);
        made = field;
    }
    m_rows.insert(code, made);
    return made;
}

const Dimension *LabelRows::dimension(const DimensionCode &code) const
{
    const auto found = std::find_if(m_dimensions.begin(), m_dimensions.end(), [&](const Dimension &one) { return one.code == code; });
    return found == m_dimensions.end() ? nullptr : &*found;
}

QList<TagChoice> LabelRows::choicesOf(const Dimension &dimension) const
{
    const QList<LabelCode> parents = m_labels.value(dimension.parent);
    QList<TagChoice> choices;
    const auto find = [&choices](const LabelCode &label) {
        return std::find_if(choices.begin(), choices.end(), [&](const TagChoice &one) { return one.value.code == label; });
    };
    if (dimension.open) {
        const QList<UsedLabel> used = m_used.value(dimension.code);
        for (const UsedLabel &one : used) {
            if (!parents.isEmpty() && !parents.contains(one.parent))
                continue;
            const auto known = find(one.label);
            if (known == choices.end())
                choices.append(TagChoice::typed(one.label, one.count));
            else
                known->count += one.count;
        }
        std::stable_sort(choices.begin(), choices.end(), [](const TagChoice &a, const TagChoice &b) { return a.count > b.count; });
        return choices;
    }
    const QList<LabelValue> values = dimension.under(parents);
    for (const LabelValue &value : values)
        choices.append({value, 0});
    const QList<LabelCode> chosen = m_labels.value(dimension.code);
    for (const LabelCode &label : chosen) {
        if (find(label) == choices.end())
            choices.append({foreign(dimension, label), 0});
    }
    return choices;
}

void LabelRows::offer(const Dimension &dimension)
{
    const QList<TagChoice> choices = choicesOf(dimension);
    const QList<LabelCode> chosen = m_labels.value(dimension.code);
    const Dimension *parent = this->dimension(dimension.parent);
    const bool waits = parent && !dimension.open && choices.isEmpty();
    const QString title = waits              ? tr("%1 (choose “%2” first)").arg(dimension.title.text(), parent->title.text())
                        : dimension.pickMany ? tr("%1 (select all that apply)").arg(dimension.title.text())
                                             : dimension.title.text();
    QWidget *row = m_rows.value(dimension.code);
    row->setEnabled(!waits);
    if (auto *field = qobject_cast<TagField *>(row)) {
        field->setTitle(title);
        field->setChoices(choices);
        field->setChosen(chosen);
    } else if (auto *chips = qobject_cast<ChipRow *>(row)) {
        chips->setTitle(title);
        setChips(chips, choices, chosen);
    }
}

void LabelRows::set(const DimensionCode &code, const QList<LabelCode> &chosen)
{
    if (chosen.isEmpty())
        m_labels.remove(code);
    else
        m_labels.insert(code, chosen);
}

void LabelRows::take(const DimensionCode &code, const QList<LabelCode> &chosen)
{
    const Dimension *changed = dimension(code);
    const QList<LabelCode> sorted = changed->inOrder(chosen);
    set(code, sorted);
    if (auto *field = qobject_cast<TagField *>(m_rows.value(code)); field && sorted != chosen)
        field->setChosen(sorted);
    const bool alone = !fitNested(code);
    Q_EMIT edited();
    Q_EMIT committed(code, alone, changed->title.text());
}

bool LabelRows::fitNested(const DimensionCode &parent)
{
    bool lost = false;
    for (const Dimension &nested : std::as_const(m_dimensions)) {
        if (nested.parent != parent)
            continue;
        if (!nested.open) {
            const QList<LabelCode> before = m_labels.value(nested.code);
            const QList<LabelValue> values = nested.under(m_labels.value(parent));
            QList<LabelCode> kept = before;
            kept.removeIf([&](const LabelCode &label) {
                return std::none_of(values.begin(), values.end(), [&](const LabelValue &value) { return value.code == label; });
            });
            set(nested.code, kept);
            lost = lost || kept != before;
        }
        offer(nested);
        lost = fitNested(nested.code) || lost;
    }
    return lost;
}

void LabelRows::setLabels(const Labels &labels)
{
    m_labels.clear();
    for (const Dimension &one : std::as_const(m_dimensions))
        set(one.code, labels.value(one.code));
    for (const Dimension &one : std::as_const(m_dimensions))
        offer(one);
}

bool LabelRows::isComplete() const
{
    const auto isRefused = [](const QWidget *row) {
        const auto *field = qobject_cast<const TagField *>(row);
        return field && !field->fault().isEmpty();
    };
    if (std::any_of(m_rows.cbegin(), m_rows.cend(), isRefused))
        return false;
    return std::all_of(m_dimensions.begin(), m_dimensions.end(),
                       [this](const Dimension &one) { return !one.required || m_labels.contains(one.code); });
}

void LabelRows::setUsed(const UsedLabels &used)
{
    m_used = used;
    for (const Dimension &one : std::as_const(m_dimensions)) {
        if (one.open)
            offer(one);
    }
}

void LabelRows::commit()
{
    for (QWidget *row : std::as_const(m_rows)) {
        if (auto *field = qobject_cast<TagField *>(row))
            field->takeTyped();
    }
}

void LabelRows::dropTyped()
{
    for (QWidget *row : std::as_const(m_rows)) {
        if (auto *field = qobject_cast<TagField *>(row))
            field->dropTyped();
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
