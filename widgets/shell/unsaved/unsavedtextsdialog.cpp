// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/unsaved/unsavedtextsdialog.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>

#include <utility>

namespace yuyi {

UnsavedTextsDialog::UnsavedTextsDialog(ProjectAccess &project, std::shared_ptr<const UnsavedCopies> copies, QWidget *parent)
    : QDialog(parent), m_project(project), m_copies(std::move(copies)), m_list(new QListWidget(this)),
      m_text(new QPlainTextEdit(this)), m_state(plainLabel(this)),
      m_copy(new ActionButton(tr("Copy Text"), {}, ActionButton::Kind::Primary, this)),
      m_discard(new ActionButton(tr("Discard Text"), {}, ActionButton::Kind::Plain, this))
{
    setObjectName(QStringLiteral("unsavedTexts"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Unsaved Texts"));
    resizeWindow(this, 640, 480);
    auto *lead = plainLabel(tr("The program ended before these texts were saved. Copy each text to where it belongs, then discard "
                               "it here."),
                            this);
    lead->setWordWrap(true);
    m_list->setAccessibleName(windowTitle());
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Text"));
    setTextRole(m_state, TextRole::Soft);
    for (ActionButton *button : {m_copy, m_discard})
        button->setAutoDefault(false);
    m_copy->setDefault(true);
    auto *foot = rowIn();
    foot->addWidget(m_state, 1);
    foot->addWidget(m_discard);
    foot->addWidget(m_copy);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(lead);
    column->addWidget(m_list, 1);
    column->addWidget(m_text, 1);
    column->addLayout(foot);
    connect(m_list, &QListWidget::currentRowChanged, this, &UnsavedTextsDialog::showText);
    connect(m_list, &QListWidget::itemActivated, this, &UnsavedTextsDialog::copy);
    connect(m_copy, &QAbstractButton::clicked, this, &UnsavedTextsDialog::copy);
    connect(m_discard, &QAbstractButton::clicked, this, &UnsavedTextsDialog::discard);
    showText();
    load();
    m_list->setFocus();
}

void UnsavedTextsDialog::load()
{
    m_project.write([copies = m_copies](Stores &) -> Result<QList<UnsavedText>> { return textsLeft(*copies); })
        .then(this, [this](const Result<QList<UnsavedText>> &texts) {
            m_texts = *texts;
            const int row = m_list->currentRow();
            m_list->clear();
            for (const UnsavedText &text : std::as_const(m_texts))
                m_list->addItem(tr("%1 · %2").arg(momentText(text.typedAt.toLocalTime()), text.where));
            m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
            m_state->setText(m_texts.isEmpty() ? tr("No unsaved texts are left on this computer.") : QString());
            showText();
            Q_EMIT leftChanged(m_texts.size());
        });
}

void UnsavedTextsDialog::showText()
{
    const int row = m_list->currentRow();
    const bool any = row >= 0 && row < m_texts.size();
    m_text->setPlainText(any ? m_texts.at(row).text : QString());
    m_copy->setEnabled(any);
    m_discard->setEnabled(any);
}

void UnsavedTextsDialog::copy()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_texts.size())
        return;
    QGuiApplication::clipboard()->setText(m_texts.at(row).text);
    m_state->setText(tr("The text is on the clipboard."));
}

void UnsavedTextsDialog::discard()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_texts.size())
        return;
    m_project
        .write([copies = m_copies, key = m_texts.at(row).key, typedAt = m_texts.at(row).typedAt](Stores &) -> Result<> {
            copies->removeLeft(key, typedAt);
            return {};
        })
        .then(this, [this](const Result<> &) { load(); });
}

} // namespace yuyi
