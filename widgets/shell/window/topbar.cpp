// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/topbar.h"

#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/navigation/searchbutton.h"
#include "widgets/shell/people/avatarbutton.h"
#include "widgets/shell/people/personbutton.h"
#include "widgets/theme/theme.h"

#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace yuyi {

TopBar::TopBar(QWidget *parent)
    : QWidget(parent), m_menu(new QToolButton(this)), m_name(plainLabel(this)), m_project(new ElidedLabel(this)),
      m_search(new SearchButton(this)), m_mentions(new QToolButton(this)), m_others(new QWidget(this)), m_person(new PersonButton(this))
{
    setObjectName(QStringLiteral("topBar"));
    m_menu->setObjectName(QStringLiteral("mainMenuButton"));
    m_menu->setText(QStringLiteral("☰"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setFocusPolicy(Qt::TabFocus);
    m_menu->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; width: 0px; }"));
    m_search->setObjectName(QStringLiteral("searchButton"));
    m_person->setObjectName(QStringLiteral("personButton"));
    setTextRole(m_name, TextRole::Title);
    setTextRole(m_project, TextRole::Soft);
    m_project->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto *line = rowIn(this, spacing::small);
    line->addWidget(m_menu);
    line->addWidget(m_name);
    line->addSpacing(spacing::small);
    line->addWidget(m_project, 1);
    line->addWidget(m_search);
    line->addWidget(m_mentions);
    line->addWidget(m_others);
    line->addWidget(m_person);
    rowIn(m_others, 0, spacing::tiny);

    connect(m_search, &QAbstractButton::clicked, this, &TopBar::searchRequested);
    m_mentions->setObjectName(QStringLiteral("mentionsButton"));
    m_mentions->setFocusPolicy(Qt::TabFocus);
    connect(m_mentions, &QAbstractButton::clicked, this, &TopBar::mentionsRequested);
    connect(m_person, &QAbstractButton::clicked, this, &TopBar::personRequested);
    retranslate();
    setProject({});
}

void TopBar::setMenu(QMenu *menu)
{
    m_menu->setMenu(menu);
}

void TopBar::openMenu()
{
    m_menu->menu()->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
}

void TopBar::setAlone(bool alone)
{
    m_person->setEnabled(!alone);
    if (alone) {
        for (QWidget *widget : {static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_mentions), m_others})
            widget->hide();
    }
}

void TopBar::setProject(const QString &title)
{
    m_project->setText(title);
    m_search->setVisible(!title.isEmpty());
    m_person->setVisible(!title.isEmpty());
    m_others->setVisible(!title.isEmpty() && m_others->layout()->count() > 0);
    m_mentions->setVisible(!title.isEmpty());
}

void TopBar::setOthers(const QList<Person> &people, const QHash<PersonId, QString> &initials)
{
    qDeleteAll(m_others->findChildren<AvatarButton *>());
    for (const Person &person : people) {
        auto *button = new AvatarButton(m_others);
        button->setObjectName(QStringLiteral("actAs.") + person.name);
        button->setText(person.name);
        button->setInitials(initials.value(person.id));
        button->setAccessibleName(tr("Act as %1").arg(person.name));
        button->setToolTip(button->accessibleName());
        // Not from within the click: the row is made anew meanwhile.
        connect(
            button, &QAbstractButton::clicked, this,
            [this, id = person.id.toString()] { Q_EMIT personChosen(id); }, Qt::QueuedConnection);
        m_others->layout()->addWidget(button);
    }
    m_others->setVisible(!people.isEmpty() && !m_project->text().isEmpty());
}

void TopBar::setPerson(const QString &name, const QString &initials, const QString &role)
{
    m_person->setPerson(name, initials, role);
}

void TopBar::setSearchKey(const QString &key)
{
    m_search->setKey(key);
}

void TopBar::setMentions(qint64 unseen)
{
    m_unseen = unseen;
    m_mentions->setText(unseen > 0 ? QStringLiteral("@ %1").arg(unseen) : QStringLiteral("@"));
    m_mentions->setAccessibleName(tr("Comments that mention me"));
    const int count = static_cast<int>(unseen);
    m_mentions->setToolTip(count > 0 ? tr("%n unread comment(s) mention you", nullptr, count)
                                     : tr("Comments that mention you"));
}

QWidget *TopBar::personButton() const
{
    return m_person;
}

void TopBar::retranslate()
{
    m_name->setText(tr("Yuyi"));
    m_search->setText(tr("Search images, pages or commands"));
    setMentions(m_unseen);
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu"));
}

void TopBar::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    painter.fillRect(0, height() - 1, width(), 1, tokens.line);
}

} // namespace yuyi
