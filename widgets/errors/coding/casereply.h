// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPair>
#include <QTextEdit>

#include <optional>

namespace yuyi {

/// A place in a reply: start and length, UTF-16 units.
using ReplySpan = QPair<qsizetype, qsizetype>;

/// @brief The unchanged text of a reply, shown at full height. The passage that decided the result and the person's evidence are
/// marked. Positions in the widget equal positions in the reply.
class CaseReply final : public QTextEdit
{
    Q_OBJECT
public:
    explicit CaseReply(QWidget *parent);

    /// `deciding`: the passage that decided the result; start −1 means none.
    void setReply(const QString &reply, const ReplySpan &deciding);
    void setEvidence(const QList<ReplySpan> &spans);
    /// Marks this passage instead of the deciding one; no value: the deciding one again.
    void showPassage(const std::optional<ReplySpan> &passage);
    /// The selected text without surrounding spaces; no value if nothing is selected.
    std::optional<ReplySpan> selection() const;
    /// Position of the text cursor.
    qsizetype cursorPosition() const { return textCursor().position(); }
    void select(const ReplySpan &span);
    /// Takes the focus. The cursor goes to the deciding passage, or stays where it was if the person has moved it before.
    void enter();
    void dropSelection();
    /// Rectangle of the beginning of the marked passage, as a rule the deciding one, in widget coordinates. Null: none is marked.
    QRect markedRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void selectionMade(bool something);
    /// Esc was pressed.
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void mark();
    void fit();

    ReplySpan marked() const { return m_passage.value_or(m_deciding); }

    ReplySpan m_deciding{-1, 0};
    std::optional<ReplySpan> m_passage; ///< shown instead of the deciding one
    QList<ReplySpan> m_evidence;
    int m_fitted = -1;
};

} // namespace yuyi
