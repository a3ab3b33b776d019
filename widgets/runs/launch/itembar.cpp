// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/itembar.h"

#include "models/domain/moments.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>

namespace yuyi {

namespace {
constexpr int typingMs = 300;
constexpr int searchWidth = 150;
constexpr int setWidth = 18; // characters of a set's name that are always there
const QString textField = QStringLiteral("text");
} // namespace

ItemBar::ItemBar(QWidget *parent)
    : QWidget(parent), m_set(new QComboBox(this)), m_search(new LineField(this)), m_chipArea(new QWidget(this)),
      m_count(plainLabel(this)), m_leftOut(plainLabel(this))
{
    m_set->setObjectName(QStringLiteral("runItemSet"));
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_set->setMinimumContentsLength(setWidth);
    m_set->addItem(QString(), QString());
    m_search->setObjectName(QStringLiteral("runItemSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(Theme::of(this).px(searchWidth));
    connect(&Theme::of(this), &Theme::changed, this, [this] { m_search->setFixedWidth(Theme::of(this).px(searchWidth)); });
    setTextRole(m_count, TextRole::Section);
    m_count->setObjectName(QStringLiteral("runItemCount"));
    setTextRole(m_leftOut, TextRole::Small);
    m_leftOut->setWordWrap(true);
    auto *flow = new FlowLayout(m_chipArea, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_set);
    flow->addWidget(m_search);
    auto *line = rowIn();
    line->addWidget(m_count);
    line->addWidget(m_leftOut, 1);
    auto *column = columnIn(this);
    column->addLayout(line);
    column->addWidget(m_chipArea);

    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    connect(m_search, &LineField::escaped, this, &ItemBar::escaped);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        if (m_search->isComposing())
            return;
        const QString words = m_search->text().trimmed();
        change({textField, FilterOperator::Holds, words.isEmpty() ? QStringList() : QStringList{words}});
    });
    connect(m_set, &QComboBox::activated, this, &ItemBar::changed);
    retranslate();
}

void ItemBar::setFields(const QList<FilterField> &fields, const QList<ItemSet> &sets)
{
    m_fields = fields;
    QHash<QString, FilterChip *> kept;
    for (const FilterField &field : fields) {
        if (field.values.isEmpty())
            continue;
        FilterChip *chip = m_chips.take(field.code);
        if (!chip) {
            chip = new FilterChip(m_chipArea);
            chip->setObjectName(QStringLiteral("runFilter-") % field.code);
            connect(chip, &QAbstractButton::clicked, this, [this, code = field.code] { choose(code); });
            connect(chip, &FilterChip::removed, this, [this, code = field.code] { change({code, FilterOperator::Is, {}}); });
            m_chipArea->layout()->addWidget(chip);
        }
        chip->setName(field.title);
        kept.insert(field.code, chip);
    }
    qDeleteAll(m_chips);
    m_chips = kept;
    const QVariant now = m_set->currentData();
    m_set->clear();
    m_set->addItem(tr("Current items"), QString());
    for (const ItemSet &set : sets) {
        m_set->addItem(tr("Frozen: %1 (%2)").arg(set.name, QLocale().toString(set.items)), set.id.toString());
        m_set->setItemData(m_set->count() - 1,
                           tr("%1, frozen %2").arg(set.name, momentText(set.createdAt)),
                           Qt::ToolTipRole);
    }
    m_set->setCurrentIndex(std::max(0, m_set->findData(now)));
    m_set->setVisible(!sets.isEmpty());
    showState();
}

ItemChoice ItemBar::choice() const
{
    ItemChoice choice;
    choice.filter = m_filter;
    choice.set = ItemSetId::fromString(m_set->currentData().toString());
    return choice;
}

void ItemBar::setFilter(const ItemFilter &filter)
{
    m_filter = filter;
    const QSignalBlocker silent(m_search);
    m_search->setText(filter.term(textField, FilterOperator::Holds).values.value(0));
    showState();
}

void ItemBar::setCount(const QString &sentence, const QString &leftOut)
{
    m_count->setText(sentence);
    m_leftOut->setText(leftOut);
}

QString ItemBar::count() const
{
    return m_count->text();
}

void ItemBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ItemBar::change(const FilterTerm &term)
{
    const ItemFilter before = m_filter;
    m_filter.set(term);
    showState();
    if (!(before == m_filter))
        Q_EMIT changed();
}

void ItemBar::choose(const QString &code)
{
    FilterChip *chip = m_chips.value(code);
    for (const FilterField &field : m_fields) {
        if (field.code != code || !chip)
            continue;
        auto *popover = new ChoicePopover(chip);
        QList<ChipOption> options;
        for (const FilterField::Value &value : field.values) {
            options.append({value.code,
                            value.items < 0 ? value.title
                                            : tr("%1 %2", "value and number of items").arg(value.title, QLocale().toString(value.items)),
                            {},
                            {}});
        }
        popover->addMany(code, field.title, options, m_filter.term(code).values);
        connect(popover, &ChoicePopover::chosenMany, this, [this](const QString &group, const QStringList &codes) {
            change({group, FilterOperator::Is, codes});
        });
        popover->open();
    }
}

void ItemBar::showState()
{
    for (const FilterField &field : m_fields) {
        FilterChip *chip = m_chips.value(field.code);
        if (!chip)
            continue;
        QStringList titles;
        const QStringList codes = m_filter.term(field.code).values;
        for (const FilterField::Value &value : field.values) {
            if (codes.contains(value.code))
                titles.append(value.title);
        }
        chip->setState(titles.isEmpty() ? QString()
                                        : tr("%1: %2", "filter and its values").arg(field.title, titles.join(tr(", ", "between values"))));
    }
}

void ItemBar::retranslate()
{
    m_set->setItemText(0, tr("Current items"));
    m_set->setAccessibleName(tr("Item set"));
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    showState();
}

} // namespace yuyi
