// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/inboxview.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/image/rowpictures.h"
#include "widgets/overview/inboxrow.h"
#include "widgets/overview/inboxtext.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

/// The drawing of the page it leads to, where there is no picture.
QString iconOf(InboxKind kind)
{
    switch (kind) {
    case InboxKind::Collect: return QStringLiteral("collect");
    case InboxKind::Search:
    case InboxKind::Duplicates: return QStringLiteral("duplicates");
    case InboxKind::MeasureText:
    case InboxKind::Text: return QStringLiteral("text");
    case InboxKind::Inspect: return QStringLiteral("inspect");
    case InboxKind::Release: return QStringLiteral("release");
    case InboxKind::Runs:
    case InboxKind::Code: return QStringLiteral("models");
    case InboxKind::Mention: return QStringLiteral("people");
    case InboxKind::Answer:
    case InboxKind::Rounds:
    case InboxKind::Discussion: return QStringLiteral("validate");
    default: return QStringLiteral("annotate");
    }
}

} // namespace

InboxView::InboxView(PictureLoader &pictures, const CommandRegistry &commands, int firstKey,
                     int keys, QWidget *parent)
    : QWidget(parent), m_commands(commands), m_firstKey(firstKey), m_keys(keys),
      m_more(new ActionButton(QString(), QString(), ActionButton::Kind::Flat, this)),
      m_pictures(new RowPictures(pictures, this)), m_title(plainLabel(this)),
      m_nothing(plainLabel(this)), m_list(new QVBoxLayout)
{
    makePanel(this);
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_nothing, TextRole::Soft);
    m_nothing->setWordWrap(true);
    m_list->setSpacing(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::small);
    column->setSpacing(spacing::small);
    column->addWidget(m_title);
    column->addWidget(m_nothing);
    column->addLayout(m_list);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_more->hide();
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_all = !m_all;
        showRows();
    });
    connect(m_pictures, &RowPictures::ready, this, &InboxView::showPictures);
}

void InboxView::setTitle(const QString &title)
{
    m_title->setText(title);
}

void InboxView::setNothing(const QString &sentence)
{
    m_nothing->setText(sentence);
    m_nothing->setVisible(m_items.isEmpty() && !sentence.isEmpty());
}

void InboxView::setItems(const QList<InboxItem> &items, const Person &self, const QList<Person> &people, const QDateTime &now)
{
    m_items = items;
    while (m_rows.size() > items.size())
        delete m_rows.takeLast();
    while (m_rows.size() < items.size()) {
        auto *row = new InboxRow(this);
        const int index = static_cast<int>(m_rows.size());
        connect(row, &InboxRow::chosen, this, [this, index] { Q_EMIT chosen(index); });
        if (index < m_keys)
            row->followKeyOf(m_commands.action(QStringLiteral("overview.open-%1").arg(m_firstKey + index)));
        m_list->addWidget(row);
        m_rows.append(row);
    }
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows.at(i)->setObjectName(QStringLiteral("inbox.") + codeOf(items.at(i).kind));
        m_rows.at(i)->setText(textOf(items.at(i), self, people, now));
        m_rows.at(i)->setPrimary(i == 0 && m_firstKey == 1);
    }
    m_nothing->setVisible(items.isEmpty() && !m_nothing->text().isEmpty());
    showRows();
    showPictures();
}

void InboxView::showRows()
{
    const auto more = static_cast<int>(m_rows.size()) - m_keys;
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setVisible(m_all || i < m_keys);
    m_more->setVisible(more > 0);
    m_more->setText(m_all ? tr("Show less") : tr("%n more", nullptr, more));
}

void InboxView::showPictures()
{
    const Theme &theme = Theme::of(this);
    m_pictures->setSize(InboxRow::pictureSize(), devicePixelRatioF());
    for (int i = 0; i < m_rows.size(); ++i) {
        const Image &image = m_items.at(i).image;
        if (image.id.isNull())
            m_rows.at(i)->setDrawing(theme.icon(iconOf(m_items.at(i).kind), QStringLiteral("soft")));
        else
            m_rows.at(i)->setPicture(m_pictures->card(image).value<QIcon>());
    }
}

void InboxView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        showPictures();
    else if (event->type() == QEvent::LanguageChange)
        showRows();
}

} // namespace yuyi
