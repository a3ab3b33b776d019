// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class LineField;
class TextField;

/// @brief Edits a question after its discussion: stem, options and key, or accepted answers. Deletes itself.
class RewriteDialog final : public QDialog
{
    Q_OBJECT
public:
    RewriteDialog(const Question &question, const Preset &preset, QWidget *parent);

Q_SIGNALS:
    void rewritten(const yuyi::Question &question);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    void buildOptions(QVBoxLayout *column);
    void buildAccepted(QVBoxLayout *column);
    void addWording(const QString &text);

    Question m_question;
    std::optional<QuestionKind> m_kind; ///< no value: the preset does not have it
    TextField *m_stem;
    QList<LineField *> m_options;
    QList<LineField *> m_accepted; ///< of a question without options
    QVBoxLayout *m_wordings = nullptr;
    ActionButton *m_add = nullptr;
    QButtonGroup *m_keys;
    QLabel *m_fault;
};

} // namespace yuyi
