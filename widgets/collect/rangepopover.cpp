// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/rangepopover.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QDoubleSpinBox>
#include <QLabel>

#include <cmath>

namespace yuyi {

namespace {
constexpr double kilobyte = 1000;
constexpr double unset = -1;
} // namespace

RangePopover::RangePopover(const ImageFilter &filter, QWidget *anchor) : FilterPopover(anchor)
{
    const auto kilobytes = [](qint64 bytes) { return bytes < 0 ? unset : static_cast<double>(bytes) / kilobyte; };
    const auto percent = [](double ratio) { return ratio < 0 ? unset : ratio * 100; };
    m_sideFrom = field(tr("Short side from"), filter.shortSideFrom, 100000, 0, tr(" px"));
    m_sideTo = field(tr("Short side to"), filter.shortSideTo, 100000, 0, tr(" px"));
    m_bytesFrom = field(tr("File size from"), kilobytes(filter.bytesFrom), 1e6, 0, tr(" kB"));
    m_bytesTo = field(tr("File size to"), kilobytes(filter.bytesTo), 1e6, 0, tr(" kB"));
    m_ratioFrom = field(tr("Text ratio from"), percent(filter.ratioFrom), 100, 1, tr(" %"));
    m_ratioTo = field(tr("Text ratio to"), percent(filter.ratioTo), 100, 1, tr(" %"));
    addRange(tr("Short side"), m_sideFrom, m_sideTo);
    addRange(tr("File size"), m_bytesFrom, m_bytesTo);
    addRange(tr("Text ratio"), m_ratioFrom, m_ratioTo);
}

QDoubleSpinBox *RangePopover::field(const QString &name, double value, double largest, int decimals,
                                    const QString &suffix)
{
    auto *box = new QDoubleSpinBox(this);
    box->setDecimals(decimals);
    box->setRange(unset, largest);
    box->setSpecialValueText(tr("any"));
    box->setSuffix(suffix);
    box->setGroupSeparatorShown(true);
    box->setAccessibleName(name);
    box->setValue(value);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this, &RangePopover::tell);
    return box;
}

void RangePopover::addRange(const QString &title, QDoubleSpinBox *from, QDoubleSpinBox *to)
{
    auto *group = columnIn(nullptr, 0, spacing::tiny);
    auto *name = plainLabel(title, this);
    setTextRole(name, TextRole::Small);
    auto *line = rowIn();
    line->addWidget(from, 1);
    auto *dash = plainLabel(QStringLiteral("–"), this);
    line->addWidget(dash);
    line->addWidget(to, 1);
    group->addWidget(name);
    group->addLayout(line);
    column()->addLayout(group);
}

void RangePopover::tell()
{
    ImageFilter ranges;
    const auto bytes = [](const QDoubleSpinBox *box) {
        return box->value() < 0 ? qint64(-1) : std::llround(box->value() * kilobyte);
    };
    const auto ratio = [](const QDoubleSpinBox *box) { return box->value() < 0 ? unset : box->value() / 100; };
    ranges.shortSideFrom = static_cast<int>(m_sideFrom->value());
    ranges.shortSideTo = static_cast<int>(m_sideTo->value());
    ranges.bytesFrom = bytes(m_bytesFrom);
    ranges.bytesTo = bytes(m_bytesTo);
    ranges.ratioFrom = ratio(m_ratioFrom);
    ranges.ratioTo = ratio(m_ratioTo);
    Q_EMIT changed(ranges);
}

} // namespace yuyi
