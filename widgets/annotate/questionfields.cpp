// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/questionfields.h"

#include "widgets/annotate/acceptedanswers.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/optionrows.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/questionfacts.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/wrappedfield.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace yuyi {

QuestionFields::QuestionFields(WrappedField *stem, PictureEditor *pictures, OptionRows *options, AcceptedAnswers *accepted,
                               QuestionFacts *facts)
    : m_stem(stem),
      m_pictures(pictures),
      m_options(options),
      m_accepted(accepted),
      m_facts(facts)
{
}

QList<QWidget *> QuestionFields::all() const
{
    const QList<QWidget *> answers = m_written ? m_accepted->fields() : m_options->fields();
    return QList<QWidget *>{m_stem} + m_pictures->fields() + answers + m_facts->fields();
}

QWidget *QuestionFields::part(int option) const
{
    if (option >= 0 && m_written)
        return m_accepted->field(option);
    QWidget *row = m_options->row(option);
    return row ? row : m_stem;
}

bool QuestionFields::answersHaveFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return m_options->isAncestorOf(focus) || m_accepted->isAncestorOf(focus);
}

void QuestionFields::focusStem()
{
    m_stem->setFocus(Qt::ShortcutFocusReason);
    m_stem->moveToEnd();
}

void QuestionFields::focusAnswer()
{
    if (m_written)
        m_accepted->focusAnswer(0);
    else
        m_options->focusOption(0, false);
}

void QuestionFields::focusOn(QWidget *field)
{
    if (field == m_stem)
        focusStem();
    else if (m_facts->fields().contains(field))
        m_facts->focusRationale();
    else if (m_pictures->fields().contains(field)) {
        field->setFocus(Qt::TabFocusReason);
        if (auto *caption = qobject_cast<LineField *>(field))
            caption->end(false);
    } else if (m_written)
        m_accepted->focusAnswer(static_cast<int>(m_accepted->fields().indexOf(field)));
    else
        m_options->focusOn(field);
}

void QuestionFields::focusPosition(const LintPosition &position)
{
    const bool answers = position.field == LintField::Options || position.option >= 0;
    const bool note = position.field == LintField::OptionNote;
    if (position.field == LintField::Rationale && !m_facts->fields().isEmpty()) {
        m_facts->focusRationale();
    } else if (answers && m_written) {
        m_accepted->focusAnswer(position.option);
    } else if (!answers || !m_options->focusOption(std::max(0, position.option), note)) {
        focusStem();
    }
}

void QuestionFields::focusPicture(int picture)
{
    if (m_pictures->fields().isEmpty())
        focusStem();
    else
        m_pictures->focusPicture(picture);
}

void QuestionFields::commit()
{
    m_facts->commit();
    m_stem->commit();
    m_pictures->commit();
    m_options->commit();
    m_accepted->commit();
}

} // namespace yuyi
