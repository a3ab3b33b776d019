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

/// @brief A text to read with one or two buttons. Space and Enter scroll by a page until the end; then Enter accepts.
class ReadingPage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Texts {
        QString title;
        QString markdown;
        QString note; ///< a line of small text below
        QString yes;
        QString no;             ///< empty: there is only one button
        QStringList confirm;    ///< each must be ticked to accept; with `toTheEnd`, only after reading to the end
        bool toTheEnd = false;  ///< accepting requires that the end has been on screen
        bool languages = false; ///< offers to choose language and text size
        int size = 100;         ///< text size in per cent of the original; 0: cannot be changed
    };

    explicit ReadingPage(QWidget *parent = nullptr);

    /// `keepPosition`: the texts of the same page anew. If the text to read is the same, scroll position, reading progress and ticks
    /// are kept; another text, such as a translation, is to be read and agreed to from its beginning.
    void show(const Texts &texts, bool keepPosition = false);
    using QWidget::show;
    bool isReadToTheEnd() const { return m_read; }
    /// Returns true if everything required has been read and ticked.
    bool mayAccept() const;

Q_SIGNALS:
    void accepted();
    void declined();
    void stopWanted();
    /// "zh_CN" or "en".
    void languageWanted(const QString &code);
    /// The person chose a text size, in per cent of the original.
    void sizeWanted(int percent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void showBoxes(const QStringList &sentences, bool keepTicks);
    void arrange() override;

    QString m_shown; ///< the text to read
    bool m_needsEnd = false;
    bool m_read = false;
    bool m_settling = false; ///< the text is not laid out yet
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
