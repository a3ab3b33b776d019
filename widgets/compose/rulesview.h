// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/page.h"

#include <QList>
#include <QWidget>

class QLabel;
class QSpinBox;
class QTableWidget;

namespace yuyi {

class EmptyState;
class ActionButton;
class ImageViewer;
class RulesController;
class ShownPicture;

/// @brief The view Rules of the page Compose: the items over categories, and of the current one both sheets and the test picture.
class RulesView final : public QWidget
{
    Q_OBJECT
public:
    RulesView(const PageContext &context, RulesController &controller, QWidget *parent = nullptr);

    /// Makes the buttons, once the commands are there.
    void addButtons();
    void showItems();
    void focusList();
    /// The next item; −1: the one before.
    void step(int by);
    int count() const;
    quint64 seed() const;
    void retranslate();

private:
    void showItem();
    void showRow(int row);

    PageContext m_context;
    RulesController &m_controller;
    QLabel *m_countLabel;
    QLabel *m_seedLabel;
    QSpinBox *m_count;
    QSpinBox *m_seed;
    QWidget *m_line;
    QLabel *m_refusal; ///< why no items can be made, above those that there are
    EmptyState *m_none;
    QTableWidget *m_table;
    QList<QLabel *> m_titles; ///< sheet A, sheet B, the test picture
    QList<ImageViewer *> m_viewers;
    QList<ShownPicture *> m_pictures;
};

} // namespace yuyi
