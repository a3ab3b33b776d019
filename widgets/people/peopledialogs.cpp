// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peopledialogs.h"

#include "models/services/session/projectaccess.h"
#include "widgets/people/givedialog.h"
#include "widgets/people/mergedialog.h"
#include "widgets/people/packdialog.h"
#include "widgets/people/peoplecontroller.h"
#include "widgets/people/peoplelistdialog.h"
#include "widgets/people/serverlogins.h"
#include "widgets/people/serverloginsdialog.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/people/persondialog.h"

#include <QDir>

namespace yuyi {

namespace {

constexpr int withdrawnUnasked = 20; // what a lead sees at a glance

/// Closes a dialog when what it wanted is done, else shows why not.
template <typename Dialog>
PeopleController::Answer answerOf(Dialog *dialog)
{
    return [dialog](const QString &refusal) {
        if (refusal.isEmpty())
            dialog->accept();
        else
            dialog->refuse(refusal);
    };
}

} // namespace

PeopleDialogs::PeopleDialogs(PageContext context, PeopleController &people, QWidget *page)
    : QObject(page), m_context(context), m_people(people), m_page(page)
{
}

void PeopleDialogs::addPerson()
{
    auto *dialog = new PersonDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PersonDialog::wanted, this, [this, dialog](const QString &name, const QList<Role> &roles) {
        m_people.add(name, roles, dialog, answerOf(dialog));
    });
    dialog->open();
}

void PeopleDialogs::addPeople()
{
    auto *dialog = new PeopleListDialog(m_context.project.people(), m_context.prompts, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PeopleListDialog::wanted, this,
            [this, dialog](const QList<ListedPerson> &people) { m_people.addAll(people, dialog, answerOf(dialog)); });
    dialog->open();
}

void PeopleDialogs::editPerson()
{
    const Person *person = m_people.selected();
    if (!person)
        return;
    auto *dialog = new PersonDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPerson(person->name, person->roles);
    connect(dialog, &PersonDialog::wanted, this,
            [this, dialog, changed = *person](const QString &name, const QList<Role> &roles) mutable {
                changed.name = name;
                changed.roles = roles;
                m_people.update(changed, dialog, answerOf(dialog));
            });
    dialog->open();
}

void PeopleDialogs::endPerson()
{
    const Person *person = m_people.selected();
    if (!person)
        return;
    m_context.prompts.confirm(
        m_page, tr("Remove %1 from the project?").arg(person->name),
        tr("The open tasks of this person go back to the pool. Submitted work stays. You can restore the person later."), tr("Remove"),
        [this, id = person->id, name = person->name] { m_people.end(id, name); });
}

void PeopleDialogs::packWork()
{
    const Person *person = m_people.selected();
    if (!person)
        return;
    auto *dialog = new PackDialog(m_context, *person, m_page);
    connect(dialog, &PackDialog::packed, this, [this](const QString &file) {
        Q_EMIT done(tr("The work package is saved: %1").arg(QDir::toNativeSeparators(file)));
    });
    dialog->open();
}

void PeopleDialogs::withdrawPackage(const PackageLine &line)
{
    m_context.prompts.confirm(
        m_page, tr("Withdraw the package of %1?").arg(line.holder),
        tr("From now on, files returned for this package are rejected. Tasks reserved for the package become available to other people. "
           "Tasks already assigned to the person stay assigned."),
        tr("Withdraw"), [this, id = line.package.id] { m_people.withdrawPackage(id); });
}

void PeopleDialogs::importReturned()
{
    m_context.prompts.openFiles(m_page, tr("Import Returned Packages"), tr("Work packages (*.yuyipack)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            merge(files);
    });
}

void PeopleDialogs::merge(const QStringList &paths)
{
    auto *dialog = new MergeDialog(m_context, paths, m_page);
    connect(dialog, &MergeDialog::merged, this, [this](int entries) {
        Q_EMIT done(tr("%n entry(s) imported.", nullptr, entries));
    });
    dialog->open();
}

bool PeopleDialogs::hasLogins() const
{
    return ServerLogins::isOffered(m_context.project, m_context.servers);
}

void PeopleDialogs::showLogins()
{
    auto *dialog = new ServerLoginsDialog(m_context, m_people.selectedId(), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PeopleDialogs::reassign(const QList<AssignmentId> &work)
{
    if (work.isEmpty())
        return;
    QList<Person> people;
    for (const Person &person : m_context.project.people()) {
        if (person.available() && person.is(Role::Annotator))
            people.append(person);
    }
    auto *dialog = new GiveDialog(people, static_cast<int>(work.size()), m_page);
    connect(dialog, &GiveDialog::wanted, this, [this, dialog, work](const PersonId &to, const QString &note) {
        m_people.reassign(work, to, note, dialog, answerOf(dialog));
    });
    dialog->open();
}

void PeopleDialogs::withdraw(const QList<AssignmentId> &work, bool begun)
{
    if (work.isEmpty())
        return;
    const auto run = [this, work] { m_people.withdraw(work); };
    const int count = static_cast<int>(work.size());
    if (begun) {
        m_context.prompts.confirm(m_page, tr("Withdraw work in progress?"),
                                  tr("The drafts are set aside: the Audit page still shows them, but nobody can continue them."),
                                  tr("Withdraw"), run);
    } else if (count > withdrawnUnasked) {
        m_context.prompts.confirm(m_page, tr("Withdraw %n task(s)?", nullptr, count),
                                  tr("The tasks go back to the pool. You can undo this until somebody starts one of these tasks."),
                                  tr("Withdraw"), run);
    } else {
        run();
    }
}

} // namespace yuyi
