// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/translations/translationform.h"

#include "models/domain/text.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/release/savedtexteditor.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace yuyi {

TranslationForm::TranslationForm(TranslationsController &controller, QWidget *parent) : QWidget(parent), m_controller(controller)
{
    columnIn(this);
    connect(&controller, &TranslationsController::notSaved, this, &TranslationForm::showNotSaved);
}

void TranslationForm::display(qsizetype index)
{
    const QList<TranslationsController::Text> texts = m_controller.textsOf(index);
    m_index = index;
    if (!shows(texts)) {
        commit();
        rebuild(texts);
    }
    refresh(texts);
}

/// Whether the lines are those of these texts: of the same originals, in the same order.
bool TranslationForm::shows(const QList<TranslationsController::Text> &texts) const
{
    return std::equal(texts.begin(), texts.end(), m_lines.begin(), m_lines.end(), [](const TranslationsController::Text &text, const Line &line) {
        return text.key() == line.text.key() && text.version == line.text.version && text.text.original == line.text.text.original;
    });
}

void TranslationForm::rebuild(const QList<TranslationsController::Text> &texts)
{
    for (const Line &line : std::as_const(m_lines))
        line.editor->disconnect(this); // it has announced its text
    m_lines.clear();
    if (m_sheet) {
        m_sheet->hide();
        m_sheet->deleteLater();
    }
    m_sheet = new QWidget(this);
    auto *grid = new QGridLayout(m_sheet);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::medium);
    grid->setVerticalSpacing(spacing::medium);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    layout()->addWidget(m_sheet);
    for (const TranslationsController::Text &text : texts)
        addLine(text, static_cast<int>(m_lines.size()));
    grid->setRowStretch(static_cast<int>(m_lines.size()), 1);
    retranslate();
}

void TranslationForm::addLine(const TranslationsController::Text &text, int row)
{
    Line line;
    line.text = text;
    auto *left = new QWidget(m_sheet);
    auto *column = columnIn(left, 0, spacing::tiny);
    line.title = plainLabel(left, TextRole::Soft);
    line.original = wrappedLabel(left);
    line.original->setText(text.text.original);
    line.original->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(line.title);
    column->addWidget(line.original);
    column->addStretch(1);
    line.editor = new SavedTextEditor(QStringLiteral("translation-") + text.text.name, m_sheet);
    auto *grid = static_cast<QGridLayout *>(m_sheet->layout());
    grid->addWidget(left, row, 0);
    grid->addWidget(line.editor, row, 1, Qt::AlignTop);
    connect(line.editor, &SavedTextEditor::typed, this, [this, text](const QString &now) { m_controller.typed(text, now); });
    connect(line.editor, &SavedTextEditor::changed, this,
            [this, text](const QString &now, const QString &before) { m_controller.save(text, now, before); });
    connect(line.editor, &SavedTextEditor::dropped, this, [this, text] { m_controller.drop(text); });
    connect(line.editor, &SavedTextEditor::escaped, this, &TranslationForm::escaped);
    connect(line.editor, &SavedTextEditor::noteTaken, this, [this, row] { takeNote(row); });
    m_lines.append(line);
}

void TranslationForm::refresh(const QList<TranslationsController::Text> &texts)
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        line.text = texts.at(i);
        if (m_controller.isSaving(line.text))
            continue;
        const QString stored = line.text.text.text;
        const QString unsaved = m_controller.unsaved(line.text);
        // Left by an earlier attempt, not what is being typed now.
        if (line.editor->isAtRest() && !unsaved.isEmpty() && plainParagraphs(unsaved) != stored)
            line.editor->showUnsaved(unsaved, stored, false);
        else
            line.editor->setStored(stored);
        showNote(line);
    }
}

void TranslationForm::showNote(const Line &line)
{
    const ItemText &text = line.text.text;
    if (text.isStale()) {
        line.editor->setNote(tr("Out of date: the original has been changed. It was: %1").arg(text.former), tr("Still Right"));
        return;
    }
    const QString elsewhere = text.text.isEmpty() ? m_controller.list()->translations.elsewhere(text.original) : QString();
    if (elsewhere.isEmpty())
        line.editor->setNote({}, {});
    else
        line.editor->setNote(tr("The same text is translated elsewhere: %1").arg(elsewhere), tr("Take This Translation"));
}

void TranslationForm::takeNote(qsizetype index)
{
    const Line &line = m_lines.at(index);
    const ItemText &text = line.text.text;
    if (text.isStale() && plainParagraphs(line.editor->text()) == text.text)
        m_controller.save(line.text, text.text, text.text); // the same translation of another original
    else if (text.isStale())
        line.editor->commit();
    else
        line.editor->type(m_controller.list()->translations.elsewhere(text.original));
    line.editor->setFocus();
}

void TranslationForm::showNotSaved(const QString &key, const QString &item, bool byOther)
{
    const auto line = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &one) { return one.text.key() == key; });
    if (line == m_lines.end()) {
        Q_EMIT notSavedElsewhere(item);
        return;
    }
    const QString stored = m_controller.stored(line->text);
    if (plainParagraphs(line->editor->text()) != stored)
        line->editor->showUnsaved(line->editor->text(), stored, byOther);
}

void TranslationForm::commit()
{
    for (const Line &line : std::as_const(m_lines))
        line.editor->commit();
}

void TranslationForm::goToFirst()
{
    if (m_lines.isEmpty())
        return;
    const auto found = std::find_if(m_lines.begin(), m_lines.end(), [](const Line &line) { return !line.text.text.isDone(); });
    (found == m_lines.end() ? m_lines.constFirst() : *found).editor->setFocus();
}

void TranslationForm::retranslate()
{
    const auto list = m_controller.list();
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines.at(i);
        QString title = titleOfText(line.text.text.name);
        if (list && m_index >= 0 && m_index < list->items.size()) {
            const QList<Option> &options = list->items.at(m_index).item.question.options;
            const bool correct = std::any_of(options.begin(), options.end(), [&](const Option &option) {
                return option.correct && option.id == line.text.text.place.option;
            });
            if (correct)
                title = tr("%1 (correct)", "an option").arg(title);
        }
        line.title->setText(title);
        line.editor->setTitle(title, false);
        if (list)
            showNote(line);
    }
}

} // namespace yuyi
