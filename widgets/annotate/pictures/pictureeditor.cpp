// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/pictureeditor.h"

#include "models/domain/text.h"
#include "models/services/annotation/pictureedits.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/optionrows.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/annotate/pictures/stempictures.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/shell/drop/filedrop.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace yuyi {

namespace {

const QString mediaPart = QStringLiteral("media");

QString optionPart(int option)
{
    return QStringLiteral("option/%1").arg(option);
}

bool sameItem(const QList<ItemPicture> &a, const QList<ItemPicture> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ItemPicture &one, const ItemPicture &other) {
        return one.medium == other.medium && one.number == other.number && one.option == other.option;
    });
}

} // namespace

PictureEditor::PictureEditor(WrappedField *stem, OptionRows *options, QVBoxLayout *column, QObject *parent)
    : QObject(parent),
      m_stem(stem),
      m_options(options),
      m_column(column)
{
    stem->installEventFilter(this);
    stem->viewport()->installEventFilter(this); // it meets what is dragged
    connect(stem, &WrappedField::cursorPositionChanged, this, [this] {
        if (m_stem->hasFocus())
            m_cursor = m_stem->cursorPosition();
    });
    connect(options, &OptionRows::pictureWished, this, &PictureEditor::take);
}

void PictureEditor::makeRow()
{
    m_row = new StemPictures(m_stem->parentWidget());
    m_column->insertWidget(m_column->indexOf(m_stem) + 1, m_row);
    if (m_loader)
        m_row->setLoader(*m_loader);
    connect(m_row, &StemPictures::wished, this, &PictureEditor::take);
    connect(m_row, &StemPictures::escaped, this, &PictureEditor::escaped);
}

void PictureEditor::setLoader(PictureLoader &loader)
{
    m_loader = &loader;
    m_options->setLoader(loader);
    if (m_row)
        m_row->setLoader(loader);
}

void PictureEditor::show(const Question &question, const QuestionKind &kind, bool readOnly)
{
    const bool other = question.id != m_question.id;
    const bool tookPictures = isTaken();
    m_question = question;
    m_kind = kind;
    m_readOnly = readOnly;
    m_shown = stemPictures(question, m_own);
    if (other)
        m_cursor = -1;
    if (isTaken() && !m_row)
        makeRow();
    FileDrop::letTake(m_stem, isTaken() && !readOnly);
    if (m_row) {
        if (other)
            m_row->forget();
        m_row->setVisible(isTaken());
        FileDrop::letTake(m_row, isTaken() && !readOnly);
        // First: whatever else shows the row again finds what is typed at this moment.
        m_row->setPictures(m_shown, kind, m_own, !question.media.isEmpty());
        m_row->setReadOnly(readOnly);
    }
    showWaiting();
    const QList<ItemPicture> before = std::exchange(m_item, itemPictures(question, m_own, question.options));
    if (tookPictures != isTaken() || !sameItem(before, m_item))
        Q_EMIT changed();
}

void PictureEditor::showNone()
{
    show(Question(), QuestionKind(), true);
}

void PictureEditor::commit()
{
    if (m_row)
        m_row->commit();
}

QList<QWidget *> PictureEditor::fields() const
{
    return m_row ? m_row->fields() : QList<QWidget *>();
}

void PictureEditor::say(const QString &sentence)
{
    if (m_row)
        m_row->say(sentence);
}

int PictureEditor::waiting() const
{
    int pictures = 0;
    for (const Pending &one : m_pending) {
        if (one.question == m_question.id && one.wish.option < 0)
            pictures += one.pictures;
    }
    return pictures;
}

void PictureEditor::showWaiting()
{
    if (!m_row)
        return;
    m_row->setWaiting(waiting());
    for (int i = 0; i < m_options->rows().size(); ++i) {
        const bool reads = std::any_of(m_pending.begin(), m_pending.end(), [&](const Pending &one) {
            return one.question == m_question.id && one.wish.option >= 0 && i >= one.wish.option && i < one.wish.option + one.pictures;
        });
        if (PictureTile *tile = m_options->row(i)->pictureTile())
            tile->setWaiting(reads);
    }
}

void PictureEditor::focus()
{
    if (!isTaken() || !m_row)
        return;
    const QWidget *focus = QApplication::focusWidget();
    for (OptionRow *row : m_options->rows()) {
        if (row->pictureTile() && row->isAncestorOf(focus) && focus != row->pictureTile()) {
            row->pictureTile()->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
    m_row->focusPicture();
}

void PictureEditor::focusPicture(int place)
{
    if (!isTaken() || !m_row)
        return;
    m_row->setCurrent(place);
    m_row->focusPicture();
}

void PictureEditor::insertMark()
{
    if (!isTaken() || !m_row)
        return;
    int place = m_row->current();
    if (m_stem->hasFocus()) {
        if (const QList<int> missing = unmarked(m_stem->text(), m_shown.size()); !missing.isEmpty())
            place = missing.constFirst() - 1;
    }
    markPicture(place);
}

void PictureEditor::markPicture(int place)
{
    if (m_readOnly || place < 0 || place >= m_shown.size())
        return;
    const bool writes = m_stem->hasFocus();
    if (!writes) {
        const int end = static_cast<int>(m_stem->text().size());
        const int at = m_cursor < 0 ? end : std::min(m_cursor, end);
        m_stem->setFocus(Qt::ShortcutFocusReason); // what is typed next belongs behind the mark
        m_stem->setCursorPosition(at);
    }
    const QString mark = pictureMark(place + 1);
    if (m_stem->toPlainText().left(m_stem->cursorPosition()).endsWith(mark))
        return; // twice at one place says no more
    m_stem->insertPlainText(mark);
    m_cursor = m_stem->cursorPosition();
    if (!writes)
        m_stem->commit();
}

Medium PictureEditor::pictureOf(const PictureWish &wish) const
{
    return wish.option >= 0 ? m_question.options.value(wish.option).picture : m_shown.value(wish.place);
}

void PictureEditor::take(const PictureWish &wish)
{
    switch (wish.what) {
    case PictureWish::What::Show:
        if (const Medium picture = pictureOf(wish); !picture.isNull())
            Q_EMIT shown(picture.sha256);
        return;
    case PictureWish::What::Source:
        say({});
        if (const Medium picture = pictureOf(wish); picture.sha256 == m_own.sha256)
            say(tr("Change the source and licence of the image itself on the Collect page."));
        else if (!picture.isNull())
            Q_EMIT sourceWanted(picture);
        return;
    default: break;
    }
    if (m_readOnly || !isTaken())
        return;
    switch (wish.what) {
    case PictureWish::What::Bring: bring(wish); break;
    case PictureWish::What::Choose: Q_EMIT filesWanted(wish); break;
    case PictureWish::What::Mark: markPicture(wish.place); break;
    case PictureWish::What::Describe:
    case PictureWish::What::Described: describe(wish); break;
    default: change(wish); break;
    }
}

void PictureEditor::describe(const PictureWish &wish)
{
    const bool done = wish.what == PictureWish::What::Described;
    const Change change = [wish, done, own = m_own](Question &question, const QuestionKind &) {
        return describePicture(question, own, wish.place, wish.caption, wish.role) || done;
    };
    if (done)
        Q_EMIT changeWanted(m_question.id, change, mediaPart, tr("Description of picture %1").arg(wish.place + 1));
    else
        Q_EMIT typed(change);
}

void PictureEditor::change(const PictureWish &wish)
{
    say({});
    const bool removes = wish.what == PictureWish::What::Remove;
    if (wish.option >= 0) {
        const Change change = [wish, own = m_own, picture = removes ? Medium() : m_own](Question &question, const QuestionKind &) {
            return setOptionPicture(question, own, wish.option, picture);
        };
        Q_EMIT changeWanted(m_question.id, change, optionPart(wish.option), tr("Picture of option %1").arg(optionLetter(wish.option)));
        return;
    }
    const Change change = [wish, removes, own = m_own](Question &question, const QuestionKind &kind) {
        return removes                              ? removePicture(question, own, wish.place)
             : wish.what == PictureWish::What::Move ? movePicture(question, own, wish.place, wish.to)
                                                    : insertPictures(question, own, wish.place, {own}, kind.mostPictures) > 0;
    };
    const QString name = removes                              ? tr("Picture removed")
                       : wish.what == PictureWish::What::Move ? tr("Picture moved")
                                                              : tr("Picture added");
    const qsizetype before = m_shown.size();
    Q_EMIT changeWanted(m_question.id, change, mediaPart, name);
    if (wish.what == PictureWish::What::Move || m_shown.size() > before) {
        const bool focused = m_row->isAncestorOf(QApplication::focusWidget());
        m_row->setCurrent(wish.what == PictureWish::What::Move ? wish.to : wish.place);
        if (focused)
            m_row->focusPicture();
    }
}

void PictureEditor::bring(const PictureWish &wish)
{
    say({});
    if (wish.brought.isEmpty()) {
        say(tr("There is no picture on the clipboard."));
        return;
    }
    const int room = wish.option >= 0 ? static_cast<int>(m_question.options.size()) - wish.option
                                      : m_kind.mostPictures - static_cast<int>(m_shown.size()) - waiting();
    if (room <= 0) {
        say(tr("A question of this kind can show at most %n picture(s).", nullptr, m_kind.mostPictures));
        return;
    }
    Pending pending;
    pending.request = ++m_last;
    pending.question = m_question.id;
    pending.wish = wish;
    pending.wish.brought = {};
    pending.pictures = std::min(room, wish.brought.count());
    pending.lost = wish.brought.count() - pending.pictures;
    m_pending.append(pending);
    showWaiting();
    BroughtPictures brought = wish.brought;
    brought.files = brought.files.mid(0, room);
    Q_EMIT adding(pending.request, brought);
}

void PictureEditor::arrived(int request, const Result<AddedPictures> &added)
{
    const auto found = std::find_if(m_pending.cbegin(), m_pending.cend(), [&](const Pending &one) { return one.request == request; });
    if (found == m_pending.cend())
        return;
    const Pending pending = *found;
    m_pending.erase(found);
    showWaiting();
    QStringList said = added ? added->faults : QStringList{added.error().sentence};
    if (pending.lost > 0)
        said.append(tr("%n picture(s) did not fit.", nullptr, pending.lost));
    const QList<Medium> media = added ? added->media : QList<Medium>();
    const bool shows = pending.question == m_question.id;
    if (!media.isEmpty()) {
        const auto taken = std::make_shared<int>(-1);
        const int option = pending.wish.option;
        const Change change = [=, own = m_own, place = pending.wish.place](Question &question, const QuestionKind &kind) {
            *taken = 0;
            if (option < 0) {
                *taken = kind.takesPictures() ? insertPictures(question, own, place, media, kind.mostPictures) : 0;
                return *taken > 0;
            }
            bool changes = false;
            for (int i = 0; kind.optionPictures && i < media.size() && option + i < question.options.size(); ++i) {
                changes = setOptionPicture(question, own, option + i, media.at(i)) || changes;
                ++*taken;
            }
            return changes;
        };
        const QString name = option >= 0 ? tr("Picture of option %1").arg(optionLetter(option))
                                         : tr("%n picture(s) added", nullptr, static_cast<int>(media.size()));
        Q_EMIT changeWanted(pending.question, change, option >= 0 ? optionPart(option) : mediaPart, name);
        if (*taken < 0) {
            said.append(tr("A picture was not added: another image was opened while it was being read."));
            Q_EMIT leftOut(said.join(u'\n'));
            return;
        }
        if (const int rest = static_cast<int>(media.size()) - *taken; rest > 0)
            said.append(tr("%n picture(s) were not added: the question shows them already, or it can show no more.", nullptr, rest));
        if (shows && option < 0 && *taken > 0)
            m_row->setCurrent(pending.wish.place);
    }
    if (shows)
        say(said.join(u'\n'));
    else if (!said.isEmpty())
        Q_EMIT leftOut(said.join(u'\n'));
}

bool PictureEditor::eventFilter(QObject *object, QEvent *event)
{
    if ((object != m_stem && object != m_stem->viewport()) || !isTaken() || m_readOnly)
        return QObject::eventFilter(object, event);
    PictureWish wish;
    wish.what = PictureWish::What::Bring;
    wish.place = static_cast<int>(m_shown.size());
    switch (event->type()) {
    case QEvent::KeyPress: {
        if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste))
            break;
        const QMimeData *pasted = QApplication::clipboard()->mimeData();
        if (!bringsOnlyPictures(pasted))
            break;
        wish.brought = picturesIn(pasted);
        take(wish);
        return true;
    }
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (!bringsPictures(drag->mimeData()))
            break;
        drag->setDropAction(Qt::CopyAction);
        drag->accept();
        return true;
    }
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        if (!bringsPictures(drop->mimeData()))
            break;
        wish.brought = picturesIn(drop->mimeData());
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        take(wish);
        return true;
    }
    default: break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace yuyi
