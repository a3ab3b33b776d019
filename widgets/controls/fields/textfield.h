// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/fieldof.h"

#include <QPlainTextEdit>

namespace yuyi {

/// Number of user-perceived characters (a combined character or emoji counts as one).
int characterCount(const QString &text);

/// @brief A text field that grows with its text, counts characters and emits committed() when the user has finished.
///
/// Ctrl+Z undoes within the field. Tab moves on. Esc emits escaped(). Ctrl+Enter commits and is passed on to the page. An Enter
/// that belongs to an input method neither commits nor inserts a line.
class TextField : public FieldOf<QPlainTextEdit>
{
    Q_OBJECT
public:
    explicit TextField(QWidget *parent = nullptr);

    /// Line ends are "\n". A text from setText() that nobody has changed since comes back as it was given, with its own line ends.
    QString text() const;
    /// Sets the text from code: clears the undo steps and emits no committed().
    void setText(const QString &text);
    /// Height in lines of text; the field grows from `least` to `most`. Default: 2…8. Equal numbers: fixed height.
    void setLines(int least, int most);
    /// Shows the character count in the lower right corner, on request not while the field is empty. On by default.
    void setCountVisible(bool visible, bool whileEmpty = true);
    /// Recommended length: above it the count takes the attention colour ("61/50"). 0: no limit. Nothing is cut off.
    void setAdvisedLength(int characters);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user left the field or pressed Ctrl+Enter, and the text has changed.
    void committed(const QString &text);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QString typed() const override { return text(); }
    void announceCommit(const QString &text) override { Q_EMIT committed(text); }
    void announceEscape() override { Q_EMIT escaped(); }
    void restyle() override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fit();
    void count();
    int heightOf(int lines) const;

    int m_least = 2;
    int m_most = 8;
    int m_advised = 0;
    bool m_countVisible = true;
    bool m_countsNothing = true;
    int m_fitted = -1;
    QString m_given; ///< by setText(); holds as long as the document is m_shown
    QString m_shown;
};

} // namespace yuyi
