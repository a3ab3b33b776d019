// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/participate/arrangedpage.h"

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class ChipRow;
class MarkdownView;

/// @brief A text to read in peace, and one or two answers to it. Space and Enter turn its pages until it is read to its end; then
/// Enter says yes.
class ReadingPage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Texts {
        QString title;
        QString markdown;
        QString note;       ///< one quiet line under it
        QString yes;
        QString no;         ///< empty: there is only one answer
        QStringList confirm;         ///< sentences that are ticked, each, before yes; with `toTheEnd` only once that was read
        bool toTheEnd = false;       ///< yes only once the end has been on screen
        bool languages = false;      ///< offers the languages and sizes of text
        int size = 100;              ///< of text, per cent of what it was before; 0: it cannot be larger
    };

    explicit ReadingPage(QWidget *parent = nullptr);

    /// `keepPlace`: the same in another language; what has been read is read.
    void show(const Texts &texts, bool keepPlace = false);
    using QWidget::show;
    bool isReadToTheEnd() const { return m_read; }
    /// Nothing is left to read or to tick.
    bool mayAccept() const;

Q_SIGNALS:
    void accepted();
    void declined();
    void stopWanted();
    /// "zh_CN" or "en".
    void languageWanted(const QString &code);
    /// Per cent of what it was before.
    void sizeWanted(int percent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void showBoxes(const QStringList &sentences, bool keepTicks);
    void arrange() override;

    bool m_needsEnd = false;
    bool m_read = false;
    bool m_settling = false;   ///< not laid out yet
    QWidget *m_column;
    QLabel *m_title;
    ChipRow *m_languages;
    ChipRow *m_sizes;
    MarkdownView *m_text;
    QLabel *m_note;
    QVBoxLayout *m_confirm;
    QList<QCheckBox *> m_boxes;
    QLabel *m_end;
    ActionButton *m_yes;
    ActionButton *m_no;
};

} // namespace yuyi
