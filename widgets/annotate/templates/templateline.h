// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace yuyi {

class ActionButton;
class ElidedLabel;

/// @brief Says how the question shown stands to its template, and offers to fill it anew where it differs.
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

    /// `code`: of the template.
    void show(Standing standing, const QString &code = {}, bool editable = true);
    Standing standing() const { return m_standing; }
    /// Whether it takes its place while it is hidden, so that nothing moves from question to question.
    void keepPlace(bool keep);
    using QWidget::show;

Q_SIGNALS:
    void fillWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ElidedLabel *m_text;
    ActionButton *m_fill;
    Standing m_standing = Standing::None;
    QString m_code;
    bool m_editable = true;
};

} // namespace yuyi
