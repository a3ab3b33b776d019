// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/aboutdatadialog.h"

#include "models/domain/text.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/release/aboutcontroller.h"
#include "widgets/release/savedtexteditor.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QScrollArea>

#include <utility>

namespace yuyi {

namespace {

constexpr int dialogWidth = 720;
constexpr int dialogHeight = 680;

} // namespace

AboutDataDialog::AboutDataDialog(AboutController &controller, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_form(new QWidget(this)), m_fault(wrappedLabel(this))
{
    setObjectName(QStringLiteral("aboutData"));
    setWindowTitle(tr("About the Data"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    build();
    connect(&controller, &AboutController::loaded, this, &AboutDataDialog::display);
    connect(&controller, &AboutController::notSaved, this, &AboutDataDialog::showNotSaved);
    connect(&controller, &AboutController::failed, this, [this](const QString &sentence) {
        m_fault->setText(sentence);
        m_fault->show();
    });
    m_form->setEnabled(controller.isLoaded());
    if (controller.isLoaded())
        display();
    controller.load();
}

void AboutDataDialog::build()
{
    auto *intro = wrappedLabel(this, TextRole::Soft);
    if (m_controller.mayEdit()) {
        intro->setText(tr("Releases print these texts in the data card and in croissant.json, each under its own heading. Empty texts are "
                          "not printed. A text is saved when you leave its field."));
    } else {
        intro->setText(tr("Releases print these texts in the data card and in croissant.json. Only leads can change them."));
    }
    auto *form = columnIn(m_form, 0, spacing::medium);
    for (const auto &[field, code] : codesOf(AboutField{})) {
        auto *editor = new SavedTextEditor(QStringLiteral("about-") + codeOf(field), m_form);
        editor->setTitle(titleOf(field), true);
        editor->setHint(hintOf(field));
        editor->setReadOnly(!m_controller.mayEdit());
        connect(editor, &SavedTextEditor::typed, this,
                [this, field = field](const QString &text) { m_controller.typed(field, text); });
        connect(editor, &SavedTextEditor::changed, this, [this, field = field](const QString &text, const QString &before) {
            m_fault->hide();
            m_controller.save(field, text, before);
        });
        connect(editor, &SavedTextEditor::dropped, this, [this, field = field] { m_controller.drop(field); });
        connect(editor, &SavedTextEditor::escaped, this, &QDialog::reject);
        m_editors.insert(field, editor);
        form->addWidget(editor);
    }
    form->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_form);
    setStyleProperty(m_fault, "tone", toneName(Tone::Bad));
    m_fault->setObjectName(QStringLiteral("aboutFault"));
    m_fault->hide();
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Plain, this);
    close->setAutoDefault(false);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(intro);
    column->addWidget(scroll, 1);
    column->addWidget(m_fault);
    column->addLayout(buttons);
}

void AboutDataDialog::display()
{
    const bool first = !m_form->isEnabled();
    m_form->setEnabled(true);
    for (auto it = m_editors.constBegin(); it != m_editors.constEnd(); ++it) {
        const AboutField field = it.key();
        SavedTextEditor *editor = it.value();
        if (m_controller.isSaving(field))
            continue;
        const QString stored = m_controller.stored(field);
        const QString unsaved = m_controller.unsaved(field);
        // Left by an earlier attempt, not what is being typed now.
        if (editor->isAtRest() && !unsaved.isEmpty() && plainParagraphs(unsaved) != stored)
            editor->showUnsaved(unsaved, stored, false);
        else
            editor->setStored(stored);
    }
    if (first)
        m_editors.first()->setFocus();
}

void AboutDataDialog::showNotSaved(AboutField field, bool byOther)
{
    if (SavedTextEditor *editor = m_editors.value(field))
        editor->showUnsaved(editor->text(), m_controller.stored(field), byOther);
}

void AboutDataDialog::commit()
{
    for (SavedTextEditor *editor : std::as_const(m_editors))
        editor->commit();
}

void AboutDataDialog::done(int result)
{
    commit();
    QDialog::done(result);
}

} // namespace yuyi
