// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/textdiff.h"

#include <QLabel>

namespace yuyi {

/// @brief A text of which the stretches that the other one does not have are underlined on a tint.
class DiffLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit DiffLabel(QWidget *parent = nullptr);

    /// All of it, nothing marked.
    void setPlain(const QString &text);
    /// `text`, with what differs from `other` marked; `isLeft` chooses the colour.
    void setAgainst(const QString &text, const QString &other, bool isLeft);
    /// Said instead of a text that is not there.
    void setMissing(const QString &sentence);
    /// The text without marks.
    QString plain() const { return m_text; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    enum class Look { Plain, Left, Right, Missing };
    Look m_look = Look::Plain;
    QString m_text;
    QList<DiffRun> m_runs;
    bool m_rendering = false;
};

} // namespace yuyi
