// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/page.h"

#include <QImage>
#include <QWidget>

class QComboBox;
class QLabel;

namespace yuyi {

class Badge;
class ComposeController;
class ImageViewer;
class SheetDrawing;

/// @brief The sheets of the preset: what each looks like with the panels as they are now, and whether it is made.
class SheetsForm final : public QWidget
{
    Q_OBJECT
public:
    SheetsForm(const PageContext &context, ComposeController &controller, QWidget *parent = nullptr);

    /// Draws the sheet of the panels that the project has.
    void showSheet();
    /// Code of the sheet that is shown.
    QString chosen() const;
    /// The next sheet of the preset; behind the last the first.
    void goToNext();
    bool hasSeveral() const;
    /// What is shown; null while nothing is.
    const QImage &preview() const { return m_preview; }
    void retranslate();

private:
    void showState();

    PageContext m_context;
    ComposeController &m_controller;
    SheetDrawing *m_drawing;
    QLabel *m_title = nullptr;
    Badge *m_state = nullptr;
    QComboBox *m_forms = nullptr;
    ImageViewer *m_viewer = nullptr;
    QLabel *m_facts = nullptr;
    QImage m_preview;
};

} // namespace yuyi
