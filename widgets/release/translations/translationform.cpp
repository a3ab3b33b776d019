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
    if (shows(texts)) {
        refresh(texts);
        return;
    }
    const auto typing = std::find_if(m_lines.begin(), m_lines.end(), [](const Line &line) { return line.editor->cursorPosition() >= 0; });
    const QString key = typing == m_lines.end() ? QString() : typing->text.key();
    const int position = typing == m_lines.end() ? 0 : typing->editor->cursorPosition();
    commitBefore(texts);
    rebuild(texts);
    refresh(texts);
    if (key.isEmpty())
        return;
    const auto again = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &line) { return line.text.key() == key; });
    if (again == m_lines.end()) {
        Q_EMIT escaped(); // keys are commands outside the fields
        return;
    }
    again->editor->resume(position);
    Q_EMIT reached(again->editor);
}

/// Saves what is being typed before the fields of these texts take the place of those that there are.
void TranslationForm::commitBefore(const QList<TranslationsController::Text> &texts)
{
    for (Line &line : m_lines) {
        const auto now = std::find_if(texts.begin(), texts.end(),
                                      [&](const TranslationsController::Text &text) { return text.key() == line.text.key(); });
        if (now != texts.end() && now->text.original != line.text.text.original)
            continue;
        if (now != texts.end())
            line.text = *now;
        line.editor->commit();
    }
}

/// Whether the lines are those of these texts: of the same originals, in the same order. A new version of the question that leaves them as
/// they are changes nothing for a person who types.
bool TranslationForm::shows(const QList<TranslationsController::Text> &texts) const
{
    return std::equal(texts.begin(), texts.end(), m_lines.begin(), m_lines.end(),
                      [](const TranslationsController::Text &text, const Line &line) {
                          return text.key() == line.text.key() && text.text.original == line.text.text.original;
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
        addLine(text, m_lines.size());
    grid->setRowStretch(static_cast<int>(m_lines.size()), 1);
    retranslate();
    m_sheet->show(); // at once: a field in it gets the keyboard
}

void TranslationForm::addLine(const TranslationsController::Text &text, qsizetype index)
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
    grid->addWidget(left, static_cast<int>(index), 0);
    grid->addWidget(line.editor, static_cast<int>(index), 1, Qt::AlignTop);
    // The version is that of now: the text is refreshed with each reading.
    connect(line.editor, &SavedTextEditor::typed, this,
            [this, index](const QString &now) { m_controller.typed(m_lines.at(index).text, now); });
    connect(line.editor, &SavedTextEditor::changed, this,
            [this, index](const QString &now, const QString &before) { m_controller.save(m_lines.at(index).text, now, before); });
    connect(line.editor, &SavedTextEditor::dropped, this, [this, index] { m_controller.drop(m_lines.at(index).text); });
    connect(line.editor, &SavedTextEditor::escaped, this, &TranslationForm::escaped);
    connect(line.editor, &SavedTextEditor::noteTaken, this, [this, index] { takeNote(index); });
    m_lines.append(line);
}

void TranslationForm::refresh(const QList<TranslationsController::Text> &texts)
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        line.text = texts.at(i);
        const bool isNew = std::exchange(line.isNew, false);
        const QString stored = line.text.text.text;
        const QString unsaved = m_controller.unsaved(line.text);
        if (m_controller.isSaving(line.text)) {
            if (isNew)
                line.editor->setStored(unsaved.isEmpty() ? stored : plainParagraphs(unsaved)); // soon it is
            continue;
        }
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
    if (line == m_lines.end() || !isVisible())
        Q_EMIT notSavedElsewhere(item);
    if (line == m_lines.end())
        return;
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
    goTo(found == m_lines.end() ? m_lines.constFirst() : *found);
}

void TranslationForm::goTo(const Line &line)
{
    line.editor->setFocus();
    Q_EMIT reached(line.editor);
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
