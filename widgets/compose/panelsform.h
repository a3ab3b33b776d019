// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/composing.h"
#include "models/services/composing/composeservice.h"
#include "widgets/shell/page/page.h"

#include <QImage>
#include <QList>
#include <QWidget>

#include <functional>

class QLabel;
class QScrollArea;
class QSpinBox;

namespace yuyi {

class ChipRow;
class ComposeController;
class FactRows;
class PanelTiles;

/// @brief The panels of the image in their order, what can be done with the selected one, the grid, and the facts of the image.
class PanelsForm final : public QWidget
{
    Q_OBJECT
public:
    /// The commands of the page must be registered: buttons show them. `picture`: what a panel looks like; null while it is being read.
    PanelsForm(const PageContext &context, ComposeController &controller, std::function<QImage(const CutPanel &)> picture,
               QWidget *parent = nullptr);

    void showPanels();
    /// Shows the facts as the project has them; a field that is being written in stays, until there is another image.
    void showFacts();
    /// Takes over the columns and saves the fact that are being written.
    void commit();
    bool hasGrid() const;
    bool hasFacts() const { return !m_factForms.isEmpty(); }
    void focusGrid();
    void focusFacts();
    void retranslate();

Q_SIGNALS:
    /// The keys are the page's again.
    void escaped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void fitWidth();
    void showTiles(PanelTiles *tiles, int first, int count);

    PageContext m_context;
    ComposeController &m_controller;
    std::function<QImage(const CutPanel &)> m_picture;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_state = nullptr;
    ChipRow *m_role = nullptr;
    QLabel *m_contextTitle = nullptr;
    PanelTiles *m_contextTiles = nullptr;
    QLabel *m_choicesTitle = nullptr;
    PanelTiles *m_choices = nullptr;
    QLabel *m_columnsTitle = nullptr;
    QSpinBox *m_columns = nullptr;
    QLabel *m_grid = nullptr;
    QList<FactForm> m_factForms; ///< those that do not follow from the panels
    FactRows *m_facts = nullptr;
};

} // namespace yuyi
