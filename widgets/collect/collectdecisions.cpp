// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/collectdecisions.h"

#include "models/services/session/projectaccess.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/shell/page/userprompts.h"

#include <QMenu>

namespace yuyi {

namespace {

constexpr int decidedUnasked = 20; // a row or two of pictures

} // namespace

CollectDecisions::CollectDecisions(PageContext context, CollectController &controller, QWidget *page)
    : QObject(page), m_context(context), m_controller(controller), m_page(page)
{
}

void CollectDecisions::keep(const QList<ImageId> &images)
{
    decide(images, Outcome::Keep, {});
}

/// Many at once are asked for: Ctrl+A and a key reach further than the eye.
void CollectDecisions::decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note)
{
    const auto run = [this, images, outcome, reason, note] { m_controller.decide(images, outcome, reason, note); };
    const int count = static_cast<int>(images.size());
    if (count <= decidedUnasked) {
        run();
        return;
    }
    const bool keep = outcome == Outcome::Keep;
    m_context.prompts.confirm(m_page, keep ? tr("Keep Many Images") : tr("Discard Many Images"),
                              keep ? tr("%n selected images will be kept, including images discarded at inspection. Images discarded as "
                                        "duplicates or for their text remain discarded.",
                                        nullptr, count)
                                   : tr("%n selected image(s) will be discarded, including images kept before.", nullptr, count),
                              keep ? tr("Keep %n Image(s)", nullptr, count) : tr("Discard %n Image(s)", nullptr, count), run);
}

void CollectDecisions::discard(const QList<ImageId> &images, const QPoint &position)
{
    auto *menu = new QMenu(m_page);
    menu->setObjectName(QStringLiteral("discardReasons"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const DiscardReason &reason : m_context.project.info().preset.discardReasons) {
        // The key of the inspect page chooses here too.
        QAction *action = menu->addAction(tr("%1 (&%2)", "reason and its key")
                                              .arg(reason.title.text(), reason.key.toUpper()));
        action->setData(reason.code);
        connect(action, &QAction::triggered, this, [this, images, reason] {
            if (!reason.asksNote) {
                decide(images, Outcome::Discard, reason.code);
                return;
            }
            auto *dialog = new NoteDialog(tr("Discard: %1").arg(reason.title.text()), tr("Why are these images discarded?"),
                                          tr("Discard"), m_page);
            connect(dialog, &NoteDialog::noted, this,
                    [this, images, reason](const QString &note) { decide(images, Outcome::Discard, reason.code, note); });
            dialog->open();
        });
    }
    menu->popup(position);
}

} // namespace yuyi
