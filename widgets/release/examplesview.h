// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "widgets/shell/page/page.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace yuyi {

class ExamplesController;
class ExamplesForm;
class SheetPreview;
class StateStack;

/// @brief Draws a sheet of example items for a paper or a slide: its preview, its settings, and the exchange of single examples.
class ExamplesView final : public QWidget
{
    Q_OBJECT
public:
    /// Needs the commands release.other-example and release.earlier-example.
    ExamplesView(const PageContext &context, QWidget *parent);

    void enter();
    void leave();
    void retranslate();
    void projectChanged(const Changes &changes);

    bool canSave() const;
    bool canExchange() const;
    /// Gives the place of the current example to the next (1) or previous (−1) item of its category.
    void exchange(int direction);
    /// Asks for a file and writes the sheet.
    void save();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void display();
    void displayCurrent();
    void applyForm();

    PageContext m_context;
    ExamplesController *m_controller;
    QTimer m_soon; ///< changes come in bursts
    bool m_entered = false;
    bool m_saveWhenDrawn = false; ///< a number was taken over as the person saved
    QBoxLayout *m_layout = nullptr;
    StateStack *m_stack = nullptr;
    SheetPreview *m_preview = nullptr;
    QWidget *m_panel = nullptr;
    ExamplesForm *m_form = nullptr;
    QLabel *m_current = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace yuyi
