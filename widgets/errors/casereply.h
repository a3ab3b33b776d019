// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPair>
#include <QTextEdit>

#include <optional>

namespace yuyi {

/// A place in a reply: start and length, UTF-16 units.
using ReplySpan = QPair<qsizetype, qsizetype>;

/// @brief The words of a reply as they came, as tall as they are: the place that decided and the person's evidence are marked.
/// Positions in it are positions in the reply.
class CaseReply final : public QTextEdit
{
    Q_OBJECT
public:
    explicit CaseReply(QWidget *parent);

    /// `deciding`: start −1 for none.
    void setReply(const QString &reply, const ReplySpan &deciding);
    void setEvidence(const QList<ReplySpan> &spans);
    /// The words selected, without the spaces around them.
    std::optional<ReplySpan> selection() const;
    /// Where the text cursor stands.
    qsizetype place() const { return textCursor().position(); }
    void select(const ReplySpan &span);
    /// Puts the focus here: at the words that decided, or where the cursor was when the person has been here before.
    void enter();
    void dropSelection();
    /// Of the place that decided, in this widget.
    QRect decidingRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void selectionMade(bool something);
    /// Esc.
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void mark();
    void fit();

    ReplySpan m_deciding{-1, 0};
    QList<ReplySpan> m_evidence;
    int m_fitted = -1;
};

} // namespace yuyi
