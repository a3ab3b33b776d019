// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/peoplemenu.h"

#include "models/services/people/peopleservice.h"
#include "widgets/shell/people/persondialog.h"
#include "widgets/shell/projects/session.h"

#include <QActionGroup>
#include <QPointer>

#include <algorithm>

namespace yuyi {

PeopleMenu::PeopleMenu(QWidget *parent) : QMenu(parent)
{
    setObjectName(QStringLiteral("peopleMenu"));
    connect(this, &QMenu::aboutToShow, this, &PeopleMenu::fill);
}

void PeopleMenu::setSession(Session *session)
{
    m_session = session;
    m_recent.clear();
    clear();
}

void PeopleMenu::fill()
{
    clear();
    if (!m_session)
        return;
    auto *group = new QActionGroup(this);
    int number = 0;
    const ProjectAccess &project = m_session->project();
    for (const Person &person : project.people()) {
        if (!person.active)
            continue;
        QStringList roles;
        for (const Role role : person.roles)
            roles.append(titleOf(role));
        const QString name = QString(person.name).replace(u'&', QStringLiteral("&&"));
        QString text = roles.isEmpty()
                         ? name
                         : tr("%1 (%2)", "a person and the roles").arg(name, roles.join(tr(", ", "between roles")));
        if (++number <= 9)
            text = QStringLiteral("&%1  %2").arg(QString::number(number), text);
        QAction *action = addAction(text);
        action->setCheckable(true);
        action->setChecked(person.id == project.person().id);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = person.id] { act(id.toString()); });
    }
    if (!project.person().is(Role::Lead))
        return;
    addSeparator();
    connect(addAction(tr("Add Person…")), &QAction::triggered, this, &PeopleMenu::addPerson);
}

void PeopleMenu::act(const QString &personId)
{
    if (!m_session)
        return;
    if (!m_session->project().mayActAs())
        return;
    const PersonId id = PersonId::fromString(personId);
    const PersonId former = m_session->project().person().id;
    m_recent.removeAll(id);
    m_recent.removeAll(former);
    m_recent.prepend(former);
    m_session->project().actAs(id);
    Q_EMIT chosen(personId);
}

QList<Person> PeopleMenu::others() const
{
    constexpr qsizetype shown = 3;
    if (!m_session || !m_session->project().mayActAs())
        return {};
    QList<Person> list;
    for (const Person &person : m_session->project().people()) {
        if (person.active && person.id != m_session->project().person().id)
            list.append(person);
    }
    std::stable_sort(list.begin(), list.end(), [this](const Person &a, const Person &b) {
        const auto rank = [this](const Person &one) {
            const qsizetype at = m_recent.indexOf(one.id);
            return at < 0 ? m_recent.size() : at;
        };
        return rank(a) < rank(b);
    });
    list = list.mid(0, shown);
    // Each keeps their place: a hand finds it again.
    const QList<Person> &all = m_session->project().people();
    const auto sortIndex = [&all](const Person &one) {
        return std::find_if(all.begin(), all.end(), [&](const Person &person) { return person.id == one.id; }) - all.begin();
    };
    std::sort(list.begin(), list.end(), [&](const Person &a, const Person &b) { return sortIndex(a) < sortIndex(b); });
    return list;
}

void PeopleMenu::addPerson()
{
    if (!m_session)
        return;
    auto *dialog = new PersonDialog(parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_session, &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &PersonDialog::wanted, this, [this, dialog](const QString &name, const QList<Role> &roles) {
        const PersonId actor = m_session->project().person().id;
        m_session->project()
            .write([=](Stores &stores) { return PeopleService(stores, actor).add(name, roles); })
            .then(dialog, [dialog](const Result<Person> &added) {
                if (added)
                    dialog->accept();
                else
                    dialog->refuse(added.error().sentence);
            });
    });
    dialog->open();
}

} // namespace yuyi
