// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

namespace yuyi {

class ActionButton;
class ElidedLabel;

/// What the line says of a question whose options are drawn.
struct DrawnNote {
    bool drawn = false; ///< false: a template fills the question
    QStringList struck; ///< names of the options that were struck out
};

/// @brief Says how the question shown stands to its template or its pool, and offers to fill it anew where it differs, and to strike out
/// options that were drawn.
class TemplateLine final : public QWidget
{
    Q_OBJECT
public:
    enum class Standing {
        None,      ///< no template applies: the line is hidden
        Unwritten, ///< the question is still empty
        Filled,
        Differs
    };

    explicit TemplateLine(QWidget *parent = nullptr);

    /// `code`: of the template or the pool.
    void show(Standing standing, const QString &code = {}, bool editable = true, const DrawnNote &note = {});
    Standing standing() const { return m_standing; }
    /// Whether it takes its place while it is hidden, so that nothing moves from question to question.
    void keepPlace(bool keep);
    using QWidget::show;

Q_SIGNALS:
    void fillWanted();
    void strikeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QString drawnText() const;

    ElidedLabel *m_text;
    ActionButton *m_strike;
    ActionButton *m_fill;
    Standing m_standing = Standing::None;
    QString m_code;
    DrawnNote m_note;
    bool m_editable = true;
};

} // namespace yuyi
