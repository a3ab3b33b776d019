// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/optionpicture.h"

#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/image/rowpictures.h"
#include "widgets/shell/drop/filedrop.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

namespace yuyi {

namespace {
constexpr int tileEdge = 48; // pixels at scale 1
} // namespace

OptionPicture::OptionPicture(QPlainTextEdit *text, QWidget *row)
    : QObject(row),
      m_text(text),
      m_row(row),
      m_tile(new PictureTile(tileEdge, false, row))
{
    m_tile->hide();
    for (QWidget *one : std::initializer_list<QWidget *>{m_tile, m_text, m_text->viewport(), m_row})
        one->installEventFilter(this);
    connect(m_tile, &QAbstractButton::clicked, this, [this] {
        if (!m_tile->picture().isNull())
            wish(PictureWish::What::Show);
        else if (m_editable)
            openMenu();
    });
}

void OptionPicture::setCards(RowPictures *cards)
{
    if (cards)
        m_tile->setCards(cards);
}

void OptionPicture::setPicture(const Medium &picture)
{
    m_tile->setPicture(picture);
}

void OptionPicture::setTakes(bool takes, bool editable)
{
    m_takes = takes;
    m_editable = takes && editable;
    m_tile->setVisible(takes);
    m_tile->setReadOnly(!m_editable);
    m_row->setAcceptDrops(m_editable);
    FileDrop::letTake(m_row, m_editable);
}

void OptionPicture::setLetter(const QString &letter)
{
    m_tile->setAccessibleName(tr("Picture of option %1").arg(letter));
    m_tile->setToolTip(tr("Picture of option %1: drop a file here, or paste a picture").arg(letter));
}

void OptionPicture::wish(PictureWish::What what, const BroughtPictures &brought)
{
    PictureWish wanted;
    wanted.what = what;
    wanted.brought = brought;
    Q_EMIT wished(wanted);
}

void OptionPicture::openMenu()
{
    const bool filled = !m_tile->picture().isNull();
    if (!filled && !m_editable)
        return;
    auto *menu = new QMenu(m_row);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("option.pictureMenu"));
    const auto add = [&](const QString &text, PictureWish::What what) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, what] { wish(what); });
    };
    if (filled)
        add(tr("Show"), PictureWish::What::Show);
    if (m_editable) {
        add(tr("Choose Picture…"), PictureWish::What::Choose);
        add(tr("This Image"), PictureWish::What::Own);
        if (bringsPictures(QApplication::clipboard()->mimeData())) {
            connect(menu->addAction(tr("Paste Picture")), &QAction::triggered, this,
                    [this] { wish(PictureWish::What::Bring, picturesIn(QApplication::clipboard()->mimeData())); });
        }
    }
    if (filled) {
        add(tr("Source and Licence…"), PictureWish::What::Source);
        if (m_editable)
            add(tr("Remove Picture"), PictureWish::What::Remove);
    }
    menu->popup(m_tile->mapToGlobal(QPoint(0, m_tile->height())));
}

bool OptionPicture::handleKey(const QKeyEvent &key)
{
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (key.matches(QKeySequence::Paste)) {
        if (m_editable)
            wish(PictureWish::What::Bring, picturesIn(QApplication::clipboard()->mimeData()));
        return true;
    }
    if (enter && key.modifiers() == Qt::AltModifier) {
        if (!key.isAutoRepeat())
            Q_EMIT correctChosen();
        return true;
    }
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: openMenu(); return true;
    case Qt::Key_Delete:
        if (m_editable && !key.isAutoRepeat())
            wish(PictureWish::What::Remove);
        return true;
    case Qt::Key_Escape: Q_EMIT textWanted(); return true;
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return true;
    case Qt::Key_Down: Q_EMIT stepWanted(1); return true;
    default:
        // The labels, which digits would choose, may be out of sight.
        return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    }
}

bool OptionPicture::handleDrag(QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        if (!bringsPictures(drop->mimeData()))
            return false;
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        m_tile->setCurrent(event->type() != QEvent::Drop);
        if (event->type() == QEvent::Drop)
            wish(PictureWish::What::Bring, picturesIn(drop->mimeData()));
        return true;
    }
    case QEvent::DragLeave: m_tile->setCurrent(false); return false;
    default: return false;
    }
}

bool OptionPicture::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_tile) {
        if (event->type() == QEvent::KeyPress)
            return handleKey(*static_cast<QKeyEvent *>(event));
        if (event->type() != QEvent::ContextMenu)
            return false;
        openMenu();
        return true;
    }
    if (!m_editable)
        return false;
    if (object == m_text && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QMimeData *pasted = QApplication::clipboard()->mimeData();
        if (!bringsOnlyPictures(pasted))
            return false;
        wish(PictureWish::What::Bring, picturesIn(pasted));
        return true;
    }
    return handleDrag(event);
}

} // namespace yuyi
