// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/foldedchips.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>

namespace yuyi {

namespace {
constexpr double largeType = 1.5;
} // namespace

FoldedChips::FoldedChips(const QString &name, QWidget *parent)
    : QWidget(parent), m_chips(new ChipRow(ChipRow::Pick::One, this)), m_list(new QComboBox(this))
{
    m_chips->setObjectName(name);
    m_list->setObjectName(name + QStringLiteral("List"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *column = columnIn(this);
    column->addWidget(m_chips);
    column->addWidget(m_list, 0, Qt::AlignLeft);
    connect(m_chips, &ChipRow::chosen, this, [this](const QString &code) {
        m_list->setCurrentIndex(m_list->findData(code));
        Q_EMIT chosen(code);
    });
    connect(m_list, &QComboBox::activated, this, [this] { m_chips->choose(m_list->currentData().toString()); });
    connect(&Theme::of(this), &Theme::changed, this, &FoldedChips::fold);
    fold();
}

void FoldedChips::setOptions(const QList<ChipOption> &options)
{
    m_chips->setOptions(options);
    m_list->clear();
    for (const ChipOption &option : options)
        m_list->addItem(option.text, option.code);
    m_list->setCurrentIndex(m_list->findData(selectedOne()));
}

void FoldedChips::setSelectedOne(const QString &code)
{
    m_chips->setSelectedOne(code);
    m_list->setCurrentIndex(m_list->findData(code));
}

void FoldedChips::walk(int step)
{
    const QList<ChipOption> &all = options();
    if (all.isEmpty())
        return;
    const auto count = static_cast<int>(all.size());
    int position = 0;
    while (position < count && all.at(position).code != selectedOne())
        ++position;
    choose(all.at((position + step + count) % count).code);
}

void FoldedChips::fold()
{
    const bool folds = Theme::of(this).fontScale() > largeType;
    m_chips->setVisible(!folds);
    m_list->setVisible(folds);
    setFocusProxy(folds ? static_cast<QWidget *>(m_list) : m_chips);
}

} // namespace yuyi
