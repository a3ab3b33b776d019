// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief The choices above a study's report: the part, with or without exclusions, simulated participants, the dimension, and the
/// export.
class ReportBar final : public QWidget
{
    Q_OBJECT
public:
    ReportBar(QAction *exportAction, QWidget *parent);

    /// Code of the part that shows the answers. The others are tables, with the code of their kind.
    static QString answersCode();
    /// Marks a part as chosen, without a signal.
    void setView(const QString &code);
    /// Chooses the part that stands so many places after the current one.
    void step(int by);
    /// Marks what is counted, without a signal.
    void setByRules(bool on);
    void setSimulated(bool visible, bool checked);
    /// Offers the dimensions of a preset. The chosen one stays; without one, `first` is chosen.
    void offerDimensions(const Preset &preset, const DimensionCode &first);
    DimensionCode dimension() const;
    void setDimensionVisible(bool visible);
    void focusViews();
    /// The place below the export button, on the screen.
    QPoint menuPosition() const;
    /// Takes the height that the choices need at this width.
    void fit(int width);
    void retranslate();

Q_SIGNALS:
    void viewChosen(const QString &code);
    void rulesChosen(bool on);
    void simulatedChosen(bool on);
    void dimensionChosen();

private:
    ChipRow *m_views;
    ChipRow *m_rules;
    QComboBox *m_dimension;
    QCheckBox *m_simulated;
    ActionButton *m_export;
    QString m_view;
    bool m_byRules = true;
};

} // namespace yuyi
