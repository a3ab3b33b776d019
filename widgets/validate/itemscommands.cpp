// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the list of validated questions: a part of ItemsView.
#include "widgets/validate/itemsview.h"

#include "models/services/review/discussionservice.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/notedialog.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"

namespace yuyi {

void ItemsView::addCommands()
{
    const auto add = [&](const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("validate.") % id;
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = single;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        m_context.commands.add(std::move(command));
    };
    const auto lead = [this] { return m_context.project.person().roles.contains(Role::Lead); };
    const auto shown = [this] { return m_active && !m_shown.isNull(); };
    add(QStringLiteral("open-imported"), [] { return tr("Validate More Items…"); }, {}, false, [this] { openImported(); }, lead);
    add(QStringLiteral("find-item"), [] { return tr("Find Question"); }, {QKeySequence(Qt::CTRL | Qt::Key_F)}, false,
        [this] { m_search->setFocus(); }, [this] { return m_active; });
    add(QStringLiteral("next-item"), [] { return tr("Next in List"); }, {QKeySequence(Qt::Key_J)}, true,
        [this] { walk(1); }, [this] { return m_active; });
    add(QStringLiteral("previous-item"), [] { return tr("Previous in List"); }, {QKeySequence(Qt::Key_K)}, true,
        [this] { walk(-1); }, [this] { return m_active; });
    add(QStringLiteral("open-item"), [] { return tr("Open in Annotate"); }, {QKeySequence(Qt::Key_O)}, true,
        [this] {
            const int item = currentItem();
            if (item < 0)
                return;
            Location location;
            location.page = QStringLiteral("annotate");
            location.image = m_model->table()->votes.items.at(item).image;
            Q_EMIT goTo(location);
        },
        shown);
    add(QStringLiteral("review-item"), [] { return tr("Open in Review"); }, {QKeySequence(Qt::ALT | Qt::Key_R)}, false,
        [this] {
            const int item = currentItem();
            if (item < 0)
                return;
            Location location;
            location.page = QStringLiteral("review");
            location.image = m_model->table()->votes.items.at(item).image;
            Q_EMIT goTo(location);
        },
        shown);
    add(QStringLiteral("discuss-item"), [] { return tr("Discuss…"); }, {QKeySequence(Qt::Key_S)}, true,
        [this] { discuss(); }, shown);
}

void ItemsView::openImported()
{
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return ValidationService(stores, person).imagesWithoutRound(); })
        .then(this, [this](const Result<QList<ImageId>> &ids) {
            if (!ids) {
                Q_EMIT failed(ids.error().sentence);
                return;
            }
            if (ids->isEmpty()) {
                Q_EMIT toast(tr("All adjudicated images have already entered validation."), false);
                return;
            }
            const auto open = [this, images = *ids, person = m_context.project.person().id] {
                m_context.project
                    .write([images, person](Stores &stores) { return ValidationService(stores, person).open(images); })
                    .then(this, [this](const Result<int> &opened) {
                        if (opened)
                            Q_EMIT toast(tr("%n question(s) are waiting for answers now.", nullptr, *opened), false);
                        else
                            Q_EMIT failed(opened.error().sentence);
                    });
            };
            m_context.prompts.confirm(this, tr("Validate More Items"),
                                      tr("%n image(s) with questions (including imported ones) have not been "
                                         "validated. Their questions will be answered blind. Unless released, an "
                                         "image is accepted only when all its questions pass.",
                                         nullptr, static_cast<int>(ids->size())),
                                      tr("Validate"), open);
        });
}

void ItemsView::discuss()
{
    if (m_shownQuestion.isNull())
        return;
    auto *dialog = new NoteDialog(tr("Discuss"), tr("Why should the team discuss this question?"), tr("Open Discussion"), this);
    connect(dialog, &NoteDialog::noted, this, [this, question = m_shownQuestion](const QString &note) {
        m_context.project
            .write([question, note, person = m_context.project.person().id](Stores &stores) {
                return DiscussionService(stores, person).open(question, note);
            })
            .then(this, [this](const Result<DiscussionId> &opened) {
                if (opened)
                    Q_EMIT toast(tr("The question is now in discussion."), false);
                else
                    Q_EMIT failed(opened.error().sentence);
            });
    });
    dialog->open();
}

} // namespace yuyi
