// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class LineField;
class PictureLoader;
class RowPictures;
class TextField;

/// @brief Edits a question after its discussion: stem, options and key, or accepted answers. Its pictures stay, but options may exchange
/// theirs. Deletes itself.
class RewriteDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `own`: the picture of the question's image; `pictures` loads it, and those of the question.
    RewriteDialog(const Question &question, const Preset &preset, PictureLoader &pictures, const Medium &own, QWidget *parent);

Q_SIGNALS:
    void rewritten(const yuyi::Question &question);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    void buildPictures(QVBoxLayout *column, PictureLoader &pictures, const Medium &own);
    void buildOptions(QVBoxLayout *column);
    /// Adds the picture of an option, and the button that exchanges it for that of the next option.
    void addPicture(QGridLayout *grid, int option);
    void exchange(int option);
    void drawPictures();
    void buildAccepted(QVBoxLayout *column);
    void addWording(const QString &text);

    Question m_question;
    std::optional<QuestionKind> m_kind; ///< no value: the preset does not have it
    TextField *m_stem;
    QList<LineField *> m_options;
    RowPictures *m_cards;
    QList<QLabel *> m_pictures;    ///< parallel to the options; empty where none has a picture
    QList<LineField *> m_accepted; ///< of a question without options
    QVBoxLayout *m_wordings = nullptr;
    ActionButton *m_add = nullptr;
    QButtonGroup *m_keys;
    QLabel *m_fault;
};

} // namespace yuyi
