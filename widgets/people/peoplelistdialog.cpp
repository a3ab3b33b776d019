// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peoplelistdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int listDialogWidth = 760;
constexpr int listDialogHeight = 560;
constexpr int listPreviewAfterMs = 150;
} // namespace

PeopleListDialog::PeopleListDialog(const QList<Person> &present, UserPrompts &prompts, QWidget *parent)
    : QDialog(parent), m_present(present), m_prompts(prompts), m_text(new QPlainTextEdit(this)),
      m_preview(makeTable(3, this, 2)), m_message(plainLabel(this)),
      m_add(new ActionButton(tr("Add"), keyText(QKeySequence(Qt::CTRL | Qt::Key_Return)), ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("peopleListDialog"));
    setWindowTitle(tr("Add a List of People"));
    QStringList roles;
    for (const auto &[role, code] : codesOf(Role{}))
        roles.append(QStringLiteral("%1 (%2)").arg(titleOf(role), QString::fromUtf16(code)));
    auto *hint = plainLabel(this);
    hint->setText(tr("One person per line: a name, then roles, separated by commas or tabs. The default role is "
                     "annotator. Roles: %1.")
                      .arg(roles.join(tr(", ", "between roles"))));
    hint->setWordWrap(true);
    setTextRole(hint, TextRole::Soft);
    m_text->setObjectName(QStringLiteral("list"));
    m_text->setAccessibleName(tr("List of people"));
    m_text->setPlaceholderText(tr("Wang Xiaoming, annotator, validator\nLi Hua, adjudicator"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setHorizontalHeaderLabels({tr("Line"), tr("Person"), tr("Roles or error")});
    m_preview->setAccessibleName(tr("People to add"));
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setDefault(true);

    auto *file = new ActionButton(tr("From a File…"), {}, ActionButton::Kind::Plain, this);
    file->setObjectName(QStringLiteral("file"));
    file->setAutoDefault(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addWidget(file);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(hint);
    column->addWidget(m_text, 2);
    column->addWidget(m_preview, 3);
    column->addWidget(m_message);
    column->addLayout(buttons);
    resizeWindow(this, listDialogWidth, listDialogHeight);

    m_soon.setSingleShot(true);
    m_soon.setInterval(listPreviewAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PeopleListDialog::preview);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_add->setEnabled(false); // until what would be added is in sight
        m_soon.start();
    });
    connect(file, &QAbstractButton::clicked, this, &PeopleListDialog::openFile);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_add, &QAbstractButton::clicked, this, &PeopleListDialog::submit);
    // In the list, Return begins the next line.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this, &PeopleListDialog::submitTyped);
    setTabOrder(m_preview, file);
    setTabOrder(file, cancel);
    setTabOrder(cancel, m_add);
    preview();
    m_text->setFocus();
}

void PeopleListDialog::openFile()
{
    m_prompts.openFiles(this, tr("List of People"), tr("Lists (*.csv *.tsv *.txt)"), [this](const QStringList &files) {
        if (files.isEmpty())
            return;
        runAside(
            this, [path = files.first()] { return readPeopleFile(path); },
            [this](const Result<QString> &text) {
                if (text)
                    m_text->setPlainText(*text);
                else
                    refuse(text.error().sentence);
            });
    });
}

void PeopleListDialog::preview()
{
    m_people = readPeopleList(m_text->toPlainText(), m_present);
    m_preview->setRowCount(static_cast<int>(m_people.size()));
    int faults = 0;
    for (int row = 0; row < m_people.size(); ++row) {
        const ListedPerson &person = m_people.at(row);
        QStringList roles;
        for (const Role role : person.roles)
            roles.append(titleOf(role));
        const bool wrong = !person.fault.isEmpty();
        faults += wrong ? 1 : 0;
        auto *line = new QTableWidgetItem(QLocale().toString(person.line));
        line->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto *verdict = new QTableWidgetItem(wrong ? person.fault : roles.join(tr(", ", "between roles")));
        if (wrong)
            verdict->setForeground(Theme::of(this).tokens().bad);
        verdict->setToolTip(verdict->text());
        m_preview->setItem(row, 0, line);
        m_preview->setItem(row, 1, new QTableWidgetItem(person.name));
        m_preview->setItem(row, 2, verdict);
    }
    const int count = static_cast<int>(m_people.size());
    setStyleProperty(m_message, "feel", faults > 0 ? QStringLiteral("bad") : QString());
    if (faults > 0)
        m_message->setText(tr("%n line(s) have errors. Nobody is added until all lines are corrected.", nullptr, faults));
    else
        m_message->setText(count > 0 ? tr("%n person(s) will be added.", nullptr, count) : QString());
    m_add->setEnabled(count > 0 && faults == 0);
}

void PeopleListDialog::submitTyped()
{
    if (m_soon.isActive()) {
        m_soon.stop();
        preview();
    }
    if (m_add->isEnabled())
        submit();
}

void PeopleListDialog::submit()
{
    if (m_soon.isActive() || m_people.isEmpty())
        return;
    m_add->setEnabled(false);
    Q_EMIT wanted(m_people);
}

void PeopleListDialog::refuse(const QString &sentence)
{
    m_add->setEnabled(!m_people.isEmpty());
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->setText(sentence);
}

} // namespace yuyi
