// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/presetgallery.h"

#include "widgets/controls/layout/flowlayout.h"
#include "widgets/shell/projects/presetcard.h"
#include "widgets/theme/tokens.h"

#include <QButtonGroup>

namespace yuyi {

PresetGallery::PresetGallery(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *flow = new FlowLayout(this, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setFilling(true);
    m_group->setExclusive(true);
    const QStringList codes = presetCodes();
    for (const QString &code : codes) {
        if (const auto preset = builtInPreset(code))
            add(code, *preset);
    }
    choose(codes.value(0));
    connect(m_group, &QButtonGroup::buttonToggled, this, [this](const QAbstractButton *, bool on) {
        if (on)
            Q_EMIT chosenChanged();
    });
}

void PresetGallery::add(const QString &key, const Preset &preset)
{
    auto *card = new PresetCard(preset, this);
    card->setCheckable(true);
    m_group->addButton(card);
    m_cards.insert(key, card);
    layout()->addWidget(card);
}

QString PresetGallery::chosen() const
{
    return m_cards.key(qobject_cast<PresetCard *>(m_group->checkedButton()));
}

Preset PresetGallery::preset() const
{
    const auto *card = qobject_cast<PresetCard *>(m_group->checkedButton());
    return card ? card->preset() : Preset();
}

void PresetGallery::choose(const QString &key)
{
    if (PresetCard *card = m_cards.value(key))
        card->setChecked(true);
}

void PresetGallery::put(const QString &file, const Preset &preset)
{
    PresetCard *known = m_cards.value(file);
    if (!known) {
        add(file, preset);
        choose(file);
        return;
    }
    known->setPreset(preset);
    if (known->isChecked())
        Q_EMIT chosenChanged();
    else
        known->setChecked(true);
}

} // namespace yuyi
