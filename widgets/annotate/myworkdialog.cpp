// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/myworkdialog.h"

#include "models/domain/moments.h"
#include "models/items/pictureloader.h"
#include "models/services/annotation/ownwork.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int imageRole = Qt::UserRole;
constexpr int searchRole = Qt::UserRole + 1;
constexpr int thumbnailEdge = 160;

QString stateText(AnnotationState state)
{
    switch (state) {
    case AnnotationState::Draft: return MyWorkDialog::tr("Draft");
    case AnnotationState::Submitted: return MyWorkDialog::tr("Submitted");
    case AnnotationState::Returned: return MyWorkDialog::tr("Returned to you");
    case AnnotationState::Superseded: return MyWorkDialog::tr("Superseded");
    }
    return {};
}

} // namespace

MyWorkDialog::MyWorkDialog(PageContext context, QWidget *parent)
    : QDialog(parent),
      m_context(context),
      m_filter(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_count(plainLabel(this))
{
    setWindowTitle(tr("My Work"));
    setAttribute(Qt::WA_DeleteOnClose);
    Theme &theme = Theme::of(this);
    resizeWindow(this, 640, 560);
    m_filter->setPlaceholderText(tr("Find by file name, label or text"));
    m_filter->setAccessibleName(tr("Find in my work"));
    m_filter->setClearButtonEnabled(true);
    m_list->setIconSize({theme.px(56), theme.px(42)});
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Images I annotated"));
    setTextRole(m_count, TextRole::Small);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &MyWorkDialog::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, &MyWorkDialog::choose);
    connect(m_list, &QListWidget::itemActivated, this, &MyWorkDialog::choose);
    connect(&m_context.pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        const auto waiting = m_waiting.constFind(sha);
        if (waiting != m_waiting.constEnd())
            waiting->first->setIcon(iconOf(m_context.pictures.thumbnail(waiting->second, thumbnailEdge)));
    });
    load();
    m_filter->setFocus();
}

QIcon MyWorkDialog::iconOf(const QImage &thumbnail) const
{
    const double ratio = devicePixelRatioF();
    const QSize size = m_list->iconSize() * ratio;
    QPixmap icon(size);
    icon.fill(Qt::transparent);
    if (!thumbnail.isNull()) {
        const QImage fitted = thumbnail.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter(&icon).drawImage((size.width() - fitted.width()) / 2, (size.height() - fitted.height()) / 2, fitted);
    }
    icon.setDevicePixelRatio(ratio);
    return icon;
}

void MyWorkDialog::load()
{
    m_count->setText(tr("Loading…"));
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([person](Stores &stores) { return ownWork(stores, person); })
        .then(this, [this](const Result<QList<OwnWork>> &lines) {
            if (!lines) {
                m_count->setText(lines.error().sentence);
                return;
            }
            for (const OwnWork &line : *lines) {
                const QString when =
                    momentText(line.summary.updatedAt);
                auto *item = new QListWidgetItem(m_list);
                item->setText(tr("%1 · %2 · %3\n%4")
                                  .arg(line.image.names.value(0), stateText(line.summary.state),
                                       when, line.text));
                item->setData(imageRole, QVariant::fromValue(line.image.id));
                item->setData(searchRole, line.search);
                item->setIcon(iconOf(m_context.pictures.thumbnail(line.image, thumbnailEdge)));
                m_waiting.insert(line.image.sha256, {item, line.image});
            }
            applyFilter(m_filter->text());
        });
}

void MyWorkDialog::applyFilter(const QString &text)
{
    const QString needle = text.trimmed().toLower();
    int shown = 0;
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        const bool hit = needle.isEmpty() || item->data(searchRole).toString().contains(needle);
        item->setHidden(!hit);
        shown += hit ? 1 : 0;
        if (hit && !first)
            first = item;
    }
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    m_count->setText(m_list->count() == 0 ? tr("Nothing yet. Images that you annotate are listed here.")
                                          : tr("%n image(s)", nullptr, shown));
}

void MyWorkDialog::choose()
{
    QListWidgetItem *item = m_list->currentItem();
    if (!item || item->isHidden())
        return;
    const auto image = item->data(imageRole).value<ImageId>();
    close();
    Q_EMIT chosen(image);
}

bool MyWorkDialog::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_filter && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
            int row = m_list->currentRow();
            const int direction = key->key() == Qt::Key_Up ? -1 : 1;
            do {
                row += direction;
            } while (row >= 0 && row < m_list->count() && m_list->item(row)->isHidden());
            if (row >= 0 && row < m_list->count())
                m_list->setCurrentRow(row);
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace yuyi
