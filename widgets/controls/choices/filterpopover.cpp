// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/filterpopover.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int popoverWidth = 380;
constexpr int heightWithField = 340; // the list of a field stays within the window
} // namespace

FilterPopover::FilterPopover(QWidget *anchor)
    : QFrame(anchor, Qt::Popup), m_anchor(anchor), m_column(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    makePanel(this);
    setProperty("ownsKeys", true);
    m_column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    m_column->setSpacing(spacing::medium);
}

void FilterPopover::open()
{
    const QRect screen = m_anchor->screen()->availableGeometry();
    const int width = qMin(Theme::of(m_anchor).px(popoverWidth), screen.width());
    setFixedWidth(width);
    if (minimumHeight() > 0)
        m_column->addStretch(1); // higher than what is in it: that stays at the top
    const int height = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : sizeHint().height();
    resize(width, qMin(height, screen.height()));
    QPoint point = m_anchor->mapToGlobal(QPoint(0, m_anchor->height() + spacing::tiny));
    point.setX(qBound(screen.left(), point.x(), qMax(screen.left(), screen.right() - width)));
    point.setY(qBound(screen.top(), point.y(), qMax(screen.top(), screen.bottom() - this->height())));
    move(point);
    show();
    for (QWidget *child : findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus) {
            child->setFocus(Qt::PopupFocusReason);
            break;
        }
    }
}

void FilterPopover::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        close();
    event->accept();
}

void ChoicePopover::addRow(const QString &group, const QString &title, const QList<ChipOption> &options,
                           const QString &selected)
{
    auto *row = new ChipRow(ChipRow::Pick::One, this);
    row->setObjectName(group);
    row->setTitle(title);
    row->setOptions(options);
    row->setSelectedOne(selected);
    row->setDeselectable(true);
    column()->addWidget(row);
    connect(row, &ChipRow::selectionChanged, this, [this, row, group] {
        const QString code = row->selectedOne();
        close();
        Q_EMIT chosen(group, code);
    });
}

TagField *ChoicePopover::addField(const QString &group, const QString &title, const QList<TagChoice> &choices,
                                  const LabelCode &selected)
{
    auto *field = new TagField(this);
    field->setObjectName(group);
    field->setTitle(title);
    field->setChoices(choices);
    if (!selected.isEmpty())
        field->setChosen({selected});
    column()->addWidget(field);
    setMinimumHeight(Theme::of(this).px(heightWithField));
    connect(field, &TagField::chosenChanged, this, [this, field, group] {
        const QString code = field->chosen().value(0).text();
        close();
        Q_EMIT chosen(group, code);
    });
    connect(field, &TagField::escaped, this, &QWidget::close);
    return field;
}

void ChoicePopover::addMany(const QString &group, const QString &title, const QList<ChipOption> &options,
                            const QStringList &selected)
{
    auto *row = new ChipRow(ChipRow::Pick::Many, this);
    row->setObjectName(group);
    row->setTitle(title);
    row->setOptions(options);
    row->setSelected(selected);
    column()->addWidget(row);
    connect(row, &ChipRow::selectionChanged, this, [this, row, group] { Q_EMIT chosenMany(group, row->selected()); });
}

void ChoicePopover::addNote(const QString &sentence)
{
    auto *note = plainLabel(sentence, this);
    note->setWordWrap(true);
    setTextRole(note, TextRole::Soft);
    column()->addWidget(note);
}

} // namespace yuyi
