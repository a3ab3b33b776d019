// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/mentionsdialog.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>

namespace yuyi {

MentionsDialog::MentionsDialog(ProjectAccess &project, QWidget *parent)
    : QDialog(parent), m_project(project), m_list(new QListWidget(this)), m_state(plainLabel(this))
{
    setObjectName(QStringLiteral("mentionsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Comments That Mention Me"));
    resizeWindow(this, 600, 480);
    m_list->setObjectName(QStringLiteral("mentions"));
    m_list->setWordWrap(true);
    m_list->setAccessibleName(windowTitle());
    setTextRole(m_state, TextRole::Soft);
    auto *seen = new ActionButton(tr("Mark All as Read"), {}, ActionButton::Kind::Plain, this);
    seen->setObjectName(QStringLiteral("markAll"));
    seen->setAutoDefault(false);
    auto *go = new ActionButton(tr("Go to Comment"), {}, ActionButton::Kind::Primary, this);
    go->setObjectName(QStringLiteral("go"));
    go->setDefault(true);
    auto *foot = rowIn();
    foot->addWidget(m_state, 1);
    foot->addWidget(seen);
    foot->addWidget(go);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    connect(m_list, &QListWidget::itemActivated, this, &MentionsDialog::choose);
    connect(go, &QAbstractButton::clicked, this, &MentionsDialog::choose);
    connect(seen, &QAbstractButton::clicked, this, &MentionsDialog::markAll);
    load();
    m_list->setFocus();
}

void MentionsDialog::load()
{
    const PersonId person = m_project.person().id;
    m_project.read([person](Stores &stores) { return CommentService(stores, person).mentions(); })
        .then(this, [this](const Result<QList<MentionLine>> &lines) {
            m_list->clear();
            if (!lines) {
                m_state->setText(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            int open = 0;
            for (const MentionLine &line : m_lines) {
                const Comment &comment = line.mention.comment;
                QString author = tr("Somebody");
                for (const Person &one : m_project.people()) {
                    if (one.id == comment.createdBy)
                        author = one.name;
                }
                const QString when = momentText(comment.createdAt);
                const QString head = line.imageName.isEmpty() ? tr("%1 · %2").arg(author, when)
                                                              : tr("%1 · %2 · %3").arg(author, when, line.imageName);
                auto *item = new QListWidgetItem(tr("%1\n%2").arg(head, comment.body.simplified()), m_list);
                if (!line.mention.seenAt.isValid()) {
                    ++open;
                    QFont bold = m_list->font();
                    bold.setWeight(QFont::DemiBold);
                    item->setFont(bold);
                }
            }
            if (m_list->count() > 0)
                m_list->setCurrentRow(0);
            m_state->setText(m_lines.isEmpty() ? tr("Nobody has mentioned you in a comment yet.")
                                               : tr("%n unread", nullptr, open));
        });
}

void MentionsDialog::choose()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_lines.size())
        return;
    const Comment comment = m_lines.at(row).mention.comment;
    const PersonId person = m_project.person().id;
    ProjectAccess *project = &m_project;
    project->write([person, id = comment.id](Stores &stores) { return CommentService(stores, person).markSeen({id}); })
        .then(project, [project](const Result<> &marked) {
            if (!marked)
                project->report(marked.error());
        });
    accept();
    Q_EMIT chosen(comment.target);
}

void MentionsDialog::markAll()
{
    QList<CommentId> all;
    for (const MentionLine &line : m_lines)
        all.append(line.mention.comment.id);
    if (all.isEmpty())
        return;
    const PersonId person = m_project.person().id;
    m_project.write([person, all](Stores &stores) { return CommentService(stores, person).markSeen(all); })
        .then(this, [this](const Result<> &marked) {
            if (!marked)
                m_state->setText(marked.error().sentence);
            else
                load();
        });
}

} // namespace yuyi
