// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/session.h"

#include <QScrollArea>
#include <QString>

class QLabel;

namespace yuyi {

class AnswerField;
class BlindOptions;

/// The question beside its pictures: its text, and its options or the field for the answer. It scrolls if it is too high.
class QuestionBody final : public QScrollArea
{
    Q_OBJECT
public:
    explicit QuestionBody(QWidget *parent = nullptr);

    /// Shows a question from its top; nothing can be chosen yet.
    void ask(const StudyMaterial &material);
    BlindOptions &options() const { return *m_options; }
    AnswerField &field() const { return *m_field; }
    /// The question and its options, to be read out.
    QString spoken() const;
    /// What the keys do.
    QString hint() const;
    /// The height in pixels that everything needs, as wide as it is now.
    int neededHeight() const;
    /// Makes the pictures of options lower before anything has to be scrolled in this height.
    void fitInto(int height);
    void retranslate();

Q_SIGNALS:
    /// A mark in the question was clicked: the number of a picture.
    void pictureWanted(int number);

private:
    StudyMaterial m_material;
    QLabel *m_stem;
    QLabel *m_several; ///< says that all correct options are asked for
    BlindOptions *m_options;
    AnswerField *m_field; ///< in place of options
};

} // namespace yuyi
