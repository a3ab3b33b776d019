// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/questionkind.h"
#include "models/domain/result.h"
#include "widgets/annotate/pictures/addpictures.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QList>
#include <QObject>

#include <functional>

class QVBoxLayout;

namespace yuyi {

class OptionRows;
class PictureLoader;
class StemPictures;
class WrappedField;

/// @brief The pictures of the question in an editor: what they show, and what becomes of the wishes of its author. It asks for each change
/// of the question by a signal, because the question belongs to the editor. Pictures that are brought have to become media first: until
/// arrived() they have a place that shows it.
class PictureEditor final : public QObject
{
    Q_OBJECT
public:
    /// Changes a question of this kind. Returns whether that is a step of the undo history.
    using Change = std::function<bool(Question &question, const QuestionKind &kind)>;

    /// The row with the pictures of the stem comes below the stem in `column` as soon as a kind takes pictures.
    PictureEditor(WrappedField *stem, OptionRows *options, QVBoxLayout *column, QObject *parent);

    /// Where small pictures come from; it must outlive the editor.
    void setLoader(PictureLoader &loader);
    /// The picture of the image; before its questions are shown.
    void setOwn(const Medium &own) { m_own = own; }
    void show(const Question &question, const QuestionKind &kind, bool readOnly);
    /// There is no question.
    void showNone();

    /// Whether the question shown takes pictures.
    bool isTaken() const { return m_kind.takesPictures(); }
    /// The pictures of the question shown.
    const QList<ItemPicture> &item() const { return m_item; }
    /// Whether pictures are being read.
    bool isBusy() const { return !m_pending.isEmpty(); }
    QuestionId question() const { return m_question.id; }
    void commit();
    /// In Tab order, those of the stem alone.
    QList<QWidget *> fields() const;

    /// From the text of an option to its picture, from elsewhere to the pictures of the stem.
    void focus();
    /// Gives the focus to this picture of the stem, from 0.
    void focusPicture(int place);
    /// Puts a mark into the stem, at the cursor: while the stem is written that of the first picture without a mark, or else that of the
    /// current picture.
    void insertMark();
    void take(const PictureWish &wish);
    /// The answer to adding().
    void arrived(int request, const Result<AddedPictures> &added);

Q_SIGNALS:
    void changeWanted(const yuyi::QuestionId &question, const yuyi::PictureEditor::Change &change, const QString &part,
                      const QString &name);
    /// The same for the question shown while something is being typed.
    void typed(const yuyi::PictureEditor::Change &change);
    /// The question shows other pictures, or takes some from now on, or takes none.
    void changed();
    /// Pictures are to be added to the project.
    void adding(int request, const yuyi::BroughtPictures &brought);
    /// The person wants to choose files; the wish comes back with them (take()).
    void filesWanted(const yuyi::PictureWish &wish);
    void shown(const yuyi::Sha256 &picture);
    void sourceWanted(const yuyi::Medium &picture);
    /// Something could not be added to a question that is not shown any more.
    void leftOut(const QString &sentence);
    void escaped();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    struct Pending {
        int request = 0;
        QuestionId question;
        PictureWish wish;
        int pictures = 0;
        int lost = 0; ///< files for which there was no room
    };

    void makeRow();
    void say(const QString &sentence);
    Medium pictureOf(const PictureWish &wish) const;
    void bring(const PictureWish &wish);
    void change(const PictureWish &wish);
    void describe(const PictureWish &wish);
    void markPicture(int place);
    /// How many pictures of the question shown are being read for its stem.
    int waiting() const;
    void showWaiting();

    WrappedField *m_stem;
    OptionRows *m_options;
    QVBoxLayout *m_column;
    StemPictures *m_row = nullptr;
    PictureLoader *m_loader = nullptr;
    Medium m_own;
    Question m_question; ///< as it was shown last
    QuestionKind m_kind;
    QList<Medium> m_shown;
    QList<ItemPicture> m_item;
    QList<Pending> m_pending;
    int m_last = 0;    ///< request
    int m_cursor = -1; ///< in the stem when it was left; −1: at its end
    bool m_readOnly = false;
};

} // namespace yuyi
