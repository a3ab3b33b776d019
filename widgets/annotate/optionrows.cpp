// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/optionrows.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/text.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int columns = 2;    // of options with pictures
constexpr int textRoom = 150; // pixels at scale 1 that a text needs beyond its least width
} // namespace

OptionRows::OptionRows(QWidget *parent)
    : QWidget(parent),
      m_column(columnIn(this, 0, spacing::tiny))
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        const auto has = [now](const OptionRow *row) { return row->isAncestorOf(now); };
        const auto found = now ? std::find_if(m_rows.begin(), m_rows.end(), has) : m_rows.end();
        if (found != m_rows.end())
            m_lastFocused = (*found)->option().id;
    });
}

void OptionRows::showChips(const QList<Option> &options, const QuestionKind &kind, bool readOnly)
{
    if (m_chips)
        m_chips->setVisible(!options.isEmpty());
    if (options.isEmpty())
        return;
    if (!m_chips) {
        m_chips = new ChipRow(ChipRow::Pick::One, this);
        m_chips->setObjectName(QStringLiteral("question.chips"));
        m_column->addWidget(m_chips);
        connect(m_chips, &ChipRow::chosen, this, [this](const QString &code) { Q_EMIT correctChosen(code.toInt() - 1); });
    }
    QList<ChipOption> chips;
    QStringList correct;
    for (qsizetype i = 0; i < options.size(); ++i) {
        const QString code = QString::number(i + 1);
        chips.append({code, options.at(i).text, code, {}});
        if (options.at(i).correct)
            correct.append(code);
    }
    m_chips->setPick(kind.takesSeveral() ? ChipRow::Pick::Many : ChipRow::Pick::One);
    const QList<ChipOption> &former = m_chips->options();
    const bool same = std::equal(chips.begin(), chips.end(), former.begin(), former.end(),
                                 [](const ChipOption &a, const ChipOption &b) { return a.text == b.text; });
    if (!same)
        m_chips->setOptions(chips); // makes new chips: not while one of them is clicked
    m_chips->setSelected(correct);
    m_chips->setEnabled(!readOnly);
    m_chips->setAccessibleName(tr("Correct option"));
}

void OptionRows::addRow()
{
    const int index = static_cast<int>(m_rows.size());
    auto *row = new OptionRow(this);
    row->setLetter(optionLetter(index));
    const auto step = [this, index](int direction) {
        if (OptionRow *other = m_rows.value(index + direction))
            other->focusText();
        else if (index + direction < 0)
            Q_EMIT leftUpwards();
    };
    connect(row, &OptionRow::edited, this, &OptionRows::edited);
    connect(row, &OptionRow::committed, this, [this, index] { Q_EMIT committed(index); });
    connect(row, &OptionRow::correctChosen, this, [this, index] { Q_EMIT correctChosen(index); });
    connect(row, &OptionRow::next, this, [step] { step(1); });
    connect(row, &OptionRow::moveWanted, this, [this, index](int direction) { Q_EMIT moveWanted(index, direction); });
    connect(row, &OptionRow::stepWanted, this, step);
    connect(row, &OptionRow::linesPasted, this, [this, index](const QStringList &lines) { Q_EMIT linesPasted(index, lines); });
    connect(row, &OptionRow::pictureWished, this, [this, index](PictureWish wish) {
        wish.option = index;
        Q_EMIT pictureWished(wish);
    });
    connect(row, &OptionRow::escaped, this, &OptionRows::escaped);
    m_column->addWidget(row);
    m_rows.append(row);
}

void OptionRows::setOptions(const QList<Option> &options, const QuestionKind &kind, bool readOnly)
{
    const bool asChips = AnswerForm(&kind).ownLabels && !options.isEmpty();
    showChips(asChips ? options : QList<Option>(), kind, readOnly);
    const qsizetype rows = asChips ? 0 : options.size();
    while (m_rows.size() > rows)
        delete m_rows.takeLast();
    while (m_rows.size() < rows)
        addRow();
    for (int i = 0; i < m_rows.size(); ++i) {
        OptionRow *row = m_rows.at(i);
        row->setOption(options.at(i));
        row->setFixed(kind.isFixed());
        row->setTakesSeveral(kind.takesSeveral());
        row->setTakesPicture(kind.optionPictures, m_cards);
        row->setReadOnly(readOnly);
    }
    m_pictures = kind.optionPictures
              && std::any_of(options.begin(), options.end(), [](const Option &option) { return !option.picture.isNull(); });
    arrange(wantsGrid());
}

bool OptionRows::wantsGrid() const
{
    if (!m_pictures)
        return false;
    int widest = 0;
    for (const OptionRow *row : m_rows)
        widest = std::max(widest, row->minimumSizeHint().width());
    return width() >= columns * (widest + Theme::of(this).px(textRoom)) + (columns - 1) * spacing::medium;
}

void OptionRows::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (wantsGrid() != (m_grid != nullptr))
        arrange(wantsGrid());
}

void OptionRows::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && wantsGrid() != (m_grid != nullptr))
        arrange(wantsGrid());
}

void OptionRows::setLoader(PictureLoader &loader)
{
    if (!m_cards)
        m_cards = new RowPictures(loader, this);
}

void OptionRows::arrange(bool inGrid)
{
    if (!inGrid && !m_grid)
        return;
    for (OptionRow *row : std::as_const(m_rows)) {
        m_column->removeWidget(row);
        if (m_grid)
            m_grid->removeWidget(row);
    }
    if (inGrid && !m_grid) {
        m_grid = new QGridLayout;
        m_grid->setHorizontalSpacing(spacing::medium);
        m_grid->setVerticalSpacing(spacing::tiny);
        for (int i = 0; i < columns; ++i)
            m_grid->setColumnStretch(i, 1);
        m_column->addLayout(m_grid);
    } else if (!inGrid) {
        delete m_grid;
        m_grid = nullptr;
    }
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_grid)
            m_grid->addWidget(m_rows.at(i), i / columns, i % columns);
        else
            m_column->addWidget(m_rows.at(i));
    }
}

void OptionRows::takeTexts(QList<Option> &options) const
{
    for (int i = 0; i < std::min(m_rows.size(), options.size()); ++i) {
        const Option typed = m_rows.at(i)->option();
        options[i].text = typed.text;
        options[i].note = typed.note;
    }
}

void OptionRows::takeIds(const QList<Option> &options)
{
    for (int i = 0; i < std::min(m_rows.size(), options.size()); ++i) {
        Option option = m_rows.at(i)->option();
        if (option.id == m_lastFocused)
            m_lastFocused = options.at(i).id;
        option.id = options.at(i).id;
        m_rows.at(i)->setOption(option);
    }
}

void OptionRows::setCorrect(int option, bool correct)
{
    if (OptionRow *shown = row(option)) {
        shown->setCorrect(correct);
        return;
    }
    if (!m_chips)
        return;
    QStringList chosen = m_chips->selected();
    const QString code = QString::number(option + 1);
    chosen.removeAll(code);
    if (correct)
        chosen.append(code);
    m_chips->setSelected(chosen);
}

int OptionRows::chosen() const
{
    // The cursor may have stayed in a row that shows the option of another question since.
    const QWidget *const now = QApplication::focusWidget();
    const auto has = [now](const OptionRow *row) { return !row->isHidden() && row->isAncestorOf(now); };
    if (const auto found = now ? std::find_if(m_rows.begin(), m_rows.end(), has) : m_rows.end(); found != m_rows.end())
        return static_cast<int>(std::distance(m_rows.begin(), found));
    const auto isLast = [this](const OptionRow *row) { return !row->isHidden() && row->option().id == m_lastFocused; };
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), isLast);
    return m_lastFocused.isNull() || found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

bool OptionRows::focusOption(int option, bool note)
{
    OptionRow *shown = row(option);
    if (!shown && (!m_chips || m_chips->isHidden()))
        return false;
    if (!shown)
        m_chips->setFocus(Qt::ShortcutFocusReason);
    else if (note)
        shown->showNote(true);
    else
        shown->focusText();
    return true;
}

void OptionRows::setWrong(const QSet<int> &wrong)
{
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setWrong(wrong.contains(i));
}

void OptionRows::hideNotes()
{
    for (OptionRow *row : std::as_const(m_rows))
        row->hideNote();
}

void OptionRows::commit()
{
    for (OptionRow *row : std::as_const(m_rows))
        row->commit();
}

QList<QWidget *> OptionRows::fields() const
{
    QList<QWidget *> fields;
    if (m_chips && !m_chips->isHidden())
        fields.append(m_chips);
    for (const OptionRow *row : m_rows) {
        if (PictureTile *tile = row->pictureTile(); tile && tile->hasFocus())
            fields.append(tile); // from there on to its text
        fields.append(row->textField());
    }
    for (const OptionRow *row : m_rows)
        fields.append(row->noteField());
    return fields;
}

void OptionRows::focusOn(QWidget *field)
{
    if (m_chips && field == m_chips)
        m_chips->setFocus(Qt::TabFocusReason);
    for (OptionRow *row : std::as_const(m_rows)) {
        if (field == row->textField())
            row->focusText();
        else if (field == row->noteField())
            row->showNote(true);
    }
}

} // namespace yuyi
