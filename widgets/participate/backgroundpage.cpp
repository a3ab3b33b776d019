// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/backgroundpage.h"

#include "models/services/studies/participation/background.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int columnWidth = 720;

/// As one asks a person; the lead's lists name the fields.
QString questionOf(BackgroundField field)
{
    switch (field) {
    case BackgroundField::AgeBand: return BackgroundPage::tr("How old are you?");
    case BackgroundField::Language: return BackgroundPage::tr("What is your first language?");
    case BackgroundField::Field: return BackgroundPage::tr("What is your field of study or work?");
    case BackgroundField::PriorExposure: return BackgroundPage::tr("Have you seen these or similar questions before?");
    }
    return {};
}
} // namespace

BackgroundPage::BackgroundPage(QWidget *parent) : ArrangedPage(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_form = new ChipForm(this);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_list = new QWidget(m_scroll);
    auto *column = columnIn(m_list, 0, spacing::large);
    m_title = plainLabel(m_list, TextRole::Title);
    m_hint = wrappedLabel(m_list, TextRole::Soft);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    m_missing = wrappedLabel(m_list);
    setStyleProperty(m_missing, "feel", QStringLiteral("attention"));
    column->addWidget(m_missing);
    auto *bottom = new QHBoxLayout;
    m_goOn = new ActionButton({}, QStringLiteral("⏎"), ActionButton::Kind::Primary, m_list);
    connect(m_goOn, &QAbstractButton::clicked, this, &BackgroundPage::goOn);
    bottom->addStretch(1);
    bottom->addWidget(m_goOn);
    column->addLayout(bottom);
    column->addStretch(1);
    m_scroll->setWidget(m_list);
    connect(m_form, &ChipForm::finished, this, [this] {
        m_goOn->setFocus();
        m_scroll->ensureWidgetVisible(m_goOn);
    });
    connect(m_form, &ChipForm::currentChanged, this, [this](QWidget *row) {
        if (row)
            m_scroll->ensureWidgetVisible(row);
    });
}

void BackgroundPage::ask(const QList<BackgroundField> &fields)
{
    m_form->clear();
    qDeleteAll(m_rows);
    m_rows.clear();
    m_fields = fields;
    auto *column = static_cast<QVBoxLayout *>(m_list->layout());
    int index = 2;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        auto *row = new ChipRow(ChipRow::Pick::One, m_list);
        row->setFocusPolicy(Qt::NoFocus);
        connect(row, &ChipRow::chosen, this, [this] { m_missing->clear(); });
        m_rows.append(row);
        column->insertWidget(index++, row);
        m_form->addRow(row);
    }
    retranslate();
    m_form->goToFirst();
    setFocus();
}

QMap<BackgroundField, QString> BackgroundPage::answers() const
{
    QMap<BackgroundField, QString> answers;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (const QString code = m_rows.at(i)->selectedOne(); !code.isEmpty())
            answers.insert(m_fields.at(i), code);
    }
    return answers;
}

void BackgroundPage::goOn()
{
    for (ChipRow *row : std::as_const(m_rows)) {
        if (!row->selectedOne().isEmpty())
            continue;
        m_missing->setText(tr("Please choose one answer in each row. “Prefer not to say” is also an answer."));
        m_form->setCurrent(row);
        setFocus();
        return;
    }
    Q_EMIT done();
}

void BackgroundPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    event->accept();
    if (event->key() == Qt::Key_Escape)
        Q_EMIT stopWanted();
    else if (enter && !event->isAutoRepeat())
        goOn();
    else if (!event->isAutoRepeat())
        m_form->handleKey(*event);
}

bool BackgroundPage::focusNextPrevChild(bool next)
{
    if (next) {
        m_form->next();
    } else if (m_goOn->hasFocus()) {
        setFocus();
        m_form->setCurrent(m_rows.isEmpty() ? nullptr : m_rows.constLast());
    } else {
        m_form->previous();
    }
    return true;
}

void BackgroundPage::arrange()
{
    const int wide = std::min(width() - 2 * spacing::large, Theme::of(this).px(columnWidth));
    m_scroll->setGeometry((width() - wide) / 2, spacing::large, wide, height() - 2 * spacing::large);
}

void BackgroundPage::retranslate()
{
    m_title->setText(tr("A little about you"));
    m_hint->setText(tr("Choose with the number keys or the mouse. Your answers are stored without your name."));
    m_goOn->setText(tr("Continue"));
    setAccessibleName(m_title->text());
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        QList<ChipOption> options;
        const QList<BackgroundChoice> choices = backgroundChoices(m_fields.at(i));
        for (const BackgroundChoice &choice : choices)
            options.append({choice.code, choice.title, {}, {}});
        m_rows.at(i)->setTitle(questionOf(m_fields.at(i)));
        m_rows.at(i)->setOptions(options);
    }
}

} // namespace yuyi
