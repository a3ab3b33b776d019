// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/stempictures.h"

#include "models/domain/annotation/questionpictures.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int tileEdge = 72;
constexpr int captionWidth = 160;

} // namespace

StemPictures::StemPictures(QWidget *parent)
    : QWidget(parent),
      m_row(new QWidget(this)),
      m_add(smallButton(m_row)),
      m_addOwn(smallButton(m_row)),
      m_hint(plainLabel(m_row, TextRole::Small)),
      m_details(new QWidget(this)),
      m_captionTitle(plainLabel(m_details, TextRole::Soft)),
      m_caption(new LineField(m_details)),
      m_roleTitle(plainLabel(m_details, TextRole::Soft)),
      m_role(new QComboBox(m_details)),
      m_left(smallButton(m_details)),
      m_right(smallButton(m_details)),
      m_mark(smallButton(m_details)),
      m_remove(smallButton(m_details)),
      m_said(wrappedLabel(this, TextRole::Small))
{
    auto *tiles = new FlowLayout(m_row, spacing::small, spacing::tiny);
    for (int i = 0; i < mostStemPictures; ++i) {
        auto *tile = new PictureTile(tileEdge, true, m_row);
        tile->installEventFilter(this);
        tile->hide();
        connect(tile, &QAbstractButton::clicked, this, [this, i] { wish(PictureWish::What::Show, i); });
        connect(tile, &PictureTile::dragged, this, [this, tile](const QPoint &at) { showPlace(placeAt(tile->mapTo(this, at))); });
        connect(tile, &PictureTile::dropped, this, [this, tile, i](const QPoint &at) {
            const int before = placeAt(tile->mapTo(this, at));
            showPlace(-1);
            if (before >= 0)
                wish(PictureWish::What::Move, i, before > i ? before - 1 : before);
        });
        tiles->addWidget(tile);
        m_tiles.append(tile);
    }
    m_add->setObjectName(QStringLiteral("pictures.add"));
    m_add->installEventFilter(this);
    m_addOwn->setObjectName(QStringLiteral("pictures.own"));
    for (QWidget *one : std::initializer_list<QWidget *>{m_add, m_addOwn, m_hint})
        tiles->addWidget(one);

    auto *details = new FlowLayout(m_details, spacing::small, spacing::tiny);
    m_caption->setObjectName(QStringLiteral("pictures.caption"));
    m_role->setObjectName(QStringLiteral("pictures.role"));
    m_mark->setObjectName(QStringLiteral("pictures.mark"));
    m_remove->setObjectName(QStringLiteral("pictures.remove"));
    m_caption->setMaxLength(longestCaption);
    m_captionTitle->setBuddy(m_caption);
    m_roleTitle->setBuddy(m_role);
    for (QWidget *one : std::initializer_list<QWidget *>{m_captionTitle, m_caption, m_roleTitle, m_role, m_left, m_right, m_mark, m_remove})
        details->addWidget(one);

    m_said->setObjectName(QStringLiteral("pictures.said"));
    setStyleProperty(m_said, "feel", QStringLiteral("attention"));
    m_said->hide();
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(m_row);
    column->addWidget(m_details);
    column->addWidget(m_said);

    const auto end = [this] { return static_cast<int>(m_pictures.size()); };
    connect(m_add, &QToolButton::clicked, this, [this, end] { wish(PictureWish::What::Choose, end()); });
    connect(m_addOwn, &QToolButton::clicked, this, [this, end] { wish(PictureWish::What::Own, end()); });
    connect(m_left, &QToolButton::clicked, this, [this] { wish(PictureWish::What::Move, m_current, m_current - 1); });
    connect(m_right, &QToolButton::clicked, this, [this] { wish(PictureWish::What::Move, m_current, m_current + 1); });
    connect(m_mark, &QToolButton::clicked, this, [this] { wish(PictureWish::What::Mark, m_current); });
    connect(m_remove, &QToolButton::clicked, this, [this] { wish(PictureWish::What::Remove, m_current); });
    connect(m_caption, &QLineEdit::textChanged, this, [this] { describe(PictureWish::What::Describe); });
    connect(m_caption, &LineField::committed, this, [this] { describe(PictureWish::What::Described); });
    connect(m_caption, &QLineEdit::returnPressed, this, &StemPictures::focusPicture);
    connect(m_caption, &LineField::escaped, this, &StemPictures::focusPicture);
    connect(m_role, &QComboBox::activated, this, [this] { describe(PictureWish::What::Described); });
    retranslate();
}

void StemPictures::setLoader(PictureLoader &loader)
{
    if (m_cards)
        return;
    m_cards = new RowPictures(loader, this);
    for (PictureTile *tile : std::as_const(m_tiles))
        tile->setCards(m_cards);
}

void StemPictures::setPictures(const QList<Medium> &pictures, const QuestionKind &kind, const Medium &own, bool listed)
{
    m_pictures = pictures;
    m_kind = kind;
    m_own = own;
    m_listed = listed;
    const QScopedValueRollback<bool> filling(m_filling, true);
    m_role->clear();
    m_role->addItem(tr("No role"), QString());
    for (const MediaRole &role : kind.roles)
        m_role->addItem(role.title.text(), role.code);
    refresh();
}

void StemPictures::setWaiting(int pictures)
{
    m_waiting = pictures;
    refresh();
}

void StemPictures::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setAcceptDrops(!readOnly);
    refresh();
}

void StemPictures::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

QString StemPictures::said() const
{
    return m_said->isHidden() ? QString() : m_said->text();
}

void StemPictures::forget()
{
    m_current = 0;
    m_opened = false;
    say({});
}

void StemPictures::refresh()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    const bool focused = m_row->isAncestorOf(QApplication::focusWidget());
    const int pictures = static_cast<int>(m_pictures.size());
    m_current = std::clamp(m_current, 0, std::max(0, pictures - 1));
    for (int i = 0; i < m_tiles.size(); ++i) {
        PictureTile *tile = m_tiles.at(i);
        const bool isPicture = i < pictures;
        const Medium medium = m_pictures.value(i);
        const QString caption = isPicture ? captionOf({medium, i + 1, -1}) : QString();
        const bool isOwn = isPicture && medium.sha256 == m_own.sha256;
        tile->setPicture(medium, caption);
        tile->setWaiting(!isPicture && i < pictures + m_waiting);
        tile->setCurrent(isPicture && i == m_current && pictures > 1);
        tile->setReadOnly(m_readOnly);
        tile->setEnabled(isPicture);
        tile->setAccessibleName(isPicture ? tr("Picture %1: %2").arg(QString::number(i + 1), caption) : tr("A picture is being read"));
        tile->setToolTip(isOwn ? tr("%1: this image", "caption of a picture").arg(caption) : caption);
        tile->setVisible(i < pictures + m_waiting);
    }
    const bool full = pictures + m_waiting >= m_kind.mostPictures;
    const bool showsOwn = std::any_of(m_pictures.begin(), m_pictures.end(),
                                      [this](const Medium &one) { return one.sha256 == m_own.sha256; });
    m_add->setVisible(!m_readOnly);
    m_add->setEnabled(!full);
    m_add->setToolTip(full ? tr("A question of this kind can show at most %n picture(s).", nullptr, m_kind.mostPictures)
                           : tr("Add pictures: choose files, drop them here, or paste them. On a picture, A does the same."));
    m_addOwn->setVisible(!m_readOnly && !full && !showsOwn && !m_own.isNull());
    m_hint->setVisible(!m_readOnly && !full && m_waiting == 0 && pictures < 2);
    showDetails();
    // The frame of the focus and the caption, which Del and the arrows go by, are of the same picture, also when one was added.
    const bool onPicture = pictures == 0 ? m_row->isAncestorOf(QApplication::focusWidget()) : m_tiles.at(m_current)->hasFocus();
    if (focused && !onPicture)
        focusPicture();
}

void StemPictures::showDetails()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    const bool shown = !m_readOnly && !m_pictures.isEmpty() && (m_listed || m_opened);
    m_details->setVisible(shown);
    const Medium medium = m_pictures.value(m_current);
    if (m_caption->text() != medium.caption)
        m_caption->setText(medium.caption);
    m_caption->setPlaceholderText(captionOf({mediumOf(imageOf(medium)), m_current + 1, -1}));
    m_role->setCurrentIndex(std::max(0, m_role->findData(medium.role)));
    m_role->setVisible(!m_kind.roles.isEmpty());
    m_roleTitle->setVisible(!m_kind.roles.isEmpty());
    m_left->setEnabled(m_current > 0);
    m_right->setEnabled(m_current + 1 < m_pictures.size());
    m_remove->setEnabled(m_listed);
    m_remove->setToolTip(m_listed ? tr("Take the picture and its marks out of the question (Del)")
                                  : tr("A question without other pictures shows its image"));
}

void StemPictures::setCurrent(int place)
{
    const int now = std::clamp(place, 0, std::max(0, static_cast<int>(m_pictures.size()) - 1));
    if (now == m_current)
        return;
    m_caption->commit(); // of the former one
    m_current = now;
    refresh();
}

void StemPictures::commit()
{
    m_caption->commit();
}

QList<QWidget *> StemPictures::fields() const
{
    if (isHidden() || m_readOnly || (m_pictures.isEmpty() && !m_add->hasFocus()))
        return {};
    QList<QWidget *> fields{m_pictures.isEmpty() ? static_cast<QWidget *>(m_add) : m_tiles.at(m_current)};
    if (!m_details->isHidden()) {
        fields.append(m_caption);
        if (!m_role->isHidden())
            fields.append(m_role);
    }
    return fields;
}

void StemPictures::focusPicture()
{
    if (!m_pictures.isEmpty())
        m_tiles.at(m_current)->setFocus(Qt::ShortcutFocusReason);
    else if (!m_readOnly)
        m_add->setFocus(Qt::ShortcutFocusReason);
}

void StemPictures::wish(PictureWish::What what, int place, int to)
{
    PictureWish wanted;
    wanted.what = what;
    wanted.place = place;
    wanted.to = to;
    Q_EMIT wished(wanted);
}

void StemPictures::describe(PictureWish::What what)
{
    if (m_filling)
        return;
    m_opened = true; // what is being written stays in sight
    PictureWish wanted;
    wanted.what = what;
    wanted.place = m_current;
    wanted.caption = m_caption->text();
    wanted.role = m_role->currentData().toString();
    Q_EMIT wished(wanted);
}

QMenu *StemPictures::menuOf(int place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("pictures.menu"));
    const auto add = [&](const QString &text, PictureWish::What what, bool enabled) {
        QAction *action = menu->addAction(text);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, [this, what, place] { wish(what, place); });
    };
    const bool isOwn = m_pictures.value(place).sha256 == m_own.sha256;
    add(tr("Show"), PictureWish::What::Show, true);
    QAction *another = menu->addAction(tr("Add Picture…"));
    another->setEnabled(!m_readOnly && m_add->isEnabled());
    connect(another, &QAction::triggered, this, [this, place] { wish(PictureWish::What::Choose, place + 1); });
    add(tr("Insert Mark"), PictureWish::What::Mark, !m_readOnly);
    add(tr("Source and Licence…"), PictureWish::What::Source, !isOwn); // those of the image are on Collect
    add(tr("Remove"), PictureWish::What::Remove, !m_readOnly && m_listed);
    return menu;
}

bool StemPictures::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_add && event->type() == QEvent::KeyPress)
        return handleKey(*static_cast<QKeyEvent *>(event));
    const auto found = std::find(m_tiles.begin(), m_tiles.end(), object);
    if (found == m_tiles.end())
        return QWidget::eventFilter(object, event);
    const int place = static_cast<int>(found - m_tiles.begin());
    switch (event->type()) {
    case QEvent::FocusIn:
        if (!m_opened && !m_readOnly) {
            m_opened = true;
            showDetails();
        }
        setCurrent(place);
        break;
    case QEvent::KeyPress:
        if (handleKey(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::ContextMenu:
        menuOf(place)->popup(static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    default: break;
    }
    return QWidget::eventFilter(object, event);
}

bool StemPictures::handleKey(const QKeyEvent &key)
{
    const bool plain = !(key.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int step = key.key() == Qt::Key_Left ? -1 : key.key() == Qt::Key_Right ? 1
                                                                                 : 0;
    if (step != 0 && plain) {
        setCurrent(m_current + step);
        focusPicture();
        return true;
    }
    if (step != 0 && key.modifiers() == Qt::ControlModifier) {
        wish(PictureWish::What::Move, m_current, m_current + step);
        return true;
    }
    if (key.matches(QKeySequence::Paste)) {
        PictureWish wanted;
        wanted.what = PictureWish::What::Bring;
        wanted.place = m_current + 1;
        wanted.brought = picturesIn(QApplication::clipboard()->mimeData());
        Q_EMIT wished(wanted);
        return true;
    }
    if (!plain)
        return false;
    switch (key.key()) {
    case Qt::Key_Delete:
        if (!key.isAutoRepeat())
            wish(PictureWish::What::Remove, m_current);
        return true;
    case Qt::Key_Insert:
    case Qt::Key_A:
        if (!m_readOnly && m_add->isEnabled() && !key.isAutoRepeat())
            wish(PictureWish::What::Choose, m_pictures.isEmpty() ? 0 : m_current + 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pictures.isEmpty() && m_add->hasFocus()) {
            m_add->click();
        } else if (!m_readOnly && !m_details->isHidden()) {
            m_caption->setFocus(Qt::ShortcutFocusReason);
            m_caption->end(false);
        }
        return true;
    case Qt::Key_Escape: Q_EMIT escaped(); return true;
    default:
        // The labels, which digits would choose, may be out of sight.
        return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    }
}

int StemPictures::placeAt(const QPoint &position) const
{
    if (!rect().contains(position))
        return -1;
    const int pictures = static_cast<int>(m_pictures.size());
    for (int i = 0; i < pictures; ++i) {
        const QRect tile(m_tiles.at(i)->mapTo(this, QPoint()), m_tiles.at(i)->size());
        if (position.y() < tile.top() || (position.y() <= tile.bottom() && position.x() < tile.center().x()))
            return i;
    }
    return pictures;
}

void StemPictures::showPlace(int place)
{
    if (place == m_dropPlace)
        return;
    m_dropPlace = place;
    update();
}

void StemPictures::dragEnterEvent(QDragEnterEvent *event)
{
    if (!bringsPictures(event->mimeData()))
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    showPlace(placeAt(event->position().toPoint()));
}

void StemPictures::dragMoveEvent(QDragMoveEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    showPlace(placeAt(event->position().toPoint()));
}

void StemPictures::dragLeaveEvent(QDragLeaveEvent *)
{
    showPlace(-1);
}

void StemPictures::dropEvent(QDropEvent *event)
{
    PictureWish wanted;
    wanted.what = PictureWish::What::Bring;
    wanted.place = placeAt(event->position().toPoint());
    wanted.brought = picturesIn(event->mimeData());
    showPlace(-1);
    event->setDropAction(Qt::CopyAction);
    event->accept();
    Q_EMIT wished(wanted);
}

void StemPictures::paintEvent(QPaintEvent *)
{
    if (m_dropPlace < 0)
        return;
    // A line where it would go.
    const int pictures = static_cast<int>(m_pictures.size());
    const PictureTile *tile = pictures > 0 ? m_tiles.at(std::min(m_dropPlace, pictures - 1)) : nullptr;
    const QRect beside = tile ? QRect(tile->mapTo(this, QPoint()), tile->size()) : m_row->geometry();
    const int x = m_dropPlace < pictures ? beside.left() - spacing::tiny : tile ? beside.right() + spacing::tiny
                                                                                : beside.left();
    QPainter painter(this);
    painter.setPen(QPen(Theme::of(this).tokens().accent, 3));
    painter.drawLine(std::max(1, x), beside.top(), std::max(1, x), beside.bottom());
}

void StemPictures::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        m_caption->setMinimumWidth(Theme::of(this).px(captionWidth));
}

void StemPictures::retranslate()
{
    m_caption->setMinimumWidth(Theme::of(this).px(captionWidth));
    m_add->setText(tr("Add Picture…"));
    m_addOwn->setText(tr("Add This Image"));
    m_addOwn->setToolTip(tr("Show the image itself in the question, too"));
    m_hint->setText(tr("Drop files here, or paste a picture"));
    m_captionTitle->setText(tr("Caption"));
    m_caption->setAccessibleName(tr("Caption of the picture"));
    m_roleTitle->setText(tr("Role"));
    m_role->setAccessibleName(tr("Role of the picture"));
    m_left->setText(QStringLiteral("◀"));
    m_left->setAccessibleName(tr("Move the picture to the left"));
    m_left->setToolTip(tr("Move the picture to the left (Ctrl+←)"));
    m_right->setText(QStringLiteral("▶"));
    m_right->setAccessibleName(tr("Move the picture to the right"));
    m_right->setToolTip(tr("Move the picture to the right (Ctrl+→)"));
    m_mark->setText(tr("Insert Mark"));
    m_mark->setToolTip(tr("Mark the place of the picture in the question (Alt+M)"));
    m_remove->setText(tr("Remove"));
    say({});
    const QScopedValueRollback<bool> filling(m_filling, true);
    if (m_role->count() > 0)
        m_role->setItemText(0, tr("No role"));
    for (int i = 1; i < m_role->count() && i <= m_kind.roles.size(); ++i)
        m_role->setItemText(i, m_kind.roles.at(i - 1).title.text());
    refresh();
}

} // namespace yuyi
