// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/batchdialog.h"

#include "models/items/pictureloader.h"
#include "models/items/thumbnailroles.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/theme/theme.h"

#include <QAbstractListModel>
#include <QKeyEvent>
#include <QLabel>

#include <utility>

namespace yuyi {

namespace {

constexpr int pictureSide = 160;

/// Group by group the picture that stays, then those that go.
class BatchModel final : public QAbstractListModel
{
public:
    BatchModel(const QList<DuplicateGroup> &groups, const QHash<ImageId, Image> &images, PictureLoader &pictures,
               QObject *parent)
        : QAbstractListModel(parent),
          m_pictures(pictures)
    {
        for (const DuplicateGroup &group : groups) {
            m_rows.append({images.value(group.kept), true});
            for (const DuplicateMember &member : group.members)
                m_rows.append({images.value(member.image), false});
        }
        connect(&m_pictures, &PictureLoader::thumbnailReady, this, [this] {
            if (!m_rows.isEmpty())
                Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {thumbnailroles::Thumbnail});
        });
    }

    int rowCount(const QModelIndex &above) const override { return above.isValid() ? 0 : static_cast<int>(m_rows.size()); }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (index.row() < 0 || index.row() >= m_rows.size())
            return {};
        const auto &[image, kept] = m_rows.at(index.row());
        const QString fate = kept ? BatchDialog::tr("keep") : BatchDialog::tr("discard");
        switch (role) {
        case thumbnailroles::Thumbnail:
            return m_pictures.thumbnail(image, pictureSide);
        case thumbnailroles::Caption:
            return image.names.value(0);
        case thumbnailroles::Badges:
            return QVariant::fromValue(ThumbnailBadges{{fate, static_cast<int>(kept ? Tone::Good : Tone::Bad)}});
        case thumbnailroles::Dimmed:
            return !kept;
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return BatchDialog::tr("%1, %2 × %3: %4")
                .arg(image.names.value(0))
                .arg(image.size.width())
                .arg(image.size.height())
                .arg(fate);
        default:
            return {};
        }
    }

private:
    PictureLoader &m_pictures;
    QList<std::pair<Image, bool>> m_rows; ///< true: stays
};

} // namespace

BatchDialog::BatchDialog(const QList<DuplicateGroup> &groups, const QHash<ImageId, Image> &images, PictureLoader &pictures,
                         QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("batchDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Confirm Groups"));
    resizeWindow(this, 980, 640);
    int going = 0;
    for (const DuplicateGroup &group : groups)
        going += static_cast<int>(group.members.size());
    auto *head = plainLabel(
        tr("%n image(s) will be discarded. In each group, the image that is kept is shown first.",
           nullptr, going),
        this);
    head->setWordWrap(true);
    setTextRole(head, TextRole::Title);
    auto *grid = new ThumbnailGrid(this);
    grid->setThumbnailSize(pictureSide);
    grid->setModel(new BatchModel(groups, images, pictures, grid));
    grid->setAccessibleName(tr("Images to keep and to discard"));
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *discard = new ActionButton(tr("Discard %n", nullptr, going), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    discard->setObjectName(QStringLiteral("confirmBatch"));
    cancel->setAutoDefault(false);
    discard->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(discard);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(head);
    column->addWidget(grid, 1);
    column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(discard, &QAbstractButton::clicked, this, &BatchDialog::finish);
    grid->setFocus();
}

void BatchDialog::finish()
{
    accept();
    Q_EMIT confirmed();
}

void BatchDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier && !event->isAutoRepeat()) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
