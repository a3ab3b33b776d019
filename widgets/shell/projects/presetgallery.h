// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QHash>
#include <QString>
#include <QWidget>

class QButtonGroup;

namespace yuyi {

class PresetCard;

/// @brief The presets to choose from, as cards: those that come with the program, and files that were read. One of them is chosen; arrow
/// keys go through them.
class PresetGallery final : public QWidget
{
    Q_OBJECT
public:
    explicit PresetGallery(QWidget *parent = nullptr);

    /// The code of a preset of the program, or the path of a file.
    QString chosen() const;
    Preset preset() const;
    /// Whether there is a card of this code or file.
    bool has(const QString &key) const { return m_cards.contains(key); }
    /// Chooses a preset; an unknown one changes nothing.
    void choose(const QString &key);
    /// Adds the preset of a file, or replaces it if the file was read before, and chooses it.
    void put(const QString &file, const Preset &preset);

Q_SIGNALS:
    /// Another preset is chosen, or the chosen one was replaced.
    void chosenChanged();

private:
    void add(const QString &key, const Preset &preset);

    QButtonGroup *m_group;
    QHash<QString, PresetCard *> m_cards;
};

} // namespace yuyi
