// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ChipRow;
class MarkdownView;
class TextField;

/// @brief Edits instructions and consent in both languages: Markdown at the left, a preview at the right.
class StudyTextsForm final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyTextsForm(QWidget *parent = nullptr);

    /// Sets the texts without emitting a signal.
    void setTexts(const StudyTexts &texts);
    StudyTexts texts() const;
    void setFrozen(bool frozen);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QString &shownText();
    void showText();

    StudyTexts m_texts;
    ChipRow *m_which;
    QLabel *m_version;
    TextField *m_edit;
    MarkdownView *m_view;
};

} // namespace yuyi
